//! Block on the glass: see [`line_game`](crate::line_game). Here are its pages.

mod icon;
mod rules;
#[cfg(test)]
mod tests;

use crate::line_game::Pages;
use crate::parts::icon::Icon;
use crate::screen::{Pose, RulesPage};
use parlour_rules::block::Blocking;

impl Pages for Blocking {
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = rules::POSES;
    const ICON: Icon = icon::draw;
    const NOTES: bool = true;
}

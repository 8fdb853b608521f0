//! Block on the glass: see [`line_game`](crate::line_game). Here are its pages.

mod rules;
#[cfg(test)]
mod tests;

use crate::line_game::Pages;
use crate::parts::icons::{self, Icon};
use crate::screen::{Pose, RulesPage};
use parlour_rules::block::Blocking;

impl Pages for Blocking {
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = rules::POSES;
    const ICON: Icon = icons::block;
    const NOTES: bool = true;
}

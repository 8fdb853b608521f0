//! Block on the glass: see [`line_game`](crate::line_game). Here are its pages.

mod icon;
mod poses;
mod rules;
#[cfg(test)]
mod tests;

use crate::line_game::{Pages, Style, tips};
use crate::parts::icon::Icon;
use crate::screen::{Pose, RulesPage, Tip};
use parlour_rules::block::Blocking;
use parlour_rules::line_game::LineGame;

impl Pages for Blocking {
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<LineGame<Self>>] =
        &[tips::placing(), tips::both_ends(), tips::counting()];
    const ICON: Icon = icon::draw;
    const STYLE: &'static Style = &Style {
        notes: true,
        ..Style::USUAL
    };
}

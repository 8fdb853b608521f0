//! Dominoes on the glass: see [`line_game`](crate::line_game). Here are its pages.

mod icon;
mod poses;
mod rules;
#[cfg(test)]
mod tests;

use crate::line;
use crate::line_game::words::dots_of_others;
use crate::line_game::{Pages, Style, tips};
use crate::parts::icon::Icon;
use crate::screen::{Line, Pose, RulesPage, Tip};
use parlour_rules::Seat;
use parlour_rules::dominoes::Basic;
use parlour_rules::line_game::{Ending, LineGame, Report};

impl Pages for Basic {
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<LineGame<Self>>] = &[
        tips::placing(),
        tips::both_ends(),
        tips::counting(),
        tips::drawing(),
    ];
    const ICON: Icon = icon::draw;
    const STYLE: &'static Style = &Style {
        reckoning,
        ..Style::USUAL
    };
}

/// After a block less the dots of the own hand.
fn reckoning(report: &Report, winner: Seat) -> Line {
    let others = dots_of_others(report, winner);
    match report.ending {
        Ending::Blocked => line!("{others} - {}", report.hands[winner].dots()),
        _ => others,
    }
}

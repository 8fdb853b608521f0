//! Bergen on the glass: see [`line_game`](crate::line_game). Here are its pages, and how its rounds are accounted for.

mod account;
mod icon;
mod poses;
mod rules;
#[cfg(test)]
mod tests;

use crate::line_game::{Pages, Style, tips};
use crate::parts::icon::Icon;
use crate::people::People;
use crate::screen::{Entry, Line, Pose, RulesPage, Tip};
use parlour_rules::Seat;
use parlour_rules::bergen::{Heading, THREE};
use parlour_rules::line_game::{LineGame, View};

impl Pages for Heading {
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<LineGame<Self>>] = &[
        tips::placing(),
        tips::both_ends(),
        tips::counting(),
        tips::drawing(),
        tips::scoring(),
    ];
    const ICON: Icon = icon::draw;
    const STYLE: &'static Style = &Style {
        call: "Bergen!",
        gain: |points, opening| match (opening, points) {
            (true, _) => ["Opening double", "scored for opening"],
            (false, THREE) => ["Triple-heading", "made a triple-heading"],
            (false, _) => ["Double-heading", "made a double-heading"],
        },
        ..Style::USUAL
    };

    fn gist(view: &View, seat: Seat) -> Line {
        account::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        account::account(view, people, add);
    }
}

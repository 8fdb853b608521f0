//! Four Hand Texas on the glass: the trick in the middle of the seats, what both sides have above it, the hand in a tray with
//! the trumps marked.
//!
//! While bids are made the pad sets a bid beside the plate that passes; trumps are named on nine plates; then the pad moves
//! over the tiles that may be played and A plays. X shows the tricks. The parts: [`cursor`] is the cursor and what the buttons
//! do; [`seats`] where everybody sits, [`sides`] what both sides have, [`table`] what lies between them, [`auction`] the bids,
//! [`naming`] the nine plates, [`hand`] the hand, [`motion`] what moves; [`tricks`] is a chapter of the book, [`words`]
//! everything that is said, [`hint`] what a friend would say, [`tips`] what accompanies a first game, [`rules`] the pages of
//! the rules, [`poses`] what the gallery shows.

mod auction;
mod cursor;
mod hand;
mod hint;
mod icon;
mod motion;
mod naming;
mod pictures;
mod poses;
mod rules;
mod seats;
mod sides;
mod table;
#[cfg(test)]
mod tests;
mod tips;
mod tricks;
mod words;

use crate::screen::prelude::*;
use cursor::Cursor;
use parlour_rules::Texas;
use parlour_rules::texas::{Action, Event, Phase, View};

type Sight<'a> = crate::screen::Sight<'a, Texas>;

/// The chapter of the book that the game brings.
const TRICKS: Chapter = Chapter::Own(0);

impl GameScreen for Texas {
    type Cursor = Cursor;

    const ROUND: &'static str = "Hand";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const POSES: &'static [Pose] = poses::POSES;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        *cursor = Cursor::arriving(sight.view);
    }

    fn status(sight: &Sight<'_>, _: &Cursor) -> Status {
        words::status(sight)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        words::hints(sight, cursor)
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor::press(sight.view, cursor, button)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        table::draw(sight, cursor, stage);
    }

    fn opens(sight: &Sight<'_>) -> (Chapter, &'static str) {
        match tricks::are_there(sight.view) {
            true => (TRICKS, "Tricks"),
            false => (Chapter::Scores, "Score"),
        }
    }

    fn chapters(sight: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        if tricks::are_there(sight.view) {
            add(Heading::page("Tricks"));
        }
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        tricks::page(sight, stage);
    }

    fn forced(view: &View) -> Option<Action> {
        cursor::forced(view)
    }

    fn motion(event: &Event) -> Motion {
        motion::of(event)
    }

    fn tell(event: &Event, people: &People) -> Option<Line> {
        words::tell(event, people)
    }

    /// Everybody plays to every trick.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Dealt { .. })
    }

    /// What was said or played can be taken back until the device is handed on; what has come to light cannot be hidden again.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(
            event,
            Event::Bid { .. }
                | Event::Passed { .. }
                | Event::Named { .. }
                | Event::Played { .. }
                | Event::Won { .. }
        )
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::HandOver)
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        *cursor = Cursor::on(sight.view, *action);
        hint::words(sight, *action)
    }

    fn standing(view: &View, people: &People) -> (Line, Line) {
        words::standing(view, people)
    }

    fn ending(view: &View, outcome: Outcome, _: &People) -> Line {
        words::ending(view, outcome)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }
}

//! Sorry! on the glass: the whole board with the card in its middle, and the seats beside it.
//!
//! Left and right go from pawn to pawn, up and down through what it can do; dots show the way, a hollow pawn where it ends,
//! and a cross is on everybody who goes back. For points the hand lies in the middle of the board. The parts: [`board`] is
//! where the board lies and its picture, [`pawns`] what stands on it and what is marked, [`face`] the cards, [`draw`] puts them
//! together, [`motion`] moves them; [`cursor`] obeys the pad, [`cards`] is a chapter of the book, [`words`] everything that is
//! said, [`hint`] what a friend would say, [`tips`] what accompanies a first game, [`rules`] the pages of the rules with their
//! [`pictures`], [`poses`] what the gallery shows.

mod board;
mod cards;
mod cursor;
mod draw;
mod face;
mod hint;
mod icon;
mod motion;
mod pawns;
mod pictures;
mod poses;
mod rules;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::screen::prelude::*;
use cursor::Cursor;
use parlour_rules::Sorry;
use parlour_rules::sorry::{Action, Event, Play, View};

type Sight<'a> = crate::screen::Sight<'a, Sorry>;

/// The chapter of the book that the game brings.
const CARDS: Chapter = Chapter::Own(0);

impl GameScreen for Sorry {
    type Cursor = Cursor;

    const BEGIN: &'static str = "Play";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        *cursor = Cursor::arriving(sight.view);
    }

    fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        words::hints(sight, cursor)
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (CARDS, "Cards")
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        draw::draw(sight, cursor, stage);
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("The cards"));
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        cards::page(sight, stage);
    }

    /// Everybody sees that the card is of no use.
    fn forced(view: &View) -> Option<Action> {
        view.must_pass().then_some(Action::plain(Play::Pass))
    }

    fn motion(event: &Event) -> Motion {
        motion::of(event)
    }

    fn tell(event: &Event, people: &People) -> Option<Line> {
        words::tell(event, people)
    }

    fn is_news(event: &Event) -> bool {
        words::is_news(event)
    }

    /// Once a card is turned up or drawn nothing is taken back.
    fn settles(event: &Event, hidden: bool) -> bool {
        hidden || matches!(event, Event::TurnedUp { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::RoundOver { .. })
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(cursor, *action);
        hint::words(sight, *action)
    }

    fn standing(view: &View, people: &People) -> (Line, Line) {
        words::standing(view, people)
    }

    fn ending(view: &View, outcome: Outcome, _: &People) -> Line {
        words::ending(view, outcome)
    }

    fn merit(view: &View, _: Outcome, seat: Seat, score: i32) -> Merit {
        words::merit(view, seat, score)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }
}

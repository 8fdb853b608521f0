//! Cribbage on the glass: the board with its pegs always in sight, the count and its cards below it, the hand at the bottom.
//!
//! Cards for the crib are picked with A and given with a plate; in the play the pad moves over the cards that fit. The show
//! counts one hand after the other, each combination with its cards raised. The parts: [`cursor`] is the cursor and what the
//! buttons do; [`board`] the track, [`plates`] who has what, [`table`] what lies between them and the hand, [`hand`] the
//! hand, [`show`] the show, [`motion`] what moves; [`deals`] and [`grade`] are chapters of the book, [`words`] everything that
//! is said, [`hint`] what a friend would say, [`tips`] what accompanies a first game, [`rules`] the pages of the rules, [`poses`] what the gallery shows.

mod board;
mod cursor;
mod deals;
mod grade;
mod hand;
mod hint;
mod icon;
mod motion;
mod plates;
mod poses;
mod rules;
mod show;
mod table;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::screen::prelude::*;
use cursor::Cursor;
use parlour_rules::Cribbage;
use parlour_rules::cribbage::{Action, Event, Phase, View};

type Sight<'a> = crate::screen::Sight<'a, Cribbage>;

/// The chapters that the game brings.
const DEAL: Chapter = Chapter::Own(0);
const GRADE: Chapter = Chapter::Own(1);

impl GameScreen for Cribbage {
    type Cursor = Cursor;

    const ROUND: &'static str = "Deal";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const POSES: &'static [Pose] = poses::POSES;

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

    /// Before the first card of a deal one looks at how the last discard did.
    fn opens(sight: &Sight<'_>) -> (Chapter, &'static str) {
        let open = &sight.view.open;
        match (open.phase, open.report) {
            (Phase::Discard(_) | Phase::Over, Some(_)) => (GRADE, "Discard"),
            (Phase::Discard(_), None) => (Chapter::Scores, "Score"),
            _ => (DEAL, "Deal"),
        }
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        table::draw(sight, cursor, stage);
    }

    fn chapters(sight: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("This deal"));
        if sight.view.open.report.is_some() {
            add(Heading::page("Your discard"));
        }
    }

    fn draw_chapter(sight: &Sight<'_>, number: usize, _: usize, stage: &mut Stage<'_>) {
        match Chapter::Own(number) {
            GRADE => grade::page(sight, stage),
            _ => deals::page(sight, stage),
        }
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

    /// Everybody gives to the crib in every deal.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Discarded { .. })
    }

    fn doing(event: &Event) -> &'static str {
        words::doing(event)
    }

    /// A card can be taken up again until the device is handed on; what has come to light cannot be hidden again.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(
            event,
            Event::Discarded { .. } | Event::Played { .. } | Event::Nobs { .. }
        )
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::DealOver)
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(cursor, *action);
        hint::words(sight, *action)
    }

    fn standing(view: &View, people: &People) -> (Line, Line) {
        words::standing(view, people)
    }

    fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
        words::ending(view, outcome, people)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }
}

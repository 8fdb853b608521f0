//! Hearts on the glass: the trick in the middle of the seats, the hand in a fan with the playable cards raised.
//!
//! The pad moves over the cards that may be played and A plays; X shows the last trick. Cards to pass are picked
//! with A and lie in places beside the seat that gets them. The parts: [`hand`] is the cursor and what the buttons do,
//! [`seats`] where everybody sits, [`draw`] the table, [`passing`], [`motion`] and [`moon`] its special moments,
//! [`words`] everything that is said, [`hint`] what a friend would say, [`rules`] the pages of the rules, [`poses`] what the gallery shows.

mod draw;
mod hand;
mod hint;
mod icon;
mod last_trick;
mod moon;
mod motion;
mod passing;
mod pictures;
mod poses;
mod rules;
mod seats;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::screen::prelude::*;
use hand::Cursor;
use parlour_rules::Hearts;
use parlour_rules::hearts::{Action, Event, Phase, View};

type Sight<'a> = crate::screen::Sight<'a, Hearts>;

/// The chapter of the book that the game brings.
const LAST_TRICK: Chapter = Chapter::Own(0);

impl GameScreen for Hearts {
    type Cursor = Cursor;

    const ROUND: &'static str = "Deal";
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

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        hand::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        draw::draw(sight, cursor, stage);
    }

    fn opens(sight: &Sight<'_>) -> (Chapter, &'static str) {
        match (sight.view.open.phase, &sight.view.open.last) {
            (Phase::Play, Some(_)) => (LAST_TRICK, "Last"),
            _ => (Chapter::Scores, "Score"),
        }
    }

    fn chapters(sight: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        if sight.view.open.last.is_some() {
            add(Heading::page("Last trick"));
        }
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        if let Some(last) = &sight.view.open.last {
            last_trick::page(sight, last, stage);
        }
    }

    fn forced(view: &View) -> Option<Action> {
        hand::forced(view)
    }

    fn motion(event: &Event) -> Motion {
        motion::of(event)
    }

    fn tell(event: &Event, people: &People) -> Option<Line> {
        words::tell(event, people)
    }

    /// Everybody passes.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Passed { .. })
    }

    /// A card can be taken up again until the device is handed on; what has come to light cannot be hidden again.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(
            event,
            Event::Passed { .. } | Event::Played { .. } | Event::Broken { .. } | Event::Took { .. }
        )
    }

    /// Cards are passed face down.
    fn keeps_secret(event: &Event) -> bool {
        matches!(event, Event::Passed { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::DealOver)
    }

    /// The moon.
    fn marks_round(view: &View) -> bool {
        view.open.report.is_some_and(|report| report.moon.is_some())
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        *cursor = Cursor::on(*action);
        hint::words(sight, *action)
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
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

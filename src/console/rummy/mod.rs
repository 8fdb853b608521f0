//! Rummy on the glass: the melds of all seats in a well, stock and discard pile beside it, the hand in a fan.
//!
//! A turn begins at two plates, Draw and Take; then cards are marked in the hand, and Up leads to the plates on which they
//! can go: Meld, Lay off, Discard. What can be laid down is marked already. The parts: [`hand`] is the cursor and what the
//! buttons do, [`hint`] a friend's advice, [`melds`] how melds lie in the well and in the book, [`draw`] the table,
//! [`motion`] cards on their way, [`showdown`] the end of a deal, [`words`] everything that is said, [`rules`] the pages of
//! the rules, [`tips`] what accompanies the first game.

mod draw;
mod hand;
mod hint;
mod icon;
mod melds;
mod motion;
mod poses;
mod rules;
mod showdown;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::screen::prelude::*;
use hand::Cursor;
use parlour_rules::Rummy;
use parlour_rules::rummy::{Action, Event, View};

type Sight<'a> = crate::screen::Sight<'a, Rummy>;

/// The chapter of the book that the game brings.
const MELDS: Chapter = Chapter::Own(0);

impl GameScreen for Rummy {
    type Cursor = Cursor;

    const ROUND: &'static str = "Deal";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        *cursor = Cursor::arriving(sight.view, cursor.by_rank);
    }

    fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        words::hints(sight, cursor)
    }

    fn opens(sight: &Sight<'_>) -> (Chapter, &'static str) {
        let event = sight.moment.as_ref().map(|moment| moment.event);
        let is_over = matches!(event, Some(Event::DealOver { .. }));
        match is_over || sight.view.open.melds.is_empty() {
            true => (Chapter::Scores, "Score"),
            false => (MELDS, "Melds"),
        }
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        hand::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        draw::draw(sight, cursor, stage);
    }

    fn chapters(sight: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        let melds = sight.view.open.melds.len();
        if melds > 0 {
            add(melds::heading(melds));
        }
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, scroll: usize, stage: &mut Stage<'_>) {
        melds::page(sight, scroll, stage);
    }

    fn motion(event: &Event) -> Motion {
        motion::of(event)
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        words::tell(event)
    }

    /// Everybody draws in every turn; who took a discard is told.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Drew { .. })
    }

    /// What was laid down, and the discard too, can be taken up again until the device is handed on: nothing hidden comes to
    /// light by them. A card that was drawn cannot be put back.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(
            event,
            Event::Melded { .. } | Event::LaidOff { .. } | Event::Discarded { .. }
        )
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::DealOver { .. })
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(sight.view, cursor, *action);
        hint::words(sight.view, sight.scene.people, *action)
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

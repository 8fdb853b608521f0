//! Crazy Eights on the glass: the top card in the middle, the stock beside it, the hand in a fan.
//!
//! The pad moves over the hand and up to the stock; A plays or draws. An eight opens a cross of the four suits. The
//! parts: [`hand`] is the cursor and how it moves, [`draw`] the pictures, [`words`] everything that is said, [`rules`]
//! the pages of the rules and the poses for the gallery.

mod chooser;
mod draw;
mod hand;
mod hint;
mod icon;
mod pictures;
mod poses;
mod rules;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::screen::prelude::*;
use hand::Cursor;
use parlour_rules::CrazyEights;
use parlour_rules::crazy_eights::{Action, Event, View};

impl GameScreen for CrazyEights {
    type Cursor = Cursor;

    const ROUND: &'static str = "Deal";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_, Self>, cursor: &mut Cursor) {
        *cursor = Cursor::arriving(sight.view);
    }

    fn status(sight: &Sight<'_, Self>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_, Self>, cursor: &Cursor) -> Hints<'static> {
        words::hints(sight, cursor)
    }

    fn press(sight: &Sight<'_, Self>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        hand::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_, Self>, cursor: &Cursor, stage: &mut Stage<'_>) {
        draw::draw(sight, cursor, stage);
    }

    /// A pass is possible only when it is the only thing to do, and everybody sees that the stock is out.
    fn forced(view: &View) -> Option<Action> {
        view.check(Action::Pass).is_ok().then_some(Action::Pass)
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Played { .. } => Motion::new(250, Sound::Confirm),
            Event::Drew { .. } | Event::DrewCard { .. } => Motion::new(150, Sound::Deal),
            Event::Reshuffled { .. } => Motion::new(400, Sound::Deal),
            Event::Kept { .. } | Event::Passed { .. } => Motion::new(400, Sound::Focus),
            Event::Blocked => Motion::new(600, Sound::Loss),
            // The account of the deal comes next; it needs no moment of its own.
            Event::WentOut { .. } => Motion::new(0, Sound::Gain),
            Event::Dealt { .. } => Motion::DEAL,
            Event::PutBack { .. } | Event::Turned { .. } | Event::Scored { .. } => Motion::NONE,
        }
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        words::tell(event)
    }

    /// A card that was played can be taken up again until the device is handed on; a card that was drawn cannot be
    /// put back.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(event, Event::Played { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::WentOut { .. } | Event::Blocked)
    }

    fn advise(sight: &Sight<'_, Self>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(cursor, *action);
        hint::words(sight.view, sight.scene.people, *action)
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn ending(view: &View, _: Outcome, people: &People) -> Line {
        words::ending(view, people)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }
}

//! Checkers on the glass: the board at the left, a plate for each side beside it, and on the wide picture the last moves.
//!
//! The pad goes from one checker that can move to the next; A takes it up, the pad chooses where to, A goes there. A row
//! of jumps is made one by one on the board before it counts: B takes back the last of them, and where stopping is
//! allowed, A on the checker itself ends the move. The parts: [`cursor`] is where the seat is in its turn, [`draw`] the
//! pictures, [`words`] everything that is said, [`rules`] the pages of the rules, [`poses`] what the gallery shows.

mod cursor;
mod draw;
mod ending;
mod hint;
mod icon;
mod men;
mod pictures;
mod poses;
mod rules;
mod tally;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::keys::Button;
use crate::paint::{Canvas, Stage};
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{
    Entry, GameScreen, Line, MenuEntry, Merit, Motion, Moves, Pose, Reaction, RulesPage, Sight,
    Status, Tip,
};
use crate::sound::Sound;
use cursor::Cursor;
use embedded_graphics::geometry::Point;
use parlour_rules::checkers::{Action, CheckersEvent, CheckersView};
use parlour_rules::{Checkers, Outcome, Seat, View};

impl GameScreen for Checkers {
    type Cursor = Cursor;

    const BEGIN: &'static str = "Play";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const MOVES: Option<Moves<CheckersView>> = Some(words::MOVES);

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
        words::hints(sight.view, cursor)
    }

    fn press(sight: &Sight<'_, Self>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_, Self>, cursor: &Cursor, stage: &mut Stage<'_>) {
        draw::draw(sight, cursor, stage);
    }

    fn motion(event: &CheckersEvent) -> Motion {
        match event {
            CheckersEvent::Stepped { .. } => Motion::new(250, Sound::Confirm),
            CheckersEvent::Jumped { .. } => Motion::new(300, Sound::Gain),
            CheckersEvent::Crowned { .. } => Motion::new(400, Sound::Gain),
            CheckersEvent::DrawOffered { .. } => Motion::new(900, Sound::YourTurn),
            CheckersEvent::DrawAccepted { .. } | CheckersEvent::DrawDeclined { .. } => {
                Motion::new(900, Sound::Focus)
            }
            CheckersEvent::Resigned { .. } => Motion::new(900, Sound::Loss),
        }
    }

    fn seen(event: &CheckersEvent, cursor: &Cursor) -> bool {
        cursor.has_shown(event)
    }

    fn tell(event: &CheckersEvent, _: &People) -> Option<Line> {
        Some(words::tell(event))
    }

    fn standing(view: &CheckersView, people: &People) -> (Line, Line) {
        words::standing(view, people)
    }

    fn ending(view: &CheckersView, outcome: Outcome, people: &People) -> Line {
        ending::why(view, outcome, people)
    }

    fn merit(_: &CheckersView, outcome: Outcome, seat: Seat, _: i32) -> Merit {
        Merit::of_two(outcome, seat)
    }

    fn account(view: &CheckersView, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }

    fn menu(view: &CheckersView, _: &People, add: &mut dyn FnMut(MenuEntry<Action>)) {
        let decides = view.turn().seat();
        if decides.is_none() || view.seat() != decides || view.draw_offered() {
            return;
        }
        if view.may_offer_draw() {
            add(MenuEntry::new("Offer a draw", Action::OfferDraw));
        }
        add(MenuEntry::new("Resign", Action::Resign));
    }

    fn advises(view: &CheckersView) -> bool {
        view.options().show_hints
    }

    fn advise(sight: &Sight<'_, Self>, cursor: &mut Cursor, action: &Action) -> Line {
        *cursor = Cursor::on(sight.view, *action);
        hint::words(sight.view, *action)
    }
}

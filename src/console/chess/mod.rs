//! Chess on the glass.
//!
//! The board lies before the player; the pad goes from one piece that can move to the next, A takes it up, dots show
//! where it can go, the pad chooses and A goes there. Where hints are off the cursor goes everywhere and a wrong move is
//! refused with its reason. The parts: [`cursor`] is where the seat is in its turn, [`draw`] the pictures, [`words`]
//! everything that is said, [`rules`] the pages of the rules, [`poses`] what the gallery shows.

mod chessmen;
mod cursor;
mod draw;
mod ending;
mod hint;
mod icon;
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
    Clock, Entry, GameScreen, Line, MenuEntry, Merit, Motion, Moves, Pose, Reaction, RulesPage,
    Sight, Status, Tip,
};
use crate::sound::Sound;
use cursor::Cursor;
use embedded_graphics::geometry::Point;
use parlour_rules::chess::{self, Action, ChessEvent, ChessView};
use parlour_rules::{Chess, Outcome, Seat, View};

impl GameScreen for Chess {
    type Cursor = Cursor;

    const BEGIN: &'static str = "Play";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const MOVES: Option<Moves<ChessView>> = Some(words::MOVES);

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

    fn motion(event: &ChessEvent) -> Motion {
        match event {
            ChessEvent::Moved { captured: None, .. } => Motion::new(250, Sound::Confirm),
            ChessEvent::Moved { .. } => Motion::new(300, Sound::Gain),
            ChessEvent::Castled { .. } => Motion::new(350, Sound::Confirm),
            ChessEvent::Promoted { .. } => Motion::new(400, Sound::Gain),
            ChessEvent::Check { .. } => Motion::new(700, Sound::YourTurn),
            ChessEvent::DrawOffered { .. } => Motion::new(900, Sound::YourTurn),
            ChessEvent::DrawAccepted { .. }
            | ChessEvent::DrawDeclined { .. }
            | ChessEvent::DrawClaimed { .. } => Motion::new(900, Sound::Focus),
            ChessEvent::Resigned { .. } | ChessEvent::FlagFell { .. } => {
                Motion::new(900, Sound::Loss)
            }
        }
    }

    fn tell(event: &ChessEvent, _: &People) -> Option<Line> {
        Some(words::tell(event))
    }

    fn standing(view: &ChessView, people: &People) -> (Line, Line) {
        words::standing(view, people)
    }

    fn ending(_: &ChessView, outcome: Outcome, people: &People) -> Line {
        ending::why(outcome, people)
    }

    fn merit(_: &ChessView, outcome: Outcome, seat: Seat, _: i32) -> Merit {
        Merit::of_two(outcome, seat)
    }

    fn account(view: &ChessView, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }

    fn menu(view: &ChessView, _: &People, add: &mut dyn FnMut(MenuEntry<Action>)) {
        let decides = view.turn().seat();
        if decides.is_none() || view.seat() != decides {
            return;
        }
        if view.may_claim_draw() {
            add(MenuEntry::new("Claim a draw", Action::ClaimDraw));
        }
        if view.may_offer_draw() {
            add(MenuEntry::new("Offer a draw", Action::OfferDraw));
        }
        add(MenuEntry::new("Resign", Action::Resign));
    }

    fn takes_back(view: &ChessView) -> bool {
        view.options().takeback
    }

    fn advises(view: &ChessView) -> bool {
        view.options().hints != chess::Hints::Off
    }

    fn advise(sight: &Sight<'_, Self>, cursor: &mut Cursor, action: &Action) -> Line {
        *cursor = Cursor::toward(sight.view, *action);
        hint::words(sight.view, *action)
    }

    fn clock(view: &ChessView) -> Option<Clock> {
        view.time(view.position().side()).map(Clock::seat)
    }
}

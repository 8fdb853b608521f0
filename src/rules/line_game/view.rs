//! What one seat sees of a game of a line: its own tiles, everything open, and the sizes of the rest.

use super::open::Moves;
use super::{Action, Laws, LineGame, LineRules, Open, Phase, Refusal, SEATS, Scoring};
use crate::game::{self, Choice, Turn};
use crate::ledger::{Ledger, Place};
use crate::seat::{PerSeat, Players, Seat};
use crate::tiles::TileSet;

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks; none for what is open to everybody.
    pub seat: Option<Seat>,
    /// The laws of the game that is played.
    pub laws: Laws,
    /// What it counts.
    pub scoring: &'static Scoring,
    /// What lies open on the table.
    pub open: Open,
    /// The looking seat's own tiles.
    pub hand: TileSet,
    /// The number of tiles of each seat.
    pub sizes: PerSeat<u8, SEATS>,
    /// The number of tiles that nobody was dealt and nobody has drawn.
    pub rest: u8,
    /// What the turn is about.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Turn,
}

impl View {
    pub(super) fn of<R: LineRules>(game: &LineGame<R>, seat: Option<Seat>) -> View {
        let mut sizes = PerSeat::default();
        for (seat, hand) in game.hands.iter() {
            sizes[seat] = hand.len() as u8;
        }
        let moves = game.moves();
        View {
            seat,
            laws: R::LAWS,
            scoring: R::SCORING,
            open: game.open.clone(),
            hand: seat.map_or(TileSet::EMPTY, |seat| game.hands[seat]),
            sizes,
            rest: game.rest.len() as u8,
            phase: moves.phase(),
            turn: game.open.turn(moves),
        }
    }

    /// The tiles that no zone open to this seat shows: they are in other hands or left over.
    pub fn unseen(&self) -> TileSet {
        let mut seen = self.open.line.set().or(self.hand);
        for seat in self.open.players.seats() {
            seen = seen.or(self.open_hand(seat).unwrap_or_default());
        }
        TileSet::ALL.without(seen)
    }

    /// The tiles that the looking seat may place now; none when another seat decides.
    pub fn playable(&self) -> TileSet {
        self.moves().map_or(TileSet::EMPTY, |moves| moves.tiles)
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let moves = self.moves().ok_or(Refusal::NotNow)?;
        moves.check(action, &self.open, self.hand)
    }

    /// Whether it makes no difference to which end a tile goes.
    pub fn ends_are_alike(&self) -> bool {
        let heads = self.open.line.heads();
        heads.is_some_and(|(left, right)| self.laws.are_alike(left, right))
    }

    fn moves(&self) -> Option<Moves> {
        game::View::decides(self).then(|| self.open.moves(self.laws, self.hand, self.rest.into()))
    }

    /// The tiles of a seat, if they are open to the one who looks: its own, and all when the game is over.
    pub fn open_hand(&self, seat: Seat) -> Option<TileSet> {
        if self.seat == Some(seat) {
            return Some(self.hand);
        }
        let report = self.open.report.filter(|_| self.open.over)?;
        Some(report.hands[seat])
    }
}

impl game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.turn
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if let Some(moves) = self.moves() {
            moves.visit(&self.open, &mut |action| visit(Choice::One(action)));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.hidden_zone(Place::Shared(self.laws.rest()), self.rest.into());
        for seat in self.open.players.seats() {
            let hand = self.open_hand(seat).map(TileSet::iter);
            ledger.seen(Place::Of("hand", seat), hand, self.sizes[seat].into());
        }
        self.open.describe(ledger);
    }
}

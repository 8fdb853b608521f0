//! The life of one round around the placements: dealing, drawing, and the end.

use super::score::{Ending, Report};
use super::{Event, Known, LineGame, LineRules};
use crate::game::Croupier;
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{End, Tile, TileLine, TileSet};
use heapless::Vec;

const PACK: &str = "pack";

/// How often tiles are dealt again for want of a double before the first seat is given one. Chance alone never comes
/// near (R3 leaves one deal in 37); it is for a script that never deals one.
const MOST_DEALS: usize = 64;

impl<R: LineRules> LineGame<R> {
    /// R1 to R3: deals the whole set until somebody has a double; the seat with the highest opens.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        croupier.tell(Event::Dealt {
            rounds: self.open.rounds,
        });
        self.shuffle(croupier);
        for _ in 1..MOST_DEALS {
            if self.highest_double().is_some() {
                break;
            }
            croupier.tell(Event::DealtAgain);
            self.shuffle(croupier);
        }
        if self.highest_double().is_none() {
            self.give_a_double();
        }
        let open = &mut self.open;
        open.line = TileLine::new();
        open.last = None;
        open.drawn = 0;
        open.gains = PerSeat::default();
        open.known = PerSeat::new([Known::fresh(R::LAWS.hand); super::SEATS]);
        if let Some((seat, tile)) = self.highest_double() {
            self.open.to_play = seat;
            self.open.opening = tile;
        }
    }

    /// A whole hand to each seat in turn, from the first; the next tile to be drawn is the last of the rest.
    fn shuffle(&mut self, croupier: &mut Croupier<'_, Event>) {
        let mut set: Vec<Tile, { Tile::SET }> = Tile::set().collect();
        croupier.shuffle(&mut self.rng, PACK, &mut set);
        let mut tiles = set.into_iter();
        self.hands = PerSeat::default();
        for seat in self.open.players.seats() {
            self.hands[seat] = tiles.by_ref().take(R::LAWS.hand).collect();
        }
        self.rest = tiles.rev().collect();
    }

    /// The highest double in any hand, and who has it.
    pub(super) fn highest_double(&self) -> Option<(Seat, Tile)> {
        let seats = self.open.players.seats();
        seats
            .filter_map(|seat| Some((seat, self.hands[seat].and(TileSet::DOUBLES).last()?)))
            .max_by_key(|(_, tile)| *tile)
    }

    fn give_a_double(&mut self) {
        let place = self.rest.iter().rposition(|tile| tile.is_double());
        let hand = &mut self.hands[Seat::FIRST];
        if let (Some(double), Some(tile)) = (
            place.and_then(|place| self.rest.get_mut(place)),
            hand.first(),
        ) {
            hand.remove(tile);
            hand.insert(*double);
            *double = tile;
        }
    }

    /// R6: one draw of the seat to play. If that was the last tile and it fits nowhere either, the round may be blocked.
    pub(super) fn draw(&mut self, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        let (Some(ends), Some(tile)) = (self.open.line.ends(), self.rest.pop()) else {
            return;
        };
        self.open.known[seat].drawn(ends);
        self.open.drawn = self.open.drawn.saturating_add(1);
        self.hands[seat].insert(tile);
        croupier.tell(Event::Drew { seat });
        croupier.whisper(seat, Event::DrewTile { seat, tile });
        if self.is_blocked() {
            self.end_round(Ending::Blocked, croupier);
        }
    }

    /// R11: nothing can be drawn, and no hand has a tile that fits.
    pub(super) fn is_blocked(&self) -> bool {
        let fitting = self.open.line.fitting();
        let out_of_tiles = !R::LAWS.draws || self.rest.is_empty();
        let nobody = self
            .hands
            .iter()
            .all(|(_, hand)| hand.and(fitting).is_empty());
        out_of_tiles && nobody
    }

    /// What the tile laid last brings, where placements score; whether the seat has the target by it.
    pub(super) fn gain(
        &mut self,
        seat: Seat,
        (tile, end): (Tile, Option<End>),
        croupier: &mut Croupier<'_, Event>,
    ) -> bool {
        let heads = self.open.line.heads();
        let Some((left, right)) = heads.filter(|_| R::LAWS.scores_in_play) else {
            return false;
        };
        let points = R::points(left, right);
        if points > Points::ZERO {
            self.open.gains[seat].add(points, end.is_none());
            let total = self.open.add(seat, points);
            croupier.tell(Event::Gained {
                seat,
                tile,
                end,
                points,
                total,
            });
        }
        self.open.is_won_by(seat)
    }

    /// R12 to R15: scores the round; then the game is over or the next round is dealt.
    pub(super) fn end_round(&mut self, ending: Ending, croupier: &mut Croupier<'_, Event>) {
        let hands = self.hands;
        croupier.tell(Event::Ended { ending, hands });
        let report = Report {
            players: self.open.players,
            ending,
            hands,
        };
        match (report.won(R::SCORING), ending) {
            (Some((seat, points)), _) => {
                let total = self.open.add(seat, points);
                croupier.tell(Event::Scored {
                    seat,
                    points,
                    total,
                });
            }
            (None, Ending::Reached(_)) => {}
            (None, _) => croupier.tell(Event::NobodyScored),
        }
        self.open.report = Some(report);
        self.open.gained = self.open.gains;
        self.open.rounds = self.open.rounds.saturating_add(1);
        self.open.drawn = 0;
        let mut seats = self.open.players.seats();
        self.open.over = seats.any(|seat| self.open.is_won_by(seat));
        if !self.open.over {
            self.deal(croupier);
        }
    }
}

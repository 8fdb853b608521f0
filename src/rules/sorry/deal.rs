//! The life of a round around the moves: shuffling, dealing, turning up and drawing cards, the next seat, the end.

use super::board::{Board, Pawn, PawnSet, Place};
use super::card::{Card, DECK, HAND};
use super::event::Still;
use super::notation::is_home;
use super::open::MOST_REBUILDS;
use super::options::Mode;
use super::score::{Ending, Report};
use super::step::Step;
use super::{Event, Sorry};
use crate::game::Croupier;
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use heapless::Vec;

const PACK: &str = "pack";

impl Sorry {
    /// Sets a new round up and gives out its cards; this seat begins.
    pub(super) fn begin_round(&mut self, first: Seat, croupier: &mut Croupier<'_, Event>) {
        let players = self.open.players();
        self.open.board = Board::new(players);
        if self.open.options.one_is_out() {
            for seat in players.seats() {
                let circle = Place::track(self.open.board.corner(seat).circle());
                if let Some(pawn) = Pawn::new(seat, 0) {
                    self.open.board.put(pawn, circle);
                }
            }
        }
        self.open.to_play = first;
        self.give_out(croupier);
        if !self.open.has_hands() {
            self.turn_up(croupier);
        }
    }

    /// Shuffles the whole deck, and deals hands where there are any.
    pub(super) fn give_out(&mut self, croupier: &mut Croupier<'_, Event>) {
        self.open.card = None;
        self.open.discard.clear();
        self.open.rebuilds = 0;
        self.hands = PerSeat::default();
        let mut pack: Vec<Card, DECK> = Card::deck().collect();
        croupier.shuffle(&mut self.rng, PACK, &mut pack);
        pack.reverse();
        self.stock = pack;
        if !self.open.has_hands() {
            return;
        }
        let first = self.open.to_play;
        croupier.tell(Event::Dealt { first });
        for _ in 0..HAND {
            for seat in self.open.players().seats_from(first) {
                if let Some(card) = self.stock.pop() {
                    self.hands[seat].insert(card);
                }
            }
        }
    }

    /// The next card of the draw pile (R3); none where the deck is used up for the last time.
    fn draw(&mut self, croupier: &mut Croupier<'_, Event>) -> Option<Card> {
        if self.stock.is_empty() && self.open.rebuilds < MOST_REBUILDS {
            let mut pack = core::mem::take(&mut self.open.discard);
            croupier.shuffle(&mut self.rng, PACK, &mut pack);
            pack.reverse();
            self.stock = pack;
            self.open.rebuilds += 1;
            let still = self.still(None);
            croupier.tell(Event::Reshuffled { still });
        }
        self.stock.pop()
    }

    /// Turns the next card up for the seat in turn (R2).
    pub(super) fn turn_up(&mut self, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        match self.draw(croupier) {
            Some(card) => {
                let still = self.still(None);
                self.open.card = Some(card);
                croupier.tell(Event::TurnedUp { seat, card, still });
            }
            None => self.end_round(Ending::Cards, croupier),
        }
    }

    /// A card has been used, or not: it goes on the discards, and whoever is next gets a card.
    pub(super) fn put_away(&mut self, card: Card, used: bool, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        let hands = self.open.has_hands();
        self.open.card = None;
        self.open.left = 0;
        self.open.parts = PawnSet::NONE;
        self.hands[seat].remove(card);
        // The discards have room for the whole deck.
        let _ = self.open.discard.push(card);
        if is_home(&self.open.board, self.open.side(seat)) {
            return self.end_round(Ending::Home(seat), croupier);
        }
        if hands {
            let Some(drawn) = self.draw(croupier) else {
                return self.end_round(Ending::Cards, croupier);
            };
            self.hands[seat].insert(drawn);
            let still = self.still(Some(card));
            croupier.tell(Event::Drew { seat, still });
            croupier.whisper(seat, Event::DrewCard { seat, card: drawn });
        }
        // A 2 brings another card (R19); one that is thrown away does not (P3).
        if card != Card::Two || (hands && !used) {
            self.open.to_play = self.open.players().left_of(seat);
        }
        if !hands {
            self.turn_up(croupier);
        }
    }

    /// R26, R27, P5 and P6: the round is over, and so is the game or the next round begins.
    fn end_round(&mut self, ending: Ending, croupier: &mut Croupier<'_, Event>) {
        let players = self.open.players();
        let options = self.open.options;
        let report = Report::of(&self.open.board, ending);
        self.open.report = Some(report);
        self.open.rounds += 1;
        if options.mode != Mode::Points {
            self.open.over = true;
            return;
        }
        croupier.tell(Event::RoundOver {
            winner: report.winner(),
        });
        let mut most = Points::ZERO;
        for seat in players.seats() {
            let points = report.points(players, options, seat);
            let total = self.open.totals[seat].plus(points);
            self.open.totals[seat] = total;
            most = most.max(total);
            croupier.tell(Event::Scored {
                seat,
                points,
                total,
            });
        }
        self.open.over = options.length.is_reached(self.open.rounds, most);
        if !self.open.over {
            let first = match report.winner() {
                Some(winner) => winner,
                None => croupier.pick_seat(&mut self.rng, players),
            };
            self.begin_round(first, croupier);
        }
    }

    fn still(&self, card: Option<Card>) -> Still {
        Still {
            board: self.open.board,
            card,
        }
    }

    /// Makes one step by a card and tells what comes of it, stage by stage.
    pub(super) fn step(&mut self, card: Card, step: Step, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        let mut still = self.still(Some(card));
        let Ok(trace) = still.board.trace(step) else {
            return;
        };
        let (pawn, to) = (trace.pawn, trace.to);
        let stands_there =
            |other: &Pawn| still.board.at(*other) == to && trace.swapped != Some(*other);
        let met: PawnSet = trace.bumped.iter().filter(stands_there).collect();
        croupier.tell(match step {
            Step::Start(_) => Event::Started { seat, pawn, still },
            Step::Swap(_, other) => Event::Swapped {
                seat,
                pawn,
                other,
                still,
            },
            Step::Walk(..) | Step::Sorry(..) => Event::Moved {
                seat,
                pawn,
                to,
                still,
            },
        });
        if let Some(other) = trace.swapped {
            still.board.put(other, trace.from);
        }
        still.board.put(pawn, to);
        // Whoever stands where the count ends goes before the slide begins.
        for other in met.iter() {
            bump(&mut still, seat, other, croupier);
        }
        if trace.slides() {
            let to = trace.end;
            croupier.tell(Event::Slid {
                seat,
                pawn,
                to,
                still,
            });
            still.board.put(pawn, to);
        }
        for other in trace.bumped.iter().filter(|other| !met.has(*other)) {
            bump(&mut still, seat, other, croupier);
        }
        if trace.end == Place::HOME {
            croupier.tell(Event::GotHome { seat, pawn, still });
        }
        self.open.board = still.board;
    }
}

/// A pawn is sent back.
fn bump(still: &mut Still, by: Seat, pawn: Pawn, croupier: &mut Croupier<'_, Event>) {
    croupier.tell(Event::Bumped {
        by,
        pawn,
        still: *still,
    });
    still.board.put(pawn, Place::START);
}

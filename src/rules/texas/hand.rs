//! The life of one hand: dealing, calls, the naming of trumps, tricks, and the scores at the end.

use super::auction::{Auction, Call};
use super::contract::Contract;
use super::open::{Phase, Trick};
use super::score::{Report, Side, points_of};
use super::{Event, HAND, Texas};
use crate::game::Croupier;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{Tile, TileSet};
use heapless::Vec;

impl Texas {
    /// Deals anew, seven tiles to each seat in turn from the first, whoever deals.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        croupier.tell(Event::Dealt {
            dealer: open.dealer,
        });
        open.phase = Phase::Auction;
        open.auction = Auction::begin(open.options.auction, open.players, open.dealer);
        open.contract = None;
        open.trick = Trick::led_by(open.players.left_of(open.dealer));
        open.tricks.clear();
        let mut set: Vec<Tile, { Tile::SET }> = Tile::set().collect();
        croupier.shuffle(&mut self.rng, "pack", &mut set);
        let mut tiles = set.into_iter();
        self.hands = PerSeat::default();
        for seat in open.players.seats() {
            self.hands[seat] = tiles.by_ref().take(HAND).collect();
        }
    }

    /// R2 to R5: a seat bids or passes, and the auction may be over.
    pub(super) fn call(&mut self, seat: Seat, call: Call, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        open.auction.call(call);
        croupier.tell(match call {
            Call::Pass => Event::Passed { seat },
            Call::Bid(bid) => Event::Bid { seat, bid },
        });
        if open.auction.speaker().is_some() {
            return;
        }
        if open.bid().is_some() {
            open.phase = Phase::Name;
            return;
        }
        croupier.tell(Event::ThrownIn {
            dealer: open.dealer,
        });
        self.next_deal(croupier);
    }

    /// R6 and R7: the bidder names the trumps and leads.
    pub(super) fn name(
        &mut self,
        seat: Seat,
        contract: Contract,
        croupier: &mut Croupier<'_, Event>,
    ) {
        let open = &mut self.open;
        open.contract = Some(contract);
        open.phase = Phase::Play;
        open.trick = Trick::led_by(seat);
        croupier.tell(Event::Named { seat, contract });
    }

    /// A seat plays a tile, and the trick or the hand may be over.
    pub(super) fn play(&mut self, seat: Seat, tile: Tile, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        self.hands[seat].remove(tile);
        open.trick.play(tile);
        croupier.tell(Event::Played { seat, tile });
        if open.trick.to_play(open.players).is_some() {
            return;
        }
        let winner = open.winner(&open.trick);
        let tiles: TileSet = open.trick.played.iter().copied().collect();
        croupier.tell(Event::Won {
            seat: winner,
            last: tile,
            points: points_of(tiles),
        });
        let trick = core::mem::replace(&mut open.trick, Trick::led_by(winner));
        // A hand has as many tricks as there is room for.
        let _ = open.tricks.push(trick);
        if self.is_played_out() {
            self.end_hand(croupier);
        }
    }

    /// Whether all tiles are played, or a limit bid is lost with the first trick that the other side wins (R18).
    pub(super) fn is_played_out(&self) -> bool {
        let open = &self.open;
        let lost = |(bidder, bid): (Seat, super::Bid)| {
            bid.is_limit() && !open.won(Side::of(bidder).other()).is_empty()
        };
        open.tricks.len() == HAND || open.bid().is_some_and(lost)
    }

    /// What comes of the hand as it stands.
    pub(super) fn report(&self) -> Option<Report> {
        let open = &self.open;
        let (bidder, bid) = open.bid()?;
        Some(Report {
            bidder,
            bid,
            contract: open.contract?,
            won: Side::BOTH.map(|side| open.won(side)),
            rest: self.hands,
        })
    }

    /// R15 to R19: scores the hand; then the game is over or the next seat deals.
    fn end_hand(&mut self, croupier: &mut Croupier<'_, Event>) {
        let Some(report) = self.report() else { return };
        let open = &mut self.open;
        croupier.tell(Event::Settled {
            bidder: report.bidder,
            bid: report.bid,
            points: report.taken(report.side()),
            made: report.is_made(),
        });
        for side in Side::BOTH {
            let total = &mut open.totals[side.index()];
            *total = total.plus(report.gain(side));
        }
        for seat in open.players.seats() {
            let side = Side::of(seat);
            croupier.tell(Event::Scored {
                seat,
                points: report.gain(side),
                total: open.total(side),
            });
        }
        open.report = Some(report);
        croupier.tell(Event::HandOver);
        if open.is_decided() {
            open.phase = Phase::Over;
            open.deals = open.deals.saturating_add(1);
        } else {
            self.next_deal(croupier);
        }
    }

    /// The deal passes to the left.
    fn next_deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        open.deals = open.deals.saturating_add(1);
        open.dealer = open.players.left_of(open.dealer);
        self.deal(croupier);
    }
}

//! The life of one hand: ante and deal, what the seats say, the show-down, and who takes the pot.

use super::action::Action;
use super::open::{ANTE, Phase};
use super::rank::{HAND, PACK, PACK_SIZE, Rank};
use super::report::Report;
use super::{DominoPoker, Event, Hands, Open};
use crate::game::Croupier;
use crate::seat::{PerSeat, Seat};
use crate::tiles::Tile;
use heapless::Vec;

impl DominoPoker {
    /// R1 and R2: everybody pays the ante and gets five tiles.
    pub(super) fn deal(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let players = open.players;
        let ante = if open.options.has_chips() { ANTE } else { 0 };
        open.bidding = Open::bidding(players, open.dealer);
        open.bets = PerSeat::default();
        open.paid = PerSeat::default();
        for seat in players.seats() {
            open.stacks[seat] -= u16::from(ante);
            open.paid[seat] = ante;
        }
        // Where nobody could pay more than the ante there is nothing to decide (R8).
        let bets = open.options.has_chips() && open.step() > 0;
        open.phase = if bets { Phase::Bet } else { Phase::Show };

        let mut pack: Vec<Tile, PACK_SIZE> = PACK.iter().collect();
        croupier.shuffle(&mut self.rng, "pack", &mut pack);
        croupier.tell(Event::Dealt {
            dealer: open.dealer,
            hand: open.hand,
            ante,
        });
        for (seat, tiles) in players.seats().zip(pack.chunks(HAND)) {
            self.hands[seat] = tiles.iter().copied().collect();
        }
    }

    /// Carries out what the seat to decide may do.
    pub(super) fn carry_out(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let Some(seat) = open.decider() else {
            return;
        };
        match action {
            Action::Check => {
                open.bidding.stay();
                croupier.tell(Event::Checked { seat });
            }
            Action::Bet(step) | Action::Raise(step) => {
                let first = open.all_bets() == 0;
                let stake = open.stake() + step;
                open.pay(seat, stake);
                open.bidding.bid(stake.into());
                open.bets[seat] += 1;
                let paid = open.paid[seat];
                croupier.tell(match first {
                    true => Event::Bet { seat, step, paid },
                    false => Event::Raised { seat, step, paid },
                });
            }
            Action::Call => {
                let price = open.price(seat);
                open.pay(seat, open.stake());
                open.bidding.stay();
                let paid = open.paid[seat];
                croupier.tell(Event::Called { seat, price, paid });
            }
            Action::Fold => {
                open.bidding.leave();
                croupier.tell(Event::Folded { seat });
            }
            Action::Show => {}
        }
        if action == Action::Show || self.open.bidding.speaker().is_none() {
            self.finish(croupier);
        }
    }

    /// R7 to R10: the hands still in are shown, unless there is but one, and the best takes the pot.
    fn finish(&mut self, croupier: &mut Croupier<'_, Event>) {
        let open = &mut self.open;
        let mut shown = Hands::default();
        let mut best: Option<(Rank, Seat)> = None;
        let still_in = open.still_in();
        let order = open.players.seats_from(open.players.left_of(open.dealer));
        for seat in order.filter(|seat| still_in.has(*seat)) {
            if still_in.len() == 1 {
                best = Some((Rank::of(self.hands[seat], open.options.straights), seat));
                break;
            }
            shown[seat] = self.hands[seat];
            let rank = Rank::of(shown[seat], open.options.straights);
            best = best.max(Some((rank, seat)));
            croupier.tell(Event::Shown {
                seat,
                hands: shown,
                rank,
                still_in,
            });
        }
        let winner = best.map_or(open.dealer, |(_, seat)| seat);
        let report = Report {
            hand: open.hand,
            dealer: open.dealer,
            winner,
            still_in,
            paid: open.paid,
            shown,
        };
        let pot = report.pot();
        open.paid = PerSeat::default();
        open.stacks[winner] += match open.options.has_chips() {
            true => u16::from(pot),
            false => 1,
        };
        open.report = Some(report);
        croupier.tell(Event::Won {
            seat: winner,
            pot,
            hands: shown,
            still_in,
        });
        if open.is_last_hand() {
            open.phase = Phase::Over;
            return;
        }
        open.hand += 1;
        open.dealer = open.players.left_of(open.dealer);
        self.deal(croupier);
    }
}

impl Open {
    /// A seat puts chips into the pot until it has paid so many.
    fn pay(&mut self, seat: Seat, stake: u8) {
        let more = stake.saturating_sub(self.paid[seat]);
        self.stacks[seat] -= u16::from(more);
        self.paid[seat] += more;
    }
}

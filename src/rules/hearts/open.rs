//! What lies open on the table for everybody: the trick, what was taken, the scores, and what all can conclude from the
//! cards played. Game and view share it, so that what may be played is worked out in one place. Hands, the widow and
//! the cards on their way from hand to hand are not here.

use super::SEATS;
use super::action::{Action, Refusal};
use super::options::{FirstTrick, MOST_DEALS, Moon, Opening, Options, Widow};
use super::score::{POINT_CARDS, Points, QUEEN, Report, Reward};
use super::trick::{AceHigh, Trick};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::game::{Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats choose cards to pass, from the eldest hand on; so many have chosen.
    Pass(u8),
    /// Tricks are played.
    Play,
    /// This seat shot the moon and chooses what it brings.
    Moon(Seat),
    /// The game has ended.
    Over,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Who dealt.
    pub dealer: Seat,
    /// What the table is busy with.
    pub phase: Phase,
    /// The trick in the middle.
    pub trick: Trick,
    /// The last finished trick of this deal.
    pub last: Option<Trick>,
    /// The cards that each seat played in this deal.
    pub played: PerSeat<CardSet, SEATS>,
    /// The cards that each seat took in this deal, with the widow.
    pub won: PerSeat<CardSet, SEATS>,
    /// The cards that each seat cannot hold, as everybody can tell from what it played.
    pub denied: PerSeat<CardSet, SEATS>,
    /// Whether hearts are broken in this deal.
    pub broken: bool,
    /// Whether the widow has been taken in this deal.
    pub widow_taken: bool,
    /// The points of the finished deals.
    pub totals: PerSeat<Points, SEATS>,
    /// How many deals are finished.
    pub deals: u8,
    /// The last finished deal.
    pub report: Option<Report>,
}

/// The lowest card of a set, the ace being high.
pub(super) fn lowest(cards: CardSet) -> Option<Card> {
    cards.iter().min_by_key(|card| card.rank.ace_high())
}

/// The clubs below a card, the ace being high.
pub(super) fn clubs_below(card: Card) -> CardSet {
    let clubs = CardSet::suit(Suit::Clubs).iter();
    clubs
        .filter(|club| club.rank.ace_high() < card.rank.ace_high())
        .collect()
}

impl Open {
    /// The cards that are played with: the pack, or what is left of it after stripping.
    pub fn pack(&self) -> CardSet {
        CardSet::PACK.without(self.stripped())
    }

    /// The cards that are left out (sheet, section 2).
    pub fn stripped(&self) -> CardSet {
        if self.options.widow != Widow::Strip {
            return CardSet::EMPTY;
        }
        let low = [
            Card::new(Suit::Diamonds, Rank::TWO),
            Card::new(Suit::Clubs, Rank::TWO),
            Card::new(Suit::Diamonds, Rank::THREE),
            Card::new(Suit::Spades, Rank::TWO),
        ];
        let spare = Card::PACK % self.players.count();
        low.into_iter().take(spare).collect()
    }

    /// How many cards each seat is dealt.
    pub fn hand_size(&self) -> usize {
        Card::PACK / self.players.count()
    }

    /// How many cards lie in the widow now.
    pub fn widow_size(&self) -> usize {
        if self.widow_taken {
            return 0;
        }
        self.pack().len() - self.hand_size() * self.players.count()
    }

    /// The seat left of the dealer.
    pub fn eldest(&self) -> Seat {
        self.players.left_of(self.dealer)
    }

    /// How many seats to the left cards are passed in this deal; 0 when nobody passes.
    pub fn pass_offset(&self) -> usize {
        self.options.pass_offset(self.players, self.deals)
    }

    /// The seat that gets the cards of another one in this deal.
    pub fn receiver(&self, seat: Seat) -> Seat {
        self.players.seat_after(seat, self.pass_offset())
    }

    /// The seat whose cards another one gets in this deal.
    pub fn giver(&self, seat: Seat) -> Seat {
        let count = self.players.count();
        self.players.seat_after(seat, count - self.pass_offset())
    }

    /// How many cards are passed (R17).
    pub fn pass_size(&self) -> usize {
        if self.players.count() < 5 { 3 } else { 2 }
    }

    /// Whether a seat has chosen the cards that it passes, and they are still on their way.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        let Phase::Pass(chosen) = self.phase else {
            return false;
        };
        let mut seats = self.players.seats_from(self.eldest());
        seats
            .by_ref()
            .take(usize::from(chosen))
            .any(|other| other == seat)
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: Seat) -> usize {
        let gone = self.played[seat].len()
            + if self.has_chosen(seat) {
                self.pass_size()
            } else {
                0
            };
        self.hand_size().saturating_sub(gone)
    }

    /// The cards that were played in this deal, by anybody.
    pub fn all_played(&self) -> CardSet {
        let played = self.played.iter();
        played.fold(CardSet::EMPTY, |all, (_, cards)| all.or(*cards))
    }

    /// Whether the first trick of the deal is being played.
    pub fn is_first_trick(&self) -> bool {
        self.last.is_none()
    }

    /// The number of the trick that is being played, from 1.
    pub fn trick_number(&self) -> usize {
        self.played[self.trick.leader].len() + usize::from(self.trick.played.is_empty())
    }

    /// The seat that decides now; none when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Pass(chosen) => {
                let eldest = self.eldest();
                Some(self.players.seat_after(eldest, usize::from(chosen)))
            }
            Phase::Play => self.trick.to_play(self.players),
            Phase::Moon(seat) => Some(seat),
            Phase::Over => None,
        }
    }

    /// Whether everybody knows which card is led now: the lowest club opens (R14).
    pub fn is_opening(&self) -> bool {
        self.phase == Phase::Play
            && self.options.opening == Opening::LowClub
            && self.is_first_trick()
            && self.trick.played.is_empty()
    }

    /// Whose turn it is and for what. Nothing hidden is needed to play the last card, to open with the lowest club or
    /// to decide about the moon.
    pub fn turn(&self) -> Turn {
        let Some(seat) = self.decider() else {
            return Turn::Over(self.outcome());
        };
        let (phase, private) = match self.phase {
            Phase::Pass(_) => ("pass", true),
            Phase::Moon(_) => ("moon", false),
            _ => ("play", self.held(seat) > 1 && !self.is_opening()),
        };
        Turn::Decide(Decision {
            seat,
            phase,
            private,
        })
    }

    /// Whether some seat has passed the limit, or there were too many deals (R6).
    pub(super) fn is_decided(&self) -> bool {
        let mut totals = self.players.seats().map(|seat| self.totals[seat]);
        totals.any(|total| total > self.options.limit) || self.deals >= MOST_DEALS
    }

    /// Who has the lowest total; several share the win.
    fn outcome(&self) -> Outcome {
        let lowest = self.players.seats().map(|seat| self.totals[seat]).min();
        let winners = self
            .players
            .seats()
            .filter(|seat| Some(self.totals[*seat]) == lowest);
        Outcome {
            winners: winners.collect::<SeatSet>(),
            reason: if self.deals < MOST_DEALS {
                "limit"
            } else {
                "deals"
            },
        }
    }

    /// The cards of the pack that a setting bars at this moment (R9 to R13).
    fn barred(&self) -> CardSet {
        let led = self.trick.suit();
        let mut barred = CardSet::EMPTY;
        if self.is_first_trick() {
            barred = match (self.options.first_trick, led) {
                (FirstTrick::NoPoints, _) => POINT_CARDS,
                (FirstTrick::NoPointsOutOfSuit, Some(suit)) => {
                    POINT_CARDS.without(CardSet::suit(suit))
                }
                _ => CardSet::EMPTY,
            };
        }
        if self.options.break_hearts && !self.broken && led.is_none() {
            barred = barred.or(CardSet::suit(Suit::Hearts));
        }
        if self.options.queen_waits && !self.broken {
            barred.insert(QUEEN);
        }
        barred
    }

    /// The club that a seat with this hand has to play, if it is so (R14, R15).
    fn forced_club(&self, hand: CardSet) -> Option<Card> {
        let everybody = self.options.lowest_club && self.is_first_trick();
        if self.phase == Phase::Play && (self.is_opening() || everybody) {
            lowest(hand.and(CardSet::suit(Suit::Clubs)))
        } else {
            None
        }
    }

    /// The cards that a seat with this hand may play when it is its turn (R3, R7, R8).
    pub fn playable(&self, hand: CardSet) -> CardSet {
        if let Some(club) = self.forced_club(hand) {
            return CardSet::only(club);
        }
        let following = self.trick.following(&AceHigh, hand);
        let free = following.without(self.barred());
        if free.is_empty() { following } else { free }
    }

    /// The cards that a seat cannot hold beside this one, or it would not have been allowed to play it now. Cards are
    /// looked at in pairs, which is enough: a card may be played from a hand if and only if no other card of that hand
    /// alone forbids it.
    pub(super) fn denied_by(&self, card: Card) -> CardSet {
        let mut denied = self.trick.denied(&AceHigh, card);
        if self.is_opening() || self.options.lowest_club && self.is_first_trick() {
            if card.suit == Suit::Clubs {
                return denied.or(clubs_below(card));
            }
            denied = denied.or(CardSet::suit(Suit::Clubs));
        }
        let barred = self.barred();
        if barred.has(card) {
            let equals = match self.trick.suit() {
                Some(suit) if suit == card.suit => CardSet::suit(suit),
                _ => CardSet::PACK,
            };
            denied = denied.or(equals.without(barred));
        }
        denied
    }

    /// Whether this card breaks hearts when it is played now (R11, R12).
    pub(super) fn breaks(&self, card: Card) -> bool {
        let out_of_suit = self.trick.suit().is_some_and(|suit| suit != Suit::Hearts);
        (card.suit == Suit::Hearts && out_of_suit) || (self.options.queen_breaks && card == QUEEN)
    }

    /// What the shooter of the moon is given, unless it has a choice.
    pub(super) const fn reward(&self) -> Option<Reward> {
        match self.options.moon {
            Moon::Subtract => Some(Reward::Subtract),
            Moon::AddOthers => Some(Reward::AddOthers),
            Moon::Off | Moon::Choice => None,
        }
    }

    /// Whether the seat to decide, with this hand, may do this; if not, why not.
    pub(super) fn check(&self, action: Action, hand: CardSet) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Pass(_), Action::Pass(cards)) if cards.len() == self.pass_size() => {
                if cards.without(hand).is_empty() {
                    Ok(())
                } else {
                    Err(Refusal::NotHeld)
                }
            }
            (Phase::Pass(_), _) => Err(Refusal::PassFirst(self.pass_size())),
            (Phase::Play, Action::Play(card)) => self.check_play(card, hand),
            (Phase::Play, _) => Err(Refusal::PlayFirst),
            (Phase::Moon(_), Action::Moon(_)) => Ok(()),
            (Phase::Moon(_), _) => Err(Refusal::MoonFirst),
        }
    }

    fn check_play(&self, card: Card, hand: CardSet) -> Result<(), Refusal> {
        if !hand.has(card) {
            return Err(Refusal::NotHeld);
        }
        if self.playable(hand).has(card) {
            return Ok(());
        }
        Err(match (self.forced_club(hand), self.trick.suit()) {
            (Some(club), None) => Refusal::Opens(club),
            (_, Some(suit)) if !hand.and(self.trick.denied(&AceHigh, card)).is_empty() => {
                Refusal::Follow(suit)
            }
            (Some(club), _) => Refusal::LowestClub(club),
            _ if self.is_first_trick() && self.options.first_trick != FirstTrick::Free => {
                Refusal::NoPointsYet
            }
            _ if card == QUEEN => Refusal::QueenWaits,
            _ => Refusal::NotBroken,
        })
    }

    /// Writes out the zones and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("trick"), self.trick.played.iter().rev());
        for seat in self.players.seats() {
            ledger.open(Place::Of("won", seat), self.won[seat].iter());
            ledger.score(i32::from(self.totals[seat].number()));
        }
        ledger.fact("dealer", Fact::Seat(self.dealer));
        ledger.fact("leader", Fact::Seat(self.trick.leader));
        ledger.fact("deals", Fact::Number(i32::from(self.deals)));
        ledger.fact("offset", Fact::Number(self.pass_offset() as i32));
        ledger.fact("broken", Fact::Flag(self.broken));
    }
}

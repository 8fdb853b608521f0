//! One deal on a small copy of the rules, made for playing it out thousands of times: no events, no history, no
//! questions asked. That it is the same game is tested against the rules themselves.

use super::cards::{CLUBS, Cards, HEARTS, Held, QUEEN_BIT, SPADES, lowest};
use parlour_rules::cards::CardSet;
use parlour_rules::hearts::{self, FirstTrick, Moon, Open, Opening, Options, Points, SEATS, Widow};
use parlour_rules::{Game, Hearts, Seat};

/// Nobody, among the numbers of seats.
pub(super) const NOBODY: u8 = u8::MAX;

/// A deal under way, all hands open.
#[derive(Clone)]
pub(super) struct Deal {
    pub(super) options: Options,
    pub(super) players: u8,
    pub(super) hands: [Cards; SEATS],
    /// The cards that nobody has played.
    pub(super) unplayed: Cards,
    /// The cards of the trick, from the leader on.
    pub(super) trick: [Held; SEATS],
    pub(super) count: u8,
    pub(super) leader: u8,
    /// The seat that takes the trick as it lies, and with which height.
    pub(super) best: u8,
    pub(super) best_height: u8,
    pub(super) trick_points: u8,
    pub(super) points: [u8; SEATS],
    /// The sum of all points taken.
    pub(super) taken: u8,
    /// Who took the queen.
    queen: u8,
    broken: bool,
    first_trick: bool,
    /// Who gets the widow, and what it counts.
    widow_due: bool,
    widow: CardSet,
}

impl Deal {
    /// The deal of an imagined game. Cards that are being passed count as held.
    pub(super) fn of(game: &Hearts) -> Deal {
        let mut hands = [Cards::default(); SEATS];
        let mut held = CardSet::EMPTY;
        for seat in game.players().seats() {
            let view = game.view(Some(seat));
            let own = view.hand.or(view.underway());
            held = held.or(own);
            if let Some(hand) = hands.get_mut(seat.index()) {
                *hand = Cards::of(own);
            }
        }
        let open = game.view(None).open;
        let mut deal = Deal::open(&open, hands);
        deal.widow = open.pack().without(open.all_played()).without(held);
        if open.widow_taken {
            deal.widow = CardSet::EMPTY;
        }
        deal
    }

    /// The deal of a table with these hands.
    pub(super) fn open(open: &Open, hands: [Cards; SEATS]) -> Deal {
        let mut deal = Deal {
            options: open.options,
            players: open.players.count() as u8,
            hands,
            unplayed: Cards::of(open.pack().without(open.all_played())),
            trick: [Held::default(); SEATS],
            count: 0,
            leader: open.trick.leader.index() as u8,
            best: NOBODY,
            best_height: 0,
            trick_points: 0,
            points: [0; SEATS],
            taken: 0,
            queen: NOBODY,
            broken: open.broken,
            first_trick: open.is_first_trick(),
            widow_due: open.widow_size() > 0,
            widow: CardSet::EMPTY,
        };
        for (seat, won) in open.won.iter() {
            let points = Points::of(*won).number() as u8;
            if let Some(place) = deal.points.get_mut(seat.index()) {
                *place = points;
            }
            deal.taken += points;
            if won.has(hearts::QUEEN) {
                deal.queen = seat.index() as u8;
            }
        }
        for card in &open.trick.played {
            deal.put(Held::of(*card));
        }
        deal
    }

    /// Lets the right seat lead to the first trick, after cards have changed hands.
    pub(super) fn begin(&mut self, eldest: Seat) {
        self.leader = eldest.index() as u8;
        if self.options.opening == Opening::LowClub {
            let clubs = |seat: &u8| self.hands[usize::from(*seat)].suit(CLUBS);
            let holders = (0..self.players).filter(|seat| clubs(seat) != 0);
            let low = holders.min_by_key(|seat| lowest(clubs(seat)));
            self.leader = low.unwrap_or(self.leader);
        }
    }

    /// The seat whose turn it is.
    pub(super) const fn to_play(&self) -> usize {
        let seat = self.leader + self.count;
        (if seat >= self.players {
            seat - self.players
        } else {
            seat
        }) as usize
    }

    pub(super) fn hand(&self, seat: usize) -> Cards {
        self.hands.get(seat).copied().unwrap_or_default()
    }

    /// Whether the last card has been played.
    pub(super) fn is_over(&self) -> bool {
        self.count == 0 && self.hand(usize::from(self.leader)).is_empty()
    }

    /// The suit led, if somebody has led.
    pub(super) fn led(&self) -> Option<usize> {
        (self.count > 0).then_some(usize::from(self.trick[0].suit))
    }

    /// The cards that the seat to play may play (R3, R8 to R15).
    pub(super) fn legal(&self) -> Cards {
        let hand = self.hand(self.to_play());
        let led = self.led();
        let opens = led.is_none() && self.options.opening == Opening::LowClub;
        if self.first_trick && (opens || self.options.lowest_club) && hand.suit(CLUBS) != 0 {
            return Cards::only(CLUBS, 1 << lowest(hand.suit(CLUBS)));
        }
        let following = match led {
            Some(suit) if hand.suit(suit) != 0 => Cards::only(suit, hand.suit(suit)),
            _ => hand,
        };
        let (hearts, queen) = self.barred(led);
        let mut free = following;
        if hearts {
            free.0[HEARTS] = 0;
        }
        if queen {
            free.0[SPADES] &= !QUEEN_BIT;
        }
        if free.is_empty() { following } else { free }
    }

    /// Whether hearts and whether the queen are barred at this moment.
    fn barred(&self, led: Option<usize>) -> (bool, bool) {
        let mut hearts = self.options.break_hearts && !self.broken && led.is_none();
        let mut queen = self.options.queen_waits && !self.broken;
        if self.first_trick {
            match (self.options.first_trick, led) {
                (FirstTrick::NoPoints, _) => (hearts, queen) = (true, true),
                (FirstTrick::NoPointsOutOfSuit, Some(suit)) => {
                    hearts |= suit != HEARTS;
                    queen |= suit != SPADES;
                }
                _ => {}
            }
        }
        (hearts, queen)
    }

    /// The seat to play plays a card.
    pub(super) fn play(&mut self, card: Held) {
        let seat = self.to_play();
        if let Some(hand) = self.hands.get_mut(seat) {
            hand.remove(card);
        }
        self.unplayed.remove(card);
        let out_of_suit = self.led().is_some_and(|suit| suit != HEARTS);
        self.broken |= usize::from(card.suit) == HEARTS && out_of_suit;
        self.broken |= self.options.queen_breaks && card == Held::QUEEN;
        self.put(card);
        if self.count == self.players {
            self.take();
        }
    }

    /// Puts a card on the trick.
    fn put(&mut self, card: Held) {
        let seat = self.to_play() as u8;
        let follows = self.count == 0 || card.suit == self.trick[0].suit;
        if follows && (self.count == 0 || card.height > self.best_height) {
            self.best = seat;
            self.best_height = card.height;
        }
        self.trick_points += card.points();
        if let Some(place) = self.trick.get_mut(usize::from(self.count)) {
            *place = card;
        }
        self.count += 1;
    }

    /// The trick goes to its taker.
    fn take(&mut self) {
        let mut points = self.trick_points;
        let queen = self.trick[..usize::from(self.players.min(SEATS as u8))].contains(&Held::QUEEN);
        if queen {
            self.queen = self.best;
        }
        let gets_widow = match self.options.widow {
            Widow::Strip => false,
            Widow::FirstTrick => true,
            Widow::FirstPointTrick => points > 0,
        };
        if gets_widow && self.widow_due {
            self.widow_due = false;
            points += Points::of(self.widow).number() as u8;
            if self.widow.has(hearts::QUEEN) {
                self.queen = self.best;
            }
            self.unplayed = self.unplayed.without(&Cards::of(self.widow));
        }
        if let Some(place) = self.points.get_mut(usize::from(self.best)) {
            *place += points;
        }
        self.taken += points;
        self.leader = self.best;
        self.count = 0;
        self.trick_points = 0;
        self.first_trick = false;
    }

    /// Whether shooting the moon brings anything here.
    pub(super) fn moon_counts(&self) -> bool {
        self.options.moon != Moon::Off
    }

    /// How many hearts a seat has taken.
    fn hearts_of(&self, seat: usize) -> u8 {
        let points = self.points.get(seat).copied().unwrap_or(0);
        if usize::from(self.queen) == seat {
            points - Held::QUEEN.points()
        } else {
            points
        }
    }

    /// Who shot the moon, at the end of the deal.
    pub(super) fn shooter(&self) -> Option<usize> {
        if !self.moon_counts() {
            return None;
        }
        let seats = 0..usize::from(self.players);
        seats.into_iter().find(|seat| {
            let queen = usize::from(self.queen) == *seat || !self.options.moon_needs_queen;
            self.hearts_of(*seat) == 13 && queen
        })
    }

    /// Whether a seat can still shoot the moon: nobody else has taken what it needs.
    pub(super) fn may_shoot(&self, seat: usize) -> bool {
        let queen_lost = self.queen != NOBODY && usize::from(self.queen) != seat;
        let others = self.taken - self.points.get(seat).copied().unwrap_or(0);
        let lost = if queen_lost && !self.options.moon_needs_queen {
            others - Held::QUEEN.points()
        } else {
            others
        };
        self.moon_counts() && lost == 0
    }
}

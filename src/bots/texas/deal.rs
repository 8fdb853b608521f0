//! One hand on a small copy of the rules, made for playing it out thousands of times: no events, no history, no questions
//! asked. That it is the same game is tested against the rules themselves.

use super::ALL;
use super::laws::{Laws, bit, count, tiles};
use parlour_rules::texas::{Contract, Open, SEATS, Side, View};
use parlour_rules::tiles::TileSet;
use parlour_rules::{Game, Seat, Texas};

/// A hand under way, all tiles open.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    pub(super) laws: Laws,
    pub(super) hands: [u32; SEATS],
    /// The tiles that nobody has played.
    pub(super) unplayed: u32,
    leader: u8,
    /// How many tiles lie in the trick, the suit that was led, and the best tile so far with its seat.
    pub(super) lying: u8,
    pub(super) led: usize,
    pub(super) best: u8,
    pub(super) best_seat: u8,
    trick_points: u8,
    /// What either side has taken.
    pub(super) points: [u8; 2],
    /// The side that bid, and whether it needs all tricks.
    pub(super) bidders: usize,
    pub(super) limit: bool,
}

impl Deal {
    /// A hand that is about to be played: this seat has named the trumps and leads.
    pub(super) fn begin(
        contract: Contract,
        bidder: Seat,
        limit: bool,
        hands: [u32; SEATS],
    ) -> Deal {
        Deal {
            laws: Laws::of(contract),
            hands,
            unplayed: tiles(TileSet::ALL),
            leader: bidder.index() as u8,
            lying: 0,
            led: 0,
            best: 0,
            best_seat: 0,
            trick_points: 1,
            points: [0; 2],
            bidders: Side::of(bidder).index(),
            limit,
        }
    }

    /// The hand of a table with these hands; none where no trumps are named.
    fn open(open: &Open, hands: [u32; SEATS]) -> Option<Deal> {
        let (bidder, bid) = open.bid()?;
        let mut deal = Deal::begin(open.contract?, bidder, bid.is_limit(), hands);
        deal.unplayed &= !tiles(open.all_played());
        for side in Side::BOTH {
            deal.points[side.index()] = open.taken(side).number() as u8;
        }
        deal.leader = open.trick.leader.index() as u8;
        for tile in &open.trick.played {
            deal.put(tile.index() as u8);
        }
        Some(deal)
    }

    /// The hand of an imagined game.
    pub(super) fn of(game: &Texas) -> Option<Deal> {
        let mut hands = [0; SEATS];
        for (hand, seat) in hands.iter_mut().zip(game.players().seats()) {
            *hand = tiles(game.view(Some(seat)).hand);
        }
        Deal::open(&game.view(None).open, hands)
    }

    /// The hand as far as a seat knows it.
    pub(super) fn seen(view: &View) -> Option<Deal> {
        let mut hands = [0; SEATS];
        if let Some(hand) = hands.get_mut(view.seat?.index()) {
            *hand = tiles(view.hand);
        }
        Deal::open(&view.open, hands)
    }

    /// The seat whose turn it is.
    pub(super) const fn to_play(&self) -> usize {
        ((self.leader + self.lying) % SEATS as u8) as usize
    }

    pub(super) fn hand(&self, seat: usize) -> u32 {
        self.hands.get(seat).copied().unwrap_or(0)
    }

    /// Whether the last tile has been played, or a limit bid is lost.
    pub(super) fn is_over(&self) -> bool {
        let lost = self.limit && self.points.get(1 - self.bidders) != Some(&0);
        self.lying == 0 && (self.unplayed == 0 || lost)
    }

    /// The tiles that the seat to play may play (R7, R9).
    pub(super) fn legal(&self) -> u32 {
        let hand = self.hand(self.to_play());
        let follows = match self.lying {
            0 => 0,
            _ => hand & self.laws.suit(self.led),
        };
        if follows == 0 { hand } else { follows }
    }

    /// The seat to play plays a tile.
    pub(super) fn play(&mut self, tile: u8) {
        let seat = self.to_play();
        if let Some(hand) = self.hands.get_mut(seat) {
            *hand &= !bit(tile);
        }
        self.unplayed &= !bit(tile);
        self.put(tile);
        if usize::from(self.lying) == SEATS {
            self.take();
        }
    }

    /// Puts a tile on the trick.
    fn put(&mut self, tile: u8) {
        let seat = self.to_play() as u8;
        if self.lying == 0 {
            self.led = self.laws.led(tile);
        }
        if self.lying == 0 || self.laws.over(self.led, self.best) & bit(tile) != 0 {
            self.best = tile;
            self.best_seat = seat;
        }
        self.trick_points += count(tile);
        self.lying += 1;
    }

    /// The trick goes to its winner.
    fn take(&mut self) {
        if let Some(points) = self.points.get_mut(usize::from(self.best_seat % 2)) {
            *points += self.trick_points;
        }
        self.leader = self.best_seat;
        self.lying = 0;
        self.trick_points = 1;
    }

    /// What the side that bid has taken; what is left of a hand that is over early does not matter any more.
    pub(super) fn taken(&self) -> u8 {
        self.points.get(self.bidders).copied().unwrap_or(0).min(ALL)
    }
}

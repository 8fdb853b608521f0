//! What deeds, groups and buildings are worth: rents by how often tokens come there, over the rounds that are to be expected.

use parlour_rules::monopoly::{DEEDS, Deed, Deeds, Group, Open, Space};
use parlour_rules::{PerSeat, Seat};

/// How often a player comes to the space of each deed in 10 000 turns, by dice or card, if it throws for doubles in Jail: the
/// long run of a Markov chain over spaces, doubles and turns in Jail.
const ARRIVALS: [u16; DEEDS] = [
    234, 238, 327, 249, 255, 253, 298, 305, 254, 283, 307, 312, 329, 328, 305, 299, 349, 337, 296,
    294, 310, 284, 294, 289, 275, 267, 240, 290,
];

/// So many rounds are looked ahead at most: the fewer, the fewer others there are to pay.
const ROUNDS: i32 = 25;
/// What a round takes where the table plays against the clock, for each seat in milliseconds.
const TURN_MILLIS: u32 = 20_000;
/// What a seat is trusted to raise for buildings besides its cash.
const CREDIT: i32 = 500;
/// Of what houses bring beyond that, so much of a hundred counts, for they come later.
const LATER: i32 = 60;
/// Of the gain that somebody else would have of a deed, so much of a hundred counts for whoever keeps it away.
const BLOCKING: i32 = 70;
/// The pips that are expected for the rent of a utility.
const PIPS: i32 = 7;
/// Groups are thought of with so many houses on each lot.
const HOUSES: u8 = 3;

/// How often others come to a deed in ten thousand turns.
pub(super) fn arrivals(deed: Deed) -> i32 {
    ARRIVALS.get(deed.index()).copied().unwrap_or(0).into()
}

/// What the table looks like to somebody who counts.
pub(super) struct Market<'a> {
    pub(super) open: &'a Open,
    /// Whose each deed is.
    pub(super) deeds: PerSeat<Deeds, 8>,
    /// How many turns of others are to be expected.
    turns: i32,
}

impl<'a> Market<'a> {
    pub(super) fn of(open: &'a Open) -> Market<'a> {
        let mut deeds = PerSeat::default();
        for seat in open.players.seats() {
            deeds[seat] = open.deeds(Some(seat));
        }
        let living = open.living().len() as u32;
        let rounds = (10 + 5 * (living as i32 - 1)).min(ROUNDS);
        let left = open.time.map_or(rounds, |left| {
            (left / (living.max(1) * TURN_MILLIS)).clamp(1, rounds as u32) as i32
        });
        Market {
            open,
            deeds,
            turns: left * (living as i32 - 1).max(1),
        }
    }

    /// What so much rent is expected to bring, where it is paid by everybody who comes to a deed.
    fn flow(&self, deed: Deed, rent: i32) -> i32 {
        rent * arrivals(deed) / 100 * self.turns / 100
    }

    /// What a seat with this much cash has of the deeds of a group that it owns.
    pub(super) fn group(&self, group: Group, own: Deeds, cash: i32) -> i32 {
        let all = group.deeds();
        let own = own.and(all);
        let (number, whole) = (own.len() as i32, all.len() as i32);
        if number == 0 {
            return 0;
        }
        let loans: i32 = own.and(self.open.mortgaged).iter().map(Deed::lift).sum();
        let prices: i32 = own.iter().map(|deed| deed.price() / 2).sum();
        let rents: i32 = match group {
            Group::Rail => {
                let rent = 25 << (number - 1);
                own.iter().map(|deed| self.flow(deed, rent)).sum()
            }
            Group::Works => {
                let rent = PIPS * if number == whole { 10 } else { 4 };
                own.iter().map(|deed| self.flow(deed, rent)).sum()
            }
            _ => {
                let bare = own.iter().map(|deed| self.flow(deed, deed.rents()[0]));
                bare.sum::<i32>() + self.prospects(group, number, cash)
            }
        };
        prices + rents - loans
    }

    /// What a colour group adds to the bare rents of so many of its lots: all of it once it is whole, and the hope of it
    /// before.
    fn prospects(&self, group: Group, number: i32, cash: i32) -> i32 {
        let missing = group.deeds().len() as i32 - number;
        let whole = self.developed(group, cash).max(0);
        match missing {
            0 => whole,
            1 => whole / 4,
            _ => whole / 12,
        }
    }

    /// What a whole group adds to its bare rents, with houses as far as the money goes, less what they cost.
    fn developed(&self, group: Group, cash: i32) -> i32 {
        let lots = group.deeds();
        let hotel = self.open.options.hotel();
        let cost = group.house_cost();
        let built = i32::from(self.open.group_level(group));
        let most = i32::from(HOUSES.min(hotel - 1)) * lots.len() as i32;
        let most = most.max(built);
        let now = (built + (cash + CREDIT).max(0) / cost.max(1)).min(most);
        let then = self.with_steps(group, most);
        let soon = self.with_steps(group, now);
        soon + (then - soon).max(0) * LATER / 100
    }

    /// The same with so many steps.
    fn with_steps(&self, group: Group, steps: i32) -> i32 {
        let lots = group.deeds();
        let hotel = self.open.options.hotel();
        let cost = group.house_cost();
        let built = i32::from(self.open.group_level(group));
        let (each, mut more) = (steps / lots.len() as i32, steps % lots.len() as i32);
        let mut sum = 0;
        for lot in lots.iter() {
            let level = (each + i32::from(more > 0)) as u8;
            more -= 1;
            let rents = lot.rents();
            let rent = match level {
                0 => 2 * rents[0],
                level if level >= hotel => rents[5],
                level => rents[usize::from(level).min(5)],
            };
            sum += self.flow(lot, rent - rents[0]);
        }
        sum - (steps - built) * cost
    }

    /// What a seat gains by getting some deeds and giving others, its cash being so much then.
    pub(super) fn gain(&self, seat: Seat, gets: Deeds, gives: Deeds, cash: i32) -> i32 {
        let own = self.deeds[seat];
        let then = own.without(gives).or(gets);
        let touched = gets.or(gives);
        let groups = Group::ALL.into_iter();
        let groups = groups.filter(|group| !group.deeds().and(touched).is_empty());
        let change =
            groups.map(|group| self.group(group, then, cash) - self.group(group, own, cash));
        change.sum()
    }

    /// What a deed of the Bank is worth to a seat: its own gain, and half of what the one would gain to whom it matters most.
    pub(super) fn value(&self, seat: Seat, deed: Deed) -> i32 {
        let one = Deeds::only(deed);
        let gain = |seat: Seat| self.gain(seat, one, Deeds::NONE, self.open.holders[seat].cash);
        let others = self.open.living().iter().filter(|other| *other != seat);
        gain(seat) + others.map(gain).max().unwrap_or(0).max(0) * BLOCKING / 100
    }

    /// The cash that a seat keeps for what its next throw may cost.
    pub(super) fn reserve(&self, seat: Seat) -> i32 {
        let open = self.open;
        let here = open.holders[seat].space;
        let (mut sum, mut largest) = (0, 0);
        for total in 2..=12 {
            let ways = 6 - (7 - i32::from(total)).abs();
            let due = self.due(seat, here.ahead(total), total.into());
            sum += ways * due;
            largest = largest.max(due);
        }
        let built = open.living().iter().any(|other| {
            let lots = self.deeds[other];
            other != seat && (open.houses_on(lots) > 0 || open.hotels_on(lots) > 0)
        });
        let least = if built { 100 } else { 50 };
        (sum / 12 + 50).clamp(least, largest.max(least))
    }

    /// What a seat would have to pay on a space.
    fn due(&self, seat: Seat, space: Space, total: i32) -> i32 {
        let Some(deed) = space.deed() else {
            return match space.number() {
                4 => 200,
                38 => 75,
                _ => 0,
            };
        };
        match self.open.owner(deed) {
            Some(owner) if owner != seat && !self.open.mortgaged.has(deed) => {
                self.open.rent(deed, total)
            }
            _ => 0,
        }
    }
}

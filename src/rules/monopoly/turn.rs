//! A turn: the start, the dice, the way round the board, cards, taxes and Jail.

use super::board::{Deed, Deeds, Kind, Space};
use super::cards::{CARDS, Card, Deck, Effect};
use super::event::{Event, Release, Sentence, Way};
use super::open::{
    Claim, Ending, FINE, Holder, INCOME_TAX, LUXURY_TAX, Open, SALARY, START, Window,
};
use super::options::{Mode, Options};
use super::task::{Cause, Debt, Task};
use super::{MAX_PLAYERS, Monopoly, Seats, Table};
use crate::prelude::*;
use heapless::Vec;

/// How often tied seats throw again for the start. The chance that it is not settled by then is nothing.
const THROWS: usize = 100;

/// What brought a token to a space, for the rent there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Landing {
    /// So many pips, or a card without a rule of its own.
    Plain(u8),
    /// A card that doubles the rent of a railroad.
    DoubleRail,
    /// A card that asks for ten times a fresh throw.
    TenTimes,
}

impl Monopoly {
    /// A game that has begun (section 3, S1, L1).
    pub(super) fn begun(setup: &Setup, table: Table<'_, '_>) -> Monopoly {
        let mut rng = Rng::seed_from_u64(setup.seed);
        let players = setup.players;
        let options = Options::of(&setup.options);
        let decks = Deck::BOTH.map(|deck| {
            let mut cards: Vec<Card, CARDS> = deck.cards().collect();
            table.shuffle(&mut rng, deck.id(), &mut cards);
            cards
        });
        let mut holders: Seats<Holder> = Seats::default();
        for seat in players.seats() {
            holders[seat].cash = START;
        }
        let first = throw_for_start(&mut rng, players, table);
        let mut game = Monopoly {
            rng,
            decks,
            open: Open {
                players,
                options,
                holders,
                owners: [None; super::DEEDS],
                levels: [0; super::DEEDS],
                mortgaged: Deeds::NONE,
                traded: [0; super::DEEDS],
                refused: [SeatSet::NONE; super::DEEDS],
                passes: [None; 2],
                active: first,
                turn: 1,
                dice: [0; 2],
                doubles: 0,
                window: Window::Before,
                shared: [false; 2],
                claims: Vec::new(),
                tasks: Vec::new(),
                drawn: None,
                time: options.time(),
                ending: None,
            },
        };
        if options.dealt() > 0 {
            game.deal(first, table);
        }
        table.tell(Event::TurnBegan {
            seat: first,
            turn: 1,
        });
        game
    }

    /// Deals the first deeds, which in the game against the clock are paid for.
    fn deal(&mut self, first: Seat, table: Table<'_, '_>) {
        let mut pack: Vec<Deed, { super::DEEDS }> = Deed::all().collect();
        table.shuffle(&mut self.rng, "deeds", &mut pack);
        let mut pack = pack.into_iter();
        for _ in 0..self.open.options.dealt() {
            for seat in self.open.players.seats_from(first) {
                let Some(deed) = pack.next() else { return };
                let price = match self.open.options.mode {
                    Mode::TimeLimit => deed.price(),
                    Mode::Standard | Mode::Short => 0,
                };
                self.set_owner(deed, Some(seat));
                self.pay_bank(seat, price);
                table.tell(Event::Dealt { seat, deed, price });
            }
        }
    }

    /// The dice go to the next seat that is in the game, unless the time is up.
    pub(super) fn next_turn(&mut self, table: Table<'_, '_>) {
        let open = &mut self.open;
        if open.is_time_up() {
            open.ending = Some(Ending::Time);
            return;
        }
        open.active = open.next_after(open.active);
        open.turn = open.turn.saturating_add(1);
        open.doubles = 0;
        open.window = Window::Before;
        open.shared = [false; 2];
        for (_, holder) in open.holders.iter_mut() {
            holder.refused = 0;
        }
        table.tell(Event::TurnBegan {
            seat: open.active,
            turn: open.turn,
        });
    }

    fn throw(&mut self, table: Table<'_, '_>) -> [u8; 2] {
        [table.die(&mut self.rng), table.die(&mut self.rng)]
    }

    /// The seat in turn throws the dice (R1 to R3, R25, R26).
    pub(super) fn roll(&mut self, table: Table<'_, '_>) {
        let seat = self.open.active;
        self.drop_claims(table);
        let dice = self.throw(table);
        self.open.dice = dice;
        self.open.shared = [false; 2];
        self.open.window = Window::After;
        table.tell(Event::Threw { seat, dice });
        let [one, other] = dice;
        let total = one + other;
        match self.open.holders[seat].jail {
            Some(_) if one == other => {
                self.release(seat, Release::Doubles, table);
                self.walk(total, table);
            }
            Some(missed) if missed < 2 && self.open.options.mode != Mode::Short => {
                let missed = missed + 1;
                self.open.holders[seat].jail = Some(missed);
                table.tell(Event::Stayed { seat, missed });
            }
            Some(_) => {
                self.push(Task::Leave(total));
                self.owe(seat, None, FINE, Cause::Fine, table);
            }
            None if one != other => self.walk(total, table),
            None if self.open.doubles < 2 => {
                self.open.doubles += 1;
                self.open.window = Window::Before;
                self.walk(total, table);
            }
            None => self.imprison(seat, Sentence::Doubles, table),
        }
    }

    /// The claims that are too old lapse with the throw (R15).
    fn drop_claims(&mut self, table: Table<'_, '_>) {
        let turn = self.open.turn;
        self.open.claims.retain(|claim| {
            let lapses = claim.turn.saturating_add(2) <= turn;
            if lapses {
                table.tell(Event::ClaimLapsed {
                    seat: claim.owner,
                    debtor: claim.debtor,
                    deed: claim.deed,
                });
            }
            !lapses
        });
    }

    /// A seat comes out of Jail.
    pub(super) fn release(&mut self, seat: Seat, release: Release, table: Table<'_, '_>) {
        self.open.holders[seat].jail = None;
        table.tell(Event::Released { seat, release });
    }

    /// A seat goes to Jail, and its throws are over (R6, R22).
    fn imprison(&mut self, seat: Seat, sentence: Sentence, table: Table<'_, '_>) {
        let holder = &mut self.open.holders[seat];
        let from = holder.space;
        holder.space = Space::JAIL;
        holder.jail = Some(0);
        self.open.window = Window::After;
        table.tell(Event::Jailed {
            seat,
            from,
            sentence,
        });
    }

    /// The seat in turn moves by its throw.
    pub(super) fn walk(&mut self, total: u8, table: Table<'_, '_>) {
        let seat = self.open.active;
        let to = self.open.holders[seat].space.ahead(total);
        self.advance(seat, to, Way::Dice, table);
        self.land(seat, Landing::Plain(total), table);
    }

    /// Moves a token; forward it earns the salary where it passes or reaches GO (R4).
    fn advance(&mut self, seat: Seat, to: Space, way: Way, table: Table<'_, '_>) {
        let holder = &mut self.open.holders[seat];
        let from = holder.space;
        holder.space = to;
        table.tell(Event::Moved {
            seat,
            from,
            to,
            way,
        });
        if way != Way::Back && to <= from {
            self.pay_seat(seat, SALARY);
            table.tell(Event::Salary {
                seat,
                amount: SALARY,
            });
        }
    }

    /// Does what the space says on which a token stands, and what a card there says, and so on.
    fn land(&mut self, seat: Seat, landing: Landing, table: Table<'_, '_>) {
        let mut landing = landing;
        // A card leads to another card at most once.
        for _ in 0..4 {
            let space = self.open.holders[seat].space;
            let deck = match space.kind() {
                Kind::Go | Kind::Jail | Kind::FreeParking => return,
                Kind::GoToJail => return self.imprison(seat, Sentence::Space, table),
                Kind::Deed => return self.land_on_deed(seat, space, landing, table),
                Kind::LuxuryTax => {
                    return self.owe(seat, None, LUXURY_TAX, Cause::LuxuryTax, table);
                }
                Kind::IncomeTax => {
                    return match self.open.options.mode {
                        Mode::Short => self.owe(seat, None, INCOME_TAX, Cause::IncomeTax, table),
                        Mode::Standard | Mode::TimeLimit => self.push(Task::Tax),
                    };
                }
                Kind::Chance => Deck::Chance,
                Kind::Chest => Deck::Chest,
            };
            match self.draw(seat, deck, table) {
                Some(next) => landing = next,
                None => return,
            }
        }
    }

    /// Draws a card and does what it says; how the token then lands, where it moved (R16 to R19).
    fn draw(&mut self, seat: Seat, deck: Deck, table: Table<'_, '_>) -> Option<Landing> {
        let cards = self.decks.get_mut(deck.index())?;
        let card = cards.first().copied()?;
        cards.remove(0);
        self.open.drawn = Some(card);
        table.tell(Event::Drew { seat, card });
        if card == deck.pass() {
            if let Some(holder) = self.open.passes.get_mut(deck.index()) {
                *holder = Some(seat);
            }
            return None;
        }
        let _ = cards.push(card);
        let here = self.open.holders[seat].space;
        let nearest = |kinds: [u8; 4]| {
            let spaces = kinds.into_iter().filter_map(Space::new);
            let next = spaces.min_by_key(|space| here.ahead(1).way(*space));
            next.unwrap_or(here)
        };
        match card.effect() {
            Effect::MoveTo(to) => {
                self.advance(seat, to, Way::Card, table);
                Some(Landing::Plain(0))
            }
            Effect::NearestWorks => {
                self.advance(seat, nearest([12, 28, 12, 28]), Way::Card, table);
                Some(Landing::TenTimes)
            }
            Effect::NearestRail => {
                self.advance(seat, nearest([5, 15, 25, 35]), Way::Card, table);
                Some(Landing::DoubleRail)
            }
            Effect::Back(steps) => {
                self.advance(seat, here.back(steps), Way::Back, table);
                Some(Landing::Plain(0))
            }
            Effect::Jail => {
                self.imprison(seat, Sentence::Card, table);
                None
            }
            Effect::Gain(amount) => {
                self.pay_seat(seat, amount);
                table.tell(Event::Gained { seat, amount, card });
                None
            }
            Effect::Pay(amount) => {
                self.owe(seat, None, amount, Cause::Card(card), table);
                None
            }
            Effect::Repairs(house, hotel) => {
                let own = self.open.deeds(Some(seat));
                let houses = i32::from(self.open.houses_on(own)) * house;
                let amount = houses + i32::from(self.open.hotels_on(own)) * hotel;
                if amount > 0 {
                    self.owe(seat, None, amount, Cause::Card(card), table);
                }
                None
            }
            Effect::PayEach(_) | Effect::CollectEach(_) => {
                self.push(Task::Each {
                    seat,
                    card,
                    done: 0,
                });
                None
            }
            Effect::Pass => None,
        }
    }

    /// The next of those who pay or are paid by a card (R19).
    pub(super) fn next_of_each(&mut self, seat: Seat, card: Card, done: u8, table: Table<'_, '_>) {
        let players = self.open.players;
        let mut done = done;
        while usize::from(done) + 1 < players.count().min(MAX_PLAYERS) {
            done += 1;
            let other = players.seat_after(seat, done.into());
            if !self.open.is_in(other) {
                continue;
            }
            self.replace(Task::Each { seat, card, done });
            let cause = Cause::Card(card);
            return match card.effect() {
                Effect::PayEach(amount) => self.owe(seat, Some(other), amount, cause, table),
                Effect::CollectEach(amount) => self.owe(other, Some(seat), amount, cause, table),
                _ => {}
            };
        }
        self.open.tasks.pop();
    }

    /// A token stands on something that is for sale: to be bought, one's own, or rent is due (R8, R11 to R15).
    fn land_on_deed(&mut self, seat: Seat, space: Space, landing: Landing, table: Table<'_, '_>) {
        let Some(deed) = space.deed() else { return };
        let Some(owner) = self.open.owner(deed) else {
            return self.push(Task::Buy(deed));
        };
        if owner == seat {
            return;
        }
        if self.open.mortgaged.has(deed) {
            return table.tell(Event::NoRent { seat, deed, owner });
        }
        let amount = match landing {
            Landing::Plain(total) => self.open.rent(deed, total.into()),
            Landing::DoubleRail => 2 * self.open.rent(deed, 0),
            Landing::TenTimes => {
                let dice = self.throw(table);
                table.tell(Event::ThrewForRent { seat, dice });
                10 * dice.map(i32::from).iter().sum::<i32>()
            }
        };
        if !self.open.options.claims {
            return self.owe(seat, Some(owner), amount, Cause::Rent(deed), table);
        }
        let claim = Claim {
            owner,
            debtor: seat,
            deed,
            amount,
            turn: self.open.turn,
        };
        if self.open.claims.push(claim).is_ok() {
            table.tell(Event::ClaimOpened {
                seat,
                owner,
                deed,
                amount,
            });
        }
    }

    /// An owner asks for rent: the oldest that is open for this deed.
    pub(super) fn claim(&mut self, seat: Seat, deed: Deed, table: Table<'_, '_>) {
        let mut claims = self.open.claims.iter();
        let place = claims.position(|claim| claim.owner == seat && claim.deed == deed);
        let Some(place) = place else { return };
        let claim = self.open.claims.remove(place);
        let (debtor, amount) = (claim.debtor, claim.amount);
        table.tell(Event::Claimed {
            seat,
            debtor,
            deed,
            amount,
        });
        self.owe(debtor, Some(seat), amount, Cause::Rent(deed), table);
    }

    /// The seat in turn has chosen its income tax (R21).
    pub(super) fn tax(&mut self, seat: Seat, worth: Option<i32>, table: Table<'_, '_>) {
        self.open.tasks.pop();
        let amount = worth.map_or(INCOME_TAX, super::tenth);
        table.tell(Event::Taxed {
            seat,
            worth,
            amount,
        });
        self.owe(seat, None, amount, Cause::IncomeTax, table);
    }

    /// A sum is due. Where the cash is not there it has to be raised (R42).
    pub(super) fn owe(
        &mut self,
        debtor: Seat,
        creditor: Option<Seat>,
        amount: i32,
        cause: Cause,
        table: Table<'_, '_>,
    ) {
        if self.open.holders[debtor].cash < amount {
            table.tell(Event::Owes {
                seat: debtor,
                creditor,
                amount,
                cause,
            });
        }
        self.push(Task::Debt(Debt {
            debtor,
            creditor,
            amount,
            cause,
        }));
    }
}

/// Everybody throws, the highest begins, and those who are tied throw again.
fn throw_for_start(rng: &mut Rng, players: Players, table: Table<'_, '_>) -> Seat {
    let mut tied = SeatSet::all(players);
    for _ in 0..THROWS {
        let mut best = (0, SeatSet::NONE);
        for seat in tied.iter() {
            let dice = [table.die(rng), table.die(rng)];
            table.tell(Event::ThrewForStart { seat, dice });
            let total = dice[0] + dice[1];
            if total > best.0 {
                best = (total, SeatSet::NONE);
            }
            if total == best.0 {
                best.1.insert(seat);
            }
        }
        tied = best.1;
        if tied.len() == 1 {
            break;
        }
    }
    tied.iter().next().unwrap_or(Seat::FIRST)
}

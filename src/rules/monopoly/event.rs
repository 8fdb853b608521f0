//! What happens at the table, for recap, log and motion.

use super::board::{Deed, Deeds, Group, Space};
use super::cards::Card;
use super::task::{Cause, Terms};
use crate::ledger::Fact;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// How a token moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Way {
    /// Forward by the dice.
    Dice,
    /// Forward by a card.
    Card,
    /// Back by a card.
    Back,
}

/// What sent somebody to Jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sentence {
    /// The space.
    Space,
    /// A card.
    Card,
    /// The third double in a turn.
    Doubles,
}

/// What got somebody out of Jail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Release {
    /// The fine.
    Fine,
    /// A Jail pass.
    Pass,
    /// Doubles.
    Doubles,
}

/// Something that happened. All of it is open to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A seat threw for the start.
    ThrewForStart {
        /// The seat.
        seat: Seat,
        /// Its dice.
        dice: [u8; 2],
    },
    /// A seat was dealt a deed before play.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
        /// What it paid for it.
        price: i32,
    },
    /// A turn began.
    TurnBegan {
        /// Whose it is.
        seat: Seat,
        /// Its number, counted from 1 over all seats.
        turn: u32,
    },
    /// The seat in turn threw the dice.
    Threw {
        /// The seat.
        seat: Seat,
        /// The dice.
        dice: [u8; 2],
    },
    /// A token moved.
    Moved {
        /// Whose it is.
        seat: Seat,
        /// Where it stood.
        from: Space,
        /// Where it stands now.
        to: Space,
        /// How it got there.
        way: Way,
    },
    /// A seat passed or reached GO and earned its salary.
    Salary {
        /// The seat.
        seat: Seat,
        /// How much.
        amount: i32,
    },
    /// A seat was sent to Jail.
    Jailed {
        /// The seat.
        seat: Seat,
        /// Where its token stood.
        from: Space,
        /// Why.
        sentence: Sentence,
    },
    /// A seat threw no doubles and stays in Jail.
    Stayed {
        /// The seat.
        seat: Seat,
        /// How many throws it has missed.
        missed: u8,
    },
    /// A seat left Jail.
    Released {
        /// The seat.
        seat: Seat,
        /// How.
        release: Release,
    },
    /// A seat drew a card.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat threw once more to find the rent of a utility.
    ThrewForRent {
        /// The seat.
        seat: Seat,
        /// The dice.
        dice: [u8; 2],
    },
    /// A seat stands on a deed of somebody who gets no rent, for it is mortgaged.
    NoRent {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
        /// Whose it is.
        owner: Seat,
    },
    /// Rent is due if its owner asks for it.
    ClaimOpened {
        /// Who would pay.
        seat: Seat,
        /// Who may ask.
        owner: Seat,
        /// The deed.
        deed: Deed,
        /// The rent.
        amount: i32,
    },
    /// An owner asked for rent.
    Claimed {
        /// The owner.
        seat: Seat,
        /// Who pays.
        debtor: Seat,
        /// The deed.
        deed: Deed,
        /// The rent.
        amount: i32,
    },
    /// An owner forgot to ask for rent.
    ClaimLapsed {
        /// The owner.
        seat: Seat,
        /// Who would have paid.
        debtor: Seat,
        /// The deed.
        deed: Deed,
    },
    /// A seat bought the deed that it stands on.
    Bought {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
        /// What it paid.
        price: i32,
    },
    /// A seat did not buy the deed that it stands on.
    Declined {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
    },
    /// The auction of a deed began.
    AuctionBegan {
        /// The deed.
        deed: Deed,
    },
    /// A seat bid.
    Bid {
        /// The seat.
        seat: Seat,
        /// How much.
        amount: i32,
    },
    /// A seat passed, or could not bid any more.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A seat won a deed in an auction.
    Won {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
        /// What it paid.
        price: i32,
    },
    /// Nobody bid for a deed; it stays with the Bank.
    Unsold {
        /// The deed.
        deed: Deed,
    },
    /// A seat has chosen how it pays income tax.
    Taxed {
        /// The seat.
        seat: Seat,
        /// What it has in all, where it pays a tenth of it.
        worth: Option<i32>,
        /// The tax.
        amount: i32,
    },
    /// A seat owes more than it has in cash, and has to raise it.
    Owes {
        /// The seat.
        seat: Seat,
        /// To whom; none is the Bank.
        creditor: Option<Seat>,
        /// How much.
        amount: i32,
        /// What for.
        cause: Cause,
    },
    /// A seat paid.
    Paid {
        /// The seat.
        seat: Seat,
        /// Whom; none is the Bank.
        creditor: Option<Seat>,
        /// How much.
        amount: i32,
        /// What for.
        cause: Cause,
    },
    /// A card brought a seat money from the Bank.
    Gained {
        /// The seat.
        seat: Seat,
        /// How much.
        amount: i32,
        /// The card.
        card: Card,
    },
    /// A seat built.
    Built {
        /// The seat.
        seat: Seat,
        /// The lot.
        deed: Deed,
        /// How many steps stand there now.
        level: u8,
        /// What it paid.
        price: i32,
    },
    /// A seat sold a step of a lot.
    Sold {
        /// The seat.
        seat: Seat,
        /// The lot.
        deed: Deed,
        /// How many steps are left there.
        level: u8,
        /// What it got.
        price: i32,
    },
    /// A seat sold buildings of a whole group.
    Stripped {
        /// The seat.
        seat: Seat,
        /// The group.
        group: Group,
        /// How many steps are left on it.
        left: u8,
        /// What it got.
        price: i32,
    },
    /// A seat mortgaged a deed.
    Mortgaged {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
        /// What it got.
        price: i32,
    },
    /// A seat lifted a mortgage.
    Redeemed {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
        /// What it paid.
        price: i32,
    },
    /// A seat that was given a mortgaged deed leaves it so, and owes the interest.
    Held {
        /// The seat.
        seat: Seat,
        /// The deed.
        deed: Deed,
    },
    /// A seat has the floor between two throws.
    Called {
        /// The seat.
        seat: Seat,
    },
    /// It gave the floor back.
    Returned {
        /// The seat.
        seat: Seat,
    },
    /// A seat made an offer.
    Offered {
        /// The seat.
        seat: Seat,
        /// Who is asked.
        to: Seat,
        /// What it is about.
        terms: Terms,
    },
    /// The offer was taken.
    Traded {
        /// Who offered.
        seat: Seat,
        /// Who took it.
        to: Seat,
        /// What changed hands.
        terms: Terms,
    },
    /// The offer was refused.
    Refused {
        /// Who refused.
        seat: Seat,
        /// Who had offered.
        to: Seat,
    },
    /// The asked seat wants to change the offer.
    Changes {
        /// The seat.
        seat: Seat,
        /// Who had offered.
        to: Seat,
    },
    /// A deal that was being changed was given up.
    Dropped {
        /// Who gave it up.
        seat: Seat,
        /// The other seat.
        to: Seat,
    },
    /// More houses or hotels are wanted than the Bank has.
    Shortage {
        /// Who asked to build.
        seat: Seat,
        /// Whether it is about hotels.
        hotels: bool,
        /// How many there are.
        stock: u8,
    },
    /// A seat said how many of them it wants.
    Wished {
        /// The seat.
        seat: Seat,
        /// How many.
        number: u8,
    },
    /// One of them is auctioned.
    UnitOffered {
        /// Whether it is a hotel.
        hotel: bool,
    },
    /// A seat won it.
    UnitWon {
        /// The seat.
        seat: Seat,
        /// What it paid.
        price: i32,
    },
    /// A seat is bankrupt and out of the game.
    Bankrupt {
        /// The seat.
        seat: Seat,
        /// To whom everything goes; none is the Bank.
        creditor: Option<Seat>,
    },
    /// What a bankrupt had went to its creditor or the Bank.
    Inherited {
        /// The bankrupt.
        seat: Seat,
        /// Who got it; none is the Bank.
        creditor: Option<Seat>,
        /// The money, with half the price of the buildings.
        money: i32,
        /// The deeds.
        deeds: Deeds,
    },
    /// The time of the table is up: this turn is the last.
    TimeUp,
}

impl crate::game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::ThrewForStart { .. } => "threw-for-start",
            Event::Dealt { .. } => "dealt",
            Event::TurnBegan { .. } => "turn-began",
            Event::Threw { .. } => "threw",
            Event::Moved { .. } => "moved",
            Event::Salary { .. } => "salary",
            Event::Jailed { .. } => "jailed",
            Event::Stayed { .. } => "stayed",
            Event::Released { .. } => "released",
            Event::Drew { .. } => "drew",
            Event::ThrewForRent { .. } => "threw-for-rent",
            Event::NoRent { .. } => "no-rent",
            Event::ClaimOpened { .. } => "claim-opened",
            Event::Claimed { .. } => "claimed",
            Event::ClaimLapsed { .. } => "claim-lapsed",
            Event::Bought { .. } => "bought",
            Event::Declined { .. } => "declined",
            Event::AuctionBegan { .. } => "auction-began",
            Event::Bid { .. } => "bid",
            Event::Passed { .. } => "passed",
            Event::Won { .. } => "won",
            Event::Unsold { .. } => "unsold",
            Event::Taxed { .. } => "taxed",
            Event::Owes { .. } => "owes",
            Event::Paid { .. } => "paid",
            Event::Gained { .. } => "gained",
            Event::Built { .. } => "built",
            Event::Sold { .. } => "sold",
            Event::Stripped { .. } => "stripped",
            Event::Mortgaged { .. } => "mortgaged",
            Event::Redeemed { .. } => "redeemed",
            Event::Held { .. } => "held",
            Event::Called { .. } => "called",
            Event::Returned { .. } => "returned",
            Event::Offered { .. } => "offered",
            Event::Traded { .. } => "traded",
            Event::Refused { .. } => "refused",
            Event::Changes { .. } => "changes",
            Event::Dropped { .. } => "dropped",
            Event::Shortage { .. } => "shortage",
            Event::Wished { .. } => "wished",
            Event::UnitOffered { .. } => "unit-offered",
            Event::UnitWon { .. } => "unit-won",
            Event::Bankrupt { .. } => "bankrupt",
            Event::Inherited { .. } => "inherited",
            Event::TimeUp => "time-up",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::ThrewForStart { seat, .. }
            | Event::Dealt { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::Threw { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Salary { seat, .. }
            | Event::Jailed { seat, .. }
            | Event::Stayed { seat, .. }
            | Event::Released { seat, .. }
            | Event::Drew { seat, .. }
            | Event::ThrewForRent { seat, .. }
            | Event::NoRent { seat, .. }
            | Event::ClaimOpened { seat, .. }
            | Event::Claimed { seat, .. }
            | Event::ClaimLapsed { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Declined { seat, .. }
            | Event::Bid { seat, .. }
            | Event::Passed { seat }
            | Event::Won { seat, .. }
            | Event::Taxed { seat, .. }
            | Event::Owes { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Built { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Stripped { seat, .. }
            | Event::Mortgaged { seat, .. }
            | Event::Redeemed { seat, .. }
            | Event::Held { seat, .. }
            | Event::Called { seat }
            | Event::Returned { seat }
            | Event::Offered { seat, .. }
            | Event::Traded { seat, .. }
            | Event::Refused { seat, .. }
            | Event::Changes { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::Shortage { seat, .. }
            | Event::Wished { seat, .. }
            | Event::UnitWon { seat, .. }
            | Event::Bankrupt { seat, .. }
            | Event::Inherited { seat, .. } => Some(seat),
            Event::AuctionBegan { .. }
            | Event::Unsold { .. }
            | Event::UnitOffered { .. }
            | Event::TimeUp => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let number = |number: i32| Fact::Number(number);
        let space = |deed: Deed| Fact::Number(deed.space().number().into());
        let whom = |seat: Option<Seat>| seat.map_or(Fact::Nothing, Fact::Seat);
        match *self {
            Event::ThrewForStart { dice, .. }
            | Event::Threw { dice, .. }
            | Event::ThrewForRent { dice, .. } => visit("dice", Fact::numbers(dice)),
            Event::TurnBegan { turn, .. } => visit("turn", number(turn as i32)),
            Event::Moved { from, to, way, .. } => {
                visit("from", number(from.number().into()));
                visit("lands", number(to.number().into()));
                visit("by", Fact::text(way.name()));
            }
            Event::Salary { amount, .. } | Event::Bid { amount, .. } => {
                visit("amount", number(amount));
            }
            Event::Jailed { from, sentence, .. } => {
                visit("from", number(from.number().into()));
                visit("by", Fact::text(sentence.name()));
            }
            Event::Stayed { missed, .. } => visit("missed", number(missed.into())),
            Event::Released { release, .. } => visit("by", Fact::text(release.name())),
            Event::Drew { card, .. } => visit("card", Fact::text(card)),
            Event::NoRent { deed, owner, .. } => {
                visit("deed", space(deed));
                visit("owner", Fact::Seat(owner));
            }
            Event::ClaimOpened {
                owner,
                deed,
                amount,
                ..
            } => {
                visit("owner", Fact::Seat(owner));
                visit("deed", space(deed));
                visit("amount", number(amount));
            }
            Event::Claimed {
                debtor,
                deed,
                amount,
                ..
            } => {
                visit("debtor", Fact::Seat(debtor));
                visit("deed", space(deed));
                visit("amount", number(amount));
            }
            Event::ClaimLapsed { debtor, deed, .. } => {
                visit("debtor", Fact::Seat(debtor));
                visit("deed", space(deed));
            }
            Event::Dealt { deed, price, .. }
            | Event::Bought { deed, price, .. }
            | Event::Won { deed, price, .. }
            | Event::Mortgaged { deed, price, .. }
            | Event::Redeemed { deed, price, .. } => {
                visit("deed", space(deed));
                visit("amount", number(price));
            }
            Event::Declined { deed, .. }
            | Event::AuctionBegan { deed }
            | Event::Unsold { deed }
            | Event::Held { deed, .. } => visit("deed", space(deed)),
            Event::Taxed { worth, amount, .. } => {
                visit("worth", worth.map_or(Fact::Nothing, Fact::Number));
                visit("amount", number(amount));
            }
            Event::Owes {
                creditor,
                amount,
                cause,
                ..
            }
            | Event::Paid {
                creditor,
                amount,
                cause,
                ..
            } => {
                visit("creditor", whom(creditor));
                visit("amount", number(amount));
                visit("for", Fact::text(cause.name()));
            }
            Event::Gained { amount, card, .. } => {
                visit("amount", number(amount));
                visit("card", Fact::text(card));
            }
            Event::Built {
                deed, level, price, ..
            }
            | Event::Sold {
                deed, level, price, ..
            } => {
                visit("deed", space(deed));
                visit("level", number(level.into()));
                visit("amount", number(price));
            }
            Event::Stripped {
                group, left, price, ..
            } => {
                visit("group", Fact::text(group.id()));
                visit("left", number(left.into()));
                visit("amount", number(price));
            }
            Event::Offered { to, terms, .. } | Event::Traded { to, terms, .. } => {
                visit("with", Fact::Seat(to));
                terms.facts(visit);
            }
            Event::Refused { to, .. } | Event::Changes { to, .. } | Event::Dropped { to, .. } => {
                visit("with", Fact::Seat(to));
            }
            Event::Shortage { hotels, stock, .. } => {
                visit("hotels", Fact::Flag(hotels));
                visit("stock", number(stock.into()));
            }
            Event::Wished { number: wish, .. } => visit("number", number(wish.into())),
            Event::UnitOffered { hotel } => visit("hotel", Fact::Flag(hotel)),
            Event::UnitWon { price, .. } => visit("amount", number(price)),
            Event::Bankrupt { creditor, .. } => visit("creditor", whom(creditor)),
            Event::Inherited {
                creditor,
                money,
                deeds,
                ..
            } => {
                visit("creditor", whom(creditor));
                visit("amount", number(money));
                visit("deeds", deeds.fact());
            }
            Event::Passed { .. }
            | Event::Called { .. }
            | Event::Returned { .. }
            | Event::TimeUp => {}
        }
    }
}

impl Way {
    const fn name(self) -> &'static str {
        match self {
            Way::Dice => "dice",
            Way::Card => "card",
            Way::Back => "back",
        }
    }
}

impl Sentence {
    const fn name(self) -> &'static str {
        match self {
            Sentence::Space => "space",
            Sentence::Card => "card",
            Sentence::Doubles => "doubles",
        }
    }
}

impl Release {
    const fn name(self) -> &'static str {
        match self {
            Release::Fine => "fine",
            Release::Pass => "pass",
            Release::Doubles => "doubles",
        }
    }
}

impl Cause {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Cause::Rent(_) => "rent",
            Cause::Card(_) => "card",
            Cause::IncomeTax => "income-tax",
            Cause::LuxuryTax => "luxury-tax",
            Cause::Fine => "fine",
            Cause::Interest(_) => "interest",
        }
    }
}

impl Deeds {
    /// The spaces of the deeds.
    pub(super) fn fact(self) -> Fact {
        Fact::numbers(self.iter().map(|deed| deed.space().number()))
    }
}

impl Terms {
    pub(super) fn facts(self, visit: &mut dyn FnMut(&'static str, Fact)) {
        visit("give", self.give.fact());
        visit("want", self.want.fact());
        visit("cash", Fact::Number(self.cash));
        let decks = |which: [bool; 2]| {
            let decks = super::cards::Deck::BOTH.into_iter();
            let chosen = decks.filter(move |deck| which[deck.index()]);
            Fact::list(chosen.map(|deck| deck.id()))
        };
        visit("give-passes", decks(self.give_passes));
        visit("want-passes", decks(self.want_passes));
    }
}

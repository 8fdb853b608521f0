//! What the screen says: the status, what happened, where somebody stands, and how it ended.

use super::Sight;
use super::cursor::{Cursor, Page, What};
use super::{deed, ring};
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::people::People;
use crate::screen::{Entry, Line, Merit, Motion, Status};
use crate::sound::Sound;
use parlour_rules::monopoly::{
    Action, Cause, Deed, Effect, Ending, Event, Group, Kind, Mode, Open, Piece, Release, Sentence,
    Space, Stage, Task, View, Window,
};
use parlour_rules::{Outcome, Seat, View as _};

/// The name of a group, as it is spoken of.
pub(super) const fn group(group: Group) -> &'static str {
    match group {
        Group::Purple => "the purple group",
        Group::LightBlue => "the light blues",
        Group::Violet => "the violet group",
        Group::Orange => "the oranges",
        Group::Red => "the reds",
        Group::Yellow => "the yellows",
        Group::Green => "the greens",
        Group::Blue => "the dark blues",
        Group::Rail => "all railroads",
        Group::Works => "both utilities",
    }
}

/// "houses" or "hotels", as many as there are.
pub(super) const fn pieces(hotels: bool, number: u8) -> &'static str {
    match (hotels, number) {
        (false, 1) => "house",
        (false, _) => "houses",
        (true, 1) => "hotel",
        (true, _) => "hotels",
    }
}

/// What a railroad or utility brings, on two lines.
pub(super) fn rents_of(lot: Deed) -> (&'static str, &'static str) {
    match lot.group() {
        Group::Works => ("One utility: 4 x the dice", "Both: 10 x the dice"),
        _ => ("Rent $25, with two $50,", "three $100, all four $200"),
    }
}

/// What a space does that is not for sale.
pub(super) fn about(open: &Open, space: Space) -> &'static str {
    match space.kind() {
        Kind::Go => "Passing or reaching it pays $200.",
        Kind::Chance | Kind::Chest => "Draw a card and do what it says.",
        Kind::IncomeTax if open.options.mode == Mode::Short => "Pay $200.",
        Kind::IncomeTax => "Pay $200, or a tenth of all that you have.",
        Kind::LuxuryTax => "Pay $75.",
        Kind::Jail => "Just visiting, or in Jail.",
        Kind::FreeParking => "A rest. Nothing happens.",
        Kind::GoToJail => "Straight to Jail, without the $200.",
        Kind::Deed => "",
    }
}

/// What money is paid for.
pub(super) fn cause(cause: Cause) -> Line {
    match cause {
        Cause::Rent(deed) => line!("rent of {}", deed.name()),
        Cause::Card(card) => line!("a {} card", card.deck().name()),
        Cause::IncomeTax => line!("income tax"),
        Cause::LuxuryTax => line!("luxury tax"),
        Cause::Fine => line!("the way out of Jail"),
        Cause::Interest(deed) => line!("interest on {}", deed.short()),
    }
}

/// What raises money, in words.
pub(super) fn plan(open: &Open, action: Action) -> Line {
    match action {
        Action::Mortgage(deed) => line!("mortgage {}", deed.short()),
        Action::Sell(deed) => match open.level(deed) == open.options.hotel() {
            true => line!("the hotel on {}", deed.short()),
            false => line!("a house on {}", deed.short()),
        },
        _ => line!("sell buildings"),
    }
}

/// The lines in the middle of the board.
#[derive(Default)]
pub(super) struct Said {
    pub(super) title: Line,
    pub(super) first: Line,
    pub(super) second: Line,
}

/// What happens now, or where the seat in turn stands and what is to be done.
pub(super) fn said(sight: &Sight<'_>) -> Said {
    let open = &sight.view.open;
    let Some(moment) = &sight.moment else {
        return stands(sight);
    };
    let who = |seat: Option<Seat>| seat.map_or("the Bank", |seat| sight.name(seat));
    let plain = |title: Line| Said {
        title,
        ..Said::default()
    };
    match *moment.event {
        Event::Drew { card, .. } => Said {
            title: line!("{}", card.deck().name()),
            first: line!("{}", card.text()),
            ..Said::default()
        },
        Event::Moved { to, .. } => Said {
            title: line!("{}", to.name()),
            first: match (to.deed(), moment.done > 200) {
                (Some(lot), true) => place_of(sight, lot),
                _ => Line::new(),
            },
            ..Said::default()
        },
        Event::Paid {
            creditor,
            amount,
            cause: what,
            ..
        } => Said {
            title: line!("${amount} to {}", who(creditor)),
            first: cause(what),
            ..Said::default()
        },
        Event::Owes {
            amount,
            creditor,
            cause: what,
            ..
        } => Said {
            title: line!("owes ${amount} to {}", who(creditor)),
            first: cause(what),
            ..Said::default()
        },
        Event::Bought { deed, price, .. } | Event::Won { deed, price, .. } => Said {
            title: line!("{}", deed.name()),
            first: line!("sold for ${price}"),
            ..Said::default()
        },
        Event::AuctionBegan { deed } | Event::Declined { deed, .. } => Said {
            title: line!("{}", deed.name()),
            first: line!("goes to auction"),
            ..Said::default()
        },
        Event::Unsold { deed } => Said {
            title: line!("{}", deed.name()),
            first: line!("nobody wants it"),
            ..Said::default()
        },
        Event::Bid { amount, .. } => Said {
            title: line!("${amount}"),
            first: auctioned(open),
            ..Said::default()
        },
        Event::Passed { .. } => plain(auctioned(open)),
        Event::Traded { seat, to, terms } | Event::Offered { seat, to, terms } => {
            let mut gives = Line::new();
            let mut gets = Line::new();
            list(&mut gives, terms.give.iter(), terms.cash, terms.give_passes);
            list(&mut gets, terms.want.iter(), -terms.cash, terms.want_passes);
            Said {
                title: match moment.event {
                    Event::Traded { .. } => line!("A deal is made"),
                    _ => line!("An offer to {}", sight.name(to)),
                },
                first: line!(
                    "{} gives {gives}",
                    fitting::name(Font::B8, sight.name(seat), 40)
                ),
                second: line!(
                    "{} gives {gets}",
                    fitting::name(Font::B8, sight.name(to), 40)
                ),
            }
        }
        Event::Jailed { .. } => plain(line!("To Jail")),
        Event::Built { deed, .. } | Event::Sold { deed, .. } => plain(line!("{}", deed.name())),
        Event::Mortgaged { deed, .. } | Event::Redeemed { deed, .. } => {
            plain(line!("{}", deed.name()))
        }
        Event::NoRent { deed, .. } => Said {
            title: line!("{}", deed.name()),
            first: line!("mortgaged: no rent"),
            ..Said::default()
        },
        Event::Salary { amount, .. } => plain(line!("GO pays ${amount}")),
        Event::Bankrupt { seat, .. } => plain(line!("{} is bankrupt", sight.name(seat))),
        _ => plain(line!("{}", open.holders[open.active].space.name())),
    }
}

/// What is auctioned, by its name.
fn auctioned(open: &Open) -> Line {
    match open.top() {
        Some(Task::Auction(lot)) => line!("for {}", lot.deed.name()),
        Some(Task::Buy(deed)) => line!("for {}", deed.name()),
        _ => line!(""),
    }
}

/// Adds what changes hands to a line, as far as it has room.
fn list(line: &mut Line, deeds: impl Iterator<Item = Deed>, cash: i32, passes: [bool; 2]) {
    let mut put = |words: Line| {
        let joint = if line.is_empty() { "" } else { ", " };
        if line.len() + joint.len() + words.len() < 44 {
            let _ = line.push_str(joint);
            let _ = line.push_str(&words);
        } else if !line.ends_with("...") {
            let _ = line.push_str(" ...");
        }
    };
    if cash > 0 {
        put(line!("${cash}"));
    }
    deeds.for_each(|deed| put(line!("{}", deed.short())));
    for _ in passes.iter().filter(|pass| **pass) {
        put(line!("a Jail pass"));
    }
    if line.is_empty() {
        let _ = line.push_str("nothing");
    }
}

fn place_of(sight: &Sight<'_>, lot: Deed) -> Line {
    let open = &sight.view.open;
    let rent = deed::rent_now(sight, lot);
    match open.owner(lot) {
        Some(seat) if Some(seat) == sight.view.seat() => line!("yours, {rent}"),
        Some(seat) => line!("{}: {rent}", fitting::name(Font::B10, sight.name(seat), 60)),
        None => rent,
    }
}

fn stands(sight: &Sight<'_>) -> Said {
    let open = &sight.view.open;
    let seat = match open.top() {
        Some(Task::Called(seat)) => *seat,
        _ => open.active,
    };
    let holder = &open.holders[seat];
    if let Some(Task::Auction(lot)) = open.top() {
        return Said {
            title: line!("{}", lot.deed.name()),
            first: match lot.bidding.highest() {
                Some(bid) => line!("${} by {}", bid.amount, sight.name(bid.seat)),
                None => line!("no bid yet"),
            },
            ..Said::default()
        };
    }
    if let Some(Task::Tax) = open.top() {
        return Said {
            title: line!("Income Tax"),
            first: line!("Choose before you count."),
            ..Said::default()
        };
    }
    if let (Some(missed), true) = (holder.jail, sight.decides() == Some(seat)) {
        let first = match (missed, open.options.mode) {
            (_, Mode::Short) => line!("Doubles, or $50 after the throw"),
            (2, _) => line!("Last try: doubles, or $50"),
            _ => line!("Throw for doubles: try {} of 3", missed + 1),
        };
        return Said {
            title: line!("In Jail"),
            first,
            ..Said::default()
        };
    }
    let space = holder.space;
    let first = match space.deed() {
        Some(lot) => place_of(sight, lot),
        None if space == Space::JAIL && holder.jail.is_none() => line!("just visiting"),
        None => Line::new(),
    };
    Said {
        title: line!("{}", space.name()),
        first,
        ..Said::default()
    }
}

/// The status line.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let open = &sight.view.open;
    let seat = open.decider().unwrap_or(open.active);
    let jailed = open.holders[seat].jail.is_some();
    let texts: [&str; 2] = match (cursor.page, open.top()) {
        _ if !sight.view.decides() => waits(open),
        (Page::Map, _) => ["look round", "look"],
        (Page::Others, _) => ["deal with whom?", "with whom?"],
        (Page::Step(What::Limit), _) => ["your limit", "limit"],
        (Page::Step(What::Bid), _) => ["your bid", "bid"],
        (Page::Step(What::Wish), _) => ["how many?", "how many?"],
        (Page::Step(_), _) => ["how much?", "how much?"],
        (Page::Sheet, Some(Task::Sale(_))) => ["place it", "place it"],
        (Page::Sheet, _) => ["your deeds", "deeds"],
        (Page::Main, None) if open.window == Window::Before && jailed => {
            ["in Jail, throw or pay?", "in Jail"]
        }
        _ => waits(open),
    };
    let houses = open.stock(Piece::House);
    let low = match houses {
        0..9 if open.top().is_none() => line!("{houses} {}", pieces(false, houses)),
        _ => Line::new(),
    };
    let texts = texts.map(|text| line!("{text}"));
    match low.is_empty() {
        true => Status::of(&texts, &[Line::new()]),
        false => Status::of(&texts, &[low, Line::new()]),
    }
}

/// What the seat to decide has to do, in two lengths.
fn waits(open: &Open) -> [&'static str; 2] {
    match open.top() {
        None if open.window == Window::Before => ["throw the dice", "throw"],
        None if super::ends_by_itself(open) => ["ends the turn", "ends"],
        None => ["build, deal or end", "go on?"],
        Some(Task::Called(_)) => ["has the floor", "floor"],
        Some(Task::Buy(_)) => ["buy this one?", "buy it?"],
        Some(Task::Tax) => ["$200 or a tenth?", "which tax?"],
        Some(Task::Debt(_)) => ["raise the money", "raise it"],
        Some(Task::Draft(_)) => ["make an offer", "offer"],
        Some(Task::Reply(_)) => ["take the offer?", "take it?"],
        Some(Task::Received { .. }) => ["lift the mortgage?", "lift it?"],
        Some(Task::Auction(_)) => ["bid or pass?", "bid?"],
        Some(Task::Sale(sale)) => match sale.stage {
            Stage::Wish(_) => ["how many?", "how many?"],
            Stage::Bid(_) => ["bid or pass?", "bid?"],
            _ => ["place it", "place it"],
        },
        _ => ["wait", "wait"],
    }
}

/// What happened, to stand after a name.
pub(super) fn tell(event: &Event, people: &People) -> Option<Line> {
    let who = |seat: Option<Seat>| seat.map_or("the Bank", |seat| people.name(seat));
    Some(match *event {
        Event::ThrewForStart { dice, .. } => line!("threw {} for the start", dice[0] + dice[1]),
        Event::Dealt { deed, .. } => line!("was dealt {}", deed.short()),
        Event::TurnBegan { .. } | Event::Called { .. } | Event::Returned { .. } => return None,
        Event::Threw { dice, .. } if dice[0] == dice[1] => line!("threw a double {}", dice[0]),
        Event::Threw { dice, .. } => line!("threw {}", dice[0] + dice[1]),
        Event::Moved { to, .. } => line!("came to {}", to.short()),
        Event::Salary { amount, .. } => line!("passed GO: ${amount}"),
        Event::Jailed { sentence, .. } => match sentence {
            Sentence::Doubles => line!("threw three doubles: Jail"),
            _ => line!("went to Jail"),
        },
        Event::Stayed { .. } => line!("stays in Jail"),
        Event::Released { release, .. } => match release {
            Release::Fine => line!("paid to leave Jail"),
            Release::Pass => line!("left Jail with a pass"),
            Release::Doubles => line!("left Jail by doubles"),
        },
        Event::Drew { card, .. } => match card.effect() {
            Effect::Pass => line!("drew a Jail pass"),
            _ => line!("drew a card"),
        },
        Event::ThrewForRent { dice, .. } => line!("threw {} for the rent", dice[0] + dice[1]),
        Event::NoRent { deed, .. } => line!("pays no rent for {}", deed.short()),
        Event::ClaimOpened { amount, .. } => line!("may be asked for ${amount}"),
        Event::Claimed { amount, debtor, .. } => {
            line!("asked {} for ${amount}", people.name(debtor))
        }
        Event::ClaimLapsed { .. } => line!("forgot to ask for rent"),
        Event::Bought { deed, price, .. } => line!("bought {}, ${price}", deed.short()),
        Event::Declined { deed, .. } => line!("left {}", deed.short()),
        Event::AuctionBegan { deed } => line!("Auction of {}", deed.short()),
        Event::Bid { amount, .. } => line!("bids ${amount}"),
        Event::Passed { .. } => line!("passes"),
        Event::Won { deed, price, .. } => line!("won {}, ${price}", deed.short()),
        Event::Unsold { deed } => line!("Nobody bid for {}", deed.short()),
        Event::Taxed { amount, .. } => line!("is taxed ${amount}"),
        Event::Owes { amount, .. } => line!("has to raise ${amount}"),
        Event::Paid {
            creditor, amount, ..
        } => line!("paid {} ${amount}", who(creditor)),
        Event::Gained { amount, .. } => line!("got ${amount}"),
        Event::Built { deed, level, .. } => match level {
            1..=4 => line!("has {level} on {}", deed.short()),
            _ => line!("built on {}", deed.short()),
        },
        Event::Sold { deed, .. } => line!("sold on {}", deed.short()),
        Event::Stripped {
            group: lots, price, ..
        } => {
            let _ = lots;
            line!("sold houses for ${price}")
        }
        Event::Mortgaged { deed, .. } => line!("mortgaged {}", deed.short()),
        Event::Redeemed { deed, .. } => line!("lifted {}", deed.short()),
        Event::Held { deed, .. } => line!("left {} mortgaged", deed.short()),
        Event::Offered { to, .. } => line!("made {} an offer", people.name(to)),
        Event::Traded { to, .. } => line!("dealt with {}", people.name(to)),
        Event::Refused { .. } => line!("refused the offer"),
        Event::Changes { .. } => line!("wants to change it"),
        Event::Dropped { .. } => line!("dropped the deal"),
        Event::Shortage { hotels, stock, .. } => {
            line!("Only {stock} {} left", pieces(hotels, stock))
        }
        Event::Wished { number, .. } => line!("wants {number} of them"),
        Event::UnitOffered { .. } => line!("The last ones are auctioned"),
        Event::UnitWon { price, .. } => line!("won one for ${price}"),
        Event::Bankrupt { .. } => line!("is bankrupt"),
        Event::Inherited {
            creditor, money, ..
        } => line!("left {} ${money}", who(creditor)),
        Event::TimeUp => line!("Time is up: the last turn"),
    })
}

/// Whether somebody who was away is told of it.
pub(super) fn is_news(event: &Event) -> bool {
    !matches!(
        event,
        Event::ThrewForStart { .. }
            | Event::Dealt { .. }
            | Event::TurnBegan { .. }
            | Event::Threw { .. }
            | Event::Moved { .. }
            | Event::ThrewForRent { .. }
            | Event::Drew { .. }
            | Event::Declined { .. }
            | Event::AuctionBegan { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Owes { .. }
            | Event::Taxed { .. }
            | Event::Salary { .. }
            | Event::UnitOffered { .. }
            | Event::Wished { .. }
            | Event::Held { .. }
    )
}

/// Where a seat stands.
pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some(seat) = view.seat() else {
        return Default::default();
    };
    let open = &view.open;
    let holder = &open.holders[seat];
    if holder.out.is_some() {
        return (line!("Out of the game"), Line::new());
    }
    let main = line!("${} in cash", holder.cash);
    (main, line!("Worth ${} in all", open.worth(seat)))
}

/// Why the game ended as it did.
pub(super) fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
    let open = &view.open;
    let Some(winner) = outcome.winners.iter().next() else {
        return line!("nobody is left");
    };
    let worth = open.worth(winner);
    let _ = people;
    match open.ending {
        Some(Ending::Bankrupt) => line!("richest at the first bankruptcy: ${worth}"),
        Some(Ending::Time) => line!("richest when time was up: ${worth}"),
        _ => line!("the last one left, with ${worth}"),
    }
}

/// What a seat has come to.
pub(super) fn merit(view: &View, seat: Seat, score: i32) -> Merit {
    match view.open.holders[seat].out {
        Some(out) => Merit {
            rank: i32::from(out) - 100,
            text: line!("out"),
        },
        None => Merit {
            rank: score,
            text: line!("${score}"),
        },
    }
}

/// What everybody is worth at the end, line by line.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let open = &view.open;
    if open.ending.is_none() {
        return;
    }
    for seat in open.players.seats() {
        account_of(open, seat, people.name(seat), add);
    }
}

fn account_of(open: &Open, seat: Seat, name: &str, add: &mut dyn FnMut(Entry)) {
    let mut first = Some(seat);
    let mut one = |text: Line, points: i32, sum: bool| {
        add(Entry {
            seat: first.take(),
            text,
            points: Some(points),
            sum,
        });
    };
    let holder = &open.holders[seat];
    if holder.out.is_some() {
        one(line!("Bankrupt"), 0, true);
        return;
    }
    one(line!("Cash"), holder.cash, false);
    let deeds = open.deeds(Some(seat));
    let free = deeds.without(open.mortgaged);
    let price =
        |deeds: parlour_rules::monopoly::Deeds| -> i32 { deeds.iter().map(Deed::price).sum() };
    let count = |deeds: parlour_rules::monopoly::Deeds| deeds.len();
    if !free.is_empty() {
        one(
            line!("{} deeds at their price", count(free)),
            price(free),
            false,
        );
    }
    let pledged = deeds.and(open.mortgaged);
    if !pledged.is_empty() {
        let half: i32 = pledged.iter().map(|deed| deed.price() / 2).sum();
        one(
            line!("{} mortgaged, half price", count(pledged)),
            half,
            false,
        );
    }
    let (mut houses, mut hotels) = (0, 0);
    for deed in deeds.iter() {
        let cost = i32::from(open.level(deed)) * deed.group().house_cost();
        if open.level(deed) == open.options.hotel() {
            hotels += cost;
        } else {
            houses += cost;
        }
    }
    if houses > 0 {
        one(line!("Houses at their cost"), houses, false);
    }
    if hotels > 0 {
        one(line!("Hotels at their cost"), hotels, false);
    }
    one(line!("{name} in all"), open.worth(seat), true);
}

/// How long each event is shown. A token takes a tenth of a second for a space, but no longer than all else.
pub(super) fn motion(event: &Event) -> Motion {
    match *event {
        Event::ThrewForStart { .. } => Motion::new(400, Sound::Die).brief_for_computers(250),
        Event::Dealt { .. } => Motion::new(150, Sound::Deal).brief_for_computers(80),
        Event::Threw { .. } | Event::ThrewForRent { .. } => {
            Motion::new(450, Sound::Die).brief_for_computers(160)
        }
        Event::Moved { from, to, way, .. } => {
            let steps = u16::from(ring::steps(from, to, way));
            let slow = Motion::new((100 * steps).clamp(200, 1400), Sound::Confirm);
            slow.brief_for_computers((35 * steps).clamp(100, 420))
        }
        Event::Jailed { .. } => Motion::new(900, Sound::Loss).brief_for_computers(350),
        Event::Drew { .. } => Motion::new(1600, Sound::Deal).brief_for_computers(550),
        Event::Salary { .. } | Event::Gained { .. } => {
            Motion::new(600, Sound::Gain).brief_for_computers(250)
        }
        Event::Paid { .. } | Event::Owes { .. } => {
            Motion::new(900, Sound::Loss).brief_for_computers(350)
        }
        Event::Bought { .. } | Event::Won { .. } => {
            Motion::new(700, Sound::Confirm).brief_for_computers(300)
        }
        Event::Bid { .. } => Motion::new(250, Sound::Focus).brief_for_computers(80),
        Event::Passed { .. } => Motion::new(250, Sound::Focus).brief_for_computers(40),
        Event::Built { .. }
        | Event::Sold { .. }
        | Event::Mortgaged { .. }
        | Event::Redeemed { .. }
        | Event::Stripped { .. } => Motion::new(350, Sound::Confirm).brief_for_computers(130),
        Event::Offered { .. } => Motion::new(1200, Sound::Focus).brief_for_computers(350),
        Event::Traded { .. } => Motion::new(1800, Sound::Gain).brief_for_computers(550),
        Event::Bankrupt { .. } | Event::Inherited { .. } | Event::TimeUp => {
            Motion::new(1500, Sound::Bell).brief_for_computers(900)
        }
        Event::Stayed { .. }
        | Event::Released { .. }
        | Event::NoRent { .. }
        | Event::Unsold { .. }
        | Event::AuctionBegan { .. }
        | Event::Refused { .. }
        | Event::Changes { .. }
        | Event::Claimed { .. }
        | Event::UnitWon { .. }
        | Event::Shortage { .. } => Motion::new(600, Sound::Focus).brief_for_computers(160),
        _ => Motion::NONE,
    }
}

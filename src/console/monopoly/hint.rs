//! What the keys do, and what a friend would say who looks over the shoulder.

use super::cursor::{Cursor, Page, What};
use super::plates::{self, Does};
use super::{Sight, deal, panels, sheet};
use crate::fitting::in_a_hint;
use crate::line;
use crate::parts::Hints;
use crate::screen::Line;
use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, Deed, Good, Open, Task};

/// What A and B do.
pub(super) fn keys(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    match cursor.page {
        Page::Map => {
            let mut rows = sheet::rows(&sight.view.open).into_iter();
            match rows.any(|row| row.space() == cursor.space) {
                true => Hints::a("Deed"),
                false => Hints::default().b("Back"),
            }
        }
        Page::Step(_) => Hints::a("Set").b("Back"),
        Page::Sheet | Page::Others => Hints::a("Do it").b("Back"),
        Page::Main => match (sight.view.open.top(), cursor.below) {
            (Some(Task::Draft(_)), false) => Hints::a("Mark"),
            (Some(Task::Draft(_)), true) => Hints::a("Do it").b("Back"),
            _ => {
                let plates = plates::of(sight);
                match plates.get(cursor.plate).map(|plate| plate.does) {
                    Some(Does::Act(Action::Roll)) => Hints::a("Throw"),
                    Some(Does::Act(Action::Buy)) => Hints::a("Buy"),
                    Some(Does::Act(Action::Bid(_))) => Hints::a("Bid"),
                    Some(Does::Open(_)) => Hints::a("Open"),
                    _ => Hints::a("Do it"),
                }
            }
        },
    }
}

/// Leads the cursor to an action, so that A does it.
pub(super) fn lead(sight: &Sight<'_>, cursor: &mut Cursor, action: Action) {
    let open = &sight.view.open;
    cursor.page = Page::Main;
    cursor.below = false;
    match action {
        Action::Give(good) => to_good(open, cursor, good, false),
        Action::Want(good) => to_good(open, cursor, good, true),
        Action::Cash(sum) => {
            let what = if sum < 0 { What::Ask } else { What::Pay };
            cursor.open(sight, Page::Step(what));
            cursor.value = sum.abs();
            cursor.right = sum < 0;
        }
        Action::Offer | Action::Drop => {
            cursor.below = true;
            to_plate(sight, cursor, action);
        }
        Action::Deal(seat) | Action::Call(seat) => {
            cursor.open(sight, Page::Others);
            let mut others = panels::others_of(open);
            cursor.row = others.position(|other| other == seat).unwrap_or(0);
            cursor.right = matches!(action, Action::Call(_));
        }
        Action::Bid(amount) => {
            if !to_plate(sight, cursor, action) {
                cursor.open(sight, Page::Step(What::Bid));
                cursor.value = amount as i32;
            }
        }
        Action::Wish(number) => {
            if !to_plate(sight, cursor, action) {
                cursor.open(sight, Page::Step(What::Wish));
                cursor.value = number.into();
            }
        }
        Action::Strip(group, left) => {
            cursor.open(sight, Page::Step(What::Strip(group)));
            cursor.value = left.into();
        }
        Action::Build(deed)
        | Action::Sell(deed)
        | Action::Mortgage(deed)
        | Action::Redeem(deed)
        | Action::Claim(deed)
        | Action::Place(deed) => {
            if !to_plate(sight, cursor, action) {
                to_deed(sight, cursor, deed, action);
            }
        }
        _ => {
            to_plate(sight, cursor, action);
        }
    }
}

fn to_plate(sight: &Sight<'_>, cursor: &mut Cursor, action: Action) -> bool {
    let plates = plates::of(sight);
    let does = plates.iter().position(|plate| match plate.does {
        Does::Act(done) | Does::Ask(done) => done == action,
        _ => false,
    });
    if let Some(plate) = does {
        cursor.plate = plate;
    }
    does.is_some()
}

fn to_deed(sight: &Sight<'_>, cursor: &mut Cursor, deed: Deed, action: Action) {
    cursor.page = Page::Sheet;
    let rows = sheet::rows(&sight.view.open);
    cursor.row = rows.iter().position(|row| *row == deed).unwrap_or(0);
    let verbs = sheet::verbs(sight, cursor.row);
    let verb = verbs.iter().position(|verb| verb.does == Does::Act(action));
    cursor.plate = verb.unwrap_or(0);
}

fn to_good(open: &Open, cursor: &mut Cursor, good: Good, right: bool) {
    let Some(Task::Draft(draft)) = open.top() else {
        return;
    };
    let giver = if right { draft.to } else { draft.from };
    let goods = deal::goods(open, giver);
    cursor.right = right;
    cursor.row = goods.iter().position(|other| *other == good).unwrap_or(0);
}

/// An action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let open = &sight.view.open;
    let Some(seat) = open.decider() else {
        return Line::new();
    };
    let name = |seat: Seat| in_a_hint(sight.name(seat));
    match action {
        Action::Roll if open.holders[seat].jail.is_some() => {
            line!("Throw: in Jail you pay no rent to anybody")
        }
        Action::Roll => line!("Throw: it is time to move on"),
        Action::Fine => match open.deeds(None).len() {
            0 => line!("Pay and get out before you throw"),
            free => line!("Pay and get out: {free} deeds are for sale"),
        },
        Action::Card => line!("Use the pass: it costs nothing"),
        Action::End => line!("End your turn: keep the cash for rents"),
        Action::Call(other) => line!("Let {} have the floor", name(other)),
        Action::Back => line!("Give the floor back, and the game goes on"),
        Action::Buy => why_buy(open, seat),
        Action::Auction => line!("Leave it to the auction: you may bid too"),
        Action::Bid(amount) => match open.top() {
            Some(Task::Auction(lot)) => line!("Bid ${amount}: its price is ${}", lot.deed.price()),
            _ => line!("Bid ${amount} for it"),
        },
        Action::Pass => line!("Pass: it takes ${} to go on", open.least_bid()),
        Action::Flat => line!("Pay $200: then you need not count"),
        Action::Tenth => line!("Pay a tenth of cash, deeds and houses"),
        Action::Bankrupt => line!("Give up: the money cannot be raised"),
        Action::Build(deed) => {
            let next = usize::from(open.level(deed)) + 1;
            let hotel = next >= usize::from(open.options.hotel());
            let rents = deed.rents();
            let rent = if hotel {
                rents[5]
            } else {
                rents.get(next).copied().unwrap_or(0)
            };
            line!("Build on {}: rent ${rent} then", deed.short())
        }
        Action::Sell(deed) => {
            let price = deed.group().house_cost() / 2;
            line!("Sell on {}: ${price} a house", deed.short())
        }
        Action::Strip(group, left) => {
            line!("Sell down to {left} on {}", super::words::group(group))
        }
        Action::Mortgage(deed) => {
            line!("Mortgage {} for ${}", deed.short(), deed.mortgage())
        }
        Action::Redeem(deed) => line!("Lift {}: it brings rent again", deed.short()),
        Action::Hold(deed) => line!("Leave it: only ${} now", deed.interest()),
        Action::Claim(deed) => line!("Ask for the rent of {}", deed.short()),
        Action::Deal(other) => line!("Try a deal with {}", name(other)),
        Action::Give(good) => line!("Put {} into the deal", deal::name(good)),
        Action::Want(good) => line!("Ask for {}", deal::name(good)),
        Action::Cash(0) => line!("Leave money out of it"),
        Action::Cash(sum) if sum > 0 => line!("Pay ${sum} in the deal"),
        Action::Cash(sum) => line!("Ask for ${} in the deal", -sum),
        Action::Offer => line!("Make the offer: {}", worth(open)),
        Action::Drop => line!("Drop it: keep what you have"),
        Action::Accept => line!("Accept: {}", worth(open)),
        Action::Refuse => line!("Refuse: {}", worth(open)),
        Action::Change => line!("Change it: say what you would take"),
        Action::Wish(number) => line!("Say {number}: what is short may be auctioned"),
        Action::Place(deed) => line!("Place it on {}", deed.short()),
        Action::Done => line!("That is enough: keep the rest in cash"),
        Action::Spend(_) | Action::TimeUp => line!("The clock runs"),
    }
}

/// What the one who decides about a deal gives and gets at list price.
fn worth(open: &Open) -> Line {
    let (terms, seat) = match open.top() {
        Some(Task::Draft(draft)) => (draft.terms, draft.from),
        Some(Task::Reply(draft)) => (draft.terms.turned(), draft.to),
        _ => return Line::new(),
    };
    if let Some(group) = deal::completes(open, seat, &terms) {
        return line!("you complete {}", super::words::group(group));
    }
    let (gives, gets) = deal::prices(open, &terms);
    line!("you give ${gives}, get ${gets}")
}

fn why_buy(open: &Open, seat: Seat) -> Line {
    let Some(Task::Buy(deed)) = open.top() else {
        return line!("Buy it");
    };
    let group = deed.group();
    let own = group.deeds().and(open.deeds(Some(seat))).len();
    let all = group.deeds().len();
    if own + 1 == all {
        return line!("Buy it: the group is whole then");
    }
    let mut others = open.players.seats().filter(|other| *other != seat);
    let rival = others.any(|other| group.deeds().and(open.deeds(Some(other))).len() + 1 == all);
    if rival {
        line!("Buy it: it would complete somebody's group")
    } else if own > 0 {
        line!("Buy it: you have {own} of {all} of the group")
    } else {
        line!(
            "Buy it: ${} is left, and it brings rent",
            open.holders[seat].cash - deed.price()
        )
    }
}

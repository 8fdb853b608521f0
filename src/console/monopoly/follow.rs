//! What each event changes, so that the moments after it are shown from where it left the table.

use parlour_rules::Seat;
use parlour_rules::monopoly::{Deck, Deed, Deeds, Effect, Event, Holder, Open, Release, Space};

/// Brings what lies on the table to where it stands after an event.
pub(super) fn follow(open: &mut Open, event: &Event) {
    match *event {
        Event::TurnBegan { seat, .. } => open.active = seat,
        Event::Threw { dice, .. } | Event::ThrewForRent { dice, .. } => open.dice = dice,
        Event::Moved { seat, to, .. } => open.holders[seat].space = to,
        Event::Jailed { seat, .. } => {
            open.holders[seat].space = Space::JAIL;
            open.holders[seat].jail = Some(0);
        }
        Event::Stayed { seat, missed } => open.holders[seat].jail = Some(missed),
        Event::Released { seat, release } => {
            open.holders[seat].jail = None;
            if let (Release::Pass, Some(deck)) = (release, open.pass_of(seat)) {
                give_pass(open, deck, None);
            }
        }
        Event::Drew { seat, card } => {
            open.drawn = Some(card);
            if card.effect() == Effect::Pass {
                give_pass(open, card.deck(), Some(seat));
            }
        }
        Event::Salary { seat, amount } | Event::Gained { seat, amount, .. } => {
            open.holders[seat].cash += amount;
        }
        Event::Dealt { seat, deed, price }
        | Event::Bought { seat, deed, price }
        | Event::Won { seat, deed, price } => {
            open.holders[seat].cash -= price;
            give(open, Deeds::only(deed), Some(seat));
        }
        Event::UnitWon { seat, price } => open.holders[seat].cash -= price,
        Event::Paid {
            seat,
            creditor,
            amount,
            ..
        } => {
            open.holders[seat].cash -= amount;
            if let Some(creditor) = creditor {
                open.holders[creditor].cash += amount;
            }
        }
        Event::Built {
            seat,
            deed,
            level,
            price,
        } => {
            open.holders[seat].cash -= price;
            set_level(open, deed, level);
        }
        Event::Sold {
            seat,
            deed,
            level,
            price,
        } => {
            open.holders[seat].cash += price;
            set_level(open, deed, level);
        }
        Event::Stripped {
            seat,
            group,
            left,
            price,
        } => {
            open.holders[seat].cash += price;
            open.levels = open.spread(group, left);
        }
        Event::Mortgaged { seat, deed, price } => {
            open.holders[seat].cash += price;
            open.mortgaged = open.mortgaged.or(Deeds::only(deed));
        }
        Event::Redeemed { seat, deed, price } => {
            open.holders[seat].cash -= price;
            open.mortgaged = open.mortgaged.without(Deeds::only(deed));
        }
        Event::Traded { seat, to, terms } => {
            open.holders[seat].cash -= terms.cash;
            open.holders[to].cash += terms.cash;
            give(open, terms.give, Some(to));
            give(open, terms.want, Some(seat));
            for deck in Deck::BOTH {
                if terms.give_passes[deck.index()] {
                    give_pass(open, deck, Some(to));
                } else if terms.want_passes[deck.index()] {
                    give_pass(open, deck, Some(seat));
                }
            }
        }
        Event::Inherited {
            seat,
            creditor,
            money,
            deeds,
        } => {
            for deed in deeds.iter() {
                set_level(open, deed, 0);
            }
            give(open, deeds, creditor);
            if creditor.is_none() {
                open.mortgaged = open.mortgaged.without(deeds);
            }
            for deck in Deck::BOTH {
                if open.has_pass(seat, deck) {
                    give_pass(open, deck, creditor);
                }
            }
            let out = open.players.count() - open.living().len();
            open.holders[seat] = Holder {
                out: Some(out as u8),
                ..Holder::default()
            };
            if let Some(creditor) = creditor {
                open.holders[creditor].cash += money;
            }
        }
        _ => {}
    }
}

fn give(open: &mut Open, deeds: Deeds, to: Option<Seat>) {
    for deed in deeds.iter() {
        if let Some(owner) = open.owners.get_mut(deed.index()) {
            *owner = to;
        }
    }
}

fn give_pass(open: &mut Open, deck: Deck, to: Option<Seat>) {
    if let Some(holder) = open.passes.get_mut(deck.index()) {
        *holder = to;
    }
}

fn set_level(open: &mut Open, deed: Deed, level: u8) {
    if let Some(place) = open.levels.get_mut(deed.index()) {
        *place = level;
    }
}

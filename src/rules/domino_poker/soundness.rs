//! Whether a game that was read from a save can be a real one.

use super::open::{ANTE, MOST_BETS, Open, Phase, STEP};
use super::options::Stakes;
use super::rank::{HAND, PACK};
use super::report::Report;
use super::{DominoPoker, Hands, SEATS};
use crate::hidden::{make_up, union};
use crate::seat::{PerSeat, Seat};

/// Every tile in one hand, every chip somewhere, the betting as it can have come about.
pub(super) fn is_sound(game: &DominoPoker) -> bool {
    let open = &game.open;
    open.players.count() == SEATS
        && open.players.has(open.dealer)
        && open.options.are_offered()
        && make_up(PACK, open.players.seats().map(|seat| game.hands[seat]))
        && open
            .players
            .seats()
            .all(|seat| game.hands[seat].len() == HAND)
        && stacks_are_sound(open)
        && betting_is_sound(open)
        && report_is_sound(open, &game.hands)
}

/// No chip is missing and none too many, and the game has not gone on after its end.
fn stacks_are_sound(open: &Open) -> bool {
    let over = open.phase == Phase::Over;
    let finished = open.hand.saturating_sub(u8::from(!over));
    let in_stacks = open
        .players
        .seats()
        .map(|seat| u32::from(open.stacks[seat]));
    let in_pot = open.players.seats().map(|seat| u32::from(open.paid[seat]));
    let all = in_stacks.sum::<u32>() + in_pot.sum::<u32>();
    let mut seats = open.players.seats();
    if open.hand == 0 || (over && !open.is_last_hand()) {
        return false;
    }
    match open.options.stakes {
        Stakes::Chips { each, hands } => {
            all == u32::from(each) * SEATS as u32
                && open.hand <= hands
                && match over {
                    true => open.paid == PerSeat::default(),
                    false => seats.all(|seat| open.paid[seat] >= ANTE),
                }
        }
        Stakes::Wins(wins) => {
            let winners = seats.filter(|seat| open.stacks[*seat] >= u16::from(wins));
            all == u32::from(finished)
                && open.paid == PerSeat::default()
                && winners.count() == usize::from(over)
                && open
                    .players
                    .seats()
                    .all(|seat| open.stacks[seat] <= u16::from(wins))
        }
    }
}

/// Who has paid what is what the bets come to, and who has to answer has not paid enough.
fn betting_is_sound(open: &Open) -> bool {
    let bidding = &open.bidding;
    let made: u16 = open.bets.iter().map(|(_, bets)| u16::from(*bets)).sum();
    if !bidding.is_sound(open.players) || made > MOST_BETS.into() {
        return false;
    }
    let made = made as u8;
    match open.phase {
        Phase::Over => open
            .report
            .is_some_and(|report| report.still_in == bidding.still_in()),
        Phase::Show => {
            let nothing_to_bet = !open.options.has_chips() || open.cover() == u16::from(ANTE);
            nothing_to_bet
                && made == 0
                && *bidding == Open::bidding(open.players, open.dealer)
                && seats_paid_alike(open)
        }
        Phase::Bet => {
            open.options.has_chips()
                && open.cover() > u16::from(ANTE)
                && bidding.speaker().is_some()
                && match bidding.highest() {
                    None => made == 0 && none_has_bet(open),
                    Some(bid) => {
                        made > 0
                            && bid.amount == u32::from(open.level(made))
                            && open.level(made) > open.level(made - 1)
                            && open.bets[bid.seat] > 0
                            && all_have_answered(open, bid.seat, made)
                    }
                }
        }
    }
}

fn seats_paid_alike(open: &Open) -> bool {
    let ante = if open.options.has_chips() { ANTE } else { 0 };
    open.players.seats().all(|seat| open.paid[seat] == ante)
}

/// Seats have checked one after another from the dealer's left on.
fn none_has_bet(open: &Open) -> bool {
    let first = open.players.left_of(open.dealer);
    let steps = |seat| open.players.steps(first, seat);
    let Some(speaker) = open.bidding.speaker() else {
        return false;
    };
    let asked = open.bidding.asked();
    seats_paid_alike(open)
        && open.still_in().len() == SEATS
        && open
            .players
            .seats()
            .all(|seat| asked.has(seat) == (steps(seat) >= steps(speaker)))
}

/// Of those still in everybody from the highest bidder to the speaker has paid the same, and the others less.
fn all_have_answered(open: &Open, highest: Seat, made: u8) -> bool {
    let Some(speaker) = open.bidding.speaker() else {
        return false;
    };
    let steps = |seat| open.players.steps(highest, seat);
    let earlier = |seat: Seat| (0..made).any(|bets| open.level(bets) == open.paid[seat]);
    open.players.seats().all(|seat| {
        let answered = steps(seat) < steps(speaker);
        let asked = open.bidding.asked().has(seat);
        match open.still_in().has(seat) {
            true if answered => !asked && open.paid[seat] == open.level(made),
            true => asked && earlier(seat),
            false => !asked && earlier(seat),
        }
    })
}

/// The hand before this one, or the last one, which then still lies there.
fn report_is_sound(open: &Open, hands: &Hands) -> bool {
    let over = open.phase == Phase::Over;
    let finished = open.hand.saturating_sub(u8::from(!over));
    let Some(report) = &open.report else {
        return finished == 0 && !over;
    };
    let players = open.players;
    let dealer = match over {
        true => open.dealer,
        false => players.seat_after(open.dealer, SEATS - 1),
    };
    let lies_there =
        |seat| !over || report.shown[seat].is_empty() || report.shown[seat] == hands[seat];
    finished > 0
        && report.hand == finished
        && report.dealer == dealer
        && players.has(report.winner)
        && report.still_in.iter().all(|seat| players.has(seat))
        && report.still_in.has(report.winner)
        && shown_are_sound(open, report)
        && chips_are_sound(open, report)
        && players.seats().all(lies_there)
}

/// All who are still in show five tiles of the game, and the winner has the best; one alone shows nothing.
fn shown_are_sound(open: &Open, report: &Report) -> bool {
    let alone = report.still_in.len() == 1;
    let all = union(open.players.seats().map(|seat| report.shown[seat]));
    let rank = |seat| report.rank(seat, open.options.straights);
    all.is_some_and(|all| all.without(PACK).is_empty())
        && open.players.seats().all(|seat| {
            let shows = report.still_in.has(seat) && !alone;
            report.shown[seat].len() == if shows { HAND } else { 0 }
                && rank(seat) <= rank(report.winner)
        })
}

/// Who is still in has paid the same, nobody more, and the winner has it now.
fn chips_are_sound(open: &Open, report: &Report) -> bool {
    let (ante, most) = match open.options.has_chips() {
        true => (ANTE, ANTE + STEP * MOST_BETS),
        false => (0, 0),
    };
    let paid = report.paid[report.winner];
    let gained = match open.options.has_chips() {
        true => report.paid.iter().map(|(_, paid)| u16::from(*paid)).sum(),
        false => 1,
    };
    let has = open.stacks[report.winner] + u16::from(open.paid[report.winner]);
    (open.options.has_chips() || report.still_in.len() == SEATS)
        && open.players.seats().all(|seat| {
            let own = report.paid[seat];
            (ante..=most).contains(&own)
                && own <= paid
                && (own == paid || !report.still_in.has(seat))
        })
        && has >= gained
}

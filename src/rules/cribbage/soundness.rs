//! Whether a game read from a save can be a real one.

use super::open::Phase;
use super::options::TARGETS;
use super::plays::{HAND, Plays};
use super::{Cribbage, Open, SEATS};
use crate::cards::CardSet;
use crate::hidden::{make_up, of_pile, union};
use crate::points::Points;
use crate::seat::{PerSeat, Seat};

pub(super) fn is_sound(game: &Cribbage) -> bool {
    let open = &game.open;
    let players = open.players;
    (2..=SEATS).contains(&players.count())
        && players.has(open.dealer)
        && TARGETS.contains(&open.options.target)
        && nobody_beyond_the_table(game)
        && cards_are_sound(game)
        && phase_is_sound(game)
        && thrown_are_sound(game)
        && report_is_sound(game)
        && scores_are_sound(open)
}

fn nobody_beyond_the_table(game: &Cribbage) -> bool {
    let open = &game.open;
    let empty = |cards: &PerSeat<CardSet, SEATS>| cards.is_clear_beyond(open.players);
    empty(&game.hands)
        && empty(&game.thrown)
        && empty(&game.former)
        && open.pegs.is_clear_beyond(open.players)
        && open.tally.is_clear_beyond(open.players)
        && open
            .report
            .is_none_or(|report| empty(&report.hands) && report.tally.is_clear_beyond(open.players))
}

fn cards_are_sound(game: &Cribbage) -> bool {
    let open = &game.open;
    let seats = || open.players.seats();
    let held = seats().map(|seat| game.hands[seat]);
    let played = open.plays.all().iter().map(|play| CardSet::only(play.card));
    let starter = open.starter.map_or(CardSet::EMPTY, CardSet::only);
    let parts = held.chain(played).chain([starter, game.crib]);
    make_up(CardSet::PACK, parts.chain(of_pile(&game.stock)))
        && seats().all(|seat| game.hands[seat].len() == open.held(seat))
        && game.crib.len() == open.crib()
}

/// The play can have happened as it is written down, and the table is as far as it says.
fn phase_is_sound(game: &Cribbage) -> bool {
    let open = &game.open;
    let done_by = |done: u8, most: usize| usize::from(done) <= most;
    let discarding = matches!(open.phase, Phase::Discard(_));
    let played = match discarding {
        true => open.plays == Plays::led_by(open.players, open.eldest()),
        false => (open.plays).can_be(open.players, open.eldest(), &game.hands),
    };
    let dealer_played = !open.plays.by(open.dealer).is_empty();
    played
        && open.starter.is_some() != discarding
        && match open.phase {
            Phase::Discard(done) => done_by(done, open.players.count() - 1),

            Phase::Play => open.plays.to_play().is_some(),
            Phase::Show(done) => {
                done_by(done, open.players.count()) && open.plays.to_play().is_none()
            }
            Phase::Over => true,
        }
        && (!open.nobs_due
            || open.phase == Phase::Play
                && open.options.counting.is_claimed()
                && open.starter_is_jack()
                && !dealer_played)
        && open.is_won() == (open.phase == Phase::Over)
}

/// What was put into a crib lies there, and as much of it as everybody had to.
fn thrown_are_sound(game: &Cribbage) -> bool {
    let open = &game.open;
    let lie_in = |thrown: &PerSeat<CardSet, SEATS>, crib: CardSet, by: &dyn Fn(Seat) -> bool| {
        let sizes = open.players.seats().all(|seat| {
            let cards = if by(seat) { open.discards() } else { 0 };
            thrown[seat].len() == cards
        });
        let all = union(open.players.seats().map(|seat| thrown[seat]));
        sizes && all.is_some_and(|all| all.without(crib).is_empty())
    };
    let over = open.phase == Phase::Over;
    let former = open.report.map_or(CardSet::EMPTY, |report| report.crib);
    lie_in(&game.thrown, game.crib, &|seat| {
        !over && open.has_discarded(seat)
    }) && lie_in(&game.former, former, &|_| open.report.is_some())
}

fn report_is_sound(game: &Cribbage) -> bool {
    let open = &game.open;
    let Some(report) = &open.report else {
        return open.deals == 0 && open.phase != Phase::Over;
    };
    let over = open.phase == Phase::Over;
    let hands = || open.players.seats().map(|seat| report.hands[seat]);
    let dealer = match over {
        true => open.dealer,
        false => open
            .players
            .seat_after(open.dealer, open.players.count() - 1),
    };
    let cards = hands().chain([report.crib, CardSet::only(report.starter)]);
    let as_it_lies = |seat: Seat| report.hands[seat] == game.hands[seat].or(open.plays.by(seat));
    open.deals > 0
        && report.dealer == dealer
        && hands().all(|hand| hand.len() == HAND)
        && report.crib.len() == HAND
        && union(cards).is_some()
        && (!over
            || open.players.seats().all(as_it_lies)
                && report.crib == game.crib
                && Some(report.starter) == open.starter
                && report.tally == open.tally)
}

/// The pegs stand on the track, those of partners together, and nobody has pegged more in this deal than the score says.
fn scores_are_sound(open: &Open) -> bool {
    open.players.seats().all(|seat| {
        let pegs = open.pegs[seat];
        let team = open.team(seat);
        let pegged: u16 = team.iter().map(|seat| open.tally[seat].sum()).sum();
        pegs.front <= open.options.target
            && (pegs.back < pegs.front || pegs.front == Points::ZERO && pegs.back == Points::ZERO)
            && team.iter().all(|partner| open.pegs[partner] == pegs)
            && pegged <= pegs.front.number()
    })
}

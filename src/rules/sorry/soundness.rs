//! Whether a game read from a save can be a real one.

use super::card::{Card, HAND};
use super::notation::is_home;
use super::open::MOST_REBUILDS;
use super::options::MOST_ROUNDS;
use super::{EACH, Ending, Mode, PAWN, Report, Sorry};
use crate::points::Points;

/// More points than a round can bring: all bonuses, and twelve pawns that are left behind.
const MOST_POINTS: u32 = 255;

pub(super) fn is_sound(game: &Sorry) -> bool {
    let open = &game.open;
    let players = open.players();
    open.board.is_sound()
        && open.options.is_sound(players)
        && players.has(open.to_play)
        && open.rebuilds <= MOST_REBUILDS
        && has_the_whole_deck(game)
        && hands_are_sound(game)
        && report_is_sound(game)
        && totals_are_sound(game)
        && match open.over {
            true => open.card.is_none() && open.left == 0 && open.parts.is_empty(),
            false => goes_on(game),
        }
}

fn has_the_whole_deck(game: &Sorry) -> bool {
    let held = |card: Card| {
        game.hands
            .iter()
            .map(move |(_, hand)| u32::from(hand.count(card)))
            .sum::<u32>()
    };
    Card::ALL.into_iter().all(|card| {
        let piles = game
            .stock
            .iter()
            .chain(&game.open.discard)
            .chain(&game.open.card);
        let lying = piles.filter(|other| **other == card).count() as u32;
        lying + held(card) == u32::from(card.copies())
    })
}

/// For points everybody holds five cards; when the game is over, whoever played last has not drawn again.
fn hands_are_sound(game: &Sorry) -> bool {
    let open = &game.open;
    game.hands.iter().all(|(seat, hand)| {
        let full = match open.has_hands() && open.players().has(seat) {
            true => usize::from(HAND),
            false => 0,
        };
        let last = open.over && open.has_hands() && seat == open.to_play;
        hand.len() + usize::from(last) == full
    })
}

/// While a game goes on there is something to do for the seat in turn.
fn goes_on(game: &Sorry) -> bool {
    let open = &game.open;
    let nobody = open
        .players()
        .seats()
        .all(|seat| !is_home(&open.board, open.side(seat)));
    let parts = open.parts.iter();
    let own = |pawn: super::Pawn| open.side(open.to_play).has(pawn.seat());
    let seven = match open.left {
        0 => open.parts.is_empty(),
        left => {
            left < super::SEVEN
                && open.options.mode == Mode::Team
                && open.card == Some(Card::Seven)
                && (1..=usize::from(super::SEVEN - left)).contains(&open.parts.len())
                && parts.clone().all(own)
                && open.plays(Card::Seven).can_complete()
        }
    };
    nobody && seven && open.card.is_none() == open.has_hands()
}

fn report_is_sound(game: &Sorry) -> bool {
    let open = &game.open;
    let players = open.players();
    let Some(report) = &open.report else {
        return open.rounds == 0 && !open.over;
    };
    let points = open.options.mode == Mode::Points;
    let now = Report::of(&open.board, report.ending);
    let all_home = match report.ending {
        Ending::Home(seat) if !players.has(seat) => return false,
        Ending::Home(seat) => Some(open.side(seat)),
        Ending::Cards => None,
    };
    let home = |seat| usize::from(report.home[seat]);
    let mut teams = open.options.teams().all(players);
    open.rounds > 0
        && open.rounds <= MOST_ROUNDS
        && (points || (open.over && open.rounds == 1))
        && (!open.over || now == *report)
        && report.home.is_clear_beyond(players)
        && players.seats().all(|seat| home(seat) <= EACH)
        && teams.all(|team| {
            let complete = team.iter().all(|seat| home(seat) == EACH);
            complete == (all_home == Some(team))
        })
        && (!open.over
            || match report.ending {
                Ending::Home(seat) => seat == open.to_play,
                Ending::Cards => open.rebuilds == MOST_REBUILDS && game.stock.is_empty(),
            })
}

fn totals_are_sound(game: &Sorry) -> bool {
    let open = &game.open;
    let players = open.players();
    let most_possible = MOST_POINTS * u32::from(open.rounds);
    let most = open
        .totals
        .iter()
        .map(|(_, total)| *total)
        .max()
        .unwrap_or(Points::ZERO);
    if open.options.mode != Mode::Points {
        return most == Points::ZERO;
    }
    open.totals.is_clear_beyond(players)
        && players.seats().all(|seat| {
            let total = open.totals[seat];
            let last = open.report.map_or(Points::ZERO, |report| {
                report.points(players, open.options, seat)
            });
            total >= last
                && u32::from(total.number()) <= most_possible
                && total.number().is_multiple_of(PAWN)
        })
        && open.over == open.options.length.is_reached(open.rounds, most)
}

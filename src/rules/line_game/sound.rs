//! Whether a game read from a save can be a real one.

use super::score::{Ending, Report};
use super::{LineGame, LineRules, SEATS};
use crate::hidden::{make_up, of_pile, union};
use crate::seat::Seat;
use crate::tiles::{Pips, Tile, TileSet};

/// Dots on all tiles.
const DOTS_OF_THE_SET: u32 = 168;

pub(super) fn is_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    let players = table.players;
    (2..=SEATS).contains(&players.count())
        && players.has(table.to_play)
        && R::LAWS.target.allows(table.options.target)
        && nobody_beyond_the_table(game)
        && has_the_whole_set(game)
        && table.line.is_sound()
        && opening_is_sound(game)
        && known_is_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
        && (table.over || round_is_sound(game))
}

fn nobody_beyond_the_table<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    let players = table.players;
    let report = table.report.as_ref();
    game.hands.is_clear_beyond(players)
        && table.totals.is_clear_beyond(players)
        && table.last.is_none_or(|(seat, _)| players.has(seat))
        && report.is_none_or(|report| report.hands.is_clear_beyond(players))
}

fn has_the_whole_set<R: LineRules>(game: &LineGame<R>) -> bool {
    let line = game.table.line.tiles().iter();
    let line = line.map(|placed| TileSet::only(placed.tile()));
    let hands = game.hands.iter().map(|(_, hand)| *hand);
    make_up(TileSet::ALL, line.chain(of_pile(&game.rest)).chain(hands))
}

/// The opening double lies in the line, or with the seat to open, which has no higher one to open with.
fn opening_is_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    if !table.line.is_empty() {
        return table.opening.is_double()
            && table.line.set().has(table.opening)
            && table.last.is_some();
    }
    let dealt = table
        .players
        .seats()
        .all(|seat| game.hands[seat].len() == R::LAWS.hand);
    dealt
        && !table.over
        && table.last.is_none()
        && table.drawn == 0
        && game.highest_double() == Some((table.to_play, table.opening))
}

/// What everybody knows is true, and as many tiles were drawn as are missing from the boneyard.
fn known_is_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    let seats = || table.players.seats();
    let lower: TileSet = Tile::set()
        .take_while(|tile| *tile <= table.opening)
        .collect();
    let above = TileSet::DOUBLES.without(lower);
    let drawn: usize = table
        .known
        .iter()
        .map(|(_, known)| usize::from(known.drew()))
        .sum();
    let left_over = Tile::SET.saturating_sub(R::LAWS.hand * table.players.count());
    let holds = |seat: Seat| {
        let (hand, known) = (game.hands[seat], table.known[seat]);
        let held = |pips: Pips| hand.and(TileSet::with(pips)).len();
        Pips::all().all(|pips| held(pips) <= known.most(pips))
            && hand.and(above).len() <= known.drew().into()
    };
    table.known.iter().all(|(_, known)| known.is_sound())
        && seats().all(holds)
        && drawn + game.rest.len() == left_over
        && (R::LAWS.draws || drawn == 0)
        && table.drawn <= table.known[table.to_play].drew()
}

/// While a round is played every hand has tiles and somebody can go on; whoever draws had nothing that fitted before.
fn round_is_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    table
        .players
        .seats()
        .all(|seat| !game.hands[seat].is_empty())
        && (table.line.is_empty() || !game.is_blocked())
        && (table.drawn == 0 || game.hands[table.to_play].and(table.line.fitting()).len() <= 1)
}

fn report_is_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    let Some(report) = &table.report else {
        return table.rounds == 0 && !table.over;
    };
    let Report {
        players, ending, ..
    } = *report;
    let out = |seat: Seat| ending == Ending::Out(seat);
    let ended_once = match ending {
        Ending::Out(seat) => players.has(seat),
        Ending::Blocked => true,
        Ending::Reached(seat) => {
            R::LAWS.scores_in_play && table.over && players.has(seat) && table.is_won_by(seat)
        }
    };
    // Whoever reached the target may have done it with the last tile.
    let may_be_out = |seat: Seat| ending == Ending::Reached(seat);
    table.rounds > 0
        && players == table.players
        && ended_once
        && union(report.hands.iter().map(|(_, hand)| *hand)).is_some()
        && players
            .seats()
            .all(|seat| report.hands[seat].is_empty() == out(seat) || may_be_out(seat))
        && report
            .won::<R>()
            .is_none_or(|(seat, points)| table.totals[seat] >= points)
        && (!table.over || report.hands == game.hands)
}

fn scores_are_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    let table = &game.table;
    let scored_in = u32::from(table.rounds) + u32::from(R::LAWS.scores_in_play);
    let most = DOTS_OF_THE_SET * scored_in;
    let seats = || table.players.seats();
    let reached = seats().filter(|seat| table.is_won_by(*seat)).count();
    seats().all(|seat| u32::from(table.totals[seat].number()) <= most)
        && reached == usize::from(table.over)
}

//! Whether a game read from a save can be a real one.

use super::score::{Ending, Report};
use super::{Laws, LineGame, LineRules, Open, SEATS, Scoring};
use crate::hidden::{make_up, of_pile, union};
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{Pips, Tile, TileSet};

/// Dots on all tiles.
const DOTS_OF_THE_SET: u32 = 168;

/// All of a game but its chance, and what holds in it.
struct Whole<'a> {
    laws: Laws,
    scoring: &'static Scoring,
    open: &'a Open,
    hands: &'a PerSeat<TileSet, SEATS>,
    rest: &'a [Tile],
    highest_double: Option<(Seat, Tile)>,
    is_blocked: bool,
}

pub(super) fn is_sound<R: LineRules>(game: &LineGame<R>) -> bool {
    is_whole(&Whole {
        laws: R::LAWS,
        scoring: R::SCORING,
        open: &game.open,
        hands: &game.hands,
        rest: &game.rest,
        highest_double: game.highest_double(),
        is_blocked: game.is_blocked(),
    })
}

fn is_whole(game: &Whole<'_>) -> bool {
    let open = game.open;
    let players = open.players;
    (2..=SEATS).contains(&players.count())
        && players.has(open.to_play)
        && game.laws.target.allows(open.options.target)
        && nobody_beyond_the_table(game)
        && has_the_whole_set(game)
        && open.line.is_sound()
        && opening_is_sound(game)
        && known_is_sound(game)
        && report_is_sound(game)
        && scores_are_sound(game)
        && (open.over || round_is_sound(game))
}

fn nobody_beyond_the_table(game: &Whole<'_>) -> bool {
    let open = game.open;
    let players = open.players;
    let report = open.report.as_ref();
    game.hands.is_clear_beyond(players)
        && open.totals.is_clear_beyond(players)
        && open.gains.is_clear_beyond(players)
        && open.last.is_none_or(|(seat, _)| players.has(seat))
        && open.gained.is_clear_beyond(players)
        && report.is_none_or(|report| report.hands.is_clear_beyond(players))
}

fn has_the_whole_set(game: &Whole<'_>) -> bool {
    let line = game.open.line.tiles().iter();
    let line = line.map(|placed| TileSet::only(placed.tile()));
    let hands = game.hands.iter().map(|(_, hand)| *hand);
    make_up(TileSet::ALL, line.chain(of_pile(game.rest)).chain(hands))
}

/// The opening double lies in the line, or with the seat to open, which has no higher one to open with.
fn opening_is_sound(game: &Whole<'_>) -> bool {
    let open = game.open;
    if !open.line.is_empty() {
        return open.opening.is_double()
            && open.line.set().has(open.opening)
            && open.last.is_some();
    }
    let dealt = open
        .players
        .seats()
        .all(|seat| game.hands[seat].len() == game.laws.hand);
    dealt
        && !open.over
        && open.last.is_none()
        && open.drawn == 0
        && game.highest_double == Some((open.to_play, open.opening))
}

/// What everybody knows is true, and as many tiles were drawn as are missing from the boneyard.
fn known_is_sound(game: &Whole<'_>) -> bool {
    let open = game.open;
    let seats = || open.players.seats();
    let lower: TileSet = Tile::set()
        .take_while(|tile| *tile <= open.opening)
        .collect();
    let above = TileSet::DOUBLES.without(lower);
    let drawn: usize = open
        .known
        .iter()
        .map(|(_, known)| usize::from(known.drew()))
        .sum();
    let left_over = Tile::SET.saturating_sub(game.laws.hand * open.players.count());
    let holds = |seat: Seat| {
        let (hand, known) = (game.hands[seat], open.known[seat]);
        let held = |pips: Pips| hand.and(TileSet::with(pips)).len();
        Pips::all().all(|pips| held(pips) <= known.most(pips))
            && hand.and(above).len() <= known.drew().into()
    };
    open.known.iter().all(|(_, known)| known.is_sound())
        && seats().all(holds)
        && drawn + game.rest.len() == left_over
        && (game.laws.draws || drawn == 0)
        && open.drawn <= open.known[open.to_play].drew()
}

/// While a round is played every hand has tiles and somebody can go on; whoever draws had nothing that fitted before.
fn round_is_sound(game: &Whole<'_>) -> bool {
    let open = game.open;
    open.players
        .seats()
        .all(|seat| !game.hands[seat].is_empty())
        && (open.line.is_empty() || !game.is_blocked)
        && (open.drawn == 0 || game.hands[open.to_play].and(open.line.fitting()).len() <= 1)
}

fn report_is_sound(game: &Whole<'_>) -> bool {
    let open = game.open;
    let Some(report) = &open.report else {
        return open.rounds == 0 && !open.over;
    };
    let Report {
        players, ending, ..
    } = *report;
    let out = |seat: Seat| ending == Ending::Out(seat);
    let ended_once = match ending {
        Ending::Out(seat) => players.has(seat),
        Ending::Blocked => true,
        Ending::Reached(seat) => {
            game.laws.scores_in_play && open.over && players.has(seat) && open.is_won_by(seat)
        }
    };
    // Whoever reached the target may have done it with the last tile.
    let may_be_out = |seat: Seat| ending == Ending::Reached(seat);
    open.rounds > 0
        && players == open.players
        && ended_once
        && union(report.hands.iter().map(|(_, hand)| *hand)).is_some()
        && players
            .seats()
            .all(|seat| report.hands[seat].is_empty() == out(seat) || may_be_out(seat))
        && report
            .won(game.scoring)
            .is_none_or(|(seat, points)| open.totals[seat] >= points)
        && (!open.over || report.hands == *game.hands)
}

fn scores_are_sound(game: &Whole<'_>) -> bool {
    let open = game.open;
    let scored_in = u32::from(open.rounds) + u32::from(game.laws.scores_in_play);
    let most = DOTS_OF_THE_SET * scored_in;
    let seats = || open.players.seats();
    let reached = seats().filter(|seat| open.is_won_by(*seat)).count();
    seats().all(|seat| u32::from(open.totals[seat].number()) <= most)
        && gains_are_sound(game)
        && reached == usize::from(open.over)
}

/// What was gained in this round and in the last one is part of the totals; nothing is gained where placements do not score.
fn gains_are_sound(game: &Whole<'_>) -> bool {
    let open = game.open;
    let former_is_this = open.over && open.gains == open.gained;
    open.players.seats().all(|seat| {
        let (now, before) = (open.gains[seat].sum(), open.gained[seat].sum());
        let all = if former_is_this {
            now
        } else {
            now.plus(before)
        };
        all <= open.totals[seat] && (game.laws.scores_in_play || all == Points::ZERO)
    })
}

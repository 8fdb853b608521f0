//! Everything that No Respect says: status line, hints, log, standing, and the account of the columns.

use super::cursor::Cursor;
use super::{Sight, ending};
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use parlour_rules::no_respect::{
    Action, Board, Column, Event, Height, LANES, SPACES, Stack, TILES, Tile, View,
};
use parlour_rules::{Outcome, Seat, Turn, View as _};

/// What stands beside a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Fact {
    /// In the first round, what the seat drew for the first turn.
    Drew([Option<Tile>; 3]),
    /// Complete columns.
    Complete(usize),
    /// The seat is out, with this tile where it lies beside the corner.
    Out(Option<Tile>),
}

pub(super) fn fact(sight: &Sight<'_>, board: &Board, seat: Seat) -> Fact {
    let corner = &board.corners[seat];
    if corner.out {
        return Fact::Out(corner.last);
    }
    let played = TILES - 1 - board.pool.total().min(TILES as u32 - 1) as usize;
    if played >= board.players.count() {
        return Fact::Complete(corner.completed());
    }
    let mut drawn = [None; 3];
    for (place, tile) in drawn.iter_mut().zip(sight.view.first_draw.tiles(seat)) {
        *place = Some(tile);
    }
    Fact::Drew(drawn)
}

impl Fact {
    /// In more and in fewer words.
    pub(super) fn texts(self) -> [Line; 2] {
        match self {
            Fact::Out(Some(tile)) => [line!("out: {tile}"), line!("out")],
            Fact::Out(None) => [line!("out"), Line::new()],
            Fact::Complete(number) => [line!("{number} of {LANES}"), line!("{number}/{LANES}")],
            Fact::Drew(tiles) => {
                let mut text = Line::new();
                for tile in tiles.into_iter().flatten() {
                    text = match text.is_empty() {
                        true => line!("drew {tile}"),
                        false => line!("{text}, {tile}"),
                    };
                }
                [text, Line::new()]
            }
        }
    }
}

/// What the focused action does, in words from the fullest to the shortest.
fn effect(sight: &Sight<'_>, action: Action, tile: Tile) -> [Line; 2] {
    let board = &sight.view.board;
    let own = &board.corners[board.turn];
    match action {
        Action::Build(lane) => {
            let column = own.column(lane);
            let used = column.used();
            let free = SPACES - 1 - used.min(SPACES - 1);
            if used + 1 == SPACES && own.completed() + 1 == LANES {
                [line!("win with this {tile}"), line!("win now")]
            } else if used + 1 == SPACES {
                [line!("complete the column"), line!("complete")]
            } else if column.can_be_completed() && usize::from(tile.number()) <= free {
                [line!("{tile} makes a dead end"), line!("a dead end")]
            } else if used == 0 {
                [line!("start with your {tile}"), line!("start {tile}")]
            } else {
                [line!("place your {tile}"), line!("place {tile}")]
            }
        }
        Action::Stack(seat, lane) => {
            let column = board.corners[seat].column(lane);
            let caps = column.top().is_some_and(|top| top.height == Height::Two);
            let returns = caps && board.options.returns(column.is_complete());
            let whose = if seat != board.turn {
                line!("{}'s", sight.name(seat))
            } else if returns {
                line!("your")
            } else {
                line!("your own")
            };
            match (caps, returns) {
                (true, true) => [line!("send {whose} {tile} back"), line!("send it back")],
                (true, false) => [line!("cap {whose} {tile}"), line!("cap this {tile}")],
                (false, _) => [line!("stack {whose} {tile}"), line!("stack on {tile}")],
            }
        }
        Action::Discard(_) => [line!("discard your {tile}"), line!("discard {tile}")],
        Action::Out => [line!("no place for the {tile}"), line!("no place")],
    }
}

/// The status line: what the focused place means for the tile, in fewer words beside a long name.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let board = &sight.view.board;
    let left = board.pool.total();
    let facts = [line!("{left} left"), line!("{left}")];
    let Some(tile) = board.tile else {
        return Status::new(line!("the game is over"), Line::new()).to_all();
    };
    let focus = cursor.action(sight).filter(|_| sight.scene.live);
    let texts = match focus {
        Some(action) => effect(sight, action, tile),
        None => [line!("place the {tile}"), line!("place {tile}")],
    };
    Status::of(&texts, &facts)
}

pub(super) fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    let board = &sight.view.board;
    let does = match cursor.action(sight) {
        Some(Action::Build(_)) => "Build",
        Some(Action::Stack(seat, lane)) => {
            let top = board.corners[seat].column(lane).top();
            match top.map(|top| top.height) {
                Some(Height::Two) => "Cap",
                _ => "Stack",
            }
        }
        Some(Action::Discard(_)) => "Discard",
        Some(Action::Out) | None => "Go on",
    };
    Hints::a(does)
}

/// What happened, to stand after a name.
pub(super) fn tell(event: &Event, people: &People) -> Option<Line> {
    Some(match *event {
        Event::DrewForFirst { tile, .. } => line!("drew {}", a(tile)),
        Event::Begins { .. } => line!("begins"),
        Event::Drew { .. } => return None,
        Event::Built { complete: true, .. } => line!("completed a column"),
        Event::Built { tile, .. } => line!("built {}", a(tile)),
        Event::Stacked {
            seat,
            owner,
            tile,
            height,
            ..
        } => {
            let did = if height == Height::Three {
                "capped"
            } else {
                "stacked"
            };
            if seat == owner {
                line!("{did} an own {tile}")
            } else {
                line!("{did} {}'s {tile}", people.name(owner))
            }
        }
        Event::Returned { .. } => line!("may start it anew"),
        Event::Discarded { tile, .. } => line!("discarded {}", a(tile)),
        Event::WentOut { tile, .. } => line!("is out with {}", a(tile)),
    })
}

/// A tile with its article.
fn a(tile: Tile) -> Line {
    let article = if tile == Tile::Eight { "an" } else { "a" };
    line!("{article} {tile}")
}

/// The own columns and circles.
pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return Default::default();
    };
    let corner = &view.board.corners[seat];
    let circles = match corner.free_circles() {
        0 => line!("No circle is free"),
        1 => line!("1 circle is free"),
        free => line!("{free} circles are free"),
    };
    (
        line!("{} of {LANES} columns complete", corner.completed()),
        circles,
    )
}

/// A column in figures from the bottom: "8 5x2 3".
fn figures(column: &Column) -> Line {
    let mut text = Line::new();
    for Stack { tile, height } in column.stacks() {
        let gap = if text.is_empty() { "" } else { " " };
        text = match height {
            Height::One => line!("{text}{gap}{tile}"),
            height => line!("{text}{gap}{tile}x{}", height.number()),
        };
    }
    text
}

/// Every column of each seat and what it counts, and at the end how it was won.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let outcome = match view.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Decide(_) => None,
    };
    // Whoever has won comes first.
    let won = |seat: &Seat| outcome.is_some_and(|outcome| outcome.winners.has(*seat));
    let winners = view.board.players.seats().filter(won);
    let others = view.board.players.seats().filter(|seat| !won(seat));
    for seat in winners.chain(others) {
        let corner = &view.board.corners[seat];
        let mut first = Some(seat);
        let mut entry = |text, points, sum| {
            add(Entry {
                seat: first.take(),
                text,
                points,
                sum,
            });
        };
        let used = corner.columns.iter().filter(|column| !column.is_empty());
        for column in used {
            let what = if column.is_complete() {
                ": complete"
            } else if column.is_capped() {
                ": capped"
            } else {
                ""
            };
            let points = i32::from(column.is_complete());
            entry(line!("{}{what}", figures(column)), Some(points), false);
        }
        if corner.used() == 0 {
            entry(line!("no tile in a column"), Some(0), false);
        }
        let sum = Some(corner.completed() as i32);
        entry(
            verdict(&view.board, seat, people.name(seat), outcome),
            sum,
            true,
        );
    }
}

/// How it went for a seat.
fn verdict(board: &Board, seat: Seat, name: &str, outcome: Option<Outcome>) -> Line {
    let corner = &board.corners[seat];
    if let Some(outcome) = outcome.filter(|outcome| outcome.winners.has(seat)) {
        return fitting::won(name, &ending::why(board, outcome));
    }
    let (named, plain) = match (corner.out, corner.last) {
        (true, Some(tile)) => (
            line!("{name}: out with {}", a(tile)),
            line!("out with {}", a(tile)),
        ),
        (true, None) => (line!("{name}: out"), line!("out")),
        _ => (line!("{name}: complete"), line!("complete")),
    };
    fitting::words(Font::B10, [named, plain])
}

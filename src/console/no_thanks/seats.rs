//! The lower half: the runs of the seat that looks on its paper, and a row for each of the others.

use super::board::{self, Board};
use super::number_card;
use super::offer::grows;
use super::{Cursor, Sight};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::list::{self, Window};
use crate::parts::seat::{Ground, SeatSize};
use crate::parts::{card, paper};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::no_thanks::{MAX_PLAYERS, Value, Values};

const PAPER_TOP: i32 = 122;
const PAPER_WIDTH: i32 = 224;
const PAPER_HEIGHT: i32 = 36;
const RUNS_LEFT: i32 = 36;
const RIGHT: i32 = 224;
const ROWS_TOP: i32 = 165;
const ROW: i32 = 18;
const NAME_LEFT: i32 = 28;
/// Where the runs of a row begin, unless a long name moves them.
const ROW_RUNS: i32 = 72;
/// How many of the other seats are in sight at once.
const ROWS: usize = 3;

/// The seats that are not on the paper, from its left neighbour on.
fn others(sight: &Sight<'_>) -> Vec<Seat, MAX_PLAYERS> {
    let own = board::on_paper(sight);
    sight.view.players.seats_from(own).skip(1).collect()
}

fn window(sight: &Sight<'_>, cursor: &Cursor) -> Window {
    let total = others(sight).len();
    Window {
        first: cursor.scroll.min(total.saturating_sub(ROWS)),
        seen: ROWS.min(total),
        total,
    }
}

/// Moves the rows in sight by one; whether that was possible.
pub(super) fn scroll(sight: &Sight<'_>, first: &mut usize, down: bool) -> bool {
    let last = others(sight).len().saturating_sub(ROWS);
    let before = (*first).min(last);
    *first = if down {
        (before + 1).min(last)
    } else {
        before.saturating_sub(1)
    };
    *first != before
}

/// Where things go that a seat gets, and come from that it gives.
pub(super) fn place(sight: &Sight<'_>, cursor: &Cursor, seat: Seat) -> Point {
    if seat == board::on_paper(sight) {
        return Point::new(RUNS_LEFT, PAPER_TOP + 8);
    }
    let window = window(sight, cursor);
    let row = others(sight).iter().position(|other| *other == seat);
    let row = row.unwrap_or(0).saturating_sub(window.first).min(ROWS);
    Point::new(8, ROWS_TOP + ROW * row as i32)
}

/// Draws paper and rows.
pub(super) fn draw(sight: &Sight<'_>, board: &Board, cursor: &Cursor, stage: &mut Stage<'_>) {
    draw_paper(sight, board, stage);
    let window = window(sight, cursor);
    for (row, seat) in others(sight).iter().enumerate() {
        if window.rows().any(|seen| seen == row) {
            draw_row(sight, board, *seat, window.place(row), stage);
        }
    }
    let bar = Point::new(233, ROWS_TOP - 1);
    list::scroll_bar(stage, bar, ROW * ROWS as i32, window);
}

fn points(cards: Values) -> Line {
    match cards.points() {
        1 => line!("1 point"),
        points => line!("{points} points"),
    }
}

/// A piece in the row of runs.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Piece {
    text: Line,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Run,
    /// A run that the card on offer would join.
    Grows,
    /// A tiger that has not been played.
    Tiger,
}

/// At most every second value can begin a run.
type Pieces = Vec<Piece, 18>;

/// The runs on the paper, and the tiger: its number where it may lie open.
fn pieces(sight: &Sight<'_>, board: &Board, seat: Seat) -> Pieces {
    let offered: Option<Value> = board.active.filter(|_| sight.decides() == Some(seat));
    let mut pieces: Pieces = board.cards[seat]
        .runs()
        .map(|run| Piece {
            text: line!("{run}"),
            kind: if grows(&run, offered) {
                Kind::Grows
            } else {
                Kind::Run
            },
        })
        .collect();
    let place = &sight.view.seats[seat];
    if place.tiger_waits {
        let open = place.tiger.filter(|_| sight.scene.face_up);
        pieces.extend([Piece {
            text: open.map_or(line!("?"), |card| line!("{card}")),
            kind: Kind::Tiger,
        }]);
    }
    pieces
}

fn draw_paper(sight: &Sight<'_>, board: &Board, stage: &mut Stage<'_>) {
    let seat = board::on_paper(sight);
    let pieces = pieces(sight, board, seat);
    let points = points(board.cards[seat]);
    let tokens = sight.view.seats[seat]
        .tokens
        .filter(|_| sight.scene.face_up && sight.view.seat == Some(seat))
        .map(|tokens| match tokens {
            1 => line!("1 token"),
            tokens => line!("{tokens} tokens"),
        });
    let look = sight.look(seat);
    let sheet = area(8, PAPER_TOP, PAPER_WIDTH, PAPER_HEIGHT);
    let written = ("runs", look, &pieces, &points, &tokens);
    stage.keep_clear(&sheet);
    stage.item(sheet, written, |canvas| {
        paper::draw_sheet(canvas, sheet);
        let at = Point::new(15, PAPER_TOP + 12);
        look.draw(canvas, at, SeatSize::List, Ground::Paper);
        let words = Font::B10
            .width(&points)
            .max(tokens.as_ref().map_or(0, |tokens| Font::B10.width(tokens)));
        draw_pieces(canvas, &pieces, RIGHT - words - 6);
        let top = PAPER_TOP + if tokens.is_some() { 6 } else { 14 };
        canvas.text_right(&points, Point::new(RIGHT, top), Font::B10, Colour::INK);
        if let Some(tokens) = &tokens {
            let below = Point::new(RIGHT, PAPER_TOP + 21);
            canvas.text_right(tokens, below, Font::B10, Colour::VELVET);
        }
    });
}

/// The runs in one row or, where there are many, in two rows of smaller figures.
fn draw_pieces(canvas: &mut Canvas<'_>, pieces: &Pieces, right: i32) {
    let wide: i32 = pieces
        .iter()
        .map(|piece| Font::B10.width(&piece.text) + 15)
        .sum();
    let mut at = Point::new(RUNS_LEFT, PAPER_TOP + 9);
    if RUNS_LEFT + wide - 5 <= right {
        for piece in pieces {
            at.x += draw_piece(canvas, at, piece, Font::B10) + 5;
        }
        return;
    }
    at.y = PAPER_TOP + 3;
    for (number, piece) in pieces.iter().enumerate() {
        if at.x + Font::B8.width(&piece.text) + 6 > right {
            if at.y > PAPER_TOP + 3 {
                let rest = line!("+{}", pieces.len() - number);
                canvas.text(&rest, at + Point::new(0, 4), Font::B8, Colour::UMBER);
                return;
            }
            at = Point::new(RUNS_LEFT, PAPER_TOP + 19);
        }
        at.x += draw_piece(canvas, at, piece, Font::B8) + 2;
    }
}

/// One piece; returns its width.
fn draw_piece(canvas: &mut Canvas<'_>, at: Point, piece: &Piece, font: Font) -> i32 {
    let text = &piece.text;
    match (font, piece.kind) {
        (Font::B10, Kind::Run | Kind::Grows) => {
            number_card::draw_run(canvas, at, text, piece.kind == Kind::Grows)
        }
        (_, kind) => {
            let (width, height, drop) = match font {
                Font::B10 => (Font::B10.width(text) + 10, 19, 4),
                _ => (font.width(text) + 6, 14, 3),
            };
            let (fill, ink) = match kind {
                Kind::Run => (Colour::PARCH, Colour::INK),
                Kind::Grows => (Colour::BRASS, Colour::INK),
                Kind::Tiger => (Colour::VELVET, Colour::IVORY),
            };
            canvas.round(area(at.x, at.y, width, height), 3, fill, None);
            let left = (width - font.width(text) + 1) / 2;
            canvas.text(text, at + Point::new(left, drop), font, ink);
            width
        }
    }
}

fn draw_row(sight: &Sight<'_>, board: &Board, seat: Seat, row: i32, stage: &mut Stage<'_>) {
    let top = ROWS_TOP + ROW * row;
    let name = sight.name(seat);
    let look = sight.look(seat);
    let cards = board.cards[seat];
    let tiger = sight.view.seats[seat].tiger_waits;
    let decides = sight.decides() == Some(seat);
    let place = area(8, top, PAPER_WIDTH, ROW);
    let written = ("row", look, name, cards, (tiger, decides, row));
    stage.item(place, written, |canvas| {
        look.draw(
            canvas,
            Point::new(10, top + 1),
            SeatSize::List,
            Ground::Dark,
        );
        let ink = if decides {
            Colour::BRASS
        } else {
            Colour::IVORY
        };
        let name = canvas.text(name, Point::new(NAME_LEFT, top + 4), Font::B8, ink);
        let points = line!("{}", cards.points());
        canvas.text_right(&points, Point::new(227, top + 2), Font::B10, Colour::SAND);
        let mut right = 227 - Font::B10.width(&points) - 6;
        if tiger {
            right -= 9;
            card::draw_lattice(canvas, area(right, top + 2, 9, 12), 2);
            right -= 4;
        }
        let left = (NAME_LEFT + name + 6).max(ROW_RUNS);
        draw_runs(canvas, cards, Point::new(left, top + 2), right);
        if row + 1 < ROWS as i32 {
            canvas.hline(Point::new(8, top + ROW - 1), PAPER_WIDTH, Colour::BAIZE_LO);
        }
    });
}

/// The runs of a row as text, smaller where they are many; what does not fit is left to the look at all cards.
fn draw_runs(canvas: &mut Canvas<'_>, cards: Values, at: Point, right: i32) {
    let wide = |font: Font, blank: i32| {
        cards
            .runs()
            .map(|run| font.width(&line!("{run}")) + blank)
            .sum::<i32>()
    };
    let (font, blank, drop) = if at.x + wide(Font::B10, 8) - 8 <= right {
        (Font::B10, 8, 0)
    } else {
        (Font::B8, 5, 2)
    };
    let mut left = at.x;
    for run in cards.runs() {
        let text = line!("{run}");
        if left + font.width(&text) > right {
            let at = Point::new(left.min(right - 4), at.y + drop);
            canvas.text("..", at, font, Colour::SAND);
            return;
        }
        canvas.text(&text, Point::new(left, at.y + drop), font, Colour::IVORY);
        left += font.width(&text) + blank;
    }
}

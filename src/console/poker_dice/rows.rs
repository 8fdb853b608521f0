//! The lower half: everybody in playing order with what they threw, the throw to beat on ivory under its crown, and the
//! hands won. Up to four seats have a line each; more stand in two columns with fewer words.

use super::Sight;
use super::board::{Board, Tray};
use super::tray::WIDTH;
use super::words;
use crate::fitting;
use crate::line;
use crate::paint::sprites::marks::CROWN;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::SeatLook;
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::poker_dice::{MAX_PLAYERS, Phase};

const TOP: i32 = 151;
const ROW: i32 = 17;
const ROWS: usize = 4;
/// Where the words of a line begin at the earliest.
const WORDS: i32 = 75;
const PIP: i32 = 5;

/// What a row says about a seat.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Row<'t> {
    look: SeatLook,
    name: &'t str,
    /// The same in more words and in fewer.
    words: [Line; 2],
    tone: Tone,
    /// Hands won, and how many win the match.
    won: (u8, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Tone {
    /// Nobody has thrown more.
    Leads,
    /// Its turn.
    Throws,
    /// Has thrown less, or waits.
    Plain,
    /// Not in this throw-off.
    Out,
}

impl Tone {
    const fn ink(self) -> Colour {
        match self {
            Tone::Leads => Colour::INK,
            Tone::Throws => Colour::BRASS,
            Tone::Plain => Colour::IVORY,
            Tone::Out => Colour::DUSK,
        }
    }
}

/// Draws all rows.
pub(super) fn draw(board: &Board<'_, '_>, stage: &mut Stage<'_>) {
    let rows = rows(board);
    let crowded = rows.len() > ROWS;
    let names = rows.iter().map(|row| Font::B8.width(row.name)).max();
    let column = WORDS.max(28 + names.unwrap_or(0) + 7);
    for (number, row) in rows.iter().enumerate() {
        let (across, down) = ((number / ROWS) as i32, (number % ROWS) as i32);
        let place = if crowded {
            area(4 + 117 * across, TOP + ROW * down, 115, ROW)
        } else {
            area(6, TOP + ROW * down, WIDTH - 12, ROW)
        };
        stage.item(place, (row, crowded, column), |canvas| {
            draw_row(
                canvas,
                place,
                row,
                if crowded { None } else { Some(column) },
            );
        });
    }
}

fn rows<'t>(board: &'t Board<'_, '_>) -> Vec<Row<'t>, MAX_PLAYERS> {
    let open = &board.sight.view.open;
    let mut seats: Vec<Seat, MAX_PLAYERS> = open.order.clone();
    if seats.is_empty() {
        seats = open.players.seats().collect();
    }
    seats.iter().map(|seat| row(board, *seat)).collect()
}

fn row<'t>(board: &'t Board<'_, '_>, seat: Seat) -> Row<'t> {
    let sight: &'t Sight<'_> = board.sight;
    let open = &sight.view.open;
    let (words, tone) = if open.phase == Phase::Order {
        in_order(board, seat)
    } else {
        in_hand(board, seat)
    };
    Row {
        look: sight.look(seat),
        name: sight.name(seat),
        words,
        tone,
        won: (open.won[seat], open.options.to_win(open.players)),
    }
}

fn both(long: &str, short: &str) -> [Line; 2] {
    [line!("{long}"), line!("{short}")]
}

fn in_order(board: &Board<'_, '_>, seat: Seat) -> ([Line; 2], Tone) {
    let again = matches!(board.tray, Tray::Tie(seats) if seats.has(seat));
    match board.lot(seat) {
        _ if again => (both("again", "again"), Tone::Throws),
        Some(face) => (both(words::letter(face), words::letter(face)), Tone::Plain),
        None if board.thrower == Some(seat) => (both("throws", "..."), Tone::Throws),
        None if board.has_thrown(seat) => (both("has thrown", ""), Tone::Plain),
        None => (both("waits", ""), Tone::Plain),
    }
}

fn in_hand(board: &Board<'_, '_>, seat: Seat) -> ([Line; 2], Tone) {
    match board.result(seat) {
        _ if board.is_out(seat) => (both("out", "out"), Tone::Out),
        Some(rank) => {
            let tone = if board.to_beat() == Some(rank) {
                Tone::Leads
            } else {
                Tone::Plain
            };
            ([words::medium(rank), words::short(rank)], tone)
        }
        None if board.thrower == Some(seat) => (both("throws", "..."), Tone::Throws),
        None => (both("waits", ""), Tone::Plain),
    }
}

/// A row: shape, name, words from a column on, hands won, and the crown. Without a column it is a narrow one.
fn draw_row(canvas: &mut Canvas<'_>, place: Rectangle, row: &Row<'_>, column: Option<i32>) {
    let at = place.top_left;
    let mut right = at.x + place.size.width as i32 - 4;
    let leads = row.tone == Tone::Leads;
    if leads {
        canvas.round(
            area(at.x, at.y, place.size.width as i32, ROW - 1),
            4,
            Colour::IVORY,
            None,
        );
    }
    let ground = match row.tone {
        Tone::Leads => Ground::Paper,
        Tone::Out => Ground::Out,
        _ => Ground::Dark,
    };
    row.look
        .draw(canvas, at + Point::new(2, 1), SeatSize::List, ground);
    let ink = row.tone.ink();
    let top = at.y + 4;
    let (won, to_win) = row.won;
    if leads && column.is_some() {
        right -= CROWN.width();
        canvas.sprite(
            &CROWN,
            Point::new(right, top),
            Inks::plain(Colour::BRASS_LO),
        );
        right -= 4;
    }
    match column {
        Some(column) => {
            right = draw_pips(canvas, Point::new(right, top + 2), (won, to_win), leads);
            canvas.text(row.name, Point::new(at.x + 20, top), Font::B8, ink);
            let label = "to beat";
            let [long, short] = &row.words;
            let room = right - column;
            if leads && to_win == 1 && Font::B8.width(long) + 8 + Font::B8.width(label) <= room {
                canvas.text_right(label, Point::new(right, top), Font::B8, Colour::BRASS_LO);
            }
            let words = if Font::B8.width(long) <= room {
                long
            } else {
                short
            };
            canvas.text(words, Point::new(column, top), Font::B8, ink);
        }
        None => {
            let [_, short] = &row.words;
            if to_win > 1 {
                let number = line!("{won}");
                let colour = if leads {
                    Colour::BRASS_LO
                } else {
                    Colour::BRASS
                };
                canvas.text_right(&number, Point::new(right, top), Font::B8, colour);
                right -= 9;
            }
            let words = Font::B8.width(short);
            canvas.text_right(short, Point::new(right, top), Font::B8, ink);
            right -= words + 4;
            let left = at.x + 18;
            if leads && left + CROWN.width() <= right {
                let crown = Point::new(right - CROWN.width(), top);
                canvas.sprite(&CROWN, crown, Inks::plain(Colour::BRASS_LO));
                right -= CROWN.width() + 3;
            }
            let name = fitting::name(Font::B8, row.name, right - left);
            canvas.text(&name, Point::new(left, top), Font::B8, ink);
        }
    }
}

/// The hands won as pips that end at a point, one for each hand that wins the match; returns where they begin.
fn draw_pips(canvas: &mut Canvas<'_>, end: Point, (won, to_win): (u8, u8), on_paper: bool) -> i32 {
    if to_win < 2 {
        return end.x;
    }
    let (full, empty) = if on_paper {
        (Colour::BRASS_LO, Colour::SAND)
    } else {
        (Colour::BRASS, Colour::BAIZE_HI)
    };
    let mut left = end.x - (PIP + 2) * i32::from(to_win);
    let begin = left - 4;
    for number in 0..to_win {
        let at = Point::new(left + 2, end.y);
        if number < won {
            canvas.disc(at, PIP, full);
        } else {
            canvas.ring(at, PIP, (empty, 1));
        }
        left += PIP + 2;
    }
    begin
}

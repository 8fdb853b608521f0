//! The pictures of checkers: the board with its marks, the plates beside it, checkers on their way, and the question
//! whether to take a draw.

use super::cursor::{Cursor, cell_of, lower_side};
use super::words;
use crate::line;
use crate::paint::sprites::marks::CROWN;
use crate::paint::{Colour, Font, Inks, Stage, area};
use crate::parts::board::{self, Cell, Man, Marks, SQUARE};
use crate::parts::dialog::{self, Tone};
use crate::parts::plate::{self, Button};
use crate::parts::sides::{self, MOVE_LINES, MoveLine};
use crate::parts::{SeatLook, ground};
use crate::screen::{Line, Moment, Sight};
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::Checkers;
use parlour_rules::checkers::{
    Checker, CheckersEvent, Leg, Move, Position, RECENT, Side, Square, Squares,
};

type Board<'a> = Sight<'a, Checkers>;

pub(super) fn draw(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let lower = lower_side(sight.scene);
    ground::walnut_table(stage);
    let position = shown(sight, cursor);
    squares(sight, cursor, &position, lower, stage);
    plates(sight, &position, lower, stage);
    if stage.wide() {
        last_moves(sight, stage);
    }
    if let Some(moment) = &sight.moment {
        moving(sight, moment, &position, lower, stage);
    }
    if sight.scene.live && sight.view.draw_offered() {
        question(sight, cursor, stage);
    }
}

/// Red for Dark, ivory for Light.
const fn man(checker: Checker) -> Man {
    Man {
        red: matches!(checker.side, Side::Dark),
        king: checker.king,
    }
}

/// The leg that is being made.
fn leg_now(sight: &Board<'_>) -> Option<Leg> {
    match sight.moment.as_ref()?.event {
        CheckersEvent::Stepped { played, .. } | CheckersEvent::Jumped { played, .. } => {
            played.last_leg()
        }
        _ => None,
    }
}

/// The position as it is seen: with the jumps of a move under way already made.
fn shown(sight: &Board<'_>, cursor: &Cursor) -> Position {
    let position = *sight.view.position();
    let made = match sight.moment.as_ref().map(|moment| moment.event) {
        Some(CheckersEvent::Jumped { played, .. }) => {
            (played.jumps() > 1).then(|| played.shortened(played.jumps() - 1))
        }
        Some(CheckersEvent::Crowned { played, .. }) => Some(*played),
        Some(_) => None,
        None if sight.scene.live => cursor.held.and_then(|held| held.jumped),
        None => None,
    };
    made.map_or(position, |made| position.make(made))
}

/// What is marked on the whole board.
#[derive(Default)]
struct Marked {
    focus: Squares,
    chosen: Squares,
    dots: Squares,
    victims: Squares,
    last: Squares,
    ringed: Squares,
    /// Checkers that are on their way or gone.
    lifted: Squares,
    /// Kings that are not crowned yet.
    bare: Squares,
}

fn marked(sight: &Board<'_>, cursor: &Cursor) -> Marked {
    let view = sight.view;
    let mut marked = Marked::default();
    let one = |square: Option<Square>| square.map_or(Squares::NONE, Squares::of);
    let last = view.recent().last().copied();
    marked.last = one(last.map(Move::from)) | one(last.map(Move::to));
    if let Some(moment) = &sight.moment {
        let leg = leg_now(sight);
        marked.lifted = one(leg.map(|leg| leg.from)) | one(leg.and_then(|leg| leg.over));
        if let CheckersEvent::Crowned { played, .. } = moment.event {
            marked.bare = Squares::of(played.to());
        }
        if !matches!(moment.event, CheckersEvent::DrawOffered { .. }) {
            marked.last = Squares::NONE;
        }
        return marked;
    }
    if !sight.scene.live || view.draw_offered() {
        return marked;
    }
    marked.focus = one(cursor.focus);
    match cursor.held {
        Some(held) => {
            marked.chosen = Squares::of(held.at());
            marked.dots = held.landings(view);
            marked.victims = held.victims(view);
            marked.last = Squares::NONE;
        }
        None if view.options().show_hints => marked.ringed = cursor.choices(view),
        None => {}
    }
    marked
}

fn squares(
    sight: &Board<'_>,
    cursor: &Cursor,
    position: &Position,
    lower: Side,
    stage: &mut Stage<'_>,
) {
    let marked = marked(sight, cursor);
    // The dots grow and shrink every 600 ms.
    let large = (sight.scene.now / 600).is_multiple_of(2);
    let dot = if large { 7 } else { 5 };
    for row in 0..8 {
        for column in 0..8 {
            let cell = Cell { column, row };
            let Some(square) = square_of(cell, lower) else {
                board::square(stage, cell, Marks::default(), "light", false, |_, _| ());
                continue;
            };
            let checker = position
                .at(square)
                .filter(|_| !marked.lifted.has(square))
                .map(|checker| Checker {
                    king: checker.king && !marked.bare.has(square),
                    ..checker
                });
            let marks = Marks {
                focus: marked.focus.has(square),
                chosen: marked.chosen.has(square),
                dot: if marked.dots.has(square) { dot } else { 0 },
                capture: marked.victims.has(square),
                last: marked.last.has(square),
                danger: false,
            };
            let ringed = marked.ringed.has(square);
            let man = checker.map(man);
            let red = man.is_some_and(|man| man.red);
            board::square(stage, cell, marks, (man, ringed), red, |canvas, at| {
                if let Some(man) = man {
                    board::draw_man(canvas, at, man);
                }
                if ringed {
                    canvas.ring(at + Point::new(1, 1), 23, (Colour::EBONY, 1));
                    canvas.ring(at + Point::new(2, 2), 21, (Colour::BRASS, 2));
                }
            });
        }
    }
}

/// The dark square that is seen at a place.
fn square_of(cell: Cell, lower: Side) -> Option<Square> {
    match lower {
        Side::Light => Square::at(cell.row, cell.column),
        Side::Dark => Square::at(7 - cell.row, 7 - cell.column),
    }
}

fn plates(sight: &Board<'_>, position: &Position, lower: Side, stage: &mut Stage<'_>) {
    let numbers = [lower.other(), lower].map(|side| {
        let all = line!("{}", position.of(side).len());
        (side, all, line!("{}", position.kings(side).len()))
    });
    let [upper, lower] = numbers.each_ref().map(|(side, all, kings)| sides::Side {
        look: SeatLook::new(sight.scene.people.shape(side.seat())),
        name: sight.name(side.seat()),
        red: *side == Side::Dark,
        men: all,
        kings,
        lit: sight.decides() == Some(side.seat()),
    });
    sides::sides(stage, upper, lower);
}

/// The last moves between the plates of the wide picture.
fn last_moves(sight: &Board<'_>, stage: &mut Stage<'_>) {
    let recent = sight.view.recent();
    let first = sight.view.played() as usize - recent.len();
    let texts: Vec<(usize, Line), RECENT> = recent
        .iter()
        .enumerate()
        .map(|(place, played)| (first + place, words::short(*played)))
        .collect();
    let mut rows: Vec<(Line, Option<&str>, Option<&str>), { MOVE_LINES + 1 }> = Vec::new();
    for (ply, text) in &texts {
        match rows.last_mut() {
            Some(row) if ply % 2 == 1 => row.2 = Some(text),
            _ => {
                let number = line!("{}.", ply / 2 + 1);
                let (dark, light) = if ply % 2 == 0 {
                    (Some(text.as_str()), None)
                } else {
                    (None, Some(text.as_str()))
                };
                // Ten single moves fill six lines at the most.
                let _ = rows.push((number, dark, light));
            }
        }
    }
    let lines: Vec<MoveLine<'_>, { MOVE_LINES + 1 }> = rows
        .iter()
        .map(|(number, dark, light)| MoveLine {
            number,
            first: dark.unwrap_or(""),
            second: light.unwrap_or(""),
        })
        .collect();
    sides::moves(stage, &lines);
}

/// A checker on its way, the one it takes, or a crown that is put on.
fn moving(
    sight: &Board<'_>,
    moment: &Moment<'_, CheckersEvent>,
    position: &Position,
    lower: Side,
    stage: &mut Stage<'_>,
) {
    if let CheckersEvent::Crowned { played, .. } = moment.event {
        crown(
            moment,
            position,
            cell_of(played.to(), lower),
            played.to(),
            stage,
        );
    }
    let Some(leg) = leg_now(sight) else {
        return;
    };
    if let Some(over) = leg.over
        && let Some(taken) = position.at(over)
    {
        // It stays until it has been jumped, and then goes to the plate of whoever took it.
        let leaving = Moment {
            event: moment.event,
            done: (moment.done - 128).max(0) * 2,
        };
        let from = cell_of(over, lower).corner();
        let at = leaving.between(from, plate_place(taken.side.other(), lower, stage.wide()));
        piece(stage, at, man(taken));
    }
    if let Some(mover) = position.at(leg.from) {
        let from = cell_of(leg.from, lower).corner();
        let to = cell_of(leg.to, lower).corner();
        piece(stage, moment.between(from, to), man(mover));
    }
}

fn piece(stage: &mut Stage<'_>, at: Point, man: Man) {
    let place = area(at.x, at.y, SQUARE, SQUARE);
    stage.item(place, ("moving", man), |canvas| {
        board::draw_man(canvas, at, man)
    });
}

/// Where a captured checker goes: to the plate of the side that took it.
fn plate_place(side: Side, lower: Side, wide: bool) -> Point {
    match (side == lower, wide) {
        (false, false) => Point::new(208, 47),
        (true, false) => Point::new(208, 147),
        (false, true) => Point::new(206, 44),
        (true, true) => Point::new(206, 192),
    }
}

/// A crown comes down on a man.
fn crown(
    moment: &Moment<'_, CheckersEvent>,
    position: &Position,
    cell: Cell,
    square: Square,
    stage: &mut Stage<'_>,
) {
    let rest = cell.corner() + Point::new(6, 8);
    let at = moment.between(rest - Point::new(0, 14), rest);
    let red = position.of(Side::Dark).has(square);
    let ink = if red { Colour::BRASS } else { Colour::BRASS_LO };
    let size = CROWN.size();
    let place = area(at.x, at.y, size.width as i32, size.height as i32);
    stage.item(place, ("crown", ink), |canvas| {
        canvas.sprite(&CROWN, at, Inks::plain(ink));
    });
}

/// How wide the words of the question may be; with a long name they take two lines.
const QUESTION_ROOM: i32 = 176;

/// Whether to take the draw that the other side offers.
fn question(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let place = area(6, 76, 188, 84);
    let at = place.top_left;
    let offering = sight.view.position().side().seat();
    let text = line!("{} offers a draw", sight.name(offering));
    dialog::frame(stage, place, Tone::Calm);
    let words = area(at.x + 6, at.y + 6, QUESTION_ROOM, 38);
    stage.item(words, &text, |canvas| {
        let lines = Font::B12.wrap(&text, QUESTION_ROOM).count() as i32;
        let mut top = at.y + 24 - 8 * lines;
        for line in Font::B12.wrap(&text, QUESTION_ROOM) {
            canvas.text_centre(line, Point::new(at.x + 94, top), Font::B12, Colour::INK);
            top += 17;
        }
    });
    for (left, label, accepts) in [(at.x + 10, "Play on", false), (at.x + 98, "Draw", true)] {
        plate::button(
            stage,
            area(left, at.y + 46, 80, 25),
            label,
            Button::focused(cursor.accepts == accepts),
            plate::Table::Walnut,
            Font::B12,
        );
    }
}

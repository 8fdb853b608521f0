//! The pictures of checkers: the board with its marks, the plates beside it, checkers on their way, and the question
//! whether to take a draw.

use super::cursor::{Cursor, cell_of, lower_side};
use super::men::{Man, draw_man};
use super::tally::Tally;
use super::words;
use crate::line;
use crate::paint::sprites::marks::CROWN;
use crate::paint::{Colour, Inks, Stage, area};
use crate::parts::board::{self, Cell, Corner, Marks, SQUARE};
use crate::parts::ground;
use crate::parts::sides;
use crate::screen::{Moment, Sight};
use embedded_graphics::geometry::Point;
use parlour_rules::Checkers;
use parlour_rules::checkers::{Checker, CheckersEvent, Leg, Move, Position, Side, Square, Squares};

type Board<'a> = Sight<'a, Checkers>;

pub(super) fn draw(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let lower = lower_side(sight);
    ground::walnut_table(stage);
    let position = shown(sight, cursor);
    squares(sight, cursor, &position, lower, stage);
    plates(sight, &position, lower, stage);
    if stage.wide() {
        words::MOVES.of(sight.view, |moves| sides::moves(stage, &moves));
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
    if sight.scene.live && cursor.held.is_none() && words::must_jump(sight.view) {
        position.moves(sight.view.options().moves, &mut |way| {
            for square in way.legs().flat_map(|leg| [Some(leg.from), leg.over]) {
                let cell = square.map(|square| cell_of(square, lower).place());
                cell.iter().for_each(|place| stage.keep_clear(place));
            }
        });
    }
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
            let number = line!("{square}");
            let look = (man, ringed, &number);
            board::square(stage, cell, marks, look, red, |canvas, at| {
                match man {
                    Some(man) => draw_man(canvas, at, man),
                    None => board::draw_name(canvas, at, true, Corner::Above, &number),
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
    let [upper, lower] = [lower.other(), lower].map(|side| sides::Side {
        look: sight.look(side.seat()),
        name: sight.name(side.seat()),
        tally: Tally {
            red: side == Side::Dark,
            men: position.men(side).len() as u8,
            kings: position.kings(side).len() as u8,
            taken: sight.view.captured(side.other()),
        },
        lit: sight.decides() == Some(side.seat()),
    });
    sides::sides(stage, upper, lower);
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
        let to = sides::booty_place(stage.wide(), taken.side.other() == lower);
        let at = leaving.between(from, to);
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
    stage.item(place, ("moving", man), |canvas| draw_man(canvas, at, man));
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

/// Whether to take the draw that the other side offers.
fn question(sight: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let offering = sight.view.position().side().seat();
    sides::draw_offer(stage, sight.name(offering), cursor.accepts);
}

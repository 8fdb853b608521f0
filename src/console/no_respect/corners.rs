//! The board: every seat's columns and circles with the marks of the moment, its name, and the drawn tile.

use super::cursor::{self, Cursor};
use super::layout::{Layout, Spot};
use super::tiles::{self, Cell, Circle, Mark};
use super::{Sight, words};
use crate::paint::{Colour, Font, Stage};
use crate::parts::SeatLook;
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use parlour_rules::Seat;
use parlour_rules::no_respect::{Action, Board, Height, Lane, SPACES, Stack};

/// The marks of the places that the drawn tile can go to.
struct Marks {
    open: heapless::Vec<Action, { cursor::MOST_PLACES }>,
    focus: Option<Action>,
    large: bool,
}

impl Marks {
    /// Nothing is marked unless the viewer decides.
    fn of(sight: &Sight<'_>, cursor: &Cursor) -> Marks {
        let live = sight.scene.live && sight.moment.is_none();
        Marks {
            open: if live {
                cursor::choices(sight)
            } else {
                heapless::Vec::new()
            },
            focus: cursor.action(sight).filter(|_| live),
            large: (sight.scene.now / 600).is_multiple_of(2),
        }
    }

    fn on(&self, action: Action) -> Mark {
        if self.focus == Some(action) {
            Mark::Focus
        } else if self.open.contains(&action) {
            Mark::Legal { large: self.large }
        } else {
            Mark::None
        }
    }
}

/// Draws all corners, as they lie on a board that may be a moment ahead of the view.
pub(super) fn draw(sight: &Sight<'_>, board: &Board, cursor: &Cursor, stage: &mut Stage<'_>) {
    let layout = Layout::of(sight);
    let marks = Marks::of(sight, cursor);
    if let Some(seat) = sight.decides() {
        let frame = layout.spot(seat).frame();
        stage.item(frame, "turn", |canvas| {
            canvas.round_edge(frame, 5, (Colour::BRASS, 1));
        });
    }
    for seat in board.players.seats() {
        let spot = layout.spot(seat);
        draw_header(sight, board, seat, spot, stage);
        for lane in Lane::ALL {
            draw_column(board, &marks, (seat, lane), spot, stage);
        }
        for lane in Lane::ALL {
            draw_circle(board, &marks, (seat, lane), spot, stage);
        }
    }
}

fn draw_header(sight: &Sight<'_>, board: &Board, seat: Seat, spot: Spot, stage: &mut Stage<'_>) {
    let out = board.corners[seat].out;
    let look = SeatLook::new(sight.scene.people.shape(seat));
    let name = sight.name(seat);
    let (shape, gap) = (16, 4);
    let fits = |fact: &Line, long| {
        let words = Font::B8.width(name) + gap + Font::B8.width(fact);
        words <= spot.header(long).size.width as i32 - shape
    };
    // Beside the widest names there is no room for any fact: ticks and shapes say the same.
    let facts = words::facts(sight, board, seat);
    let fact: Line = facts
        .into_iter()
        .find(|fact| fits(fact, true))
        .unwrap_or_default();
    let place = spot.header(!fits(&fact, false));
    stage.item(
        place.offset(1),
        ("name", look, name, &fact, out),
        |canvas| {
            let at = place.top_left;
            let ground = if out { Ground::Out } else { Ground::Dark };
            look.draw(canvas, at, SeatSize::List, ground);
            let (ink, brass) = if out {
                (Colour::DUSK, Colour::DUSK)
            } else {
                (Colour::IVORY, Colour::BRASS)
            };
            canvas.text(name, at + Point::new(shape, 3), Font::B8, ink);
            let right = Point::new(at.x + place.size.width as i32, at.y + 3);
            canvas.text_right(&fact, right, Font::B8, brass);
        },
    );
}

/// What would lie on a space: the stack there, and the drawn tile while it has the focus.
fn stack_on(
    board: &Board,
    (seat, lane): (Seat, Lane),
    space: usize,
    marks: &Marks,
) -> (Option<Stack>, Mark) {
    let column = board.corners[seat].column(lane);
    let stack = column.stacks().nth(space);
    let used = column.used();
    if seat == board.turn && space == used {
        let mark = marks.on(Action::Build(lane));
        let ghost = board
            .tile
            .filter(|_| mark == Mark::Focus)
            .map(|tile| Stack {
                tile,
                height: Height::One,
            });
        return (stack.or(ghost), mark);
    }
    if space + 1 == used {
        let mark = marks.on(Action::Stack(seat, lane));
        let raised = stack.map(|stack| match (mark, stack.height) {
            (Mark::Focus, Height::One) => Stack {
                height: Height::Two,
                ..stack
            },
            (Mark::Focus, _) => Stack {
                height: Height::Three,
                ..stack
            },
            _ => stack,
        });
        return (raised, mark);
    }
    (stack, Mark::None)
}

fn draw_column(
    board: &Board,
    marks: &Marks,
    (seat, lane): (Seat, Lane),
    spot: Spot,
    stage: &mut Stage<'_>,
) {
    let corner = &board.corners[seat];
    let mut focused = None;
    for space in 0..SPACES {
        let (stack, mark) = stack_on(board, (seat, lane), space, marks);
        let place = spot.cell(lane, space);
        let cell = Cell {
            stack,
            complete: corner.column(lane).is_complete(),
            top: space + 1 == SPACES,
            out: corner.out,
            mark,
        };
        if mark == Mark::None {
            tiles::cell(stage, place, cell);
        } else {
            focused = Some((place, cell));
        }
    }
    // A marked cell lies over its neighbours.
    if let Some((place, cell)) = focused {
        tiles::cell(stage, place, cell);
    }
}

fn draw_circle(
    board: &Board,
    marks: &Marks,
    (seat, lane): (Seat, Lane),
    spot: Spot,
    stage: &mut Stage<'_>,
) {
    let corner = &board.corners[seat];
    let mark = if seat == board.turn {
        marks.on(Action::Discard(lane))
    } else {
        Mark::None
    };
    let ghost = board.tile.filter(|_| mark == Mark::Focus);
    let circle = Circle {
        tile: corner.circle(lane).or(ghost),
        out: corner.out,
        mark,
    };
    tiles::circle(stage, spot.circle(lane), circle);
}

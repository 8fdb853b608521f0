//! The board: every seat's columns and circles with the marks of the moment, and its name.
//!
//! A lane with its column and circle is one item of the picture, and what it shows is worked out only when it is painted:
//! a focus that moves has to be answered at once.

use super::cursor::{self, Cursor};
use super::layout::{Layout, Spot};
use super::tiles::{self, Cell, Circle, Mark};
use super::words::Fact;
use super::{Sight, words};
use crate::paint::{Canvas, Colour, Font, Stage};
use crate::parts::seat::{Ground, SeatSize};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::no_respect::{
    Action, Board, Column, Corner, Height, LANES, Lane, SPACES, Stack, Tile,
};

/// The marks of the places that the drawn tile can go to.
#[derive(Clone, Copy)]
struct Marks {
    /// The places, a bit for each.
    open: u32,
    focus: Option<Action>,
}

/// The bit of a place.
fn bit(action: Action) -> u32 {
    1 << match action {
        Action::Build(lane) => lane.index(),
        Action::Discard(lane) => LANES + lane.index(),
        Action::Stack(seat, lane) => LANES * (2 + seat.index()) + lane.index(),
        Action::Out => 31,
    }
}

impl Marks {
    /// Nothing is marked unless the viewer decides.
    fn of(sight: &Sight<'_>, cursor: &Cursor) -> Marks {
        let live = sight.scene.live && sight.moment.is_none();
        let mut open = 0;
        if live {
            cursor::choices(sight)
                .iter()
                .for_each(|action| open |= bit(*action));
        }
        Marks {
            open,
            focus: cursor.action(sight).filter(|_| live),
        }
    }

    fn on(&self, action: Action) -> Mark {
        if self.open & bit(action) == 0 {
            Mark::None
        } else if self.focus == Some(action) {
            Mark::Focus
        } else {
            Mark::Legal
        }
    }
}

/// A lane as it is shown.
#[derive(Clone, Copy)]
struct Shown<'a> {
    corner: &'a Corner,
    lane: Lane,
    /// The tile that is drawn; it is shown where it has the focus.
    tile: Option<Tile>,
    build: Mark,
    stack: Mark,
    discard: Mark,
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
        let own = seat == board.turn;
        for lane in Lane::ALL {
            let mark = |action| if own { marks.on(action) } else { Mark::None };
            let shown = Shown {
                corner: &board.corners[seat],
                lane,
                tile: board.tile,
                build: mark(Action::Build(lane)),
                stack: marks.on(Action::Stack(seat, lane)),
                discard: mark(Action::Discard(lane)),
            };
            stage.item(spot.lane(lane), shown.look(), |canvas| {
                shown.draw(canvas, spot)
            });
        }
    }
}

fn draw_header(sight: &Sight<'_>, board: &Board, seat: Seat, spot: Spot, stage: &mut Stage<'_>) {
    let look = sight.look(seat);
    let name = sight.name(seat);
    let fact = words::fact(sight, board, seat);
    let whole = spot.header(true).offset(1);
    stage.item(whole, ("name", look, name, fact), |canvas| {
        let (shape, gap) = (16, 4);
        let fits = |fact: &str, long| {
            let words = Font::B8.width(name) + gap + Font::B8.width(fact);
            words <= spot.header(long).size.width as i32 - shape
        };
        // Beside the widest names there is no room for any fact: ticks and shapes say the same.
        let text = fact
            .texts()
            .into_iter()
            .find(|text| fits(text, true))
            .unwrap_or_default();
        let place = spot.header(!fits(&text, false));
        let at = place.top_left;
        let (ground, ink, brass) = match fact {
            Fact::Out(_) => (Ground::Out, Colour::DUSK, Colour::DUSK),
            _ => (Ground::Dark, Colour::IVORY, Colour::BRASS),
        };
        look.draw(canvas, at, SeatSize::List, ground);
        canvas.text(name, at + Point::new(shape, 3), Font::B8, ink);
        let right = Point::new(at.x + place.size.width as i32, at.y + 3);
        canvas.text_right(&text, right, Font::B8, brass);
    });
}

/// The space that has the tick of a complete column: the highest with a single tile, for the others are full of signs.
fn ticked(column: &Column) -> Option<usize> {
    if !column.is_complete() {
        return None;
    }
    let single = |(space, stack): (usize, Stack)| (stack.height == Height::One).then_some(space);
    let highest = column.stacks().enumerate().filter_map(single).last();
    highest.or(Some(SPACES - 1))
}

impl Shown<'_> {
    /// All that it shows, in two numbers.
    fn look(&self) -> (u32, u32) {
        let mut tiles = self.corner.circle(self.lane).map_or(0, Tile::number).into();
        for Stack { tile, height } in self.corner.column(self.lane).stacks() {
            tiles = tiles << 6 | u32::from(height.number() << 4 | (tile.number() & 15));
        }
        let mark = |mark: Mark| match mark {
            Mark::None => 0,
            Mark::Legal => 1,
            Mark::Focus => 2,
        };
        let marks = mark(self.build) << 4 | mark(self.stack) << 2 | mark(self.discard);
        // The drawn tile is to be seen only where something has the focus.
        let tile = self.tile.filter(|_| marks != 0).map_or(0, Tile::number);
        let out = u32::from(self.corner.out);
        (tiles, marks << 8 | u32::from(tile) << 1 | out)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, spot: Spot) {
        let column = self.corner.column(self.lane);
        let ticked = ticked(column);
        let mut marked: Option<(Rectangle, Cell)> = None;
        for space in 0..SPACES {
            let (stack, mark) = self.on_space(space);
            let place = spot.cell(self.lane, space);
            let cell = Cell {
                stack,
                complete: column.is_complete(),
                ticked: ticked == Some(space),
                out: self.corner.out,
                mark,
            };
            // Marked cells lie over their neighbours, and the one with the focus over all.
            match (mark, &marked) {
                (Mark::None, _) => tiles::draw_cell(canvas, place, cell),
                (Mark::Legal, Some(_)) => tiles::draw_cell(canvas, place, cell),
                (_, former) => {
                    if let Some((place, cell)) = *former {
                        tiles::draw_cell(canvas, place, cell);
                    }
                    marked = Some((place, cell));
                }
            }
        }
        if let Some((place, cell)) = marked {
            tiles::draw_cell(canvas, place, cell);
        }
        let ghost = self.tile.filter(|_| self.discard == Mark::Focus);
        let circle = Circle {
            tile: self.corner.circle(self.lane).or(ghost),
            out: self.corner.out,
            mark: self.discard,
        };
        tiles::draw_circle(canvas, spot.circle(self.lane), circle);
    }

    /// What lies on a space, or would with the tile that is drawn.
    fn on_space(&self, space: usize) -> (Option<Stack>, Mark) {
        let column = self.corner.column(self.lane);
        let stack = column.stacks().nth(space);
        let used = column.used();
        if space == used {
            let ghost = self.tile.filter(|_| self.build == Mark::Focus);
            let ghost = ghost.map(|tile| Stack {
                tile,
                height: Height::One,
            });
            return (ghost, self.build);
        }
        if space + 1 != used {
            return (stack, Mark::None);
        }
        let raised = |stack: Stack| Stack {
            height: match (self.stack, stack.height) {
                (Mark::Focus, Height::One) => Height::Two,
                (Mark::Focus, _) => Height::Three,
                (_, height) => height,
            },
            ..stack
        };
        (stack.map(raised), self.stack)
    }
}

//! The row on the table: where its tiles lie, what has gone, and the tile that is touched.

use super::{Sight, words};
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::{fan, ground};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::bingo::{End, Event, NUMBERS, Open, Phase, is_trap};
use parlour_rules::tiles::{Tile, TileSet};

/// How a tile lies in the row.
pub(super) const LOOK: DominoLook = DominoLook {
    half: 21,
    lie: Lie::Upright,
    dim: false,
};

/// The tiles of a line, and from one line to the next.
const IN_LINE: usize = 7;
const LINE: i32 = 48;
/// Where the first tile lies.
const CORNER: Point = Point::new(4, 27);
/// How far a match is lifted, and where its badge sits on it.
const LIFT: Point = Point::new(0, -4);
const BADGE: Point = Point::new(3, 34);

/// From one tile to the next.
const fn pitch(width: i32) -> i32 {
    if width >= 320 { 33 } else { 24 }
}

/// Where the tile at a place of the row lies.
pub(super) fn spot(width: i32, place: usize) -> Point {
    let (line, column) = (place / IN_LINE, place % IN_LINE);
    CORNER + Point::new(column as i32 * pitch(width), line as i32 * LINE)
}

/// What is right of the row.
pub(super) const fn beside_the_row(width: i32) -> Rectangle {
    let left = CORNER.x + 6 * pitch(width) + 21 + if width >= 320 { 9 } else { 5 };
    area(left, CORNER.y, width - left - 4, 190)
}

/// The table as it is shown now: at rest, or while something happens.
pub(super) struct Board<'a> {
    pub(super) open: &'a Open,
    /// Whether the viewer decides now.
    pub(super) live: bool,
    /// The tiles of this pass that are gone.
    gone: TileSet,
    /// The place that is touched.
    place: Option<usize>,
    /// The number that is said there.
    pub(super) number: u8,
    /// Whether the tile there has as many dots.
    pub(super) meets: bool,
    /// Whether a match is to be answered.
    pub(super) asks: bool,
    moves: Moves,
    /// How much of the moment has passed, of 256.
    done: i32,
}

/// What is on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moves {
    Nothing,
    /// The row is laid.
    Laid,
    /// A tile leaves it.
    Removed(usize),
    /// Its gaps close.
    Closes,
}

impl<'a> Board<'a> {
    pub(super) fn of(sight: &'a Sight<'_>) -> Board<'a> {
        let open = &sight.view.open;
        let place = usize::from(open.place);
        let event = sight.moment.as_ref().map(|moment| moment.event);
        let asks = open.phase == Phase::Match;
        let mut board = Board {
            open,
            live: sight.scene.live,
            gone: open.gone,
            place: Some(place),
            number: open.number(),
            meets: asks || event.is_some_and(Event::is_match),
            asks,
            moves: Moves::Nothing,
            done: sight.moment.as_ref().map_or(0, |moment| moment.done),
        };
        match event {
            _ if open.end().is_some() => board.place = None,
            None | Some(Event::Left { .. }) => {}
            Some(Event::Counted { .. }) => board.asks |= board.meets && open.may_leave,
            Some(Event::Laid) => {
                board.moves = Moves::Laid;
                board.place = None;
            }
            Some(Event::Removed { tile }) => {
                board.meets = true;
                board.asks = false;
                board.moves = Moves::Removed(place);
                board.place = None;
                board.gone.insert(*tile);
            }
            Some(Event::PassEnded { left, .. }) => {
                if usize::from(*left) < open.left() {
                    board.gone.extend(open.row.get(place).copied());
                }
                board.number = (board.number + 1) % NUMBERS as u8;
                board.meets = false;
                board.asks = false;
                board.moves = Moves::Closes;
                board.place = None;
            }
        }
        board
    }

    /// How many tiles are left.
    pub(super) fn left(&self) -> usize {
        self.open.row.len() - self.gone.len()
    }

    /// Whether the match that is asked about had better stay: without it the pass may end with 13 or 26 tiles.
    pub(super) fn is_risky(&self) -> bool {
        // Of a match that is just being met the table still says that it is ahead.
        let met = usize::from(self.open.phase == Phase::Count);
        is_trap(self.left().saturating_sub(1)) && self.open.ahead().nth(met).is_none()
    }

    pub(super) fn draw(&self, stage: &mut Stage<'_>) {
        let width = stage.width();
        if let Some(end) = self.open.end() {
            self.draw_end(end, stage);
        }
        let mut closed = 0;
        for (place, tile) in self.open.row.iter().enumerate() {
            let at = self.spot(width, place);
            if self.gone.has(*tile) {
                if self.moves != Moves::Closes && !self.open.has_won() {
                    ground::well(stage, domino::place(at, LOOK));
                }
                continue;
            }
            match self.moves {
                // The row lies face down, and is turned up from its left end on.
                Moves::Laid if self.done < 9 * place as i32 => domino::back(stage, at, LOOK),
                Moves::Closes => draw(stage, self.on_the_way(at, spot(width, closed)), *tile),
                _ => draw(stage, at, *tile),
            }
            closed += 1;
        }
        if let Some(place) = self.place {
            let at = self.spot(width, place);
            let tile = domino::place(at, LOOK);
            if self.matches(place) {
                domino::frame(stage, tile, Colour::MINT);
                let badge = at + BADGE;
                stage.item(area(badge.x, badge.y, 15, 15), "badge", |canvas| {
                    fan::badge(canvas, badge);
                });
            } else {
                domino::focus(stage, tile);
            }
        }
        if let Moves::Removed(place) = self.moves
            && let Some(tile) = self.open.row.get(place)
        {
            let to = beside_the_row(width).top_left + Point::new(14, 0);
            draw(stage, self.on_the_way(spot(width, place), to), *tile);
        }
    }

    /// Whether the number meets the tile at a place.
    fn matches(&self, place: usize) -> bool {
        self.meets && self.place == Some(place)
    }

    /// Where the tile at a place lies now: a match is lifted.
    fn spot(&self, width: i32, place: usize) -> Point {
        let lift = if self.matches(place) {
            LIFT
        } else {
            Point::zero()
        };
        spot(width, place) + lift
    }

    /// A place between two, slow at first and at the end.
    fn on_the_way(&self, from: Point, to: Point) -> Point {
        let left = 256 - self.done.clamp(0, 256);
        let eased = 256 - left * left / 256;
        from + (to - from) * eased / 256
    }

    /// Says in the free part of the row how it ended.
    fn draw_end(&self, end: End, stage: &mut Stage<'_>) {
        if !self.has_room() {
            return;
        }
        let lines = self.left().div_ceil(IN_LINE) as i32;
        let width = 6 * pitch(stage.width()) + 21;
        let top = CORNER.y + (lines + 4) * LINE / 2 - 26;
        let place = area(CORNER.x, top - 4, width, 54);
        let (word, how) = (words::end(end), words::how(self.open));
        stage.item(place, ("end", word, &how), |canvas| {
            let middle = Point::new(CORNER.x + width / 2, top);
            canvas.text_centre(word, middle, Font::N24, Colour::IVORY);
            canvas.text_centre(&how, middle + Point::new(0, 34), Font::B10, Colour::IVORY);
        });
    }

    /// Whether the row leaves room for a few words below it.
    pub(super) fn has_room(&self) -> bool {
        self.left() <= 2 * IN_LINE
    }
}

fn draw(stage: &mut Stage<'_>, at: Point, tile: Tile) {
    let (high, low) = (tile.high().number(), tile.low().number());
    domino::domino(stage, at, LOOK, high, low);
}

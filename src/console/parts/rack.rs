//! A hand of dominoes, standing in a tray of oak. Tiles that may be played are raised and have a brass dot below them,
//! the others are dimmed; the one with the focus stands highest under a pointer. A long hand stands in two rows of
//! smaller tiles; all 28 would find room. A face-down tile at the end is the boneyard, when it is time to draw.

use embedded_graphics::geometry::Point;
use parlour_rules::tiles::Tile;

use super::bars::HINT_TOP;
use super::domino::{self, DominoLook, Lie};
use super::glyph;
use crate::paint::{Colour, Stage, area};

/// First row of the tray.
pub const TOP: i32 = 157;
/// Side of half a tile, in one row and in two.
const HALF: i32 = 21;
const SMALL_HALF: i32 = 13;
/// Tops of tiles that stand in one row: at rest, playable, with the focus.
const REST: i32 = 171;
const LEGAL: i32 = 166;
const FOCUS: i32 = 163;
/// The middle of the dots below playable tiles.
const DOTS: i32 = 214;
/// Top of the bars below marked tiles.
const BARS: i32 = 217;
/// Tops of the two rows, and how far a playable tile is raised there.
const ROWS: [i32; 2] = [163, 192];
const RAISED: i32 = 2;
/// From the edge of the picture to the first tile.
const MARGIN: i32 = 9;

/// A tile in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RackTile {
    /// The tile.
    pub tile: Tile,
    /// Whether it may be played now.
    pub legal: bool,
    /// Whether it belongs to what is marked, such as trumps: in one row a bar of brass lies below it.
    pub marked: bool,
}

impl RackTile {
    /// A tile that may not be played, without a mark.
    #[must_use]
    pub const fn new(tile: Tile) -> RackTile {
        RackTile {
            tile,
            legal: false,
            marked: false,
        }
    }
}

/// How a hand is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RackLook {
    /// Which tile has the focus; the boneyard stands after the last one.
    pub focus: Option<usize>,
    /// How far the pointer has bobbed up: 0 or 2.
    pub bob: i32,
    /// Nothing is raised or dimmed: it is not this hand's turn.
    pub quiet: bool,
    /// Whether the boneyard stands at the end.
    pub boneyard: bool,
}

/// Whether so many tiles need two rows.
const fn two_rows(width: i32, count: usize) -> bool {
    count > ((width - 2 * MARGIN - HALF) / (HALF + 1)) as usize + 1
}

/// How a tile of a hand of so many looks.
#[must_use]
pub const fn look(width: i32, count: usize, dim: bool) -> DominoLook {
    DominoLook {
        half: if two_rows(width, count) {
            SMALL_HALF
        } else {
            HALF
        },
        lie: Lie::Upright,
        dim,
    }
}

/// Where a tile of a hand of so many stands at rest.
#[must_use]
pub fn spot(width: i32, count: usize, index: usize) -> Point {
    let (half, widest) = if two_rows(width, count) {
        (SMALL_HALF, 22)
    } else {
        (HALF, if width >= 320 { 40 } else { 32 })
    };
    let row = if two_rows(width, count) {
        count.div_ceil(2)
    } else {
        count
    };
    let gaps = row as i32 - 1;
    let pitch = ((width - 2 * MARGIN - half) / gaps.max(1)).min(widest);
    let left = (width - (pitch * gaps + half)) / 2;
    let [upper, lower] = ROWS;
    let (top, place) = match (two_rows(width, count), index.checked_sub(row)) {
        (false, _) => (REST, index),
        (true, None) => (upper, index),
        (true, Some(place)) => (lower, place),
    };
    Point::new(left + pitch * place as i32, top)
}

/// The tray.
pub fn tray(stage: &mut Stage<'_>) {
    let place = area(0, TOP, stage.width(), HINT_TOP - TOP);
    stage.keep_clear(&place);
    stage.item(place, "tray", |canvas| {
        canvas.rect(place, Colour::OAK);
        canvas.hline(place.top_left, place.size.width as i32, Colour::BRASS_LO);
    });
}

/// The hand in its tray.
pub fn rack(stage: &mut Stage<'_>, tiles: &[RackTile], rack: RackLook) {
    tray(stage);
    let width = stage.width();
    let count = tiles.len() + usize::from(rack.boneyard);
    let small = two_rows(width, count);
    for (index, held) in tiles.iter().enumerate() {
        let focused = rack.focus == Some(index) && !rack.quiet;
        let raised = held.legal && !rack.quiet;
        let rest = spot(width, count, index);
        let at = match (raised, focused, small) {
            (false, ..) => rest,
            (true, _, true) => rest - Point::new(0, RAISED),
            (true, false, false) => Point::new(rest.x, LEGAL),
            (true, true, false) => Point::new(rest.x, FOCUS),
        };
        let look = look(width, count, !held.legal && !rack.quiet);
        let (high, low) = (held.tile.high().number(), held.tile.low().number());
        domino::domino(stage, at, look, high, low);
        if held.marked && !small {
            let bar = area(at.x, BARS, HALF, 2);
            stage.item(bar, "marked", |canvas| canvas.rect(bar, Colour::BRASS));
        }
        if raised && !small {
            let dot = Point::new(at.x + HALF / 2, DOTS);
            stage.item(area(dot.x - 2, dot.y - 2, 5, 5), "dot", |canvas| {
                canvas.dot(dot, 5, Colour::BRASS);
            });
        }
    }
    if rack.boneyard {
        let at = spot(width, count, tiles.len());
        domino::back(stage, at, look(width, count, false));
    }
    if let Some(focus) = rack.focus.filter(|_| !rack.quiet) {
        mark(stage, count, focus, focus == tiles.len(), rack.bob);
    }
}

/// The frame around the tile with the focus, and the pointer above it.
fn mark(stage: &mut Stage<'_>, count: usize, focus: usize, boneyard: bool, bob: i32) {
    let width = stage.width();
    let small = two_rows(width, count);
    let rest = spot(width, count, focus);
    let at = match (small, boneyard) {
        (_, true) => rest,
        (true, false) => rest - Point::new(0, RAISED),
        (false, false) => Point::new(rest.x, FOCUS),
    };
    let look = look(width, count, false);
    domino::focus(stage, domino::place(at, look));
    let [upper, _] = ROWS;
    if small && rest.y > upper {
        // The pointer would lie on a tile of the upper row.
        return;
    }
    let tip = at + Point::new(look.half / 2, -5 - bob);
    stage.item(area(tip.x - 6, tip.y - 8, 13, 9), "pointer", |canvas| {
        glyph::pointer(canvas, tip);
    });
}

/// A hand that is not to be seen: so many backs in the tray.
pub fn covered(stage: &mut Stage<'_>, count: usize) {
    tray(stage);
    let width = stage.width();
    for index in 0..count {
        domino::back(stage, spot(width, count, index), look(width, count, false));
    }
}

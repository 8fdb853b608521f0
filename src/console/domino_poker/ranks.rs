//! The table of hands: a chapter of the book, and on the wide picture always beside the table.

use super::table::WIDTH;
use super::{Sight, words};
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::paper;
use embedded_graphics::geometry::Point;
use parlour_rules::domino_poker::{Category, Rank, Straights};

/// Rows of the page and of the column, and how many tiles stand in one.
const PAGE_ROW: i32 = 17;
const COLUMN_ROW: i32 = 13;
const FLAT: DominoLook = DominoLook {
    half: 11,
    lie: Lie::Flat,
    dim: false,
};

/// Tiles by their halves.
type Tiles = [(u8, u8); 5];

/// A hand of each category, and how many of its tiles make it; they come first.
pub(super) const fn example(category: Category, straights: Straights) -> (Tiles, usize) {
    let older = matches!(straights, Straights::Suits456);
    match category {
        Category::Royal => ([(6, 6), (5, 5), (4, 4), (3, 3), (2, 2)], 5),
        Category::SixStraight => ([(6, 1), (6, 2), (6, 3), (6, 4), (6, 5)], 5),
        Category::Fours => ([(6, 6), (5, 5), (4, 4), (3, 3), (2, 1)], 4),
        Category::FiveStraight if older => ([(5, 1), (5, 2), (5, 3), (5, 4), (5, 5)], 5),
        Category::FiveStraight => ([(2, 1), (2, 2), (2, 3), (2, 4), (2, 5)], 5),
        Category::FullHand => ([(6, 6), (5, 5), (2, 2), (4, 3), (4, 1)], 5),
        Category::FourStraight if older => ([(4, 1), (4, 2), (4, 3), (4, 4), (4, 5)], 5),
        Category::FourStraight => ([(5, 2), (5, 3), (5, 4), (5, 5), (6, 1)], 4),
        Category::Threes => ([(5, 5), (4, 4), (2, 2), (6, 3), (4, 1)], 3),
        Category::Flush => ([(4, 1), (4, 2), (4, 4), (4, 5), (4, 6)], 5),
        Category::OnePair => ([(6, 6), (3, 3), (5, 4), (4, 1), (2, 1)], 2),
        Category::HighPiece => ([(4, 4), (6, 5), (6, 1), (3, 2), (2, 1)], 1),
    }
}

/// What the reader's own hand is, as far as it may be seen.
fn own(sight: &Sight<'_>) -> Option<Category> {
    let view = sight.view;
    let open = view.seat.is_some() && sight.scene.face_up && view.hand.len() == 5;
    open.then(|| Rank::of(view.hand, view.open.options.straights).category)
}

/// An example in a row of flat tiles; those that count for nothing are dim.
pub(super) fn draw_example(canvas: &mut Canvas<'_>, at: Point, (tiles, makers): (Tiles, usize)) {
    for (number, (first, second)) in tiles.into_iter().enumerate() {
        let look = DominoLook {
            dim: number >= makers,
            ..FLAT
        };
        let corner = at + Point::new(24 * number as i32, 0);
        domino::draw(canvas, corner, look, first, second);
    }
}

/// The whole table with an example of each hand, the best first.
pub(super) fn draw_all(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let left = (stage.width() - WIDTH) / 2;
    paper::sheet(stage, area(left + 6, 34, WIDTH - 12, 180));
    let own = own(sight);
    let straights = sight.view.open.options.straights;
    for (number, category) in (0..).zip(Category::ALL.into_iter().rev()) {
        let row = area(left + 9, 39 + PAGE_ROW * number, WIDTH - 18, PAGE_ROW);
        let marked = own == Some(category);
        stage.item(row, ("rank", number, marked, straights), |canvas| {
            let at = row.top_left;
            if marked {
                canvas.round(row, 4, Colour::GLOW, None);
            }
            let name = words::category(category);
            canvas.text(name, at + Point::new(4, 3), Font::B10, Colour::INK);
            draw_example(
                canvas,
                at + Point::new(101, 3),
                example(category, straights),
            );
        });
    }
}

/// The names of the hands in a column at the right of the wide picture.
pub(super) fn draw_column(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    paper::sheet(stage, area(WIDTH + 1, 23, 75, 10 * COLUMN_ROW + 3));
    let own = own(sight);
    for (number, category) in (0..).zip(Category::ALL.into_iter().rev()) {
        let row = area(WIDTH + 3, 24 + COLUMN_ROW * number, 71, COLUMN_ROW);
        let marked = own == Some(category);
        stage.item(row, ("rank", number, marked), |canvas| {
            if marked {
                canvas.round(row, 4, Colour::GLOW, None);
            }
            let at = row.top_left + Point::new(4, 3);
            canvas.text(words::category(category), at, Font::B8, Colour::INK);
        });
    }
}

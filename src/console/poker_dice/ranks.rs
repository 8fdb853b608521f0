//! The table of ranks: a chapter of the book, and on the wide picture always beside the table.

use super::board::{Board, Tray};
use super::tray::{WIDTH, letters};
use super::words;
use crate::paint::sprites::marks::CROWN;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::die::{self, DieSize};
use crate::parts::paper;
use embedded_graphics::geometry::Point;
use parlour_rules::poker_dice::{Category, Face};

const ROW: i32 = 23;

/// The categories from the highest down. With wild aces nobody has nothing: five dice without an ace and without a pair
/// are a straight.
fn categories(board: &Board<'_, '_>) -> impl Iterator<Item = Category> {
    let wild = board.sight.view.open.options.aces_wild;
    let all = Category::ALL.into_iter().rev();
    all.filter(move |category| !wild || *category != Category::Nothing)
}

/// A hand of each category, the dice without value last. A wild ace would make more of some hands.
pub(super) const fn example(category: Category, aces_wild: bool) -> [Face; 5] {
    use Face::{Ace, Jack, King, Nine, Queen, Ten};
    match category {
        Category::Three if aces_wild => [King, King, King, Jack, Nine],
        Category::Pair if aces_wild => [Queen, Queen, King, Jack, Nine],
        Category::Straight if aces_wild => [Nine, Ten, Jack, Queen, King],
        Category::Five => [King; 5],
        Category::Four => [Queen, Queen, Queen, Queen, Nine],
        Category::FullHouse => [Jack, Jack, Jack, Ten, Ten],
        Category::Straight => [Ten, Jack, Queen, King, Ace],
        Category::Three => [Ace, Ace, Ace, Jack, Nine],
        Category::TwoPair => [King, King, Ten, Ten, Queen],
        Category::Pair => [Queen, Queen, Ace, Jack, Nine],
        Category::Nothing => [Ace, King, Jack, Ten, Nine],
    }
}

/// How many dice of the example count.
const fn counting(category: Category) -> usize {
    match category {
        Category::Five | Category::FullHouse | Category::Straight => 5,
        Category::Four | Category::TwoPair => 4,
        Category::Three => 3,
        Category::Pair => 2,
        Category::Nothing => 0,
    }
}

/// What is marked in the table: what lies in the well, and what is to be beaten.
fn marked(board: &Board<'_, '_>) -> (Option<Category>, Option<Category>) {
    let own = match board.tray {
        Tray::Five(dice, _) if board.is_still() => Some(board.sight.view.open.rank(&dice).category),
        _ => None,
    };
    (own, board.to_beat().map(|rank| rank.category))
}

/// From one row to the next on the page.
const PAGE_ROW: i32 = 22;

/// The whole table with an example of each hand.
pub(super) fn draw_all(board: &Board<'_, '_>, stage: &mut Stage<'_>) {
    let left = (stage.width() - WIDTH) / 2;
    paper::sheet(stage, area(left + 6, 34, WIDTH - 12, 180));
    let (own, beat) = marked(board);
    let wild = board.sight.view.open.options.aces_wild;
    for (number, category) in (0..).zip(categories(board)) {
        let row = area(left + 9, 36 + PAGE_ROW * number, WIDTH - 18, PAGE_ROW);
        let marks = (own == Some(category), beat == Some(category));
        stage.item(row, ("rank", number, marks, wild), |canvas| {
            let at = row.top_left;
            if marks.0 {
                let glow = area(at.x, at.y + 1, WIDTH - 18, PAGE_ROW - 1);
                canvas.round(glow, 4, Colour::GLOW, None);
            }
            canvas.text(
                words::category(category),
                at + Point::new(3, 7),
                Font::B10,
                Colour::INK,
            );
            if marks.1 {
                let crown = at + Point::new(106, 8);
                canvas.sprite(&CROWN, crown, Inks::plain(Colour::BRASS_LO));
            }
            for (die, face) in example(category, wild).into_iter().enumerate() {
                let place = at + Point::new(121 + 20 * die as i32, 2);
                draw_die(canvas, place, face, die < counting(category));
            }
        });
    }
}

/// A small die with an edge, for it lies on paper; what does not count is dim.
fn draw_die(canvas: &mut Canvas<'_>, at: Point, face: Face, counts: bool) {
    let fill = if counts { Colour::IVORY } else { Colour::DUSK };
    canvas.round(area(at.x, at.y, 19, 19), 4, fill, Some((Colour::UMBER, 1)));
    die::draw_letters(canvas, at, DieSize::Tiny, letters(face), !counts);
}

/// The names of the hands in a column at the right of the wide picture.
pub(super) fn draw_column(board: &Board<'_, '_>, stage: &mut Stage<'_>) {
    let sheet = area(WIDTH + 1, 25, 74, 190);
    paper::sheet(stage, sheet);
    let (own, beat) = marked(board);
    for (number, category) in (0..).zip(categories(board)) {
        let row = area(WIDTH + 3, 28 + ROW * number, 70, ROW);
        let marks = (own == Some(category), beat == Some(category));
        stage.item(row, ("rank", number, marks), |canvas| {
            let at = row.top_left;
            if marks.0 {
                canvas.round(area(at.x, at.y + 1, 70, ROW - 1), 4, Colour::GLOW, None);
            }
            let name = match category {
                Category::Five => "5 alike",
                Category::Four => "4 alike",
                Category::Three => "3 alike",
                other => words::category(other),
            };
            canvas.text(name, at + Point::new(3, 8), Font::B8, Colour::INK);
            if marks.1 {
                let crown = at + Point::new(56, 8);
                canvas.sprite(&CROWN, crown, Inks::plain(Colour::BRASS_LO));
            }
        });
    }
}

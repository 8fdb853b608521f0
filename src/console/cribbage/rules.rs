//! The rules of Cribbage in our own words.

use crate::paint::{Canvas, Colour, Font, area};
use crate::parts::card::{self, CardSize, Face, SuitColours};
use crate::screen::{RulesPage, in_short, page};
use embedded_graphics::geometry::Point;
use parlour_rules::cards::{Card, Rank, Suit};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "First to 121 wins.\nGive cards to the dealer's crib, then play up to 31 and peg fifteens, pairs and runs.\nThen all hands count, the crib last.",
    ),
    page(
        "The deal",
        "Two players get six cards and give two to the crib. Three or four get five and give one; with three a card of the pack goes in too.\nYou keep four.",
    ),
    page(
        "The crib",
        "It belongs to the dealer, who counts it at the very end. Nobody looks into it before.\nThe deal moves to the left.",
    ),
    page(
        "The starter",
        "The card turned up counts with every hand. If it is a jack, the dealer pegs 2 for His Nobs.",
    )
    .showing(starter),
    page(
        "The play",
        "Each plays a card and adds it to the count, up to 31. Pictures are 10, the ace is 1.",
    )
    .showing(play),
    page(
        "Go",
        "Who cannot play says go, and the others play on while they can. The last card of a count pegs 1, or 2 for exactly 31.\nThen a new count begins.",
    ),
    page("Fifteen", "A card that makes the count 15 pegs 2. So does one that makes 31.").showing(fifteen),
    page(
        "Pairs",
        "A card of the same rank as the one before pegs 2. The third in a row pegs 6, the fourth 12.",
    )
    .showing(pair),
    page(
        "Runs",
        "Three cards or more in a row, in any order, peg a point for each card. The ace is low.",
    )
    .showing(run),
    page(
        "The show",
        "Left of the dealer counts first, the dealer's hand last, then the crib. Each hand has five cards, with the starter.",
    ),
    page(
        "What counts",
        "Every set of cards that makes 15: 2. Every pair: 2, three alike 6, four 12.\nThe longest run: a point a card, and again for each other way to make it.",
    ),
    page(
        "Flush and jack",
        "Four of a suit in hand: 4, with the starter 5; in the crib only five. The starter suit's jack: 1.",
    )
    .showing(flush),
    page(
        "The best hand",
        "Three fives and a jack, and the fourth five turned up in the jack's suit: 29.",
    )
    .showing(best),
    page(
        "The board",
        "The back peg jumps over the front one, so both your scores are seen. A small card marks the dealer.\nThe last hole ends the game at once.",
    ),
    page(
        "Partners",
        "Four players are two pairs, who sit opposite and peg together. The crib counts for the dealer's pair.",
    ),
    page(
        "Skunks",
        "Who has not passed hole 90 when another wins is skunked, before hole 61 doubly. The lines on the board show it.",
    ),
    page(
        "Counting alone",
        "If so agreed, you claim what your hand is worth. Too little pegs what you claim; what is too much is taken off.\nThen His Nobs is yours to peg as well.",
    ),
    page(
        "Muggins",
        "If so agreed, what you miss in a hand is pegged by the next opponent.",
    ),
    page(
        "Other games",
        "A short game goes once round, to 61. In the crib a flush of four may count as it does in a hand.",
    ),
];

/// Draws cards beside each other, the last of them framed.
fn cards(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours, cards: &[(u8, Suit)]) {
    let mut left = at.x + 12;
    for (place, (rank, suit)) in cards.iter().enumerate() {
        let Some(rank) = Rank::new(*rank) else { return };
        let corner = Point::new(left, at.y + 15);
        let face = Face::plain(colours);
        card::draw_face(
            canvas,
            corner,
            CardSize::Small,
            Card::new(*suit, rank),
            face,
        );
        if place + 1 == cards.len() {
            let frame = area(left - 2, at.y + 13, 26, 34);
            canvas.round_edge(frame, 5, (Colour::BRASS, 2));
        }
        left += 27;
    }
}

/// Says what the cards bring, at the right of the picture.
fn brings(canvas: &mut Canvas<'_>, at: Point, points: &str) {
    canvas.text_right(points, at + Point::new(186, 23), Font::B14, Colour::BRASS);
}

use Suit::{Clubs, Diamonds, Hearts, Spades};

fn starter(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    cards(canvas, at, colours, &[(11, Hearts)]);
    brings(canvas, at, "+2");
}

fn play(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    cards(
        canvas,
        at,
        colours,
        &[(13, Clubs), (4, Hearts), (8, Spades)],
    );
    brings(canvas, at, "22");
}

fn fifteen(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    cards(canvas, at, colours, &[(12, Spades), (5, Diamonds)]);
    brings(canvas, at, "+2");
}

fn pair(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    cards(canvas, at, colours, &[(7, Clubs), (7, Hearts), (7, Spades)]);
    brings(canvas, at, "+6");
}

fn run(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let row = [(4, Spades), (6, Hearts), (3, Clubs), (5, Diamonds)];
    cards(canvas, at, colours, &row);
    brings(canvas, at, "+4");
}

fn flush(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let hand = [
        (2, Hearts),
        (6, Hearts),
        (8, Hearts),
        (11, Hearts),
        (12, Hearts),
    ];
    cards(canvas, at, colours, &hand);
    brings(canvas, at, "+6");
}

fn best(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let hand = [
        (5, Clubs),
        (5, Diamonds),
        (5, Hearts),
        (11, Spades),
        (5, Spades),
    ];
    cards(canvas, at, colours, &hand);
    brings(canvas, at, "29");
}

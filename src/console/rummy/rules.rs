//! The rules of Rummy in our own words.

use super::melds::{STEP, draw_strip};
use crate::paint::{Canvas, Colour, area};
use crate::parts::card::{self, CardSize, Face, SuitColours};
use crate::screen::{RulesPage, in_short, page};
use embedded_graphics::geometry::Point;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Draw, lay down what you can, discard one card.\nThree or more of a rank or in a row are a meld.\nBe the first without cards: you score what the others hold. 100 points win.",
    ),
    page(
        "The deal",
        "Two players get ten cards each, three or four seven, five or six six. One card is turned up; the rest is the stock.\nThe seat left of the dealer begins.",
    ),
    page(
        "Draw a card",
        "Every turn begins with one card: from the stock, unseen, or the top of the discard pile.",
    )
    .showing(piles),
    page("Groups", "Three or four cards of one rank are a meld.").showing(group),
    page(
        "Runs",
        "So are three or more of one suit in a row. The ace is below the 2, never above the king.",
    )
    .showing(run),
    page(
        "Melding",
        "You may lay one meld a turn, face up. You never have to.\nWhat lies on the table is neither split nor joined, and no card goes back to a hand.",
    ),
    page(
        "Laying off",
        "Add cards to any meld on the table, your own or another's: as many as fit.",
    )
    .showing(laying_off),
    page(
        "The discard",
        "One card on the pile ends your turn. A card that you took from the pile stays for this turn; one from the stock may go at once.",
    ),
    page(
        "Going out",
        "Without cards you are out: by a meld, by laying off or by the discard. The deal is over at once, and nobody else lays anything down.",
    ),
    page(
        "Points",
        "You score what the others still hold: an ace 1, pictures 10, other cards their number.\nNobody loses points.",
    ),
    page(
        "An empty stock",
        "Whoever does not want the discard turns the pile over. It is not shuffled, and becomes the new stock.",
    ),
    page(
        "A standstill",
        "If nothing was laid down since the pile was last turned over, it is not turned again: the deal ends, and nobody scores.\nSo it does after 100 such turns.",
    ),
    page(
        "The game",
        "When somebody has 100 points after a deal, the highest total wins.\nThe target can be set, or a number of deals. Equal totals share it.",
    ),
];

/// A card of the pictures.
const fn of(suit: Suit, number: u8) -> Card {
    match Rank::new(number) {
        Some(rank) => Card::new(suit, rank),
        None => Card::new(suit, Rank::ACE),
    }
}

/// These cards, low to high.
fn cards<const N: usize>(cards: [Card; N]) -> CardSet {
    cards.into_iter().collect()
}

/// Cards that lie together in the middle of a picture.
fn lying(canvas: &mut Canvas<'_>, at: Point, cards: CardSet, colours: SuitColours) {
    draw_strip(canvas, at + Point::new(60, 15), cards, 18, colours);
}

/// The stock and the pile.
fn piles(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    card::draw_back(canvas, at + Point::new(52, 2), CardSize::Medium);
    let top = of(Suit::Clubs, 2);
    let face = Face::plain(colours);
    card::draw_face(canvas, at + Point::new(104, 2), CardSize::Medium, top, face);
}

fn group(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let nines = [Suit::Clubs, Suit::Diamonds, Suit::Hearts].map(|suit| of(suit, 9));
    lying(canvas, at, cards(nines), colours);
}

fn run(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    lying(
        canvas,
        at,
        cards([4, 5, 6, 7].map(|number| of(Suit::Spades, number))),
        colours,
    );
}

/// A card that goes to either end of a run.
fn laying_off(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let run = cards([4, 5, 6].map(|number| of(Suit::Spades, number)));
    draw_strip(canvas, at + Point::new(70, 15), run, STEP, colours);
    for (left, number) in [(30, 3), (138, 7)] {
        let corner = at + Point::new(left, 15);
        let card = of(Suit::Spades, number);
        card::draw_face(canvas, corner, CardSize::Small, card, Face::plain(colours));
        let place = area(corner.x, corner.y, 22, 30);
        canvas.round_edge(place.offset(1), 4, (Colour::BRASS, 2));
    }
}

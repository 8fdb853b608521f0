//! The tricks of this hand, or of the last one, a chapter of the book: what was played, who won it, and what it counted.

use super::Sight;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::{Ground, SeatSize};
use embedded_graphics::geometry::Point;
use parlour_rules::texas::{Trick, View, points_of};

/// From row to row.
const TOP: i32 = 35;
const PITCH: i32 = 26;
/// A tile of a trick.
const LOOK: DominoLook = DominoLook {
    half: 17,
    lie: Lie::Flat,
    dim: false,
};

/// Whether a trick was finished in this hand.
pub(super) fn are_there(view: &View) -> bool {
    !view.open.tricks.is_empty()
}

pub(super) fn page(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let cloth = area(8, 31, stage.width() - 16, 187);
    stage.item(cloth, "cloth", |canvas| {
        canvas.round(cloth, 5, Colour::BAIZE, None);
    });
    for (row, trick) in (0..).zip(&sight.view.open.tricks) {
        draw_trick(sight, trick, TOP + PITCH * row, stage);
    }
}

/// A row: each tile with the colour of its seat below it, the winner's framed; at the right who won how much.
fn draw_trick(sight: &Sight<'_>, trick: &Trick, top: i32, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let winner = open.winner(trick);
    let width = stage.width();
    let pitch = if stage.wide() { 54 } else { 42 };
    for (place, (seat, tile)) in (0..).zip(trick.plays(open.players)) {
        let at = Point::new(16 + pitch * place, top);
        domino::domino(stage, at, LOOK, tile.high().number(), tile.low().number());
        let bar = area(at.x + 5, top + 20, 25, 3);
        let colour = sight.look(seat).colour();
        stage.item(bar, ("bar", colour), |canvas| canvas.rect(bar, colour));
        if seat == winner {
            domino::focus(stage, domino::place(at, LOOK));
        }
    }
    let points = points_of(trick.played.iter().copied().collect());
    let (look, gain) = (sight.look(winner), line!("+{points}"));
    let place = area(width - 58, top + 1, 46, 16);
    stage.item(place, ("won", look, &gain), |canvas| {
        let at = place.top_left;
        look.draw(canvas, at + Point::new(0, 1), SeatSize::List, Ground::Dark);
        let right = at + Point::new(46, 2);
        canvas.text_right(&gain, right, Font::B10, Colour::BRASS);
    });
}

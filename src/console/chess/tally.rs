//! What stands on the plates beside the board of chess: the clock, the lead, and what a side has taken.

use super::chessmen;
use crate::line;
use crate::paint::{Canvas, Colour, Font, area};
use crate::parts::sides::{self, NARROW_LOOK};
use crate::parts::{Ground, SeatLook, SeatSize};
use crate::screen::clock;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::chess::{Kind, Side};

/// What a side has taken, and how much time it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Tally {
    side: Side,
    taken: [u8; 5],
    lead: u8,
    clock: Option<u32>,
}

impl Tally {
    /// What side it is, how many of each kind it has taken, from pawns to queens, by how much its men are worth more than
    /// the other side's (0 where they are not), and its time in milliseconds, if it is played by the clock.
    pub(super) fn new(side: Side, taken: [u8; 5], lead: u8, clock: Option<u32>) -> Tally {
        Tally {
            side,
            taken,
            lead,
            clock: clock.map(clock::seen),
        }
    }
}

impl sides::Tally for Tally {
    fn draw_narrow(&self, canvas: &mut Canvas<'_>, at: Point, look: SeatLook) {
        // A lead of one figure stands beside the shape, a longer one on a line of its own.
        let (beside, below) = match self.lead {
            0 => (false, false),
            1..10 => (true, false),
            _ => (false, true),
        };
        let said = line!("+{}", self.lead);
        let shape = if beside {
            Point::new(3, NARROW_LOOK.y)
        } else {
            NARROW_LOOK
        };
        look.draw(canvas, at + shape, SeatSize::List, Ground::Dark);
        if beside {
            let right = Point::new(at.x + 32, at.y + 10);
            canvas.text_right(&said, right, Font::B8, Colour::BRASS);
        }
        let mut top = at.y + 26;
        if let Some(ms) = self.clock {
            draw_clock(canvas, ms, Point::new(at.x + 31, top), Font::B8);
            top += 12;
        }
        if below {
            let middle = Point::new(at.x + 17, top);
            canvas.text_centre(&said, middle, Font::B8, Colour::BRASS);
            top += 12;
        }
        let room = area(at.x + 3, top.max(at.y + 38), 28, 0);
        draw_booty(canvas, room, at.y + 90, self.side, self.taken);
    }

    fn draw_wide(&self, canvas: &mut Canvas<'_>, at: Point) {
        if self.lead > 0 {
            let left = at + Point::new(7, 21);
            canvas.text(&line!("+{}", self.lead), left, Font::B8, Colour::BRASS);
        }
        if let Some(ms) = self.clock {
            draw_clock(canvas, ms, Point::new(at.x + 103, at.y + 19), Font::B10);
        }
        let room = area(at.x + 5, at.y + 31, 100, 0);
        draw_booty(canvas, room, at.y + 42, self.side, self.taken);
    }
}

fn draw_clock(canvas: &mut Canvas<'_>, ms: u32, right: Point, font: Font) {
    let ink = if clock::is_low(ms) {
        Colour::EMBER
    } else {
        Colour::IVORY
    };
    canvas.text_right(&clock::line(ms), right, font, ink);
}

/// Taken pieces, the strongest first, on a board of their own where both colours can be told: as wide as `room` and down
/// to `bottom` at the most. What does not fit side by side moves closer.
fn draw_booty(canvas: &mut Canvas<'_>, room: Rectangle, bottom: i32, taker: Side, taken: [u8; 5]) {
    let number = taken.iter().map(|count| i32::from(*count)).sum::<i32>();
    if number == 0 {
        return;
    }
    let at = room.top_left;
    let (width, height) = (room.size.width as i32 - 2, bottom - at.y - 1);
    let most = if height < 20 { number } else { width / 8 };
    let columns = most.min(number);
    let rows = (number + columns - 1) / columns;
    let (across, down) = ((width / columns).min(10), (height / rows).min(10));
    let ground = area(at.x, at.y, across * columns + 2, down * rows + 1);
    canvas.round(ground, 2, Colour::SQUARE_DARK, None);
    let kinds = Kind::ALL.into_iter().zip(taken).rev();
    let pieces = kinds.flat_map(|(kind, count)| (0..count).map(move |_| kind));
    for (place, kind) in (0..).zip(pieces) {
        let step = Point::new(place % columns * across, place / columns * down);
        chessmen::draw_small(canvas, at + step + Point::new(1, 1), kind, taker.other());
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;
    use crate::parts::tests::{each_says_when_it_changes, one_by_one, words};
    use crate::parts::{SeatLook, sides};
    use crate::testing::SIZES;
    use parlour_rules::chess::Side;

    #[test]
    fn a_lead_of_two_figures_has_a_line_of_its_own() {
        for clock in [None, Some(600_000)] {
            let side = sides::Side {
                look: SeatLook::new(0),
                name: "Anna",
                tally: Tally::new(Side::White, [8, 2, 2, 2, 1], 18, clock),
                lit: true,
            };
            let heard = words(SIZES[0], |stage| sides::sides(stage, side, side));
            let mut leads = heard.iter().filter(|(_, text)| text == "+18");
            // Below the shape, which ends 20 pixels below the top of the plate at y 24.
            assert!(leads.next().is_some_and(|(at, _)| at.y > 24 + 20));
        }
    }

    #[test]
    fn the_plates_say_when_they_change() {
        each_says_when_it_changes(&one_by_one(4), |stage, &state| {
            let side = if state == 1 { Side::White } else { Side::Black };
            let taken = [u8::from(state == 2), 1, 0, 0, 0];
            let clock = (state == 4).then_some(19_400);
            let side = sides::Side {
                look: SeatLook::new(0),
                name: "Anna",
                tally: Tally::new(side, taken, u8::from(state == 3), clock),
                lit: false,
            };
            sides::sides(stage, side, side);
        });
    }
}

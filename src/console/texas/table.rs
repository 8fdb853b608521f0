//! The table of Four Hand Texas: both sides above, the trick between the seats, and in the middle what is played for.

use super::cursor::Cursor;
use super::motion::{self, happens};
use super::{Sight, auction, hand, naming, seats, sides};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::ground;
use crate::parts::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::texas::{Event, Phase};
use parlour_rules::tricks::Suits;

/// The well in the middle of the trick.
pub(super) const fn well(width: i32) -> Rectangle {
    let wide = if width >= 320 { 120 } else { 92 };
    area((width - wide) / 2, 78, wide, 37)
}

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    ground::baize(stage);
    let open = &sight.view.open;
    let names =
        open.phase == Phase::Name && !matches!(happens(sight), Some((Event::Named { .. }, _)));
    if names && hand::in_play(sight) {
        naming::draw(sight, cursor, stage);
        return hand::draw(sight, cursor, stage);
    }
    sides::draw(sight, stage);
    seats::labels(sight, stage);
    match happens(sight) {
        Some((Event::Dealt { .. }, done)) => return motion::deal_out(sight, done, stage),
        Some((Event::Settled { .. }, _)) => {}
        _ if matches!(open.phase, Phase::Auction | Phase::Name) => {
            auction::draw(sight, cursor, stage);
        }
        _ => trick(sight, stage),
    }
    hand::draw(sight, cursor, stage);
    if let Some(moment) = &sight.moment {
        motion::draw(sight, moment, stage);
    }
}

/// The trick, and what is played for.
fn trick(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let own = sight.viewer();
    let lies = open.trick.played_by(own, open.players).is_some();
    if !lies && motion::actor(sight) != Some(own) && open.phase == Phase::Play {
        seats::own_place(sight, stage);
    }
    contract(sight, stage);
    // A finished trick is drawn by its own moment.
    if !matches!(happens(sight), Some((Event::Won { .. }, _))) {
        for (seat, tile) in open.trick.plays(open.players) {
            let at = seats::tile_place(sight, seat, stage.width());
            seats::tile(stage, at, tile);
        }
    }
}

/// In the middle: who bid how much, what is trumps, and what was led.
fn contract(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let (Some((bidder, bid)), Some(contract)) = (open.bid(), open.contract) else {
        return;
    };
    let place = well(stage.width());
    let trumps = match contract.name() {
        "no trump" => line!("no trump"),
        name => line!("trumps {name}"),
    };
    let led = match open.suit_led() {
        Some(suit) if contract.trumps() == Some(suit) => line!("trumps led"),
        Some(suit) => line!("{} led", suit.name()),
        None => Line::new(),
    };
    let (look, bid) = (sight.look(bidder), line!("bid {bid}"));
    stage.item(place, ("contract", look, &bid, &trumps, &led), |canvas| {
        canvas.round(place, 5, Colour::BAIZE_LO, None);
        let top = Point::new(place.center().x, place.top_left.y + 3);
        let wide = Font::B8.width(&bid) + 17;
        let at = top - Point::new(wide / 2, 0);
        look.draw(canvas, at - Point::new(0, 1), SeatSize::List, Ground::Dark);
        canvas.text(&bid, at + Point::new(17, 2), Font::B8, Colour::IVORY);
        canvas.text_centre(&trumps, top + Point::new(0, 13), Font::B8, Colour::BRASS);
        canvas.text_centre(&led, top + Point::new(0, 24), Font::B8, Colour::PARCH);
    });
}

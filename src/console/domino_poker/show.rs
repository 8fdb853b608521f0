//! The show-down: a row for every seat, which open one after the other; what is beaten is dimmed, and the pot goes to the
//! best.

use super::table::draw_heap;
use super::{Sight, sorted, words};
use crate::fitting;
use crate::line;
use crate::paint::sprites::marks::CROWN;
use crate::paint::{Colour, Font, Inks, Stage, area};
use crate::parts::bars;
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::{Line, Moment};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::domino_poker::{Event, HAND, Hands, Phase, Rank};
use parlour_rules::tiles::TileSet;
use parlour_rules::{Seat, SeatSet};

/// Half a tile, and from one tile to the next.
const HALF: i32 = 17;
const PITCH: i32 = HALF + 1;
/// Between the tiles that make the hand and the others.
const GAP: i32 = 5;
const TILES: i32 = PITCH * HAND as i32 - 1 + GAP;
/// Of 256 parts of the moment, when the last tile lies open.
const OPEN: i32 = 160;

/// The show-down as far as it has got.
struct Show {
    hands: Hands,
    still_in: SeatSet,
    /// The seat that turns its tiles up, and how many of them lie open.
    turns: Option<(Seat, usize)>,
    /// The seat that has won, and what.
    won: Option<(Seat, u8)>,
    /// Of 256 parts, how far the pot is on its way to it.
    way: i32,
}

impl Show {
    /// What is shown now; nothing where there is no show-down.
    fn of(sight: &Sight<'_>) -> Option<Show> {
        let open = &sight.view.open;
        match sight
            .moment
            .as_ref()
            .map(|moment| (moment.event, moment.done))
        {
            Some((
                Event::Shown {
                    seat,
                    hands,
                    still_in,
                    ..
                },
                done,
            )) => {
                let turned = (done * (HAND as i32) / OPEN).clamp(0, HAND as i32) as usize;
                Some(Show {
                    hands: *hands,
                    still_in: *still_in,
                    turns: Some((*seat, turned)),
                    won: None,
                    way: 0,
                })
            }
            Some((
                Event::Won {
                    seat,
                    pot,
                    hands,
                    still_in,
                },
                done,
            )) if still_in.len() > 1 => Some(Show {
                hands: *hands,
                still_in: *still_in,
                turns: None,
                won: Some((*seat, *pot)),
                way: (2 * done).min(256),
            }),
            None if open.phase == Phase::Over => {
                let report = open.report.filter(|report| report.still_in.len() > 1)?;
                Some(Show {
                    hands: report.shown,
                    still_in: report.still_in,
                    turns: None,
                    won: Some((report.winner, report.pot())),
                    way: 256,
                })
            }
            _ => None,
        }
    }

    /// What a seat's tiles are, once all of them lie open.
    fn rank(&self, sight: &Sight<'_>, seat: Seat) -> Option<Rank> {
        let hand = self.hands[seat];
        let closed = self
            .turns
            .is_some_and(|(turns, open)| turns == seat && open < HAND);
        (!hand.is_empty() && !closed).then(|| Rank::of(hand, sight.view.open.options.straights))
    }
}

/// Draws the show-down, if there is one.
pub(super) fn draw(sight: &Sight<'_>, stage: &mut Stage<'_>) -> bool {
    let Some(show) = Show::of(sight) else {
        return false;
    };
    let open = &sight.view.open;
    let seats = || open.players.seats();
    let best = seats().filter_map(|seat| show.rank(sight, seat)).max();
    let pitch = (bars::HINT_TOP - bars::TABLE_TOP) / open.players.count() as i32;
    let report = open.report.filter(|_| open.phase == Phase::Over);
    let dealer = report.map_or(open.dealer, |report| report.dealer);
    let order = open.players.seats_from(open.players.left_of(dealer));
    let mut flying = None;
    for (row, seat) in (0..).zip(order) {
        let top = bars::TABLE_TOP + row * pitch + 2;
        let place = area(4, top, stage.width() - 8, pitch - 4);
        draw_row(sight, &show, seat, (place, best), stage);
        if let (Some((winner, pot)), Some(moment)) = (show.won, &sight.moment)
            && winner == seat
            && pot > 0
            && show.way < 256
        {
            let from = Point::new(stage.width() / 2 - 20, bars::HINT_TOP - 16);
            let way = Moment {
                event: moment.event,
                done: show.way,
            };
            flying = Some((way.between(from, place.top_left + Point::new(70, 24)), pot));
        }
    }
    if let Some((at, pot)) = flying {
        let heap = area(at.x, at.y - 16, 42, 30);
        stage.item(heap, ("pot", pot), |canvas| draw_heap(canvas, at, pot));
    }
    true
}

/// A row: who it is, what the tiles make, and the tiles.
fn draw_row(
    sight: &Sight<'_>,
    show: &Show,
    seat: Seat,
    (place, best): (Rectangle, Option<Rank>),
    stage: &mut Stage<'_>,
) {
    let rank = show.rank(sight, seat);
    let out = !show.still_in.has(seat);
    let beaten = rank.is_some() && rank < best;
    let won = show.won.filter(|(winner, _)| *winner == seat);
    let words = match rank {
        _ if out => line!("folded"),
        Some(rank) => words::hand(rank),
        None => Line::new(),
    };
    let gain = match won {
        Some((_, pot)) if pot > 0 && show.way >= 256 => line!("+{pot}"),
        _ => Line::new(),
    };
    let (look, name) = (sight.look(seat), sight.name(seat));
    let leads = rank.is_some() && rank == best;
    let marks = (out, beaten, leads, won.is_some());
    stage.item(place, ("row", look, name, &words, &gain, marks), |canvas| {
        let edge = match won {
            Some(_) => (Colour::BRASS, 2),
            None => (Colour::BAIZE_HI, 1),
        };
        canvas.round(place, 5, Colour::BAIZE_LO, Some(edge));
        let at = place.top_left;
        let (ground, ink) = match out {
            true => (Ground::Out, Colour::DUSK),
            false => (Ground::Dark, Colour::IVORY),
        };
        look.draw(canvas, at + Point::new(6, 6), SeatSize::List, ground);
        let end = place.size.width as i32 - if out { 6 } else { TILES + 11 };
        let marks = if leads { CROWN.width() + 4 } else { 0 } + Font::B10.width(&gain) + 4;
        let short = fitting::name(Font::B10, name, end - 24 - marks);
        let width = canvas.text(&short, at + Point::new(24, 7), Font::B10, ink);
        let mut left = at.x + 24 + width + 5;
        if leads {
            let crown = Point::new(left, at.y + 9);
            canvas.sprite(&CROWN, crown, Inks::plain(Colour::BRASS));
            left += CROWN.width() + 4;
        }
        canvas.text(&gain, Point::new(left, at.y + 7), Font::B10, Colour::BRASS);
        let ink = match (out || beaten, leads) {
            (true, _) => Colour::DUSK,
            (_, true) => Colour::BRASS,
            _ => Colour::IVORY,
        };
        let room = place.size.width as i32 - TILES - 14;
        let fonts = [Font::B10, Font::B8];
        canvas.text_within(&words, at + Point::new(7, 27), room, &fonts, ink);
    });
    if !out {
        draw_tiles(show, seat, (place, rank, beaten), stage);
    }
}

/// The tiles of a row at its right end: backs, then faces one after the other.
fn draw_tiles(
    show: &Show,
    seat: Seat,
    (place, rank, beaten): (Rectangle, Option<Rank>, bool),
    stage: &mut Stage<'_>,
) {
    let look = DominoLook {
        half: HALF,
        lie: Lie::Upright,
        dim: beaten,
    };
    let hand = show.hands[seat];
    let makers = rank.map_or(TileSet::EMPTY, |rank| rank.makers(hand));
    let turned = match show.turns {
        Some((turns, open)) if turns == seat => open,
        _ => HAND,
    };
    let tiles = sorted(hand, makers);
    let right = place.top_left.x + place.size.width as i32 - 6;
    let top = place.top_left.y + (place.size.height as i32 - 2 * HALF - 1) / 2;
    for number in 0..HAND {
        let gap = match makers.len() {
            0 | HAND => GAP / 2,
            makers if number < makers => 0,
            _ => GAP,
        };
        let at = Point::new(right - TILES + gap + PITCH * number as i32, top);
        match tiles.get(number).filter(|_| number < turned) {
            Some(tile) => {
                domino::domino(stage, at, look, tile.high().number(), tile.low().number());
            }
            None => domino::back(stage, at, look),
        }
    }
}

//! The picture of the table: plates, bets, the pot, one's own tiles, and what is on its way.

use super::board::{Board, Flying};
use super::{Cursor, Sight, offers, ranks, sorted, words};
use crate::fitting;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::chip::{self, ChipSize};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::domino;
use crate::parts::plate::{self, Button, On};
use crate::parts::seat::{Ground, SeatSize};
use crate::parts::{ground, rack};
use crate::screen::{Line, Moment};
use crate::seats::draw_ground;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::domino_poker::{Event, HAND, Phase, Rank, SEATS};

/// The width of the table; on the wide picture the ranks stand beside it, above the tray.
pub(super) const WIDTH: i32 = 240;

/// The plates of the others: where they begin, from one to the next, and how large they are.
const LEFT: i32 = 3;
const PITCH: i32 = 79;
const TOP: i32 = 23;
const PLATE: (i32, i32) = (76, 29);
/// The bets below them, and from one chip to the next.
const BETS: i32 = 55;
const OVERLAP: i32 = 6;
const CHIP: i32 = 13;
/// The pot, and one's own bet beside it.
const POT: Rectangle = area(74, 73, 92, 34);
const OWN_BET: Point = Point::new(6, 90);
/// The plates that are pressed, and the line above the tray.
const BUTTONS: i32 = 110;
const BUTTON: (i32, i32) = (74, 23);
const OWN: i32 = 137;
const OWN_HEIGHT: i32 = 19;
/// Between the tiles that make the hand and the others.
const GAP: i32 = 10;

/// Draws the table.
pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let board = Board::of(sight);
    if stage.wide() {
        ranks::draw_column(sight, stage);
    }
    for seat in others(sight) {
        draw_plate(sight, &board, seat, stage);
    }
    if sight.view.open.options.has_chips() {
        for seat in sight.view.open.players.seats() {
            draw_bet(sight, &board, seat, stage);
        }
        draw_pot(&board, stage);
        draw_raises(sight, stage);
    } else {
        draw_wins(sight, stage);
    }
    draw_own(sight, &board, stage);
    match &sight.moment {
        Some(Moment {
            event: Event::Dealt { dealer, .. },
            done,
        }) => deal_out(sight, *dealer, *done, stage),
        _ => draw_tiles(sight, &board, stage),
    }
    if sight.moment.is_none() && sight.view.seat.is_some() && sight.view.seat == sight.decides() {
        draw_buttons(sight, cursor, stage);
    }
    if let (Some(flying), Some(moment)) = (board.flying, &sight.moment) {
        draw_flying(sight, &board, flying, moment, stage);
    }
}

/// The seats along the upper edge, from the left neighbour on.
fn others(sight: &Sight<'_>) -> impl Iterator<Item = Seat> {
    let players = sight.view.open.players;
    players.seats_from(sight.viewer()).skip(1)
}

/// Where the plate of a seat lies; the seat that looks has the line above the tray.
fn place(sight: &Sight<'_>, seat: Seat) -> Rectangle {
    let players = sight.view.open.players;
    match players.steps(sight.viewer(), seat) as i32 {
        0 => area(LEFT, OWN, WIDTH - 2 * LEFT, OWN_HEIGHT),
        steps => area(LEFT + PITCH * (steps - 1), TOP, PLATE.0, PLATE.1),
    }
}

/// Where the bet of a seat begins.
fn bet(sight: &Sight<'_>, seat: Seat) -> Point {
    match seat == sight.viewer() {
        true => OWN_BET,
        false => Point::new(place(sight, seat).top_left.x + 2, BETS),
    }
}

/// What a seat has: chips, or hands won.
fn holds(sight: &Sight<'_>, board: &Board, seat: Seat) -> Line {
    match sight.view.open.options.has_chips() {
        true => line!("{}", board.stacks[seat]),
        false => words::wins(board.stacks[seat]),
    }
}

/// The dealer's mark.
fn draw_dealer(canvas: &mut Canvas<'_>, at: Point) {
    canvas.disc(at, 12, Colour::IVORY);
    canvas.text("D", at + Point::new(3, 2), Font::B8, Colour::INK);
}

fn draw_plate(sight: &Sight<'_>, board: &Board, seat: Seat, stage: &mut Stage<'_>) {
    let place = place(sight, seat);
    let open = &sight.view.open;
    let (look, name) = (sight.look(seat), sight.name(seat));
    let folded = board.has_folded(seat);
    let has_chips = open.options.has_chips();
    let deals = dealer(sight) == seat;
    let turn = sight.moment.is_none() && sight.decides() == Some(seat);
    let holds = holds(sight, board, seat);
    let said = board.said[seat].map_or("", words::said);
    let marks = (folded, deals, turn, has_chips);
    stage.item(place, (look, name, &holds, said, marks), |canvas| {
        draw_ground(canvas, place, turn);
        let (at, width) = (place.top_left, place.size.width as i32);
        let (ground, ink) = match folded {
            true => (Ground::Out, Colour::DUSK),
            false => (Ground::Dark, Colour::IVORY),
        };
        look.draw(canvas, at + Point::new(3, 2), SeatSize::List, ground);
        let mark = if deals { 15 } else { 3 };
        let short = fitting::name(Font::B8, name, width - 19 - mark);
        canvas.text(&short, at + Point::new(19, 5), Font::B8, ink);
        if deals {
            draw_dealer(canvas, at + Point::new(width - 15, 2));
        }
        let mut left = 6;
        if has_chips {
            chip::draw(
                canvas,
                at + Point::new(2, 15),
                ChipSize::Small,
                Colour::BRASS_LO,
            );
            left = 17;
        }
        // Many chips and a long word beside them need the smaller figures.
        let room = width - 3 - left - Font::B8.width(said) - 2;
        let fonts = [Font::B10, Font::B8];
        canvas.text_within(&holds, at + Point::new(left, 16), room, &fonts, ink);
        let right = Point::new(at.x + width - 3, at.y + 18);
        let ink = if folded { Colour::DUSK } else { Colour::BRASS };
        canvas.text_right(said, right, Font::B8, ink);
    });
}

/// Who deals the hand that is shown.
fn dealer(sight: &Sight<'_>) -> Seat {
    sight.view.open.dealer
}

/// Chips in a row, each lying over the one before.
fn chips(canvas: &mut Canvas<'_>, at: Point, number: u8) {
    for chip in 0..i32::from(number) {
        let at = at + Point::new(OVERLAP * chip, 0);
        chip::draw(canvas, at, ChipSize::Small, Colour::BRASS_LO);
    }
}

/// How wide a row of chips is.
fn wide(number: u8) -> i32 {
    match number {
        0 => 0,
        number => OVERLAP * (i32::from(number) - 1) + CHIP,
    }
}

/// What a seat has paid, as chips and as a number; of the seat that looks also what it has said.
fn draw_bet(sight: &Sight<'_>, board: &Board, seat: Seat, stage: &mut Stage<'_>) {
    let (at, paid) = (bet(sight, seat), board.paid[seat]);
    let place = area(at.x, at.y, 70, CHIP + 1);
    stage.item(place, ("bet", paid), |canvas| {
        chips(canvas, at, paid);
        if paid > 0 {
            let number = at + Point::new(wide(paid) + 3, 2);
            canvas.text(&line!("{paid}"), number, Font::B8, Colour::IVORY);
        }
    });
    if seat == sight.viewer() {
        let said = board.said[seat].map_or("", words::said);
        let above = at - Point::new(0, 13);
        // Some letters reach beyond the pen.
        let words = area(above.x - 2, above.y, 64, 11);
        stage.item(words, ("said", said), |canvas| {
            canvas.text(said, above, Font::B8, Colour::BRASS);
        });
    }
}

/// How many columns a heap has, and the chips of each: fives first, then ones.
fn columns(chips: u8) -> [(u8, Colour); 3] {
    let fives = chips / 5;
    [
        (fives.min(4), Colour::AZURE),
        (fives.saturating_sub(4), Colour::AZURE),
        (chips % 5, Colour::BRASS_LO),
    ]
}

/// A heap of chips; `at` is the top left of the lowest of the first column.
pub(super) fn draw_heap(canvas: &mut Canvas<'_>, mut at: Point, chips: u8) {
    for (number, colour) in columns(chips) {
        for chip in 0..i32::from(number) {
            let at = at - Point::new(0, 4 * chip);
            chip::draw(canvas, at, ChipSize::Small, colour);
        }
        at.x += if number > 0 { CHIP + 1 } else { 0 };
    }
}

/// Where the heap of the pot stands.
const HEAP: Point = Point::new(POT.top_left.x + 5, POT.top_left.y + 18);

fn draw_pot(board: &Board, stage: &mut Stage<'_>) {
    ground::well(stage, POT);
    stage.keep_clear(&POT);
    let pot = board.pot;
    stage.item(POT, ("pot", pot), |canvas| {
        draw_heap(canvas, HEAP, pot);
        let right = POT.top_left.x + POT.size.width as i32 - 7;
        let at = Point::new(right, POT.top_left.y + 4);
        canvas.text_right("Pot", at, Font::B8, Colour::SAND);
        let number = line!("{pot}");
        let at = Point::new(right, POT.top_left.y + 15);
        canvas.text_right(&number, at, Font::B14, Colour::IVORY);
    });
}

/// How many raises are left, at the right of the pot.
fn draw_raises(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let said = match open.phase {
        Phase::Bet => words::raises_left(open),
        _ => [""; 2],
    };
    let place = area(WIDTH - 70, POT.top_left.y + 4, 66, 26);
    let last = said == words::LAST_RAISE;
    stage.item(place, ("raises", said), |canvas| {
        let ink = if last { Colour::BRASS } else { Colour::SAND };
        for (row, text) in (0..).zip(said) {
            let at = Point::new(WIDTH - 6, place.top_left.y + 1 + 13 * row);
            canvas.text_right(text, at, Font::B8, ink);
        }
    });
}

/// Without chips: what the game goes to, in the place of the pot.
fn draw_wins(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let hand = sight.view.open.hand;
    ground::well(stage, POT);
    stage.keep_clear(&POT);
    stage.item(POT, ("hand", hand), |canvas| {
        let text = line!("Hand {hand}");
        let middle = Point::new(POT.center().x, POT.top_left.y + 10);
        canvas.text_centre(&text, middle, Font::B14, Colour::IVORY);
    });
}

/// What the looking seat's tiles make, as far as they may lie open.
fn own_rank(sight: &Sight<'_>) -> Option<Rank> {
    let view = sight.view;
    let open = view.seat.is_some() && sight.scene.face_up;
    let dealt = matches!(
        sight.moment.as_ref().map(|moment| moment.event),
        Some(Event::Dealt { .. })
    );
    (open && !dealt).then(|| Rank::of(view.hand, view.open.options.straights))
}

/// The line above the tray: the own stack, and the hand in words.
fn draw_own(sight: &Sight<'_>, board: &Board, stage: &mut Stage<'_>) {
    let seat = sight.viewer();
    let place = place(sight, seat);
    let look = sight.look(seat);
    let holds = holds(sight, board, seat);
    let has_chips = sight.view.open.options.has_chips();
    let deals = dealer(sight) == seat;
    let folded = board.has_folded(seat);
    let name = sight.name(seat);
    let rank = own_rank(sight).map(words::hand);
    let turn = sight.moment.is_none() && sight.decides() == Some(seat) && sight.view.seat.is_none();
    let marks = (has_chips, deals, folded, turn);
    stage.item(place, (look, &holds, name, &rank, marks), |canvas| {
        draw_ground(canvas, place, turn);
        let at = place.top_left;
        let (ground, ink) = match folded {
            true => (Ground::Out, Colour::DUSK),
            false => (Ground::Dark, Colour::IVORY),
        };
        look.draw(canvas, at + Point::new(3, 3), SeatSize::List, ground);
        let mut left = at.x + 20;
        if has_chips {
            let chip = Point::new(left, at.y + 3);
            chip::draw(canvas, chip, ChipSize::Small, Colour::BRASS_LO);
            left += CHIP + 3;
        }
        left += canvas.text(&holds, Point::new(left, at.y + 4), Font::B10, ink);
        if deals {
            draw_dealer(canvas, Point::new(left + 4, at.y + 4));
            left += 18;
        }
        let right = at.x + place.size.width as i32 - 5;
        let room = right - left - 6;
        match &rank {
            Some(words) => {
                let fonts = [Font::N14, Font::B12, Font::B10, Font::B8];
                let fits = |font: &&Font| font.width(words) <= room;
                let font = *fonts.iter().find(fits).unwrap_or(&Font::B8);
                let top = at.y + (OWN_HEIGHT - font.cap_height()) / 2;
                canvas.text_right(words, Point::new(right, top), font, ink);
            }
            None => {
                let short = fitting::name(Font::B10, name, room);
                canvas.text_right(&short, Point::new(right, at.y + 4), Font::B10, ink);
            }
        }
    });
}

/// Where the tile with this place in the own hand stands, of which so many make it.
fn spot(width: i32, makers: usize, number: usize) -> Point {
    let gap = match makers {
        0 | HAND => 0,
        makers if number < makers => -GAP / 2,
        _ => GAP / 2,
    };
    rack::spot(width, HAND, number) + Point::new(gap, 0)
}

/// The own tiles in the tray, those that make the hand first; backs where they are not to be seen.
fn draw_tiles(sight: &Sight<'_>, board: &Board, stage: &mut Stage<'_>) {
    let Some(rank) = own_rank(sight) else {
        return rack::covered(stage, HAND);
    };
    rack::tray(stage);
    let (width, hand) = (stage.width(), sight.view.hand);
    let makers = rank.makers(hand);
    let folded = board.has_folded(sight.viewer());
    let look = rack::look(width, HAND, folded);
    for (number, tile) in sorted(hand, makers).iter().enumerate() {
        let at = spot(width, makers.len(), number);
        domino::domino(stage, at, look, tile.high().number(), tile.low().number());
    }
}

/// Everybody gets five tiles, from the dealer's left on.
fn deal_out(sight: &Sight<'_>, dealer: Seat, done: i32, stage: &mut Stage<'_>) {
    let (width, players) = (stage.width(), sight.view.open.players);
    let first = players.left_of(dealer);
    rack::tray(stage);
    let ways = Ways {
        pack: POT.center() - Point::new(10, 21),
        own: sight.view.seat.map(|seat| players.steps(first, seat)),
        hand: &|tile| rack::spot(width, HAND, tile),
        homes: &|number| place(sight, players.seat_after(first, number)).center(),
    };
    deal::tiles(stage, Deal::new(SEATS, HAND, done), &ways);
}

fn draw_buttons(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let offers = offers(open);
    let focus = cursor.action(open).filter(|_| sight.scene.live);
    let (width, height) = BUTTON;
    let all = (width + 4) * offers.len() as i32 - 4;
    let mut left = (WIDTH - all) / 2;
    for action in offers {
        let label = words::plate(open, sight.viewer(), action);
        let state = Button::focused(focus == Some(action));
        let place = area(left, BUTTONS, width, height);
        plate::button(stage, place, &label, state, On::Baize, Font::B10);
        left += width + 4;
    }
}

/// Chips on their way between a seat and the pot.
fn draw_flying(
    sight: &Sight<'_>,
    board: &Board,
    flying: Flying,
    moment: &Moment<'_, Event>,
    stage: &mut Stage<'_>,
) {
    let Flying { seat, chips, takes } = flying;
    let home = place(sight, seat).top_left + Point::new(20, 10);
    if takes {
        let at = moment.between(HEAP, home);
        stage.item(
            area(at.x, at.y - 16, 3 * CHIP + 3, 30),
            ("heap", chips),
            |canvas| {
                draw_heap(canvas, at, chips);
            },
        );
        return;
    }
    let to = bet(sight, seat) + Point::new(wide(board.paid[seat] + 1) - CHIP, 0);
    let at = moment.between(home, to);
    stage.item(
        area(at.x, at.y, wide(chips), CHIP + 1),
        ("pays", chips),
        |canvas| {
            self::chips(canvas, at, chips);
        },
    );
}

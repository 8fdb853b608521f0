//! The panels that lie over the board while somebody decides: a purchase, an auction, a debt, the own deeds, a number.

use super::Sight;
use super::cursor::{Cursor, Page, STEPS, What, range};
use super::plates::{self, Plate};
use super::{deal, deed, plan, sheet, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts;
use crate::parts::glyph::{self, Direction};
use crate::parts::list;
use crate::parts::plate::On;
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, Deed, Open, Stage as SaleStage, Task};

/// Where the plates of a panel lie.
pub(super) fn plates_within(width: i32) -> Rectangle {
    area(6, 174, width - 12, 42)
}

/// Draws the panel of a page.
pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    parts::ground::walnut_table(stage);
    match cursor.page {
        Page::Sheet => {
            sheet::draw(sight, cursor.row, stage);
            let verbs = sheet::verbs(sight, cursor.row);
            row_of(sight, &verbs, cursor.plate, stage);
        }
        Page::Others => others(sight, cursor, stage),
        Page::Step(what) => step(sight, cursor, what, stage),
        Page::Main | Page::Map => main(sight, cursor, stage),
    }
}

fn row_of(sight: &Sight<'_>, plates: &[Plate], focus: usize, stage: &mut Stage<'_>) {
    let within = plates_within(stage.width());
    let focus = sight.scene.live.then_some(focus);
    plates::draw(sight, plates, within, focus, On::Walnut, stage);
}

fn main(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let Some(seat) = open.decider() else { return };
    match open.top() {
        Some(Task::Draft(draft) | Task::Reply(draft)) => {
            deal::draw(sight, draft, cursor, stage);
            return;
        }
        Some(Task::Buy(deed)) => buy(sight, seat, *deed, stage),
        Some(Task::Auction(lot)) => {
            deed::card(stage, open, lot.deed, Point::new(6, 22));
            let at = fact(
                stage,
                26,
                "Highest bid",
                &highest(
                    sight,
                    lot.bidding.highest().map(|bid| (bid.seat, bid.amount)),
                ),
            );
            let at = fact(
                stage,
                at,
                "Your cash",
                &line!("${}", open.holders[seat].cash),
            );
            bidders(sight, lot.bidding.still_in(), at, stage);
            deed::group(stage, sight, lot.deed, Point::new(146, at + 34));
        }
        Some(Task::Received { deeds, .. }) => {
            if let Some(first) = deeds.first() {
                deed::card(stage, open, first, Point::new(6, 22));
                let at = fact(stage, 26, "Leave it", &line!("${} now", first.interest()));
                let at = fact(stage, at, "Lift it", &line!("${}", first.lift()));
                let at = fact(
                    stage,
                    at,
                    "Your cash",
                    &line!("${}", open.holders[seat].cash),
                );
                let more = deeds.len() - 1;
                if more > 0 {
                    let words = line!("and {more} more");
                    stage.text(&words, Point::new(146, at + 2), Font::B8, Colour::SAND);
                }
            }
        }
        Some(Task::Debt(_)) => debt(sight, seat, stage),
        Some(Task::Sale(sale)) => {
            let stock = open.stock(sale.piece());
            let kind = words::pieces(sale.hotels, stock);
            let text = match sale.stage {
                SaleStage::Wish(_) => {
                    line!("The Bank has only {stock} {kind}. How many do you want?")
                }
                SaleStage::Bid(_) => line!("One of the last {kind} goes to whoever bids most."),
                _ => line!("Place them one by one."),
            };
            let width = stage.width() - 16;
            let mut top = stage.paragraph(
                &text,
                Point::new(8, 30),
                width,
                17,
                Font::B10,
                Colour::IVORY,
            ) + 6;
            if let SaleStage::Bid(bidding) = sale.stage {
                let bid = highest(sight, bidding.highest().map(|bid| (bid.seat, bid.amount)));
                let words = line!("Highest bid: {bid}");
                stage.text(&words, Point::new(8, top), Font::B10, Colour::BRASS);
                top += 20;
            }
            let words = line!("Cash ${}", open.holders[seat].cash);
            stage.text(&words, Point::new(8, top), Font::B10, Colour::SAND);
        }
        _ => {}
    }
    let plates = plates::of(sight);
    row_of(sight, &plates, cursor.plate, stage);
}

/// A caption and what is to be said, right of a card. Says where it ends.
fn fact(stage: &mut Stage<'_>, top: i32, caption: &str, text: &str) -> i32 {
    stage.text(caption, Point::new(146, top), Font::B8, Colour::SAND);
    let font = if Font::B14.width(text) <= 88 {
        Font::B14
    } else {
        Font::B10
    };
    stage.text(text, Point::new(146, top + 12), font, Colour::IVORY);
    top + 34
}

fn highest(sight: &Sight<'_>, bid: Option<(Seat, u32)>) -> Line {
    match bid {
        Some((seat, amount)) => {
            let name = crate::fitting::name(Font::B10, sight.name(seat), 40);
            line!("${amount} {name}")
        }
        None => line!("none"),
    }
}

/// Those who still bid.
fn bidders(sight: &Sight<'_>, still_in: parlour_rules::SeatSet, top: i32, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    stage.text("Still in", Point::new(146, top), Font::B8, Colour::SAND);
    for (place, seat) in (0..).zip(open.players.seats().filter(|seat| open.is_in(*seat))) {
        let ground = if still_in.has(seat) {
            Ground::Dark
        } else {
            Ground::Out
        };
        let at = Point::new(146 + 11 * place, top + 12);
        parts::seat::shape(stage, at, sight.look(seat), SeatSize::Token, ground);
    }
}

fn buy(sight: &Sight<'_>, seat: Seat, deed: Deed, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    deed::card(stage, open, deed, Point::new(6, 22));
    let at = fact(stage, 26, "Price", &line!("${}", deed.price()));
    let left = open.holders[seat].cash - deed.price();
    let (caption, words) = match left {
        0.. => ("leaves you", line!("${left}")),
        _ => ("you lack", line!("${}", -left)),
    };
    let at = fact(stage, at, caption, &words);
    deed::group(stage, sight, deed, Point::new(146, at + 2));
}

fn debt(sight: &Sight<'_>, seat: Seat, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let Some(debt) = open.debt() else { return };
    let width = stage.width() - 16;
    let to = debt.creditor.map_or("the Bank", |seat| sight.name(seat));
    let mut top = 27;
    let what = words::cause(debt.cause);
    for words in [line!("${} to {to}", debt.amount), what] {
        let font = if Font::B12.width(&words) <= width {
            Font::B12
        } else {
            Font::B10
        };
        stage.text(&words, Point::new(8, top), font, Colour::IVORY);
        top += 18;
    }
    let cash = open.holders[seat].cash;
    let raisable = open.raisable(seat);
    let sums = [
        ("Cash", cash),
        ("Still to raise", debt.amount - cash),
        ("You can raise", raisable - cash),
    ];
    top += 4;
    for (caption, sum) in sums {
        stage.text(caption, Point::new(8, top), Font::B10, Colour::SAND);
        let words = line!("${sum}");
        let left = 150 - Font::B10.width(&words);
        stage.text(&words, Point::new(left, top), Font::B10, Colour::IVORY);
        top += 16;
    }
    let bar = area(8, top + 3, width, 8);
    let (done, whole) = (raisable.max(0) as u32, debt.amount.max(1) as u32);
    stage.item(bar, ("raisable", done, whole), |canvas| {
        parts::gauge::progress(canvas, bar.top_left, width, done.min(whole), whole);
    });
    let text = match plan::next(open, seat) {
        _ if raisable < debt.amount => {
            line!("It cannot be paid. You are bankrupt unless somebody buys.")
        }
        Some(action) => {
            let first = words::plan(open, action);
            line!("Raise it: {first} first")
        }
        None => line!(""),
    };
    stage.paragraph(
        &text,
        Point::new(8, top + 18),
        width,
        15,
        Font::B10,
        Colour::SAND,
    );
}

/// The other players, each with two plates.
fn others(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    for (row, seat) in others_of(open).enumerate() {
        let top = 24 + 27 * row as i32;
        let place = area(6, top, stage.width() - 12, 25);
        let focused = cursor.row == row;
        let look = sight.look(seat);
        let name = sight.name(seat);
        let cash = open.holders[seat].cash;
        stage.item(place, (look, name, cash, focused), |canvas| {
            list::draw_row(canvas, place, focused);
            let ground = if focused { Ground::Paper } else { Ground::Dark };
            look.draw(
                canvas,
                place.top_left + Point::new(5, 6),
                SeatSize::List,
                ground,
            );
            let ink = list::row_ink(focused, true);
            let name = crate::fitting::name(Font::B10, name, 66);
            canvas.text(&name, place.top_left + Point::new(22, 7), Font::B10, ink);
        });
        for (right, label, action) in [
            (false, "Deal", Action::Deal(seat)),
            (true, "Floor", Action::Call(seat)),
        ] {
            let left = stage.width() - 12 - 56 * (2 - i32::from(right));
            let state = match open.check(action) {
                _ if focused && cursor.right == right => parts::plate::Button::Focused,
                Ok(()) => parts::plate::Button::Plain,
                Err(_) => parts::plate::Button::Off,
            };
            let place = area(left, top + 3, 50, 18);
            parts::plate::button(stage, place, label, state, On::Walnut, Font::B10);
        }
    }
}

/// The seats of the page with the others.
pub(super) fn others_of(open: &Open) -> impl Iterator<Item = Seat> + Clone + '_ {
    let own = open.decider();
    let seats = open.players.seats();
    seats.filter(move |seat| open.is_in(*seat) && Some(*seat) != own)
}

/// A number is set: the value between its arrows, and the step by which it changes.
fn step(sight: &Sight<'_>, cursor: &Cursor, what: What, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let middle = stage.width() / 2;
    let (low, high) = range(open, what);
    let title = match what {
        What::Bid => "Your bid",
        What::Limit => "Bid for me, not above",
        What::Wish => "How many?",
        What::Pay => "You pay",
        What::Ask => "You ask for",
        What::Strip(_) => "Steps left on the group",
    };
    let width = Font::B10.width(title);
    stage.text(
        title,
        Point::new(middle - width / 2, 34),
        Font::B10,
        Colour::SAND,
    );
    let money = !matches!(what, What::Wish | What::Strip(_));
    let value = match money {
        true => line!("${}", cursor.value),
        false => line!("{}", cursor.value),
    };
    let field = area(middle - 60, 70, 120, 40);
    stage.item(
        area(middle - 60, 52, 120, 76),
        ("value", &value),
        |canvas| {
            canvas.round(field, 5, Colour::IVORY, Some((Colour::BRASS, 2)));
            let at = Point::new(middle, 79);
            canvas.text_centre(&value, at, Font::N24, Colour::INK);
            glyph::arrow(
                canvas,
                Point::new(middle, 56),
                Direction::Up,
                7,
                7,
                Colour::BRASS,
            );
            glyph::arrow(
                canvas,
                Point::new(middle, 123),
                Direction::Down,
                7,
                7,
                Colour::BRASS,
            );
        },
    );
    for (number, step) in STEPS.iter().enumerate() {
        let label = match step {
            0..=999 => line!("{step}"),
            _ => line!("all"),
        };
        let chosen = cursor.step == number;
        let place = area(middle - 94 + 48 * number as i32, 138, 44, 20);
        let state = parts::plate::Button::focused(chosen);
        parts::plate::button(stage, place, &label, state, On::Walnut, Font::B10);
    }
    let words = match (what, money) {
        (What::Strip(group), _) => line!(
            "{} for ${} each",
            open.group_level(group),
            group.house_cost() / 2
        ),
        (_, true) => line!("${low} to ${high}"),
        _ => line!("{low} to {high}"),
    };
    let width = Font::B8.width(&words);
    stage.text(
        &words,
        Point::new(middle - width / 2, 172),
        Font::B8,
        Colour::SAND,
    );
    let help = "Up and down by the step in brass";
    let width = Font::B8.width(help);
    stage.text(
        help,
        Point::new(middle - width / 2, 190),
        Font::B8,
        Colour::SAND,
    );
}

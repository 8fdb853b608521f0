//! What is said about hands and chips: the status line, the log, where a seat stands, and how a hand was won.

use super::{Cursor, Sight, offers};
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use parlour_rules::domino_poker::rank::at_place;
use parlour_rules::domino_poker::{Action, Category, Event, Open, Phase, Rank, Said, Stakes, View};
use parlour_rules::tiles::TileSet;
use parlour_rules::{Outcome, Seat};

/// The name of a category.
pub(super) const fn category(category: Category) -> &'static str {
    match category {
        Category::HighPiece => "High piece",
        Category::OnePair => "One pair",
        Category::Flush => "Flush",
        Category::Threes => "Threes",
        Category::FourStraight => "Four straight",
        Category::FullHand => "Full hand",
        Category::FiveStraight => "Five straight",
        Category::Fours => "Fours",
        Category::SixStraight => "Six straight",
        Category::Royal => "Royal",
    }
}

/// Several of a number.
const fn many(number: u8) -> &'static str {
    match number {
        1 => "ones",
        2 => "twos",
        3 => "threes",
        4 => "fours",
        5 => "fives",
        _ => "sixes",
    }
}

/// A hand in words: "One pair, sixes".
pub(super) fn hand(rank: Rank) -> Line {
    let name = category(rank.category);
    match rank.category {
        Category::HighPiece => match at_place(rank.value) {
            Some(tile) => line!("{name} {tile}"),
            None => line!("{name}"),
        },
        Category::SixStraight | Category::Royal => line!("{name}"),
        _ => line!("{name}, {}", many(rank.value)),
    }
}

/// The same in the middle of a sentence.
fn inside(rank: Rank) -> Line {
    let mut words = hand(rank);
    words.make_ascii_lowercase();
    words
}

/// "1 chip", "12 chips".
pub(super) fn chips(number: impl Into<u32>) -> Line {
    match number.into() {
        1 => line!("1 chip"),
        number => line!("{number} chips"),
    }
}

/// "1 win", "3 wins".
pub(super) fn wins(number: u16) -> Line {
    match number {
        1 => line!("1 win"),
        number => line!("{number} wins"),
    }
}

/// What a seat has said, below its name.
pub(super) const fn said(said: Said) -> &'static str {
    match said {
        Said::Nothing => "",
        Said::Checked => "checks",
        Said::Bet => "bets",
        Said::Raised => "raises",
        Said::Called => "calls",
        Said::Folded => "folded",
    }
}

/// How many raises are left, on two short lines.
pub(super) fn raises_left(open: &Open) -> [&'static str; 2] {
    let bet = open.all_bets() > 0;
    match (open.bets_left(), bet) {
        (0, _) => ["no more", "raises"],
        (1, false) => ["a bet, but", "no raise"],
        (1, true) => LAST_RAISE,
        (2, false) => ["1 raise", "left"],
        (3, false) | (2, true) => ["2 raises", "left"],
        _ => ["3 raises", "left"],
    }
}

/// Said where whoever raises now is the last to do so.
pub(super) const LAST_RAISE: [&str; 2] = ["last", "raise"];

/// What stands on a plate.
pub(super) fn plate(open: &Open, seat: Seat, action: Action) -> Line {
    match action {
        Action::Check => line!("Check"),
        Action::Bet(step) => line!("Bet {step}"),
        Action::Call => line!("Call {}", open.price(seat)),
        Action::Raise(step) => line!("Raise {step}"),
        Action::Fold => line!("Fold"),
        Action::Show => line!("Show all"),
    }
}

/// The same in one word, beside the key.
pub(super) const fn key(action: Action) -> &'static str {
    match action {
        Action::Check => "Check",
        Action::Bet(_) => "Bet",
        Action::Call => "Call",
        Action::Raise(_) => "Raise",
        Action::Fold => "Fold",
        Action::Show => "Show",
    }
}

/// The status line: what the plate with the focus would do, or what there is to decide.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let open = &sight.view.open;
    let focused = cursor.action(open).filter(|_| sight.scene.live);
    let both = |long: &str, brief: &str| [line!("{long}"), line!("{brief}")];
    let texts = match (focused, open.decider()) {
        (Some(Action::Check), _) => both("stay in for free", "check"),
        (Some(Action::Bet(step)), _) => [line!("put {step} in first"), line!("bet {step}")],
        (Some(Action::Call), Some(seat)) => {
            let price = open.price(seat);
            [line!("pay {price} to stay in"), line!("pay {price}")]
        }
        (Some(Action::Raise(step)), Some(seat)) => {
            let all = open.price(seat) + step;
            [line!("pay {all} and raise"), line!("pay {all}")]
        }
        (Some(Action::Fold), _) => both("give the hand up", "give up"),
        _ => match (open.phase, offers(open).len()) {
            (Phase::Show, _) => both("turn the tiles up", "show"),
            (Phase::Bet, _) if open.all_bets() == 0 => both("check or bet?", "decide"),
            (Phase::Bet, 3) => both("call, raise or fold?", "decide"),
            (Phase::Bet, _) => both("call or fold?", "decide"),
            (Phase::Over, _) => both("", ""),
        },
    };
    let facts = match open.options.stakes {
        Stakes::Chips { hands, .. } => [
            line!("hand {} of {hands}", open.hand),
            line!("hand {}", open.hand),
        ],
        Stakes::Wins(wins) => [line!("first to {wins}"), line!("to {wins}")],
    };
    Status::of(&texts, &facts)
}

/// What happened, to stand after a name.
pub(super) fn tell(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Dealt { hand, .. } => line!("dealt hand {hand}"),
        Event::Checked { .. } => line!("checked"),
        Event::Bet { step, .. } => line!("bet {step}"),
        Event::Called { price, .. } => line!("called, {}", chips(price)),
        Event::Raised { step, .. } => line!("raised by {step}"),
        Event::Folded { .. } => line!("folded"),
        Event::Shown { rank, .. } => line!("showed {}", inside(rank)),
        Event::Won { pot: 0, .. } => line!("won the hand"),
        Event::Won { pot, .. } => line!("won {}", chips(pot)),
    })
}

/// What there is to pay, and what the seat has left. Its tiles are not told here: others may read along.
pub(super) fn standing(view: &View) -> (Line, Line) {
    let open = &view.open;
    let Some(seat) = view.seat else {
        return (Line::new(), Line::new());
    };
    let stack = open.stacks[seat];
    if !open.options.has_chips() {
        return (line!("You have {}", wins(stack)), Line::new());
    }
    let main = match (open.said(seat), open.price(seat)) {
        (Said::Folded, _) => line!("You have folded"),
        (_, 0) => line!("Nothing to pay so far"),
        (_, price) => line!("{} to stay in", chips(price)),
    };
    (main, line!("{stack} left, {} in the pot", open.pot()))
}

/// What the last finished hand was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = &view.open.report else {
        return Line::new();
    };
    match report.rank(seat, view.open.options.straights) {
        Some(rank) => hand(rank),
        None if report.winner == seat => line!("all others folded"),
        None => line!("folded"),
    }
}

/// What decided the game.
pub(super) fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
    let open = &view.open;
    let Stakes::Chips { hands, .. } = open.options.stakes else {
        let winner = outcome.winners.iter().next().unwrap_or(Seat::FIRST);
        return line!("with {}", wins(open.stacks[winner]));
    };
    let mut seats = open.players.seats();
    match seats.find(|seat| open.stacks[*seat] == 0) {
        Some(seat) => fitting::why([
            line!("with most chips; {} has none", people.name(seat)),
            line!("with most chips"),
        ]),
        None => line!("with most chips after {hands} hands"),
    }
}

/// The last finished hand: what everybody had and paid, what was shown tile by tile, and the pot.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let open = &view.open;
    let Some(report) = &open.report else {
        return;
    };
    let pot = report.pot();
    for seat in open.players.seats() {
        let won = report.winner == seat;
        let name = people.name(seat);
        let what = gist(view, seat);
        let points = match open.options.has_chips() {
            true => i32::from(if won { pot } else { 0 }) - i32::from(report.paid[seat]),
            false => won.into(),
        };
        add(Entry {
            seat: Some(seat),
            text: fitting::words(Font::B8, [line!("{name}: {what}"), what.clone()]),
            points: Some(points),
            sum: false,
        });
        if !report.shown[seat].is_empty() {
            add(note(tiles(report.shown[seat])));
        }
    }
    if open.options.has_chips() {
        add(note(line!("The pot: {}", chips(pot))));
    }
}

/// Tiles in a row: "6-6 2-2 6-5".
fn tiles(tiles: TileSet) -> Line {
    let mut text = Line::new();
    for tile in super::sorted(tiles, tiles) {
        let blank = if text.is_empty() { "" } else { " " };
        text = line!("{text}{blank}{tile}");
    }
    text
}

fn note(text: Line) -> Entry {
    Entry {
        seat: None,
        text,
        points: None,
        sum: false,
    }
}

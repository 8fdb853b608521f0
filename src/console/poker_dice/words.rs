//! What is said: the names of hands, the status line, the log, and how a hand was won line by line.

use super::Sight;
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::people::People;
use crate::screen::{Entry, Line, Merit, Status};
use parlour_rules::poker_dice::{Category, Event, Face, Open, Phase, Rank, View};
use parlour_rules::{Seat, SeatSet};

/// The room for the words of a line of the account, beside one figure.
const ACCOUNT_ROOM: i32 = 176;

/// The name of a face.
pub(super) const fn face(face: Face) -> &'static str {
    match face {
        Face::Nine => "nine",
        Face::Ten => "ten",
        Face::Jack => "jack",
        Face::Queen => "queen",
        Face::King => "king",
        Face::Ace => "ace",
    }
}

/// The name of several of a face, at the beginning of a line.
const fn many(face: Face) -> &'static str {
    match face {
        Face::Nine => "Nines",
        Face::Ten => "Tens",
        Face::Jack => "Jacks",
        Face::Queen => "Queens",
        Face::King => "Kings",
        Face::Ace => "Aces",
    }
}

/// What is printed on a die.
pub(super) const fn letter(face: Face) -> &'static str {
    match face {
        Face::Nine => "9",
        Face::Ten => "10",
        Face::Jack => "J",
        Face::Queen => "Q",
        Face::King => "K",
        Face::Ace => "A",
    }
}

/// The name of a category.
pub(super) const fn category(category: Category) -> &'static str {
    match category {
        Category::Five => "Five of a kind",
        Category::Four => "Four of a kind",
        Category::FullHouse => "Full house",
        Category::Straight => "Straight",
        Category::Three => "Three of a kind",
        Category::TwoPair => "Two pairs",
        Category::Pair => "A pair",
        Category::Nothing => "Nothing",
    }
}

/// A hand in words, as long as they like to be: "Full house, kings over nines".
pub(super) fn long(rank: Rank) -> Line {
    match rank.category {
        Category::FullHouse => {
            let (first, second) = (face(rank.first), face(rank.second));
            line!("Full house, {first}s over {second}s")
        }
        _ => medium(rank),
    }
}

/// A hand in a few words: "Kings over nines".
pub(super) fn medium(rank: Rank) -> Line {
    let (first, second) = (face(rank.first), face(rank.second));
    match rank.category {
        Category::Five => line!("Five {first}s"),
        Category::Four => line!("Four {first}s"),
        Category::FullHouse => line!("{} over {second}s", many(rank.first)),
        Category::Straight => line!("Straight to the {first}"),
        Category::Three => line!("Three {first}s"),
        Category::TwoPair => line!("{} and {second}s", many(rank.first)),
        Category::Pair => line!("A pair of {first}s"),
        Category::Nothing => line!("Nothing"),
    }
}

/// A hand in as little room as possible: "Full K 9".
pub(super) fn short(rank: Rank) -> Line {
    let (first, second) = (letter(rank.first), letter(rank.second));
    match rank.category {
        Category::Five => line!("Five {first}"),
        Category::Four => line!("Four {first}"),
        Category::FullHouse => line!("Full {first} {second}"),
        Category::Straight => line!("Straight {first}"),
        Category::Three => line!("Three {first}"),
        Category::TwoPair => line!("{first} and {second}"),
        Category::Pair => line!("Pair {first}"),
        Category::Nothing => line!("Nothing"),
    }
}

/// The same words in the middle of a sentence.
fn inside(rank: Rank) -> Line {
    let words = medium(rank);
    let article = match rank.category {
        Category::Straight => "a ",
        _ => "",
    };
    let mut letters = words.chars();
    let first = letters
        .next()
        .map_or(' ', |letter| letter.to_ascii_lowercase());
    line!("{article}{first}{}", letters.as_str())
}

/// The same with letters in place of names: "a straight to A".
fn brief(rank: Rank) -> Line {
    let (first, second) = (letter(rank.first), letter(rank.second));
    match rank.category {
        Category::Straight => line!("a straight to {first}"),
        Category::FullHouse => line!("a full house, {first} {second}"),
        Category::TwoPair => line!("two pairs, {first} {second}"),
        _ => inside(rank),
    }
}

/// Names of seats: "Anna and Otto", "Anna, Bertie and Otto"; or how many there are, where that is too wide.
pub(super) fn names(seats: SeatSet, people: &People, font: Font, room: i32) -> Line {
    let number = seats.len();
    let mut all = Line::new();
    for (place, seat) in seats.iter().enumerate() {
        let link = match place {
            0 => "",
            _ if place + 1 == number => " and ",
            _ => ", ",
        };
        all = line!("{all}{link}{}", people.name(seat));
    }
    if font.width(&all) <= room {
        all
    } else {
        line!("{}", number_word(number))
    }
}

/// How many they are, at the beginning of a sentence.
const fn number_word(number: usize) -> &'static str {
    match number {
        2 => "Two",
        3 => "Three",
        4 => "Four",
        5 => "Five",
        6 => "Six",
        7 => "Seven",
        _ => "Eight",
    }
}

/// What a throw has to beat.
pub(super) fn goal(open: &Open) -> Line {
    match (open.to_beat(), open.throw_offs) {
        (Some(rank), _) => line!("Beat {}", inside(rank)),
        (None, 0) => line!("Nothing to beat yet"),
        (None, _) => line!("Throw-off"),
    }
}

/// The fact at the right of the status line.
fn fact(open: &Open) -> Line {
    if open.phase == Phase::Order {
        line!("order")
    } else if open.throw_offs > 0 {
        line!("throw-off")
    } else if open.options.to_win(open.players) > 1 {
        line!("hand {}", open.hand)
    } else {
        match open.to_come() {
            0 => line!("last"),
            more => line!("{more} to come"),
        }
    }
}

/// The status line: in fewer words beside a long name.
pub(super) fn status(sight: &Sight<'_>) -> Status {
    let open = &sight.view.open;
    let event = sight.moment.as_ref().map(|moment| moment.event);
    let (text, brief) = match (event, open.phase) {
        (Some(Event::Threw { .. }), _) => ("throws", "throws"),
        (_, Phase::Order) => ("throw one die", "throw"),
        (_, Phase::Throw) => ("throw the dice", "throw"),
        (_, Phase::Draw(_)) => ("keep or throw?", "decide"),
        (_, Phase::Over) => ("", ""),
    };
    // What was thrown needs all the room there is.
    let fact = match event {
        Some(Event::Made { .. } | Event::Tied { .. } | Event::LotsTied { .. }) => Line::new(),
        _ => fact(open),
    };
    Status::of(&[line!("{text}"), line!("{brief}")], &[fact])
}

/// What happened, to stand after a name.
pub(super) fn tell(event: &Event, people: &People) -> Option<Line> {
    // The narrow status line.
    const ROOM: i32 = 213;
    let together = |seats, words: &str| {
        let room = ROOM - Font::B10.width(words);
        line!("{}{words}", names(seats, people, Font::B10, room))
    };
    match *event {
        // Said while the dice are on their way, so it does not tell what they show.
        Event::Lot { .. } => Some(line!("threw for the order")),
        Event::Threw { draws: false, .. } => Some(line!("threw once")),
        Event::Drew { again, .. } => Some(match again.len() {
            1 => line!("threw one again"),
            2 => line!("threw two again"),
            _ => line!("threw three again"),
        }),
        Event::Stood { .. } => Some(line!("kept all")),
        Event::LotsTied { seats } => Some(together(seats, " throw again")),
        Event::HandBegan { hand: 1, .. } => Some(line!("throws first")),
        Event::HandBegan { hand, .. } => Some(line!("throws first in hand {hand}")),
        Event::Made { seat, rank, .. } => {
            let name = people.name(seat);
            let choices = [inside(rank), brief(rank), short(rank)];
            let fits = |words: &&Line| Font::B10.width(&line!("{name} has {words}")) <= ROOM;
            let words = choices.iter().find(fits).unwrap_or(&choices[2]);
            Some(line!("has {words}"))
        }
        Event::Tied { seats, .. } => Some(together(seats, " throw off")),
        Event::HandWon { hand, .. } => Some(line!("won hand {hand}")),
        Event::Threw { draws: true, .. } => None,
    }
}

/// What the seat has thrown, and how many hands it has won.
pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return (Line::new(), Line::new());
    };
    let open = &view.open;
    let main = match open.result(seat) {
        Some(rank) => long(rank),
        None => goal(open),
    };
    (main, won(open, seat))
}

/// "2 of 3 hands won".
fn won(open: &Open, seat: Seat) -> Line {
    let to_win = open.options.to_win(open.players);
    line!("{} of {to_win} won", open.won[seat])
}

/// What a seat has thrown in the last finished hand, before a throw-off.
fn thrown(open: &Open, seat: Seat) -> Option<Rank> {
    let report = open.last_hand.as_ref()?;
    Some(open.rank(&report.seats[seat].main?))
}

/// What a hand was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let open = &view.open;
    let Some(rank) = thrown(open, seat) else {
        return Line::new();
    };
    let off = open
        .last_hand
        .as_ref()
        .is_some_and(|report| report.seats[seat].off.is_some());
    let long = if off { short(rank) } else { medium(rank) };
    let end = if off { ", threw off" } else { "" };
    line!("{long}{end}")
}

/// What decided the match.
pub(super) fn ending(view: &View) -> Line {
    let open = &view.open;
    match (open.options.to_win(open.players), &open.last_hand) {
        (1, Some(report)) => {
            let throws = &report.seats[report.winner];
            let (before, dice) = match throws.off {
                Some(dice) => ("in a throw-off with", Some(dice)),
                None => ("with", throws.main),
            };
            let rank = dice.map(|dice| open.rank(&dice));
            let words = rank.map_or(Line::new(), inside);
            let few = rank.map_or(Line::new(), brief);
            fitting::why([line!("{before} {words}"), line!("{before} {few}")])
        }
        (to_win, _) => line!("with {to_win} hands won"),
    }
}

/// What a seat has come to: the hands that it has won, or where one hand decides what it threw.
pub(super) fn merit(view: &View, seat: Seat, score: i32) -> Merit {
    let open = &view.open;
    let rank = thrown(open, seat).filter(|_| open.options.to_win(open.players) == 1);
    match rank {
        Some(rank) => Merit {
            rank: rank.number() as i32,
            text: short(rank),
        },
        None => Merit {
            rank: score,
            text: line!("{score}"),
        },
    }
}

/// The last finished hand: what everybody threw, in the throw-off too, with the hands won; then how many win.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let open = &view.open;
    let Some(report) = &open.last_hand else {
        return;
    };
    for seat in open.players.seats() {
        let throws = &report.seats[seat];
        let Some(main) = throws.main else {
            continue;
        };
        let name = people.name(seat);
        let rank = open.rank(&main);
        let text = [long(rank), medium(rank), short(rank)]
            .map(|words| line!("{name}: {words}"))
            .into_iter()
            .find(|text| Font::B8.width(text) <= ACCOUNT_ROOM)
            .unwrap_or_else(|| short(rank));
        add(Entry {
            seat: Some(seat),
            text,
            points: Some(open.won[seat].into()),
            sum: report.winner == seat,
        });
        if let Some(off) = throws.off {
            let number = throws.throw_offs;
            let rank = inside(open.rank(&off));
            add(note(line!("Throw-off {number}: {rank}")));
        }
    }
    add(note(match open.options.to_win(open.players) {
        1 => line!("One hand wins"),
        to_win => line!("{to_win} hands win the match"),
    }));
}

fn note(text: Line) -> Entry {
    Entry {
        seat: None,
        text,
        points: None,
        sum: false,
    }
}

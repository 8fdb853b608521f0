//! Tests of the screen: what the buttons do, what is said and how it fits, and that chips and accounts add up.

use super::*;
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::parts::round_sheet::GIST;
use crate::testing::{Look, SIZES, arrive, picture, positions, press, see, wide_people};
use parlour_rules::domino_poker::{
    Category, Event, Hands, PACK, Rank, Report, SEATS, Stakes, Straights,
};
use parlour_rules::testing::{Script, play, scripted, seat};
use parlour_rules::{Game, SeatSet};
use std::string::{String, ToString};
use std::vec::Vec as List;

const HANDS: [&str; SEATS] = [
    "6-6 2-2 6-5 4-3 2-1",
    "5-5 4-4 6-4 6-1 3-1",
    "6-3 5-4 5-3 5-1 4-2",
    "3-3 6-2 5-2 4-1 3-2",
];

/// The view of the seat to decide, after seat 0 has dealt these hands and this was said.
fn after(options: &str, played: &str) -> View {
    let script = Script::new().picks(&[0]).pack(HANDS.join(" "));
    let mut game: DominoPoker = scripted(SEATS, 7, options, script).0;
    play(&mut game, played);
    game.view(game.turn().seat())
}

/// What A does on each plate from the left.
fn plates(view: &View) -> List<Reaction<Action>> {
    let mut cursor = arrive::<DominoPoker>(view);
    let mut done = List::new();
    loop {
        done.push(press::<DominoPoker>(view, &mut cursor, Button::A));
        if press::<DominoPoker>(view, &mut cursor, Button::Right) == Reaction::Nothing {
            return done;
        }
    }
}

#[test]
fn the_cheapest_way_to_stay_in_has_the_focus_and_folding_is_asked_once_more() {
    let acts = |actions: &[Action]| actions.iter().copied().map(Reaction::Act).collect();
    let check: List<_> = acts(&[Action::Check, Action::Bet(2)]);
    assert_eq!(plates(&after("", "check")), check);
    let bet = plates(&after("", "check bet:2"));
    assert_eq!(
        bet[..2],
        [Action::Call, Action::Raise(2)].map(Reaction::Act)
    );
    assert!(matches!(bet[2], Reaction::Ask(_, Action::Fold)));
    let last = plates(&after("", "bet:2 raise:2 raise:2 raise:2"));
    assert_eq!(last.len(), 2, "there is no more raise");
    let show: List<_> = acts(&[Action::Show]);
    assert_eq!(plates(&after("betting=show-down", "")), show);
}

#[test]
fn b_and_the_pad_never_say_anything() {
    for played in ["", "bet:2", "bet:2 raise:2 raise:2 raise:2"] {
        let view = after("", played);
        for place in 0..3 {
            for button in [
                Button::B,
                Button::Up,
                Button::Down,
                Button::Left,
                Button::Right,
            ] {
                let reaction = press::<DominoPoker>(&view, &mut Cursor(place), button);
                assert!(matches!(reaction, Reaction::Nothing | Reaction::Moved));
            }
        }
    }
}

/// Every word on the glass.
fn said(view: &View) -> String {
    see(view, |sight: &Sight<'_>| {
        let cursor = arrive::<DominoPoker>(view);
        picture(sight, &cursor).whole_words().join("|")
    })
}

#[test]
fn plates_tell_the_price_and_the_table_how_many_raises_are_left() {
    for (played, words) in [
        ("", ["Check", "Bet 2", "3 raises"]),
        ("bet:2", ["Call 2", "Raise 2", "3 raises"]),
        ("bet:2 raise:2", ["Call 4", "Fold", "2 raises"]),
        ("bet:2 raise:2 raise:2", ["Call 6", "Raise 2", "last"]),
        (
            "bet:2 raise:2 raise:2 raise:2",
            ["Call 6", "Fold", "no more"],
        ),
    ] {
        let said = said(&after("", played));
        for word in words {
            assert!(said.contains(word), "{played}: {word} in {said}");
        }
    }
}

#[test]
fn the_own_hand_is_told_in_words_and_those_of_others_are_not() {
    let view = after("", "check check check");
    assert!(said(&view).contains("One pair, sixes"));
    let covered = Look::covered().see(&view, |sight: &Sight<'_>| {
        picture(sight, &Cursor::default()).whole_words().join("|")
    });
    assert!(!covered.contains("pair"), "{covered}");
}

#[test]
fn tiles_that_make_the_hand_stand_first() {
    let stand = |text: &str| {
        let hand: TileSet = parlour_rules::testing::read::<Tile, _>(text);
        let makers = Rank::of(hand, Straights::Booklet).makers(hand);
        let texts = sorted(hand, makers)
            .iter()
            .map(ToString::to_string)
            .collect::<List<_>>();
        texts.join(" ")
    };
    assert_eq!(stand(HANDS[0]), "6-6 2-2 6-5 4-3 2-1");
    assert_eq!(stand("6-6 5-1 4-1 3-1 2-1"), "5-1 4-1 3-1 2-1 6-6");
}

/// Every rank that any hand has.
fn ranks() -> impl Iterator<Item = Rank> {
    Category::ALL
        .into_iter()
        .flat_map(|category| (0..20).map(move |value| Rank { category, value }))
        .filter(|rank| rank.category == Category::HighPiece || (1..=6).contains(&rank.value))
}

#[test]
fn every_hand_in_words_has_room() {
    for rank in ranks() {
        let words = words::hand(rank);
        assert!(Font::B8.width(&words) <= GIST, "{words}");
        let told = line!("showed {words}");
        assert!(Font::B8.width(&told) <= 150, "{told}");
    }
}

#[test]
fn examples_of_the_rules_are_what_they_are_said_to_be() {
    use parlour_rules::tiles::Pips;
    for straights in [Straights::Booklet, Straights::Suits456] {
        for category in Category::ALL {
            let (tiles, makers) = ranks::example(category, straights);
            let read = tiles
                .map(|(one, other)| Tile::new(Pips::new(one).unwrap(), Pips::new(other).unwrap()));
            let hand: TileSet = read.into_iter().collect();
            assert!(hand.len() == HAND && hand.without(PACK).is_empty());
            let rank = Rank::of(hand, straights);
            assert_eq!(rank.category, category);
            let first: TileSet = read.into_iter().take(makers).collect();
            assert_eq!(rank.makers(hand), first, "{category}");
        }
    }
}

#[test]
fn chips_and_accounts_add_up() {
    let mut hands = 0;
    positions::<DominoPoker>(40, |game, heard, _| {
        let view = game.view(None);
        let open = &view.open;
        let totals = || {
            let seats = open.players.seats();
            seats.map(|seat| DominoPoker::total(&view, seat, game.score(seat)))
        };
        if let Stakes::Chips { each, .. } = open.options.stakes {
            assert_eq!(totals().sum::<i32>(), 4 * i32::from(each), "pot included");
        }
        for (_, event) in heard {
            assert!(DominoPoker::tell(event, &crate::people::People::household()).is_some());
        }
        let Some(report) = open.report else {
            return;
        };
        hands += 1;
        let (mut sum, mut lines) = (0, 0);
        DominoPoker::account(&view, &wide_people(), &mut |entry| {
            sum += entry.points.unwrap_or(0);
            lines += u32::from(entry.seat.is_some());
            assert!(
                Font::B8.width(&entry.text) <= fitting::ROOM,
                "{}",
                entry.text
            );
        });
        assert_eq!(lines, 4);
        assert_eq!(sum, i32::from(!open.options.has_chips()), "{report:?}");
    });
    assert!(hands > 50, "{hands}");
}

#[test]
fn no_word_is_cut_off_whatever_happens() {
    let look = Look {
        people: wide_people(),
        ..Look::default()
    };
    positions::<DominoPoker>(25, |game, heard, _| {
        for viewer in [game.turn().seat(), None] {
            let view = game.view(viewer);
            for size in SIZES {
                let look = Look {
                    size,
                    ..look.clone()
                };
                for event in heard.iter().map(|(_, event)| Some(event)).chain([None]) {
                    look.see_moment(&view, event, |sight: &Sight<'_>| {
                        picture(sight, &Cursor::default()).whole_words()
                    });
                }
            }
        }
    });
}

#[test]
fn the_richest_seat_and_the_longest_word_have_room() {
    let mut view = after("chips=100", "bet:2 raise:2 raise:2 raise:2");
    for (_, stack) in view.open.stacks.iter_mut() {
        *stack = 388;
    }
    for size in SIZES {
        let look = Look {
            people: wide_people(),
            size,
            ..Look::default()
        };
        look.see(&view, |sight: &Sight<'_>| {
            picture(sight, &Cursor::default()).whole_words()
        });
    }
}

#[test]
fn at_a_show_down_a_row_opens_with_each_event_and_what_folded_stays_closed() {
    let before = after("", "check bet:2 call call");
    let hand = |number: usize| parlour_rules::testing::read::<Tile, TileSet>(HANDS[number]);
    let mut hands = Hands::default();
    let still_in: SeatSet = [0, 2, 3].into_iter().map(seat).collect();
    let mut seen = List::new();
    for number in [2, 3, 0] {
        hands[seat(number)] = hand(number);
        let event = Event::Shown {
            seat: seat(number),
            hands,
            rank: Rank::of(hand(number), Straights::Booklet),
            still_in,
        };
        assert_eq!(DominoPoker::doing(&event), "turns the tiles up");
        let look = Look::default();
        let words = look.see_moment(&before, Some(&event), |sight: &Sight<'_>| {
            picture(sight, &Cursor::default()).whole_words().join("|")
        });
        assert!(words.contains("folded"), "{words}");
        seen.push(words);
    }
    // The third of five tiles is open after a hundred parts, so nothing is said of the row that opens.
    assert!(!seen[0].contains("High piece"));
    assert!(seen[1].contains("High piece 6-3") && !seen[1].contains("3-3"));
    assert!(seen[2].contains("High piece 3-3") && !seen[2].contains("pair"));
}

#[test]
fn who_has_folded_waits_and_nobody_else() {
    let view = after("", "bet:2 fold call");
    let done = [0, 1, 2, 3].map(|number| DominoPoker::is_done(&view, seat(number)));
    assert_eq!(done, [false, false, true, false]);
}

#[test]
fn what_decided_the_game_is_told() {
    let ends = |options: &str, report: Option<Report>, stacks: [u16; SEATS]| {
        let mut view = after(options, "");
        view.open.phase = Phase::Over;
        view.open.report = report;
        for (seat, stack) in view.open.stacks.iter_mut() {
            *stack = stacks[seat.index()];
        }
        let parlour_rules::Turn::Over(outcome) = view.turn() else {
            panic!("it is over");
        };
        let people = crate::people::People::household();
        DominoPoker::ending(&view, outcome, &people).to_string()
    };
    assert_eq!(
        ends("", None, [60, 40, 50, 50]),
        "with most chips after 12 hands"
    );
    let broke = ends("", None, [100, 0, 50, 50]);
    assert!(broke.starts_with("with most chips"), "{broke}");
    assert_eq!(ends("betting=show-down", None, [1, 5, 0, 2]), "with 5 wins");
}

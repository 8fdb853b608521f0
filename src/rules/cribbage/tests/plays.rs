//! The play: what cards make (R10), and whole plays of the sheet's section 8.

use super::*;

#[test]
fn r10_single_counts_of_the_sheet() {
    for row in [
        "4:4:0 5:9:0 6:15:5",
        "8:8:0 7:15:2 9:24:3",
        "9:9:0 7:16:0 8:24:3",
        "5:5:0 6:11:0 4:15:5 7:22:4",
        "5:5:0 4:9:0 6:15:5 3:18:4 7:25:5 2:27:6",
        "2:2:0 3:5:0 4:9:3 3:12:0 2:14:3",
        "3:3:0 4:7:0 5:12:3 5:17:2 3:20:0 4:24:3",
        "5:5:0 5:10:2 5:15:8 5:20:12",
        "A:1:0 2:3:0 3:6:3 3:9:2 3:12:6 3:15:14",
        "Q:10:0 K:20:0 J:30:3 A:31:2",
        "Q:10:0 K:20:0 A:21:0",
        "T:10:0 J:20:0",
    ] {
        let (mut cards, mut used) = (List::new(), CardSet::EMPTY);
        for play in row.split(' ') {
            let parts: List<&str> = play.split(':').collect();
            cards.extend(pick(parts[0], &mut used));
            let count: u8 = cards.iter().map(|card| count::value(card.rank)).sum();
            let made = Made::by_last(&cards);
            let found = std::format!("{}:{count}:{}", parts[0], made.points());
            assert_eq!(found, play, "{row}");
        }
    }
}

#[test]
fn r10_says_what_a_card_made() {
    let made = |ranks: &str| Made::by_last(&pick(ranks, &mut CardSet::default()));
    let all = made("A 2 3 3 3 3");
    assert_eq!((all.fifteen, all.alike, all.run), (true, 4, 0));
    assert_eq!(made("7 7").alike, 2);
    assert_eq!(
        made("Q K J A"),
        Made {
            thirty_one: true,
            ..Made::default()
        }
    );
    assert_eq!(
        made("4 5 6"),
        Made {
            fifteen: true,
            run: 3,
            ..Made::default()
        }
    );
    assert_eq!(Made::by_last(&[]), Made::default());
}

#[test]
fn whole_plays_of_the_sheet() {
    for (hands, plays, points) in [
        (
            ["K Q 4 2", "J 5 6 9"].as_slice(),
            "K J Q go go 5 4 6 2 9",
            [4, 6].as_slice(),
        ),
        (&["T 9 A A", "K Q J 8"], "T K 9 go A A Q J 8", &[4, 1]),
        (&["T 6 A A", "5 T 8 9"], "T 5 6 T A 8 A 9", &[0, 5]),
        (&["5 5 4 4", "5 5 6 6"], "5 5 5 5 4 6 go go 4 6", &[8, 19]),
        (
            &["K 9 3 2", "Q T 6 4", "J 8 7 A"],
            "K Q J go go A 9 6 7 3 4 go 2 T 8",
            &[5, 2, 6],
        ),
    ] {
        let mut game = laid(hands, "2D", "");
        play_ranks(&mut game, plays);
        assert_eq!(pegged(&game), points, "{plays}");
        assert_eq!(phase(&game), "show");
    }
}

#[test]
fn r6_the_count_never_exceeds_31() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    play_ranks(&mut game, "K J Q");
    assert_eq!(game.open.plays.count(), 30);
    assert_eq!(refused(&game, &of_rank(&game, "5")), Refusal::OnlyGo);
    assert_eq!(legal(&game), "go");
    let mut other = laid(&["K Q 4 2", "J A 6 9"], "2D", "");
    play_ranks(&mut other, "K J Q");
    assert_eq!(refused(&other, &of_rank(&other, "6")), Refusal::TooHigh(1));
    assert_eq!(legal(&other), of_rank(&other, "A"));
}

#[test]
fn r7_go_is_no_choice_and_is_said_once_in_a_count() {
    let mut game = laid(&["T 9 A A", "K Q J 8"], "2D", "");
    assert_eq!(refused(&game, "go"), Refusal::CanPlay);
    play_ranks(&mut game, "T K 9");
    assert_eq!((phase(&game), legal(&game)), ("go", "go".into()));
    play_ranks(&mut game, "go A");
    assert_eq!(to_play(&game), 0, "the other is not asked again");
}

#[test]
fn r7_whoever_has_no_cards_is_skipped() {
    let mut game = laid(&["A A A A", "2 2 2 K", "3 3 3 K"], "4D", "");
    play_ranks(&mut game, "A 2 3 A 2 3 A 2 3 A");
    // Nineteen: the tens fit, then seat 0 is out of cards.
    play_ranks(&mut game, "K go");
    assert_eq!(game.open.plays.count(), 0);
    assert_eq!(to_play(&game), 2);
}

#[test]
fn r8_after_a_go_one_seat_plays_on_alone() {
    let mut game = laid(&["T 9 A A", "K Q J 8"], "2D", "");
    let heard = play_ranks(&mut game, "T K 9 go A A");
    let by_first =
        |event: &&Event| matches!(event, Event::Played { seat: by, .. } if *by == seat(0));
    assert_eq!(heard.iter().filter(by_first).count(), 4);
    // Ruling 8: the pair reaches over the go.
    assert_eq!(pegged(&game), [4, 0]);
}

#[test]
fn r9_a_count_ends_when_all_with_cards_have_said_go_and_the_next_is_led_from_the_left() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    play_ranks(&mut game, "K J Q go");
    assert_eq!(game.open.plays.count(), 30, "the last to play says go too");
    assert_eq!(to_play(&game), 0);
    play_ranks(&mut game, "go");
    assert_eq!((game.open.plays.count(), to_play(&game)), (0, 1));
    // With 31 it ends at once, and the left neighbour leads.
    let mut game = laid(&["T 9 A A", "K Q J 8"], "2D", "");
    play_ranks(&mut game, "T K 9 go A A");
    assert_eq!((game.open.plays.count(), to_play(&game)), (0, 1));
}

#[test]
fn ruling_8_runs_and_pairs_do_not_reach_over_a_new_count() {
    let mut game = laid(&["K K A 2", "J J A 2"], "4D", "");
    play_ranks(&mut game, "K J K A");
    assert_eq!(game.open.plays.count(), 0);
    play_ranks(&mut game, "A");
    assert_eq!(game.open.plays.made_by(card("AS")).alike, 2);
    assert_eq!(pegged(&game), [0, 2], "thirty-one, and no pair of aces");
}

#[test]
fn r11_a_count_short_of_31_brings_its_last_card_one_point() {
    let mut game = laid(&["K Q 4 2", "J 5 6 9"], "2D", "");
    let heard = play_ranks(&mut game, "K J Q go go");
    let Some(Event::Last {
        seat: by,
        count,
        total,
        ..
    }) = heard.last()
    else {
        panic!("the last card is pegged for");
    };
    assert_eq!((*by, *count, *total), (seat(0), 30, Points::new(4)));
    // Thirty-one is two, and never two and one.
    let mut game = laid(&["T 6 A A", "5 T 8 9"], "2D", "");
    play_ranks(&mut game, "T 5 6 T");
    assert_eq!(pegged(&game), [0, 4]);
    // The last card of all brings one, beside what it makes.
    play_ranks(&mut game, "A 8 A 9");
    assert_eq!(pegged(&game), [0, 5]);
}

#[test]
fn r12_whoever_is_left_plays_on_alone_over_new_counts() {
    let mut game = laid(&["A A 2 2", "K K Q Q"], "4D", "");
    play_ranks(&mut game, "A K A K 2 go 2");
    // 1 11 12 22 24, go, 26, and nobody who has cards can go on.
    assert_eq!(game.open.plays.count(), 0);
    assert_eq!(to_play(&game), 1);
    play_ranks(&mut game, "Q Q");
    assert_eq!(phase(&game), "show");
    // The pair of twos and the last card of the first count; the pair of queens and the last of all.
    assert_eq!(pegged(&game), [3, 3]);
}

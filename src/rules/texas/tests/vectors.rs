//! The test vectors of the sheet's section 8.

use super::*;
use crate::tricks::Suits;

#[test]
fn who_wins_a_trick() {
    for (named, tiles, best) in [
        ("3", "6-3 3-3 3-0 5-3", "3-3"),
        ("3", "6-4 6-6 3-0 6-5", "3-0"),
        ("3", "6-4 6-6 6-5 6-3", "6-3"),
        ("5", "6-4 6-6 6-5 6-0", "6-5"),
        ("2", "4-1 4-4 4-3 6-4", "4-4"),
        ("2", "5-1 6-5 5-5 2-1", "2-1"),
        ("0", "5-0 0-0 6-0 5-5", "0-0"),
        ("doubles", "6-4 6-5 6-6 6-0", "6-6"),
        ("doubles", "6-4 6-5 6-3 6-0", "6-5"),
        ("doubles", "2-2 5-5 6-5 1-1", "5-5"),
        ("none", "5-4 6-5 5-5 6-4", "5-5"),
        ("none", "4-1 6-6 4-4 6-4", "4-4"),
        ("none", "4-1 6-6 5-5 3-2", "4-1"),
    ] {
        assert_eq!(winner(named, tiles), tile(best), "{named}: {tiles}");
    }
}

#[test]
fn what_follows() {
    assert_eq!(playable("3", "6-4", "6-3 6-5 5-2 1-0"), set("6-5"));
    assert_eq!(playable("none", "6-6", "6-3 6-5 5-2 1-0"), set("6-3 6-5"));
}

#[test]
fn how_many_tiles_a_suit_has() {
    for named in Contract::all() {
        let size = |suit| named.all(suit).len();
        for pips in Pips::all() {
            let is_trumps = named == Contract::number(pips);
            let whole = is_trumps || named == Contract::NoTrump;
            assert_eq!(size(Suit::Of(pips)), if whole { 7 } else { 6 }, "{named}");
        }
        if named == Contract::DOUBLES {
            assert_eq!(size(Suit::Doubles), 7);
        }
    }
}

#[test]
fn a_hand_has_42_points() {
    assert_eq!(points_of(TileSet::ALL), HAND_POINTS);
    assert_eq!(HAND_POINTS, Points::new(42));
    for (text, points) in [
        ("5-5", 10),
        ("6-4", 10),
        ("5-0", 5),
        ("4-1", 5),
        ("3-2", 5),
        ("6-6", 0),
        ("6-5", 0),
    ] {
        assert_eq!(points_of(set(text)), Points::new(points), "{text}");
    }
}

/// The tiles of whole tricks that count so much.
fn taken(points: u16) -> String {
    let mut chosen: Option<TileSet> = None;
    for tricks in 0..=7u16 {
        for counted in 0..32u32 {
            let tiles = ["5-5", "6-4", "5-0", "4-1", "3-2"];
            let own: TileSet = (0..5)
                .filter(|place| counted & (1 << place) != 0)
                .map(|place| tile(tiles[place]))
                .collect();
            let worth: u16 = own.iter().map(|one| u16::from(one.dots())).sum();
            let size = usize::from(tricks) * 4;
            let plain = TileSet::ALL.without(tiles.map(tile).into_iter().collect());
            if worth + tricks == points && own.len() <= size && size - own.len() <= plain.len() {
                let rest = plain.iter().take(size - own.len());
                chosen = Some(own.iter().chain(rest).collect());
            }
        }
    }
    let texts = chosen.expect("so many points can be taken").iter();
    let texts: List<String> = texts.map(|tile| std::format!("{tile}")).collect();
    texts.join(" ")
}

#[test]
fn what_a_hand_brings() {
    for (bid, points, own, others) in [
        (30, 30, 30, 12),
        (32, 34, 34, 8),
        (35, 34, 0, 43),
        (42, 42, 42, 0),
        (42, 41, 0, 42),
        (84, 42, 84, 0),
        (168, 30, 0, 168),
    ] {
        let report = finished(bid, &taken(points));
        assert_eq!(report.taken(Side::Even), Points::new(points));
        let gains = Side::BOTH.map(|side| report.gain(side).number());
        assert_eq!(gains, [own, others], "{bid} bid, {points} taken");
        assert_eq!(report.is_made(), own > 0);
    }
}

#[test]
fn who_wins_the_game() {
    let at_the_end = |own: u16, others: u16| {
        let mut game = start(1, "");
        game.open.report = Some(finished(30, &taken(30)));
        set_totals(&mut game, own, others);
        game.open.phase = Phase::Over;
        ended(&game).unwrap()
    };
    assert_eq!(at_the_end(215 + 35, 249 + 7), ("target", std::vec![0, 2]));
    assert_eq!(at_the_end(200 + 30, 245 + 12), ("target", std::vec![1, 3]));
}

#[test]
fn how_an_auction_runs() {
    // Seat 0 deals.
    let mut game = dealt(0, HANDS, "");
    play(&mut game, "pass bid:30 pass bid:31 pass");
    assert_eq!(game.open.bid(), Some((seat(0), Bid::new(31))));
    assert_eq!((phase(&game), to_play(&game)), ("trump", 0));

    let mut game = dealt(0, HANDS, "");
    play(&mut game, "bid:30 bid:42 bid:84 pass pass bid:168 pass");
    assert_eq!(game.open.bid(), Some((seat(2), Bid::new(168))));
    assert_eq!((phase(&game), to_play(&game)), ("trump", 2));

    let mut game = dealt(0, HANDS, "");
    play(&mut game, "bid:42");
    for strange in ["bid:43", "bid:100"] {
        assert_eq!(refused(&game, strange), Refusal::Only(Bid::new(84)));
    }
}

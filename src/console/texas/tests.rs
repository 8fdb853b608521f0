//! Tests of the screen: what the buttons do, what is forced, how a hand stands, what is said, and how a hand is accounted for.

use super::cursor::{self, Cursor};
use super::{hand, sides, words};
use crate::keys::Button::{self, A, Down, Left, Right, Up};
use crate::people::People;
use crate::screen::{Entry, GameScreen, Reaction};
use crate::testing::{Look, arrive, positions, press, see};
use parlour_rules::testing::{Script, play, read, scripted, seat};
use parlour_rules::texas::{Action, Event, Phase, Side, View};
use parlour_rules::tiles::{Tile, TileSet};
use parlour_rules::{Game, Texas};
use std::string::{String, ToString};
use std::vec::Vec;

const HANDS: [&str; 4] = [
    "6-6 6-5 6-4 6-3 6-2 6-1 6-0",
    "5-5 5-4 5-3 5-2 5-1 5-0 4-4",
    "4-3 4-2 4-1 4-0 3-3 3-2 3-1",
    "3-0 2-2 2-1 2-0 1-1 1-0 0-0",
];

/// Seat 3 deals these hands; then this is played.
fn table(actions: &str, wishes: &str) -> Texas {
    let script = Script::new().picks(&[3]).pack(HANDS.join(" "));
    let mut game = scripted(4, 1, wishes, script).0;
    play(&mut game, actions);
    game
}

/// What the seat to decide sees.
fn own(game: &Texas) -> View {
    game.view(game.turn().seat())
}

fn presses(view: &View, buttons: &[Button]) -> (Cursor, Reaction<Action>) {
    let mut cursor = arrive::<Texas>(view);
    let mut reaction = Reaction::Nothing;
    for button in buttons {
        reaction = press::<Texas>(view, &mut cursor, *button);
    }
    (cursor, reaction)
}

/// What A does after these presses.
fn done(view: &View, buttons: &[Button]) -> String {
    let (mut cursor, _) = presses(view, buttons);
    match press::<Texas>(view, &mut cursor, A) {
        Reaction::Act(action) => action.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn to_pass_has_the_focus_and_a_bid_is_set_by_one_or_by_marks() {
    let first = own(&table("", ""));
    assert_eq!(done(&first, &[]), "pass");
    assert_eq!(done(&first, &[Right]), "bid:30");
    assert_eq!(done(&first, &[Up]), "bid:30");
    assert_eq!(done(&first, &[Right, Right, Right]), "bid:32");
    assert_eq!(done(&first, &[Right, Up]), "bid:35");
    assert_eq!(done(&first, &[Right, Up, Up, Up, Up, Right]), "bid:42");
    assert_eq!(done(&first, &[Right, Up, Up, Down, Left]), "bid:34");
    assert_eq!(done(&first, &[Right, Right, Down, Down]), "pass");
    assert_eq!(done(&first, &[Right, Left]), "pass");
    let higher = own(&table("bid:33", ""));
    assert_eq!(done(&higher, &[Right]), "bid:34");
    assert_eq!(done(&higher, &[Right, Up]), "bid:35");
}

#[test]
fn beyond_the_limit_there_is_one_bid_and_then_none() {
    let doubled = own(&table("bid:42", ""));
    assert_eq!(done(&doubled, &[Right, Right, Up]), "bid:84");
    let highest = "bid:42 bid:84 bid:168 bid:336 bid:672 bid:1344 bid:2688 bid:5376 bid:10752";
    let last = own(&table(highest, ""));
    assert_eq!(done(&last, &[Right, Up]), "pass");
}

#[test]
fn a_dealer_who_has_to_bid_cannot_reach_the_plate_that_passes() {
    let dealer = own(&table("pass pass pass", "all-pass=dealer-bids-30"));
    assert_eq!(done(&dealer, &[]), "bid:30");
    let (cursor, reaction) = presses(&dealer, &[Left]);
    assert!(!cursor.passes && matches!(reaction, Reaction::Refuse(_)));
}

#[test]
fn the_longest_suit_has_the_focus_when_trumps_are_named() {
    let bidder = own(&table("bid:30 pass pass pass", ""));
    assert_eq!(done(&bidder, &[]), "trump:6");
    assert_eq!(done(&bidder, &[Right]), "trump:5");
    assert_eq!(done(&bidder, &[Down, Down, Right, Right]), "trump:none");
    assert_eq!(done(&bidder, &[Down, Down, Right]), "trump:doubles");
}

#[test]
fn the_pad_goes_round_the_tiles_that_may_be_played() {
    let view = own(&table("bid:30 pass pass pass trump:0 6-5", ""));
    assert_eq!(view.seat, Some(seat(1)));
    let all = ["5-5", "5-4", "5-3", "5-2", "5-1", "5-0", "4-4"];
    let trumps_first = ["5-0", "5-5", "5-4", "5-3", "5-2", "5-1", "4-4"];
    for (steps, tile) in trumps_first.iter().enumerate() {
        let mut buttons = Vec::new();
        let (cursor, _) = presses(&view, &[]);
        let standing = hand::sorted(view.hand, view.open.contract);
        let from = standing.iter().position(|tile| Some(*tile) == cursor.tile);
        let way = (steps + all.len() - from.unwrap()) % all.len();
        buttons.resize(way, Right);
        assert_eq!(done(&view, &buttons), *tile);
    }
}

fn stands(tiles: &str, contract: &str) -> String {
    let sorted = hand::sorted(read(tiles), contract.parse().ok());
    let texts: Vec<String> = sorted.iter().map(Tile::to_string).collect();
    texts.join(" ")
}

#[test]
fn a_hand_stands_by_suit_with_the_trumps_first() {
    let tiles = "6-5 6-3 3-3 3-0 5-5 5-1 2-2";
    assert_eq!(stands(tiles, ""), "6-5 6-3 5-5 5-1 3-3 3-0 2-2");
    assert_eq!(stands(tiles, "3"), "3-3 6-3 3-0 6-5 5-5 5-1 2-2");
    assert_eq!(stands(tiles, "doubles"), "5-5 3-3 2-2 6-5 6-3 5-1 3-0");
}

#[test]
fn the_device_plays_what_is_the_only_tile_that_follows() {
    let (mut only, mut chosen) = (0, 0);
    positions::<Texas>(20, |game, _, _| {
        let view = own(game);
        if view.open.phase != Phase::Play {
            return;
        }
        let playable = view.playable();
        match cursor::forced(&view) {
            Some(Action::Play(tile)) => {
                only += 1;
                assert_eq!(playable, TileSet::only(tile));
                assert!(!view.open.trick.played.is_empty() || view.hand.len() == 1);
            }
            Some(other) => panic!("{other} is not forced"),
            None => chosen += 1,
        }
    });
    assert!(only > 5 && chosen > 5, "{only} forced, {chosen} chosen");
}

#[test]
fn what_the_bid_needs_is_always_told() {
    let need = |actions: &str| {
        let view = own(&table(actions, ""));
        see::<Texas, _>(&view, sides::need)
    };
    let (bid, set) = (
        "bid:31 pass pass pass trump:6",
        "pass bid:31 pass pass trump:4",
    );
    assert_eq!(need(bid), Some((Side::Even, sides::Need::More(31))));
    let made = &std::format!("{bid} 6-4 5-5 4-1 0-0");
    assert_eq!(need(made), Some((Side::Even, sides::Need::More(5))));
    let lost = &std::format!("{set} 5-1 4-1 1-0 6-5 4-0 0-0 6-4 5-4");
    assert_eq!(need(lost), Some((Side::Odd, sides::Need::Lost)));
    let all = "bid:42 pass pass pass trump:6";
    assert_eq!(need(all), Some((Side::Even, sides::Need::All)));
    assert_eq!(need("bid:30"), None);
}

fn asked(actions: &str) -> String {
    let view = own(&table(actions, ""));
    Look::default().see::<Texas, _>(&view, |sight| {
        let status = words::status(sight);
        status.fitting("Anna", 400).text.to_string()
    })
}

#[test]
fn the_status_line_says_what_to_do() {
    assert_eq!(asked(""), "bid or pass?");
    assert_eq!(asked("bid:30 pass pass pass"), "name the trumps");
    let sixes = "bid:30 pass pass pass trump:0";
    assert_eq!(asked(sixes), "lead a tile");
    assert_eq!(asked(&std::format!("{sixes} 6-6")), "no sixes, play any");
    assert_eq!(asked(&std::format!("{sixes} 6-0")), "follow with a trump");
    let fives = "pass bid:30 pass pass trump:0 5-5 4-0 3-0";
    assert_eq!(asked(fives), "follow with a five");
}

#[test]
fn what_is_told_names_bids_trumps_and_what_came_of_them() {
    let people = People::household();
    let told = |event: Event| Texas::tell(&event, &people).unwrap().to_string();
    let seat = seat(0);
    let bid = parlour_rules::texas::Bid::new(31);
    assert_eq!(told(Event::Bid { seat, bid }), "bid 31");
    let contract = "doubles".parse().unwrap();
    assert_eq!(told(Event::Named { seat, contract }), "named doubles");
    let settled = |made| Event::Settled {
        bidder: seat,
        bid,
        points: parlour_rules::Points::new(30),
        made,
    };
    assert_eq!(told(settled(false)), "was set at 31");
    assert_eq!(told(settled(true)), "made the bid of 31");
}

/// The account of the last hand, line by line.
fn account(view: &View) -> Vec<Entry> {
    let mut lines = Vec::new();
    words::account(view, &People::household(), &mut |entry| lines.push(entry));
    lines
}

#[test]
fn the_lines_of_an_account_add_up_to_what_each_side_gained() {
    let mut hands = 0;
    positions::<Texas>(30, |game, _, _| {
        let view = game.view(None);
        let Some(report) = &view.open.report else {
            return;
        };
        hands += 1;
        let bidders = report.side();
        let mut sums = Vec::new();
        let mut sum = 0;
        for entry in account(&view) {
            if entry.sum {
                assert_eq!(entry.points, Some(sum), "{:?}", account(&view));
                sums.push(sum);
                sum = 0;
            } else {
                sum += entry.points.unwrap_or(0);
            }
        }
        let gains = [bidders, bidders.other()].map(|side| i32::from(report.gain(side).number()));
        assert_eq!(sums, gains);
    });
    assert!(hands > 20, "{hands}");
}

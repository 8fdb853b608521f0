//! Tests of the player: its table against the rules, its draws and chances against values that were computed elsewhere.

use super::chances::Chances;
use super::exact::{CERTAIN, Stand};
use super::kept::{self, WAYS};
use crate::{Level, Player};
use parlour_rules::game::quietly;
use parlour_rules::poker_dice::{
    Action, Again, Category, DICE, Dice, Face, INFO, Open, Phase, PokerDice, Rank, ThrowOff, View,
};
use parlour_rules::{Croupier, Game, OptionValues, Players, Seat, Setup};
use std::vec::Vec;

const PATIENT: &dyn Fn() -> bool = &|| false;

fn dice(text: &str) -> Dice {
    let faces: Vec<Face> = text
        .chars()
        .filter_map(|letter| "9TJQKA".find(letter))
        .map(|place| Face::ALL[place])
        .collect();
    Dice(faces.try_into().unwrap())
}

fn rank(category: Category, faces: &str) -> usize {
    let mut faces = faces
        .chars()
        .map(|letter| Face::ALL["9TJQKA".find(letter).unwrap()]);
    let first = faces.next().unwrap_or_default();
    let second = faces.next().unwrap_or_default();
    Rank {
        category,
        first,
        second,
    }
    .number()
}

/// A table of so many seats in the order of their numbers, the first one about to throw.
fn begun(players: usize, aces_wild: bool) -> Open {
    let mut options = OptionValues::defaults(&INFO);
    options.set(0, aces_wild.into());
    let setup = Setup::new(Players::new(players).unwrap(), options, 1);
    let mut game: PokerDice = quietly(|croupier| PokerDice::start(&setup, croupier)).unwrap();
    while game.view(None).open.phase == Phase::Order {
        quietly(|croupier: &mut Croupier<'_, _>| game.apply(Action::Roll, croupier)).unwrap();
    }
    let mut open = game.view(None).open;
    open.order = open.players.seats().collect();
    open.round = open.order.clone();
    open
}

/// A table whose first seats have thrown these dice, and whose next has this throw before it.
fn facing(players: usize, aces_wild: bool, thrown: &[&str], throw: &str) -> View {
    let mut open = begun(players, aces_wild);
    for (seat, thrown) in open.players.seats().zip(thrown) {
        open.seats[seat].main = Some(dice(thrown));
        open.done += 1;
    }
    open.phase = Phase::Draw(dice(throw));
    View {
        seat: open.thrower(),
        open,
    }
}

/// The faces that a level keeps, as thrown.
fn kept_by(level: Level, view: &View) -> std::string::String {
    let thought = PokerDice::decide(view, level, 1, PATIENT).unwrap();
    let again = match thought.action {
        Action::Reroll(again) => again,
        Action::Stand => Again::NONE,
        Action::Roll => panic!("the dice have been thrown"),
    };
    let Phase::Draw(Dice(faces)) = view.open.phase else {
        panic!("there is nothing to keep")
    };
    let stays = (0..DICE).zip(faces).filter(|(die, _)| !again.has(*die));
    stays.map(|(_, face)| std::format!("{face}")).collect()
}

/// The chance of a seat that draws as well as it can, before it has thrown.
fn chance(
    aces_wild: bool,
    throw_off: ThrowOff,
    best: Option<(usize, usize)>,
    to_come: usize,
) -> f64 {
    let ranks = kept::ranks(aces_wild);
    let stand = Stand {
        chances: Chances::of(aces_wild, throw_off),
        ranks: &ranks,
        best,
        to_come,
    };
    let worths = stand.worths(&mut 0, PATIENT).unwrap();
    let mut sum = 0;
    kept::best_of_each(&worths, |ways, kept| {
        sum += u64::from(ways) * u64::from(worths.get(kept));
    });
    sum as f64 / f64::from(WAYS) / f64::from(CERTAIN)
}

fn near(one: f64, other: f64, within: f64) -> bool {
    (one - other).abs() <= within
}

fn the_table_follows_from_the_rules(aces_wild: bool, throw_off: ThrowOff) {
    let ranks = kept::ranks(aces_wild);
    let chances = Chances::of(aces_wild, throw_off);
    // Each row follows from the one before it; the last has met all of them.
    for to_come in [1, 2, 3, 7] {
        for best in 0..Rank::COUNT {
            let written = u32::from(chances.holds[to_come - 1][best]);
            if !ranks.contains(&(best as u8)) {
                assert_eq!(written, 0, "rank {best} does not occur");
                continue;
            }
            let stand = Stand {
                chances,
                ranks: &ranks,
                best: Some((best, 1)),
                to_come,
            };
            let shares = stand.tie(&mut 0, PATIENT).unwrap();
            assert!(
                shares[0].abs_diff(written) <= 2,
                "rank {best}, {to_come} to come: {} {written}",
                shares[0]
            );
        }
    }
    for (seats, shares) in (2..).zip(&chances.throw_off) {
        let sum: u32 = shares.iter().map(|share| u32::from(*share)).sum();
        assert!(sum.abs_diff(CERTAIN) <= 4, "{seats} share {sum}");
        let first = f64::from(shares[0]) / f64::from(CERTAIN);
        let expected = match throw_off {
            ThrowOff::FullTurn => chance(aces_wild, throw_off, None, seats - 1),
            ThrowOff::OneThrow => 1.0 / seats as f64,
        };
        assert!(near(first, expected, 0.0001), "{seats}: {first} {expected}");
    }
}

#[test]
fn the_plain_table_follows_from_the_rules() {
    the_table_follows_from_the_rules(false, ThrowOff::FullTurn);
}

#[test]
fn the_plain_table_for_one_throw_follows_from_the_rules() {
    the_table_follows_from_the_rules(false, ThrowOff::OneThrow);
}

#[test]
fn the_wild_table_follows_from_the_rules() {
    the_table_follows_from_the_rules(true, ThrowOff::FullTurn);
}

#[test]
fn the_wild_table_for_one_throw_follows_from_the_rules() {
    the_table_follows_from_the_rules(true, ThrowOff::OneThrow);
}

#[test]
fn the_second_thrower_beats_a_hand_as_often_as_published() {
    use Category::{Five, Four, FullHouse, Pair, Straight, Three, TwoPair};
    let plain = [
        (rank(Pair, "9"), 0.9901),
        (rank(Pair, "A"), 0.8518),
        (rank(TwoPair, "AK"), 0.5792),
        (rank(Three, "9"), 0.5488),
        (rank(Three, "A"), 0.3464),
        (rank(Straight, "K"), 0.3179),
        (rank(Straight, "A"), 0.2962),
        (rank(FullHouse, "AK"), 0.1340),
        (rank(Four, "9"), 0.1231),
        (rank(Four, "K"), 0.0470),
        (rank(Four, "A"), 0.0244),
        (rank(Five, "9"), 0.0116),
    ];
    let wild = [
        (rank(Pair, "9"), 0.9996),
        (rank(Three, "9"), 0.9173),
        (rank(Straight, "K"), 0.7083),
        (rank(Four, "9"), 0.5179),
        (rank(Four, "K"), 0.2105),
        (rank(Five, "9"), 0.1333),
    ];
    let plain = plain.map(|known| (false, known));
    for (aces_wild, (best, known)) in plain.into_iter().chain(wild.map(|known| (true, known))) {
        let found = chance(aces_wild, ThrowOff::FullTurn, Some((best, 1)), 0);
        assert!(near(found, known, 0.000_07), "{best}: {found} {known}");
    }
}

#[test]
fn the_first_of_two_throwers_wins_as_often_as_published() {
    for (aces_wild, hand, whole) in [(false, 0.48160, 0.49309), (true, 0.47931, 0.49223)] {
        let first = chance(aces_wild, ThrowOff::FullTurn, None, 1);
        assert!(near(first, hand, 0.00002), "{first}");
        let found = wins_match(first, 3, 3, true);
        assert!(near(found, whole, 0.00002), "{found}");
    }
}

/// How likely the one of two who needs `own` more hands wins the match, the order changing after each hand.
fn wins_match(first: f64, own: u32, other: u32, begins: bool) -> f64 {
    if own == 0 || other == 0 {
        return if own == 0 { 1.0 } else { 0.0 };
    }
    let hand = if begins { first } else { 1.0 - first };
    hand * wins_match(first, own - 1, other, !begins)
        + (1.0 - hand) * wins_match(first, own, other - 1, !begins)
}

#[test]
fn larger_tables_are_as_fair_as_computed_elsewhere() {
    // The chance of the first of three to eight throwers, by another program.
    let plain = [0.31657, 0.23484, 0.18605, 0.15382, 0.13124, 0.11517];
    let wild = [0.32146, 0.24155, 0.19342, 0.16111, 0.13790, 0.12039];
    for (to_come, (plain, wild)) in (2..).zip(plain.into_iter().zip(wild)) {
        for (aces_wild, known) in [(false, plain), (true, wild)] {
            let found = chance(aces_wild, ThrowOff::FullTurn, None, to_come);
            assert!(near(found, known, 0.0001), "{to_come}: {found} {known}");
        }
    }
}

#[test]
fn the_first_thrower_keeps_what_is_published() {
    let cases = [
        (false, "AAKQ9", "AA"),
        (false, "9TJQA", "QA"),
        (false, "9TJQQ", "QQ"),
        (false, "AAKK9", "AAKK"),
        (false, "KQJA9", "KA"),
        (false, "KKKQQ", "KKKQQ"),
        (true, "KKKQQ", "KKK"),
        (true, "99KQA", "KA"),
        (true, "999AK", "999A"),
        (true, "99TTK", "TT"),
    ];
    for (aces_wild, throw, keeps) in cases {
        let view = facing(2, aces_wild, &[], throw);
        assert_eq!(kept_by(Level::HARD, &view), keeps, "{throw} {aces_wild}");
    }
}

#[test]
fn what_is_kept_depends_on_the_throw_to_beat_and_on_who_is_to_come() {
    // A pair of queens loses to a pair of kings as it lies, and three of a kind is drawn for.
    assert_eq!(
        kept_by(Level::HARD, &facing(2, false, &["KK9TJ"], "QQ9TJ")),
        "QQ"
    );
    // What beats everything already is kept by the last thrower.
    assert_eq!(
        kept_by(Level::HARD, &facing(2, false, &["KK9TJ"], "AA9TJ")),
        "AA9TJ"
    );
    // With more to come it is not enough.
    assert_eq!(
        kept_by(Level::HARD, &facing(3, false, &["KK9TJ"], "AA9TJ")),
        "AA"
    );
    // Against four kings only four aces or better help.
    assert_eq!(
        kept_by(Level::HARD, &facing(2, false, &["KKKK9"], "AAQQQ")),
        "AA"
    );
    assert_eq!(
        kept_by(Level::NORMAL, &facing(2, false, &["KKKK9"], "AAQQQ")),
        "AA"
    );
    assert_eq!(
        kept_by(Level::EASY, &facing(2, false, &["KKKK9"], "AAQQQ")),
        "AAQQQ"
    );
}

#[test]
fn the_easy_player_keeps_what_belongs_together() {
    let plain = [
        ("AAAAA", "AAAAA"),
        ("9999K", "9999"),
        ("KKKQQ", "KKKQQ"),
        ("TJQKA", "TJQKA"),
        ("Q9QKQ", "QQQ"),
        ("AAKK9", "AAKK"),
        ("9TJQQ", "QQ"),
        ("9TJKA", "KA"),
        ("AK9TJ", "AK"),
    ];
    let wild = [
        ("AAAAA", "AAAAA"),
        ("AAATQ", "AAAQ"),
        ("AKK99", "AKK99"),
        ("A9TQK", "A9TQK"),
        ("A99TK", "A99"),
        ("KKQQ9", "KKQQ"),
        ("KKTQ9", "KK"),
    ];
    for (throw, keeps) in plain {
        let view = facing(2, false, &[], throw);
        assert_eq!(kept_by(Level::EASY, &view), keeps, "{throw}");
    }
    for (throw, keeps) in wild {
        let view = facing(2, true, &[], throw);
        assert_eq!(kept_by(Level::EASY, &view), keeps, "{throw}, aces wild");
    }
}

/// Whether some dice can be thrown again so that no throw makes the hand lower and some throw makes it higher.
fn has_a_free_throw(throw: &Dice, aces_wild: bool) -> bool {
    let now = Rank::of(throw, aces_wild).number();
    let free = |again: Again| {
        let mut ranks = std::vec![0.0; Rank::COUNT];
        add_outcomes(&mut ranks, *throw, again, 1.0, aces_wild);
        ranks[..now].iter().all(|share| *share == 0.0) && ranks[now] < 1.0
    };
    Again::all().any(free)
}

#[test]
fn nobody_stands_where_a_throw_costs_nothing() {
    let mut free = 0;
    for aces_wild in [false, true] {
        let tables: [&[&str]; 5] = [&[], &["99TJK"], &["AAKKQ"], &["TTTJK"], &["KKKK9", "99TJQ"]];
        for (thrown, seats) in tables
            .into_iter()
            .flat_map(|thrown| [(thrown, 3), (thrown, 8)])
        {
            for (throw, _) in throws() {
                let view = facing(seats, aces_wild, thrown, "99999");
                let open = Open {
                    phase: Phase::Draw(throw),
                    ..view.open
                };
                let won = open.to_come() == 0 && open.to_beat() < Some(open.rank(&throw));
                if won || !has_a_free_throw(&throw, aces_wild) {
                    continue;
                }
                free += 1;
                let view = View {
                    seat: open.thrower(),
                    open,
                };
                // What else a wild ace could stand for is beyond the rule of thumb, by which the normal player begins too.
                let by_thumb =
                    |level| level == Level::EASY || level == Level::NORMAL && thrown.is_empty();
                let levels = [Level::EASY, Level::NORMAL, Level::HARD].into_iter();
                for level in levels.filter(|level| !(aces_wild && by_thumb(*level))) {
                    let action = PokerDice::decide(&view, level, 1, PATIENT).unwrap().action;
                    assert_ne!(
                        action,
                        Action::Stand,
                        "{throw:?} after {thrown:?}, {level:?}"
                    );
                }
            }
        }
    }
    assert!(free > 1000, "{free} free throws were met");
}

#[test]
fn nobody_who_thinks_keeps_what_has_lost_already() {
    for (throw, _) in throws() {
        let view = facing(2, false, &["KKKK9"], "99999");
        let open = Open {
            phase: Phase::Draw(throw),
            ..view.open
        };
        let lost = open.to_beat() > Some(open.rank(&throw));
        let view = View {
            seat: open.thrower(),
            open,
        };
        for level in [Level::NORMAL, Level::HARD] {
            let action = PokerDice::decide(&view, level, 1, PATIENT).unwrap().action;
            assert!(!lost || action != Action::Stand, "{throw:?} {level:?}");
        }
    }
}

#[test]
fn the_last_thrower_who_has_won_lets_it_be() {
    for level in [Level::NORMAL, Level::HARD] {
        let view = facing(2, false, &["99TJK"], "KKKQ9");
        assert_eq!(kept_by(level, &view), "KKKQ9");
    }
}

#[test]
fn a_decision_stays_within_its_nodes_whoever_is_to_come() {
    for thrown in 0..8 {
        let view = facing(8, true, &["KK9TJ"; 8][..thrown], "QQ9TJ");
        let thought = PokerDice::decide(&view, Level::HARD, 1, PATIENT).unwrap();
        assert!(
            thought.nodes >= 252 && thought.nodes <= 22 * 252,
            "{}",
            thought.nodes
        );
    }
}

#[test]
fn who_is_stopped_answers_with_the_rule_of_thumb() {
    let view = facing(4, false, &["KKKK9"], "AAQQQ");
    let thought = PokerDice::decide(&view, Level::HARD, 1, &|| true).unwrap();
    assert_eq!((thought.action, thought.nodes), (Action::Stand, 0));
}

/// Ways to draw, of one seat of two.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Level(Level),
    Random,
}

/// How often each rank comes out, of all ways in which eight dice can fall, when a seat throws and draws.
fn outcomes(way: Way, aces_wild: bool, to_beat: Option<&Dice>) -> Vec<f64> {
    let mut view = facing(2, aces_wild, &[], "99999");
    if let Some(dice) = to_beat {
        view.open.seats[Seat::FIRST].main = Some(*dice);
        view.open.done = 1;
    }
    view.seat = view.open.thrower();
    let mut ranks = std::vec![0.0; Rank::COUNT];
    for (throw, ways) in throws() {
        view.open.phase = Phase::Draw(throw);
        let share = ways / 7776.0;
        match way {
            Way::Random => {
                for again in [Again::NONE].into_iter().chain(Again::all()) {
                    add_outcomes(&mut ranks, throw, again, share / 26.0, aces_wild);
                }
            }
            Way::Level(level) => {
                let again = match PokerDice::decide(&view, level, 1, PATIENT).unwrap().action {
                    Action::Reroll(again) => again,
                    _ => Again::NONE,
                };
                add_outcomes(&mut ranks, throw, again, share, aces_wild);
            }
        }
    }
    ranks
}

/// The 252 different throws, and in how many ways each falls.
fn throws() -> Vec<(Dice, f64)> {
    let mut all: Vec<(Dice, f64)> = Vec::new();
    for number in 0..7776usize {
        let mut faces = [1, 6, 36, 216, 1296].map(|step| Face::ALL[number / step % 6]);
        faces.sort();
        match all.iter_mut().find(|(dice, _)| dice.0 == faces) {
            Some((_, ways)) => *ways += 1.0,
            None => all.push((Dice(faces), 1.0)),
        }
    }
    assert_eq!(all.len(), 252);
    all
}

fn add_outcomes(ranks: &mut [f64], dice: Dice, again: Again, share: f64, aces_wild: bool) {
    let dice_again: Vec<usize> = again.iter().collect();
    let all = 6usize.pow(dice_again.len() as u32);
    for number in 0..all {
        let mut fallen = dice;
        let mut rest = number;
        for die in &dice_again {
            fallen.0[*die] = Face::ALL[rest % 6];
            rest /= 6;
        }
        ranks[Rank::of(&fallen, aces_wild).number()] += share / all as f64;
    }
}

/// How often the first way wins against the second, on the average of both orders, a tie counting half.
fn against(one: Way, other: Way, aces_wild: bool) -> f64 {
    let mut won = 0.0;
    for (first, second, first_counts) in [(one, other, true), (other, one, false)] {
        let begun = outcomes(first, aces_wild, None);
        let answers = |dice: &Dice| outcomes(second, aces_wild, Some(dice));
        // Only the way that looks at the throw to beat has to be asked for each of them.
        let blind = (second != Way::Level(Level::HARD)).then(|| answers(&dice("99999")));
        let mut asked = std::vec![false; Rank::COUNT];
        for (throw, _) in throws() {
            let best = Rank::of(&throw, aces_wild).number();
            if core::mem::replace(&mut asked[best], true) || begun[best] == 0.0 {
                continue;
            }
            let answer = blind.clone().unwrap_or_else(|| answers(&throw));
            let lower: f64 = answer[..best].iter().sum();
            let share = lower + answer[best] / 2.0;
            won += begun[best] * if first_counts { share } else { 1.0 - share } / 2.0;
        }
    }
    won
}

#[test]
fn the_easy_player_beats_random_draws_as_often_as_published() {
    let easy = Way::Level(Level::EASY);
    for (aces_wild, known) in [(false, 0.7316), (true, 0.7024)] {
        let found = against(easy, Way::Random, aces_wild);
        assert!(near(found, known, 0.000_07), "{found} {known}");
    }
}

#[test]
fn the_hard_player_beats_random_draws_as_often_as_published() {
    let hard = Way::Level(Level::HARD);
    for (aces_wild, known) in [(false, 0.7379), (true, 0.7387)] {
        let found = against(hard, Way::Random, aces_wild);
        assert!(near(found, known, 0.0002), "{found} {known}");
    }
}

#[test]
fn the_hard_player_beats_the_easy_one_as_often_as_published() {
    let (hard, easy) = (Way::Level(Level::HARD), Way::Level(Level::EASY));
    for (aces_wild, known) in [(false, 0.5091), (true, 0.5601)] {
        let found = against(hard, easy, aces_wild);
        assert!(near(found, known, 0.0002), "{found} {known}");
    }
}

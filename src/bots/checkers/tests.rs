//! Tests of the player of checkers: positions whose best move is plain, its manners, and its strength.

use super::*;
use crate::Sparring;
use parlour_rules::checkers::{MoveRules, Position, Side};
use parlour_rules::game::quietly;
use parlour_rules::options::Preset;
use parlour_rules::{Game, Players, Setup, Turn};
use std::string::{String, ToString};

const PATIENT: &dyn Fn() -> bool = &|| false;

fn setup(preset: &Preset) -> Setup {
    Setup::new(Players::new(2).unwrap(), preset.values(Checkers::INFO), 1)
}

fn at(preset: usize, position: &str) -> Checkers {
    Checkers::start_at(&setup(&Checkers::INFO.presets[preset]), position).unwrap()
}

fn choice(game: &Checkers, level: Level, seed: u64) -> String {
    let view = game.view(game.turn().seat());
    let thought = Checkers::decide(&view, level, seed, PATIENT).unwrap();
    thought.action.to_string()
}

const BOOKLET: usize = 0;
const TOURNAMENT: usize = 1;

#[test]
fn it_takes_the_game_when_it_can() {
    for seed in 0..10 {
        for level in [Level::NORMAL, Level::HARD] {
            let game = at(BOOKLET, "B:W18,26:B14");
            assert_eq!(choice(&game, level, seed), "14x23x30");
            let game = at(BOOKLET, "B:W22:B17,1");
            assert_eq!(choice(&game, level, seed), "17x26");
        }
    }
}

#[test]
fn it_blocks_the_last_man_of_the_other_side() {
    // 2-6 closes in the man on 13, which wins at once (R12).
    for seed in 0..10 {
        let game = at(BOOKLET, "B:W13:B9,2");
        assert_eq!(choice(&game, Level::NORMAL, seed), "2-6");
    }
}

/// Whether the side to move can make sure that the other is left without a move, within so many moves.
fn wins(position: &Position, rules: MoveRules, depth: u32) -> bool {
    let mut found = false;
    position.moves(rules, &mut |played| {
        found = found || (depth > 0 && loses(&position.make(played), rules, depth - 1));
    });
    found
}

/// Whether the side to move cannot keep the other from it.
fn loses(position: &Position, rules: MoveRules, depth: u32) -> bool {
    let mut all = true;
    position.moves(rules, &mut |played| {
        all = all && depth > 0 && wins(&position.make(played), rules, depth - 1);
    });
    all
}

#[test]
fn it_finds_every_win_in_three_moves_of_its_own() {
    for preset in [BOOKLET, TOURNAMENT] {
        let setup = setup(&Checkers::INFO.presets[preset]);
        let mut found = 0;
        for number in 0..200 {
            let mut game = quietly(|croupier| Checkers::start(&setup, croupier)).unwrap();
            let mut rng = Rng::seed_from_u64(number);
            while let Some(seat) = game.turn().seat() {
                let view = game.view(Some(seat));
                let (position, rules) = (*view.position(), view.options().moves);
                let crowd = position.of(Side::Dark).len() + position.of(Side::Light).len();
                // A win that is not at hand at once.
                if crowd <= 5 && !wins(&position, rules, 1) && wins(&position, rules, 5) {
                    // Without the past, in which quiet moves and repetitions may have brought a draw near.
                    let view = at(preset, &position.to_string()).view(Some(seat));
                    let thought = Checkers::decide(&view, Level::HARD, number, PATIENT).unwrap();
                    let Action::Move(played) = thought.action else {
                        panic!("there is nothing to answer")
                    };
                    let next = position.make(played);
                    assert!(loses(&next, rules, 4), "{position}: {played}");
                    found += 1;
                }
                let action = Sparring::Random.decide::<Checkers>(&view, u64::from(rng.next_u32()));
                quietly(|croupier| game.apply(action.unwrap(), croupier)).unwrap();
            }
        }
        assert!(found >= 20, "{found}");
    }
}

/// By how many checkers a side is ahead.
fn lead(position: &Position, side: Side) -> i32 {
    position.of(side).len() as i32 - position.of(side.other()).len() as i32
}

/// Whether the side to move gets ahead by `goal` within so many moves of both, the other side having nothing but jumps
/// at each of its turns.
fn wins_by_force(position: &Position, rules: MoveRules, goal: i32, plies: u32) -> bool {
    let mut found = false;
    position.moves(rules, &mut |played| {
        found = found || (plies > 0 && is_forced(&position.make(played), rules, goal, plies - 1));
    });
    found
}

fn is_forced(position: &Position, rules: MoveRules, goal: i32, plies: u32) -> bool {
    if !position.can_move() {
        return true;
    }
    if position.jumpers().is_empty() {
        return lead(position, position.side().other()) >= goal;
    }
    let mut all = plies > 1;
    position.moves(rules, &mut |played| {
        all = all && wins_by_force(&position.make(played), rules, goal, plies - 1);
    });
    all
}

#[test]
fn it_finds_wins_by_force_of_jumps() {
    let setup = setup(&Checkers::INFO.presets[TOURNAMENT]);
    let mut found = 0;
    for number in 0..120 {
        let mut game = quietly(|croupier| Checkers::start(&setup, croupier)).unwrap();
        let mut rng = Rng::seed_from_u64(number);
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            let (position, rules) = (*view.position(), view.options().moves);
            let ahead = lead(&position, position.side());
            let by_force = |plies| wins_by_force(&position, rules, ahead + 2, plies);
            // About even, and not won by a single move.
            if ahead.abs() <= 1 && !by_force(3) && by_force(9) {
                let game = at(TOURNAMENT, &position.to_string());
                let played: Move = choice(&game, Level::HARD, 1).parse().unwrap();
                let next = position.make(played);
                assert!(
                    is_forced(&next, rules, ahead + 2, 8),
                    "{position}: {played}"
                );
                found += 1;
            }
            let action = Sparring::Greedy.decide::<Checkers>(&view, u64::from(rng.next_u32()));
            quietly(|croupier| game.apply(action.unwrap(), croupier)).unwrap();
        }
    }
    assert!(found >= 5, "{found}");
}

#[test]
fn it_wins_two_kings_against_one() {
    // Far from won at once, against a defence that lives as long as it can see; repetition and quiet moves count.
    for preset in [BOOKLET, TOURNAMENT] {
        for start in [
            "B:WK20:BK1,K26",
            "B:WK16:BK5,K25",
            "B:WK28:BK6,K24",
            "B:WK19:BK11,K29",
        ] {
            for level in [Level::NORMAL, Level::HARD] {
                let mut game = at(preset, start);
                let mut room = [[0; 2]; crate::ROOM];
                let outcome = loop {
                    let seat = match game.turn() {
                        Turn::Over(outcome) => break outcome,
                        Turn::Decide(decision) => decision.seat,
                    };
                    let view = game.view(Some(seat));
                    let thought = Checkers::decide_in(&mut room, &view, level, 1, PATIENT);
                    quietly(|croupier| game.apply(thought.unwrap().action, croupier)).unwrap();
                };
                assert!(
                    outcome.winners.has(Side::Dark.seat()),
                    "{start}: {}",
                    outcome.reason
                );
            }
        }
    }
}

#[test]
fn a_novice_takes_mostly_and_overlooks_much() {
    let often = |preset, position: &str, text: &str| {
        let game = at(preset, position);
        (0..200)
            .filter(|seed| choice(&game, Level::EASY, *seed) == text)
            .count()
    };
    // A checker to be had for nothing.
    let taken = often(BOOKLET, "B:W22,32:B17,1", "17x26");
    assert!((100..200).contains(&taken), "{taken}");
    // 14-17 and 14-18 give a man away; a strong player never does.
    let given =
        often(BOOKLET, "B:W22,32:B14,1", "14-17") + often(BOOKLET, "B:W22,32:B14,1", "14-18");
    assert!((20..180).contains(&given), "{given}");
}

#[test]
fn it_takes_a_draw_only_when_it_is_losing_or_nothing_happens() {
    let answer_to = |position: &str, moves: &str| {
        let mut game = at(BOOKLET, position);
        for action in moves.split_whitespace().chain(["!draw"]) {
            quietly(|croupier| game.apply(action.parse().unwrap(), croupier)).unwrap();
        }
        choice(&game, Level::NORMAL, 1)
    };
    // Light, who answers, has three kings against one man; then one man against three kings.
    assert_eq!(answer_to("B:WK22,K23,K30:B1", ""), "!decline");
    assert_eq!(answer_to("B:W21:BK3,K7,K10", ""), "!accept");
    assert_eq!(answer_to("B:WK32:BK1", ""), "!decline");
    let wander = "1-5 32-28 5-9 28-24 9-13 24-20 13-17 20-16 17-21 16-12 21-25 12-8 25-30 8-3 30-26 3-7 26-31 7-2 \
                  31-27 2-6";
    assert_eq!(answer_to("B:WK32:BK1", wander), "!accept");
}

#[test]
fn it_thinks_no_more_than_its_level_allows_and_stops_when_told() {
    let game = quietly(|croupier| {
        Checkers::start(&setup(&Checkers::INFO.presets[BOOKLET]), croupier).unwrap()
    });
    let view = game.view(game.turn().seat());
    for (level, most) in [(Level::NORMAL, 2_000), (Level::HARD, 100_000)] {
        let thought = Checkers::decide(&view, level, 1, PATIENT).unwrap();
        assert!(thought.nodes > most / 2 && thought.nodes <= most);
    }
    let asked = core::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 10
    };
    let thought = Checkers::decide(&view, Level::HARD, 1, &stop).unwrap();
    assert!(thought.nodes <= 500);
    assert_eq!(asked.get(), 11);
}

/// Who plays in a match.
#[derive(Clone, Copy)]
enum Rival {
    Level(Level),
    Partner(Sparring),
}

impl Rival {
    fn plays(self, view: &CheckersView, seed: u64) -> Action {
        match self {
            Rival::Level(level) => Checkers::decide(view, level, seed, PATIENT).unwrap().action,
            Rival::Partner(partner) => partner.decide::<Checkers>(view, seed).unwrap(),
        }
    }
}

/// The outcome of a match as the first of the two sees it.
#[derive(Default, Debug)]
struct Match {
    won: u32,
    drawn: u32,
    lost: u32,
    longest: u32,
}

impl Match {
    /// In thousandths, a draw being half a win.
    fn score(&self) -> u32 {
        (1000 * self.won + 500 * self.drawn) / (self.won + self.drawn + self.lost)
    }
}

/// Plays a match, colours alternating.
fn contest(preset: usize, rivals: [Rival; 2], games: u32) -> Match {
    let mut result = Match::default();
    let setup = setup(&Checkers::INFO.presets[preset]);
    for number in 0..games {
        let mut game = quietly(|croupier| Checkers::start(&setup, croupier)).unwrap();
        let mut rng = Rng::seed_from_u64(u64::from(number));
        let first = number as usize % 2;
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Decide(decision) => decision.seat,
            };
            let rival = rivals[(seat.index() + first) % 2];
            let action = rival.plays(&game.view(Some(seat)), u64::from(rng.next_u32()));
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        };
        let winner = outcome.winners.iter().next();
        match winner.map(|seat| (seat.index() + first) % 2) {
            None => result.drawn += 1,
            Some(0) => result.won += 1,
            Some(_) => result.lost += 1,
        }
        result.longest = result.longest.max(game.view(None).played());
    }
    result
}

const RANDOM: Rival = Rival::Partner(Sparring::Random);
const GREEDY: Rival = Rival::Partner(Sparring::Greedy);
const EASY: Rival = Rival::Level(Level::EASY);
const NORMAL: Rival = Rival::Level(Level::NORMAL);
const HARD: Rival = Rival::Level(Level::HARD);

#[test]
fn normal_beats_players_without_skill() {
    for preset in [BOOKLET, TOURNAMENT] {
        for partner in [RANDOM, GREEDY] {
            let result = contest(preset, [NORMAL, partner], 12);
            assert!(result.score() >= 980, "{result:?}");
            assert!(result.longest <= 400);
        }
    }
}

#[test]
fn a_novice_loses_about_every_other_game_to_one_who_only_takes() {
    for preset in [BOOKLET, TOURNAMENT] {
        let result = contest(preset, [EASY, GREEDY], 100);
        assert!((300..600).contains(&result.score()), "{result:?}");
    }
}

/// The figures of the rule sheet's section 10. Takes minutes.
#[test]
#[ignore = "thousands of games"]
fn strength() {
    let games = |short: u32| {
        let asked = std::env::var("GAMES").ok().and_then(|it| it.parse().ok());
        asked.unwrap_or(short)
    };
    for (preset, name) in [(BOOKLET, "booklet"), (TOURNAMENT, "tournament")] {
        for (pair, names, least, count) in [
            ([EASY, RANDOM], "easy-random", 0, 1000),
            ([NORMAL, RANDOM], "normal-random", 990, 1000),
            ([NORMAL, GREEDY], "normal-greedy", 980, 1000),
            ([NORMAL, EASY], "normal-easy", 700, 200),
            ([HARD, NORMAL], "hard-normal", 700, 200),
        ] {
            let result = contest(preset, pair, games(count));
            std::println!("{name} {names} {} {result:?}", result.score());
            assert!(result.score() >= least && result.longest <= 400);
        }
    }
}

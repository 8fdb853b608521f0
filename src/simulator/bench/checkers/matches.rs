//! Matches between players of checkers, colours alternating.

use super::{RULES, decide, setup};
use parlour_bots::ways::{Lent, RulesAlone};
use parlour_bots::{Level, Sparring, general};
use parlour_rules::checkers::{Action, CheckersView};
use parlour_rules::game::quietly;
use parlour_rules::options::Preset;
use parlour_rules::{Checkers, Game, Turn};
use std::time::Instant;

/// Who plays.
#[derive(Clone, Copy)]
enum Rival {
    Own(Level),
    Lent(Level),
    General(Level),
    Partner(Sparring),
}

impl Rival {
    fn plays(self, view: &CheckersView, seed: u64) -> Option<Action> {
        let stop = &|| false;
        let thought = match self {
            Rival::Own(level) => return decide(view, level, seed),
            Rival::Partner(partner) => return partner.decide::<Checkers>(view, seed),
            Rival::Lent(level) => general::decide::<Checkers, Lent>(view, level, seed, stop),
            Rival::General(level) => {
                general::decide::<Checkers, RulesAlone>(view, level, seed, stop)
            }
        };
        thought.map(|thought| thought.action)
    }
}

/// What came of a match for the first of the two.
#[derive(Default)]
struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
    longest: u32,
}

fn play(rules: &Preset, rivals: [Rival; 2], games: u32) -> Option<Score> {
    let mut score = Score::default();
    for number in 0..games {
        let setup = setup(rules, u64::from(number))?;
        let mut game = quietly(|croupier| Checkers::start(&setup, croupier)).ok()?;
        let first = number as usize % 2;
        let mut seed = u64::from(number) << 20;
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Decide(decision) => decision.seat,
            };
            seed += 1;
            let rival = rivals.get((seat.index() + first) % 2)?;
            let action = rival.plays(&game.view(Some(seat)), seed)?;
            quietly(|croupier| game.apply(action, croupier)).ok()?;
        };
        let winner = outcome.winners.iter().next();
        match winner.map(|seat| (seat.index() + first) % 2) {
            None => score.drawn += 1,
            Some(0) => score.won += 1,
            Some(_) => score.lost += 1,
        }
        score.longest = score.longest.max(game.view(None).played());
        if number % 50 == 49 {
            let Score {
                won, drawn, lost, ..
            } = score;
            eprintln!(
                "{:>5} games: {won} won, {drawn} drawn, {lost} lost",
                number + 1
            );
        }
    }
    Some(score)
}

/// Matches against both general players of the same level, one lent the game's quick moves and judgement, under the
/// rules that are wanted.
pub(super) fn general(wanted: impl Fn(&Preset) -> bool, level: Level, games: u32) {
    let rivals = [
        (Rival::Lent(level), "lent"),
        (Rival::General(level), "general"),
    ];
    heading(games);
    for rules in RULES.iter().filter(|rules| wanted(rules)) {
        for (rival, name) in rivals {
            let name = format!("{} against {name}", level.number());
            report(rules, [Rival::Own(level), rival], &name, games);
        }
    }
}

/// Matches against sparring partners and between the levels, under both presets.
pub(super) fn levels(games: u32) {
    let [random, greedy] = Sparring::ALL.map(Rival::Partner);
    let [easy, normal, hard] = [Level::EASY, Level::NORMAL, Level::HARD].map(Rival::Own);
    heading(games);
    for rules in Checkers::INFO.presets {
        for (rivals, name) in [
            ([easy, random], "1 against random"),
            ([easy, greedy], "1 against greedy"),
            ([normal, random], "2 against random"),
            ([normal, greedy], "2 against greedy"),
            ([normal, easy], "2 against 1"),
            ([hard, normal], "3 against 2"),
        ] {
            report(rules, rivals, name, games);
        }
    }
}

fn heading(games: u32) {
    println!("matches, {games} games each        won  drawn   lost  score %  longest  s a game");
}

fn report(rules: &Preset, rivals: [Rival; 2], name: &str, games: u32) {
    let start = Instant::now();
    let Some(score) = play(rules, rivals, games) else {
        return;
    };
    let rate = (f64::from(score.won) + 0.5 * f64::from(score.drawn)) / f64::from(games);
    println!(
        "  {:<11} {name:<18} {:>6} {:>6} {:>6}   {:>6.1}  {:>7}  {:>8.2}",
        rules.name,
        score.won,
        score.drawn,
        score.lost,
        100.0 * rate,
        score.longest,
        start.elapsed().as_secs_f64() / f64::from(games),
    );
}

//! Matches between players of checkers, colours alternating, under both capture rules.

use super::{decide, setup};
use parlour_bots::{Level, Sparring, general};
use parlour_rules::checkers::{Action, CheckersView};
use parlour_rules::game::quietly;
use parlour_rules::info::Preset;
use parlour_rules::{Checkers, Game, Turn};

/// The games of a match, unless another number is asked for.
const GAMES: u32 = 1_000;

/// Who plays.
#[derive(Clone, Copy)]
enum Rival {
    Own(Level),
    General,
    Partner(Sparring),
}

impl Rival {
    fn plays(self, view: &CheckersView, seed: u64) -> Option<Action> {
        match self {
            Rival::Own(level) => decide(view, level, seed),
            Rival::General => general::decide::<Checkers>(view, Level::HARD, seed, &|| false)
                .map(|thought| thought.action),
            Rival::Partner(partner) => partner.decide::<Checkers>(view, seed),
        }
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
    }
    Some(score)
}

pub(super) fn measure(games: Option<u32>) {
    let games = games.unwrap_or(GAMES);
    let (random, greedy) = (
        Rival::Partner(Sparring::Random),
        Rival::Partner(Sparring::Greedy),
    );
    let [easy, normal, hard] = [Level::EASY, Level::NORMAL, Level::HARD].map(Rival::Own);
    println!("matches, {games} games each          won  drawn   lost  score %  longest");
    for rules in Checkers::INFO.presets {
        for (rivals, name) in [
            ([easy, random], "easy against random"),
            ([easy, greedy], "easy against greedy"),
            ([normal, random], "normal against random"),
            ([normal, greedy], "normal against greedy"),
            ([normal, easy], "normal against easy"),
            ([hard, normal], "hard against normal"),
            ([hard, Rival::General], "hard against general"),
        ] {
            let Some(score) = play(rules, rivals, games) else {
                continue;
            };
            let rate = (f64::from(score.won) + 0.5 * f64::from(score.drawn)) / f64::from(games);
            println!(
                "  {:<11} {name:<22} {:>6} {:>6} {:>6}   {:>6.1}  {:>7}",
                rules.name,
                score.won,
                score.drawn,
                score.lost,
                100.0 * rate,
                score.longest,
            );
        }
    }
}

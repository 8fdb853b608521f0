//! Matches of one computer player against others of one kind at all other seats; with partners, it takes a whole team.
//!
//! Each game is played by its own player and by the general one against the sparring partners; then its own player meets
//! general ones of the same level. The general player comes in two forms: `general` knows nothing but the rules, as in a
//! game that brings no player of its own, and `lent` searches alike but with the game's quick moves and judgement. Then it
//! meets itself at the level below. The player changes its seat from game to game. A match is a thousand games unless fewer
//! or more are asked for, from the first deal on or from another, and its result depends on nothing but the program.

use super::Order;
use parlour_bots::ways::{Lent, RulesAlone};
use parlour_bots::{Level, Player, ROOM, Sparring, general};
use parlour_rules::game::quietly;
use parlour_rules::{Info, OptionValues, Outcome, Players, Seat, SeatSet, Setup, Teams, Turn};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// The games of a match, unless another number is asked for.
const GAMES: u32 = 1_000;

/// One match to be played.
pub(super) struct Match {
    info: &'static Info,
    players: Players,
    teams: Teams,
    options: OptionValues,
    level: Level,
    mind: Mind,
    against: Against,
    /// How many deals are passed over.
    after: u32,
    play: fn(&Match, u32) -> Score,
}

/// Whose idea of the game the player follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mind {
    /// The game's own player.
    Own,
    /// The general player, lent the game's quick moves and judgement.
    Lent,
    /// The general player, who knows nothing but the rules.
    General,
}

impl Mind {
    const ALL: [Mind; 3] = [Mind::Own, Mind::Lent, Mind::General];

    const fn name(self) -> &'static str {
        match self {
            Mind::Own => "own",
            Mind::Lent => "lent",
            Mind::General => "general",
        }
    }
}

/// Who sits at the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Against {
    /// A sparring partner.
    Sparring(Sparring),
    /// A general player, at the level of the player that is measured.
    Mind(Mind),
    /// The game's own player, at this level.
    Below(Level),
}

impl Against {
    const fn name(self) -> &'static str {
        match self {
            Against::Sparring(partner) => partner.name(),
            Against::Mind(mind) => mind.name(),
            Against::Below(_) => "below",
        }
    }
}

/// What came of a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Score {
    pub(super) games: u32,
    /// The sum of the shares won.
    pub(super) won: f64,
    pub(super) decisions: u64,
    pub(super) nodes: u64,
    pub(super) most_nodes: u32,
}

impl Score {
    /// The share of the games won.
    pub(super) fn rate(&self) -> f64 {
        self.won / f64::from(self.games.max(1))
    }

    /// The ends of the interval that holds the true share in 95 of 100 cases (Wilson's, which does not shrink to
    /// nothing when every game is won).
    pub(super) fn interval(&self) -> (f64, f64) {
        let z2 = 1.96 * 1.96;
        let games = f64::from(self.games.max(1));
        let rate = self.rate();
        let centre = rate + z2 / (2.0 * games);
        let reach = (z2 * (rate * (1.0 - rate) + z2 / (4.0 * games)) / games).sqrt();
        let scale = 1.0 + z2 / games;
        ((centre - reach) / scale, (centre + reach) / scale)
    }
}

/// Plays all matches that are wanted and prints their results; whether there were any.
pub(super) fn measure(order: &Order) -> bool {
    let matches = matches(order);
    if matches.is_empty() {
        return false;
    }
    let games = order.games.unwrap_or(GAMES);
    println!(
        "{:<14} {:>5}  {:<9} {:<7} {:>6}  {:>7} {:>12}  {:>6}  {:>5}  {:>9} {:>9}",
        "game",
        "seats",
        "player",
        "versus",
        "games",
        "wins %",
        "95 %",
        "fair %",
        "ratio",
        "nodes",
        "at most"
    );
    in_order(&matches, games, |one, score| {
        let (low, high) = score.interval();
        let fair = fair_share(one.teams, one.players);
        println!(
            "{:<14} {:>5}  {:<7} {} {:<7} {:>6}  {:>7.1} {:>5.1}-{:<5.1}   {:>6.1}  {:>5.2}  {:>9.1} {:>9}",
            one.info.id,
            one.players.count(),
            one.mind.name(),
            one.level.number(),
            one.against.name(),
            score.games,
            100.0 * score.rate(),
            100.0 * low,
            100.0 * high,
            100.0 * fair,
            score.rate() / fair,
            score.nodes as f64 / score.decisions.max(1) as f64,
            score.most_nodes,
        );
    });
    true
}

/// All matches of the games that are wanted, in the order of the catalogue.
pub(super) fn matches(order: &Order) -> Vec<Match> {
    let mut all = Vec::new();
    macro_rules! add {
        ($($folder:ident => $game:ident,)*) => { $(add_game::<parlour_rules::$game>(order, &mut all);)* };
    }
    parlour_rules::games!(add);
    all
}

fn add_game<G: Player>(order: &Order, all: &mut Vec<Match>) {
    if !order.wants(G::INFO) {
        return;
    }
    let Some(options) = order.options(G::INFO) else {
        return;
    };
    for players in order.tables(G::INFO) {
        let seating = (G::INFO.seating)(&options, players);
        if players.count() == 1 || !seating.computers {
            continue;
        }
        let wanted = |level: &Level| order.level.is_none_or(|number| number == level.number());
        for level in Level::all(G::INFO).filter(wanted) {
            let mut add = |mind: Mind, against: Against| {
                let wants =
                    |name: &Option<String>, is: &str| name.as_deref().is_none_or(|name| name == is);
                if wants(&order.player, mind.name()) && wants(&order.versus, against.name()) {
                    all.push(Match {
                        info: G::INFO,
                        players,
                        teams: seating.teams,
                        options: options.clone(),
                        level,
                        mind,
                        against,
                        after: order.after,
                        play: play::<G>,
                    });
                }
            };
            for mind in Mind::ALL {
                for partner in Sparring::ALL {
                    add(mind, Against::Sparring(partner));
                }
            }
            for mind in [Mind::Lent, Mind::General] {
                add(Mind::Own, Against::Mind(mind));
            }
            if let Some(below) = Level::new(level.number() - 1, G::INFO) {
                add(Mind::Own, Against::Below(below));
            }
        }
    }
}

/// Plays matches on all processors and hands over the results in the order of the list.
fn in_order(matches: &[Match], games: u32, mut report: impl FnMut(&Match, Score)) {
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let send = send.clone();
            let next = &next;
            scope.spawn(move || {
                while let Some((place, one)) = matches
                    .get(next.fetch_add(1, Ordering::Relaxed)..)
                    .and_then(|rest| Some((matches.len() - rest.len(), rest.first()?)))
                {
                    // Nobody listens only when the program is coming to its end anyway.
                    let _ = send.send((place, one.play(games)));
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (place, score) in receive {
            early.insert(place, score);
            while let Some(score) = early.remove(&due) {
                if let Some(one) = matches.get(due) {
                    report(one, score);
                }
                due += 1;
            }
        }
    });
}

impl Match {
    /// Plays the match.
    pub(super) fn play(&self, games: u32) -> Score {
        (self.play)(self, games)
    }
}

fn play<G: Player>(one: &Match, games: u32) -> Score {
    let mut score = Score::default();
    while score.games < games {
        let number = one.after + score.games;
        let Some(share) = play_one::<G>(one, number, &mut score) else {
            break;
        };
        score.games += 1;
        score.won += share;
    }
    score
}

/// Plays the game of this number; the share that the player won. None if the game cannot be played to its end.
fn play_one<G: Player>(one: &Match, number: u32, score: &mut Score) -> Option<f64> {
    let setup = Setup::new(one.players, one.options.clone(), u64::from(number));
    let turn = number as usize % one.players.count();
    let player = one.players.seat_after(Seat::FIRST, turn);
    let mut game: G = quietly(|croupier| G::start(&setup, croupier)).ok()?;
    let team = one.teams.of(one.players, player);
    for step in 0..=G::INFO.bound {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Some(share(outcome, team, one.teams, one.players)),
            Turn::Decide(decision) => decision.seat,
        };
        let view = game.view(Some(seat));
        let seed = u64::from(number) << 32 | u64::from(step);
        let think = |mind, level| match mind {
            Mind::Own => G::decide_in(&mut [[0; 2]; ROOM], &view, level, seed, &|| false),
            Mind::Lent => general::decide::<G, Lent>(&view, level, seed, &|| false),
            Mind::General => general::decide::<G, RulesAlone>(&view, level, seed, &|| false),
        };
        let action = if team.has(seat) {
            let thought = think(one.mind, one.level)?;
            score.decisions += 1;
            score.nodes += u64::from(thought.nodes);
            score.most_nodes = score.most_nodes.max(thought.nodes);
            thought.action
        } else {
            match one.against {
                Against::Sparring(partner) => partner.decide::<G>(&view, seed)?,
                Against::Mind(mind) => think(mind, one.level)?.action,
                Against::Below(level) => think(Mind::Own, level)?.action,
            }
        };
        quietly(|croupier| game.apply(action, croupier)).ok()?;
    }
    None
}

/// What each team would win if all were equal.
fn fair_share(teams: Teams, players: Players) -> f64 {
    1.0 / teams.all(players).count() as f64
}

/// A win shared is split among the teams that won; a game that nobody wins is split among all.
pub(super) fn share(outcome: Outcome, team: SeatSet, teams: Teams, players: Players) -> f64 {
    let won = |team: &SeatSet| team.iter().any(|seat| outcome.winners.has(seat));
    if outcome.is_draw(players) {
        return fair_share(teams, players);
    }
    if won(&team) {
        1.0 / teams.all(players).filter(won).count() as f64
    } else {
        0.0
    }
}

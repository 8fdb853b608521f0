//! `parlour bench monopoly`: how well the computer player of Monopoly plays, and what its games are like.
//!
//! Games without trades often have no end, so that a game is left after 300 rounds and won by whoever is worth most then.
//! Besides the share of games won, it is told how long games are, how many deals are made and refused, whether a deed comes
//! back within ten rounds, how often seats bid, and how many deals are absurd by two appraisals: by list prices with
//! something for whole groups, and by the rents that a Markov chain promises.

use super::Order;
use super::bots::Score;
use parlour_bots::general;
use parlour_bots::ways::{Lent, RulesAlone};
use parlour_bots::{Level, Player, Sparring};
use parlour_rules::game::quietly;
use parlour_rules::monopoly::{Action, Deed, Deeds, Event, Group, Monopoly, Open, Terms};
use parlour_rules::{Croupier, Free, Game, OptionValues, Players, Seat, SeatSet, Setup, Turn};
use std::collections::BTreeMap;

const USAGE: &str = "\
parlour bench monopoly match --versus random|greedy|below|lent|general|itself
                             [--seats N] [--level N] [--preset NAME] [--games N] [--after N]";

/// The games of a match, unless another number is asked for.
const GAMES: u32 = 1_000;
/// A game is left after so many rounds.
const ROUNDS: u32 = 300;
/// A deed that comes back within so many rounds has gone to and fro.
const REST: u32 = 10;

/// Runs the command.
pub(super) fn run(arguments: &[String]) -> Result<(), String> {
    let (what, rest) = arguments.split_first().ok_or(USAGE)?;
    let order = Order::read(rest)?;
    if what != "match" {
        return Err(USAGE.into());
    }
    let versus = order.versus.as_deref().unwrap_or("itself");
    let seats = order.seats.unwrap_or(4);
    let players = Players::new(seats.into()).ok_or(USAGE)?;
    let level = Level::new(order.level.unwrap_or(3), Monopoly::INFO).ok_or(USAGE)?;
    let options = order.options(Monopoly::INFO).ok_or(USAGE)?;
    let mut sum = Sum::default();
    for number in order.after..order.after + order.games.unwrap_or(GAMES) {
        let one = Match {
            players,
            options: &options,
            level,
            versus,
        };
        one.play(number, &mut sum)?;
    }
    sum.report(players, level, versus);
    Ok(())
}

struct Match<'a> {
    players: Players,
    options: &'a OptionValues,
    level: Level,
    versus: &'a str,
}

/// What came of all games.
#[derive(Default)]
struct Sum {
    score: Score,
    finished: u32,
    rounds: Vec<u32>,
    turns: Vec<u32>,
    deals: Vec<u32>,
    refused: u32,
    back: u32,
    absurd: u32,
    doubtful: u32,
    auctions: u32,
    bids: u32,
    bidders: u32,
    decisions: u64,
    slowest: f64,
    seconds: f64,
}

impl Match<'_> {
    /// Plays a game of this number and adds what came of it.
    fn play(&self, number: u32, sum: &mut Sum) -> Result<(), String> {
        let setup = Setup::new(self.players, self.options.clone(), u64::from(number));
        let place = number as usize % self.players.count();
        let player = self.players.seat_after(Seat::FIRST, place);
        let started = quietly(|croupier| Monopoly::start(&setup, croupier));
        let mut game = started.map_err(|fault| fault.to_string())?;
        let mut history = History::default();
        let mut step = 0u64;
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => break Some(outcome.winners),
                Turn::Decide(decision) => decision.seat,
            };
            let before = game.view(None).open;
            if before.turn > ROUNDS * self.players.count() as u32 || step > 200_000 {
                break None;
            }
            let seed = u64::from(number) << 32 | step;
            step += 1;
            let begun = std::time::Instant::now();
            let action = self.decide(&game, seat, seat == player, seed);
            if seat == player {
                let took = begun.elapsed().as_secs_f64();
                sum.decisions += 1;
                sum.seconds += took;
                sum.slowest = sum.slowest.max(took);
            }
            let action = action.ok_or("nothing is decided")?;
            let mut told = Vec::new();
            let mut hear = |_, event| told.push(event);
            game.apply(action, &mut Croupier::new(&mut Free, &mut hear))
                .map_err(|refusal| format!("{action}: {refusal}"))?;
            for event in told {
                history.note(&before, event, sum);
            }
        };
        let open = game.view(None).open;
        sum.finished += u32::from(outcome.is_some());
        let winners = outcome.unwrap_or_else(|| richest(&open));
        sum.score.games += 1;
        if winners.has(player) {
            sum.score.won += 1.0 / winners.len() as f64;
        }
        sum.turns.push(open.turn);
        sum.rounds.push(history.rounds(&open, self.players));
        sum.deals.push(history.deals);
        Ok(())
    }

    fn decide(&self, game: &Monopoly, seat: Seat, own: bool, seed: u64) -> Option<Action> {
        let view = game.view(Some(seat));
        let stop = &|| false;
        if own {
            return Monopoly::decide(&view, self.level, seed, stop).map(|it| it.action);
        }
        match self.versus {
            "random" => Sparring::Random.decide::<Monopoly>(&view, seed),
            "greedy" => Sparring::Greedy.decide::<Monopoly>(&view, seed),
            "below" => {
                let below = Level::new(self.level.number().saturating_sub(1), Monopoly::INFO)?;
                Monopoly::decide(&view, below, seed, stop).map(|it| it.action)
            }
            "general" => general::decide::<Monopoly, RulesAlone>(&view, Level::EASY, seed, stop)
                .map(|it| it.action),
            "general2" => general::decide::<Monopoly, RulesAlone>(&view, Level::NORMAL, seed, stop)
                .map(|it| it.action),
            "lent" => general::decide::<Monopoly, Lent>(&view, Level::EASY, seed, stop)
                .map(|it| it.action),
            _ => Monopoly::decide(&view, self.level, seed, stop).map(|it| it.action),
        }
    }
}

fn richest(open: &Open) -> SeatSet {
    let living = open.living();
    let most = living.iter().map(|seat| open.worth(seat)).max();
    let best = living.iter().filter(|seat| Some(open.worth(*seat)) == most);
    best.collect()
}

/// What has happened in one game.
#[derive(Default)]
struct History {
    deals: u32,
    /// From whom each deed was last got by a deal, and in which turn.
    got: BTreeMap<u8, (Seat, u32)>,
    /// How many turns there were while so many seats were in the game.
    turns: BTreeMap<usize, u32>,
}

impl History {
    /// Rounds, each as long as there were seats then.
    fn rounds(&self, _: &Open, _: Players) -> u32 {
        let rounds = self
            .turns
            .iter()
            .map(|(living, turns)| f64::from(*turns) / *living as f64);
        rounds.sum::<f64>().round() as u32
    }

    fn note(&mut self, before: &Open, event: Event, sum: &mut Sum) {
        match event {
            Event::TurnBegan { .. } => {
                *self.turns.entry(before.living().len().max(1)).or_insert(0) += 1;
            }
            Event::Traded { seat, to, terms } => {
                self.deals += 1;
                for (deeds, from, into) in [(terms.give, seat, to), (terms.want, to, seat)] {
                    for deed in deeds.iter() {
                        let place = deed.space().number();
                        let rest = REST * before.living().len() as u32;
                        if let Some((last, turn)) = self.got.get(&place)
                            && *last == into
                            && turn + rest >= before.turn
                        {
                            sum.back += 1;
                        }
                        self.got.insert(place, (from, before.turn));
                    }
                }
                let sides = [(seat, to, terms), (to, seat, terms.turned())];
                let plain = sides
                    .iter()
                    .any(|(seat, _, terms)| absurd_by_price(before, *seat, terms));
                let strong = sides
                    .iter()
                    .any(|(seat, to, terms)| absurd_by_rent(before, *seat, *to, terms));
                sum.doubtful += u32::from(plain || strong);
                if plain && strong {
                    sum.absurd += 1;
                    if sum.absurd < 6 {
                        eprintln!(
                            "absurd: turn {} {seat:?} {to:?} {}",
                            before.turn,
                            told(&terms)
                        );
                        for seat in before.players.seats() {
                            let own: Vec<String> = before
                                .deeds(Some(seat))
                                .iter()
                                .map(|deed| format!("{}{}", deed.short(), before.level(deed)))
                                .collect();
                            eprintln!(
                                "   {seat:?} {} {}",
                                before.holders[seat].cash,
                                own.join(" ")
                            );
                        }
                    }
                }
            }
            Event::Inherited { deeds, .. } => {
                for deed in deeds.iter() {
                    self.got.remove(&deed.space().number());
                }
            }
            Event::Refused { .. } => sum.refused += 1,
            Event::AuctionBegan { .. } => {
                sum.auctions += 1;
                sum.bidders += before.living().len() as u32;
            }
            Event::Bid { .. } => sum.bids += 1,
            _ => {}
        }
    }
}

fn told(terms: &Terms) -> String {
    let names = |deeds: Deeds| {
        let names: Vec<&str> = deeds.iter().map(Deed::short).collect();
        names.join("+")
    };
    format!(
        "gives {} gets {} pays {}",
        names(terms.give),
        names(terms.want),
        terms.cash
    )
}

/// What a seat has by list prices, half as much for what is mortgaged, and half as much again for whole colour groups.
fn by_price(open: &Open, own: Deeds) -> i32 {
    let price = |deed: Deed| {
        if open.mortgaged.has(deed) {
            deed.price() / 2
        } else {
            deed.price()
        }
    };
    let all: i32 = own.iter().map(price).sum();
    let whole = Group::streets().filter(|group| group.deeds().within(own));
    let more: i32 = whole
        .map(|group| group.deeds().iter().map(Deed::price).sum::<i32>())
        .sum();
    all + more
}

/// A side loses more than half of what it gives, by list prices.
fn absurd_by_price(open: &Open, seat: Seat, terms: &Terms) -> bool {
    let own = open.deeds(Some(seat));
    let then = own.without(terms.give).or(terms.want);
    let change = by_price(open, then) - by_price(open, own) - terms.cash;
    let given: i32 = terms.give.iter().map(Deed::price).sum::<i32>() + terms.cash.max(0);
    change < 0 && -change * 2 > given
}

/// What a seat is expected to get in thirty rounds from each of the others by its deeds, whole groups with three houses.
fn by_rent(own: Deeds, others: i32) -> i32 {
    let mut sum = 0;
    for group in Group::ALL {
        let lots = group.deeds().and(own);
        let whole = group.deeds().within(own);
        let number = lots.len() as i32;
        for lot in lots.iter() {
            let rent = match group {
                Group::Rail => 25 << (number - 1),
                Group::Works if whole => 70,
                Group::Works => 28,
                _ if whole => lot.rents()[3],
                _ => lot.rents()[0],
            };
            // A player comes to a space about once in 34 turns.
            sum += rent * others * 30 / 34;
        }
        if whole && group.is_street() {
            sum -= 3 * number * group.house_cost();
        }
    }
    sum
}

/// A side ends clearly behind the other: it loses, or gains less than a fifth of what the other gains.
fn absurd_by_rent(open: &Open, seat: Seat, other: Seat, terms: &Terms) -> bool {
    let others = open.living().len() as i32 - 1;
    let gain = |seat: Seat, terms: &Terms| {
        let own = open.deeds(Some(seat));
        let then = own.without(terms.give).or(terms.want);
        let half = |deeds: Deeds| deeds.iter().map(Deed::price).sum::<i32>() / 2;
        by_rent(then, others) - by_rent(own, others) + half(then) - half(own) - terms.cash
    };
    let (own, their) = (gain(seat, terms), gain(other, &terms.turned()));
    own < 0 && their > 0 && own * 5 < -their
}

impl Sum {
    fn report(&mut self, players: Players, level: Level, versus: &str) {
        let (low, high) = self.score.interval();
        let games = f64::from(self.score.games.max(1));
        println!(
            "{} seats, level {} against {versus}: {} games, {:.1} % won ({:.1}-{:.1}, fair {:.1})",
            players.count(),
            level.number(),
            self.score.games,
            100.0 * self.score.rate(),
            100.0 * low,
            100.0 * high,
            100.0 / players.count() as f64,
        );
        println!(
            "  {:.1} % finished; rounds {}, turns {}, deals {} (mean {:.1})",
            100.0 * f64::from(self.finished) / games,
            spread(&mut self.rounds),
            spread(&mut self.turns),
            spread(&mut self.deals),
            self.deals
                .iter()
                .map(|deals| f64::from(*deals))
                .sum::<f64>()
                / games,
        );
        println!(
            "  {} offers refused, {} deeds traded back, {} deals absurd by one appraisal, {} by both; {:.2} bids a seat and auction",
            self.refused,
            self.back,
            self.doubtful,
            self.absurd,
            f64::from(self.bids) / f64::from(self.bidders.max(1)),
        );
        println!(
            "  {:.1} us a decision, at most {:.0} us",
            1e6 * self.seconds / self.decisions.max(1) as f64,
            1e6 * self.slowest,
        );
    }
}

/// The median with the tenths at both ends.
fn spread(numbers: &mut [u32]) -> String {
    numbers.sort_unstable();
    let at = |tenth: usize| {
        numbers
            .get(numbers.len() * tenth / 10)
            .copied()
            .unwrap_or(0)
    };
    format!("{} ({}-{})", at(5), at(1), at(9))
}

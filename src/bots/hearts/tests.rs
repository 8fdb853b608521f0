//! Tests of the player: that its fast copy of the rules is the same game, what it does at tables that come up, and how
//! strong it is.

use super::cards::{Cards, Held};
use super::deal::Deal;
use super::{pass, policy, worth};
use crate::{Level, Player, Sparring};
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::chance::{Fate, Pack};
use parlour_rules::game::quietly;
use parlour_rules::hearts::{Action, Phase, Points, QUEEN, Reward, View};
use parlour_rules::{
    Croupier, Game, Hearts, OptionKind, OptionValues, Players, Rng, RngCore, Seat, SeedableRng,
    Setup, Turn,
};
use std::string::ToString;
use std::vec::Vec;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn set(text: &str) -> CardSet {
    let cards = text.split_whitespace();
    cards.map(|card| card.parse::<Card>().unwrap()).collect()
}

fn setup(players: usize, seed: u64, wishes: &[(&str, &str)]) -> Setup {
    let info = Hearts::INFO;
    let mut options = OptionValues::defaults(info);
    for (id, value) in wishes {
        let option = info.options.iter().position(|spec| spec.id == *id).unwrap();
        let index = match info.options[option].kind {
            OptionKind::OneOf(named) => named.iter().position(|named| named.id == *value),
            _ => ["off", "on"].iter().position(|word| word == value),
        };
        options.set(option, index.unwrap() as i16);
    }
    Setup::new(Players::new(players).unwrap(), options, seed)
}

fn start(players: usize, seed: u64, wishes: &[(&str, &str)]) -> Hearts {
    quietly(|croupier| Hearts::start(&setup(players, seed, wishes), croupier)).unwrap()
}

/// A set-up with every option at random.
fn any_game(rng: &mut Rng) -> Hearts {
    let info = Hearts::INFO;
    let players = Players::new(3 + rng.below(4) as usize).unwrap();
    let mut options = OptionValues::defaults(info);
    for (option, spec) in info.options.iter().enumerate() {
        options.set(option, rng.below(spec.range().1 as u32 + 1) as i16);
        if options.check(info, players).is_err() {
            options.set(option, spec.default);
        }
    }
    let setup = Setup::new(players, options, u64::from(rng.next_u32()));
    quietly(|croupier| Hearts::start(&setup, croupier)).unwrap()
}

fn decide(view: &View, level: Level) -> Action {
    let thought = Hearts::decide(view, level, 1, &|| false);
    thought.unwrap().action
}

/// Four hands of thirteen cards, seat 3 deals.
struct Hands([&'static str; 4]);

impl Fate for Hands {
    fn shuffled(&mut self, _: &'static str, pack: &mut dyn Pack) {
        let hands: Vec<Vec<&str>> = self.0.map(|hand| hand.split(' ').collect()).into();
        for place in 0..52 {
            let card = hands[place % 4][place / 4];
            let from = (place..52).find(|from| pack.text(*from).as_str() == card);
            pack.swap(place, from.unwrap());
        }
    }
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, _: u32, _: u32) -> u32 {
        3
    }
}

fn dealt(hands: [&'static str; 4], wishes: &[(&str, &str)]) -> Hearts {
    let mut fate = Hands(hands);
    let mut quiet = |_, _| ();
    let mut croupier = Croupier::new(&mut fate, &mut quiet);
    Hearts::start(&setup(4, 1, wishes), &mut croupier).unwrap()
}

fn act(game: &mut Hearts, action: Action) {
    quietly(|croupier| game.apply(action, croupier)).unwrap();
}

fn random_action(game: &Hearts, rng: &mut Rng) -> Action {
    let view = game.view(game.turn().seat());
    let seed = u64::from(rng.next_u32());
    Sparring::Random.decide::<Hearts>(&view, seed).unwrap()
}

#[test]
fn the_fast_copy_of_the_rules_is_the_same_game() {
    let (mut moons, mut widows) = (0, 0);
    for number in 0..400 {
        let mut rng = Rng::seed_from_u64(number);
        let mut game = any_game(&mut rng);
        let mut copy: Option<Deal> = None;
        while game.view(None).open.deals == 0 && game.turn().seat().is_some() {
            let view = game.view(game.turn().seat());
            if view.open.phase == Phase::Play {
                let fresh = Deal::of(&game);
                let kept = copy.get_or_insert_with(|| fresh.clone());
                let legal = Cards::of(view.playable());
                for deal in [&fresh, &*kept] {
                    assert_eq!(deal.legal(), legal, "{view:?}");
                    assert_eq!(deal.to_play(), view.seat.unwrap().index());
                    assert_eq!(deal.points, kept.points);
                }
                widows += u32::from(view.open.widow_taken);
            }
            let action = random_action(&game, &mut rng);
            if let (Action::Play(card), Some(kept)) = (action, &mut copy) {
                kept.play(Held::of(card));
            }
            act(&mut game, action);
        }
        let copy = copy.unwrap();
        assert!(copy.is_over());
        let open = game.view(None).open;
        let report = open.report.unwrap();
        for seat in open.players.seats() {
            let points = Points::of(report.won[seat]).number();
            assert_eq!(i16::from(copy.points[seat.index()]), points);
        }
        let shooter = report.moon.map(|(seat, _)| seat.index());
        assert_eq!(copy.shooter(), shooter);
        moons += u32::from(shooter.is_some());
    }
    assert!(widows > 0 && moons > 0, "{widows} widows, {moons} moons");
}

#[test]
fn the_worth_of_a_deal_follows_its_points_and_the_moon() {
    let game = start(4, 1, &[("moon", "choice")]);
    let open = game.view(None).open;
    let deal = |points: [u8; 4]| {
        let mut deal = Deal::open(&open, Default::default());
        deal.points[..4].copy_from_slice(&points);
        deal.taken = 26;
        deal
    };
    let none = worth::of_deal(&deal([0, 13, 13, 0]), &[0; 6], 0);
    let some = worth::of_deal(&deal([13, 13, 0, 0]), &[0; 6], 0);
    assert!(none > some);
    // The best reward depends on who would win: 26 to the others end the game in favour of seat 1.
    let over = [70, 0, 80, 90, 0, 0];
    let deal = deal([26, 0, 0, 0]);
    assert_eq!(worth::better_reward(&deal, &over, 0), Reward::Subtract);
    let ahead = [10, 60, 80, 90, 0, 0];
    assert_eq!(worth::better_reward(&deal, &ahead, 0), Reward::AddOthers);
}

#[test]
fn the_queen_is_passed_when_few_spades_guard_her() {
    let short = Cards::of(set("QS 2S 4C 5C 6C 7C 2D 3D 4D 5D 2H 3H 4H"));
    let guarded = Cards::of(set("QS 2S 3S 4S 5S KC AC 2D 3D 4D 5D 2H 3H"));
    let passed = |hand: &Cards| pass::sensible(hand, 3);
    assert!(passed(&short).iter().any(|card| card == Held::QUEEN));
    assert!(!passed(&guarded).iter().any(|card| card == Held::QUEEN));
    for hand in [short, guarded] {
        let sets = pass::proposals(&hand, 3);
        assert_eq!(sets.len(), pass::MOST_SETS);
        assert!(sets.iter().all(|set| set.iter().count() == 3));
        assert!(sets.iter().all(|set| set.without(&hand).is_empty()));
        assert_eq!(sets[0], passed(&hand));
    }
}

const CLUB: &[(&str, &str)] = &[("moon", "add-others"), ("limit", "50")];

#[test]
fn the_queen_goes_under_the_king() {
    let mut game = dealt(
        [
            "KS 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H",
            "QS TS 6C 7C 8C 6D 7D 8D 9D 6H 7H 8H 9H",
            "9S 8S 7S 9C TC JC TD JD QD TH JH QH 6S",
            "AS JS 5S 4S 3S 2S QC KC AC KD AD KH AH",
        ],
        CLUB,
    );
    act(&mut game, Action::Play("KS".parse().unwrap()));
    for level in [Level::NORMAL, Level::HARD] {
        assert_eq!(decide(&game.view(Some(seat(1))), level).to_string(), "QS");
    }
    // The others are not so foolish as to lay the ace on her.
    act(&mut game, "QS".parse().unwrap());
    act(&mut game, "9S".parse().unwrap());
    let view = game.view(Some(seat(3)));
    assert_ne!(decide(&view, Level::HARD).to_string(), "AS");
}

#[test]
fn the_queen_is_thrown_away_at_the_first_chance() {
    let mut game = dealt(
        [
            "2C 3C 4C 5C KS 2D 3D 4D 5D 2H 3H 4H 5H",
            "QS TS AS 3S 2S 6D 7D 8D 9D 6H 7H 8H 9H",
            "9S 8S 7S 9C TC JC TD JD QD TH JH QH 6S",
            "JS 5S 4S 6C 7C 8C QC KC AC KD AD KH AH",
        ],
        CLUB,
    );
    act(&mut game, "5C".parse().unwrap());
    assert_eq!(
        decide(&game.view(Some(seat(1))), Level::HARD).to_string(),
        "QS"
    );
}

/// Plays the first deal: one seat with all it can do, the others as given.
fn play_deal(game: &mut Hearts, own: usize, others: impl Fn(&View) -> Action) {
    while game.view(None).open.deals == 0 {
        let own_turn = game.turn().seat() == Some(seat(own));
        let view = game.view(game.turn().seat());
        let action = if own_turn {
            decide(&view, Level::HARD)
        } else {
            others(&view)
        };
        act(game, action);
    }
}

#[test]
fn a_hand_that_takes_everything_shoots_the_moon_where_it_counts() {
    let hands = [
        "AH KH QH JH TH 9H AS KS QS AC KC QC AD",
        "2H 3H 4H 2S 3S 4S 2C 3C 4C 2D 3D 4D 5D",
        "5H 6H 7H 5S 6S 7S 5C 6C 7C 6D 7D 8D 9D",
        "8H JS TS 9S 8S TC 9C 8C JC TD JD QD KD",
    ];
    let lowest = |view: &View| policy::lowest_first(view).unwrap();
    let mut game = dealt(hands, &[("moon", "subtract")]);
    play_deal(&mut game, 0, lowest);
    let report = game.view(None).open.report.unwrap();
    assert_eq!(report.moon, Some((seat(0), Reward::Subtract)));
}

#[test]
fn somebody_elses_moon_is_stopped() {
    let hands = [
        "AS KS QS JS AH KH TH 9H AC KC AD KD QD",
        "2S 3S 2H 3H 6H JH 2C 3C 4C 5C 2D 3D 4D",
        "4S 5S 4H 7H 8H 6C 7C 8C 9C TC 5D 6D 7D",
        "6S 7S QH 5H 8S 9S TS JC QC 8D 9D TD JD",
    ];
    let mut game = dealt(hands, &[("moon", "add-others")]);
    let plays = "AS 2S 4S 6S KS 3S 5S 7S QS 6H 8H 8S JS JH 7H 9S TH 3H 4H";
    for card in plays.split(' ') {
        act(&mut game, card.parse().unwrap());
    }
    // Seat 0 has everything so far and the highest cards of every suit; four points are a small price.
    for level in [Level::NORMAL, Level::HARD] {
        assert_eq!(decide(&game.view(Some(seat(3))), level).to_string(), "QH");
    }
    // Where the moon brings nothing, nobody pays it.
    let mut plain = dealt(hands, &[]);
    for card in plays.split(' ') {
        act(&mut plain, card.parse().unwrap());
    }
    let view = plain.view(Some(seat(3)));
    assert_eq!(decide(&view, Level::HARD).to_string(), "5H");
}

#[test]
fn the_shooter_takes_what_leaves_it_better_placed() {
    // 26 more for the others would end the game and hand it to the seat with 3.
    let mut view = start(4, 1, &[("moon", "choice")]).view(Some(seat(0)));
    view.open.phase = Phase::Moon(seat(0));
    view.open.won[seat(0)] = CardSet::PACK;
    view.hand = CardSet::EMPTY;
    for (number, total) in [40, 3, 80, 60].into_iter().enumerate() {
        view.open.totals[seat(number)] = Points::new(total);
    }
    assert_eq!(decide(&view, Level::HARD).to_string(), "moon:subtract");
    let mut ahead = view;
    ahead.open.totals[seat(0)] = Points::new(2);
    assert_eq!(decide(&ahead, Level::HARD).to_string(), "moon:add");
}

#[test]
fn the_greedy_partner_plays_low_and_throws_points_away() {
    let mut game = dealt(
        [
            "2C 3C 4C 5C KS 2D 3D 4D 5D 2H 3H 4H 5H",
            "QS TS AS 3S 2S 6D 7D 8D 9D 6H 7H 8H 9H",
            "9S 8S 7S 9C TC JC TD JD QD TH JH QH 6S",
            "JS 5S 4S 6C 7C 8C QC KC AC KD AD KH AH",
        ],
        &[],
    );
    let greedy = |game: &Hearts| {
        let view = game.view(game.turn().seat());
        Sparring::Greedy.decide::<Hearts>(&view, 1).unwrap()
    };
    assert_eq!(greedy(&game).to_string(), "2C");
    act(&mut game, "5C".parse().unwrap());
    assert_eq!(greedy(&game), Action::Play(QUEEN));
    act(&mut game, Action::Play(QUEEN));
    assert_eq!(greedy(&game).to_string(), "9C");
}

/// Wins of one seat at the middle level against three partners, the seat changing from game to game.
fn wins_against(partner: Sparring, games: u64) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let own = seat((number % 4) as usize);
        let mut game = start(4, number, &[("limit", "50")]);
        let mut rng = Rng::seed_from_u64(number);
        let outcome = loop {
            let seat = match game.turn() {
                Turn::Decide(decision) => decision.seat,
                Turn::Over(outcome) => break outcome,
            };
            let view = game.view(Some(seat));
            let action = if seat == own {
                decide(&view, Level::NORMAL)
            } else {
                let seed = u64::from(rng.next_u32());
                partner.decide::<Hearts>(&view, seed).unwrap()
            };
            act(&mut game, action);
        };
        won += u32::from(outcome.winners.has(own));
    }
    won
}

#[test]
fn the_middle_level_wins_more_than_80_of_100_games_against_chance() {
    assert!(wins_against(Sparring::Random, 60) >= 48);
}

#[test]
fn the_middle_level_wins_more_than_38_of_100_games_against_the_greedy_partner() {
    assert!(wins_against(Sparring::Greedy, 100) >= 38);
}

/// Whether the seat to play is the last of a trick with points that it can leave to another, and nobody may be after the moon.
fn can_duck(view: &View) -> Option<CardSet> {
    let open = &view.open;
    let seat = view.seat?;
    let suit = open.trick.suit()?;
    let plays: Vec<(Seat, Card)> = open.trick.plays(open.players).collect();
    let points = plays.iter().map(|(_, card)| *card).collect::<CardSet>();
    let highest = plays.iter().filter(|(_, card)| card.suit == suit);
    let highest = highest.map(|(_, card)| card.rank.ace_high()).max()?;
    let takers = open
        .players
        .seats()
        .filter(|other| Points::of(open.won[*other]) > Points::ZERO);
    let alone = takers.clone().count() < 2 && takers.clone().all(|taker| taker == seat);
    let threat = takers.count() == 1;
    let follows: CardSet = view.playable().and(CardSet::suit(suit));
    let low: CardSet = follows
        .iter()
        .filter(|card| card.rank.ace_high() < highest)
        .collect();
    let last = plays.len() + 1 == open.players.count() && Points::of(points) > Points::ZERO;
    (last && !alone && !threat && !low.is_empty()).then_some(low)
}

#[test]
fn whoever_plays_last_and_can_duck_takes_no_points() {
    let mut asked = 0;
    for seed in 0..40 {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = start(4, seed, &[]);
        while game.view(None).open.deals == 0 {
            let Some(seat) = game.turn().seat() else {
                break;
            };
            let view = game.view(Some(seat));
            if let Some(low) = can_duck(&view).filter(|_| view.open.phase == Phase::Play) {
                asked += 1;
                for level in [Level::NORMAL, Level::HARD] {
                    let Action::Play(card) = decide(&view, level) else {
                        panic!("a card is to be played")
                    };
                    assert!(
                        low.has(card),
                        "{level:?} plays {card} in {:?}",
                        view.open.trick
                    );
                }
            }
            let action = random_action(&game, &mut rng);
            act(&mut game, action);
        }
    }
    assert!(asked > 20, "{asked}");
}

//! Tests of the player: that its fast counts and its fast play are those of the rules, what it does at tables that come up,
//! and how strong it is.

use super::crib::{self, Crib};
use super::deal::Deal;
use super::{discard, ranks, shortsighted};
use crate::{Level, Player, Sparring};
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Action, Counting, Event, Made, Phase, SEATS, View, count};
use parlour_rules::hidden::Things;
use parlour_rules::testing::{Script, any_setup, begin, play, read, scripted, seat};
use parlour_rules::{Cribbage, Croupier, Free, Game, Rng, RngCore, Seat, SeedableRng, Turn};
use std::string::ToString;
use std::vec::Vec;

fn any_cards(number: usize, rng: &mut Rng) -> Vec<Card> {
    let pack: heapless::Vec<Card, 52> = CardSet::PACK.shuffled(rng);
    pack.into_iter().take(number).collect()
}

#[test]
fn ranks_count_in_the_show_as_cards_do() {
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..20_000 {
        let cards = any_cards(5, &mut rng);
        let (starter, hand) = cards.split_first().unwrap();
        let hand: CardSet = hand.iter().copied().collect();
        let mut suits = 0;
        count::combinations(hand, *starter, true, &mut |combination| {
            if matches!(combination.kind, count::Kind::Flush | count::Kind::Jack) {
                suits += i32::from(combination.points());
            }
        });
        let numbers: Vec<u8> = cards.iter().map(|card| ranks::number(*card)).collect();
        let total = i32::from(count::total(hand, *starter, true));
        assert_eq!(ranks::show(&numbers) + suits, total, "{cards:?}");
    }
}

#[test]
fn ranks_make_in_the_play_what_cards_make() {
    let mut rng = Rng::seed_from_u64(2);
    for _ in 0..20_000 {
        // Low cards, so that rows are long and full of pairs and runs.
        let length = 1 + rng.below(8) as usize;
        let low = |card: &Card| card.rank.number() < 7;
        let row: Vec<Card> = any_cards(52, &mut rng)
            .into_iter()
            .filter(low)
            .take(length)
            .collect();
        let numbers: Vec<u8> = row.iter().map(|card| ranks::number(*card)).collect();
        let sum: u8 = numbers.iter().map(|rank| ranks::worth(*rank)).sum();
        let made = i32::from(Made::by_last(&row).points());
        assert_eq!(ranks::made(&numbers, sum), made, "{row:?}");
    }
}

/// The hands of all seats, as they are.
fn hands(game: &Cribbage) -> [CardSet; SEATS] {
    let mut hands = [CardSet::EMPTY; SEATS];
    for seat in game.players().seats() {
        hands[seat.index()] = game.view(Some(seat)).hand;
    }
    hands
}

#[test]
fn an_imagined_deal_pegs_what_the_rules_peg() {
    let mut deals = 0;
    for number in 0..80 {
        let mut rng = Rng::seed_from_u64(number);
        let (mut game, _): (Cribbage, _) = begin(&any_setup::<Cribbage>(&mut rng), &mut Free);
        let mut copy: Option<Deal> = None;
        while let Some(seat) = game.turn().seat() {
            let view = game.view(Some(seat));
            if view.open.phase != Phase::Play {
                copy = None;
            } else if !view.open.nobs_due {
                let fresh = Deal::new(&view.open, hands(&game));
                let kept = copy.get_or_insert_with(|| fresh.clone());
                assert_eq!(kept.scores, fresh.scores, "{view:?}");
                assert_eq!(kept.turn, Some(seat.index()));
                assert_eq!(kept.row(), fresh.row());
                deals += 1;
            }
            let lot = u64::from(rng.next_u32());
            let action = Sparring::Random.decide::<Cribbage>(&view, lot).unwrap();
            if let Some(kept) = &mut copy {
                match action {
                    Action::Play(card) => kept.play(ranks::number(card)),
                    Action::Go => kept.go(),
                    _ => copy = None,
                }
            }
            play(&mut game, &action.to_string());
        }
    }
    assert!(deals > 2000);
}

#[test]
fn the_crib_table_is_read_by_the_ranks_of_both_cards() {
    for (one, other, own, others) in [
        (1, 1, 53, 61),
        (1, 13, 34, 43),
        (13, 2, 37, 45),
        (5, 5, 88, 93),
        (5, 11, 70, 77),
        (10, 5, 67, 74),
        (12, 13, 35, 45),
        (13, 13, 46, 57),
        (7, 8, 66, 79),
    ] {
        assert_eq!(crib::mean(&[one, other], Crib::Own), own, "{one} {other}");
        assert_eq!(crib::mean(&[one, other], Crib::Others), others);
    }
}

/// A table for two where seat 0 was dealt these cards and seat 1 deals, or seat 0 itself.
fn dealt(hand: &str, own_crib: bool, wishes: &str) -> Cribbage {
    let hand: CardSet = read(hand);
    let rest = CardSet::PACK.without(hand).iter().take(6);
    let texts = |cards: &mut dyn Iterator<Item = Card>| {
        let texts: Vec<_> = cards.map(|card| card.to_string()).collect();
        texts.join(" ")
    };
    let (own, other) = (texts(&mut hand.iter()), texts(&mut rest.into_iter()));
    let (order, dealer) = match own_crib {
        true => ([&*other, &*own], 0),
        false => ([&*own, &*other], 1),
    };
    let script = Script::new().picks(&[dealer]).dealt(&order, "");
    scripted(2, 1, wishes, script).0
}

#[test]
fn every_choice_is_worth_its_mean_over_all_starters() {
    let game = dealt("5C 5D JH QS KC 2D", true, "");
    let view = game.view(Some(seat(0)));
    let choices = discard::choices(&view.open, seat(0), view.open.dealer, view.hand);
    assert_eq!(choices.len(), 15);
    assert!(choices.is_sorted_by(|one, other| one.worth >= other.worth));
    for choice in &choices {
        let kept = view.hand.without(choice.thrown);
        let starters = CardSet::PACK.without(view.hand);
        let totals = starters
            .iter()
            .map(|starter| i32::from(count::total(kept, starter, true)));
        assert_eq!(choice.hand, 100 * totals.sum::<i32>() / 46);
        assert_eq!(choice.worth, choice.hand + choice.crib);
    }
}

#[test]
fn fives_go_into_the_own_crib_and_never_into_another() {
    let thrown = |own: bool| {
        let game = dealt("5C 5D 7H 8S 9C KD", own, "");
        let view = game.view(Some(seat(0)));
        discard::choices(&view.open, seat(0), view.open.dealer, view.hand)[0].thrown
    };
    assert_eq!(thrown(true), read("5C 5D"));
    assert!(thrown(false).and(read("5C 5D")).is_empty());
}

fn decide(view: &View, level: Level) -> Action {
    Cribbage::decide(view, level, 1, &|| false).unwrap().action
}

/// Plays these cards out of hands for two, of whom seat 0 leads.
fn in_play(hands: [&str; 2], plays: &str) -> Cribbage {
    let both: Vec<CardSet> = hands.iter().map(|hand| read(hand)).collect();
    let used = both[0].or(both[1]);
    // High cards of little use are thrown, and a king lies there as starter.
    let spare: Vec<Card> = CardSet::PACK.without(used).iter().collect();
    let mut spare = spare
        .into_iter()
        .rev()
        .filter(|card| card.rank.number() != 11);
    let mut whole = Vec::new();
    let mut thrown = Vec::new();
    for hand in &both {
        let two: CardSet = spare.by_ref().take(2).collect();
        let texts: Vec<_> = hand.or(two).iter().map(|card| card.to_string()).collect();
        whole.push(texts.join(" "));
        thrown.push(Action::Crib(two).to_string());
    }
    let starter = spare.next().unwrap().to_string();
    let whole: Vec<&str> = whole.iter().map(|hand| &**hand).collect();
    let script = Script::new().picks(&[1]).dealt(&whole, &starter);
    let mut game: Cribbage = scripted(2, 1, "", script).0;
    for crib in thrown {
        play(&mut game, &crib);
    }
    play(&mut game, plays);
    game
}

#[test]
fn nobody_who_thinks_leads_a_five() {
    let game = in_play(["5C 5D 4H KS", "6C 7D 8H 9S"], "");
    for level in [Level::NORMAL, Level::HARD] {
        let led = decide(&game.view(Some(seat(0))), level).to_string();
        assert!(!led.starts_with('5'), "{led}");
    }
}

#[test]
fn fifteen_and_thirty_one_are_taken() {
    let game = in_play(["KC QD 4H 3S", "5C 7D 8H AS"], "KC");
    for level in Level::all(Cribbage::INFO).skip(1) {
        assert_eq!(decide(&game.view(Some(seat(1))), level).to_string(), "5C");
    }
    let game = in_play(["KC QD 4H 3S", "TC JD 8H AS"], "KC TC QD");
    for level in Level::all(Cribbage::INFO).skip(1) {
        assert_eq!(decide(&game.view(Some(seat(1))), level).to_string(), "AS");
    }
}

#[test]
fn the_shortsighted_take_what_makes_most_now() {
    let game = in_play(["KC QD 4H 3S", "5C 7D 8H AS"], "KC");
    let five = "5C".parse().unwrap();
    assert_eq!(shortsighted(&game.view(Some(seat(1)))), Some(five));
}

#[test]
fn a_computer_claims_the_truth_and_never_misses_his_nobs() {
    let (mut claims, mut nobs) = (0, 0);
    for number in 0..12 {
        let options = "counting=muggins target=61";
        let mut game: Cribbage =
            parlour_rules::testing::start(2 + number as usize % 3, number, options);
        assert_eq!(game.view(None).open.options.counting, Counting::Muggins);
        while let Some(own) = game.turn().seat() {
            let view = game.view(Some(own));
            let due = view.open.may_peg_nobs(view.hand);
            let action = decide(&view, Level::EASY);
            nobs += u32::from(action == Action::Nobs);
            assert_eq!(action == Action::Nobs, due);
            let mut missed = false;
            let mut hear = |_, event| match event {
                Event::Counted { points, claim, .. } => {
                    claims += 1;
                    assert_eq!(claim, Some(points));
                }
                Event::Muggins { .. } => missed = true,
                _ => {}
            };
            game.apply(action, &mut Croupier::new(&mut Free, &mut hear))
                .unwrap();
            assert!(!missed);
        }
    }
    assert!(claims > 100 && nobs > 0);
}

/// Games of one player against a sparring partner, who sit in both seats in turn; how many the player won.
fn wins(level: Level, partner: Sparring, games: u64) -> u64 {
    let mut won = 0;
    for number in 0..games {
        let own = seat((number % 2) as usize);
        let mut game: Cribbage = parlour_rules::testing::start(2, number / 2, "");
        let mut rng = Rng::seed_from_u64(number);
        let outcome = loop {
            let to_play = match game.turn() {
                Turn::Decide(decision) => decision.seat,
                Turn::Over(outcome) => break outcome,
            };
            let view = game.view(Some(to_play));
            let lot = u64::from(rng.next_u32());
            let action = match to_play == own {
                true => {
                    Cribbage::decide(&view, level, lot, &|| false)
                        .unwrap()
                        .action
                }
                false => partner.decide::<Cribbage>(&view, lot).unwrap(),
            };
            play(&mut game, &action.to_string());
        };
        won += u64::from(outcome.winners.has(own));
    }
    won
}

#[test]
fn the_middle_level_wins_nearly_all_games_against_chance() {
    assert!(wins(Level::NORMAL, Sparring::Random, 100) >= 97);
}

#[test]
fn the_middle_level_wins_most_games_against_the_greedy_partner() {
    // Sixty-two of a hundred in the long run; here within three standard deviations.
    let won = wins(Level::NORMAL, Sparring::Greedy, 200);
    assert!(won >= 104, "{won} of 200");
}

/// What deals bring in games of equal players, on the average, in hundredths of a point.
#[derive(Default)]
struct Means {
    deals: i32,
    hands: [i32; 2],
    plays: [i32; 2],
    crib: i32,
}

/// Plays games in which all sit that think alike, and adds up what pone and dealer peg in whole deals.
fn means(level: Level, games: u64) -> Means {
    let mut means = Means::default();
    for number in 0..games {
        let mut game: Cribbage = parlour_rules::testing::start(2, number, "");
        let mut rng = Rng::seed_from_u64(number);
        while let Some(own) = game.turn().seat() {
            let (view, lot) = (game.view(Some(own)), u64::from(rng.next_u32()));
            let thought = Cribbage::decide(&view, level, lot, &|| false).unwrap();
            play(&mut game, &thought.action.to_string());
            let after = game.view(None).open;
            let whole = after.deals != view.open.deals && game.turn().seat().is_some();
            let Some(report) = after.report.filter(|_| whole) else {
                continue;
            };
            means.deals += 1;
            for seat in after.players.seats() {
                let is_dealer = usize::from(seat == report.dealer);
                means.hands[is_dealer] += i32::from(report.tally[seat].hand);
                means.plays[is_dealer] += i32::from(report.tally[seat].play);
                means.crib += i32::from(report.tally[seat].crib);
            }
        }
    }
    let mean = |sum: i32| 100 * sum / means.deals.max(1);
    Means {
        hands: means.hands.map(mean),
        plays: means.plays.map(mean),
        crib: mean(means.crib),
        ..means
    }
}

#[test]
fn deals_of_equal_players_bring_what_they_bring_good_ones() {
    let means = means(Level::NORMAL, 120);
    let Means {
        deals,
        hands,
        plays,
        crib,
    } = means;
    let (pone, dealer) = (hands[0] + plays[0], hands[1] + plays[1] + crib);
    std::println!("{deals} deals: hands {hands:?}, plays {plays:?}, crib {crib}");
    // A pone brings 10.2 and a dealer 16.2 where good players sit, as is published; within three standard errors.
    assert!((978..=1062).contains(&pone), "{pone}");
    assert!((1569..=1671).contains(&dealer), "{dealer}");
    // The means of the rule sheet, less three standard errors of so many deals.
    assert!(hands[0] > 765 && hands[1] > 755, "{hands:?}");
    assert!(plays[0] > 165 && plays[1] > 280, "{plays:?}");
    assert!(crib > 430, "{crib}");
}

#[test]
fn partners_help_each_other_to_points() {
    // The partner deals: what is thrown goes to the own side.
    let game: Cribbage = parlour_rules::testing::start(4, 3, "");
    let open = game.view(None).open;
    let partner = open.players.seat_after(open.dealer, 2);
    let view = game.view(Some(partner));
    for choice in discard::choices(&open, partner, open.dealer, view.hand) {
        assert_eq!(choice.worth, choice.hand + choice.crib);
    }
    let other: Seat = open.players.left_of(open.dealer);
    let view = game.view(Some(other));
    for choice in discard::choices(&open, other, open.dealer, view.hand) {
        assert_eq!(choice.worth, choice.hand - choice.crib);
    }
}

//! Tests of the trials: which idea is taken, what counts, and when they end.

use super::{Challenge, Trial};
use parlour_rules::{Rng, SeedableRng};
use std::vec::Vec;

/// Lets a trial run its course: what each idea brings in a world is told by place and number of the world; each attempt
/// costs one of the budget. Gives how often each idea was tried.
fn run(trial: &mut Trial, ideas: usize, brings: impl Fn(usize, u32) -> Option<i32>) -> Vec<u32> {
    let (mut spent, mut world) = (0, 0);
    let mut tries = Vec::from_iter((0..ideas).map(|_| 0));
    while trial.goes_on(spent) {
        trial.compare(&mut |idea| {
            spent += 1;
            tries[idea] += 1;
            brings(idea, world)
        });
        world += 1;
    }
    tries
}

#[test]
fn the_worse_half_of_the_ideas_is_given_up_after_each_stage() {
    let mut trial = Trial::of(5, 300);
    // Three stages of a hundred attempts: 20 worlds for five ideas, 34 for the three best, 49 for the two best.
    let tries = run(&mut trial, 5, |idea, _| Some([3, 1, 9, 2, 5][idea]));
    assert_eq!(tries, [20 + 34, 20, 20 + 34 + 49, 20, 20 + 34 + 49]);
    assert_eq!(trial.best(), Some(2));
}

#[test]
fn of_equals_the_first_is_taken() {
    for ideas in 2..9 {
        let mut trial = Trial::of(ideas, 500);
        run(&mut trial, ideas, |_, world| Some(world as i32));
        assert_eq!(trial.best(), Some(0));
    }
}

#[test]
fn a_world_that_only_some_have_seen_does_not_count() {
    let mut trial = Trial::of(3, 600);
    // In the first world the last idea wins; in the second there is no time for it, and the others would have been first.
    let brings = |idea: usize, world| match (world, idea) {
        (0, _) => Some(idea as i32),
        (_, 2) => None,
        _ => Some(100),
    };
    assert_eq!(run(&mut trial, 3, brings), [2, 2, 2]);
    assert_eq!(trial.best(), Some(2));
    assert!(!trial.goes_on(0), "a trial that was stopped is over");
}

#[test]
fn without_a_whole_world_there_is_no_best_idea() {
    let mut trial = Trial::of(2, 600);
    run(&mut trial, 2, |_, _| None);
    assert_eq!(trial.best(), None);
    for ideas in 0..2 {
        let mut trial = Trial::of(ideas, 600);
        assert!(!trial.goes_on(0), "there is nothing to compare");
        assert_eq!(trial.best(), None);
    }
}

#[test]
fn the_last_two_part_early_when_the_matter_is_clear_and_not_when_it_is_not() {
    let tries = |second: fn(u32) -> i32| {
        let mut trial = Trial::of(2, 1000).parting_after(24);
        let tries = run(&mut trial, 2, |idea, world| Some([0, second(world)][idea]));
        (tries[0], trial.best())
    };
    assert_eq!(tries(|_| 1), (24, Some(1)));
    assert_eq!(tries(|_| -1), (24, Some(0)));
    // Won one time and lost the next: nothing is clear.
    assert_eq!(tries(|world| [5, -5][world as usize % 2]).0, 500);
}

#[test]
fn the_better_idea_is_found_through_luck_that_all_share() {
    for seed in 0..50 {
        let mut trial = Trial::of(8, 4000);
        let luck =
            |world: u32| Rng::seed_from_u64(seed << 32 | u64::from(world)).below(1000) as i32;
        let whim = |idea: usize, world: u32| {
            let mut rng = Rng::seed_from_u64(u64::from(world * 8) + idea as u64);
            rng.below(20) as i32 - 10
        };
        let skill = |idea: usize| if idea == 5 { 6 } else { 0 };
        let brings = |idea, world| Some(luck(world) + whim(idea, world) + skill(idea));
        run(&mut trial, 8, brings);
        assert_eq!(trial.best(), Some(5));
    }
}

/// Lets a challenge run its course, as [`run`] does.
fn challenge(ideas: usize, brings: impl Fn(usize, u32) -> Option<i32>) -> (Vec<u32>, usize) {
    let mut challenge = Challenge::of(ideas, 900, 16);
    let (mut spent, mut world) = (0, 0);
    let mut tries = Vec::from_iter((0..ideas).map(|_| 0));
    while challenge.goes_on(spent) {
        challenge.compare(&mut |idea| {
            spent += 1;
            tries[idea] += 1;
            brings(idea, world)
        });
        world += 1;
    }
    (tries, challenge.best())
}

#[test]
fn the_first_idea_is_given_up_only_for_one_that_does_clearly_better() {
    let even = |idea: usize, world: u32| Some([0, [9, -9][world as usize % 2]][idea]);
    assert_eq!(challenge(2, even).1, 0, "a lead by luck is not clear");
    let better = |idea: usize, world: u32| Some([0, [9, -5][world as usize % 2], 1][idea]);
    assert_eq!(challenge(3, better).1, 1);
}

#[test]
fn an_idea_that_does_clearly_worse_than_the_first_is_given_up() {
    let (tries, best) = challenge(3, |idea, _| Some([5, 4, 5][idea]));
    assert_eq!(tries, [450 - 8, 16, 450 - 8]);
    assert_eq!(best, 0);
    let (tries, _) = challenge(2, |idea, _| Some([5, 4][idea]));
    assert_eq!(tries, [16, 16], "with no rival left the matter is settled");
}

#[test]
fn nothing_is_clear_before_enough_worlds_were_seen() {
    let stops_after = |worlds| {
        let brings = move |idea: usize, world| (world < worlds).then_some(idea as i32);
        challenge(2, brings).1
    };
    assert_eq!(stops_after(15), 0);
    assert_eq!(stops_after(16), 1);
}

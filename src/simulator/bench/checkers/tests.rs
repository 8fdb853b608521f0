//! Tests of the benchmark: that what it takes for right is right.

use super::endings::Solved;
use super::forced::{Proof, problems};
use super::{RULES, move_rules};
use parlour_rules::checkers::read_position;

#[test]
fn every_line_of_the_list_is_a_problem() {
    let lines = include_str!("forced.txt").lines().count();
    assert_eq!(problems().count(), lines);
    for rules in ["Booklet", "Tournament"] {
        for plies in [3, 5, 7, 9] {
            let alike = problems().filter(|it| it.rules.name == rules && it.plies == plies);
            assert!(alike.count() >= 30, "{rules} {plies}");
        }
    }
}

/// Whether the side to move gains two men within so many moves of both.
fn gains(rules: usize, position: &str, plies: u32) -> bool {
    let position = read_position(position).unwrap();
    Proof::new(move_rules(&RULES[rules]), &position, 4).wins(&position, plies)
}

#[test]
fn a_proof_follows_the_jumps() {
    // 14x23x30 takes both and wins at once.
    for rules in [0, 1] {
        assert!(gains(rules, "B:W18,26:B14", 1));
    }
    // 10-15 19x10 6x15x22x29 gives one man for three; nobody has to take the first, though.
    let position = "B:W18,19,25,32:B1,6,10,11";
    assert!(gains(1, position, 3));
    assert!(!gains(1, position, 1));
    assert!(!gains(0, position, 3));
    // An even exchange gains nothing.
    assert!(!gains(1, "B:W18,31:B5,9", 9));
}

#[test]
fn endings_are_solved_from_their_end() {
    let solved = Solved::new(&RULES[1], &[[1, 1], [2, 1]]);
    let end = |position: &str| solved.end(&read_position(position).unwrap());
    // Jumped at once; jumped when it leaves its corner; safe in a double corner.
    assert_eq!(end("B:WK18:BK14"), 1);
    assert_eq!(end("W:WK29:BK22"), 2);
    assert_eq!(end("W:WK32:BK1"), u16::MAX);
}

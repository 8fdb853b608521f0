//! Tests of the player of Block: that its imagined rounds are real ones, what it does, and how strong it is.

use crate::line_game::testing::{self, level, partner, wins, worlds_follow_the_rules};
use crate::{Level, Sparring};
use parlour_rules::block::Blocking;

#[test]
fn imagined_rounds_follow_the_rules() {
    worlds_follow_the_rules::<Blocking>();
}

#[test]
fn every_level_goes_out_when_it_can() {
    testing::goes_out::<Blocking>();
}

#[test]
fn the_middle_level_wins_as_often_as_the_sheet_asks() {
    for (other, least) in [(Sparring::Random, 1600), (Sparring::Greedy, 1160)] {
        let won = wins::<Blocking>(
            2000,
            level::<Blocking>(Level::NORMAL),
            partner::<Blocking>(other),
        );
        assert!(won >= least, "{} {won}", other.name());
    }
}

//! Tests of the player of Dominoes: that its imagined rounds are real ones, what it does, and how strong it is.

use crate::line_game::testing::{self, level, partner, wins, worlds_follow_the_rules};
use crate::{Level, Sparring};
use parlour_rules::dominoes::Basic;

#[test]
fn imagined_rounds_follow_the_rules() {
    worlds_follow_the_rules::<Basic>();
}

#[test]
fn every_level_goes_out_when_it_can() {
    testing::goes_out::<Basic>();
}

#[test]
fn the_middle_level_wins_seven_of_ten_games_against_chance_and_against_heaviest_first() {
    for other in Sparring::ALL {
        let won = wins::<Basic>(2000, level::<Basic>(Level::NORMAL), partner::<Basic>(other));
        assert!(won >= 1400, "{} {won}", other.name());
    }
}

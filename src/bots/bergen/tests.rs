//! Tests of the player of Bergen: that its imagined rounds are real ones, what it does, and how strong it is.

use crate::line_game::testing::{self, decide, level, partner, wins, worlds_follow_the_rules};
use crate::{Level, Sparring};
use parlour_rules::bergen::Heading;
use parlour_rules::line_game::Action;

#[test]
fn imagined_rounds_follow_the_rules() {
    worlds_follow_the_rules::<Heading>();
}

#[test]
fn every_level_goes_out_when_it_can() {
    testing::goes_out::<Heading>();
}

#[test]
fn a_heading_is_made_where_it_can_be_made() {
    let (mut met, mut made) = (0, 0);
    testing::positions::<Heading>(2, 30, |view| {
        let mut heading = false;
        for tile in view.playable().iter() {
            for end in parlour_rules::tiles::End::BOTH {
                let mut line = view.open.line.clone();
                heading |=
                    line.place(tile, end) && line.ends().is_some_and(|(one, other)| one == other);
            }
        }
        if !heading {
            return;
        }
        met += 1;
        let action = decide::<Heading>(view, Level::NORMAL, 3);
        let Action::Place { tile, .. } = action else {
            panic!("{action}");
        };
        let mut line = view.open.line.clone();
        let end = view.open.end_of(action).unwrap();
        assert!(line.place(tile, end));
        made += u32::from(line.ends().is_some_and(|(one, other)| one == other));
    });
    assert!(met > 100 && made * 100 >= met * 95, "{made} of {met}");
}

#[test]
fn the_middle_level_wins_as_often_as_the_sheet_asks() {
    for (other, least) in [(Sparring::Random, 1400), (Sparring::Greedy, 1160)] {
        let won = wins::<Heading>(
            2000,
            level::<Heading>(Level::NORMAL),
            partner::<Heading>(other),
        );
        assert!(won >= least, "{} {won}", other.name());
    }
}

//! The rulings of the sheet's section 6 that a table can show, and what section 7 hides.

use super::*;

const STRICT: &str = "passing=cycle-hold first-trick=no-points opening=low-club break-hearts=true queen-waits=true moon=choice";

#[test]
fn ruling_3_a_hand_of_hearts_and_the_queen_leads_anything() {
    let mut open = later_trick("", STRICT);
    assert_eq!(playable(&open, "2H QS AH"), "AH 2H QS");
    assert_eq!(playable(&open, "2H AH"), "AH 2H");
    open.broken = true;
    assert_eq!(playable(&open, "2H AH"), "AH 2H");
}

#[test]
fn ruling_4_a_heart_led_for_want_of_others_does_not_break_hearts() {
    let breaks: &str = "break-hearts=true";
    let mut game = laid(&["2H 3H", "9D 8H", "KH 6D", "2C 8D"], breaks);
    play(&mut game, "2H 8H KH 2C");
    assert!(!game.open.broken);
    assert_eq!(to_play(&game), 2);
    play(&mut game, "6D 8D 3H");
    assert!(game.open.broken);
}

#[test]
fn ruling_9_hearts_of_the_widow_count_for_the_moon() {
    let mut game = laid(&["AC", "2D", "3D"], "moon=subtract");
    game.open.won = PerSeat::default();
    game.open.won[seat(1)] = POINT_CARDS;
    play(&mut game, "AC 2D 3D");
    assert_eq!(scores(&game), [0, -26, 0]);
}

#[test]
fn ruling_11_with_a_widow_nothing_is_stripped() {
    for players in [3, 5, 6] {
        let game = start(players, 1, "widow=first-trick");
        assert_eq!(game.open.pack(), CardSet::PACK);
    }
}

#[test]
fn ruling_16_the_deal_and_with_it_the_opening_lead_move_left() {
    let mut game = laid(&["AC", "2D", "3D", "4D"], "");
    game.open.dealer = seat(3);
    play(&mut game, "AC 2D 3D 4D");
    assert_eq!(game.open.dealer, seat(0));
    assert_eq!(to_play(&game), 1);
}

#[test]
fn section_7_only_what_needs_no_secret_needs_no_hand_over() {
    let private = |game: &Hearts| match game.turn() {
        Turn::Decide(decision) => decision.private,
        Turn::Over(_) => panic!("the game goes on"),
    };
    assert!(private(&start(4, 1, STRICT)));
    assert!(private(&start(4, 1, "")));
    // Everybody knows which club opens.
    let mut opening = start(4, 1, "opening=low-club");
    assert!(!private(&opening));
    play(&mut opening, "2C");
    assert!(private(&opening));
    // A last card is played without a thought.
    let mut last = start(4, 1, "");
    for own in last.open.players.seats() {
        let played: CardSet = last.hands[own].iter().skip(1).collect();
        last.open.played[own] = played;
        last.hands[own] = last.hands[own].without(played);
    }
    assert!(!private(&last));
}

#[test]
fn section_7_a_view_shows_its_own_hand_and_what_went_through_it() {
    let mut game = start(4, 6, STRICT);
    let first = game.turn().seat().unwrap();
    let three: CardSet = game.hands[first].iter().take(3).collect();
    play(&mut game, &Action::Pass(three).to_string());
    let own = game.view(Some(first));
    assert_eq!((own.passed, own.underway()), (three, three));
    assert_eq!(own.hand.len(), 10);
    let other = game.view(game.turn().seat());
    assert_eq!(other.passed, CardSet::EMPTY);
    assert_eq!(other.open.held(first), 10);
    let open = game.view(None);
    assert_eq!((open.hand, open.passed), (CardSet::EMPTY, CardSet::EMPTY));
    assert_eq!(open.unseen(), CardSet::PACK);
    while matches!(game.open.phase, Phase::Pass(_)) {
        let cards: CardSet = game.hands[game.turn().seat().unwrap()]
            .iter()
            .take(3)
            .collect();
        play(&mut game, &Action::Pass(cards).to_string());
    }
    let own = game.view(Some(first));
    assert_eq!(own.known_passed(), three);
    assert_eq!(own.received, game.passed[game.open.giver(first)]);
    let receiver = game.view(Some(game.open.receiver(first)));
    assert_eq!(receiver.received, three);
}

#[test]
fn what_a_seat_plays_tells_what_it_cannot_hold() {
    let clubs = CardSet::suit(crate::cards::Suit::Clubs);
    let hearts = CardSet::suit(crate::cards::Suit::Hearts);
    // A discard: no card of the suit led.
    assert_eq!(later_trick("4C", "").denied_by(card("2D")), clubs);
    assert_eq!(later_trick("4C", "").denied_by(card("2C")), CardSet::EMPTY);
    // Points on a first trick without points: nothing else was held.
    let none: &str = "first-trick=no-points";
    let points = first_trick("4C", none).denied_by(card("2H"));
    assert_eq!(points, CardSet::PACK.without(POINT_CARDS));
    // A heart led before hearts are broken: nothing but hearts was held.
    let breaks: &str = "break-hearts=true";
    let led = later_trick("", breaks).denied_by(card("2H"));
    assert_eq!(led, CardSet::PACK.without(hearts));
    // The queen who had to follow: no other spade was held.
    let waits: &str = "break-hearts=true queen-waits=true";
    let queen = later_trick("4S", waits).denied_by(card("QS"));
    assert_eq!(
        queen,
        CardSet::suit(crate::cards::Suit::Spades).without(set("QS"))
    );
    // The lowest club: no lower one.
    let lowest: &str = "opening=low-club lowest-club=true";
    assert_eq!(
        first_trick("2C", lowest).denied_by(card("5C")),
        set("2C 3C 4C")
    );
}

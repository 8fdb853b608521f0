//! What a friend would say who looks over the shoulder: which cards are good now, and why.

use super::Sight;
use crate::fitting::in_a_hint;
use crate::line;
use crate::screen::Line;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::hearts::{AceHigh, Action, Points, QUEEN, Reward, View};

/// Whoever has taken so many points, and everybody else none, may be after the moon.
const MANY: i16 = 7;

/// The action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    match action {
        Action::Pass(cards) => line!("Pass these: {}", why_pass(sight, cards)),
        Action::Moon(reward) => why_moon(sight.view, reward),
        Action::Play(card) => match sight.view.open.trick.suit() {
            None => line!("Lead this: {}", why_lead(sight.view, card)),
            Some(suit) if suit == card.suit => {
                line!("Play this: {}", why_follow(sight, card))
            }
            Some(_) => line!("Throw this: {}", why_throw(sight, card)),
        },
    }
}

fn height(card: &Card) -> u8 {
    card.rank.ace_high()
}

fn of(cards: CardSet, suit: Suit) -> CardSet {
    cards.and(CardSet::suit(suit))
}

/// The cards of a suit below one.
fn below(cards: CardSet, card: Card) -> usize {
    let suit = of(cards, card.suit).iter();
    suit.filter(|other| height(other) < height(&card)).count()
}

/// The cards of a suit above one.
fn above(cards: CardSet, card: Card) -> usize {
    let suit = of(cards, card.suit).iter();
    suit.filter(|other| height(other) > height(&card)).count()
}

fn why_pass(sight: &Sight<'_>, cards: CardSet) -> Line {
    let view = sight.view;
    let kept = view.hand.without(cards);
    let is_emptied = |suit: &Suit| of(kept, *suit).is_empty() && !of(view.hand, *suit).is_empty();
    let lord = |card: Card| card.suit == Suit::Spades && height(&card) > height(&QUEEN);
    let is_high = |card: Card| height(&card) >= Rank::JACK.ace_high();
    if cards.has(QUEEN) {
        return line!("somebody else gets the queen");
    }
    if let Some(suit) = Suit::ALL.into_iter().find(is_emptied) {
        return line!("it empties your {}", suit.name());
    }
    if cards.iter().any(lord) && !view.hand.has(QUEEN) {
        return line!("they could catch the queen");
    }
    if cards
        .iter()
        .any(|card| card.suit == Suit::Hearts && is_high(card))
    {
        return line!("high hearts take points");
    }
    if cards.iter().all(is_high) {
        return line!("high cards take tricks");
    }
    let top = |cards: CardSet| cards.iter().map(|card| height(&card)).max();
    if top(cards) >= top(kept) {
        return line!("what you keep is no higher");
    }
    let receiver = view.open.receiver(sight.viewer());
    line!("{} has to play them", in_a_hint(sight.name(receiver)))
}

fn why_lead(view: &View, card: Card) -> Line {
    let (suit, unseen) = (card.suit.name(), view.unseen());
    let out = of(unseen, card.suit).len();
    let (higher, lower) = (above(unseen, card), below(unseen, card));
    let others = view.open.players.count() - 1;
    if takes_all(view) && higher == 0 {
        line!("all points are yours so far")
    } else if card.suit == Suit::Spades && unseen.has(QUEEN) && height(&card) < height(&QUEEN) {
        line!("it may draw out the queen")
    } else if of(view.hand, card.suit).len() == 1 && view.hand.len() > 1 {
        line!("then you have no {suit} any more")
    } else if out > 0 && lower == 0 {
        line!("nobody can stay below it")
    } else if out == 0 {
        line!("nobody else has {suit} any more")
    } else if card.suit != Suit::Hearts && out >= 2 * others && higher < lower {
        line!("others should still have {suit}")
    } else if higher >= lower {
        line!("most {suit} still out are higher")
    } else {
        line!("your other suits can wait")
    }
}

/// Whether all points that have been taken in this deal were taken by the seat that looks, and they are many.
fn takes_all(view: &View) -> bool {
    let open = &view.open;
    let taken = |seat| Points::of(open.won[seat]).number();
    let all: i16 = open.players.seats().map(taken).sum();
    view.seat.is_some_and(|own| taken(own) == all) && all >= MANY
}

fn why_follow(sight: &Sight<'_>, card: Card) -> Line {
    let view = sight.view;
    let open = &view.open;
    let taker = open.trick.taker(&AceHigh, open.players);
    let best = open.trick.played_by(taker, open.players);
    let beats = |card: &Card| best.is_none_or(|best| height(card) > height(&best));
    let name = in_a_hint(sight.name(taker));
    let points = open.trick.points().number() > 0;
    let last = open.trick.played.len() + 1 == open.players.count();
    if !beats(&card) {
        return match (card == QUEEN, points) {
            (true, _) => line!("your queen goes under {name}'s card"),
            (_, true) => line!("the points go to somebody else"),
            _ => line!("it stays below {name}'s card"),
        };
    }
    let forced = view.playable().iter().all(|card| beats(&card));
    let counts = points || Points::of(CardSet::only(card)).number() > 0;
    if takes_all(view) && counts {
        line!("all points are yours so far")
    } else if last && !counts {
        line!("you take it, and it holds no points")
    } else if forced && above(view.hand, card) == 0 && last {
        line!("you take it anyhow, so go high")
    } else if above(view.unseen(), card) > 0 && !last {
        line!("somebody may still go higher")
    } else if forced {
        line!("you have nothing below {name}'s card")
    } else {
        line!("it takes the trick")
    }
}

fn why_throw(sight: &Sight<'_>, card: Card) -> Line {
    let view = sight.view;
    let open = &view.open;
    let unseen = view.unseen();
    let lord = card.suit == Suit::Spades && height(&card) > height(&QUEEN);
    if card == QUEEN {
        line!("you are rid of the queen")
    } else if card.suit == Suit::Hearts {
        let taker = open.trick.taker(&AceHigh, open.players);
        let all = open.trick.played.len() + 1 == open.players.count();
        match all {
            true => line!("{} gets your heart", in_a_hint(sight.name(taker))),
            false => line!("somebody else gets your heart"),
        }
    } else if lord && unseen.has(QUEEN) {
        line!("it could have caught the queen")
    } else if of(view.hand, card.suit).len() == 1 {
        line!("then you have no {} any more", card.suit.name())
    } else if below(unseen, card) > 0 {
        line!("it could take a trick later")
    } else {
        line!("it costs you nothing now")
    }
}

fn why_moon(view: &View, reward: Reward) -> Line {
    let open = &view.open;
    let Some(own) = view.seat else {
        return Line::new();
    };
    let after = |seat| {
        let total = open.totals[seat];
        match reward {
            Reward::AddOthers if seat != own => total.plus(Points::MOON),
            Reward::Subtract if seat == own => total.less(Points::MOON),
            _ => total,
        }
    };
    let mut others = open.players.seats().filter(|seat| *seat != own);
    let leads = others.clone().all(|seat| after(seat) > after(own));
    let ends = open
        .players
        .seats()
        .any(|seat| after(seat) > open.options.limit);
    let saves = open.totals[own] > open.options.limit && after(own) <= open.options.limit;
    match reward {
        Reward::AddOthers if ends && leads => line!("Add them: that wins you the game"),
        Reward::AddOthers if others.all(|seat| open.totals[seat] <= open.totals[own]) => {
            line!("Add them: nobody is behind you yet")
        }
        Reward::AddOthers => line!("Add them: everybody else falls back by 26"),
        Reward::Subtract if saves => line!("Take them off: you stay below the limit"),
        Reward::Subtract if leads => line!("Take them off: then you lead"),
        Reward::Subtract => line!("Take them off: your own score falls by 26"),
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::testing::see;
    use parlour_rules::cards::{Card, CardSet};
    use parlour_rules::hearts::{Phase, Points, Trick, View};
    use parlour_rules::testing::start;
    use parlour_rules::{Game, Hearts, Seat};
    use std::string::String;

    const SEATS: [Seat; 4] = [
        Seat::FIRST,
        Seat::new(1).unwrap(),
        Seat::new(2).unwrap(),
        Seat::new(3).unwrap(),
    ];

    fn cards(texts: &str) -> CardSet {
        let cards = texts.split_whitespace();
        cards.map(|card| card.parse::<Card>().unwrap()).collect()
    }

    /// What Anna sees in the middle of a deal of four with these cards, to whom others have played these.
    fn view(hand: &str, played: &str) -> View {
        let game: Hearts = start(4, 1, "passing=right");
        let mut view = game.view(Some(Seat::FIRST));
        view.open.phase = Phase::Play;
        view.hand = cards(hand);
        let played = played.split_whitespace().map(|card| card.parse().unwrap());
        let mut trick = Trick::led_by(SEATS[0]);
        trick.played = played.collect();
        trick.leader = SEATS[(4 - trick.played.len()) % 4];
        view.open.trick = trick;
        view.open.last = Some(Trick::led_by(SEATS[0]));
        view
    }

    fn said(view: &View, action: &str) -> String {
        let action = action.parse().unwrap();
        see::<Hearts, _>(view, |sight| words(sight, action).as_str().into())
    }

    #[test]
    fn what_is_led_is_low_or_draws_the_queen() {
        let mut own = view("3C 9C AC 4S 9S 2D", "");
        assert_eq!(said(&own, "4S"), "Lead this: it may draw out the queen");
        assert_eq!(
            said(&own, "2D"),
            "Lead this: then you have no diamonds any more"
        );
        assert_eq!(
            said(&own, "3C"),
            "Lead this: most clubs still out are higher"
        );
        assert_eq!(
            said(&own, "AC"),
            "Lead this: others should still have clubs"
        );
        own.open.won[SEATS[1]] = cards("QS 2C");
        assert_ne!(said(&own, "4S"), "Lead this: it may draw out the queen");
        assert_eq!(said(&own, "3C"), "Lead this: nobody can stay below it");
    }

    #[test]
    fn what_stays_below_leaves_the_points_to_others() {
        let plain = view("3C 9C AC", "8C JC");
        assert_eq!(said(&plain, "9C"), "Play this: it stays below Otto's card");
        assert_eq!(said(&plain, "AC"), "Play this: it takes the trick");
        let dear = view("3C 9C AC", "8C JC 2H");
        assert_eq!(
            said(&dear, "9C"),
            "Play this: the points go to somebody else"
        );
        let queen = view("QS 3S", "5S KS");
        assert_eq!(
            said(&queen, "QS"),
            "Play this: your queen goes under Otto's card"
        );
    }

    #[test]
    fn what_goes_higher_says_what_comes_of_it() {
        let last = view("9C AC", "8C 2C 3C");
        assert_eq!(
            said(&last, "AC"),
            "Play this: you take it, and it holds no points"
        );
        let dear = view("9C AC", "8C 2C 3H");
        assert_eq!(
            said(&dear, "AC"),
            "Play this: you take it anyhow, so go high"
        );
        let early = view("9C AC", "8C");
        assert_eq!(
            said(&early, "9C"),
            "Play this: somebody may still go higher"
        );
        assert_eq!(
            said(&early, "AC"),
            "Play this: you have nothing below Otto's card"
        );
    }

    #[test]
    fn what_cannot_follow_gets_rid_of_something() {
        let own = view("QS AS 5H 2D 7D", "8C JC 3C");
        assert_eq!(said(&own, "QS"), "Throw this: you are rid of the queen");
        assert_eq!(said(&own, "5H"), "Throw this: Clara gets your heart");
        assert_eq!(said(&own, "7D"), "Throw this: it could take a trick later");
        assert_eq!(said(&own, "2D"), "Throw this: it costs you nothing now");
        let own = view("AS 5H 2D", "8C JC");
        assert_eq!(
            said(&own, "AS"),
            "Throw this: it could have caught the queen"
        );
        assert_eq!(
            said(&own, "5H"),
            "Throw this: somebody else gets your heart"
        );
        assert_eq!(
            said(&own, "2D"),
            "Throw this: then you have no diamonds any more"
        );
    }

    #[test]
    fn whoever_has_all_points_goes_for_the_moon() {
        let mut own = view("AH KH 3C", "");
        own.open.won[SEATS[0]] = cards("QS 2H");
        let moon = "Lead this: all points are yours so far";
        assert_eq!(said(&own, "AH"), moon);
        own.open.won[SEATS[2]] = cards("4H");
        assert_ne!(said(&own, "AH"), moon);
    }

    #[test]
    fn what_is_passed_was_a_burden() {
        let mut own = view("QS AS KD QD 2D 3D AH KH 5C 6C", "");
        own.open.phase = Phase::Pass(0);
        let pass = |cards| said(&own, &std::format!("pass:{cards}"));
        assert_eq!(pass("QS,AS,KD"), "Pass these: somebody else gets the queen");
        assert_eq!(pass("AH,KH,KD"), "Pass these: it empties your hearts");
        assert_eq!(pass("AH,5C,KD"), "Pass these: high hearts take points");
        assert_eq!(pass("AS,KD,QD"), "Pass these: high cards take tricks");
        let with_ace = pass("AS,5C,2D");
        assert_eq!(with_ace, "Pass these: what you keep is no higher");
        let receiver = own.open.receiver(SEATS[0]);
        assert_eq!(receiver, SEATS[3]);
        assert_eq!(pass("2D,3D,5C"), "Pass these: Otto has to play them");
        own.hand = cards("AS 4S KD QD 2D 3D AH KH 5C 6C");
        assert_eq!(
            said(&own, "pass:AS,5C,2D"),
            "Pass these: they could catch the queen"
        );
    }

    #[test]
    fn the_moon_goes_where_it_helps_most() {
        let mut own = view("", "");
        own.open.phase = Phase::Moon(SEATS[0]);
        assert_eq!(said(&own, "moon:add"), "Add them: nobody is behind you yet");
        own.open.totals[SEATS[2]] = Points::new(9);
        let falls = "Add them: everybody else falls back by 26";
        assert_eq!(said(&own, "moon:add"), falls);
        own.open.totals[SEATS[2]] = own.open.options.limit;
        assert_eq!(said(&own, "moon:add"), "Add them: that wins you the game");
        assert_eq!(said(&own, "moon:subtract"), "Take them off: then you lead");
        own.open.totals[SEATS[0]] = Points::new(90);
        own.open.totals[SEATS[1]] = Points::new(10);
        let less = "Take them off: your own score falls by 26";
        assert_eq!(said(&own, "moon:subtract"), less);
    }
}

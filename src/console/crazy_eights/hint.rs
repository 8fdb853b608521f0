//! What a friend would say who looks over the shoulder: which card is good now, or the stock, and why.

use super::hand::{Cursor, Naming};
use crate::fitting::in_a_hint;
use crate::line;
use crate::people::People;
use crate::screen::Line;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::crazy_eights::{Action, View, penalty_of_card};

/// Whoever has so few cards is nearly out.
const NEARLY_OUT: u8 = 2;
/// A card that costs so many points is dear.
const DEAR: u16 = 9;

/// Leads the cursor to where A does this.
pub(super) fn lead(cursor: &mut Cursor, action: Action) {
    let (card, suit) = match action {
        Action::Play { card, suit } => (Some(card), suit),
        Action::Draw | Action::Keep | Action::Pass => (cursor.card, None),
    };
    *cursor = Cursor {
        card,
        at_stock: !matches!(action, Action::Play { .. }),
        naming: card.zip(suit).map(|(eight, suit)| Naming { eight, suit }),
        ..*cursor
    };
}

/// The action with a reason.
pub(super) fn words(view: &View, people: &People, action: Action) -> Line {
    match action {
        Action::Play {
            card,
            suit: Some(suit),
        } => {
            line!(
                "Name {}: {}",
                suit.name(),
                why_name(view, people, card, suit)
            )
        }
        Action::Play { card, .. } => line!("Play it: {}", why_play(view, people, card)),
        Action::Draw => line!("Draw: {}", why_draw(view)),
        Action::Keep => line!("Keep it: {}", why_keep(view)),
        Action::Pass => line!("Pass: nothing else can be done"),
    }
}

/// The plain cards of a suit.
fn plain(hand: CardSet, suit: Suit) -> CardSet {
    hand.and(CardSet::suit(suit))
        .without(CardSet::rank(Rank::EIGHT))
}

/// The seat after the one that looks, and a seat that is nearly out.
fn next(view: &View) -> Seat {
    view.open.players.left_of(view.open.to_play)
}

fn nearly_out(view: &View) -> Option<Seat> {
    let mut seats = view.open.players.seats();
    seats.find(|seat| Some(*seat) != view.seat && view.sizes[*seat] <= NEARLY_OUT)
}

/// Whether the next seat drew or passed when this suit was asked for.
fn next_lacks(view: &View, suit: Suit) -> bool {
    view.open.failed[next(view)] == Some(suit)
}

fn why_play(view: &View, people: &People, card: Card) -> Line {
    let suit = card.suit.name();
    let more = plain(view.hand, card.suit)
        .without(CardSet::only(card))
        .len();
    let turns = view.open.suit() != Some(card.suit);
    if view.hand.len() == 1 {
        return line!("it is your last card");
    }
    if next_lacks(view, card.suit) {
        return line!("{} showed no {suit}", in_a_hint(people.name(next(view))));
    }
    if let Some(seat) = nearly_out(view)
        && penalty_of_card(card).number() > DEAR
    {
        return line!(
            "{} is nearly out, and it is dear",
            in_a_hint(people.name(seat))
        );
    }
    match more {
        0 if view.hand.and(CardSet::rank(Rank::EIGHT)).is_empty() => {
            line!("then you have no {suit} left")
        }
        0 => line!("it saves your eight"),
        _ if turns => line!("it turns to {suit}, you have {more} more"),
        1 => line!("you have another of {suit}"),
        _ => line!("you have {more} more {suit}"),
    }
}

fn why_name(view: &View, people: &People, eight: Card, suit: Suit) -> Line {
    let held = plain(view.hand, suit).len();
    let others = view.playable().without(CardSet::rank(Rank::EIGHT));
    let most = Suit::ALL
        .into_iter()
        .map(|suit| plain(view.hand, suit).len());
    if next_lacks(view, suit) {
        line!("{} showed none", in_a_hint(people.name(next(view))))
    } else if let Some(seat) = nearly_out(view) {
        line!("{} is nearly out", in_a_hint(people.name(seat)))
    } else if held > 0 && Some(held) == most.max() {
        line!("you hold most of them, {held}")
    } else if others.is_empty() {
        line!("nothing but an eight fits")
    } else if suit != eight.suit {
        line!("nobody can expect that suit")
    } else {
        line!("the eight is off your hand")
    }
}

fn why_draw(view: &View) -> Line {
    let playable = view.playable();
    if playable.is_empty() {
        line!("nothing that you hold fits")
    } else if playable.without(CardSet::rank(Rank::EIGHT)).is_empty() {
        line!("your eight is worth keeping")
    } else {
        line!("what fits may serve you later")
    }
}

fn why_keep(view: &View) -> Line {
    let Some(drawn) = view.drawn else {
        return Line::new();
    };
    let same = plain(view.hand, drawn.suit).without(CardSet::only(drawn));
    if drawn.rank == Rank::EIGHT {
        line!("an eight is good at any time")
    } else if !same.is_empty() {
        line!("it goes with your other {}", drawn.suit.name())
    } else {
        line!("it is your only one of {}", drawn.suit.name())
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::people::People;
    use parlour_rules::cards::{Card, CardSet, Suit};
    use parlour_rules::crazy_eights::View;
    use parlour_rules::testing::start;
    use parlour_rules::{CrazyEights, Game, Seat};
    use std::string::String;

    /// What Anna sees of three with these cards when this one lies on the pile, and everybody has many.
    fn view(hand: &str, top: &str) -> View {
        let game: CrazyEights = start(3, 1, "");
        let mut view = game.view(game.turn().seat());
        view.open.to_play = Seat::FIRST;
        view.seat = Some(Seat::FIRST);
        if let parlour_rules::Turn::Decide(decision) = &mut view.turn {
            decision.seat = Seat::FIRST;
        }
        let cards = hand.split_whitespace();
        view.hand = cards
            .map(|card| card.parse::<Card>().unwrap())
            .collect::<CardSet>();
        view.open.pile.clear();
        view.open.pile.push(top.parse().unwrap()).unwrap();
        view
    }

    fn said(view: &View, action: &str) -> String {
        let words = words(view, &People::household(), action.parse().unwrap());
        words.as_str().into()
    }

    #[test]
    fn a_card_is_played_for_what_stays_in_the_hand() {
        let own = view("7C 9C KC 7H 2D", "3C");
        assert_eq!(said(&own, "7C"), "Play it: you have 2 more clubs");
        assert_eq!(
            said(&view("7C 9C", "3C"), "9C"),
            "Play it: you have another of clubs"
        );
        assert_eq!(
            said(&view("7C 7H 9H 2H", "7D"), "7H"),
            "Play it: it turns to hearts, you have 2 more"
        );
        assert_eq!(
            said(&view("7C 2H", "3C"), "7C"),
            "Play it: then you have no clubs left"
        );
        assert_eq!(
            said(&view("7C 2H 8S", "3C"), "7C"),
            "Play it: it saves your eight"
        );
        assert_eq!(
            said(&view("7C", "3C"), "7C"),
            "Play it: it is your last card"
        );
    }

    #[test]
    fn what_the_next_seat_could_not_follow_is_named_first() {
        let mut own = view("7C 9C 8H", "3C");
        own.open.failed[Seat::new(1).unwrap()] = Some(Suit::Clubs);
        assert_eq!(said(&own, "7C"), "Play it: Bertie showed no clubs");
        assert_eq!(said(&own, "8H:C"), "Name clubs: Bertie showed none");
        own.open.failed[Seat::new(1).unwrap()] = Some(Suit::Spades);
        own.open.failed[Seat::new(2).unwrap()] = Some(Suit::Clubs);
        assert_eq!(said(&own, "7C"), "Play it: you have another of clubs");
    }

    #[test]
    fn dear_cards_go_while_somebody_is_nearly_out() {
        let mut own = view("KC 9C 8H", "3C");
        let clara = Seat::new(2).unwrap();
        own.sizes[clara] = 2;
        assert_eq!(
            said(&own, "KC"),
            "Play it: Clara is nearly out, and it is dear"
        );
        assert_eq!(said(&own, "9C"), "Play it: you have another of clubs");
        assert_eq!(said(&own, "8H:S"), "Name spades: Clara is nearly out");
        own.sizes[clara] = 3;
        assert_eq!(said(&own, "KC"), "Play it: you have another of clubs");
    }

    #[test]
    fn a_suit_is_named_for_what_one_holds() {
        let own = view("7C 9C 2D 8H", "3C");
        assert_eq!(said(&own, "8H:C"), "Name clubs: you hold most of them, 2");
        assert_eq!(
            said(&own, "8H:D"),
            "Name diamonds: nobody can expect that suit"
        );
        assert_eq!(
            said(&own, "8H:H"),
            "Name hearts: the eight is off your hand"
        );
        let stuck = view("7C 9C 2D 8H", "JS");
        assert_eq!(
            said(&stuck, "8H:D"),
            "Name diamonds: nothing but an eight fits"
        );
    }

    #[test]
    fn the_stock_is_for_what_does_not_fit() {
        assert_eq!(
            said(&view("7C", "JD"), "draw"),
            "Draw: nothing that you hold fits"
        );
        assert_eq!(
            said(&view("7C 8S", "JD"), "draw"),
            "Draw: your eight is worth keeping"
        );
        assert_eq!(
            said(&view("7C", "JC"), "draw"),
            "Draw: what fits may serve you later"
        );
        let kept = |hand, drawn: &str| {
            let mut view = view(hand, "3C");
            view.drawn = drawn.parse().ok();
            said(&view, "keep")
        };
        assert_eq!(kept("8C 2D", "8C"), "Keep it: an eight is good at any time");
        assert_eq!(
            kept("7C 9C", "7C"),
            "Keep it: it goes with your other clubs"
        );
        assert_eq!(kept("7C 2D", "7C"), "Keep it: it is your only one of clubs");
    }
}

//! What a friend would say who looks over the shoulder: what to do now, and why.

use super::hand::{self, Cursor, Plate};
use super::words::meld_named;
use crate::fitting::in_a_hint;
use crate::line;
use crate::parts::card::rank_text;
use crate::people::People;
use crate::screen::Line;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::rummy::{Action, View, meld, value_of_card, value_of_hand};

/// Whoever has so few cards is nearly out.
const NEARLY_OUT: u8 = 3;
/// A card that counts so much is dear.
const DEAR: u16 = 9;

/// Leads the cursor to where A does this.
pub(super) fn lead(view: &View, cursor: &mut Cursor, action: Action) {
    let (plate, marked) = match action {
        Action::DrawStock => (Plate::Draw, CardSet::EMPTY),
        Action::TakeDiscard => (Plate::Take, CardSet::EMPTY),
        Action::Meld(cards) => (Plate::Meld, cards),
        Action::LayOff { card, .. } => (Plate::LayOff, CardSet::only(card)),
        Action::Discard(card) => (Plate::Discard, CardSet::only(card)),
    };
    let laying = match action {
        Action::LayOff { meld, card } => hand::places(view, card).nth(1).map(|_| meld),
        _ => None,
    };
    *cursor = Cursor {
        plate: Some(plate),
        card: marked.iter().next().or(cursor.card),
        marked,
        laying,
        scrolled: 0,
        ..*cursor
    };
}

/// The action with a reason.
pub(super) fn words(view: &View, people: &People, action: Action) -> Line {
    match action {
        Action::DrawStock => why_draw(view),
        Action::TakeDiscard => why_take(view),
        Action::Meld(cards) => line!("Meld them: {}", why_lay(view, people, cards)),
        Action::LayOff { card, .. } => {
            line!("Lay it off: {}", why_lay(view, people, CardSet::only(card)))
        }
        Action::Discard(card) => line!("Discard it: {}", why_discard(view, people, card)),
    }
}

/// Somebody else who is nearly out.
fn nearly_out(view: &View) -> Option<Seat> {
    let mut seats = view.open.players.seats();
    seats.find(|seat| Some(*seat) != view.seat && view.sizes[*seat] <= NEARLY_OUT)
}

/// The cards that could be in a meld with this one: its rank, and what is at most two steps away in its suit.
fn near(card: Card) -> CardSet {
    let steps = |other: &Card| card.rank.number().abs_diff(other.rank.number()) <= 2;
    let suit = CardSet::suit(card.suit).iter().filter(steps);
    suit.collect::<CardSet>()
        .or(CardSet::rank(card.rank))
        .without(CardSet::only(card))
}

/// The dearest meld that a card makes with the hand.
fn makes(hand: CardSet, card: Card) -> Option<CardSet> {
    let mut best = None;
    meld::each_in(hand.or(CardSet::only(card)), &mut |cards| {
        let worth = value_of_hand(cards);
        if cards.has(card) && best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, cards));
        }
    });
    best.map(|(_, cards)| cards)
}

fn why_take(view: &View) -> Line {
    let Some(top) = view.open.top() else {
        return line!("Take it: you know what you get");
    };
    if let Some(cards) = makes(view.hand, top) {
        return line!("Take it: it makes {}", meld_named(cards));
    }
    if view.open.fitting().has(top) {
        return line!("Take it: it can be laid off at once");
    }
    match view.hand.and(near(top)).iter().next() {
        Some(other) if other.rank == top.rank => {
            line!("Take it: it goes with your other {}", rank_text(top.rank))
        }
        Some(other) => line!("Take it: it goes with your {}", rank_text(other.rank)),
        None => line!("Take it: you know what you get"),
    }
}

fn why_draw(view: &View) -> Line {
    let stock = view.stock.len();
    let top = view.open.top();
    if view.open.draw_ends_deal(stock) {
        return line!("End the deal: you lose nothing by it");
    }
    let verb = match view.open.draw_turns_over(stock) {
        true => "Turn over",
        false => "Draw",
    };
    match top {
        Some(top) if view.hand.and(near(top)).is_empty() && !view.open.fitting().has(top) => {
            line!("{verb}: the {} goes with nothing", rank_text(top.rank))
        }
        Some(top) if makes(view.hand, top).is_none() && !view.open.fitting().has(top) => {
            line!("{verb}: the {} completes nothing", rank_text(top.rank))
        }
        _ => line!("{verb}: nobody learns what you got"),
    }
}

/// Why cards are laid down.
fn why_lay(view: &View, people: &People, cards: CardSet) -> Line {
    if cards == view.hand {
        return line!("you are out");
    }
    if cards.len() + 1 == view.hand.len() {
        return line!("then you can go out");
    }
    match (nearly_out(view), value_of_hand(cards).number()) {
        (Some(seat), _) => line!("{} is nearly out", in_a_hint(people.name(seat))),
        (None, 1) => line!("it is off your hand"),
        (None, points) => line!("{points} points are off your hand"),
    }
}

fn why_discard(view: &View, people: &People, card: Card) -> Line {
    let points = value_of_card(card).number();
    if view.hand.len() == 1 {
        return line!("you are out");
    }
    if let Some(seat) = nearly_out(view)
        && points >= DEAR
    {
        return line!(
            "{} is nearly out, and it is dear",
            in_a_hint(people.name(seat))
        );
    }
    let tied = view.hand.and(near(card));
    let dearest = view.hand.iter().map(value_of_card).max();
    if tied.is_empty() {
        line!("nothing you hold goes with it")
    } else if tied.len() == 1 {
        line!("only one of yours goes with it")
    } else if dearest == Some(value_of_card(card)) {
        line!("none of yours counts more")
    } else if points == 1 {
        line!("it would count 1 point")
    } else {
        line!("it would count {points} points")
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::people::People;
    use parlour_rules::cards::{Card, CardSet};
    use parlour_rules::rummy::{Meld, Phase, View};
    use parlour_rules::testing::{read, start};
    use parlour_rules::{Game, Rummy, Seat};
    use std::string::String;

    /// What Anna sees of three with these cards when this one lies on the pile, and everybody has many.
    fn view(hand: &str, top: &str) -> View {
        let game: Rummy = start(3, 1, "");
        let mut view = game.view(Some(Seat::FIRST));
        view.open.to_play = Seat::FIRST;
        view.hand = read(hand);
        view.open.pile.clear();
        view.open.pile.push(top.parse::<Card>().unwrap()).unwrap();
        view
    }

    fn said(view: &View, action: &str) -> String {
        let words = words(view, &People::household(), action.parse().unwrap());
        words.as_str().into()
    }

    fn with_meld(mut view: View, cards: &str) -> View {
        let cards: CardSet = read(cards);
        let seat = Seat::FIRST;
        view.open.melds.push(Meld { seat, cards }).unwrap();
        view
    }

    #[test]
    fn a_discard_is_taken_for_what_it_makes() {
        assert_eq!(
            said(&view("7C 7D 2H", "7S"), "pile"),
            "Take it: it makes three 7s"
        );
        assert_eq!(
            said(&view("4C 5C 2H", "6C"), "pile"),
            "Take it: it makes 4 to 6 of clubs"
        );
        let fits = with_meld(view("KC 2H", "9S"), "6S 7S 8S");
        assert_eq!(said(&fits, "pile"), "Take it: it can be laid off at once");
        assert_eq!(
            said(&view("7C 2H", "7S"), "pile"),
            "Take it: it goes with your other 7"
        );
        assert_eq!(
            said(&view("7C 2H", "9C"), "pile"),
            "Take it: it goes with your 7"
        );
        assert_eq!(
            said(&view("KC 2H", "7S"), "pile"),
            "Take it: you know what you get"
        );
    }

    #[test]
    fn the_stock_is_for_what_the_discard_does_not_do() {
        assert_eq!(
            said(&view("KC 2H", "7S"), "stock"),
            "Draw: the 7 goes with nothing"
        );
        assert_eq!(
            said(&view("7C 2H", "7S"), "stock"),
            "Draw: the 7 completes nothing"
        );
        assert_eq!(
            said(&view("7C 7D", "7S"), "stock"),
            "Draw: nobody learns what you got"
        );
        let mut empty = view("KC 2H", "7S");
        empty.stock = parlour_rules::rummy::Stock::Hidden(0);
        assert_eq!(said(&empty, "stock"), "Turn over: the 7 goes with nothing");
        empty.open.stalled = true;
        assert_eq!(
            said(&empty, "stock"),
            "End the deal: you lose nothing by it"
        );
    }

    #[test]
    fn cards_are_laid_down_for_their_points() {
        let mut own = view("7C 7D 7S AH KC", "2D");
        own.open.phase = Phase::Play;
        assert_eq!(
            said(&own, "meld:7C,7D,7S"),
            "Meld them: 21 points are off your hand"
        );
        assert_eq!(said(&own, "lay:0,AH"), "Lay it off: it is off your hand");
        own.sizes[Seat::new(2).unwrap()] = 3;
        assert_eq!(
            said(&own, "meld:7C,7D,7S"),
            "Meld them: Clara is nearly out"
        );
        own.hand = read("7C 7D 7S AH");
        assert_eq!(
            said(&own, "meld:7C,7D,7S"),
            "Meld them: then you can go out"
        );
        own.hand = read("7C 7D 7S");
        assert_eq!(said(&own, "meld:7C,7D,7S"), "Meld them: you are out");
    }

    #[test]
    fn a_card_is_discarded_for_what_it_lacks_and_costs() {
        let mut own = view("7C 8C 9C KD", "2D");
        own.open.phase = Phase::Play;
        assert_eq!(
            said(&own, "drop:KD"),
            "Discard it: nothing you hold goes with it"
        );
        assert_eq!(said(&own, "drop:7C"), "Discard it: it would count 7 points");
        own.hand = read("7C 8C 9C");
        assert_eq!(
            said(&own, "drop:9C"),
            "Discard it: none of yours counts more"
        );
        own.hand = read("7C 7D KD");
        assert_eq!(
            said(&own, "drop:7C"),
            "Discard it: only one of yours goes with it"
        );
        own.sizes[Seat::new(1).unwrap()] = 2;
        assert_eq!(
            said(&own, "drop:KD"),
            "Discard it: Bertie is nearly out, and it is dear"
        );
        own.hand = read("KD");
        assert_eq!(said(&own, "drop:KD"), "Discard it: you are out");
    }
}

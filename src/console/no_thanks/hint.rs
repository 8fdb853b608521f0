//! What a friend would say who looks over the shoulder: which answer is good, and why.

use super::{Cursor, Plate, Sight};
use crate::fitting::in_a_hint;
use crate::line;
use crate::screen::Line;
use parlour_rules::no_thanks::{Action, Run, SeatView, Value, View};

/// Who has no more tokens than this is short of them.
const FEW: u8 = 3;
/// Who has as many can wait.
const MANY: u8 = 9;
/// A card of so many points is dear.
const DEAR: i16 = 28;
/// The last cards of the deck.
const LAST: u8 = 4;

/// Puts the focus on the plate.
pub(super) fn lead(cursor: &mut Cursor, action: Action) {
    cursor.plate = match action {
        Action::Take => Plate::Take,
        Action::Pass => Plate::NoThanks,
        Action::Tiger => Plate::Tiger,
    };
}

/// The answer with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let view = sight.view;
    let Some((own, card)) = view.own().zip(view.active) else {
        return Line::new();
    };
    match action {
        Action::Take => line!("Take it: {}", why_take(view, own, card)),
        Action::Pass => line!("Pass: {}", why_pass(sight, own, card)),
        Action::Tiger => line!("Play your tiger: {}", why_tiger(view, own)),
    }
}

/// The runs that a card would become a part of.
fn joined(own: &SeatView, card: Value) -> impl Iterator<Item = Run> {
    let beside = |steps| card.step(steps);
    let (below, above) = (beside(-1), beside(1));
    let runs = own.cards.runs();
    runs.filter(move |run| Some(run.high) == below || Some(run.low) == above)
}

/// A run of one's own that a card which nobody has seen yet could link to this one.
fn linkable(view: &View, own: &SeatView, card: Value) -> Option<(Value, Value)> {
    let unseen = view.unseen();
    [(-1, -2), (1, 2)].into_iter().find_map(|(near, far)| {
        let link = card.step(near).filter(|link| unseen.has(*link))?;
        let end = card.step(far).filter(|end| own.cards.has(*end))?;
        Some((link, end))
    })
}

fn why_take(view: &View, own: &SeatView, card: Value) -> Line {
    let tokens = view.on_card;
    let mut runs = joined(own, card);
    match (runs.next(), runs.next()) {
        (Some(_), Some(_)) => return line!("it joins two of your runs"),
        (Some(run), None) => return line!("it joins your {run}"),
        _ => {}
    }
    let unseen = view.unseen();
    let dearer = unseen.iter().filter(|other| *other > card).count();
    if own.tokens == Some(0) {
        line!("you have no token left")
    } else if i16::from(tokens) >= card.points() {
        line!("its tokens pay for it")
    } else if own.tokens.is_some_and(|own| own <= FEW) && tokens > FEW {
        line!("you are short of tokens, it has {tokens}")
    } else if let Some((link, end)) = linkable(view, own, card) {
        line!("the {link} may still link it to your {end}")
    } else if tokens > 0 {
        let points = card.points() - i16::from(tokens);
        line!("with its tokens it costs {points}")
    } else if 2 * dearer > unseen.len() {
        line!("most cards still to come are dearer")
    } else {
        line!("it saves you a token")
    }
}

fn why_pass(sight: &Sight<'_>, own: &SeatView, card: Value) -> Line {
    let view = sight.view;
    let tokens = i16::from(view.on_card);
    let joins = joined(own, card).next().is_some();
    let wants = |seat: &parlour_rules::Seat| {
        Some(*seat) != view.seat && joined(&view.seats[*seat], card).next().is_some()
    };
    let rival = view.players.seats().find(wants);
    match rival {
        None if joins => line!("only you want it, so let tokens gather"),
        Some(seat) if joins => line!("{} wants it too, but pay late", in_a_hint(sight.name(seat))),
        _ if card.points() >= DEAR => line!("{card} points are dear"),
        _ if tokens == 0 => line!("there is no token on it yet"),
        Some(seat) => line!("it suits {} better", in_a_hint(sight.name(seat))),
        None if own.tokens.is_some_and(|own| own >= MANY) => line!("you have tokens enough"),
        None if card.points() > tokens => {
            line!("it would still cost you {}", card.points() - tokens)
        }
        None => line!("more tokens may gather on it"),
    }
}

fn why_tiger(view: &View, own: &SeatView) -> Line {
    let saved = own.tiger.map_or(0, |tiger| {
        own.cards.points() - own.cards.with(tiger).points()
    });
    if saved > 0 {
        let plural = if saved == 1 { "" } else { "s" };
        line!("it saves you {saved} point{plural}")
    } else if view.deck_left <= LAST {
        line!("there are few turns left for it")
    } else {
        line!("it may still join what comes")
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::testing::see;
    use parlour_rules::no_thanks::{Action, Value, Values, View};
    use parlour_rules::testing::start;
    use parlour_rules::{Game, NoThanks, Seat};
    use std::string::String;

    /// What a seat with six tokens and these cards sees, to which this card is offered with so many tokens on it.
    fn view(card: u8, on_card: u8, own: &[u8]) -> View {
        let game: NoThanks = start(3, 1, "");
        let mut view = game.view(Some(Seat::FIRST));
        view.active = Value::new(card);
        view.on_card = on_card;
        let seat = view.seat.unwrap();
        view.seats[seat].cards = cards(own);
        view.seats[seat].tokens = Some(6);
        view
    }

    fn cards(numbers: &[u8]) -> Values {
        let values = numbers.iter().filter_map(|number| Value::new(*number));
        values.collect()
    }

    fn said(view: &View, action: Action) -> String {
        see::<NoThanks, _>(view, |sight| words(sight, action).as_str().into())
    }

    #[test]
    fn a_card_that_joins_a_run_is_taken_for_it() {
        let take = |own: &[u8]| said(&view(15, 0, own), Action::Take);
        assert_eq!(take(&[12, 13, 14]), "Take it: it joins your 12-14");
        assert_eq!(take(&[16]), "Take it: it joins your 16");
        assert_eq!(take(&[14, 16, 17]), "Take it: it joins two of your runs");
        assert!(!take(&[12, 17]).contains("joins"));
    }

    #[test]
    fn tokens_are_a_reason_where_there_are_enough_or_too_few() {
        let mut poor = view(20, 4, &[]);
        poor.seats[poor.seat.unwrap()].tokens = Some(3);
        let short = "Take it: you are short of tokens, it has 4";
        assert_eq!(said(&poor, Action::Take), short);
        poor.seats[poor.seat.unwrap()].tokens = Some(0);
        assert_eq!(said(&poor, Action::Take), "Take it: you have no token left");
        let rich = said(&view(20, 4, &[]), Action::Take);
        assert_eq!(rich, "Take it: with its tokens it costs 16");
        let paid = said(&view(9, 9, &[]), Action::Take);
        assert_eq!(paid, "Take it: its tokens pay for it");
    }

    #[test]
    fn a_link_is_named_only_while_it_may_still_come() {
        let link = "Take it: the 14 may still link it to your 15";
        let mut near = view(13, 0, &[15]);
        assert_eq!(said(&near, Action::Take), link);
        near.seats[near.players.left_of(near.seat.unwrap())].cards = cards(&[14]);
        assert_ne!(said(&near, Action::Take), link);
    }

    #[test]
    fn without_anything_else_the_cards_to_come_are_compared() {
        let low = said(&view(3, 0, &[]), Action::Take);
        assert_eq!(low, "Take it: most cards still to come are dearer");
        let high = said(&view(35, 0, &[]), Action::Take);
        assert_eq!(high, "Take it: it saves you a token");
    }

    #[test]
    fn whoever_alone_wants_a_card_lets_it_go_round() {
        let mut view = view(15, 2, &[14]);
        let alone = "Pass: only you want it, so let tokens gather";
        assert_eq!(said(&view, Action::Pass), alone);
        let other = view.players.left_of(view.seat.unwrap());
        view.seats[other].cards = cards(&[16]);
        assert_eq!(
            said(&view, Action::Pass),
            "Pass: Bertie wants it too, but pay late"
        );
        view.seats[Seat::FIRST].cards = Values::NONE;
        assert_eq!(said(&view, Action::Pass), "Pass: it suits Bertie better");
        assert_eq!(other, Seat::new(1).unwrap());
    }

    #[test]
    fn a_card_is_passed_for_its_price() {
        let pass = |card, on_card| said(&view(card, on_card, &[]), Action::Pass);
        assert_eq!(pass(33, 5), "Pass: 33 points are dear");
        assert_eq!(pass(20, 0), "Pass: there is no token on it yet");
        assert_eq!(pass(20, 5), "Pass: it would still cost you 15");
        assert_eq!(pass(5, 6), "Pass: more tokens may gather on it");
        let mut rich = view(20, 5, &[]);
        rich.seats[rich.seat.unwrap()].tokens = Some(9);
        assert_eq!(said(&rich, Action::Pass), "Pass: you have tokens enough");
    }

    #[test]
    fn a_tiger_is_played_for_what_it_saves() {
        let mut view = view(20, 0, &[24]);
        view.seats[view.seat.unwrap()].tiger = Value::new(23);
        assert_eq!(
            said(&view, Action::Tiger),
            "Play your tiger: it saves you 1 point"
        );
        view.seats[view.seat.unwrap()].tiger = Value::new(30);
        let may = "Play your tiger: it may still join what comes";
        assert_eq!(said(&view, Action::Tiger), may);
        view.deck_left = 2;
        let few = "Play your tiger: there are few turns left for it";
        assert_eq!(said(&view, Action::Tiger), few);
    }
}

//! The cursor of Rummy: which plate or card has the focus, which cards are marked, on which of several melds a card is laid,
//! and what the buttons do. Nothing is drawn here.

use super::{Sight, draw};
use crate::cursor::{act, beside, go, in_fan, round};
use crate::keys::Button;
use crate::line;
use crate::screen::Reaction;
use heapless::Vec;
use parlour_rules::SeatSet;
use parlour_rules::cards::{Card, CardSet, Suit};
use parlour_rules::order;
use parlour_rules::rummy::{Action, MOST_HELD, Phase, Refusal, View, meld, value_of_hand};

/// The suits from left to right in the hand, black and red in turn.
const ORDER: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// The cards of a hand in the order in which they are shown.
pub(super) type Hand = Vec<Card, MOST_HELD>;

/// Sorts a hand: by suit, black and red in turn, and then by rank; or the other way round.
pub(super) fn sorted(hand: CardSet, by_rank: bool) -> Hand {
    let suits = ORDER.into_iter();
    let cards = suits.flat_map(|suit| hand.and(CardSet::suit(suit)).iter());
    let mut cards: Hand = cards.take(MOST_HELD).collect();
    if by_rank {
        order::least_first(&mut cards, |card| card.rank);
    }
    cards
}

/// A choice of the seat that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Plate {
    Draw,
    Take,
    Meld,
    LayOff,
    Discard,
}

impl Plate {
    /// The plates of a moment, from the left to the right.
    pub(super) const fn of(phase: Phase) -> &'static [Plate] {
        match phase {
            Phase::Draw => &[Plate::Draw, Plate::Take],
            Phase::Play => &[Plate::Meld, Plate::LayOff, Plate::Discard],
            Phase::Over => &[],
        }
    }
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The plate with the focus; without one it is a card.
    pub(super) plate: Option<Plate>,
    /// The card with the focus, or the one to come back to from the plates.
    pub(super) card: Option<Card>,
    /// The marked cards.
    pub(super) marked: CardSet,
    /// Of several melds that take the marked card, the one that has the focus.
    pub(super) laying: Option<u8>,
    /// The seats that like their hands sorted by rank.
    pub(super) by_rank: SeatSet,
    /// Nothing of the hand can be laid down.
    pub(super) is_stuck: bool,
    /// So many rows of melds are scrolled away in the well.
    pub(super) scrolled: u8,
}

impl Cursor {
    /// On what is likeliest: the discard if it is of use, else the stock; then a meld, a card to lay off, or the new card.
    pub(super) fn arriving(view: &View, by_rank: SeatSet) -> Cursor {
        let cursor = Cursor {
            by_rank,
            ..Cursor::default()
        };
        match view.open.phase {
            Phase::Over => cursor,
            Phase::Draw => Cursor {
                plate: Some(if is_useful(view) {
                    Plate::Take
                } else {
                    Plate::Draw
                }),
                ..cursor
            },
            Phase::Play => cursor.playing(view),
        }
    }

    fn playing(self, view: &View) -> Cursor {
        let melded = best_meld(view);
        let laid = layable(view).iter().next().map(CardSet::only);
        let (plate, marked) = match (melded, laid) {
            (Some(cards), _) => (Some(Plate::Meld), cards),
            (None, Some(card)) => (Some(Plate::LayOff), card),
            (None, None) => (None, CardSet::EMPTY),
        };
        let came = view.drawn.or(view.open.taken);
        let came = came.filter(|card| view.hand.has(*card));
        let first = sorted(view.hand, self.is_by_rank(view)).first().copied();
        Cursor {
            plate,
            marked,
            is_stuck: plate.is_none(),
            card: marked.iter().next().or(came).or(first),
            ..self
        }
    }

    /// Whether the looking seat has its hand sorted by rank.
    pub(super) fn is_by_rank(&self, view: &View) -> bool {
        view.seat.is_some_and(|seat| self.by_rank.has(seat))
    }

    /// The card with the focus.
    pub(super) fn focused(&self, view: &View) -> Option<Card> {
        let in_hand = self.plate.is_none() && view.open.phase == Phase::Play;
        self.card.filter(|card| in_hand && view.hand.has(*card))
    }

    /// What the plates would do something with: the marked cards or, without any, the one that has or had the focus.
    pub(super) fn selected(&self, view: &View) -> CardSet {
        let playing = view.open.phase == Phase::Play;
        let one = self.card.filter(|card| playing && view.hand.has(*card));
        match self.marked.is_empty() {
            true => one.map_or(CardSet::EMPTY, CardSet::only),
            false => self.marked,
        }
    }

    /// The one card that is selected.
    pub(super) fn single(&self, view: &View) -> Option<Card> {
        let selected = self.selected(view);
        selected.iter().next().filter(|_| selected.len() == 1)
    }

    /// What a plate does now; if nothing, why not.
    pub(super) fn does(&self, view: &View, plate: Plate) -> Result<Action, Refusal> {
        let action = match plate {
            Plate::Draw => Action::DrawStock,
            Plate::Take => Action::TakeDiscard,
            Plate::Meld => Action::Meld(self.selected(view)),
            Plate::LayOff => {
                let card = self.single(view).ok_or(Refusal::DoesNotFit)?;
                let meld = self.laying.or_else(|| places(view, card).next());
                let any = view.open.places_for(card).next();
                let meld = meld.or(any).ok_or(Refusal::DoesNotFit)?;
                Action::LayOff { meld, card }
            }
            Plate::Discard => Action::Discard(self.single(view).ok_or(Refusal::HasDrawn)?),
        };
        view.check(action).map(|()| action)
    }

    /// Whether a plate can be chosen.
    pub(super) fn is_lit(&self, view: &View, plate: Plate) -> bool {
        self.does(view, plate).is_ok()
    }
}

/// The melds on which the looking seat may lay a card off now.
pub(super) fn places(view: &View, card: Card) -> impl Iterator<Item = u8> + Clone + '_ {
    let numbers = 0..view.open.melds.len() as u8;
    numbers.filter(move |meld| view.check(Action::LayOff { meld: *meld, card }).is_ok())
}

/// The cards of the looking seat that can be laid off now.
fn layable(view: &View) -> CardSet {
    let fitting = view.hand.and(view.open.fitting()).iter();
    fitting
        .filter(|card| places(view, *card).next().is_some())
        .collect()
}

/// Visits the melds that the looking seat may lay now.
fn each_meld(view: &View, visit: &mut dyn FnMut(CardSet)) {
    meld::each_in(view.hand, &mut |cards| {
        if view.check(Action::Meld(cards)).is_ok() {
            visit(cards);
        }
    });
}

/// The meld that rids the hand of most points.
fn best_meld(view: &View) -> Option<CardSet> {
    let mut best = None;
    each_meld(view, &mut |cards| {
        let worth = value_of_hand(cards);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, cards));
        }
    });
    best.map(|(_, cards)| cards)
}

/// What the looking seat would hold with the top of the discard pile.
fn with_top(view: &View) -> CardSet {
    let top = view.open.top().map_or(CardSet::EMPTY, CardSet::only);
    view.hand.or(top)
}

/// Whether the top of the discard pile makes a meld with cards of the hand, or can be laid off.
fn is_useful(view: &View) -> bool {
    let Some(top) = view.open.top() else {
        return false;
    };
    let mut useful = view.open.fitting().has(top);
    meld::each_in(with_top(view), &mut |cards| useful |= cards.has(top));
    useful
}

/// The cards of the looking seat that complete something: with what lies in the hand, on the table or, before the draw, on
/// the discard pile.
pub(super) fn raised(view: &View) -> CardSet {
    let mut raised = CardSet::EMPTY;
    match view.open.phase {
        Phase::Over => {}
        Phase::Draw => meld::each_in(with_top(view), &mut |cards| raised = raised.or(cards)),
        Phase::Play => {
            raised = layable(view);
            each_meld(view, &mut |cards| raised = raised.or(cards));
        }
    }
    raised.and(view.hand)
}

/// Whether marked cards can become a meld with others of the hand: one rank, or neighbours with nothing missing between.
fn go_together(hand: CardSet, cards: CardSet) -> bool {
    let (Some(low), Some(high)) = (cards.iter().next(), cards.iter().last()) else {
        return true;
    };
    let between = CardSet::suit(low.suit)
        .iter()
        .filter(|card| low.rank < card.rank && card.rank < high.rank)
        .collect::<CardSet>();
    cards.without(CardSet::rank(low.rank)).is_empty()
        || low.suit == high.suit && between.without(hand).is_empty()
}

/// A button, while the seat decides.
pub(super) fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let view = sight.view;
    if let Some(laying) = cursor.laying {
        return choose_meld(view, cursor, laying, button);
    }
    match (button, cursor.plate) {
        (Button::X | Button::Y, _) => Reaction::Nothing,
        (Button::A, Some(plate)) => choose(view, cursor, plate),
        (Button::A, None) => mark(view, cursor),
        (Button::B, _) => clear(view, cursor),
        (Button::Down, Some(_)) if view.open.phase == Phase::Play => {
            cursor.scrolled = 0;
            go(&mut cursor.plate, Some(None))
        }
        (Button::Down, _) => resort(view, cursor),
        (Button::Up, None) => to_plates(view, cursor),
        // The well lies above the plates.
        (Button::Up, Some(_)) => {
            let further = draw::laid(sight, cursor).next();
            go(&mut cursor.scrolled, Some(further))
        }
        (_, Some(plate)) => {
            let lit = Plate::of(view.open.phase).iter().copied();
            let lit = lit.filter(|plate| cursor.is_lit(view, *plate));
            let next = beside(lit, plate, button);
            go(&mut cursor.plate, next.map(Some))
        }
        (_, None) => {
            let hand = sorted(view.hand, cursor.is_by_rank(view));
            let width = sight.scene.size.width as i32;
            let next = in_fan(width, &hand, |_| true, cursor.card, button);
            go(&mut cursor.card, next)
        }
    }
}

/// A on a plate.
fn choose(view: &View, cursor: &mut Cursor, plate: Plate) -> Reaction<Action> {
    let done = match cursor.does(view, plate) {
        Ok(done) => done,
        Err(why) => return Reaction::Refuse(line!("{why}")),
    };
    cursor.scrolled = 0;
    match done {
        Action::DrawStock if view.open.draw_ends_deal(view.stock.len()) => {
            Reaction::Ask(line!("End the deal? Nobody scores."), done)
        }
        Action::LayOff { meld, card } if places(view, card).nth(1).is_some() => {
            go(&mut cursor.laying, Some(Some(meld)))
        }
        _ => Reaction::Act(done),
    }
}

/// A on a card. What does not go with the marked cards is marked instead of them.
fn mark(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(card) = cursor.focused(view) else {
        return Reaction::Nothing;
    };
    let toggled = cursor.marked.toggled(card);
    let fits = cursor.marked.has(card) || go_together(view.hand, toggled);
    let marks = if fits { toggled } else { CardSet::only(card) };
    go(&mut cursor.marked, Some(marks))
}

/// B: nothing is marked any more.
fn clear(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let cleared = go(&mut cursor.marked, Some(CardSet::EMPTY));
    if view.open.phase == Phase::Play {
        cursor.plate = cursor.plate.filter(|plate| cursor.is_lit(view, *plate));
    }
    cleared
}

/// Sorts the hand the other way.
fn resort(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let Some(seat) = view.seat else {
        return Reaction::Nothing;
    };
    match cursor.by_rank.has(seat) {
        true => cursor.by_rank.remove(seat),
        false => cursor.by_rank.insert(seat),
    }
    Reaction::Moved
}

/// From the hand to the first plate on which the selected cards can go; if there is none, why not.
fn to_plates(view: &View, cursor: &mut Cursor) -> Reaction<Action> {
    let plates = Plate::of(view.open.phase);
    let mut lit = plates.iter().copied();
    if let Some(plate) = lit.find(|plate| cursor.is_lit(view, *plate)) {
        return go(&mut cursor.plate, Some(Some(plate)));
    }
    let wished = match cursor.single(view) {
        Some(_) => Plate::Discard,
        None => Plate::Meld,
    };
    let why = cursor.does(view, wished).err();
    why.map_or(Reaction::Nothing, |why| Reaction::Refuse(line!("{why}")))
}

/// A button while one of several melds is chosen.
fn choose_meld(view: &View, cursor: &mut Cursor, meld: u8, button: Button) -> Reaction<Action> {
    let Some(card) = cursor.single(view) else {
        return go(&mut cursor.laying, Some(None));
    };
    match button {
        Button::A => {
            let action = Action::LayOff { meld, card };
            act(action, view.check(action))
        }
        Button::B => go(&mut cursor.laying, Some(None)),
        _ => {
            let next = round(places(view, card), meld, button);
            go(&mut cursor.laying, next.map(Some))
        }
    }
}

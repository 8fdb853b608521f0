//! The cursor of Sorry!: which card of the hand, which pawn, and what it does. Left and right go from pawn to pawn, up and
//! down through what the pawn can do; a seven is settled pawn by pawn.

use super::Sight;
use crate::cursor::{go, round};
use crate::keys::Button;
use crate::line;
use crate::screen::Reaction;
use heapless::Vec;
use parlour_bots::Player;
use parlour_rules::sorry::{Action, Board, Card, Duty, Pawn, Play, Plays, Trace, View};
use parlour_rules::{Rng, SeedableRng, Sorry, View as _};

/// More ways than a card ever has: eleven for each of eight pawns would be fewer.
const MOST: usize = 96;

/// All that can be chosen at a time.
pub(super) type Choices = Vec<Choice, MOST>;

/// What has the focus on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Choice {
    /// This is done.
    Do(Play),
    /// So much of a seven for this pawn, and the rest for another.
    Part(Pawn, u8),
}

impl Choice {
    /// The pawn that is chosen by it; of a split seven the one that is not settled yet.
    pub(super) fn pawn(self, first: Option<(Pawn, u8)>) -> Option<Pawn> {
        match self {
            Choice::Part(pawn, _) => Some(pawn),
            Choice::Do(Play::Split { second, .. }) if first.is_some() => Some(second),
            Choice::Do(
                Play::Start(pawn)
                | Play::Move(pawn, _)
                | Play::Split { first: pawn, .. }
                | Play::Swap(pawn, _)
                | Play::Sorry(pawn, _),
            ) => Some(pawn),
            Choice::Do(Play::Pass | Play::Drop) => None,
        }
    }

    /// How many spaces its pawn goes.
    fn steps(self) -> i8 {
        match self {
            Choice::Part(_, steps) => steps as i8,
            Choice::Do(Play::Move(_, steps)) => steps,
            Choice::Do(_) => 0,
        }
    }
}

/// Where the seat that decides is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cursor {
    /// The card of the hand that has the focus.
    pub(super) card: Option<Card>,
    /// Whether it is taken up, so that the pad moves over the board.
    pub(super) taken: bool,
    focus: Option<Choice>,
    /// The first part of a seven.
    pub(super) first: Option<(Pawn, u8)>,
}

/// Whether the card that lies open serves nobody.
pub(super) fn is_useless(view: &View) -> bool {
    let card = view.open.card.filter(|_| !view.open.over);
    card.is_some_and(|card| view.plays(card).duty() == Duty::Nothing)
}

impl Cursor {
    /// On what a sensible player would do without much thought.
    pub(super) fn arriving(view: &View) -> Cursor {
        let likely = Sorry::greedy(view, &mut Rng::seed_from_u64(0));
        let mut cursor = likely.map_or(Cursor::default(), Cursor::on);
        cursor.taken = false;
        if let Some((pawn, steps)) = cursor.first.take() {
            cursor.focus = Some(Choice::Part(pawn, steps));
        }
        cursor
    }

    /// Where A does this.
    pub(super) fn on(action: Action) -> Cursor {
        Cursor {
            card: action.card,
            taken: action.card.is_some() && action.play != Play::Drop,
            focus: Some(Choice::Do(action.play)),
            first: match action.play {
                Play::Split { first, steps, .. } => Some((first, steps)),
                _ => None,
            },
        }
    }

    /// Whether the pad moves over the hand.
    pub(super) fn in_hand(&self, view: &View) -> bool {
        view.open.has_hands() && !self.taken
    }

    /// The card that is used.
    pub(super) fn card(&self, view: &View) -> Option<Card> {
        let held = self.card.filter(|card| view.hand.has(*card));
        view.open.card.or(held).or_else(|| view.hand.kinds().next())
    }

    /// What can be chosen on the board now.
    pub(super) fn choices(&self, view: &View) -> Choices {
        let mut all = Choices::new();
        let Some(card) = self.card(view) else {
            return all;
        };
        let duty = view.plays(card).visit(&mut |play| {
            let choice = match (play, self.first) {
                (Play::Split { first, steps, .. }, Some(settled)) => {
                    if (first, steps) != settled {
                        return;
                    }
                    Choice::Do(play)
                }
                (_, Some(_)) => return,
                (Play::Split { first, steps, .. }, None) => Choice::Part(first, steps),
                (play, None) => Choice::Do(play),
            };
            // The parts of a pawn that is to go as far follow each other.
            if all.last() != Some(&choice) {
                // There is room for all.
                let _ = all.push(choice);
            }
        });
        let aside = match view.open.has_hands() {
            false => Play::Pass,
            true => Play::Drop,
        };
        let may_leave = duty == Duty::MayChange && self.may_drop(view);
        if may_leave {
            let _ = all.push(Choice::Do(aside));
        }
        all
    }

    /// Whether nothing in the hand has to be used; where the card lies open that is not asked.
    fn may_drop(&self, view: &View) -> bool {
        !view.open.has_hands() || view.open.duty_of(&view.hand) != Duty::Must
    }

    /// What has the focus among these.
    pub(super) fn focus(&self, view: &View, choices: &Choices) -> Option<Choice> {
        let focus = self.focus.filter(|focus| choices.contains(focus));
        focus.or_else(|| self.likeliest(view, choices))
    }

    /// What brings the side farthest.
    fn likeliest(&self, view: &View, choices: &Choices) -> Option<Choice> {
        let side = view.open.side(view.open.to_play);
        let left = |choice: &&Choice| -> i32 {
            let mut board = *view.board();
            for trace in &self.traces(view, **choice) {
                board = board.after(trace);
            }
            side.iter()
                .map(|seat| i32::from(board.total_distance(seat)))
                .sum()
        };
        choices.iter().min_by_key(left).copied()
    }

    /// What comes of a choice, step by step.
    pub(super) fn traces(&self, view: &View, choice: Choice) -> Vec<Trace, 2> {
        let play = match choice {
            Choice::Do(play) => play,
            Choice::Part(pawn, steps) => Play::Move(pawn, steps as i8),
        };
        traces(view.board(), play)
    }

    /// A button on the board.
    fn press_board(&mut self, view: &View, button: Button) -> Reaction<Action> {
        let choices = self.choices(view);
        let Some(focus) = self.focus(view, &choices) else {
            return Reaction::Nothing;
        };
        let pawn = focus.pawn(self.first);
        match button {
            Button::A => match focus {
                Choice::Part(pawn, steps) => {
                    self.first = Some((pawn, steps));
                    self.focus = None;
                    Reaction::Moved
                }
                Choice::Do(play) => self.act(view, play),
            },
            Button::B if self.first.is_some() => {
                self.focus = self
                    .first
                    .take()
                    .map(|(pawn, steps)| Choice::Part(pawn, steps));
                Reaction::Moved
            }
            Button::B if self.taken => {
                self.taken = false;
                Reaction::Moved
            }
            Button::Left | Button::Right => {
                let next = round(self.stops(view, &choices), Some(pawn), button);
                let of_pawn = |choice: &&Choice| Some(choice.pawn(self.first)) == next;
                let there: Choices = choices.iter().filter(of_pawn).copied().collect();
                let likeliest = self.likeliest(view, &there);
                go(&mut self.focus, likeliest)
            }
            Button::Up | Button::Down => {
                let of_pawn = |choice: &&Choice| choice.pawn(self.first) == pawn;
                let mut ways: Choices = choices.iter().filter(of_pawn).copied().collect();
                let counted = self.card(view) == Some(Card::Seven) && self.first.is_none();
                // Up is more of a seven.
                let button = match (counted, button) {
                    (true, Button::Up) => Button::Down,
                    (true, _) => Button::Up,
                    (false, button) => button,
                };
                if counted {
                    ways.sort_unstable_by_key(|way| way.steps());
                }
                go(&mut self.focus, round(ways.iter().copied(), focus, button))
            }
            Button::B | Button::X | Button::Y => Reaction::Nothing,
        }
    }

    /// The pawns that can be chosen, in the order of their way round the board; what is no pawn comes last.
    fn stops(&self, view: &View, choices: &Choices) -> Vec<Option<Pawn>, 9> {
        let mut stops = Vec::<Option<Pawn>, 9>::new();
        for choice in choices {
            let pawn = choice.pawn(self.first);
            if !stops.contains(&pawn) {
                let _ = stops.push(pawn);
            }
        }
        let order = |stop: &Option<Pawn>| match stop {
            Some(pawn) => (false, pawn.seat(), u8::MAX - view.board().distance(*pawn)),
            None => (true, view.open.to_play, 0),
        };
        stops.sort_unstable_by_key(order);
        stops
    }

    /// A button in the hand.
    fn press_hand(&mut self, view: &View, button: Button) -> Reaction<Action> {
        let Some(card) = self.card(view) else {
            return Reaction::Nothing;
        };
        match button {
            Button::Left | Button::Right => {
                self.focus = None;
                let next = round(view.hand.kinds(), card, button);
                go(&mut self.card, next)
            }
            Button::A | Button::Up => match view.plays(card).duty() {
                Duty::Nothing if button == Button::Up => Reaction::Nothing,
                Duty::Nothing if self.may_drop(view) => self.act(view, Play::Drop),
                Duty::Nothing => Reaction::Refuse(line!("No pawn can use this card")),
                Duty::Must | Duty::MayChange => {
                    *self = Cursor {
                        card: Some(card),
                        taken: true,
                        focus: self.focus,
                        first: None,
                    };
                    Reaction::Moved
                }
            },
            Button::Down | Button::B | Button::X | Button::Y => Reaction::Nothing,
        }
    }

    fn act(&self, view: &View, play: Play) -> Reaction<Action> {
        let card = self.card(view).filter(|_| view.open.has_hands());
        let action = Action { card, play };
        match (play, card) {
            (Play::Drop, Some(Card::Sorry)) => {
                Reaction::Ask(line!("Drop the Sorry! card?"), action)
            }
            (Play::Drop, Some(card)) => Reaction::Ask(line!("Drop the {card}?"), action),
            _ => Reaction::Act(action),
        }
    }
}

/// What comes of a play, step by step.
pub(super) fn traces(board: &Board, play: Play) -> Vec<Trace, 2> {
    let mut board = *board;
    let mut all = Vec::new();
    for step in Plays::steps(play).into_iter().flatten() {
        if let Ok(trace) = board.trace(step) {
            board = board.after(&trace);
            let _ = all.push(trace);
        }
    }
    all
}

/// A button, while the seat decides.
pub(super) fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    let view = sight.view;
    if !view.decides() {
        return Reaction::Nothing;
    }
    match cursor.in_hand(view) {
        true => cursor.press_hand(view, button),
        false => cursor.press_board(view, button),
    }
}

//! The screen of Poker Dice: five large dice that tumble into their well, what they make in words, and everybody in
//! playing order with the throw to beat under a crown.
//!
//! A throw is one press. Then the dice that do not belong to the hand are marked, so that the usual draw is one press
//! too; up leads to the dice, where A marks and unmarks, and B clears all marks. X shows the ranks.

mod board;
mod hint;
mod icon;
mod pictures;
mod poses;
mod ranks;
mod rows;
mod rules;
#[cfg(test)]
mod tests;
mod tips;
mod tray;
mod words;

use crate::cursor::{beside, go, mark};
use crate::line;
use crate::screen::prelude::*;
use board::Board;
use parlour_bots::Player;
use parlour_rules::poker_dice::{
    Action, Again, DICE, Dice, Event, Face, MOST_AGAIN, Phase, PokerDice, Refusal, View,
};
use parlour_rules::{Rng, SeedableRng};

type Sight<'a> = crate::screen::Sight<'a, PokerDice>;

/// What is focused, and what is marked.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cursor {
    /// The plate with the focus; none while a die has it.
    plate: Option<Plate>,
    /// The die with the focus, or the one to come back to.
    die: usize,
    /// The dice to be thrown again.
    marks: Again,
}

/// A plate below the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plate {
    /// Throws the marked dice.
    Again,
    /// Keeps all.
    Keep,
}

impl Cursor {
    /// These dice are marked, and the focus is on the plate that follows from it.
    fn marking(marks: Again) -> Cursor {
        Cursor {
            plate: Some(plate_for(marks)),
            die: marks.iter().next().unwrap_or(0),
            marks,
        }
    }

    /// The die with the focus.
    fn focused_die(&self) -> Option<usize> {
        self.plate.is_none().then_some(self.die)
    }
}

/// The plate that is likeliest with these marks.
fn plate_for(marks: Again) -> Plate {
    if marks.is_empty() {
        Plate::Keep
    } else {
        Plate::Again
    }
}

/// What a draw means as an action.
fn draw_of(marks: Again) -> Action {
    if marks.is_empty() {
        Action::Stand
    } else {
        Action::Reroll(marks)
    }
}

/// The dice that an action throws again.
fn marks_of(action: Action) -> Again {
    match action {
        Action::Reroll(again) => again,
        Action::Roll | Action::Stand => Again::NONE,
    }
}

/// What to throw again where a hand that is complete is not enough: all but the most dice that are alike, and of five
/// different ones all but the two highest.
fn chase(dice: &Dice, aces_wild: bool) -> Again {
    let alike = |face: Face| dice.0.iter().filter(|other| **other == face).count();
    let worth = |face: Face| (aces_wild && face == Face::Ace, alike(face), face);
    let best = dice.0.into_iter().max_by_key(|face| worth(*face));
    let mut marks = Again::NONE;
    for _ in 0..MOST_AGAIN {
        let loose = (0..DICE).zip(dice.0).filter(|(die, face)| {
            let stays = Some(*face) == best || aces_wild && *face == Face::Ace;
            !stays && !marks.has(*die)
        });
        if let Some((die, _)) = loose.min_by_key(|(_, face)| worth(*face)) {
            marks = marks.toggled(die);
        }
    }
    marks
}

fn press_while_drawing(cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    match (button, cursor.plate) {
        (Button::A, None) => {
            let marks = cursor.marks.toggled(cursor.die);
            let fits = marks.len() <= MOST_AGAIN;
            mark(&mut cursor.marks, marks, fits, Refusal::TooMany)
        }
        (Button::A, Some(Plate::Again)) => Reaction::Act(draw_of(cursor.marks)),
        (Button::A, Some(Plate::Keep)) => Reaction::Act(Action::Stand),
        (Button::B, plate) => {
            // Where marks are made anew.
            cursor.plate = plate.filter(|plate| *plate == Plate::Keep);
            go(&mut cursor.marks, Some(Again::NONE))
        }
        (Button::Left | Button::Right, None) => {
            let next = beside(0..DICE, cursor.die, button);
            go(&mut cursor.die, next)
        }
        (Button::Down, None) => go(&mut cursor.plate, Some(plate_for(cursor.marks))),
        (Button::Up, Some(_)) => {
            cursor.plate = None;
            Reaction::Moved
        }
        (Button::Left, Some(Plate::Keep)) if cursor.marks.is_empty() => {
            Reaction::Refuse(line!("{}", Refusal::NoDie))
        }
        (Button::Left | Button::Right, Some(plate)) => {
            let next = beside([Plate::Again, Plate::Keep], plate, button);
            go(&mut cursor.plate, next)
        }
        _ => Reaction::Nothing,
    }
}

/// The chapter of the book that the game brings.
const RANKS: Chapter = Chapter::Own(0);

impl GameScreen for PokerDice {
    type Cursor = Cursor;

    const ROUND: &'static str = "Hand";
    const BEGIN: &'static str = "Throw";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    /// The usual draw is marked: all but what belongs together. The focus never waits on keeping what loses for certain.
    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        let usual = PokerDice::rollout(sight.view, &mut Rng::seed_from_u64(0));
        *cursor = Cursor::marking(usual.map_or(Again::NONE, marks_of));
        let open = &sight.view.open;
        if let Phase::Draw(dice) = open.phase
            && cursor.marks.is_empty()
            && open.to_beat().is_some_and(|best| open.rank(&dice) < best)
        {
            *cursor = Cursor::marking(chase(&dice, open.options.aces_wild));
            if cursor.marks.is_empty() {
                cursor.plate = None;
            }
        }
    }

    fn status(sight: &Sight<'_>, _: &Cursor) -> Status {
        words::status(sight)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        let Phase::Draw(_) = sight.view.open.phase else {
            return Hints::a("Throw");
        };
        let hints = Hints::a(match cursor.plate {
            None if cursor.marks.has(cursor.die) => "Unmark",
            None => "Mark",
            Some(Plate::Again) => "Throw",
            Some(Plate::Keep) => "Keep",
        });
        if cursor.marks.is_empty() {
            hints
        } else {
            hints.b("Clear")
        }
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        match sight.view.open.phase {
            Phase::Draw(_) => press_while_drawing(cursor, button),
            _ if button == Button::A => Reaction::Act(Action::Roll),
            _ => Reaction::Nothing,
        }
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        let board = Board::of(sight);
        parts::ground::baize(stage);
        tray::draw(&board, cursor, stage);
        rows::draw(&board, stage);
        if stage.wide() {
            ranks::draw_column(&board, stage);
        }
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (RANKS, "Ranks")
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("Ranks"));
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        ranks::draw_all(&Board::of(sight), stage);
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Threw { .. } | Event::Drew { .. } => Motion::new(600, Sound::Die).hurried(500),
            // What was thrown stays in its row, and is left to be seen there for long enough.
            Event::Lot { .. } => Motion::new(600, Sound::Die).hurried(300),
            Event::Made { leads: true, .. } => Motion::new(900, Sound::Gain).hurried(600),
            Event::Made { leads: false, .. } => Motion::new(900, Sound::Loss).hurried(600),
            Event::LotsTied { .. } => Motion::new(1200, Sound::Confirm).hurried(850),
            Event::Tied { .. } => Motion::new(1800, Sound::Confirm).hurried(1500),
            Event::HandWon { .. } => Motion::new(0, Sound::Gain),
            Event::HandBegan { .. } | Event::Stood { .. } => Motion::NONE,
        }
    }

    fn tell(event: &Event, people: &People) -> Option<Line> {
        words::tell(event, people)
    }

    /// A throw is never taken back, for chance has spoken; to keep all can be, until the hand is decided.
    fn settles(event: &Event, _: bool) -> bool {
        matches!(event, Event::Tied { .. } | Event::HandWon { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::HandWon { .. })
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn ending(view: &View, _: Outcome, _: &People) -> Line {
        words::ending(view)
    }

    fn merit(view: &View, _: Outcome, seat: Seat, score: i32) -> Merit {
        words::merit(view, seat, score)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }

    /// Others throw off, or somebody has thrown more.
    fn is_done(view: &View, seat: Seat) -> bool {
        let open = &view.open;
        let beaten = open
            .result(seat)
            .is_some_and(|rank| Some(rank) < open.to_beat());
        open.phase != Phase::Order && (beaten || !open.round.contains(&seat))
    }

    /// What is to be thrown again is marked.
    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        *cursor = Cursor::marking(marks_of(*action));
        hint::words(sight, *action)
    }
}

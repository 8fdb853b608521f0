//! The screen of Bingo: the whole row in four lines of seven, the tile to touch in a frame, and the next number in large
//! figures beside it.
//!
//! A lets the count run, tile by tile at a speed that left and right change, until A stops it; a second plate steps a
//! single tile. Where a match may stay, the count waits at it with two plates, and goes on as it was after either. X shows
//! which number every tile of this pass will hear.

mod ahead;
mod board;
mod column;
mod hint;
mod icon;
mod pictures;
mod poses;
mod rules;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::cursor::{beside, go};
use crate::screen::prelude::*;
use board::Board;
use parlour_rules::bingo::{Action, Bingo, Event, Phase, View};

type Sight<'a> = crate::screen::Sight<'a, Bingo>;

/// What has the focus, and how the count goes on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cursor {
    /// Whether the lower of the two plates has the focus: to step, or to leave a match.
    lower: bool,
    /// Whether the count runs by itself.
    runs: bool,
    speed: Speed,
}

/// How fast the count runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
enum Speed {
    Slow,
    #[default]
    Steady,
    Fast,
}

impl Speed {
    const ALL: [Speed; 3] = [Speed::Slow, Speed::Steady, Speed::Fast];

    const fn word(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Steady => "steady",
            Speed::Fast => "fast",
        }
    }
}

/// How long a tile that does not match is touched, in milliseconds at a calm pace.
const TOUCH: u16 = 500;
/// The same where each is a press of its own.
const STEP: u16 = 120;

impl GameScreen for Bingo {
    type Cursor = Cursor;

    const BEGIN: &'static str = "Lay";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const STEERED: bool = true;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    /// Whoever went step by step goes on so. A match is taken unless that could be the end.
    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        let open = &sight.view.open;
        match open.phase {
            Phase::Match => cursor.lower = open.is_risky(),
            _ if cursor.runs => {
                *cursor = Cursor {
                    speed: cursor.speed,
                    ..Cursor::default()
                }
            }
            _ => {}
        }
    }

    fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        Hints::a(words::plates(&Board::of(sight), cursor)[usize::from(cursor.lower)])
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        let phase = sight.view.open.phase;
        let counts = phase == Phase::Count;
        match button {
            Button::A | Button::B if counts && cursor.runs => go(&mut cursor.runs, Some(false)),
            Button::A if phase == Phase::Match => {
                // The count goes on as it came here: by itself, or step by step.
                let leaves = core::mem::replace(&mut cursor.lower, !cursor.runs);
                Reaction::Act(if leaves {
                    Action::Leave
                } else {
                    Action::Remove
                })
            }
            Button::A => {
                cursor.runs = !cursor.lower;
                Reaction::Act(Action::Count)
            }
            Button::Up | Button::Down if counts && cursor.runs => Reaction::Nothing,
            Button::Up | Button::Down => go(&mut cursor.lower, Some(button == Button::Down)),
            Button::Left | Button::Right => {
                let next = beside(Speed::ALL, cursor.speed, button);
                go(&mut cursor.speed, next)
            }
            Button::B | Button::X | Button::Y => Reaction::Nothing,
        }
    }

    fn goes_on(sight: &Sight<'_>, cursor: &Cursor) -> Option<Action> {
        let counts = sight.view.open.phase == Phase::Count;
        (cursor.runs && counts).then_some(Action::Count)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        let board = Board::of(sight);
        parts::ground::baize(stage);
        column::draw(&board, cursor, stage);
        board.draw(stage);
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (Chapter::Own(0), "Ahead")
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("This pass"));
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        ahead::draw(&sight.view.open, stage);
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Laid => Motion::DEAL,
            Event::Counted { .. } if event.is_match() => Motion::new(800, Sound::Gain),
            Event::Removed { .. } => Motion::new(400, Sound::Confirm),
            Event::Counted { .. } | Event::Left { .. } => Motion::new(TOUCH, Sound::Focus),
            Event::PassEnded { .. } => Motion::new(600, Sound::Deal),
        }
    }

    fn motion_at(event: &Event, cursor: &Cursor) -> Motion {
        let usual = Bingo::motion(event);
        let touches = matches!(event, Event::Counted { .. }) && !event.is_match();
        let ms = match cursor.speed {
            _ if *event == Event::Laid => usual.ms,
            _ if touches && !cursor.runs => STEP,
            Speed::Slow if touches => 3 * TOUCH,
            Speed::Fast => usual.ms * 2 / 5,
            Speed::Slow | Speed::Steady => usual.ms,
        };
        Motion { ms, ..usual }
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        words::tell(event)
    }

    fn ending(view: &View, _: Outcome, _: &People) -> Line {
        words::ending(view)
    }

    fn merit(view: &View, _: Outcome, _: Seat, score: i32) -> Merit {
        words::merit(view, score)
    }

    /// Where every match goes nothing is decided that could be taken back.
    fn takes_back(view: &View) -> bool {
        view.open.may_leave
    }

    fn advises(view: &View) -> bool {
        view.open.may_leave
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        cursor.lower = *action == Action::Leave;
        hint::words(&sight.view.open, *action)
    }
}

//! The games of a line on the glass: the line snakes over the baize, the hand stands in a tray below it.
//!
//! Left and right go from one playable tile to the next, A places it; only a tile that fits two different numbers asks
//! for the end. One press draws until something fits. X counts what is left of each number. What a single game adds is
//! its [`Pages`]. The parts: [`cursor`] is where the player is and what the buttons do, [`draw`] the table, [`reveal`]
//! the hands at the end of a round, [`count`] the chapter behind X, [`track`] the pegs of
//! games in which points come one by one, [`pictures`] those in the rules, [`words`] everything that
//! is said, [`hint`] what a friend would say.

mod count;
mod cursor;
mod draw;
mod hint;
pub(crate) mod pictures;
mod reveal;
mod seats;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod tips;
mod track;
pub(crate) mod words;

pub use cursor::Cursor;

use crate::parts::icon::Icon;
use crate::screen::Moment;
use crate::screen::prelude::*;
use core::ops::Deref;
use parlour_bots::line_game::Habits;
use parlour_rules::dominoes::Basic;
use parlour_rules::line_game::{Action, Ending, Event, LineGame, Phase, Report, View};
use parlour_rules::{Points, Seat};

/// What a single game of a line adds: its pages and its picture.
pub trait Pages: Habits {
    /// The rules in our own words.
    const RULES: &'static [RulesPage];
    /// Every kind of screen that the game has.
    const POSES: &'static [Pose];
    /// What accompanies its first game.
    const TIPS: &'static [Tip<LineGame<Self>>];
    /// Its picture in the list.
    const ICON: Icon;
    /// How it speaks and looks.
    const STYLE: &'static Style;

    /// What a round was for a seat.
    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    /// How the last finished round was scored, line by line.
    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, Self::STYLE, add);
    }
}

/// How a single game of a line speaks and looks.
pub struct Style {
    /// Whether the numbers that a seat cannot have stand under its name.
    pub notes: bool,
    /// What is called when the last tile is placed.
    pub call: &'static str,
    /// What points of a placement are for, or of the opening: as the bubble says it, and as it is told.
    pub gain: fn(points: Points, opening: bool) -> [&'static str; 2],
    /// How the points of a won round come about: "9 + 21 - 3".
    pub reckoning: fn(report: &Report, winner: Seat) -> Line,
}

impl Style {
    /// The usual one.
    pub const USUAL: Style = Style {
        notes: false,
        call: "Domino!",
        gain: |_, _| [""; 2],
        reckoning: words::dots_of_others,
    };
}

/// What is seen of one of these games: what draws and tells it is there once for all of them.
struct Board<'a> {
    sight: Sight<'a, LineGame<Basic>>,
    style: &'static Style,
}

impl<'a> Board<'a> {
    fn of<R: Pages>(sight: &Sight<'a, LineGame<R>>) -> Board<'a> {
        let moment = sight.moment.as_ref();
        Board {
            sight: Sight {
                view: sight.view,
                scene: sight.scene,
                moment: moment.map(|&Moment { event, done }| Moment { event, done }),
            },
            style: R::STYLE,
        }
    }
}

impl<'a> Deref for Board<'a> {
    type Target = Sight<'a, LineGame<Basic>>;

    fn deref(&self) -> &Self::Target {
        &self.sight
    }
}

/// The chapter of the book that these games bring.
const COUNT: Chapter = Chapter::Own(0);

impl<R: Pages> GameScreen for LineGame<R> {
    type Cursor = Cursor;

    const RULES: &'static [RulesPage] = R::RULES;
    const POSES: &'static [Pose] = R::POSES;
    const TIPS: &'static [Tip<Self>] = R::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        (R::ICON)(canvas, at);
    }

    fn arrive(sight: &Sight<'_, Self>, cursor: &mut Cursor) {
        *cursor = Cursor::arriving(sight.view);
    }

    fn status(sight: &Sight<'_, Self>, cursor: &Cursor) -> Status {
        words::status(&Board::of(sight), cursor)
    }

    fn hints(sight: &Sight<'_, Self>, cursor: &Cursor) -> Hints<'static> {
        words::hints(&Board::of(sight), cursor)
    }

    fn press(sight: &Sight<'_, Self>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor::press(sight.view, cursor, button)
    }

    fn draw(sight: &Sight<'_, Self>, cursor: &Cursor, stage: &mut Stage<'_>) {
        draw::draw(&Board::of(sight), cursor, stage);
    }

    /// The opening and a pass are the only things to do, and everybody sees them coming.
    fn forced(view: &View) -> Option<Action> {
        match view.phase {
            Phase::Open => Some(Action::Open(view.open.opening)),
            Phase::Pass => Some(Action::Pass),
            Phase::Play => None,
        }
    }

    /// Whoever began to draw goes on until something fits.
    fn goes_on(sight: &Sight<'_, Self>, _: &Cursor) -> Option<Action> {
        let view = sight.view;
        let draws = view.open.drawn > 0 && view.check(Action::Draw).is_ok();
        draws.then_some(Action::Draw)
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Opened { .. } | Event::Placed { .. } => Motion::new(250, Sound::Confirm),
            Event::Drew { .. } | Event::DrewTile { .. } => Motion::new(150, Sound::Deal),
            Event::Passed { .. } => Motion::new(500, Sound::Focus),
            Event::Gained { .. } => Motion::new(900, Sound::Gain).resting(300),
            Event::Ended {
                ending: Ending::Out(_) | Ending::Reached(_),
                ..
            } => Motion::new(2500, Sound::Gain),
            Event::Ended {
                ending: Ending::Blocked,
                ..
            } => Motion::new(2500, Sound::Loss),
            Event::Dealt { .. } => Motion::DEAL,
            Event::DealtAgain | Event::Scored { .. } | Event::NobodyScored => Motion::NONE,
        }
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        words::tell(event, R::STYLE)
    }

    /// A tile that was placed can be taken up again until the device is handed on; one that was drawn cannot be put back.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(event, Event::Placed { .. } | Event::Gained { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }

    fn advise(sight: &Sight<'_, Self>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(sight.view, cursor, *action);
        hint::words(sight.view, sight.scene.people, *action)
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn opens(_: &Sight<'_, Self>) -> (Chapter, &'static str) {
        (COUNT, "Count")
    }

    fn chapters(_: &Sight<'_, Self>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("Count"));
    }

    fn draw_chapter(sight: &Sight<'_, Self>, _: usize, _: usize, stage: &mut Stage<'_>) {
        count::draw(&Board::of(sight), stage);
    }

    fn ending(view: &View, outcome: Outcome, _: &People) -> Line {
        words::ending(view, outcome)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        R::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        R::account(view, people, add);
    }
}

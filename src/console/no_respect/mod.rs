//! No Respect on the glass: the whole board in sight, each seat's columns and circles in its corner, and the drawn tile
//! between them.
//!
//! The pad goes only to places where the tile may be put; the focused one shows what would lie there, and the status
//! line says what it means. Nothing is hidden, so nothing is handed over behind a curtain. The parts: [`layout`] says
//! where things lie, [`corners`] draws the board from [`tiles`], [`tally`] counts what is to come, [`motion`] moves
//! tiles, [`cursor`] obeys the pad, [`words`] has everything that is said and
//! [`hint`] what a friend would say, [`rules`] the pages of the rules and the poses
//! for the gallery.

mod corners;
mod cursor;
mod ending;
mod hint;
mod icon;
mod layout;
mod motion;
mod pictures;
mod poses;
mod rules;
mod tally;
#[cfg(test)]
mod tests;
mod tiles;
mod tips;
mod words;

use crate::screen::prelude::*;
use cursor::Cursor;
use layout::Layout;
use parlour_rules::no_respect::{Action, Event, Height, View};
use parlour_rules::{NoRespect, Outcome, Seat};

type Sight<'a> = crate::screen::Sight<'a, NoRespect>;

/// The chapter of the book that the game brings.
const TILES: Chapter = Chapter::Own(0);

impl GameScreen for NoRespect {
    type Cursor = Cursor;

    const BEGIN: &'static str = "Play";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        *cursor = Cursor::arriving(sight);
    }

    fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        words::hints(sight, cursor)
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        cursor::press(sight, cursor, button)
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        let board = motion::board(sight);
        parts::ground::baize(stage);
        corners::draw(sight, &board, cursor, stage);
        tally::draw(Layout::of(sight), &board.pool, stage);
        motion::draw(sight, stage);
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (TILES, "Tiles")
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("Still to come"));
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        tally::page(&sight.view.board.pool, stage);
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Built { complete: true, .. } => Motion::new(450, Sound::Gain),
            Event::Built { .. } | Event::Discarded { .. } => Motion::new(450, Sound::Confirm),
            Event::Stacked {
                height: Height::Three,
                ..
            } => Motion::new(450, Sound::Loss),
            Event::Stacked { .. } => Motion::new(450, Sound::Confirm),
            Event::Returned { .. } => Motion::new(600, Sound::Deal),
            Event::WentOut { .. } => Motion::new(900, Sound::Loss),
            // Who begins stands beside the names, and a drawn tile lies there when its turn begins.
            Event::DrewForFirst { .. } | Event::Begins { .. } | Event::Drew { .. } => Motion::NONE,
        }
    }

    fn tell(event: &Event, people: &People) -> Option<Line> {
        words::tell(event, people)
    }

    /// Once the next tile is turned up nothing is taken back.
    fn settles(event: &Event, _: bool) -> bool {
        matches!(event, Event::Drew { .. })
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn ending(view: &View, outcome: Outcome, _: &People) -> Line {
        ending::why(&view.board, outcome)
    }

    fn is_done(view: &View, seat: Seat) -> bool {
        view.board.corners[seat].out
    }

    fn merit(view: &View, outcome: Outcome, seat: Seat, _: i32) -> Merit {
        ending::merit(view, outcome, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }

    fn takes_back(_: &View) -> bool {
        false
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        *cursor = Cursor::on(*action);
        hint::words(sight, *action)
    }
}

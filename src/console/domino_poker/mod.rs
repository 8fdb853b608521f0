//! The screen of Domino Poker: the others with their stacks along the upper edge and their bets before them, the pot in the
//! middle, and one's own tiles in the tray with what they make in words.
//!
//! Left and right go from plate to plate and A says it; the cheapest way to stay in has the focus first, and to fold is asked
//! once more. X shows the ranks. Tiles stand so that those that make the hand come first. At a show-down everybody who is
//! still in has a row, and the rows open one after the other. The parts: [`board`] is what lies on the table at a moment,
//! [`table`] draws it, [`show`] the show-down, [`ranks`] the table of hands, [`words`] everything that is said, [`hint`]
//! what a friend would say.

mod board;
mod hint;
mod icon;
mod pictures;
mod poses;
mod ranks;
mod rules;
mod show;
mod table;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::cursor::{beside, go};
use crate::line;
use crate::screen::prelude::*;
use heapless::Vec;
use parlour_rules::domino_poker::{Action, DominoPoker, Event, HAND, Open, Phase, View, rank};
use parlour_rules::order::best_first;
use parlour_rules::tiles::{Tile, TileSet};

type Sight<'a> = crate::screen::Sight<'a, DominoPoker>;

/// The plate with the focus, by its place in the row.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cursor(usize);

impl Cursor {
    /// What the plate with the focus does.
    fn action(self, open: &Open) -> Option<Action> {
        let offers = offers(open);
        offers.get(self.0).or(offers.first()).copied()
    }
}

/// What the plates offer, from the left.
fn offers(open: &Open) -> Vec<Action, 3> {
    open.offers().into_iter().flatten().collect()
}

/// Tiles in the order in which they stand: those that make the hand first, each part from the highest piece down.
fn sorted(hand: TileSet, makers: TileSet) -> Vec<Tile, HAND> {
    let mut tiles: Vec<Tile, HAND> = hand.iter().take(HAND).collect();
    best_first(&mut tiles, |tile| (makers.has(*tile), rank::place(*tile)));
    tiles
}

/// The chapter of the book that the game brings.
const RANKS: Chapter = Chapter::Own(0);

impl GameScreen for DominoPoker {
    type Cursor = Cursor;

    const ROUND: &'static str = "Hand";
    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(_: &Sight<'_>, cursor: &mut Cursor) {
        *cursor = Cursor::default();
    }

    fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
        words::status(sight, cursor)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        let action = cursor.action(&sight.view.open);
        action.map_or(Hints::default(), |action| Hints::a(words::key(action)))
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        let open = &sight.view.open;
        match (button, cursor.action(open)) {
            (Button::A, Some(Action::Fold)) => {
                Reaction::Ask(line!("Give this hand up?"), Action::Fold)
            }
            (Button::A, Some(action)) => Reaction::Act(action),
            (Button::Left | Button::Right, _) => {
                let next = beside(0..offers(open).len(), cursor.0, button);
                go(&mut cursor.0, next)
            }
            _ => Reaction::Nothing,
        }
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        parts::ground::baize(stage);
        if !show::draw(sight, stage) {
            table::draw(sight, cursor, stage);
        }
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (RANKS, "Ranks")
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("Ranks"));
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        ranks::draw_all(sight, stage);
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Dealt { .. } => Motion::DEAL,
            Event::Checked { .. } => Motion::new(400, Sound::Focus).resting(300),
            Event::Bet { .. } | Event::Called { .. } | Event::Raised { .. } => {
                Motion::new(400, Sound::Confirm).resting(400)
            }
            Event::Folded { .. } => Motion::new(400, Sound::Focus).resting(300),
            Event::Shown { .. } => Motion::new(1300, Sound::Deal).hurried(800),
            // A show-down has to be read; where all others folded there is nothing to see.
            Event::Won { still_in, .. } if still_in.len() > 1 => {
                Motion::new(1000, Sound::Gain).held()
            }
            Event::Won { .. } => Motion::new(1000, Sound::Gain),
        }
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        words::tell(event)
    }

    /// What tiles make is told when they lie open.
    fn doing(event: &Event) -> &'static str {
        match event {
            Event::Shown { .. } => "turns the tiles up",
            _ => "",
        }
    }

    /// Everybody deals in turn.
    fn is_news(event: &Event) -> bool {
        !matches!(event, Event::Dealt { .. })
    }

    /// What is said can be taken back until somebody else has the device, or tiles lie open.
    fn settles(event: &Event, _: bool) -> bool {
        matches!(
            event,
            Event::Dealt { .. } | Event::Shown { .. } | Event::Won { .. }
        )
    }

    /// Chips and words show no tile.
    fn keeps_secret(event: &Event) -> bool {
        matches!(
            event,
            Event::Checked { .. }
                | Event::Bet { .. }
                | Event::Called { .. }
                | Event::Raised { .. }
                | Event::Folded { .. }
        )
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Won { .. })
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
        words::ending(view, outcome, people)
    }

    /// The chips in the pot belong to those who have paid them, as long as nobody has won it.
    fn total(view: &View, seat: Seat, score: i32) -> i32 {
        score + i32::from(view.open.paid[seat])
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }

    /// Who has folded waits for the next hand.
    fn is_done(view: &View, seat: Seat) -> bool {
        view.open.phase == Phase::Bet && !view.open.still_in().has(seat)
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        let place = offers(&sight.view.open)
            .iter()
            .position(|offer| offer == action);
        cursor.0 = place.unwrap_or(0);
        hint::words(sight, *action)
    }
}

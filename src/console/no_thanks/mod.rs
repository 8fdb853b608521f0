//! The screen of No Thanks!: the card that is offered, what taking it would do, and everybody's runs.
//!
//! The table is open to all; only tokens and tigers are secret. With one person at the device they are always in sight,
//! with more they show while X is held. There a seat without tokens that wants to pass is told so in words that give
//! nothing away, and nothing on the screen tells of it; alone, the plate is off and the status says what is left to do.

mod board;
mod hint;
mod icon;
mod look;
mod number_card;
mod offer;
mod pictures;
mod poses;
mod rules;
mod seats;
#[cfg(test)]
mod tests;
mod tips;
mod words;

use crate::cursor::{beside, go};
use crate::line;
use crate::screen::prelude::*;
use board::Board;
use heapless::Vec;
use parlour_rules::NoThanks;
use parlour_rules::no_thanks::{Action, DECK, Event, Refusal, View};

type Sight<'a> = crate::screen::Sight<'a, NoThanks>;

/// What is focused.
#[derive(Clone, Copy, Default, Debug)]
pub struct Cursor {
    plate: Plate,
    /// The first of the other seats in sight.
    scroll: usize,
}

/// A plate of the row below the offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
enum Plate {
    #[default]
    NoThanks,
    Take,
    Tiger,
}

/// The plates of the seat that decides. Whether it holds a tiger everybody knows.
fn plates(sight: &Sight<'_>) -> Vec<Plate, 3> {
    let mut plates = Vec::from([Plate::NoThanks, Plate::Take]);
    if sight
        .decides()
        .is_some_and(|seat| sight.view.seats[seat].tiger_waits)
    {
        plates.extend([Plate::Tiger]);
    }
    plates
}

/// What is said to a seat without tokens where nobody else can read it.
const NO_TOKEN: &str = "No token left: take it";

/// The chapter of the book that the game brings.
const CARDS: Chapter = Chapter::Own(0);

/// Whether the seat in turn looks and has no token, as far as the glass may show it.
fn shows_no_token(sight: &Sight<'_>) -> bool {
    let own = sight.view.seat.is_some() && sight.view.seat == sight.decides();
    own && sight.scene.face_up && has_no_token(sight.view)
}

/// Whether a plate is drawn as one that cannot be chosen. A peek changes nothing that others see afterwards.
fn barred(sight: &Sight<'_>, plate: Plate) -> bool {
    plate == Plate::NoThanks && !sight.scene.looking && shows_no_token(sight)
}

/// The plate that A chooses: never a barred one.
fn focus(sight: &Sight<'_>, cursor: &Cursor) -> Plate {
    if barred(sight, cursor.plate) {
        Plate::Take
    } else {
        cursor.plate
    }
}

fn has_no_token(view: &View) -> bool {
    view.own().is_some_and(|own| own.tokens == Some(0))
}

fn act(sight: &Sight<'_>, plate: Plate) -> Reaction<Action> {
    match plate {
        // Said without the sound of a refusal: others listen.
        Plate::NoThanks if has_no_token(sight.view) => Reaction::Say(line!("{}", Refusal::NoToken)),
        Plate::NoThanks => Reaction::Act(Action::Pass),
        Plate::Take => Reaction::Act(Action::Take),
        Plate::Tiger => Reaction::Ask(line!("Play your tiger now?"), Action::Tiger),
    }
}

impl GameScreen for NoThanks {
    type Cursor = Cursor;

    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = poses::POSES;
    const TIPS: &'static [Tip<Self>] = tips::TIPS;
    const PEEK: bool = true;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        icon::draw(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        cursor.plate = Plate::NoThanks;
        cursor.plate = focus(sight, cursor);
    }

    fn status(sight: &Sight<'_>, _: &Cursor) -> Status {
        words::status(sight, Board::of(sight).left)
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        let does = match focus(sight, cursor) {
            Plate::NoThanks | Plate::Take => "Choose",
            Plate::Tiger => "Tiger",
        };
        Hints::a(does)
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        let focus = focus(sight, cursor);
        match button {
            Button::A => act(sight, focus),
            Button::Left | Button::Right => match beside(plates(sight), focus, button) {
                Some(plate) if barred(sight, plate) => Reaction::Refuse(line!("{NO_TOKEN}")),
                next => go(&mut cursor.plate, next),
            },
            Button::Up | Button::Down => {
                if seats::scroll(sight, &mut cursor.scroll, button == Button::Down) {
                    Reaction::Moved
                } else {
                    Reaction::Nothing
                }
            }
            Button::B | Button::X | Button::Y => Reaction::Nothing,
        }
    }

    fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
        let board = Board::of(sight);
        parts::ground::baize(stage);
        if sight.scene.looking {
            look::draw(sight, &board, stage);
            return;
        }
        offer::draw(sight, &board, cursor, stage);
        seats::draw(sight, &board, cursor, stage);
        offer::draw_motion(sight, cursor, stage);
    }

    fn opens(_: &Sight<'_>) -> (Chapter, &'static str) {
        (CARDS, "Cards")
    }

    fn chapters(_: &Sight<'_>, add: &mut dyn FnMut(Heading)) {
        add(Heading::page("Cards"));
    }

    fn draw_chapter(sight: &Sight<'_>, _: usize, _: usize, stage: &mut Stage<'_>) {
        look::page(sight, stage);
    }

    fn motion(event: &Event) -> Motion {
        match event {
            Event::Passed { .. } => Motion::new(450, Sound::Confirm),
            Event::Took { .. } => Motion::new(300, Sound::Gain),
            Event::TigerPlayed { .. } => Motion::new(600, Sound::Confirm),
            // The first card of a round lies there when its turn begins.
            Event::TurnedUp { left, .. } if usize::from(*left) + 1 < DECK => {
                Motion::new(200, Sound::Deal)
            }
            _ => Motion::NONE,
        }
    }

    fn tell(event: &Event, _: &People) -> Option<Line> {
        words::tell(event)
    }

    /// A pass can be taken back until somebody else has decided; everything else shows a card.
    fn settles(event: &Event, _: bool) -> bool {
        !matches!(event, Event::Passed { .. })
    }

    /// Everybody sees the token fall.
    fn keeps_secret(event: &Event) -> bool {
        matches!(event, Event::Passed { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::RoundEnded { .. })
    }

    fn advise(sight: &Sight<'_>, cursor: &mut Cursor, action: &Action) -> Line {
        hint::lead(cursor, *action);
        hint::words(sight, *action)
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn ending(view: &View, _: Outcome, _: &People) -> Line {
        words::ending(view)
    }

    fn gist(view: &View, seat: Seat) -> Line {
        words::gist(view, seat)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }
}

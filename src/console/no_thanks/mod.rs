//! The screen of No Thanks!: the card that is offered, what taking it would do, and everybody's runs.
//!
//! The table is open to all; only tokens and tigers are secret. With one person at the device they are always in sight,
//! with more they show while X is held. What a seat without tokens cannot do is refused in the same quiet words as
//! anything else, and nothing on the open screen tells of it.

mod board;
mod look;
mod offer;
mod rules;
mod seats;
#[cfg(test)]
mod tests;
mod words;

use crate::keys::Button;
use crate::line;
use crate::paint::{Canvas, Stage};
use crate::parts::{self, Hints};
use crate::people::People;
use crate::screen::{
    Entry, GameScreen, Line, Motion, Pose, Reaction, RulesPage, Sight as SightOf, Status,
};
use crate::sound::Sound;
use board::Board;
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::NoThanks;
use parlour_rules::no_thanks::{Action, DECK, Event, Refusal, View};

type Sight<'a> = SightOf<'a, NoThanks>;

/// What is focused.
#[derive(Clone, Copy, Default)]
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

/// Whether the viewer has no token, as far as the glass may show it.
fn shows_no_token(sight: &Sight<'_>) -> bool {
    sight.scene.open && has_no_token(sight.view)
}

fn has_no_token(view: &View) -> bool {
    view.own().is_some_and(|own| own.tokens == Some(0))
}

fn act(sight: &Sight<'_>, plate: Plate) -> Reaction<Action> {
    match plate {
        // Said without the sound of a refusal: others listen.
        Plate::NoThanks if has_no_token(sight.view) => Reaction::Say(line!("{}", Refusal::NoToken)),
        Plate::NoThanks => Reaction::Act(Action::Pass),
        Plate::Take => match sight.view.active {
            Some(card) if sight.scene.settings.confirm => {
                Reaction::Ask(line!("Take the {card}?"), Action::Take)
            }
            _ => Reaction::Act(Action::Take),
        },
        Plate::Tiger => Reaction::Ask(line!("Play your tiger now?"), Action::Tiger),
    }
}

impl GameScreen for NoThanks {
    type Cursor = Cursor;

    const RULES: &'static [RulesPage] = rules::PAGES;
    const POSES: &'static [Pose] = rules::POSES;
    const PEEK: bool = true;

    fn icon(canvas: &mut Canvas<'_>, at: Point) {
        parts::icons::no_thanks(canvas, at);
    }

    fn arrive(sight: &Sight<'_>, cursor: &mut Cursor) {
        cursor.plate = if shows_no_token(sight) {
            Plate::Take
        } else {
            Plate::NoThanks
        };
    }

    fn status(sight: &Sight<'_>, _: &Cursor) -> Status {
        Status {
            text: line!("take it or pass?"),
            fact: match Board::of(sight).left {
                0 => line!("last card"),
                left => line!("{left} left"),
            },
        }
    }

    fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
        let alone = sight.scene.people.persons() <= 1;
        let does = match cursor.plate {
            Plate::NoThanks | Plate::Take => "Choose",
            Plate::Tiger => "Tiger",
        };
        Hints::a(does).x(if alone { "Cards" } else { "Peek" })
    }

    fn press(sight: &Sight<'_>, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
        let plates = plates(sight);
        let place = plates.iter().position(|plate| *plate == cursor.plate);
        let place = place.unwrap_or(0);
        let other = match button {
            Button::Left => place.checked_sub(1),
            Button::Right => Some(place + 1),
            Button::Up | Button::Down => {
                return if seats::scroll(sight, &mut cursor.scroll, button == Button::Down) {
                    Reaction::Moved
                } else {
                    Reaction::Nothing
                };
            }
            Button::A => return act(sight, cursor.plate),
            // X is held to look; see `Scene::looking`.
            Button::B | Button::X | Button::Y => None,
        };
        match other.and_then(|other| plates.get(other)) {
            Some(plate) => {
                cursor.plate = *plate;
                Reaction::Moved
            }
            None => Reaction::Nothing,
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
    fn settles(event: &Event) -> bool {
        !matches!(event, Event::Passed { .. })
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::RoundEnded { .. })
    }

    fn standing(view: &View, _: &People) -> (Line, Line) {
        words::standing(view)
    }

    fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
        words::account(view, people, add);
    }
}

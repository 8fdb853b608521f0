//! A view on the glass: how it is shown, what is drawn and said, and what a press does.

use crate::keys::Button;
use crate::paint::{Drawn, Stage, Surface, Word, present};
use crate::people::{NAME_LETTERS, People, name_of};
use crate::screen::{GameScreen, Moment, Reaction, Scene, Sight};
use crate::settings::Settings;
use embedded_graphics::geometry::Size;
use parlour_rules::View;
use std::string::String;
use std::vec::Vec;

/// The pictures of the boards.
pub(crate) const SIZES: [Size; 2] = [Size::new(240, 240), Size::new(320, 240)];

/// A household in which everybody has the widest name.
pub(crate) fn wide_people() -> People {
    let mut people = People::household();
    let seats: Vec<_> = people.iter().map(|(seat, _)| seat).collect();
    for guest in seats {
        people.get_mut(guest).unwrap().name = name_of(&"W".repeat(NAME_LETTERS));
    }
    people
}

/// How a view is shown: open, to the seat that decides, on the smaller glass, unless a test says otherwise.
#[derive(Clone)]
pub(crate) struct Look {
    pub(crate) people: People,
    pub(crate) settings: Settings,
    pub(crate) open: bool,
    pub(crate) live: bool,
    pub(crate) looking: bool,
    pub(crate) size: Size,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            people: People::household(),
            settings: Settings::default(),
            open: true,
            live: true,
            looking: false,
            size: SIZES[0],
        }
    }
}

impl Look {
    /// What is private lies face down, and nobody decides.
    pub(crate) fn covered() -> Look {
        Look {
            open: false,
            live: false,
            ..Look::default()
        }
    }

    /// Shows a view.
    pub(crate) fn see<G: GameScreen, T>(
        &self,
        view: &G::View,
        act: impl FnOnce(&Sight<'_, G>) -> T,
    ) -> T {
        self.see_moment(view, None, act)
    }

    /// The same while something happens.
    pub(crate) fn see_moment<G: GameScreen, T>(
        &self,
        view: &G::View,
        event: Option<&G::Event>,
        act: impl FnOnce(&Sight<'_, G>) -> T,
    ) -> T {
        let scene = Scene {
            people: &self.people,
            settings: &self.settings,
            viewer: view.seat(),
            face_up: self.open,
            live: self.live,
            looking: self.looking,
            size: self.size,
            now: 1000,
        };
        act(&Sight {
            view,
            scene: &scene,
            moment: event.map(|event| Moment { event, done: 100 }),
        })
    }
}

/// Shows a view as the seat that decides sees it.
pub(crate) fn see<G: GameScreen, T>(view: &G::View, act: impl FnOnce(&Sight<'_, G>) -> T) -> T {
    Look::default().see(view, act)
}

/// Presses a button while the seat decides.
pub(crate) fn press<G: GameScreen>(
    view: &G::View,
    cursor: &mut G::Cursor,
    button: Button,
) -> Reaction<G::Action> {
    see(view, |sight| G::press(sight, cursor, button))
}

/// The cursor where a decision begins.
pub(crate) fn arrive<G: GameScreen>(view: &G::View) -> G::Cursor {
    let mut cursor = G::Cursor::default();
    see(view, |sight| G::arrive(sight, &mut cursor));
    cursor
}

/// What is on the glass.
pub(crate) struct Picture {
    pub(crate) pixels: Vec<u8>,
    /// Every text, and whether it can be read as a whole.
    pub(crate) words: Vec<(String, bool)>,
}

impl Picture {
    /// What `draw` leaves on a glass of this size.
    pub(crate) fn of(size: Size, draw: impl Fn(&mut Stage<'_>)) -> Picture {
        let mut pixels = std::vec![0; (size.width * size.height) as usize];
        let mut words = Vec::new();
        let mut hear = |word: Word<'_>| words.push((word.text.into(), word.whole));
        let surface = Surface {
            pixels: &mut pixels,
            size,
            turned: false,
            words: Some(&mut hear),
        };
        present(&mut Drawn::new(), surface, draw);
        Picture { pixels, words }
    }

    /// All texts; each has to be read as a whole.
    pub(crate) fn whole_words(self) -> Vec<String> {
        let words = self.words.into_iter().map(|(text, whole)| {
            assert!(whole, "{text} is cut off");
            text
        });
        words.collect()
    }
}

/// The picture that a game draws of itself.
pub(crate) fn picture<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) -> Picture {
    Picture::of(sight.scene.size, |stage| G::draw(sight, cursor, stage))
}

//! How the table asks the game's screen, and what it tells it about the moment.

use super::running::{Running, When};
use super::{Desk, Phase, Table};
use crate::screen::{Scene, Screen};
use crate::settings::Settings;
use embedded_graphics::geometry::Size;
use parlour_rules::Seat;

impl Table {
    /// What the game's screen is told about the moment.
    pub(super) fn scene<'a>(&'a self, now: u32, size: Size, settings: &'a Settings) -> Scene<'a> {
        let live = matches!(self.phase, Phase::Play(_));
        let looking = live && self.peeking && self.is_to_peek();
        let held = self.lies_open();
        Scene {
            people: &self.people,
            settings,
            viewer: self.viewer,
            face_up: held || looking,
            live,
            looking,
            size,
            now,
        }
    }

    /// Whether what is private to the viewer lies face up.
    fn lies_open(&self) -> bool {
        self.viewer.is_some() && self.holder == self.viewer && !self.is_covered()
    }

    /// Whether X is held to see what is private, instead of opening the book.
    pub(crate) fn is_to_peek(&self) -> bool {
        let may = self.game.running().is_some_and(|game| game.manner().peek);
        may && !self.lies_open()
    }

    /// Lets the game's screen do something that may change where its cursor stands.
    pub(super) fn touch<R>(
        &mut self,
        desk: &Desk<'_>,
        act: impl FnOnce(&mut dyn Running, &Scene<'_>) -> R,
    ) -> Option<R> {
        let Scene {
            viewer,
            face_up,
            live,
            looking,
            ..
        } = self.scene(desk.now, desk.size, desk.settings);
        let scene = Scene {
            people: &self.people,
            settings: desk.settings,
            viewer,
            face_up,
            live,
            looking,
            size: desk.size,
            now: desk.now,
        };
        self.game.running_mut().map(|game| act(game, &scene))
    }

    /// Asks the game's screen about the game as it stands and as a seat sees it, whatever is on the glass.
    pub(super) fn ask<R: Default>(
        &self,
        viewer: Option<Seat>,
        ask: impl FnOnce(&dyn Screen) -> R,
    ) -> R {
        let scene = Scene {
            people: &self.people,
            settings: &Settings::default(),
            viewer,
            face_up: false,
            live: false,
            looking: false,
            size: Size::zero(),
            now: self.since,
        };
        let (mut ask, mut answer) = (Some(ask), R::default());
        if let Some(game) = self.game.running() {
            game.look(&scene, When::Now, &mut |screen| {
                if let Some(ask) = ask.take() {
                    answer = ask(screen);
                }
            });
        }
        answer
    }
}

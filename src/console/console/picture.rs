//! What the console shows: the picture, of which only what changed is painted.

use super::Console;
use crate::paint::{Damage, Drawn, Stage, Surface, Words, changes, paint, present};
use embedded_graphics::primitives::Rectangle;

impl Console {
    /// Paints what has changed into a frame of one palette index for each pixel, and returns where that was. `words`
    /// gets every text that is painted.
    pub fn draw<'a>(&mut self, pixels: &'a mut [u8], words: Option<&'a mut Words<'a>>) -> Damage {
        let size = self.size;
        let (drawn, turned, scene) = self.picture();
        let surface = Surface {
            pixels,
            size,
            turned,
            words,
        };
        present(drawn, surface, scene)
    }

    /// What has to be painted again since the last picture. For a front end that sends one part of the picture while
    /// the next is painted: all that is returned has to go through [`Console::paint`], in parts of any size, before
    /// anything else is asked of the console.
    pub fn changes(&mut self) -> Damage {
        let size = self.size;
        let (drawn, turned, scene) = self.picture();
        changes(drawn, size, turned, &scene)
    }

    /// Paints some parts of the picture into the frame, at most [`PANES`](crate::paint::PANES) of them.
    pub fn paint(&mut self, pixels: &mut [u8], areas: &[Rectangle]) {
        let size = self.size;
        let (drawn, turned, scene) = self.picture();
        let surface = Surface {
            pixels,
            size,
            turned,
            words: None,
        };
        paint(drawn, surface, areas, &scene);
    }

    /// What is on the glass, whether it is turned, and what is to be there.
    fn picture(&mut self) -> (&mut Drawn, bool, impl Fn(&mut Stage<'_>)) {
        let turned = self.is_turned();
        let glance = crate::shell::Glance {
            settings: &self.settings,
            statistics: &self.statistics,
            saved: &self.saved,
            table: &self.table,
            toast: self.toast.as_ref(),
            now: self.now,
            battery: self.battery,
        };
        let shell = &self.shell;
        let scene = move |stage: &mut Stage<'_>| {
            stage.enlarge(glance.settings.large_text);
            shell.draw(&glance, stage);
        };
        (&mut self.drawn, turned, scene)
    }

    /// Forgets what is on the glass, so that the next picture is painted whole.
    pub fn forget_picture(&mut self) {
        self.drawn.forget();
    }
}

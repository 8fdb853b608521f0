//! Placeholder screen.
use crate::keys::Button;
use crate::paint::{Canvas, Stage};
use crate::parts::Hints;
use crate::people::People;
use crate::plain;
use crate::screen::{Entry, GameScreen, Line, Motion, Reaction, RulesPage, Sight, Status};
use embedded_graphics::geometry::Point;
use parlour_rules::{CrazyEights, Event, Game};

impl GameScreen for CrazyEights {
    type Cursor = usize;
    const RULES: &'static [RulesPage] = &[RulesPage {
        heading: "Soon",
        text: "Rules come soon.",
    }];
    fn icon(_: &mut Canvas<'_>, _: Point) {}
    fn arrive(_: &Sight<'_, Self>, cursor: &mut usize) {
        *cursor = 0;
    }
    fn status(_: &Sight<'_, Self>, _: &usize) -> Status {
        Status {
            text: crate::line!("choose"),
            fact: Line::new(),
        }
    }
    fn hints(_: &Sight<'_, Self>, _: &usize) -> Hints<'static> {
        Hints::a("Do").x("Score")
    }
    fn press(
        sight: &Sight<'_, Self>,
        cursor: &mut usize,
        button: Button,
    ) -> Reaction<Self::Action> {
        plain::press(sight, cursor, button)
    }
    fn draw(sight: &Sight<'_, Self>, cursor: &usize, stage: &mut Stage<'_>) {
        plain::draw(sight, *cursor, stage);
    }
    fn motion(_: &<Self as Game>::Event) -> Motion {
        Motion::new(200, crate::sound::Sound::Confirm)
    }
    fn tell(event: &<Self as Game>::Event, _: &People) -> Option<Line> {
        Some(crate::line!("{}", event.kind()))
    }
    fn standing(_: &<Self as Game>::View, _: &People) -> (Line, Line) {
        (Line::new(), Line::new())
    }
    fn account(_: &<Self as Game>::View, _: &People, _: &mut dyn FnMut(Entry)) {}
}

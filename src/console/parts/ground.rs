//! The grounds that screens lie on: the baize of the table in play and the
//! walnut of the house.

use embedded_graphics::primitives::Rectangle;

use super::bars::{HEIGHT, HINT_TOP, MENU_TOP, TABLE_TOP};
use crate::paint::{Colour, Edge, Stage, area};

/// Baize between the status line and the hints.
pub fn baize(stage: &mut Stage<'_>) {
    let place = area(0, TABLE_TOP, stage.width(), HINT_TOP - TABLE_TOP);
    stage.solid(place, place, "baize", |canvas| canvas.baize(place));
}

/// Baize from the upper edge of the picture to the hints.
pub fn baize_to_the_top(stage: &mut Stage<'_>) {
    let place = area(0, 0, stage.width(), HINT_TOP);
    stage.solid(place, place, "baize", |canvas| canvas.baize(place));
}

/// Walnut between a title and the hints.
pub fn walnut(stage: &mut Stage<'_>) {
    let place = area(0, MENU_TOP, stage.width(), HINT_TOP - MENU_TOP);
    stage.solid(place, place, "walnut", |canvas| {
        canvas.rect(place, Colour::WALNUT)
    });
}

/// Walnut between the status line and the hints, as around boards.
pub fn walnut_table(stage: &mut Stage<'_>) {
    let place = area(0, TABLE_TOP, stage.width(), HINT_TOP - TABLE_TOP);
    stage.solid(place, place, "walnut", |canvas| {
        canvas.rect(place, Colour::WALNUT)
    });
}

/// The whole picture in one colour.
pub fn plain(stage: &mut Stage<'_>, colour: Colour) {
    let place = area(0, 0, stage.width(), HEIGHT);
    stage.solid(place, place, colour, |canvas| canvas.rect(place, colour));
}

/// A well in the baize, for things that lie together.
pub fn well(stage: &mut Stage<'_>, place: Rectangle) {
    stage.item(place, "well", |canvas| {
        canvas.round(place, 5, Colour::BAIZE_LO, None)
    });
}

/// The edge alone of something with round corners: four items, so that what
/// it goes round need not be painted when it comes or goes.
pub fn edge(stage: &mut Stage<'_>, place: Rectangle, radius: i32, edge: Edge) {
    let (at, size) = (place.top_left, place.size);
    let (width, height) = (size.width as i32, size.height as i32);
    let sides = [
        area(at.x, at.y, width, radius),
        area(at.x, at.y + radius, edge.1, height - 2 * radius),
        area(
            at.x + width - edge.1,
            at.y + radius,
            edge.1,
            height - 2 * radius,
        ),
        area(at.x, at.y + height - radius, width, radius),
    ];
    for side in sides {
        stage.item(side, ("edge", edge), |canvas| {
            canvas.round_edge(place, radius, edge);
        });
    }
}

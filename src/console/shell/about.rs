//! What this is, which version, and whose work it stands on.

use super::Glance;
use super::rules::draw_page;
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::list::Window;
use crate::screen::{Reaction, page};

pub(super) fn press(button: Button) -> Reaction<Deed> {
    match button {
        Button::A | Button::B => Reaction::Act(Deed::Back),
        _ => Reaction::Nothing,
    }
}

pub(super) fn draw(glance: &Glance<'_>, stage: &mut Stage<'_>) {
    let text = concat!(
        "Version ",
        env!("CARGO_PKG_VERSION"),
        ". Free software under the MIT or Apache 2.0 licence.\n",
        "Type: Helvetica and New Century Schoolbook by Adobe and DEC, by way of u8g2."
    );
    let window = Window {
        first: 0,
        seen: 1,
        total: 1,
    };
    draw_page(
        stage,
        "Parlour",
        &page("About", text),
        window,
        glance.settings,
    );
}

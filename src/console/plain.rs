//! A plain list of legal actions, until a game has a screen of its own.

use crate::keys::Button;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts;
use crate::screen::{GameScreen, Line, Reaction, Sight};
use embedded_graphics::geometry::Point;
use heapless::Vec;
use parlour_rules::View;

fn choices<G: GameScreen>(sight: &Sight<'_, G>) -> Vec<Line, 64> {
    let mut all = Vec::new();
    sight
        .view
        .legal(&mut |choice| drop(all.push(line!("{choice}"))));
    all
}

pub(crate) fn press<G: GameScreen>(
    sight: &Sight<'_, G>,
    cursor: &mut usize,
    button: Button,
) -> Reaction<G::Action> {
    let all = choices(sight);
    match button {
        Button::Down if !all.is_empty() => *cursor = (*cursor + 1) % all.len(),
        Button::Up if !all.is_empty() => *cursor = (*cursor + all.len() - 1) % all.len(),
        Button::A => {
            return match all.get(*cursor).and_then(|text| text.parse().ok()) {
                Some(action) => Reaction::Act(action),
                None => Reaction::Nothing,
            };
        }
        Button::X => return Reaction::Scores,
        _ => return Reaction::Nothing,
    }
    Reaction::Moved
}

pub(crate) fn draw<G: GameScreen>(sight: &Sight<'_, G>, cursor: usize, stage: &mut Stage<'_>) {
    parts::ground::baize(stage);
    for (row, text) in choices(sight)
        .iter()
        .enumerate()
        .skip(cursor.saturating_sub(6))
        .take(9)
    {
        let place = area(
            8,
            26 + (row - cursor.saturating_sub(6)) as i32 * 20,
            200,
            20,
        );
        let on = row == cursor;
        stage.item(place, (text, on), |canvas| {
            let ink = if on { Colour::BRASS } else { Colour::IVORY };
            canvas.text(text, place.top_left + Point::new(4, 4), Font::B10, ink);
        });
    }
}

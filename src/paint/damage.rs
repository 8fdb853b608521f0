//! What has to be painted again: at most a dozen rectangles. When one more
//! comes, the two whose union wastes the fewest pixels become one.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;

use super::canvas::area;
use super::stage::PANES;

/// The rectangles that changed in a frame, none of them empty.
pub type Damage = Vec<Rectangle, PANES>;

/// Starting one more rectangle costs about as much as painting this many pixels.
const OVERHEAD: u32 = 400;

fn pixels(area: &Rectangle) -> u32 {
    area.size.width * area.size.height
}

/// The smallest rectangle around two others.
#[must_use]
pub fn union(a: &Rectangle, b: &Rectangle) -> Rectangle {
    let left = a.top_left.x.min(b.top_left.x);
    let top = a.top_left.y.min(b.top_left.y);
    let right = (a.top_left.x + a.size.width as i32).max(b.top_left.x + b.size.width as i32);
    let bottom = (a.top_left.y + a.size.height as i32).max(b.top_left.y + b.size.height as i32);
    area(left, top, right - left, bottom - top)
}

/// Pixels that are in the union of two rectangles and in neither of them.
fn waste(a: &Rectangle, b: &Rectangle) -> u32 {
    (pixels(&union(a, b)) + pixels(&a.intersection(b))).saturating_sub(pixels(a) + pixels(b))
}

/// Adds a changed rectangle, cut to the screen.
pub fn add(damage: &mut Damage, changed: Rectangle, screen: Size) {
    let mut changed = changed.intersection(&Rectangle::new(Point::zero(), screen));
    let far = changed.top_left + changed.size;
    let lies_in = |old: &Rectangle| {
        let (at, end) = (old.top_left, old.top_left + old.size);
        at.x <= changed.top_left.x && at.y <= changed.top_left.y && far.x <= end.x && far.y <= end.y
    };
    if pixels(&changed) == 0 || damage.iter().any(lies_in) {
        return;
    }
    // A union may touch rectangles that neither part touched: look again
    // after each, at most once for every rectangle there is.
    while let Some(near) = damage.iter().position(|old| joins(old, &changed)) {
        changed = union(&damage.swap_remove(near), &changed);
    }
    if let Err(changed) = damage.push(changed) {
        make_room(damage, changed, screen);
    }
}

/// Whether painting both as one is cheaper than painting each.
fn joins(a: &Rectangle, b: &Rectangle) -> bool {
    pixels(&union(a, b)) <= pixels(a) + pixels(b) + OVERHEAD
}

/// All places are taken: joins the cheapest pair.
fn make_room(damage: &mut Damage, changed: Rectangle, screen: Size) {
    let mut best = (u32::MAX, 0, None);
    for (i, a) in damage.iter().enumerate() {
        let alone = waste(a, &changed);
        if alone < best.0 {
            best = (alone, i, None);
        }
        for (j, b) in damage.iter().enumerate().skip(i + 1) {
            let pair = waste(a, b);
            if pair < best.0 {
                best = (pair, i, Some(j));
            }
        }
    }
    let (_, first, second) = best;
    match second {
        None => {
            let joined = union(&damage.swap_remove(first), &changed);
            add(damage, joined, screen);
        }
        Some(second) => {
            // The later one goes first, so that the earlier keeps its place.
            let later = damage.swap_remove(second);
            let joined = union(&damage.swap_remove(first), &later);
            add(damage, joined, screen);
            add(damage, changed, screen);
        }
    }
}

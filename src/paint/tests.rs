//! The stage against a painter that starts from scratch, the canvas turned and
//! clipped, and the measures of the fonts.

extern crate std;

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use std::vec;
use std::vec::Vec;

use super::*;

const SIZE: Size = Size::new(320, 240);

/// Numbers to make scenes of.
struct Chance(u64);

impl Chance {
    fn upto(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(0x5851_F42D_4C95_7F2D)
            .wrapping_add(0x1405_7B7E_F767_814F);
        (self.0 >> 33) as usize % limit
    }
}

/// A box with a number in it: overlaps, text and patterns in one.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
struct Block {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
    colour: u8,
}

impl Block {
    fn random(rng: &mut Chance) -> Self {
        let mut upto = |limit| rng.upto(limit) as i32;
        Self {
            x: upto(330) - 10,
            y: upto(250) - 10,
            width: 1 + upto(90),
            height: 1 + upto(60),
            colour: upto(colour::COLOURS) as u8,
        }
    }

    fn put(&self, stage: &mut Stage<'_>) {
        let place = area(self.x, self.y, self.width, self.height);
        stage.item(place, self.colour, |canvas| {
            canvas.round(
                place,
                5,
                Colour::from_index(self.colour),
                Some((Colour::INK, 2)),
            );
            canvas.veil(area(self.x, self.y, self.width / 2, self.height));
            canvas.text(
                "Qj 17",
                Point::new(self.x + 3, self.y + 4),
                Font::B10,
                Colour::IVORY,
            );
            canvas.sprite(
                &sprites::chess::KNIGHT,
                Point::new(self.x + 9, self.y + 9),
                Inks::plain(Colour::BRASS),
            );
        });
    }
}

fn show(drawn: &mut Drawn, pixels: &mut [u8], turned: bool, blocks: &[Block]) -> Damage {
    let surface = Surface {
        pixels,
        size: SIZE,
        turned,
        words: None,
    };
    present(drawn, surface, |stage| {
        let whole = Rectangle::new(Point::zero(), stage.size());
        stage.item(whole, "ground", |canvas| canvas.baize(whole));
        for block in blocks {
            block.put(stage);
        }
    })
}

fn from_scratch(turned: bool, blocks: &[Block]) -> Vec<u8> {
    let mut pixels = vec![0; 320 * 240];
    show(&mut Drawn::new(), &mut pixels, turned, blocks);
    pixels
}

fn change(blocks: &mut Vec<Block>, rng: &mut Chance) {
    let at = rng.upto(blocks.len() + 1);
    match rng.upto(6) {
        0 if blocks.len() < 60 => blocks.insert(at, Block::random(rng)),
        1 if at < blocks.len() => drop(blocks.remove(at)),
        2 if at < blocks.len() => blocks[at] = Block::random(rng),
        3 if at < blocks.len() => blocks[at].x += 1,
        4 if at < blocks.len() => blocks[at].colour ^= 1,
        5 if at + 1 < blocks.len() => blocks.swap(at, at + 1),
        _ => {}
    }
}

#[test]
fn painting_only_what_changed_gives_the_picture_that_painting_everything_gives() {
    for seed in 0..40 {
        let mut rng = Chance(seed);
        let turned = seed % 2 == 1;
        let mut blocks: Vec<Block> = (0..seed % 30).map(|_| Block::random(&mut rng)).collect();
        let mut drawn = Drawn::new();
        let mut pixels = vec![0; 320 * 240];
        for frame in 0..30 {
            let before = pixels.clone();
            let damage = show(&mut drawn, &mut pixels, turned, &blocks);
            assert!(
                pixels == from_scratch(turned, &blocks),
                "seed {seed}, frame {frame}"
            );
            for (place, (old, new)) in before.iter().zip(&pixels).enumerate() {
                let at = Point::new(place as i32 % 320, place as i32 / 320);
                let told = damage
                    .iter()
                    .any(|area| embedded_graphics::primitives::ContainsPoint::contains(area, at));
                assert!(
                    old == new || told,
                    "seed {seed}, frame {frame}: {at} changed untold"
                );
            }
            for _ in 0..=rng.upto(4) {
                change(&mut blocks, &mut rng);
            }
        }
    }
}

#[test]
fn a_frame_that_did_not_change_damages_nothing() {
    let mut rng = Chance(7);
    let blocks: Vec<Block> = (0..20).map(|_| Block::random(&mut rng)).collect();
    let (mut drawn, mut pixels) = (Drawn::new(), vec![0; 320 * 240]);
    show(&mut drawn, &mut pixels, false, &blocks);
    pixels.fill(255);
    assert!(show(&mut drawn, &mut pixels, false, &blocks).is_empty());
    assert!(pixels.iter().all(|&byte| byte == 255));
}

#[test]
fn a_small_change_touches_only_its_area() {
    let block = Block {
        x: 40,
        y: 50,
        width: 20,
        height: 10,
        colour: 3,
    };
    let (mut drawn, mut pixels) = (Drawn::new(), vec![0; 320 * 240]);
    show(&mut drawn, &mut pixels, false, &[block]);
    let damage = show(
        &mut drawn,
        &mut pixels,
        false,
        &[Block { colour: 4, ..block }],
    );
    assert_eq!(damage.as_slice(), [area(40, 50, 20, 10)]);
}

#[test]
fn an_item_put_in_between_does_not_damage_those_after_it() {
    let block = |n: i32| Block {
        x: 30 * n,
        y: 40 * n,
        width: 20,
        height: 10,
        colour: 3,
    };
    let (mut drawn, mut pixels) = (Drawn::new(), vec![0; 320 * 240]);
    show(
        &mut drawn,
        &mut pixels,
        false,
        &[block(1), block(3), block(4)],
    );
    let damage = show(
        &mut drawn,
        &mut pixels,
        false,
        &[block(1), block(2), block(3), block(4)],
    );
    assert_eq!(damage.as_slice(), [area(60, 80, 20, 10)]);
}

#[test]
fn too_many_items_paint_everything_and_still_right() {
    let blocks: Vec<Block> = (0..300)
        .map(|n| Block {
            x: n,
            y: n / 2,
            width: 9,
            height: 9,
            colour: 5,
        })
        .collect();
    let (mut drawn, mut pixels) = (Drawn::new(), vec![0; 320 * 240]);
    show(&mut drawn, &mut pixels, false, &blocks);
    let damage = show(&mut drawn, &mut pixels, false, &blocks);
    assert_eq!(damage.as_slice(), [area(0, 0, 320, 240)]);
    assert!(pixels == from_scratch(false, &blocks));
    show(&mut drawn, &mut pixels, false, &blocks[..9]);
    assert!(pixels == from_scratch(false, &blocks[..9]));
}

#[test]
fn forgetting_paints_everything_again() {
    let (mut drawn, mut pixels) = (Drawn::new(), vec![0; 320 * 240]);
    show(&mut drawn, &mut pixels, false, &[]);
    drawn.forget();
    assert_eq!(
        show(&mut drawn, &mut pixels, false, &[]).as_slice(),
        [area(0, 0, 320, 240)]
    );
}

#[test]
fn a_turned_picture_is_the_same_picture_upside_down() {
    let mut rng = Chance(3);
    let blocks: Vec<Block> = (0..20).map(|_| Block::random(&mut rng)).collect();
    let mut upright = from_scratch(false, &blocks);
    upright.reverse();
    assert!(upright == from_scratch(true, &blocks));
}

#[test]
fn nothing_is_written_outside_the_clip() {
    let mut pixels = vec![77; 320 * 240];
    let mut canvas = Canvas::new(&mut pixels, SIZE);
    let clip = area(100, 100, 30, 20);
    canvas.set_clip(clip);
    canvas.fill(Colour::BAIZE);
    canvas.disc(Point::new(60, 60), 90, Colour::BRASS);
    canvas.text(
        "Wide enough to leave",
        Point::new(90, 101),
        Font::N24,
        Colour::IVORY,
    );
    canvas.round_edge(area(95, 95, 300, 10), 4, (Colour::EMBER, 2));
    canvas.velvet(area(-10, 110, 500, 500), 3);
    for (place, &byte) in pixels.iter().enumerate() {
        let (x, y) = (place as i32 % 320, place as i32 / 320);
        let inside = (100..130).contains(&x) && (100..120).contains(&y);
        assert_eq!(byte != 77, inside, "{x}, {y}");
    }
}

#[test]
fn texts_are_reported_where_they_start() {
    let mut heard = Vec::new();
    let mut words =
        |word: Word<'_>| heard.push((word.at, std::string::String::from(word.text), word.whole));
    let mut pixels = vec![0; 320 * 240];
    let surface = Surface {
        pixels: &mut pixels,
        size: SIZE,
        turned: false,
        words: Some(&mut words),
    };
    present(&mut Drawn::new(), surface, |stage| {
        stage.item(area(0, 0, 100, 20), (), |canvas| {
            canvas.text("seen", Point::new(3, 4), Font::B10, Colour::IVORY);
            canvas.text("outside", Point::new(3, 40), Font::B10, Colour::IVORY);
            canvas.text("cut off", Point::new(80, 4), Font::B10, Colour::IVORY);
        });
    });
    assert_eq!(
        heard,
        [
            (Point::new(3, 4), "seen".into(), true),
            (Point::new(80, 4), "cut off".into(), false)
        ]
    );
}

#[test]
fn capitals_stand_where_they_are_put_and_are_as_high_as_said() {
    for font in [
        Font::B8,
        Font::B10,
        Font::B12,
        Font::B14,
        Font::B18,
        Font::N14,
        Font::N18,
        Font::N24,
        Font::Digits24,
        Font::Mono,
        Font::MonoBold,
    ] {
        let mut pixels = vec![0; 320 * 240];
        let letter = if font == Font::Digits24 { "8" } else { "E" };
        Canvas::new(&mut pixels, SIZE).text(letter, Point::new(50, 50), font, Colour::IVORY);
        let rows: Vec<usize> = (0..240)
            .filter(|y| pixels[y * 320..][..320].iter().any(|&byte| byte != 0))
            .collect();
        assert_eq!(
            (rows[0], rows.len() as i32),
            (50, font.cap_height()),
            "{font:?}"
        );
    }
}

#[test]
fn no_letter_reaches_further_than_its_font_says() {
    let size = Size::new(64, 96);
    let fonts = [
        Font::B8,
        Font::B10,
        Font::B12,
        Font::B14,
        Font::B18,
        Font::N14,
        Font::N18,
        Font::N24,
        Font::Digits24,
        Font::Mono,
        Font::MonoBold,
    ];
    for (font, letter) in fonts
        .into_iter()
        .flat_map(|font| (' '..='~').map(move |letter| (font, letter)))
    {
        let mut pixels = vec![0; 64 * 96];
        let mut canvas = Canvas::new(&mut pixels, size);
        let at = Point::new(16, 40);
        font.draw(
            &mut canvas,
            letter.encode_utf8(&mut [0; 4]),
            at,
            Colour::IVORY,
        );
        let (top, bottom) = font.reach();
        for (row, line) in pixels.chunks(64).enumerate() {
            let row = row as i32 - at.y;
            let inked = line.iter().any(|pixel| *pixel != 0);
            assert!(
                !inked || (top..bottom).contains(&row),
                "{font:?} {letter:?} in row {row}, not in {top}..{bottom}"
            );
        }
        let width = font.width(letter.encode_utf8(&mut [0; 4]));
        let columns = -text::OVERHANG..width + text::OVERHANG;
        for (place, _) in pixels.iter().enumerate().filter(|(_, pixel)| **pixel != 0) {
            let column = place as i32 % 64 - at.x;
            assert!(
                columns.contains(&column),
                "{font:?} {letter:?} in column {column}, not in {columns:?}"
            );
        }
    }
}

#[test]
fn lines_break_at_blanks_and_line_ends_and_never_grow_too_wide() {
    let text = "You must play a card of the suit that was led if you hold one.\nIf you hold none, play any card.";
    let lines: Vec<&str> = Font::B10.wrap(text, 196).collect();
    assert_eq!(
        lines,
        [
            "You must play a card of the",
            "suit that was led if you hold",
            "one.",
            "If you hold none, play any",
            "card."
        ]
    );
    assert!(lines.iter().all(|line| Font::B10.width(line) <= 196));
}

#[test]
fn a_word_that_is_too_wide_has_its_own_line() {
    let lines: Vec<&str> = Font::B10.wrap("a Donaudampfschiff b", 40).collect();
    assert_eq!(lines, ["a", "Donaudampfschiff", "b"]);
}

#[test]
fn fitting_cuts_a_text_to_its_room() {
    assert_eq!(Font::B8.fit("Menu", 100), "Menu");
    let short = Font::B8.fit("Menuetto", 30);
    assert!("Menuetto".starts_with(short) && short.len() < 8 && Font::B8.width(short) <= 30);
}

#[test]
fn the_palette_matches_the_panel() {
    assert_eq!(Colour::EBONY.rgb565_bits(), 0x1882);
    assert_eq!(Colour::BRASS.rgb565_bits(), 0xF5E9);
    assert_eq!(Colour::SEAT_PORT.rgb565_bits(), 0x48C5);
    assert_eq!(Colour::from_index(255).rgb565_bits(), 0x1882);
}

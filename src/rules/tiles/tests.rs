//! Tests of tiles, sets and the line. The numbers are those of section 2 of the rule sheet.

use super::*;
use std::string::ToString;
use std::vec::Vec;

fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

#[test]
fn the_set_has_28_tiles_in_their_order() {
    let set: Vec<_> = Tile::set().map(|tile| tile.to_string()).collect();
    assert_eq!(set.len(), 28);
    assert_eq!(set[..7].join(" "), "0-0 1-0 1-1 2-0 2-1 2-2 3-0");
    assert_eq!(set[20..].join(" "), "5-5 6-0 6-1 6-2 6-3 6-4 6-5 6-6");
    for (index, one) in Tile::set().enumerate() {
        assert_eq!(one.index(), index);
        assert_eq!(tile(&one.to_string()), one);
    }
    assert_eq!(Tile::from_index(28), None);
}

#[test]
fn facts_of_the_set() {
    let doubles: Vec<_> = TileSet::DOUBLES.iter().map(Tile::index).collect();
    assert_eq!(doubles, [0, 2, 5, 9, 14, 20, 27]);
    assert!(TileSet::DOUBLES.iter().all(Tile::is_double));
    assert_eq!(TileSet::ALL.dots(), 168);
    for number in Pips::all() {
        assert_eq!(TileSet::with(number).len(), 7);
    }
    let with_total = |total| Tile::set().filter(|tile| tile.dots() == total).count();
    let totals: Vec<_> = (0..=12).map(with_total).collect();
    assert_eq!(totals, [1, 1, 2, 2, 3, 3, 4, 3, 3, 2, 2, 1, 1]);
}

#[test]
fn vector_10_masks_of_the_sixes_and_the_blanks() {
    let ids = |number| -> Vec<usize> {
        TileSet::with(pips(number))
            .iter()
            .map(Tile::index)
            .collect()
    };
    assert_eq!(ids(6), [21, 22, 23, 24, 25, 26, 27]);
    assert_eq!(ids(0), [0, 1, 3, 6, 10, 15, 21]);
}

#[test]
fn a_tile_is_written_with_its_higher_number_first() {
    assert_eq!(Tile::new(pips(4), pips(6)).to_string(), "6-4");
    for text in ["4-6", "7-0", "6", "6-", "-6", "6-4-1", "+6-4", "6- 4", ""] {
        assert_eq!(text.parse::<Tile>(), Err(NotATile), "{text}");
    }
}

#[test]
fn halves_of_a_tile() {
    let six_four = tile("6-4");
    assert_eq!(six_four.other(pips(6)), Some(pips(4)));
    assert_eq!(six_four.other(pips(4)), Some(pips(6)));
    assert_eq!(six_four.other(pips(5)), None);
    assert_eq!(tile("3-3").other(pips(3)), Some(pips(3)));
    assert_eq!(six_four.dots(), 10);
}

#[test]
fn sets_count_their_dots_and_know_first_and_last() {
    let set: TileSet = ["6-5", "3-3", "0-0"].map(tile).into_iter().collect();
    assert_eq!(set.dots(), 17);
    assert_eq!(set.first(), Some(tile("0-0")));
    assert_eq!(set.last(), Some(tile("6-5")));
    assert_eq!(TileSet::EMPTY.first(), None);
    assert_eq!(TileSet::EMPTY.last(), None);
    assert!(TileSet::try_from(1 << 28).is_err());
}

#[test]
fn a_line_grows_at_both_ends_and_a_double_leaves_its_number_open() {
    let mut line = TileLine::new();
    assert_eq!(line.ends(), None);
    assert!(line.place(tile("5-5"), End::Right));
    assert_eq!(line.ends(), Some((pips(5), pips(5))));
    assert!(line.place(tile("5-3"), End::Right));
    assert!(line.place(tile("3-3"), End::Right));
    assert_eq!(line.ends(), Some((pips(5), pips(3))));
    assert!(line.place(tile("6-5"), End::Left));
    assert_eq!(line.ends(), Some((pips(6), pips(3))));
    let before = line.clone();
    assert!(!line.place(tile("5-4"), End::Left));
    assert_eq!(line, before);
    assert!(line.is_sound());
    assert_eq!(line.fitting().len(), 13);
    let halves: Vec<_> = line
        .tiles()
        .iter()
        .map(|placed| (placed.left().number(), placed.right().number()))
        .collect();
    assert_eq!(halves, [(6, 5), (5, 5), (5, 3), (3, 3)]);
}

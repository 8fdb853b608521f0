//! The line of dominoes and the hand in its tray: whatever is laid stays on the table, and nothing lies on anything.

use super::*;
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::rack::{self, RackLook, RackTile};
use crate::parts::snake::{self, Badge, Snake};
use embedded_graphics::primitives::Rectangle;
use parlour_rules::tiles::{End, Pips, Tile, TileLine, TileSet};
use parlour_rules::{Rng, SeedableRng};

/// The least room that any game gives to its line, on both widths.
const ROOMS: [Rectangle; 2] = [area(2, 52, 236, 103), area(2, 52, 316, 103)];

fn inside(place: Rectangle, room: Rectangle) -> bool {
    room.intersection(&place) == place
}

fn apart(one: Rectangle, other: Rectangle) -> bool {
    one.intersection(&other).is_zero_sized()
}

/// What must hold of every line: all tiles in the room, none on another or on a badge, and touching halves alike.
fn check(line: &TileLine, room: Rectangle) -> Snake {
    let snake = Snake::lay(line.tiles(), room);
    assert_eq!(snake.spots.len(), line.len(), "{line:?}");
    let mut places: Vec<Rectangle> = snake
        .spots
        .iter()
        .map(|spot| spot.place(snake.half))
        .collect();
    places.extend(End::BOTH.map(|end| snake.badge_place(end)));
    for (number, one) in places.iter().enumerate() {
        assert!(inside(*one, room), "{number} of {line:?}");
        for other in &places[..number] {
            assert!(apart(*one, *other), "{number} of {line:?}");
        }
    }
    for (spot, placed) in snake.spots.iter().zip(line.tiles()) {
        let (first, second) = spot.halves;
        let halves = [placed.left().number(), placed.right().number()];
        assert!([first, second] == halves || [second, first] == halves);
    }
    for pair in snake.spots.windows(2) {
        touching(pair[0], pair[1], snake.half);
    }
    snake
}

/// The places of the two halves of a tile, with their dots. A double that lies across the way touches with its middle.
fn halves(spot: snake::Spot, half: i32) -> [(Rectangle, u8); 2] {
    let place = spot.place(half);
    let (first, second) = spot.halves;
    if first == second {
        return [(place, first), (place, second)];
    }
    let far = match spot.lie {
        Lie::Upright => Point::new(0, half + 1),
        Lie::Flat => Point::new(half + 1, 0),
    };
    let square = Size::new_equal(half as u32);
    [
        (Rectangle::new(place.top_left, square), first),
        (Rectangle::new(place.top_left + far, square), second),
    ]
}

/// Two tiles that follow each other lie beside each other with halves that are alike.
fn touching(one: snake::Spot, other: snake::Spot, half: i32) {
    let near = |(one, dots): (Rectangle, u8), (other, others): (Rectangle, u8)| {
        dots == others && !apart(one.offset(1), other.offset(1))
    };
    let found = halves(one, half).into_iter().any(|one| {
        halves(other, half)
            .into_iter()
            .any(|other| near(one, other))
    });
    assert!(found, "{one:?} {other:?}");
}

/// A random line of as many tiles as will go, grown at both ends.
fn grown(rng: &mut Rng) -> TileLine {
    let mut line = TileLine::new();
    let mut left = TileSet::ALL;
    line.place(
        Tile::double(Pips::new(rng.below(7) as u8).unwrap()),
        End::Right,
    );
    left = left.without(line.set());
    loop {
        let end = End::BOTH[rng.below(2) as usize];
        let other = if end == End::Left {
            End::Right
        } else {
            End::Left
        };
        let mut laid = false;
        for end in [end, other] {
            let fits = left.and(TileSet::with(line.open(end).unwrap()));
            if laid || fits.is_empty() {
                continue;
            }
            let nth = rng.below(fits.len() as u32) as usize;
            let tile = fits.iter().nth(nth).unwrap();
            assert!(line.place(tile, end));
            left.remove(tile);
            laid = true;
        }
        if !laid {
            return line;
        }
    }
}

/// Cuts a line to some tiles from its left end.
fn part(line: &TileLine, tiles: usize) -> TileLine {
    let mut part = TileLine::new();
    for placed in line.tiles().iter().take(tiles) {
        if part.is_empty() {
            let first = placed.tile();
            part.place(first, End::Right);
            if part.open(End::Right) != Some(placed.right()) {
                // A line begins with the higher half at the left; turned round it reads the same.
                return TileLine::new();
            }
        } else {
            assert!(part.place(placed.tile(), End::Right));
        }
    }
    part
}

#[test]
fn vector_11_no_line_leaves_the_table_or_lies_on_itself() {
    let mut rng = Rng::seed_from_u64(11);
    let mut longest = 0;
    for _ in 0..3000 {
        let line = grown(&mut rng);
        longest = longest.max(line.len());
        for room in ROOMS {
            check(&line, room);
            check(&part(&line, 1 + rng.below(28) as usize), room);
        }
    }
    assert_eq!(longest, 28);
}

/// All 28 tiles in a ring, with the doubles where the numbers turn up first: the whole set can be laid in one line.
fn whole_set(rng: &mut Rng) -> TileLine {
    loop {
        let line = grown(rng);
        if line.len() == 28 {
            return line;
        }
    }
}

#[test]
fn the_whole_set_is_laid_in_the_sizes_of_the_picture() {
    let mut rng = Rng::seed_from_u64(28);
    let mut smaller = 0;
    for _ in 0..1000 {
        let line = whole_set(&mut rng);
        let [narrow, wide] = ROOMS;
        // Now and then the last tiles of all do not fit the narrow picture at this size; no round has so many.
        smaller += u32::from(check(&line, narrow).half < 11);
        assert!(check(&line, wide).half >= 11);
        // With the room of Dominoes the wide picture shows all tiles in the larger size.
        assert_eq!(check(&line, area(2, 42, 316, 113)).half, 13);
        for tiles in 1..=26 {
            assert!(check(&part(&line, tiles), narrow).half >= 11);
        }
    }
    assert!(smaller <= 20, "{smaller}");
}

#[test]
fn lines_of_doubles_and_tiles_in_turn_are_laid_too() {
    // 0-0 0-1 1-1 1-2 and so on: no two plain tiles follow each other for a long way.
    let mut order = Vec::new();
    for number in 0..7_u8 {
        let (one, next) = (
            Pips::new(number).unwrap(),
            Pips::new((number + 1) % 7).unwrap(),
        );
        order.push(Tile::double(one));
        order.push(Tile::new(one, next));
    }
    for skipped in 0..14 {
        let mut line = TileLine::new();
        let mut tiles = order
            .iter()
            .cycle()
            .skip(skipped)
            .take(14)
            .copied()
            .peekable();
        line.place(tiles.next().unwrap(), End::Right);
        let next = *tiles.peek().unwrap();
        let grows = |end: &End| next.has(line.open(*end).unwrap());
        let end = End::BOTH.into_iter().find(grows).unwrap();
        for tile in tiles {
            assert!(line.place(tile, end));
            for room in ROOMS {
                check(&line, room);
            }
        }
    }
}

#[test]
fn a_short_line_lies_large_in_the_middle() {
    let mut line = TileLine::new();
    line.place("6-6".parse().unwrap(), End::Right);
    let [narrow, _] = ROOMS;
    let snake = check(&line, narrow);
    assert_eq!(snake.half, 21);
    let tile = snake.spots[0].place(21);
    assert!((tile.center().x - narrow.center().x).abs() <= 1);
    assert!((tile.center().y - narrow.center().y).abs() <= 1);
}

#[test]
fn a_hand_of_any_size_stands_in_the_tray() {
    for size in SIZES {
        let width = size.width as i32;
        let tray = area(0, rack::TOP + 1, width, 220 - rack::TOP - 1);
        for count in 1..=28 {
            let places: Vec<Rectangle> = (0..count)
                .map(|index| {
                    domino::place(
                        rack::spot(width, count, index),
                        rack::look(width, count, false),
                    )
                })
                .collect();
            for (number, one) in places.iter().enumerate() {
                assert!(inside(*one, tray), "{number} of {count}");
                assert!(places[..number].iter().all(|other| apart(*one, *other)));
            }
        }
    }
}

#[test]
fn dominoes_say_when_they_change() {
    let mut rng = Rng::seed_from_u64(3);
    let lines: Vec<TileLine> = (0..8).map(|_| grown(&mut rng)).collect();
    each_says_when_it_changes(&lines, |stage, line| {
        let snake = Snake::lay(line.tiles(), area(4, 42, stage.width() - 8, 113));
        for spot in &snake.spots {
            let (first, second) = spot.halves;
            domino::domino(stage, spot.at, spot.look(snake.half), first, second);
        }
        for end in End::BOTH {
            let number = line.open(end).map_or(0, Pips::number);
            snake::badge(stage, &snake, end, number, Badge::Open);
        }
    });
    let looks: Vec<(usize, RackLook)> = (0..24)
        .map(|number| {
            let look = RackLook {
                focus: (number % 3 > 0).then_some(number / 2),
                bob: (number % 2) as i32 * 2,
                quiet: number % 5 == 0,
                boneyard: number % 4 == 3,
            };
            (1 + number, look)
        })
        .collect();
    each_says_when_it_changes(&looks, |stage, (count, look)| {
        let tiles: Vec<RackTile> = Tile::set()
            .take(*count)
            .map(|tile| RackTile {
                legal: tile.dots() % 2 == 0,
                marked: tile.dots() % 3 == 0,
                ..RackTile::new(tile)
            })
            .collect();
        rack::rack(stage, &tiles, *look);
    });
    let backs = [13, 21].map(|half| DominoLook {
        half,
        lie: Lie::Upright,
        dim: false,
    });
    each_says_when_it_changes(&backs, |stage, look| {
        domino::back(stage, Point::new(50, 60), *look);
    });
}

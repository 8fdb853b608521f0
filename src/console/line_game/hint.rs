//! What a friend would say who looks over the shoulder: which tile is good now, and why.

use super::cursor::Cursor;
use super::track;
use crate::fitting::in_a_hint;
use crate::line;
use crate::people::People;
use crate::screen::Line;
use parlour_rules::Points;
use parlour_rules::line_game::{Action, View};
use parlour_rules::tiles::{End, Pips, Tile, TileSet};

/// Leads the cursor to where A does this: to the tile, and to its end where that is asked for.
pub(super) fn lead(view: &View, cursor: &mut Cursor, action: Action) {
    let tile = match action {
        Action::Place { tile, .. } | Action::Open(tile) => Some(tile),
        Action::Draw | Action::Pass => None,
    };
    *cursor = Cursor { tile, end: None };
    if cursor.ends(view).len() == 2 && !view.ends_are_alike() {
        cursor.end = view.open.end_of(action);
    }
}

/// The action with a reason.
pub(super) fn words(view: &View, people: &People, action: Action) -> Line {
    match action {
        Action::Place { tile, joins, .. } => {
            line!("Place it: {}", why_place(view, people, tile, joins, action))
        }
        Action::Open(tile) => line!("Open: {tile} comes first"),
        Action::Draw => line!("Draw: nothing that you hold fits"),
        Action::Pass => line!("Pass: nothing that you hold fits"),
    }
}

/// How many tiles of a set have a number.
fn with(tiles: TileSet, pips: Pips) -> usize {
    tiles.and(TileSet::with(pips)).len()
}

fn why_place(view: &View, people: &People, tile: Tile, joins: Pips, action: Action) -> Line {
    let open = &view.open;
    let end = open.end_of(action);
    let shows = tile.other(joins).unwrap_or(joins);
    let points = end.map(|end| track::brings(view, tile, end));
    if let Some(points) = points.filter(|points| *points > Points::ZERO) {
        return line!("both ends are {shows} then: {points} points");
    }
    let ends = open.line.ends().unwrap_or((joins, joins));
    let stays = match end {
        Some(End::Left) => ends.1,
        _ => ends.0,
    };
    let rest = view.hand.without(TileSet::only(tile));
    let next = open.players.left_of(open.to_play);
    let known = open.known[next];
    let name = in_a_hint(people.name(next));
    if rest.is_empty() {
        return line!("it is your last tile");
    }
    match (known.is_without(shows), known.is_without(stays)) {
        (true, true) if shows == stays => {
            return line!("both ends are {shows}, {name} shows none");
        }
        (true, true) => return line!("{name} shows no {shows} and no {stays}"),
        (true, false) => return line!("{name} shows no {shows}"),
        (false, true) => return line!("it leaves the {stays}, {name} shows none"),
        _ => {}
    }
    if view.laws.scores_in_play && shows != stays {
        let alike = Tile::new(shows, stays);
        if rest.has(alike) {
            return line!("your {alike} can make both ends alike next");
        }
        if !view.unseen().has(alike) {
            return line!("no tile is left that makes both ends alike");
        }
    }
    let own = with(rest, shows);
    let heaviest = rest.iter().all(|other| other.dots() < tile.dots());
    if own > 0 && with(view.unseen(), shows) == 0 {
        line!("nobody else has a {shows}")
    } else if shows == stays && own > 0 {
        line!("both ends are {shows} then, and you have one")
    } else if tile.is_double() {
        line!("a double is hard to place later")
    } else if own > 1 {
        line!("you have {own} more with a {shows}")
    } else if view.laws.scores_in_play {
        match rest.len() {
            1 => line!("you have one tile left then"),
            left => line!("you have {left} tiles left then"),
        }
    } else if heaviest {
        line!("it is your heaviest tile")
    } else if own == 1 {
        line!("you can go on with your other {shows}")
    } else {
        line!("{} dots are off your hand", tile.dots())
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::people::People;
    use parlour_rules::Game;
    use parlour_rules::bergen::Heading;
    use parlour_rules::block::Blocking;
    use parlour_rules::game::View as _;
    use parlour_rules::line_game::{Known, LineGame, LineRules, View};
    use parlour_rules::testing::{play, start};
    use parlour_rules::tiles::{End, Tile, TileLine};
    use std::string::String;

    /// What whoever plays next sees with these tiles when the line is of these, laid to its right.
    fn view(hand: &str, line: &str) -> View {
        view_of::<Blocking>(hand, line)
    }

    fn view_of<R: LineRules>(hand: &str, line: &str) -> View {
        let mut game: LineGame<R> = start(3, 1, "");
        let opening = game.view(None).open.opening;
        play(&mut game, &std::format!("{opening}"));
        let mut view = game.view(game.turn().seat());
        view.hand = tiles(hand).into_iter().collect();
        view.open.line = TileLine::new();
        for tile in tiles(line) {
            assert!(view.open.line.place(tile, End::Right), "{tile}");
        }
        for seat in view.players().seats() {
            view.open.known[seat] = Known::fresh(7);
        }
        view
    }

    fn tiles(texts: &str) -> std::vec::Vec<Tile> {
        let tiles = texts.split_whitespace();
        tiles.map(|tile| tile.parse().unwrap()).collect()
    }

    fn said(view: &View, action: &str) -> String {
        let words = words(view, &People::household(), action.parse().unwrap());
        words.as_str().into()
    }

    /// What is known of a hand of seven that has none of these numbers, as a save has it.
    fn without(numbers: &[usize]) -> Known {
        let mut most = [7; 8];
        numbers.iter().for_each(|number| most[*number] = 0);
        most[7] = 0;
        postcard::from_bytes(&most).unwrap()
    }

    #[test]
    fn what_the_next_seat_has_shown_not_to_have_comes_first() {
        let mut own = view("6-4 5-1 4-2", "6-5");
        assert_eq!(said(&own, "6-4@6"), "Place it: it is your heaviest tile");
        let next = own.open.players.left_of(own.open.to_play);
        let people = People::household();
        let name = people.name(next);
        let mut after = |numbers: &[usize]| {
            own.open.known[next] = without(numbers);
            said(&own, "6-4@6")
        };
        let shows = |what| std::format!("Place it: {name} shows no {what}");
        assert_eq!(after(&[4]), shows("4"));
        assert_eq!(after(&[4, 5]), shows("4 and no 5"));
        let leaves = std::format!("Place it: it leaves the 5, {name} shows none");
        assert_eq!(after(&[5]), leaves);
        assert_eq!(after(&[3]), "Place it: it is your heaviest tile");
        let mut own = view("6-4 5-1", "6-2 4-2");
        own.open.known[next] = without(&[4]);
        assert_eq!(
            said(&own, "6-4@6"),
            std::format!("Place it: both ends are 4, {name} shows none")
        );
    }

    #[test]
    fn the_last_tile_and_the_heaviest_are_named() {
        assert_eq!(
            said(&view("6-4", "6-5"), "6-4@6"),
            "Place it: it is your last tile"
        );
        let own = view("5-1 6-4", "6-5");
        assert_eq!(said(&own, "5-1@5"), "Place it: 6 dots are off your hand");
        assert_eq!(said(&own, "6-4@6"), "Place it: it is your heaviest tile");
        let own = view("5-5 6-4", "6-5");
        assert_eq!(
            said(&own, "5-5@5"),
            "Place it: a double is hard to place later"
        );
    }

    #[test]
    fn what_one_has_more_of_is_kept_open() {
        let one = view("5-1 1-0 6-4", "6-5");
        assert_eq!(
            said(&one, "5-1@5"),
            "Place it: you can go on with your other 1"
        );
        let two = view("5-1 1-0 2-1 6-4", "6-5");
        assert_eq!(said(&two, "5-1@5"), "Place it: you have 2 more with a 1");
        let both = view("5-1 1-0 6-4", "5-2 2-1");
        let twice = "Place it: both ends are 1 then, and you have one";
        assert_eq!(said(&both, "5-1@5"), twice);
        let all = view("5-1 1-0 6-4", "6-6 6-1 1-1 3-1 3-2 2-1 4-1 5-4");
        assert_eq!(said(&all, "5-1@5"), "Place it: nobody else has a 1");
    }

    #[test]
    fn where_equal_ends_score_they_come_first() {
        let said = |hand: &str, line: &str, action: &str| {
            let view = view_of::<Heading>(hand, line);
            let words = words(&view, &People::household(), action.parse().unwrap());
            String::from(words.as_str())
        };
        let line = "5-5 5-3";
        let three = "Place it: both ends are 5 then: 3 points";
        assert_eq!(said("5-3 6-1", "5-5 5-4 4-3", "5-3@3"), three);
        let two = "Place it: both ends are 4 then: 2 points";
        assert_eq!(said("4-1 6-6", "4-2 2-1", "4-1@1"), two);
        let next = "Place it: your 5-2 can make both ends alike next";
        assert_eq!(said("3-2 5-2", line, "3-2@3"), next);
        let none = "Place it: no tile is left that makes both ends alike";
        assert_eq!(said("3-1 0-0", "5-1 6-1 6-4 4-3", "3-1@3"), none);
        let one = "Place it: you have one tile left then";
        assert_eq!(said("6-4 2-0", "6-5", "6-4@6"), one);
    }
}

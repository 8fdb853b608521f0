//! The laws of screens, for every game of the catalogue at both sizes: what is covered shows nothing private, every action
//! can be reached by keys, and all words are whole. A new game is under them by its line in the catalogue.

use super::{Look, Picture, SIZES, arrive, own, positions, see, wide_people};
use crate::keys::Button;
use crate::parts::{Hints, bars};
use crate::people::People;
use crate::screen::{GameScreen, Heading, Reaction, Sight};
use parlour_rules::game::quietly;
use parlour_rules::{Choice, View};
use std::collections::{BTreeSet, VecDeque};
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

/// So many states of a cursor are tried at least, and so many at most: where more can be picked than that, it is enough that
/// every action was found.
const STATES: usize = 3000;
const MOST_STATES: usize = 60_000;

/// Everything that a game draws and says at a moment: the table, its two bars without a name, and its chapters.
fn pictures<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) -> Vec<Picture> {
    let size = sight.scene.size;
    let table = Picture::of(size, |stage| {
        G::draw(sight, cursor, stage);
        let look = crate::parts::SeatLook::new(0);
        let status = G::status(sight, cursor);
        let words = status.fitting("", stage.width() - 27).text;
        bars::status(stage, Some(look), words, "");
        bars::hints(stage, G::hints(sight, cursor).menu());
    });
    let mut headings = Vec::new();
    G::chapters(sight, &mut |heading| headings.push(heading));
    let chapters = headings.iter().enumerate().map(|(number, heading)| {
        let Heading { name, steps, .. } = *heading;
        Picture::of(size, |stage| {
            bars::title(stage, name, "", None);
            G::draw_chapter(sight, number, steps, stage);
            bars::hints(stage, Hints::default().b("Back").menu());
        })
    });
    [table].into_iter().chain(chapters).collect()
}

/// What a seat sees while its things are covered does not depend on what only that seat knows.
fn covered<G: GameScreen>() {
    positions::<G>(6, |game, _, rng| {
        let public = game.view(None);
        let world = G::imagine(&public, rng);
        for seat in game.players().seats() {
            let views = [game.view(Some(seat)), world.view(Some(seat))];
            if views[0] == views[1] {
                continue;
            }
            for size in SIZES {
                let look = Look {
                    size,
                    ..Look::covered()
                };
                let [own, other] = views.each_ref().map(|view| {
                    let cursor = arrive::<G>(view);
                    look.see(view, |sight| pictures::<G>(sight, &cursor))
                });
                for (own, other) in own.iter().zip(&other) {
                    assert!(
                        own.pixels == other.pixels && own.words == other.words,
                        "covered, and yet {:?} is not {:?}\n{:?}\n{:?}",
                        own.words,
                        other.words,
                        views[0],
                        views[1]
                    );
                }
            }
        }
    });
}

/// The texts of all actions that a person can take by pressing buttons from where the cursor begins. Only A commits.
fn reached<G: GameScreen>(view: &G::View, listed: &BTreeSet<String>) -> BTreeSet<String> {
    let mut reached: BTreeSet<String> = G::forced(view).iter().map(ToString::to_string).collect();
    G::menu(view, &People::household(), &mut |entry| {
        reached.insert(entry.action.to_string());
    });
    see::<G, _>(view, |sight| {
        let start = arrive::<G>(view);
        let mut met = BTreeSet::from([format!("{start:?}")]);
        let mut waiting = VecDeque::from([start]);
        while let Some(cursor) = waiting.pop_front() {
            // The last button is the house's own.
            for button in Button::ALL
                .into_iter()
                .filter(|button| *button != Button::Y)
            {
                let mut next = cursor.clone();
                match G::press(sight, &mut next, button) {
                    Reaction::Act(action) | Reaction::Ask(_, action) => {
                        assert_eq!(button, Button::A, "only A commits: {action}");
                        reached.insert(action.to_string());
                    }
                    _ if met.insert(format!("{next:?}")) => waiting.push_back(next),
                    _ => {}
                }
            }
            if met.len() > STATES && (listed.is_subset(&reached) || met.len() > MOST_STATES) {
                break;
            }
        }
    });
    reached
}

/// What is listed can be done by keys, and nothing else can.
fn by_keys<G: GameScreen>() {
    positions::<G>(6, |game, _, _| {
        let Some(seat) = game.turn().seat() else {
            return;
        };
        let view = game.view(Some(seat));
        let mut listed = BTreeSet::new();
        view.legal(&mut |choice| {
            if let Choice::One(action) = choice {
                listed.insert(action.to_string());
            }
        });
        let reached = reached::<G>(&view, &listed);
        let missing: Vec<_> = listed
            .iter()
            .filter(|action| !reached.contains(*action) && !reached.contains(&twin(action)))
            .collect();
        assert!(missing.is_empty(), "out of reach: {missing:?}\n{view:?}");
        // What the menu offers beside the game need not be listed, but it can be done.
        for action in reached.difference(&listed) {
            let Ok(parsed) = action.parse() else {
                panic!("{action} cannot be read");
            };
            let done = quietly(|croupier| game.clone().apply(parsed, croupier));
            let beside = G::is_aside(&parsed) && done.is_ok();
            assert!(beside, "not listed: {action}\n{view:?}");
        }
    });
}

/// The action that comes to the same, where a tile can go to two ends that are alike.
fn twin(action: &str) -> String {
    match action.strip_suffix('r') {
        Some(left) => left.into(),
        None => format!("{action}r"),
    }
}

/// No word is cut off, whoever looks and whatever happens, however wide the names are.
fn whole_words<G: GameScreen>() {
    let mut number = 0;
    positions::<G>(6, |game, heard, _| {
        number += 1;
        let wide = number % 2 == 0;
        let people = if wide {
            wide_people()
        } else {
            People::household()
        };
        for size in SIZES {
            let live = Look {
                people: people.first(game.players()),
                size,
                ..Look::default()
            };
            let idle = Look {
                live: false,
                ..live.clone()
            };
            let view = own(game);
            let cursor = arrive::<G>(&view);
            live.see(&view, |sight| read_all::<G>(sight, &cursor));
            for view in [view, game.view(None)] {
                idle.see(&view, |sight| read_all::<G>(sight, &cursor));
                for (to, event) in heard {
                    if to.includes(view.seat()) {
                        idle.see_moment(&view, Some(event), |sight| read_all::<G>(sight, &cursor));
                    }
                }
            }
        }
    });
}

fn read_all<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) {
    for picture in pictures(sight, cursor) {
        picture.whole_words();
    }
}

macro_rules! laws {
    ($($folder:ident => $game:ident,)*) => { $(
        mod $folder {
            type Game = parlour_rules::$game;
            #[test]
            fn a_covered_screen_shows_nothing_private() {
                super::covered::<Game>();
            }
            #[test]
            fn every_listed_action_can_be_reached_by_keys_and_no_other() {
                super::by_keys::<Game>();
            }
            #[test]
            fn all_words_are_whole() {
                super::whole_words::<Game>();
            }
        }
    )* };
}
parlour_rules::games!(laws);

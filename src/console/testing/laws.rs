//! The laws of screens, for every game of the catalogue at both sizes: what is covered shows nothing private, every action
//! can be reached by keys and hinted at, X finds its chapter, and all words are whole. A new game is under
//! them by its line in the catalogue.

use super::{Look, Picture, SIZES, Walk, arrive, buttons, own, positions, see, wide_people};
use crate::fitting;
use crate::keys::Button;
use crate::paint::{Font, Stage};
use crate::parts::dialog::{self, Tone};
use crate::parts::{Hints, bars, bubble, round_sheet};
use crate::people::People;
use crate::screen::{Bubble, Chapter, GameScreen, Heading, Reaction, Sight, needed};
use parlour_rules::game::quietly;
use parlour_rules::testing::{Asides, any_action, any_setup, any_text, begin, choices, covers};
use parlour_rules::{Choice, Free, Rng, SeedableRng, Turn, View};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

/// So many states of a cursor are tried at least, and so many at most: where more can be picked than that, it is enough that
/// every action was found.
const STATES: usize = 3000;
const MOST_STATES: usize = 60_000;

/// A game that is played to its end goes no further than this many actions.
const LONGEST_TO_THE_END: usize = 3000;

/// So many actions of a game are looked through for those that need a tip.
const LONGEST_WITH_TIPS: usize = 60;

/// How wide a word beside a key can be.
const HINT_ROOM: i32 = 39;

/// So many states near to where a cursor begins are compared, and so many of those that look different are read.
const NEAR: usize = 200;
const FACES: usize = 8;

/// So many actions of a position are hinted at, and so often A is pressed for one at most.
const HINTS: usize = 8;
const MOST_PRESSES: usize = 3;

/// Everything that a game draws and says at a moment: the table, its two bars without a name, and its chapters.
fn pictures<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) -> Vec<Picture> {
    let size = sight.scene.size;
    let table = table(sight, cursor);
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

/// The table and its two bars without a name.
fn table<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) -> Picture {
    Picture::of(sight.scene.size, |stage| {
        G::draw(sight, cursor, stage);
        let look = crate::parts::SeatLook::new(0);
        let status = G::status(sight, cursor);
        let words = status.fitting("", stage.width() - 27).text;
        bars::status(stage, Some(look), words, "");
        bars::hints(stage, G::hints(sight, cursor).x(G::opens(sight).1).menu());
    })
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
                    look.see(view, |sight| {
                        (pictures::<G>(sight, &cursor), tips(sight, &cursor))
                    })
                });
                assert_eq!(own.1, other.1, "a tip tells what is covered");
                let (own, other) = (own.0, other.0);
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

/// The texts of all actions that a person can take by pressing buttons from where the cursor begins, until those that are
/// wanted are among them. Only A commits.
fn reached<G: GameScreen>(view: &G::View, wanted: &Wanted) -> BTreeSet<String> {
    let mut reached: BTreeSet<String> = G::forced(view).iter().map(ToString::to_string).collect();
    G::menu(view, &People::household(), &mut |entry| {
        reached.insert(entry.action.to_string());
    });
    see::<G, _>(view, |sight| {
        let look = |walk: &mut Walk<G::Cursor>, reached: &mut BTreeSet<String>| {
            let Some(cursor) = walk.next() else {
                return false;
            };
            for button in buttons() {
                let mut next = cursor.clone();
                match G::press(sight, &mut next, button) {
                    Reaction::Act(action) | Reaction::Ask(_, action) => {
                        assert_eq!(button, Button::A, "only A commits: {action}");
                        reached.insert(action.to_string());
                    }
                    _ => walk.meet(next),
                }
            }
            true
        };
        let mut walk = Walk::from(arrive::<G>(view));
        while look(&mut walk, &mut reached) {
            let enough = wanted.listed.is_subset(&reached) || walk.met() > MOST_STATES;
            if walk.met() > STATES && enough {
                break;
            }
        }
        for said in wanted.said.difference(&reached.clone()) {
            let word = said.split_once(':').map_or("", |(_, word)| word);
            let mut walk = Walk::typing(arrive::<G>(view), word);
            while !reached.contains(said)
                && walk.met() < MOST_STATES
                && look(&mut walk, &mut reached)
            {}
        }
    });
    reached
}

/// What has to be in reach, as texts.
#[derive(PartialEq, Debug, Default)]
struct Wanted {
    /// Single actions, and the ends of ranges.
    listed: BTreeSet<String>,
    /// Something to say for every free text.
    said: BTreeSet<String>,
}

impl Wanted {
    /// Adds what has to be in reach of a choice; `say` names something for a free text, if there is anything.
    fn add<A: Display>(&mut self, choice: &Choice<A>, say: impl FnOnce() -> Option<String>) {
        match choice {
            Choice::One(action) => self.listed.extend([action.to_string()]),
            Choice::Range { verb, low, high } => {
                let ends = [low, high].map(|end| format!("{verb}:{end}"));
                self.listed.extend(ends);
            }
            Choice::Text { .. } => self.said.extend(say()),
        }
    }
}

/// Something that can be said, with letters alone, for which every keyboard has keys: an idea that a computer has, or else
/// whatever chance brings. None where nothing is taken.
fn sayable<G: GameScreen>(
    game: &G,
    view: &G::View,
    choice: &Choice<G::Action>,
    rng: &mut Rng,
) -> Option<String> {
    let mut ideas = Vec::new();
    G::ideas(view, &mut |idea| ideas.push(idea.to_string()));
    let chance = (0..100).map(|_| any_text(choice, rng));
    ideas.into_iter().chain(chance).find(|text| {
        let is_word = |word: &str| word.bytes().all(|letter| letter.is_ascii_lowercase());
        let in_letters = text.split_once(':').is_some_and(|(_, word)| is_word(word));
        let action = text.parse().ok().filter(|_| in_letters);
        action.is_some_and(|action| {
            let applied = quietly(|croupier| game.clone().apply(action, croupier));
            covers(choice, &action) && applied.is_ok()
        })
    })
}

/// The tips that are needed, whatever was seen.
fn tips<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) -> Vec<Bubble> {
    let only = (0..G::TIPS.len()).map(|number| needed(sight, cursor, !(1 << number)));
    only.flatten().collect()
}

/// Every tip has room on both pictures beside the bars, and is needed by somebody who plays at random.
fn tips_in_place<G: GameScreen>() {
    assert!(G::TIPS.len() <= 8);
    for tip in G::TIPS {
        let (text, points) = tip.says();
        for size in SIZES {
            let place = bubble::place(size.width as i32, text, points);
            let bottom = place.top_left.y + place.size.height as i32;
            let has_room = place.top_left.y > bars::TABLE_TOP && bottom < bars::HINT_TOP;
            assert!(
                has_room,
                "{text}: it reaches from {} to {bottom}",
                place.top_left.y
            );
            let draw = |stage: &mut Stage<'_>| bubble::bubble(stage, stage.width(), text, points);
            Picture::of(size, draw).whole_words();
        }
    }
    let mut found = BTreeSet::new();
    for seed in 0..200 {
        let mut rng = Rng::seed_from_u64(seed);
        let (mut game, _): (G, _) = begin(&any_setup::<G>(&mut rng), &mut Free);
        for _ in 0..LONGEST_WITH_TIPS {
            if found.len() == G::TIPS.len() {
                return;
            }
            let view = own(&game);
            find_tips::<G>(&view, &mut found);
            // Some do whatever comes first or last, as somebody who always passes.
            let listed = choices(&game);
            let stubborn = match seed % 3 {
                0 => None,
                1 => listed.first(),
                _ => listed.last(),
            };
            let Some(action) = (match stubborn {
                Some(Choice::One(action)) => Some(*action),
                _ => any_action(&game, Asides::Never, &mut rng),
            }) else {
                break;
            };
            assert!(quietly(|croupier| game.apply(action, croupier)).is_ok());
        }
    }
    let missing: Vec<_> = (0..G::TIPS.len() as u8)
        .filter(|tip| !found.contains(tip))
        .collect();
    assert!(missing.is_empty(), "nobody ever needs the tips {missing:?}");
}

/// The numbers of the tips that are needed in a decision, where the cursor begins and near there.
fn find_tips<G: GameScreen>(view: &G::View, found: &mut BTreeSet<u8>) {
    for open in [true, false] {
        let look = Look {
            open,
            ..Look::default()
        };
        look.see::<G, _>(view, |sight| {
            let mut walk = Walk::from(arrive::<G>(view));
            while let Some(cursor) = walk.next() {
                found.extend(tips(sight, &cursor).into_iter().map(|tip| tip.number));
                for button in buttons() {
                    let mut next = cursor.clone();
                    G::press(sight, &mut next, button);
                    if walk.met() < NEAR {
                        walk.meet(next);
                    }
                }
            }
        });
    }
}

/// X opens the book at a chapter that it has, with a word beside the key that its column has room for.
fn looked_up<G: GameScreen>() {
    positions::<G>(6, |game, _, _| {
        for (view, covered) in [
            (own(game), false),
            (own(game), true),
            (game.view(None), true),
        ] {
            let look = if covered {
                Look::covered()
            } else {
                Look::default()
            };
            let (opens, chapters) = look.see::<G, _>(&view, |sight| {
                let mut chapters = 0;
                G::chapters(sight, &mut |_| chapters += 1);
                (G::opens(sight), chapters)
            });
            let (chapter, label) = opens;
            if let Chapter::Own(number) = chapter {
                assert!(number < chapters, "{label}: there is no such chapter");
            }
            assert!(Font::B8.width(label) <= HINT_ROOM, "{label} is too wide");
        }
    });
}

/// What is listed can be done by keys, and nothing else can. Of a range that is both ends, of a text one that is taken.
fn by_keys<G: GameScreen>() {
    positions::<G>(6, |game, _, rng| {
        let Some(seat) = game.turn().seat() else {
            return;
        };
        let view = game.view(Some(seat));
        let open = choices(game);
        let mut wanted = Wanted::default();
        for choice in &open {
            wanted.add(choice, || sayable(game, &view, choice, rng));
        }
        let reached = reached::<G>(&view, &wanted);
        let missing: Vec<_> = wanted
            .listed
            .union(&wanted.said)
            .filter(|action| !reached.contains(*action) && !reached.contains(&twin(action)))
            .collect();
        assert!(missing.is_empty(), "out of reach: {missing:?}\n{view:?}");
        // What the menu offers beside the game need not be listed, but it can be done.
        for action in reached.difference(&wanted.listed) {
            let Ok(parsed) = action.parse() else {
                panic!("{action} cannot be read");
            };
            let is_listed = open.iter().any(|choice| covers(choice, &parsed));
            let done = quietly(|croupier| game.clone().apply(parsed, croupier));
            let beside = G::is_aside(&parsed) && done.is_ok();
            assert!(is_listed || beside, "not listed: {action}\n{view:?}");
        }
    });
}

/// Every action can be led to by a hint: A does it, after what A always asks first, or it stands in the menu. The words are
/// whole on two lines at the most, however wide the names are, and tell nothing that the seat does not know.
fn hints<G: GameScreen>() {
    positions::<G>(6, |game, _, rng| {
        let view = own(game);
        if view.seat().is_none() || G::INFO.levels == 0 || !G::advises(&view) {
            return;
        }
        let world = G::imagine(&view, rng).view(view.seat());
        for action in any_actions(game, &view, rng) {
            for people in [People::household(), wide_people()] {
                for size in SIZES {
                    let look = Look {
                        people: people.first(game.players()),
                        size,
                        ..Look::default()
                    };
                    let hint = |view| {
                        look.see(view, |sight| {
                            let mut cursor = arrive::<G>(view);
                            let said = G::advise(sight, &mut cursor, &action);
                            (said, cursor)
                        })
                    };
                    let (said, cursor) = hint(&view);
                    assert_eq!(said, hint(&world).0, "it depends on what is hidden");
                    let full = said.len() == said.capacity();
                    assert!(!said.is_empty() && !full, "{action}: {said:?}");
                    let toast = Picture::of(size, |stage| {
                        dialog::toast(stage, Tone::Calm, &said);
                    });
                    let lines = toast.whole_words();
                    assert!(lines.len() <= 2, "too long for a toast: {lines:?}");
                    look.see(&view, |sight| leads::<G>(sight, cursor, &action));
                }
            }
        }
    });
}

/// Some of the actions open to a seat, the quick one of a computer player among them.
fn any_actions<G: GameScreen>(game: &G, view: &G::View, rng: &mut Rng) -> Vec<G::Action> {
    let mut actions = Vec::new();
    for choice in choices(game) {
        match choice {
            Choice::One(action) => actions.push(action),
            Choice::Range { verb, low, high } => {
                let ends = [low, high].map(|end| format!("{verb}:{end}"));
                actions.extend(ends.iter().filter_map(|end| end.parse::<G::Action>().ok()));
            }
            Choice::Text { .. } => G::ideas(view, &mut |idea| actions.push(idea)),
        }
    }
    rng.shuffle(&mut actions);
    actions.truncate(HINTS);
    actions.extend(G::rollout(view, rng));
    actions
}

/// Pressing A does what the cursor was led to.
fn leads<G: GameScreen>(sight: &Sight<'_, G>, mut cursor: G::Cursor, action: &G::Action) {
    let mut in_menu = G::forced(sight.view).as_ref() == Some(action);
    G::menu(sight.view, sight.scene.people, &mut |entry| {
        in_menu |= entry.action == *action;
    });
    let same = |done: &G::Action| {
        let done = done.to_string();
        done == action.to_string() || done == twin(&action.to_string())
    };
    let mut does = |_| {
        let reaction = G::press(sight, &mut cursor, Button::A);
        matches!(reaction, Reaction::Act(done) | Reaction::Ask(_, done) if same(&done))
    };
    let presses = (0..MOST_PRESSES).any(&mut does);
    assert!(in_menu || presses, "A does not {action}: {cursor:?}");
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
            if view.seat().is_some() {
                live.see(&view, |sight| read_faces::<G>(sight, &cursor));
            }
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

/// Every end has a reason and every place in its list a word, and what a round was for a seat is told, all with room.
fn ends<G: GameScreen>() {
    let people = wide_people();
    let narrow = |text: &str, font: Font, room| assert!(font.width(text) <= room, "{text}");
    for seed in 0..8 {
        let mut rng = Rng::seed_from_u64(seed);
        let (mut game, _): (G, _) = begin(&any_setup::<G>(&mut rng), &mut Free);
        for _ in 0..LONGEST_TO_THE_END {
            let view = game.view(None);
            for seat in game.players().seats() {
                narrow(&G::gist(&view, seat), Font::B8, round_sheet::GIST);
            }
            if let Turn::Over(outcome) = game.turn() {
                let why = G::ending(&view, outcome, &people);
                assert!(!why.is_empty(), "no reason for {outcome:?}");
                narrow(&why, Font::B10, fitting::WHY);
                for seat in game.players().seats() {
                    let merit = G::merit(&view, outcome, seat, game.score(seat));
                    assert!(!merit.text.is_empty());
                }
                break;
            }
            let Some(action) = any_action(&game, Asides::Rarely, &mut rng) else {
                break;
            };
            let applied = quietly(|croupier| game.apply(action, croupier));
            assert_eq!(applied, Ok(()), "{action} was listed");
        }
    }
}

fn read_all<G: GameScreen>(sight: &Sight<'_, G>, cursor: &G::Cursor) {
    for picture in pictures(sight, cursor) {
        picture.whole_words();
    }
}

/// Reads what a few presses lead to, such as a keyboard or a panel: of the states near to where the cursor begins those that
/// differ in what the bars say.
fn read_faces<G: GameScreen>(sight: &Sight<'_, G>, start: &G::Cursor) {
    let mut walk = Walk::from(start.clone());
    let mut faces = BTreeSet::new();
    while let Some(cursor) = walk.next() {
        let face = (G::hints(sight, &cursor), G::status(sight, &cursor));
        if faces.insert(format!("{face:?}")) {
            table(sight, &cursor).whole_words();
        }
        if faces.len() >= FACES {
            break;
        }
        for button in buttons() {
            let mut next = cursor.clone();
            let reaction = G::press(sight, &mut next, button);
            let goes_on = !matches!(reaction, Reaction::Act(_) | Reaction::Ask(..));
            if goes_on && walk.met() < NEAR {
                walk.meet(next);
            }
        }
    }
}

#[test]
fn of_a_range_both_ends_are_wanted_and_of_a_text_what_can_be_said() {
    let mut wanted = Wanted::default();
    let range = Choice::Range {
        verb: "bid",
        low: 10,
        high: 90,
    };
    for choice in [Choice::One("pass"), range, Choice::Text { verb: "say" }] {
        wanted.add(&choice, || Some("say:tea".into()));
    }
    wanted.add(&Choice::<&str>::Text { verb: "mumble" }, || None);
    let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
    let expected = Wanted {
        listed: texts(&["pass", "bid:10", "bid:90"]),
        said: texts(&["say:tea"]),
    };
    assert_eq!(wanted, expected);
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
            fn every_end_and_every_round_are_told_with_room() {
                super::ends::<Game>();
            }
            #[test]
            fn x_opens_the_book_at_a_chapter_that_it_has() {
                super::looked_up::<Game>();
            }
            #[test]
            fn every_tip_has_room_and_is_needed_at_some_time() {
                super::tips_in_place::<Game>();
            }
            #[test]
            fn all_words_are_whole() {
                super::whole_words::<Game>();
            }
            #[test]
            fn a_hint_leads_to_its_action_in_whole_words() {
                super::hints::<Game>();
            }
        }
    )* };
}
parlour_rules::games!(laws);

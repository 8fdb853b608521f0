//! The laws of actions: what is listed can be played (a free text may be refused), what is not listed is refused and
//! changes nothing, only the seat to decide has anything to choose, and no game goes on for ever.

use crate::{Effort, LONGEST, is_plain};
use parlour_rules::game::quietly;
use parlour_rules::testing::{any_text, choices, covers};
use parlour_rules::{Choice, Croupier, Event, Free, Game, Rng, Turn, View};
use parlour_tests::story::Story;
use std::collections::BTreeSet;

/// How many texts of earlier positions are kept to be tried in later ones.
const POOL: usize = 300;

pub(crate) fn listed_and_no_more<G: Game>() {
    let mut pool: Vec<String> = Vec::new();
    Effort::new(8_000, 40).play::<G>(1, |story, rng| {
        turns(story);
        partners(story);
        events(story);
        let open = choices(&story.game);
        assert_eq!(open, choices(&story.game), "the order is not fixed");
        let listed = Listed::new(open);
        listed.can_be_played(&story.game, rng);
        for _ in 0..12 {
            let text = stranger(&listed, &pool, rng);
            listed.try_out(&story.game, &text);
        }
        for text in &listed.texts {
            if pool.len() < POOL {
                pool.push(text.clone());
            } else if rng.below(20) == 0 {
                pool[rng.below(POOL as u32) as usize] = text.clone();
            }
        }
    });
}

pub(crate) fn ends_within_bound<G: Game>() {
    Effort::new(250_000, 1_000).play::<G>(2, |story, _| {
        let played = story.actions.len() as u32;
        assert!(played <= G::INFO.bound, "beyond its bound");
        let over = matches!(story.game.turn(), Turn::Over(_));
        assert!(over || played < G::INFO.bound.min(LONGEST) || G::INFO.bound > LONGEST);
    });
}

/// Turns are told alike by the game and by every view, and nobody else has anything to choose.
fn turns<G: Game>(story: &Story<G>) {
    let game = &story.game;
    let turn = game.turn();
    match turn {
        Turn::Decide(decision) => {
            assert!(game.players().has(decision.seat));
            assert!(is_plain(decision.phase), "{}", decision.phase);
        }
        Turn::Over(outcome) => {
            assert!(is_plain(outcome.reason), "{}", outcome.reason);
            assert!(outcome.winners.iter().all(|seat| game.players().has(seat)));
            assert!(choices(game).is_empty());
            let mut after = game.clone();
            for action in &story.actions {
                assert!(quietly(|croupier| after.apply(*action, croupier)).is_err());
            }
            assert_eq!(&after, game);
        }
    }
    let watchers = game.players().seats().map(Some).chain([None]);
    for seat in watchers {
        let view = game.view(seat);
        assert_eq!(view.seat(), seat);
        assert_eq!(view.players(), game.players());
        assert_eq!(view.turn(), turn);
        let mut number = 0;
        view.legal(&mut |_| number += 1);
        let decides = seat.is_some() && turn.seat() == seat;
        assert_eq!(number > 0, decides, "{seat:?} has {number} choices");
    }
}

/// Partners have equal scores and win together, and only at a table with secrets is anything private.
fn partners<G: Game>(story: &Story<G>) {
    let game = &story.game;
    let players = game.players();
    let seating = (G::INFO.seating)(&story.setup.options, players);
    assert_eq!(game.teams(), seating.teams, "the catalogue says otherwise");
    for team in seating.teams.all(players) {
        let scores: BTreeSet<i32> = team.iter().map(|seat| game.score(seat)).collect();
        assert_eq!(scores.len(), 1, "partners differ: {scores:?}");
    }
    match game.turn() {
        Turn::Decide(decision) => assert!(seating.hidden || !decision.private),
        Turn::Over(outcome) => {
            let together = seating.teams.together(players, outcome.winners);
            assert_eq!(together, outcome.winners, "a partner did not win");
        }
    }
}

fn events<G: Game>(story: &Story<G>) {
    for (_, event) in &story.events {
        assert!(is_plain(event.kind()), "{}", event.kind());
        assert!(
            event
                .seat()
                .is_none_or(|seat| story.game.players().has(seat))
        );
        let mut names = BTreeSet::from(["kind", "seat", "to"]);
        event.facts(&mut |name, _| assert!(names.insert(name), "{name} is there twice"));
    }
}

/// What is open, with the texts of it.
struct Listed<A> {
    choices: Vec<Choice<A>>,
    texts: BTreeSet<String>,
}

impl<A: Copy + PartialEq + std::fmt::Debug + std::fmt::Display + std::str::FromStr> Listed<A> {
    fn new(choices: Vec<Choice<A>>) -> Listed<A> {
        let mut texts = BTreeSet::new();
        for choice in &choices {
            let text = choice.to_string();
            assert!(
                !text.contains(char::is_whitespace) && !text.is_empty(),
                "{text:?}"
            );
            assert!(texts.insert(text.clone()), "{text} is listed twice");
            if let Choice::One(action) = choice {
                assert_eq!(text.parse().ok(), Some(*action), "{text} reads differently");
            } else {
                assert!(
                    text.parse::<A>().is_err(),
                    "the pattern {text} is an action"
                );
            }
        }
        Listed { choices, texts }
    }

    /// Whether an action is among the choices; none where a free text may or may not be taken, and for actions of the
    /// table, which need not be listed.
    fn has(&self, action: &A) -> Option<bool> {
        let mut found = if action.to_string().starts_with('!') {
            None
        } else {
            Some(false)
        };
        for choice in &self.choices {
            match (covers(choice, action), choice) {
                (true, Choice::Text { .. }) => found = None,
                (true, _) => return Some(true),
                (false, _) => (),
            }
        }
        found
    }

    fn can_be_played<G: Game<Action = A>>(&self, game: &G, rng: &mut Rng) {
        for choice in &self.choices {
            match choice {
                Choice::One(action) => {
                    let mut next = game.clone();
                    let played = quietly(|croupier| next.apply(*action, croupier));
                    assert_eq!(played, Ok(()), "{action} is listed");
                    assert!(next.is_sound(), "not sound after {action}");
                }
                Choice::Range { verb, low, high } => {
                    assert!(low <= high, "{choice} is empty");
                    for number in [
                        i64::from(*low),
                        i64::from(*high),
                        i64::from(*low) - 1,
                        i64::from(*high) + 1,
                    ] {
                        self.try_out(game, &format!("{verb}:{number}"));
                    }
                    self.try_out(game, &any_text(choice, rng));
                }
                Choice::Text { .. } => self.try_out(game, &any_text(choice, rng)),
            }
        }
    }

    /// Tries any text: if it is an action that is open it is carried out, otherwise it changes nothing.
    fn try_out<G: Game<Action = A>>(&self, game: &G, text: &str) {
        let Ok(action) = text.parse::<A>() else {
            assert!(!self.texts.contains(text) || text.contains('{'));
            return;
        };
        let written = action.to_string();
        let again = written.parse::<A>().ok();
        assert_eq!(again, Some(action), "{text} as {action} reads differently");
        assert!(
            !written.starts_with('!') || G::is_aside(&action),
            "{action} belongs to the table, but is no aside"
        );
        let mut next = game.clone();
        let mut heard = 0;
        let played = next.apply(
            action,
            &mut Croupier::new(&mut Free, &mut |_, _| heard += 1),
        );
        let expected = self.has(&action).unwrap_or(played.is_ok());
        assert_eq!(played.is_ok(), expected, "{text}: {played:?}");
        if let Err(why) = played {
            assert_eq!(&next, game, "{text} was refused but changed the game");
            assert_eq!(heard, 0, "{text} was refused but announced");
            assert!(!why.to_string().is_empty());
        } else {
            assert!(next.is_sound(), "not sound after {text}");
        }
    }
}

/// A text that probably cannot be played: from another position, bent, or made of the letters of actions.
fn stranger<A>(listed: &Listed<A>, pool: &[String], rng: &mut Rng) -> String {
    let any = |texts: &[&String], rng: &mut Rng| {
        let place = rng.below(texts.len().max(1) as u32) as usize;
        texts
            .get(place)
            .map_or_else(String::new, |text| (*text).clone())
    };
    let here: Vec<&String> = listed.texts.iter().collect();
    let before: Vec<&String> = pool.iter().collect();
    let one = any(if rng.below(2) == 0 { &here } else { &before }, rng);
    let other = any(&before, rng);
    let mut letters: Vec<char> = one.chars().collect();
    let place = |rng: &mut Rng| rng.below(letters.len().max(1) as u32) as usize;
    match rng.below(8) {
        7 => {
            const OF_THE_TABLE: [&str; 5] = ["!resign", "!draw", "!accept", "!decline", "!time"];
            return OF_THE_TABLE[rng.below(5) as usize].to_owned();
        }
        // Another position's action, as it is.
        0 | 1 => return other,
        // The beginning of one and the end of another.
        2 => {
            let cut = other
                .char_indices()
                .nth(place(rng))
                .map_or(0, |(cut, _)| cut);
            let head: String = letters.iter().take(place(rng)).collect();
            return head + other.get(cut..).unwrap_or_default();
        }
        3 => {
            let (one, other) = (place(rng), place(rng));
            if one < letters.len() && other < letters.len() {
                letters.swap(one, other);
            }
        }
        4 => {
            const LETTERS: &[u8] = b"0123456789ACDHJKQSTabx-,.:@?!{} \x00";
            let letter = LETTERS[rng.below(LETTERS.len() as u32) as usize];
            let place = place(rng);
            if let Some(old) = letters.get_mut(place) {
                *old = char::from(letter);
            }
        }
        5 => {
            let place = place(rng);
            if place < letters.len() {
                letters.remove(place);
            }
        }
        _ => letters.extend(other.chars().chain(['\u{fe0f}'])),
    }
    letters.into_iter().collect()
}

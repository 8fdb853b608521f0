//! One recorded game: what is written, line by line.

use parlour_rules::testing::{Asides, any_action};
use parlour_rules::{
    Audience, Event, Fact, Game, OptionKind, Rng, Seat, SeedableRng, Setup, Thing, Turn,
};
use parlour_tests::story::Story;
use std::fmt::Write;

/// So many lines of play are written; a longer game is left there.
const LONGEST: usize = 240;

/// A game as text.
pub(crate) struct Record {
    /// What was set.
    heading: String,
    /// What was played.
    pub(crate) play: String,
    /// Whether the game came to its end.
    pub(crate) ended: bool,
}

impl Record {
    /// Plays a game with seats that choose at random.
    pub(crate) fn of<G: Game>(setup: Setup) -> Record {
        let mut rng = Rng::seed_from_u64(setup.seed ^ 0x5eed);
        let heading = heading::<G>(&setup);
        let mut story = Story::<G>::start(setup);
        let mut lines = vec![line(["", "", "start", ""], &story.events)];
        let mut scores = scores(&story.game);
        while lines.len() < LONGEST
            && let Turn::Decide(decision) = story.game.turn()
            && let Some(action) = any_action(&story.game, Asides::Never, &mut rng)
        {
            story.play(action);
            let number = story.actions.len().to_string();
            let seat = decision.seat.index().to_string();
            let cells = [&*number, &*seat, decision.phase, &*action.to_string()];
            lines.push(line(cells, &story.events));
            let now = self::scores(&story.game);
            if now != scores {
                scores = now;
                lines.push(format!("        scores {}", spaced(&scores)));
            }
        }
        lines.push(String::new());
        lines.push(match story.game.turn() {
            Turn::Over(outcome) => {
                let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
                let winners = match winners.as_slice() {
                    [] => "nobody".to_owned(),
                    [one] => format!("seat {one}"),
                    several => format!("seats {}", spaced(several)),
                };
                let (reason, scores) = (outcome.reason, spaced(&scores));
                format!("over: {reason}, won by {winners}, scores {scores}")
            }
            Turn::Decide(_) => "and so on".to_owned(),
        });
        Record {
            heading,
            play: lines.join("\n"),
            ended: matches!(story.game.turn(), Turn::Over(_)),
        }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> String {
        format!("{}\n{}\n", self.heading, self.play)
    }
}

// Writing into a string cannot fail.
fn add(text: &mut String, what: std::fmt::Arguments<'_>) {
    assert!(text.write_fmt(what).is_ok());
}

fn heading<G: Game>(setup: &Setup) -> String {
    let info = G::INFO;
    let count = setup.players.count();
    let mut text = format!("{}, {count} seats, seed {}\n", info.name, setup.seed);
    for (option, spec) in info.options.iter().enumerate() {
        let value = setup.options.get(option);
        let words = match spec.kind {
            OptionKind::Flag => if value == 0 { "off" } else { "on" }.to_owned(),
            OptionKind::Number { .. } => value.to_string(),
            OptionKind::OneOf(values) => {
                let place = usize::try_from(value).ok();
                let named = place.and_then(|place| values.get(place));
                named.map_or_else(String::new, |named| named.id.to_owned())
            }
        };
        let changed = if value == spec.default {
            ""
        } else {
            " (changed)"
        };
        add(&mut text, format_args!("{}: {words}{changed}\n", spec.id));
    }
    text
}

fn scores<G: Game>(game: &G) -> Vec<i32> {
    let seats = game.players().seats();
    seats.map(|seat| game.score(seat)).collect()
}

fn spaced<T: ToString>(values: &[T]) -> String {
    let texts: Vec<String> = values.iter().map(T::to_string).collect();
    texts.join(" ")
}

fn line<E: Event>(cells: [&str; 4], events: &[(Audience, E)]) -> String {
    let [number, seat, phase, action] = cells;
    let told: Vec<String> = events.iter().map(|(to, event)| words(*to, event)).collect();
    let told = told.join("; ");
    let written = format!("{number:>3}  {seat:<2} {phase:<10} {action:<12} {told}");
    written.trim_end().to_owned()
}

/// An event in words; one that is whispered begins with those who hear it.
fn words<E: Event>(to: Audience, event: &E) -> String {
    let mut words = String::new();
    if let Audience::Only(seats) = to {
        let seats: Vec<usize> = seats.iter().map(Seat::index).collect();
        add(&mut words, format_args!("[to {}] ", spaced(&seats)));
    }
    if let Some(seat) = event.seat() {
        add(&mut words, format_args!("{} ", seat.index()));
    }
    words.push_str(event.kind());
    event.facts(&mut |name, fact| {
        let value = match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Flag(flag) => if flag { "yes" } else { "no" }.to_owned(),
            Fact::Seat(seat) => seat.index().to_string(),
            Fact::Text(thing) => thing.as_str().to_owned(),
            Fact::List(things) => {
                let texts: Vec<&str> = things.iter().map(Thing::as_str).collect();
                texts.join(",")
            }
            Fact::Numbers(numbers) => {
                let text = |number: &Option<i32>| {
                    number.map_or("-".to_owned(), |number| number.to_string())
                };
                let texts: Vec<String> = numbers.iter().map(text).collect();
                texts.join(",")
            }
            Fact::Seats(seats) => {
                let numbers: Vec<String> =
                    seats.iter().map(|seat| seat.index().to_string()).collect();
                numbers.join(",")
            }
            Fact::Nothing => "-".to_owned(),
        };
        add(&mut words, format_args!(" {name} {value}"));
    });
    words
}

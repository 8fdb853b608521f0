//! Counting sequences of actions, the usual proof of a move generator.

use super::fault::{Code, Fault};
use parlour_rules::game::quietly;
use parlour_rules::{Choice, Game};

/// The deepest count. Far beyond what can be counted from any opening; it keeps the recursion shallow.
pub(super) const DEEPEST: u64 = 12;
/// The most actions that one count visits, so that no request keeps the table busy for ever. Counted and not timed,
/// because equal requests get equal replies.
const MOST_ACTIONS: u64 = 500_000_000;

/// The number of sequences of `depth` actions from here. Actions of the table (`!resign`) do not count.
pub(super) fn count<G: Game>(game: &G, depth: u64) -> Result<u64, Fault> {
    if G::INFO.chance {
        return Err(Fault::new(
            Code::Unsupported,
            "Only games without chance can be counted",
        ));
    }
    if depth > DEEPEST {
        return Err(Fault::new(
            Code::BadRequest,
            format!("The depth is a whole number from 0 to {DEEPEST}"),
        ));
    }
    let mut left = MOST_ACTIONS;
    let nodes = sequences(game, depth, &mut left)?;
    Ok(nodes)
}

fn sequences<G: Game>(game: &G, depth: u64, left: &mut u64) -> Result<u64, Fault> {
    if depth == 0 {
        return Ok(1);
    }
    let (actions, all_named) = actions(game);
    if !all_named {
        return Err(Fault::new(
            Code::Unsupported,
            "Free words cannot be counted",
        ));
    }
    let number = actions.len() as u64;
    *left = left.checked_sub(number).ok_or_else(|| {
        Fault::new(
            Code::BadRequest,
            format!("That is more than {MOST_ACTIONS} actions; ask for less depth"),
        )
    })?;
    // Every action that is offered can be played, so the last ones need not be.
    if depth == 1 {
        return Ok(number);
    }
    let mut sum = 0;
    for action in actions {
        let mut next = game.clone();
        if quietly(|croupier| next.apply(action, croupier)).is_ok() {
            sum += sequences(&next, depth - 1, left)?;
        }
    }
    Ok(sum)
}

/// The actions of the rules that are open now, and whether those are all.
fn actions<G: Game>(game: &G) -> (Vec<G::Action>, bool) {
    let mut actions = Vec::new();
    let mut all_named = true;
    game.legal(&mut |choice| match choice {
        Choice::One(action) => {
            if !of_the_table(&action) {
                actions.push(action);
            }
        }
        Choice::Range { verb, low, high } => {
            actions.extend(
                (low..=high)
                    .filter_map(|number| format!("{verb}:{number}").parse::<G::Action>().ok()),
            );
        }
        Choice::Text { .. } => all_named = false,
    });
    (actions, all_named)
}

/// Whether the text of an action begins with `!`, found without writing the text out.
fn of_the_table(action: &impl std::fmt::Display) -> bool {
    struct First(Option<u8>);
    impl std::fmt::Write for First {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0 = self.0.or(text.bytes().next());
            // Stops the writer as soon as there is a first letter.
            self.0.map_or(Ok(()), |_| Err(std::fmt::Error))
        }
    }
    let mut first = First(None);
    // The fault is the one that stops the writer.
    let _ = std::fmt::write(&mut first, format_args!("{action}"));
    first.0 == Some(b'!')
}

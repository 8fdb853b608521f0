//! How long a person waits: from a press that lets the computers at the table go on to whatever the person is asked next,
//! which is mostly the next turn, also one where nothing can be done. In simulated time, in which nobody thinks for long: what counts here is how much is
//! shown, and for how long. A person who has no turn any more because the game has ended waits for nothing.

use super::Order;
use crate::headless::Headless;
use embedded_graphics::geometry::Size;
use parlour_console::{Button, GAMES};
use parlour_rules::{Info, Rng, SeedableRng};

/// How long it may take in nineteen of twenty cases, in milliseconds; longer where everybody throws dice several times.
const LIMIT: u32 = 3_000;
const OWN_LIMITS: &[(&str, u32)] = &[("poker-dice", 5_000)];

/// How many games of each kind are played where nothing else is wished, and how many waits of each are enough.
const GAMES_EACH: u32 = 60;
const ENOUGH: usize = 300;
/// More keys than a game takes.
const PATIENCE: u32 = 4_000;
/// Somebody who mostly takes what has the focus.
const LIKELY: [Button; 8] = [
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::Right,
    Button::Down,
    Button::Left,
    Button::Up,
];
/// Who sits there, as far as there are seats: a person and computers of the level that they come with.
const TABLE: [&str; 4] = ["Anna", "Bertie/2", "Clara/2", "Otto/2"];

/// The waits at one game, in rising order of their milliseconds.
pub(super) struct Waits(Vec<u32>);

impl Waits {
    /// Plays a game a few times over.
    pub(super) fn of(info: &Info, games: u32) -> Result<Waits, String> {
        let mut waits = Vec::new();
        for seed in 0..u64::from(games) {
            play(info, seed, &mut waits)?;
            if waits.len() >= ENOUGH {
                break;
            }
        }
        waits.sort_unstable();
        Ok(Waits(waits))
    }

    /// The wait that so many of a hundred do not exceed.
    fn share(&self, percent: usize) -> u32 {
        let place = (self.0.len() * percent).div_ceil(100).saturating_sub(1);
        self.0.get(place).copied().unwrap_or(0)
    }

    fn is_short(&self, info: &Info) -> bool {
        self.share(95) <= limit(info)
    }
}

fn limit(info: &Info) -> u32 {
    let own = OWN_LIMITS.iter().find(|(id, _)| *id == info.id);
    own.map_or(LIMIT, |(_, limit)| *limit)
}

/// Plays one game by keys and notes its waits.
fn play(info: &Info, seed: u64, waits: &mut Vec<u32>) -> Result<(), String> {
    let (fewest, most) = info.players;
    let seats = 4.clamp(fewest, most).into();
    let who = TABLE.get(..seats).unwrap_or(&TABLE).join(" ");
    let mut rng = Rng::seed_from_u64(seed);
    let mut table = Headless::played(Size::new(240, 240), info.id, (&who, ""), seed)?;
    for _ in 0..PATIENCE {
        let button = match table.console().called() {
            Some(_) => LIKELY[rng.below(LIKELY.len() as u32) as usize],
            None => Button::A,
        };
        let mut begun = Begun::now(&table);
        table.tap(button);
        while table.console().goes_on_unasked() {
            table.wait(1);
            // The device passes for the person: that is a turn, and the next one is waited for.
            if table.console().called().is_some() {
                waits.extend(begun.waited(&table));
                begun = Begun::now(&table);
            }
        }
        let waited = begun.waited(&table);
        // The account of a round comes to rest, and the end of the game.
        table.settle();
        if !table.has_running_game() || waits.len() >= ENOUGH {
            break;
        }
        waits.extend(waited);
    }
    Ok(())
}

/// When a wait began: the time, and how many actions there had been.
struct Begun(u32, u32);

impl Begun {
    fn now(table: &Headless) -> Begun {
        Begun(table.now(), actions(table))
    }

    /// How long it has taken, if it was others who decided meanwhile.
    fn waited(&self, table: &Headless) -> Option<u32> {
        let last = table.console().decided_last();
        let by_others = last.is_some_and(|seat| seat.index() > 0);
        (by_others && actions(table) > self.1).then(|| table.now().wrapping_sub(self.0))
    }
}

fn actions(table: &Headless) -> u32 {
    table.console().playing().map_or(0, |(_, actions)| actions)
}

/// Measures all games that are wanted and prints the results; whether there were any. A game that lets its players wait
/// for too long is an error.
pub(super) fn measure(order: &Order) -> Result<bool, String> {
    let mut measured = false;
    let mut slow = Vec::new();
    let alone = |info: &Info| info.players.1 == 1 || !info.usual_seating().computers;
    for info in GAMES.iter().map(|game| game.info) {
        if !order.wants(info) || alone(info) {
            continue;
        }
        if !measured {
            println!(
                "{:<14} {:>5}  {:>7} {:>7} {:>7}  {:>7}",
                "game", "waits", "median", "95 %", "worst", "limit"
            );
        }
        measured = true;
        let waits = Waits::of(info, order.games.unwrap_or(GAMES_EACH))?;
        let seconds = |ms: u32| f64::from(ms) / 1000.0;
        println!(
            "{:<14} {:>5}  {:>5.1} s {:>5.1} s {:>5.1} s  {:>5.1} s",
            info.id,
            waits.0.len(),
            seconds(waits.share(50)),
            seconds(waits.share(95)),
            seconds(waits.share(100)),
            seconds(limit(info)),
        );
        if !waits.is_short(info) {
            slow.push(info.name);
        }
    }
    match slow.as_slice() {
        [] => Ok(measured),
        slow => Err(format!("Too long to wait: {}", slow.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use super::{GAMES_EACH, Waits, limit};
    use parlour_rules::{Game, Info};

    fn nobody_waits(info: &Info) {
        if !info.usual_seating().computers {
            return;
        }
        let waits = Waits::of(info, GAMES_EACH).unwrap();
        assert!(waits.0.len() > 50, "{:?}", waits.0);
        assert!(waits.is_short(info), "{} ms: {:?}", limit(info), waits.0);
    }

    macro_rules! each {
        ($($folder:ident => $game:ident,)*) => {
            $(#[test] fn $folder() { nobody_waits(parlour_rules::$game::INFO); })*
        };
    }
    parlour_rules::games!(each);

    #[test]
    fn nineteen_of_twenty_waits_are_within_the_limit() {
        let waits = Waits((1..=20).collect());
        assert_eq!(
            (waits.share(50), waits.share(95), waits.share(100)),
            (10, 19, 20)
        );
    }
}

//! How each game was set up last, so that it need not be set up again.

use heapless::Vec;
use parlour_rules::save::crc32;
use parlour_rules::{Info, OptionValues, Players};
use serde::{Deserialize, Serialize};

/// How many games are remembered; more than the house has.
const GAMES: usize = 24;

/// The last set-up of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Habit {
    game: u32,
    seats: u8,
    options: OptionValues,
}

/// The last set-up of every game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Habits(Vec<Habit, GAMES>);

impl Habits {
    /// How a game was set up last: seats and options. A game that was never played, or whose options have changed since,
    /// has its defaults and the seats that it proposes.
    pub fn of(&self, info: &Info) -> (usize, OptionValues) {
        let (fewest, most) = (usize::from(info.players.0), usize::from(info.players.1));
        let game = crc32(info.id.as_bytes());
        if let Some(habit) = self.0.iter().find(|habit| habit.game == game) {
            let seats = usize::from(habit.seats).clamp(fewest, most);
            let fits = Players::new(seats)
                .is_some_and(|players| habit.options.check(info, players).is_ok());
            if fits {
                return (seats, habit.options.clone());
            }
        }
        (info.proposed_table().count(), OptionValues::defaults(info))
    }

    /// Remembers a set-up.
    pub fn note(&mut self, info: &Info, seats: usize, options: &OptionValues) {
        let game = crc32(info.id.as_bytes());
        self.0.retain(|habit| habit.game != game);
        if self.0.is_full() {
            self.0.remove(0);
        }
        let _ = self.0.push(Habit {
            game,
            seats: seats as u8,
            options: options.clone(),
        });
    }
}

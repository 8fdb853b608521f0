//! How each game was set up last, so that it need not be set up again, and by which rules of their own people like to play
//! it.

use crate::store::{Kept, whole};
use heapless::Vec;
use parlour_rules::save::crc32;
use parlour_rules::{Info, Memory, OptionValues, Players};
use serde::{Deserialize, Serialize};

/// How many games are remembered; more than the house has.
const GAMES: usize = 24;

/// What is remembered of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Habit {
    game: u32,
    /// The last set-up; no seats where it was never dealt.
    seats: u8,
    options: OptionValues,
    /// The last options that were no preset.
    own: Option<OptionValues>,
    /// What the last game left to the next.
    memory: Memory,
}

/// What is remembered of every game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Habits(Vec<Habit, GAMES>);

impl Habits {
    /// How a game was set up last: seats and options. A game that was never played, or whose options have changed since,
    /// has its defaults and the seats that it proposes.
    pub fn of(&self, info: &Info) -> (usize, OptionValues) {
        let (fewest, most) = (usize::from(info.players.0), usize::from(info.players.1));
        if let Some(habit) = self.find(info).filter(|habit| habit.seats > 0) {
            let seats = usize::from(habit.seats).clamp(fewest, most);
            let fits = Players::new(seats)
                .is_some_and(|players| habit.options.check(info, players).is_ok());
            if fits {
                return (seats, habit.options.clone());
            }
        }
        (info.proposed_table().count(), OptionValues::defaults(info))
    }

    /// The options for this game that somebody made their own, if anybody did.
    pub fn own(&self, info: &Info) -> Option<&OptionValues> {
        self.find(info)?.own.as_ref()
    }

    /// Remembers a set-up.
    pub fn note(&mut self, info: &Info, seats: usize, options: &OptionValues) {
        self.note_own(info, options);
        self.change(info, |habit| {
            habit.seats = seats as u8;
            habit.options = options.clone();
        });
    }

    /// Remembers how many sat down, and nothing else: whoever leaves a set-up has not dealt. Says whether that is new.
    pub fn note_seats(&mut self, info: &Info, seats: usize) -> bool {
        let (known, mut options) = self.of(info);
        let Some(players) = Players::new(seats).filter(|_| known != seats) else {
            return false;
        };
        options.settle(info, players);
        self.change(info, |habit| {
            habit.seats = seats as u8;
            habit.options = options;
        });
        true
    }

    /// Remembers options as somebody's own, unless they are a preset.
    pub fn note_own(&mut self, info: &Info, options: &OptionValues) {
        if info.preset_of(options).is_none() && *options != OptionValues::defaults(info) {
            self.change(info, |habit| habit.own = Some(options.clone()));
        }
    }

    /// What the last game of this kind left to the next.
    pub fn memory(&self, info: &Info) -> Memory {
        self.find(info).map_or(Memory::EMPTY, |habit| habit.memory)
    }

    /// Remembers what a game leaves to the next of its kind.
    pub fn keep(&mut self, info: &Info, memory: Memory) {
        self.change(info, |habit| habit.memory = memory);
    }

    fn find(&self, info: &Info) -> Option<&Habit> {
        let game = crc32(info.id.as_bytes());
        self.0.iter().find(|habit| habit.game == game)
    }

    /// Changes what is remembered of a game, which becomes the latest; the one longest unchanged gives way.
    fn change(&mut self, info: &Info, change: impl FnOnce(&mut Habit)) {
        let game = crc32(info.id.as_bytes());
        let known = self.0.iter().position(|habit| habit.game == game);
        let mut habit = match known {
            Some(place) => self.0.remove(place),
            None => Habit {
                game,
                seats: 0,
                options: OptionValues::default(),
                own: None,
                memory: Memory::EMPTY,
            },
        };
        change(&mut habit);
        if self.0.is_full() {
            self.0.remove(0);
        }
        let _ = self.0.push(habit);
    }
}

impl Kept for Habits {
    fn first(body: &[u8]) -> Option<Habits> {
        let former: Vec<(u32, u8, OptionValues), GAMES> = whole(body)?;
        let habits = former.into_iter().map(|(game, seats, options)| Habit {
            game,
            seats,
            options,
            own: None,
            memory: Memory::EMPTY,
        });
        Some(Habits(habits.collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::Habits;
    use crate::store::{self, Kept, MAX_RECORD};
    use parlour_rules::save::crc32;
    use parlour_rules::{Game, Hearts, Info, Memory, OptionValues};

    const HEARTS: &Info = <Hearts as Game>::INFO;

    fn changed(option: usize) -> OptionValues {
        let mut options = OptionValues::defaults(HEARTS);
        options.set(option, HEARTS.options[option].range().1);
        assert_eq!(HEARTS.preset_of(&options), None);
        options
    }

    #[test]
    fn ones_own_rules_outlive_another_set_up() {
        let mut habits = Habits::default();
        let own = changed(0);
        habits.note_own(HEARTS, &own);
        // To try rules is not to play by them.
        assert_eq!(habits.of(HEARTS).1, OptionValues::defaults(HEARTS));
        habits.note(HEARTS, 4, &HEARTS.presets[1].values(HEARTS));
        assert_eq!(habits.own(HEARTS), Some(&own));
        assert_eq!(
            habits.of(HEARTS),
            (4, HEARTS.presets[1].values(HEARTS).clone())
        );
    }

    #[test]
    fn seats_are_remembered_without_a_game_and_the_options_of_the_last_one_stay() {
        let mut habits = Habits::default();
        assert!(habits.note_seats(HEARTS, 5));
        assert_eq!(habits.of(HEARTS), (5, OptionValues::defaults(HEARTS)));
        assert!(!habits.note_seats(HEARTS, 5));
        let club = HEARTS.presets[1].values(HEARTS);
        habits.note(HEARTS, 4, &club);
        assert!(habits.note_seats(HEARTS, 6));
        assert_eq!(habits.of(HEARTS).0, 6);
        let mut settled = club.clone();
        settled.settle(HEARTS, parlour_rules::Players::new(6).unwrap());
        assert_eq!(habits.of(HEARTS).1, settled);
    }

    #[test]
    fn whoever_plays_by_rules_of_their_own_finds_them_again() {
        let mut habits = Habits::default();
        habits.note(HEARTS, 5, &changed(0));
        habits.note(HEARTS, 5, &OptionValues::defaults(HEARTS));
        assert_eq!(habits.own(HEARTS), Some(&changed(0)));
    }

    #[test]
    fn what_a_game_leaves_is_there_for_the_next_of_its_kind() {
        let mut habits = Habits::default();
        assert!(habits.memory(HEARTS).is_empty());
        let mut seen = Memory::EMPTY;
        seen.set(7, true);
        habits.keep(HEARTS, seen);
        habits.note(HEARTS, 5, &changed(0));
        assert_eq!(habits.memory(HEARTS), seen);
        let other = Info {
            id: "other",
            ..Info::USUAL
        };
        assert!(habits.memory(&other).is_empty());
    }

    #[test]
    fn habits_of_the_first_version_are_read() {
        let former = [(crc32(HEARTS.id.as_bytes()), 3u8, changed(0))];
        let mut body = [0; 128];
        let body = postcard::to_slice(former.as_slice(), &mut body).unwrap();
        let habits = Habits::first(body).unwrap();
        assert_eq!(habits.of(HEARTS), (3, changed(0)));
        assert_eq!(habits.own(HEARTS), None);
    }

    #[test]
    fn the_habits_of_a_whole_house_fit_a_record() {
        let mut habits = Habits::default();
        for number in 0..super::GAMES {
            let id: &'static str = std::format!("game {number}").leak();
            let info = Info { id, ..Info::USUAL };
            habits.change(&info, |habit| {
                habit.options = full();
                habit.own = Some(full());
                habit.memory.set(Memory::BITS - 1, true);
            });
        }
        assert!(store::write(&habits, &mut [0; MAX_RECORD]).is_some());
    }

    /// As many options as a game can have, each with a number that takes the most room.
    fn full() -> OptionValues {
        let numbers = [i16::MIN; parlour_rules::options::MAX_OPTIONS];
        let mut room = [0; 64];
        let bytes = postcard::to_slice(numbers.as_slice(), &mut room).unwrap();
        postcard::from_bytes(bytes).unwrap()
    }
}

//! Tests of the table and the shell by keys and time, on the toy game.

mod accidents;
mod book;
mod clocks;
mod endings;
mod hints;
mod memory;
mod menu;
mod moments;
mod pace;
mod rows;
mod seats;
mod set_up;
mod skipping;
mod status;
mod strangers;
mod teams;
mod tips;

use super::Console;
use crate::deed::NewGame;
use crate::keys::Button;
use crate::parts::Hears;
use crate::people::{Kind, People};
use crate::settings::Pace;
use crate::shell::Room;
use crate::store::MAX_RECORD;
use crate::toy;
use embedded_graphics::geometry::Size;
use parlour_rules::{Memory, OptionValues, Players, Seat};
use std::string::String;
use std::vec::Vec;

const PERSON: Kind = Kind::Person;
const COMPUTER: Kind = Kind::Computer(1);
const SIZE: Size = Size::new(240, 240);

/// Whoever decides has had enough: no step is planned.
const STOP: [Button; 2] = [Button::Left, Button::A];
/// The bell is rung by the menu, where its entry comes after going on, taking back, a hint, the diary, the log and the
/// rules.
const RING: [Button; 8] = [
    Button::Y,
    Button::Down,
    Button::Down,
    Button::Down,
    Button::Down,
    Button::Down,
    Button::Down,
    Button::A,
];

/// Two people with something to hide, of whom the first has lifted the curtain, was told about the stairs and decides.
fn with_secrets(clock: i16) -> Evening {
    let options = [(toy::HIDDEN, 1), (toy::CLOCK, clock)];
    let mut evening = Evening::with(&[PERSON, PERSON], &options);
    evening.wait(1000);
    evening.press(&[Button::A]);
    evening.wait(1000);
    evening.press(&[Button::A]);
    evening
}

/// A console on which the toy game is played.
struct Evening {
    console: Console,
    now: u32,
}

impl Evening {
    /// These players sit down to a game with these options.
    fn with(kinds: &[Kind], options: &[(usize, i16)]) -> Evening {
        let mut people = People::household().first(Players::new(kinds.len()).unwrap());
        for (seat, kind) in kinds.iter().enumerate() {
            people.get_mut(Seat::new(seat).unwrap()).unwrap().kind = *kind;
        }
        Evening::of(people, options, SIZE)
    }

    /// These people sit down to a game with these options at a picture of this size.
    fn of(people: People, options: &[(usize, i16)], size: Size) -> Evening {
        let mut evening = Evening {
            console: Console::new(size, 1),
            now: 0,
        };
        // Times are told as they are when calm.
        evening.console.settings.pace = Pace::Calm;
        evening.console.tick(0);
        let mut values = OptionValues::defaults(&toy::INFO);
        for (option, value) in options {
            values.set(*option, *value);
        }
        let game = NewGame {
            info: &toy::INFO,
            options: values,
            people,
            first: None,
            memory: Memory::default(),
        };
        let console = &mut evening.console;
        let started = console.at_table(|table, desk| table.start(game, desk));
        started.unwrap();
        console.shell.go(Room::Table);
        evening
    }

    /// The same after the moments with which a game begins.
    fn begun(kinds: &[Kind]) -> Evening {
        let mut evening = Evening::with(kinds, &[]);
        evening.wait(500);
        evening
    }

    /// So many milliseconds go by; computers answer at once.
    fn wait(&mut self, ms: u32) {
        for _ in 0..ms {
            self.now += 1;
            self.console.think();
            self.console.tick(self.now);
        }
    }

    /// Buttons are pressed one after another, each as soon as it is listened to.
    fn press(&mut self, buttons: &[Button]) {
        for button in buttons {
            self.wait_for(*button);
            self.tap(*button);
        }
    }

    /// Time passes until a button is listened to.
    fn wait_for(&mut self, button: Button) {
        while self.is_deaf_to(button) {
            self.wait(1);
        }
    }

    /// A button is pressed at once.
    fn tap(&mut self, button: Button) {
        self.console.press(button);
        self.console.release(button);
    }

    /// Whether the table does not listen to a button for the moment.
    fn is_deaf_to(&self, button: Button) -> bool {
        let console = &self.console;
        let hears = console.table.hears(console.now, console.settings.pace);
        console.shell.at_the_table()
            && match hears {
                Hears::All => false,
                Hears::NotA => button == Button::A,
                Hears::Nothing => true,
            }
    }

    /// Saves and leaves, and goes on with the save.
    fn come_back(&mut self) {
        let console = &mut self.console;
        console.at_table(|table, desk| table.leave(desk));
        let mut room = [0; MAX_RECORD];
        let save = console.table.write(&mut room).unwrap();
        let resumed = console.at_table(|table, desk| table.resume(save, desk));
        resumed.unwrap();
    }

    /// Every text on the glass, and whether it can be read as a whole.
    fn texts(&mut self) -> Vec<(String, bool)> {
        let size = self.console.size();
        let mut pixels = std::vec![0; (size.width * size.height) as usize];
        let mut texts = Vec::new();
        let mut hear = |word: crate::paint::Word<'_>| {
            texts.push((String::from(word.text), word.whole));
        };
        self.console.forget_picture();
        self.console.draw(&mut pixels, Some(&mut hear));
        texts
    }

    /// Every text on the glass.
    fn words(&mut self) -> Vec<String> {
        self.texts().into_iter().map(|(text, _)| text).collect()
    }

    /// Whether a text on the glass contains these words.
    fn says(&mut self, words: &str) -> bool {
        self.words().iter().any(|text| text.contains(words))
    }

    /// How many actions there have been.
    fn actions(&self) -> u32 {
        self.console.playing().map_or(0, |(_, actions)| actions)
    }
}

//! The laws of a device that goes from hand to hand, for every game of the catalogue at which seats have something to hide:
//! whoever hands it on and goes on pressing, whatever and at whatever rhythm, sees nothing of what others know, and
//! acts for nobody else.
//!
//! Four persons play, every other evening by options at random. Whoever is called takes the device over after two seconds; then it is pressed on at random, keys 20
//! to 900 ms apart, some of them held. What nobody at the device knows is dealt anew for each picture: it has to stay the same.

use super::{Evening, PERSON, SIZE};
use crate::console::Console;
use crate::deed::NewGame;
use crate::keys::Button;
use crate::people::People;
use crate::settings::Pace;
use crate::table::Phase;
use parlour_rules::testing::any_setup;
use parlour_rules::{Game, Memory, OptionValues, Players, Rng, Seat, SeedableRng};
use std::vec::Vec;

/// How many evenings there are, and how often the device is taken over in one of them.
const EVENINGS: u64 = 8;
const HANDS: usize = 24;
/// How long whoever is called takes for it.
const TAKES_OVER: u32 = 2000;
/// One frame, in milliseconds.
const FRAME: u32 = 33;

const LIKELY: [Button; 20] = [
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::A,
    Button::Left,
    Button::Right,
    Button::Right,
    Button::Up,
    Button::Down,
    Button::Down,
    Button::B,
    Button::X,
    Button::X,
    Button::Y,
    Button::Y,
];

/// Four persons at a game, and what is known of them.
struct Strangers {
    evening: Evening,
    rng: Rng,
    /// Who has the device.
    has: Option<Seat>,
    /// What is on the glass, and for whom it was looked through last.
    shown: Vec<u8>,
    looked: Option<Seat>,
    /// The game before the latest action.
    former: Vec<u8>,
    now: Vec<u8>,
    seen: Seen,
}

/// What an evening has brought, so that no law holds only because nothing happened.
#[derive(Default, Debug)]
struct Seen {
    /// Pictures that were looked through.
    pictures: u32,
    /// Those on which something private lay open to whoever has the device.
    private: u32,
    /// Actions of whoever has the device.
    actions: u32,
    /// Presses while somebody else was called.
    early: u32,
}

impl Strangers {
    fn sit_down<G: Game>(seed: u64) -> Option<Strangers> {
        let info = G::INFO;
        let players = Players::new(4)?;
        let options = hiding::<G>(players, seed)?;
        let mut people = People::household().first(players);
        for seat in players.seats() {
            people.get_mut(seat)?.kind = PERSON;
        }
        let game = NewGame {
            info,
            options,
            people,
            first: None,
            memory: Memory::EMPTY,
        };
        let mut console = Console::new(SIZE, seed);
        console.tick(0);
        console.lay_out(game, seed, &mut [].into_iter()).unwrap();
        let now = console.table.game_as_saved();
        Some(Strangers {
            evening: Evening { console, now: 0 },
            rng: Rng::seed_from_u64(seed),
            has: None,
            shown: std::vec![0; (SIZE.width * SIZE.height) as usize],
            looked: None,
            former: now.clone(),
            now,
            seen: Seen::default(),
        })
    }

    fn phase(&self) -> &Phase {
        self.evening.console.table.phase()
    }

    /// So many milliseconds go by, and every picture is looked through.
    fn wait(&mut self, ms: u32) {
        let mut left = ms;
        while left > 0 {
            let step = left.min(FRAME);
            left -= step;
            self.act(|evening| {
                evening.now += step;
                evening.console.think();
                evening.console.tick(evening.now);
            });
        }
    }

    /// Something is done at the device, or time passes: whoever acts by that has it.
    fn act(&mut self, act: impl FnOnce(&mut Evening)) {
        let before = self.phase().clone();
        let table = &self.evening.console.table;
        let (actions, seat) = (table.actions(), table.decides_now());
        let then = self.evening.now;
        act(&mut self.evening);
        let by_time = self.evening.now != then;
        let table = &self.evening.console.table;
        let saved = table.game_as_saved();
        if saved != self.now {
            self.former = core::mem::replace(&mut self.now, saved);
        }
        if table.actions() > actions {
            let person = seat.filter(|seat| table.people().is_person(*seat));
            // Without a pace what the device does for a seat takes no time.
            let at_once = by_time && self.evening.console.settings.pace == Pace::None;
            let forced = at_once || matches!(before, Phase::Forced(..));
            if !forced && person.is_some() {
                assert_eq!(
                    person, self.has,
                    "an action by another's press, after {before:?}"
                );
                self.seen.actions += 1;
            }
        }
        if !self.have_left() {
            self.look();
        }
    }

    /// Whether the game was saved and left.
    fn have_left(&self) -> bool {
        !self.evening.console.shell.is_table()
    }

    /// Looks through what is on the glass: what whoever has the device does not know could be anything.
    fn look(&mut self) {
        let Strangers {
            evening,
            rng,
            has,
            shown,
            ..
        } = self;
        let console = &mut evening.console;
        let table = &console.table;
        assert!(
            table.reader().is_none_or(|reader| Some(reader) == *has),
            "the book lies open to another than {has:?}"
        );
        assert!(
            table.shows_only_what_is_told_to(*has),
            "something is told to another"
        );
        let before = shown.clone();
        console.draw(shown, None);
        if *shown == before && self.looked == *has {
            return;
        }
        self.looked = *has;
        self.seen.pictures += 1;
        let knows = has.filter(|_| !matches!(console.table.phase(), Phase::Curtain(_)));
        let mut dealt_anew = |knows| {
            let kept = console.table.deal_anew(knows, &self.former, rng);
            let mut picture = std::vec![0; shown.len()];
            console.forget_picture();
            console.draw(&mut picture, None);
            console.table.put_back(kept);
            picture == *shown
        };
        let phase_is_safe = dealt_anew(knows);
        self.seen.private += u32::from(!dealt_anew(None));
        console.forget_picture();
        assert!(
            phase_is_safe,
            "{has:?} has the device and sees a secret: {:?}",
            console.table.phase()
        );
    }

    /// Whoever is called takes the device over, or what is in the way is put aside.
    fn take_over(&mut self) {
        for button in Button::ALL {
            self.act(|evening| evening.console.release(button));
        }
        for _ in 0..8 {
            self.wait(TAKES_OVER);
            let console = &self.evening.console;
            let button = match *self.phase() {
                _ if !console.shell.at_the_table() => Button::B,
                Phase::Curtain(seat) => {
                    self.has = Some(seat);
                    Button::A
                }
                Phase::Play(seat) => {
                    self.has = Some(seat);
                    return;
                }
                _ => Button::A,
            };
            self.act(|evening| evening.tap(button));
        }
    }

    /// Whether somebody is called who has not got the device yet.
    fn is_somebody_else_called(&self) -> bool {
        match self.phase() {
            Phase::Curtain(seat) | Phase::Play(seat) => Some(*seat) != self.has,
            _ => false,
        }
    }

    /// Presses on without a thought.
    fn press_on(&mut self) {
        for _ in 0..10 + self.rng.below(15) {
            if self.have_left() {
                return;
            }
            let button = LIKELY[self.rng.below(LIKELY.len() as u32) as usize];
            self.seen.early += u32::from(self.is_somebody_else_called());
            self.act(|evening| evening.console.press(button));
            let gap = 20 + self.rng.below(881);
            if self.rng.below(5) > 0 {
                let down = gap.min(60);
                self.wait(down / 2);
                self.act(|evening| evening.console.release(button));
                self.wait(gap - down / 2);
            } else {
                self.wait(gap);
            }
            if self.rng.below(3) == 0 {
                for button in Button::ALL {
                    self.act(|evening| evening.console.release(button));
                }
            }
        }
    }
}

/// How an evening is played: as it comes, or by options at random at which there is something to hide.
fn hiding<G: Game>(players: Players, evening: u64) -> Option<OptionValues> {
    let hides = |options: &OptionValues| (G::INFO.seating)(options, players).hidden;
    let mut rng = Rng::seed_from_u64(evening);
    let any = (0..200)
        .filter(|_| evening.is_multiple_of(2))
        .map(|_| any_setup::<G>(&mut rng))
        .find(|setup| setup.players == players && hides(&setup.options));
    let usual = || Some(OptionValues::defaults(G::INFO)).filter(hides);
    any.map(|setup| setup.options).or_else(usual)
}

/// Plays evenings of four persons at the game, if it hides anything.
fn nobody_sees_or_acts_for_another<G: Game>() {
    let mut all = Seen::default();
    for seed in 1..=EVENINGS {
        let Some(mut strangers) = Strangers::sit_down::<G>(seed) else {
            return;
        };
        for _ in 0..HANDS {
            strangers.take_over();
            if strangers.have_left() {
                break;
            }
            strangers.press_on();
        }
        let Seen {
            pictures,
            private,
            actions,
            early,
        } = strangers.seen;
        all.pictures += pictures;
        all.private += private;
        all.actions += actions;
        all.early += early;
    }
    let enough = all.pictures > 1000 && all.private > 15 && all.actions > 40 && all.early > 50;
    assert!(enough, "too little has happened: {all:?}");
}

macro_rules! laws {
    ($($folder:ident => $game:ident,)*) => { $(
        #[test]
        fn $folder() {
            super::nobody_sees_or_acts_for_another::<parlour_rules::$game>();
        }
    )* };
}

mod whoever_presses_on_sees_no_secret_of_others_and_acts_for_nobody_else {
    parlour_rules::games!(laws);
}

//! Random set-ups, random actions and random games of any game, the same ones on every machine.

use parlour_rules::game::quietly;
use parlour_rules::{
    Audience, Choice, Croupier, Free, Game, OptionValues, Players, Rng, RngCore, Setup, Turn,
};

/// A set-up that the game accepts: any number of players, and about half of the options changed.
pub fn setup<G: Game>(rng: &mut Rng) -> Setup {
    let info = G::INFO;
    let (fewest, most) = info.players;
    let span = u32::from(most - fewest) + 1;
    let count = usize::from(fewest) + rng.below(span) as usize;
    let players = Players::new(count).expect("a table of this many seats");
    let mut options = OptionValues::defaults(info);
    for (option, spec) in info.options.iter().enumerate() {
        let (min, max) = spec.range();
        if rng.below(2) == 0 {
            let step = rng.below(u32::from(max.abs_diff(min)) + 1);
            options.set(option, min.saturating_add_unsigned(step as u16));
        }
    }
    options.settle(info, players);
    let seed = rng.next_u64();
    Setup::new(players, options, seed)
}

/// What is open to the seat to decide.
pub fn choices<G: Game>(game: &G) -> Vec<Choice<G::Action>> {
    let mut all = Vec::new();
    game.legal(&mut |choice| all.push(choice));
    all
}

/// The text of some action that a choice stands for; the ends of a range come more often than the rest.
pub fn text<A: std::fmt::Display>(choice: &Choice<A>, rng: &mut Rng) -> String {
    match choice {
        Choice::One(action) => action.to_string(),
        Choice::Range { verb, low, high } => {
            let number = match rng.below(4) {
                0 => *low,
                1 => *high,
                _ => low.saturating_add_unsigned(rng.below(high.abs_diff(*low).saturating_add(1))),
            };
            format!("{verb}:{number}")
        }
        Choice::Text { verb } => {
            const LETTERS: &[u8; 28] = b"abcdefghijklmnopqrstuvwxyz-'";
            let length = 1 + rng.below(8) as usize;
            let word: String = (0..length)
                .map(|_| char::from(LETTERS[rng.below(28) as usize]))
                .collect();
            format!("{verb}:{word}")
        }
    }
}

/// How often offers, resigning and the like are chosen where there is something else to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asides {
    /// Once in a hundred decisions, so that games are played out.
    Rarely,
    /// Not at all.
    Never,
}

/// An action that the seat to decide can carry out. A free text may be refused; then something else is chosen.
pub fn action<G: Game>(game: &G, asides: Asides, rng: &mut Rng) -> Option<G::Action> {
    let mut actions: Vec<(G::Action, bool)> = choices(game)
        .iter()
        .filter_map(|choice| {
            let action = text(choice, rng).parse().ok()?;
            Some((action, matches!(choice, Choice::Text { .. })))
        })
        .collect();
    let is_aside = |(action, _): &(G::Action, bool)| G::is_aside(action);
    let pressing = asides == Asides::Never || rng.below(100) > 0;
    if pressing && !actions.iter().all(is_aside) {
        actions.retain(|action| !is_aside(action));
    }
    while !actions.is_empty() {
        let place = rng.below(actions.len() as u32) as usize;
        let (action, is_text) = actions.swap_remove(place);
        if !is_text || quietly(|croupier| game.clone().apply(action, croupier)).is_ok() {
            return Some(action);
        }
    }
    None
}

/// A game that remembers how it came about, and tells it when a test fails.
pub struct Story<G: Game> {
    /// The game as it stands.
    pub game: G,
    /// How it began.
    pub setup: Setup,
    /// What has been played.
    pub actions: Vec<G::Action>,
    /// What was heard since the last action.
    pub events: Vec<(Audience, G::Event)>,
}

impl<G: Game> Story<G> {
    /// Starts a game; a set-up that is refused is a failed test.
    pub fn start(setup: Setup) -> Story<G> {
        let mut events = Vec::new();
        let started = G::start(
            &setup,
            &mut Croupier::new(&mut Free, &mut |to, event| events.push((to, event))),
        );
        match started {
            Ok(game) => Story {
                game,
                setup,
                actions: Vec::new(),
                events,
            },
            Err(fault) => panic!("{}: {fault}: {setup:?}", G::INFO.id),
        }
    }

    /// Plays an action; one that is refused is a failed test.
    pub fn play(&mut self, action: G::Action) {
        self.actions.push(action);
        self.events.clear();
        let events = &mut self.events;
        let played = self.game.apply(
            action,
            &mut Croupier::new(&mut Free, &mut |to, event| events.push((to, event))),
        );
        assert_eq!(played, Ok(()), "{action} was listed");
    }

    /// Plays a random action, if the game is not over.
    pub fn step(&mut self, rng: &mut Rng) -> bool {
        let going_on = matches!(self.game.turn(), Turn::Decide(_));
        if going_on {
            let action = action(&self.game, Asides::Rarely, rng);
            assert!(action.is_some(), "the seat to decide has no action");
            action.into_iter().for_each(|action| self.play(action));
        }
        going_on
    }
}

impl<G: Game> Drop for Story<G> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}: {:?}", G::INFO.id, self.setup);
            let texts: Vec<String> = self.actions.iter().map(ToString::to_string).collect();
            eprintln!("played: {}", texts.join(" "));
            eprintln!("now: {:?}", self.game.turn());
        }
    }
}

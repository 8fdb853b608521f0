//! A game that remembers how it came about.

use parlour_rules::testing::{Asides, any_action, begin};
use parlour_rules::{Audience, Croupier, Free, Game, Rng, Setup, Turn};

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
        let (game, events) = begin(&setup, &mut Free);
        Story {
            game,
            setup,
            actions: Vec::new(),
            events,
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
            let action = any_action(&self.game, Asides::Rarely, rng);
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

//! One running game with its screen: the part of the table that knows the game's types.
//!
//! The table itself is written once against [`Running`]; this file turns each game into one. It holds the full game and
//! gives nothing of it to anybody but views. What is here is compiled again for every game, so it is kept small: the
//! table's own work is done elsewhere, on plain values and on events as bytes.

use crate::keys::Button;
use crate::line;
use crate::screen::{
    GameScreen, Happened, Happening, Line, Manner, Moment, Reaction, Scene, Screen, Shown, Sight,
    Way,
};
use core::fmt::{Display, Write};
use heapless::String;
use parlour_bots::{Level, Room};
use parlour_rules::chance::{Fate, Pack};
use parlour_rules::save::{self, SaveFault};
use parlour_rules::{
    Audience, Choice, Croupier, Info, Mark, Memory, Players, Seat, Setup, SetupFault, Turn,
};

/// An event takes at most so many bytes when it is written down.
const EVENT_BYTES: usize = 64;

/// An action in its text form.
pub type ActionText = String<96>;

/// Says that the running game holds an action that was chosen and waits to be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chosen(());

/// Which moment of the game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// As it stands.
    Now,
    /// As it is on the glass: while an event is shown, as it was before, with the event this far on its way, of 256.
    OnTheGlass(i32),
}

/// An event that was just announced.
pub(crate) struct Announced<'a> {
    pub(crate) audience: Audience,
    pub(crate) happening: &'a dyn Happening,
    /// The event as it is written down.
    pub(crate) bytes: &'a [u8],
}

/// Whoever hears what is announced.
pub(crate) type Hear<'a> = &'a mut dyn FnMut(Announced<'_>);

/// A running game of whatever kind.
pub(crate) trait Running {
    fn info(&self) -> &'static Info;
    fn manner(&self) -> Manner;
    fn players(&self) -> Players;
    fn turn(&self) -> Turn;
    fn score(&self, seat: Seat) -> i32;
    /// What the game leaves to the next of its kind.
    fn memory(&self) -> Option<Memory>;
    /// What a seat has come to, for the book of best results.
    fn mark(&self, seat: Seat) -> Option<Mark>;
    /// Visits what the seat that decides can do.
    fn choices(&self, visit: &mut dyn FnMut(Choice<&dyn Display>));
    /// Shows the game's screen with the view of the seat that looks.
    fn look(&self, scene: &Scene<'_>, when: When, see: &mut dyn FnMut(&dyn Screen));
    /// A person's decision begins.
    fn arrive(&mut self, scene: &Scene<'_>);
    /// A button for the game's screen.
    fn press(&mut self, scene: &Scene<'_>, button: Button) -> Reaction<Chosen>;
    /// Says a hint towards an action, and leads the cursor there if `leads`; nothing where the action cannot be read.
    fn advise(&mut self, scene: &Scene<'_>, text: &str, leads: bool) -> Option<Line>;
    /// Chooses what the screen names without a press, if it does.
    fn choose(&mut self, scene: &Scene<'_>, way: Way) -> Option<Chosen>;
    /// Chooses an action by its text; nothing where it cannot be read.
    fn choose_text(&mut self, text: &str) -> Option<Chosen>;
    /// Carries out what was chosen. Says whether chance had a part in it.
    fn carry_out(
        &mut self,
        chosen: Chosen,
        viewer: Option<Seat>,
        hear: Hear<'_>,
    ) -> Result<bool, Line>;
    /// Takes so many milliseconds from the deciding seat's time.
    fn spend(&mut self, ms: u32, viewer: Option<Seat>, hear: Hear<'_>);
    /// Reads an event that was written down.
    fn read(&self, event: &[u8], see: &mut dyn FnMut(&dyn Happening));
    /// An event is not shown: what it changed is to be seen in the moments after it.
    fn pass(&mut self, event: &[u8]);
    /// Puts an event on the glass.
    fn show(&mut self, event: &[u8]);
    /// Takes the event off the glass again.
    fn end_moment(&mut self);
    /// Shows the game as it stands.
    fn end_moments(&mut self);
    fn save<'a>(&self, room: &'a mut [u8]) -> Result<&'a [u8], SaveFault>;
    /// Takes the game back to a save. The cursor stays, for it may hold what somebody likes.
    fn restore(&mut self, save: &[u8]) -> Result<(), SaveFault>;
    /// Deals anew what a seat does not know, also in the game as it was before the moment that is shown, of which this is
    /// the save. Gives what is to be put back.
    #[cfg(test)]
    fn deal_anew(
        &mut self,
        knows: Option<Seat>,
        former: &[u8],
        rng: &mut parlour_rules::Rng,
    ) -> std::boxed::Box<dyn core::any::Any>;
    /// Puts back what was dealt anew.
    #[cfg(test)]
    fn put_back(&mut self, kept: std::boxed::Box<dyn core::any::Any>);
}

impl dyn Running + '_ {
    /// Whether the seat that decides can do this or that.
    pub(crate) fn has_choice(&self) -> bool {
        let mut ways = 0;
        self.choices(&mut |choice| {
            ways += match choice {
                Choice::One(_) => 1,
                Choice::Range { .. } | Choice::Text { .. } => 2,
            };
        });
        ways > 1
    }

    /// Chooses the first legal action, when there is no better advice.
    pub(crate) fn choose_any(&mut self) -> Option<Chosen> {
        let mut first = ActionText::new();
        self.choices(&mut |choice| {
            if first.is_empty() {
                let _ = match choice {
                    Choice::One(action) => write!(first, "{action}"),
                    Choice::Range { verb, low, .. } => write!(first, "{verb}:{low}"),
                    Choice::Text { .. } => Ok(()),
                };
            }
        });
        self.choose_text(&first)
    }
}

/// A game with its screen.
pub(crate) struct Match<G: GameScreen> {
    game: G,
    cursor: G::Cursor,
    chosen: Option<G::Action>,
    /// The event on the glass.
    shown: Option<G::Event>,
    /// What the viewer saw before the events that are being shown.
    before: Option<G::View>,
}

/// A fate that changes nothing but the first pick, and remembers whether chance was asked at all.
struct Watched {
    first: Option<u32>,
    asked: bool,
}

impl Fate for Watched {
    fn shuffled(&mut self, _: &'static str, _: &mut dyn Pack) {
        self.asked = true;
    }
    fn die(&mut self, fallen: u8) -> u8 {
        self.asked = true;
        fallen
    }
    fn pick(&mut self, drawn: u32, below: u32) -> u32 {
        self.asked = true;
        self.first
            .take()
            .filter(|chosen| *chosen < below)
            .unwrap_or(drawn)
    }
}

/// Tells somebody of an event, and writes it down for the log.
fn announce<G: GameScreen>(
    audience: Audience,
    event: &G::Event,
    cursor: &G::Cursor,
    hear: Hear<'_>,
) {
    let mut room = [0; EVENT_BYTES];
    if let Ok(bytes) = postcard::to_slice(event, &mut room) {
        hear(Announced {
            audience,
            happening: &Happened::<G> { event, cursor },
            bytes,
        });
    }
}

/// Reads an action. What it takes is there once.
#[inline(never)]
fn action<G: GameScreen>(text: &str) -> Option<G::Action> {
    text.parse().ok()
}

impl<G: GameScreen> Match<G> {
    fn with(game: G) -> Match<G> {
        Match {
            game,
            cursor: G::Cursor::default(),
            chosen: None,
            shown: None,
            before: None,
        }
    }

    /// Starts a game; `first` answers the question who begins. A function of its own for each game, as [`decide`] is.
    #[inline(never)]
    pub(crate) fn start(
        setup: &Setup,
        first: Option<Seat>,
        hear: Hear<'_>,
    ) -> Result<Match<G>, SetupFault> {
        let mut fate = Watched {
            first: first.map(|seat| seat.index() as u32),
            asked: false,
        };
        let cursor = G::Cursor::default();
        let mut tell = |audience, event| announce::<G>(audience, &event, &cursor, hear);
        G::start(setup, &mut Croupier::new(&mut fate, &mut tell)).map(Match::with)
    }

    /// Goes on with a saved game at which so many sit.
    #[inline(never)]
    pub(crate) fn load(save: &[u8], seats: usize) -> Result<Match<G>, SaveFault> {
        let game: G = save::read(save)?;
        if game.players().count() != seats {
            return Err(SaveFault::Damaged);
        }
        Ok(Match::with(game))
    }

    /// What the seat that decides sees, for a computer player to work on elsewhere.
    #[inline(never)]
    pub(crate) fn view_to_decide(&self) -> Option<G::View> {
        self.game
            .turn()
            .seat()
            .map(|seat| self.game.view(Some(seat)))
    }

    fn keep(&mut self, action: Option<G::Action>) -> Option<Chosen> {
        self.chosen = action;
        self.chosen.map(|_| Chosen(()))
    }

    fn apply(&mut self, action: G::Action, hear: Hear<'_>) -> Result<bool, Line> {
        let mut fate = Watched {
            first: None,
            asked: false,
        };
        let cursor = &self.cursor;
        let mut tell = |audience, event| announce::<G>(audience, &event, cursor, hear);
        match self
            .game
            .apply(action, &mut Croupier::new(&mut fate, &mut tell))
        {
            Ok(()) => Ok(fate.asked),
            Err(refusal) => Err(line!("{refusal}")),
        }
    }

    /// Lets the screen do something that may move its cursor.
    fn touch<R>(
        &mut self,
        scene: &Scene<'_>,
        act: impl FnOnce(&Sight<'_, G>, &mut G::Cursor) -> R,
    ) -> R {
        let view = self.game.view(scene.viewer);
        let sight = Sight {
            view: &view,
            scene,
            moment: None,
        };
        act(&sight, &mut self.cursor)
    }
}

/// Works out a computer player's decision from its view alone. On its own for each game: one function for all would need
/// the room of all of them on the stack.
#[inline(never)]
pub(crate) fn decide<G: GameScreen>(
    room: &mut Room,
    view: &G::View,
    level: u8,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<ActionText> {
    let level = Level::new(level.clamp(1, G::INFO.levels.max(1)), G::INFO)?;
    let thought = G::decide_in(room, view, level, seed, stop)?;
    let mut text = ActionText::new();
    write!(text, "{}", thought.action).ok()?;
    Some(text)
}

impl<G: GameScreen> Running for Match<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn manner(&self) -> Manner {
        Manner::of::<G>()
    }

    fn players(&self) -> Players {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn score(&self, seat: Seat) -> i32 {
        self.game.score(seat)
    }

    fn memory(&self) -> Option<Memory> {
        self.game.memory()
    }

    fn mark(&self, seat: Seat) -> Option<Mark> {
        self.game.mark(seat)
    }

    fn choices(&self, visit: &mut dyn FnMut(Choice<&dyn Display>)) {
        self.game.legal(&mut |choice| {
            visit(match &choice {
                Choice::One(action) => Choice::One(action as &dyn Display),
                Choice::Range { verb, low, high } => Choice::Range {
                    verb,
                    low: *low,
                    high: *high,
                },
                Choice::Text { verb } => Choice::Text { verb },
            });
        });
    }

    fn look(&self, scene: &Scene<'_>, when: When, see: &mut dyn FnMut(&dyn Screen)) {
        let now;
        let view = match (&self.before, when) {
            (Some(before), When::OnTheGlass(_)) => before,
            _ => {
                now = self.game.view(scene.viewer);
                &now
            }
        };
        let moment = match (&self.shown, when) {
            (Some(event), When::OnTheGlass(done)) => Some(Moment { event, done }),
            _ => None,
        };
        see(&Shown::<G> {
            sight: Sight {
                view,
                scene,
                moment,
            },
            cursor: &self.cursor,
        });
    }

    fn arrive(&mut self, scene: &Scene<'_>) {
        self.touch(scene, G::arrive);
    }

    fn press(&mut self, scene: &Scene<'_>, button: Button) -> Reaction<Chosen> {
        let reaction = self.touch(scene, |sight, cursor| G::press(sight, cursor, button));
        reaction.map(|action| {
            self.chosen = Some(action);
            Chosen(())
        })
    }

    fn advise(&mut self, scene: &Scene<'_>, text: &str, leads: bool) -> Option<Line> {
        let action = action::<G>(text)?;
        Some(self.touch(scene, |sight, cursor| {
            let before = cursor.clone();
            let said = G::advise(sight, cursor, &action);
            if !leads {
                *cursor = before;
            }
            said
        }))
    }

    fn choose(&mut self, scene: &Scene<'_>, way: Way) -> Option<Chosen> {
        let action = self.touch(scene, |sight, cursor| way.action(sight, cursor));
        self.keep(action)
    }

    fn choose_text(&mut self, text: &str) -> Option<Chosen> {
        self.keep(action::<G>(text))
    }

    fn carry_out(&mut self, _: Chosen, viewer: Option<Seat>, hear: Hear<'_>) -> Result<bool, Line> {
        let Some(action) = self.chosen.take() else {
            return Err(line!("There is nothing to decide"));
        };
        let before = self.game.view(viewer);
        let chance = self.apply(action, hear)?;
        self.before = Some(before);
        Ok(chance)
    }

    fn spend(&mut self, ms: u32, viewer: Option<Seat>, hear: Hear<'_>) {
        let Some(action) = self.game.time_spent(ms) else {
            return;
        };
        let before = self.game.view(viewer);
        let mut happened = false;
        let _ = self.apply(action, &mut |announced| {
            happened = true;
            hear(announced);
        });
        if happened {
            self.chosen = None;
            self.before = Some(before);
        }
    }

    fn read(&self, event: &[u8], see: &mut dyn FnMut(&dyn Happening)) {
        if let Ok(event) = postcard::from_bytes(event) {
            see(&Happened::<G> {
                event: &event,
                cursor: &self.cursor,
            });
        }
    }

    fn pass(&mut self, event: &[u8]) {
        if let (Some(before), Ok(event)) = (&mut self.before, postcard::from_bytes(event)) {
            G::follow(before, &event);
        }
    }

    fn show(&mut self, event: &[u8]) {
        self.shown = postcard::from_bytes(event).ok();
    }

    fn end_moment(&mut self) {
        if let (Some(before), Some(event)) = (&mut self.before, self.shown.take()) {
            G::follow(before, &event);
        }
    }

    fn end_moments(&mut self) {
        self.shown = None;
        self.before = None;
    }

    fn save<'a>(&self, room: &'a mut [u8]) -> Result<&'a [u8], SaveFault> {
        save::write(&self.game, room)
    }

    #[cfg(test)]
    fn deal_anew(
        &mut self,
        knows: Option<Seat>,
        former: &[u8],
        rng: &mut parlour_rules::Rng,
    ) -> std::boxed::Box<dyn core::any::Any> {
        let mut anew = |game: &G| G::imagine(&game.view(knows), rng);
        let before = self.before.as_ref().map(|before| {
            let former: G = save::read(former).unwrap();
            anew(&former).view(parlour_rules::View::seat(before))
        });
        let game = anew(&self.game);
        std::boxed::Box::new((
            core::mem::replace(&mut self.game, game),
            core::mem::replace(&mut self.before, before),
        ))
    }

    #[cfg(test)]
    fn put_back(&mut self, kept: std::boxed::Box<dyn core::any::Any>) {
        (self.game, self.before) = *kept.downcast::<(G, Option<G::View>)>().unwrap();
    }

    fn restore(&mut self, save: &[u8]) -> Result<(), SaveFault> {
        let before = Match::load(save, self.game.players().count())?;
        let cursor = core::mem::take(&mut self.cursor);
        *self = Match { cursor, ..before };
        Ok(())
    }
}

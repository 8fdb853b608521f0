//! One running game with its screen: the part of the table that knows the game's types.
//!
//! The table itself is written once against [`Play`]; this file turns each game into one. It holds the full game and
//! gives nothing of it to anybody but views.

use super::log::Log;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{
    Entry, GameScreen, Line, Merit, Moment, Motion, Reaction, Scene, Sight, Status,
};
use core::fmt::Write;
use heapless::{Deque, String};
use parlour_bots::{Level, Room};
use parlour_rules::chance::{Fate, Pack};
use parlour_rules::save::{self, SaveFault};
use parlour_rules::{
    Audience, Choice, Croupier, Event, Info, OptionValues, Outcome, Players, Seat, Setup,
    SetupFault, Turn,
};

/// How many events of one action wait to be shown; later ones are only logged.
const WAITING: usize = 48;

/// An action in its text form.
pub type ActionText = String<96>;

/// A running game as the table sees it.
pub(crate) trait Play {
    fn info(&self) -> &'static Info;
    fn players(&self) -> Players;
    fn turn(&self) -> Turn;
    fn score(&self, seat: Seat) -> i32;
    /// Whether holding X shows what is private.
    fn may_peek(&self) -> bool;
    /// What a round is called.
    fn round_word(&self) -> &'static str;
    /// Whether the score sheet marks the last finished round.
    fn marks_round(&self) -> bool;
    fn arrive(&mut self, scene: &Scene<'_>);
    /// A button for the game's screen. An action that was chosen waits for [`Play::commit`].
    fn press(&mut self, scene: &Scene<'_>, button: Button) -> Reaction<()>;
    /// Chooses an action by its text; false where it cannot be read.
    fn choose(&mut self, text: &str) -> bool;
    /// Chooses an entry that the game adds to the pause menu.
    fn choose_menu(&mut self, entry: usize) -> bool;
    /// Chooses the one thing that a person can do and that shows nothing, if it is so.
    fn choose_forced(&mut self) -> bool;
    /// Chooses what the last press has settled as well, if it did.
    fn choose_on(&mut self) -> bool;
    /// Chooses the first legal action, when there is no better advice.
    fn choose_any(&mut self) -> bool;
    /// Forgets the chosen action.
    fn drop_choice(&mut self);
    /// Whether the game keeps a list of its moves.
    fn has_moves(&self) -> bool;
    /// Visits the moves in the game's own notation, oldest first.
    fn moves(&self, visit: &mut dyn FnMut(u32, &str));
    /// Whether the game lets its players take back.
    fn takes_back(&self) -> bool;
    /// Whether a person may ask for advice now.
    fn advises(&self, viewer: Option<Seat>) -> bool;
    /// Leads the cursor to an action that was advised and says it; nothing where it cannot be read.
    fn advise(&mut self, scene: &Scene<'_>, text: &str) -> Option<Line>;
    /// How many milliseconds the deciding seat has left; nothing where no clock runs.
    fn time_left(&self) -> Option<u32>;
    /// Takes so many milliseconds from the deciding seat's time, and says what happened by that, if anything did.
    fn spend(&mut self, ms: u32, viewer: Option<Seat>) -> Option<Done>;
    /// Carries out the chosen action; events wait to be shown to the viewer.
    fn commit(&mut self, viewer: Option<Seat>) -> Result<Done, Line>;
    /// The next event that the viewer may see, to be shown now.
    fn next_moment(&mut self, viewer: Option<Seat>, people: &People) -> Option<Shown>;
    /// Ends the moment on the glass; all others with it when nothing waits any more.
    fn end_moment(&mut self);
    fn draw(&self, scene: &Scene<'_>, done: i32, stage: &mut Stage<'_>);
    fn status(&self, scene: &Scene<'_>) -> Status;
    fn hints(&self, scene: &Scene<'_>) -> Hints<'static>;
    /// The number of the latest event in the log.
    fn latest(&self) -> u32;
    /// Tells what a seat may know of the events after a number, oldest first, with the seat each is about.
    fn recall(
        &self,
        viewer: Option<Seat>,
        after: u32,
        people: &People,
        tell: &mut dyn FnMut(Option<Seat>, &Line),
    );
    fn standing(&self, viewer: Option<Seat>, people: &People) -> (Line, Line);
    /// Why the game ended as it did.
    fn ending(&self, outcome: Outcome, people: &People) -> Line;
    /// What a seat has come to when the game is over.
    fn merit(&self, outcome: Outcome, seat: Seat) -> Merit;
    fn account(&self, people: &People, add: &mut dyn FnMut(Entry));
    fn menu(&self, viewer: Option<Seat>, add: &mut dyn FnMut(&'static str));
    fn save<'a>(&self, room: &'a mut [u8]) -> Result<&'a [u8], SaveFault>;
    fn save_log<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]>;
    /// Takes the game back to a save; the log forgets what came after the number.
    fn restore(&mut self, bytes: &[u8], latest: u32) -> Result<(), SaveFault>;
    fn restore_log(&mut self, bytes: &[u8]);
}

/// What an action brought with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    /// Nothing before it can be taken back.
    pub(crate) settled: bool,
    /// The one who acted was told something that others were not.
    pub(crate) whispered: bool,
    /// A round ended with the event of this number.
    pub(crate) round_end: Option<u32>,
}

/// A moment that begins.
pub(crate) struct Shown {
    pub(crate) motion: Motion,
    /// What the status line says about it.
    pub(crate) told: Option<(Option<Seat>, Line)>,
}

/// A game with its screen.
pub(crate) struct Match<G: GameScreen> {
    game: G,
    cursor: G::Cursor,
    chosen: Option<G::Action>,
    log: Log<G::Event>,
    waiting: Deque<(Audience, G::Event), WAITING>,
    shown: Option<G::Event>,
    before: Option<G::View>,
    /// Whether seats at this table hold anything that others may not see.
    hidden: bool,
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

impl<G: GameScreen> Match<G> {
    fn with(game: G, options: &OptionValues) -> Match<G> {
        let hidden = (G::INFO.seating)(options, game.players()).hidden;
        Match {
            game,
            cursor: G::Cursor::default(),
            chosen: None,
            log: Log::default(),
            waiting: Deque::new(),
            shown: None,
            before: None,
            hidden,
        }
    }

    /// Starts a game; `first` answers the question who begins.
    pub(crate) fn start(setup: &Setup, first: Option<Seat>) -> Result<Match<G>, SetupFault> {
        let mut events: Deque<(Audience, G::Event), WAITING> = Deque::new();
        let mut fate = Watched {
            first: first.map(|seat| seat.index() as u32),
            asked: false,
        };
        let game = G::start(
            setup,
            &mut Croupier::new(&mut fate, &mut |audience, event| {
                let _ = events.push_back((audience, event));
            }),
        )?;
        let mut running = Match::with(game, &setup.options);
        for (audience, event) in &events {
            running.log.add(*audience, *event);
        }
        Ok(running)
    }

    /// Goes on with a saved game of a table with these options.
    pub(crate) fn load(bytes: &[u8], options: &OptionValues) -> Result<Match<G>, SaveFault> {
        Ok(Match::with(save::read(bytes)?, options))
    }

    /// The decision that a computer player has to make now, to be worked on elsewhere.
    pub(crate) fn view_to_decide(&self) -> Option<G::View> {
        self.game
            .turn()
            .seat()
            .map(|seat| self.game.view(Some(seat)))
    }

    /// Carries out an action of the seat that decides; its events are logged and wait to be shown.
    fn carry_out(&mut self, action: G::Action) -> Result<Done, Line> {
        let Some(actor) = self.game.turn().seat() else {
            return Err(crate::line!("There is nothing to decide"));
        };
        let mut fate = Watched {
            first: None,
            asked: false,
        };
        let mut done = Done {
            settled: false,
            whispered: false,
            round_end: None,
        };
        let Match {
            game,
            log,
            waiting,
            hidden,
            ..
        } = self;
        game.apply(
            action,
            &mut Croupier::new(&mut fate, &mut |audience, event| {
                done.settled |= G::settles(&event, *hidden);
                done.whispered |= matches!(audience, Audience::Only(seats) if seats.has(actor));
                log.add(audience, event);
                if G::ends_round(&event) {
                    done.round_end = Some(log.latest());
                }
                let _ = waiting.push_back((audience, event));
            }),
        )
        .map_err(|refusal| crate::line!("{refusal}"))?;
        done.settled |= fate.asked;
        Ok(done)
    }

    fn look<R>(&self, scene: &Scene<'_>, done: i32, see: impl FnOnce(&Sight<'_, G>) -> R) -> R {
        let now;
        let view = match &self.before {
            Some(before) => before,
            None => {
                now = self.game.view(scene.viewer);
                &now
            }
        };
        let moment = self.shown.as_ref().map(|event| Moment { event, done });
        see(&Sight {
            view,
            scene,
            moment,
        })
    }
}

/// Works out a computer player's decision from its view alone.
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

impl<G: GameScreen> Play for Match<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn players(&self) -> Players {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn may_peek(&self) -> bool {
        G::PEEK
    }

    fn round_word(&self) -> &'static str {
        G::ROUND
    }

    fn marks_round(&self) -> bool {
        G::marks_round(&self.game.view(None))
    }

    fn score(&self, seat: Seat) -> i32 {
        self.game.score(seat)
    }

    fn arrive(&mut self, scene: &Scene<'_>) {
        let mut cursor = core::mem::take(&mut self.cursor);
        self.look(scene, 0, |sight| G::arrive(sight, &mut cursor));
        self.cursor = cursor;
    }

    fn press(&mut self, scene: &Scene<'_>, button: Button) -> Reaction<()> {
        let mut cursor = self.cursor.clone();
        let reaction = self.look(scene, 0, |sight| G::press(sight, &mut cursor, button));
        self.cursor = cursor;
        match reaction {
            Reaction::Act(action) => {
                self.chosen = Some(action);
                Reaction::Act(())
            }
            Reaction::Ask(question, action) => {
                self.chosen = Some(action);
                Reaction::Ask(question, ())
            }
            Reaction::Nothing => Reaction::Nothing,
            Reaction::Moved => Reaction::Moved,
            Reaction::Refuse(why) => Reaction::Refuse(why),
            Reaction::Say(what) => Reaction::Say(what),
            Reaction::Scores => Reaction::Scores,
            Reaction::Log => Reaction::Log,
            Reaction::Moves => Reaction::Moves,
        }
    }

    fn choose(&mut self, text: &str) -> bool {
        self.chosen = text.parse().ok();
        self.chosen.is_some()
    }

    fn choose_menu(&mut self, entry: usize) -> bool {
        let view = self.game.view(self.game.turn().seat());
        let mut count = 0;
        G::menu(&view, &mut |_, action| {
            if count == entry {
                self.chosen = Some(action);
            }
            count += 1;
        });
        self.chosen.is_some()
    }

    fn choose_forced(&mut self) -> bool {
        self.chosen = self.view_to_decide().and_then(|view| G::forced(&view));
        self.chosen.is_some()
    }

    fn choose_on(&mut self) -> bool {
        self.chosen = self.view_to_decide().and_then(|view| G::goes_on(&view));
        self.chosen.is_some()
    }

    fn choose_any(&mut self) -> bool {
        let mut first: Option<Line> = None;
        self.game.legal(&mut |choice| {
            if first.is_none() {
                first = Some(match choice {
                    Choice::Range { verb, low, .. } => crate::line!("{verb}:{low}"),
                    other => crate::line!("{other}"),
                });
            }
        });
        first.is_some_and(|text| self.choose(&text))
    }

    fn drop_choice(&mut self) {
        self.chosen = None;
    }

    fn has_moves(&self) -> bool {
        G::MOVES
    }

    fn moves(&self, visit: &mut dyn FnMut(u32, &str)) {
        G::moves(&self.game.view(None), visit);
    }

    fn takes_back(&self) -> bool {
        G::takes_back(&self.game.view(None))
    }

    fn advises(&self, viewer: Option<Seat>) -> bool {
        viewer.is_some() && self.game.turn().seat() == viewer && G::advises(&self.game.view(viewer))
    }

    fn advise(&mut self, scene: &Scene<'_>, text: &str) -> Option<Line> {
        let action = text.parse().ok()?;
        let mut cursor = self.cursor.clone();
        let said = self.look(scene, 0, |sight| G::advise(sight, &mut cursor, &action));
        self.cursor = cursor;
        Some(said)
    }

    fn time_left(&self) -> Option<u32> {
        G::time_left(&self.view_to_decide()?)
    }

    fn spend(&mut self, ms: u32, viewer: Option<Seat>) -> Option<Done> {
        let action = self.game.time_spent(ms)?;
        let before = self.game.view(viewer);
        let done = self.carry_out(action).ok()?;
        if self.waiting.is_empty() {
            return None;
        }
        self.chosen = None;
        self.before = Some(before);
        Some(done)
    }

    fn commit(&mut self, viewer: Option<Seat>) -> Result<Done, Line> {
        let Some(action) = self.chosen.take() else {
            return Err(crate::line!("There is nothing to decide"));
        };
        let before = self.game.view(viewer);
        let done = self.carry_out(action)?;
        self.before = Some(before);
        Ok(done)
    }

    fn next_moment(&mut self, viewer: Option<Seat>, people: &People) -> Option<Shown> {
        while let Some((audience, event)) = self.waiting.pop_front() {
            if !audience.includes(viewer) || G::seen(&event, &self.cursor) {
                continue;
            }
            let motion = G::motion(&event);
            if motion.ms > 0 {
                self.shown = Some(event);
                let told = G::tell(&event, people).map(|line| (event.seat(), line));
                return Some(Shown { motion, told });
            }
        }
        self.end_moment();
        self.before = None;
        None
    }

    fn end_moment(&mut self) {
        self.shown = None;
    }

    fn draw(&self, scene: &Scene<'_>, done: i32, stage: &mut Stage<'_>) {
        self.look(scene, done, |sight| G::draw(sight, &self.cursor, stage));
    }

    fn status(&self, scene: &Scene<'_>) -> Status {
        self.look(scene, 0, |sight| G::status(sight, &self.cursor))
    }

    fn hints(&self, scene: &Scene<'_>) -> Hints<'static> {
        self.look(scene, 0, |sight| G::hints(sight, &self.cursor))
    }

    fn latest(&self) -> u32 {
        self.log.latest()
    }

    fn recall(
        &self,
        viewer: Option<Seat>,
        after: u32,
        people: &People,
        tell: &mut dyn FnMut(Option<Seat>, &Line),
    ) {
        for event in self.log.after(after, viewer) {
            if let Some(line) = G::tell(event, people) {
                tell(event.seat(), &line);
            }
        }
    }

    fn standing(&self, viewer: Option<Seat>, people: &People) -> (Line, Line) {
        G::standing(&self.game.view(viewer), people)
    }

    fn ending(&self, outcome: Outcome, people: &People) -> Line {
        G::ending(&self.game.view(None), outcome, people)
    }

    fn merit(&self, outcome: Outcome, seat: Seat) -> Merit {
        let view = self.game.view(None);
        G::merit(&view, outcome, seat, self.game.score(seat))
    }

    fn account(&self, people: &People, add: &mut dyn FnMut(Entry)) {
        G::account(&self.game.view(None), people, add);
    }

    fn menu(&self, viewer: Option<Seat>, add: &mut dyn FnMut(&'static str)) {
        G::menu(&self.game.view(viewer), &mut |label, _| add(label));
    }

    fn save<'a>(&self, room: &'a mut [u8]) -> Result<&'a [u8], SaveFault> {
        save::write(&self.game, room)
    }

    fn save_log<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]> {
        self.log.write(room)
    }

    fn restore(&mut self, bytes: &[u8], latest: u32) -> Result<(), SaveFault> {
        self.game = save::read(bytes)?;
        self.log.forget_after(latest);
        self.cursor = G::Cursor::default();
        self.chosen = None;
        self.waiting.clear();
        self.shown = None;
        self.before = None;
        Ok(())
    }

    fn restore_log(&mut self, bytes: &[u8]) {
        self.log = Log::read(bytes);
    }
}

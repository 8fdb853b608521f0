//! What a game brings to the glass: the one trait that its folder in this crate implements.
//!
//! The table ([`crate::table`]) does everything that is the same for all games: hand-over, recap, log, undo, saving,
//! thinking, pausing, the end. A game adds only what is its own, and always works from a [`Sight`]: the view of one seat,
//! never the game. Four kinds of data, each in its own place: what the players set (options, in the view), what a save
//! restores (the game, which a screen never sees), where the cursor stands ([`GameScreen::Cursor`], lost without harm),
//! and what is on the glass (the stage remembers it).
//!
//! A screen is asked, in this order of a turn: [`arrive`](GameScreen::arrive) when a person's decision begins,
//! [`press`](GameScreen::press) for each button, and after the action [`motion`](GameScreen::motion) for each event. It is
//! drawn at any time, also while nobody decides, covered or open, as [`Scene`] says.

use crate::keys::Button;
use crate::paint::{Canvas, Stage};
use crate::parts::Hints;
use crate::people::People;
use crate::settings::Settings;
use crate::sound::Sound;
use embedded_graphics::geometry::{Point, Size};
use heapless::String;
use parlour_bots::Player;
use parlour_rules::{Event, Game, Outcome, Seat, View};

/// A short text for one line of the screen.
pub type Line = String<64>;

/// A line made from a format: `line!("{} cards", 3)`. What does not fit is cut.
#[macro_export]
macro_rules! line {
    ($($piece:tt)*) => {{
        let mut line = $crate::screen::Line::new();
        let _ = core::fmt::Write::write_fmt(&mut line, format_args!($($piece)*));
        line
    }};
}

/// A game as it is shown and played on the glass.
pub trait GameScreen: Player {
    /// What is not worth saving: which card is focused, how far a choice has got.
    type Cursor: Clone + Default;

    /// The rules in our own words, one idea a page.
    const RULES: &'static [RulesPage];

    /// Every kind of screen that the game has, and the keys that lead there: for the gallery and the golden pictures.
    const POSES: &'static [Pose] = &[];

    /// What a round is called in this game.
    const ROUND: &'static str = "Round";

    /// Whether holding X shows what is private although no curtain was lifted: for quick games with few secrets.
    const PEEK: bool = false;

    /// Whether the game keeps a list of its moves.
    const MOVES: bool = false;

    /// Draws the game's picture for the list, 26x24 on baize.
    fn icon(canvas: &mut Canvas<'_>, at: Point);

    /// A person's decision begins: put the cursor on what is likeliest.
    fn arrive(sight: &Sight<'_, Self>, cursor: &mut Self::Cursor);

    /// What the status line says after the name, "take it or pass?", and the one fact at its right, "6 left". Also asked
    /// while somebody else is to decide.
    fn status(sight: &Sight<'_, Self>, cursor: &Self::Cursor) -> Status;

    /// What A, B and X do now; Y is always the menu.
    fn hints(sight: &Sight<'_, Self>, cursor: &Self::Cursor) -> Hints<'static>;

    /// A button was pressed while the person whose view this is decides. Never called with Y.
    fn press(
        sight: &Sight<'_, Self>,
        cursor: &mut Self::Cursor,
        button: Button,
    ) -> Reaction<Self::Action>;

    /// Draws what is between the status line and the hint bar (y 20 to 219), background included.
    fn draw(sight: &Sight<'_, Self>, cursor: &Self::Cursor, stage: &mut Stage<'_>);

    /// What the device does in a person's place without asking, because there is nothing else to do and doing it shows
    /// nothing that is hidden: a pass that everybody can see coming.
    fn forced(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// What the last press of the person who decides has settled as well, so that the device goes on without another
    /// one: to draw again until something fits. Asked only while the same person goes on deciding.
    fn goes_on(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// How long an event is shown, and what it sounds like. The screen draws the moment itself: see [`Sight::moment`].
    fn motion(event: &Self::Event) -> Motion;

    /// Whether whoever made the choice saw this happen on the way to it, so that it is not shown again: the first jumps of
    /// a long one.
    fn seen(_event: &Self::Event, _cursor: &Self::Cursor) -> bool {
        false
    }

    /// Writes what happened in the past tense, to stand after the name of [`Event::seat`]:
    /// "took the 29". Returns nothing for what is not worth telling.
    fn tell(event: &Self::Event, people: &People) -> Option<Line>;

    /// Whether nothing before this event can be taken back, because something hidden came to light. By default
    /// everything at a table with `hidden` things, and nothing at an open one.
    fn settles(_event: &Self::Event, hidden: bool) -> bool {
        hidden
    }

    /// Whether a round ended with this event, so that the table stops and shows how it was scored.
    fn ends_round(_event: &Self::Event) -> bool {
        false
    }

    /// Whether something rare happened in the last finished round, so that the score sheet marks it with a moon.
    fn marks_round(_view: &Self::View) -> bool {
        false
    }

    /// Where the seat stands, for the foot of its recap: a main line and a smaller one.
    fn standing(view: &Self::View, people: &People) -> (Line, Line);

    /// Why the game ended as it did, in a few words that stand after "Anna wins" or "A draw": "by checkmate". Nothing where
    /// the account of the last round has just told it.
    fn ending(_view: &Self::View, _outcome: Outcome, _people: &People) -> Line {
        Line::new()
    }

    /// What a seat has come to when the game is over, for the list of places. By default its score; a game that is not
    /// decided by counting says it in words.
    fn merit(_view: &Self::View, _outcome: Outcome, _seat: Seat, score: i32) -> Merit {
        Merit {
            rank: score,
            text: line!("{score}"),
        }
    }

    /// How the last finished round, or the game, was scored, line by line.
    fn account(view: &Self::View, people: &People, add: &mut dyn FnMut(Entry));

    /// Further entries of the pause menu, such as to resign.
    fn menu(_view: &Self::View, _add: &mut dyn FnMut(&'static str, Self::Action)) {}

    /// Visits the moves that the game remembers in its own notation, oldest first, each with its number from 0 on.
    fn moves(_view: &Self::View, _visit: &mut dyn FnMut(u32, &str)) {}

    /// Whether the players may take back what they did, as far as the table allows it.
    fn takes_back(_view: &Self::View) -> bool {
        true
    }

    /// Whether a person may ask for advice: an entry of the pause menu that lets the best computer player look.
    fn advises(_view: &Self::View) -> bool {
        false
    }

    /// The advice has come: lead the cursor there, and say it in a few words.
    fn advise(_sight: &Sight<'_, Self>, _cursor: &mut Self::Cursor, action: &Self::Action) -> Line {
        line!("Try {action}")
    }

    /// How many milliseconds the deciding seat has left; nothing where no clock runs.
    fn time_left(_view: &Self::View) -> Option<u32> {
        None
    }
}

/// The constants of a [`GameScreen`] that the table needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    pub(crate) round: &'static str,
    pub(crate) peek: bool,
    pub(crate) moves: bool,
}

impl Manner {
    pub(crate) const fn of<G: GameScreen>() -> Manner {
        Manner {
            round: G::ROUND,
            peek: G::PEEK,
            moves: G::MOVES,
        }
    }
}

/// A game's screen as the table asks it, which does not know the game's types. Each function is that of the same name in
/// [`GameScreen`].
pub(crate) trait Screen {
    fn status(&self) -> Status;
    fn hints(&self) -> Hints<'static>;
    fn draw(&self, stage: &mut Stage<'_>);
    fn marks_round(&self) -> bool;
    fn standing(&self) -> (Line, Line);
    fn ending(&self, outcome: Outcome) -> Line;
    fn merit(&self, outcome: Outcome, seat: Seat, score: i32) -> Merit;
    fn account(&self, add: &mut dyn FnMut(Entry));
    fn menu(&self, add: &mut dyn FnMut(&'static str));
    fn moves(&self, visit: &mut dyn FnMut(u32, &str));
    fn takes_back(&self) -> bool;
    fn advises(&self) -> bool;
    fn time_left(&self) -> Option<u32>;
}

/// One seat's sight of a game and where its cursor stands.
pub(crate) struct Shown<'a, G: GameScreen> {
    pub(crate) sight: Sight<'a, G>,
    pub(crate) cursor: &'a G::Cursor,
}

impl<G: GameScreen> Screen for Shown<'_, G> {
    fn status(&self) -> Status {
        G::status(&self.sight, self.cursor)
    }
    fn hints(&self) -> Hints<'static> {
        G::hints(&self.sight, self.cursor)
    }
    fn draw(&self, stage: &mut Stage<'_>) {
        G::draw(&self.sight, self.cursor, stage);
    }
    fn marks_round(&self) -> bool {
        G::marks_round(self.sight.view)
    }
    fn standing(&self) -> (Line, Line) {
        G::standing(self.sight.view, self.sight.scene.people)
    }
    fn ending(&self, outcome: Outcome) -> Line {
        G::ending(self.sight.view, outcome, self.sight.scene.people)
    }
    fn merit(&self, outcome: Outcome, seat: Seat, score: i32) -> Merit {
        G::merit(self.sight.view, outcome, seat, score)
    }
    fn account(&self, add: &mut dyn FnMut(Entry)) {
        G::account(self.sight.view, self.sight.scene.people, add);
    }
    fn menu(&self, add: &mut dyn FnMut(&'static str)) {
        G::menu(self.sight.view, &mut |label, _| add(label));
    }
    fn moves(&self, visit: &mut dyn FnMut(u32, &str)) {
        G::moves(self.sight.view, visit);
    }
    fn takes_back(&self) -> bool {
        G::takes_back(self.sight.view)
    }
    fn advises(&self) -> bool {
        G::advises(self.sight.view)
    }
    fn time_left(&self) -> Option<u32> {
        G::time_left(self.sight.view)
    }
}

/// An event as the table asks about it. Each function is that of the same name in [`GameScreen`].
pub(crate) trait Happening {
    fn seat(&self) -> Option<Seat>;
    fn motion(&self) -> Motion;
    fn seen(&self) -> bool;
    fn tell(&self, people: &People) -> Option<Line>;
    fn settles(&self, hidden: bool) -> bool;
    fn ends_round(&self) -> bool;
}

/// An event of a game and where the cursor stands on its screen.
pub(crate) struct Happened<'a, G: GameScreen> {
    pub(crate) event: &'a G::Event,
    pub(crate) cursor: &'a G::Cursor,
}

impl<G: GameScreen> Happening for Happened<'_, G> {
    fn seat(&self) -> Option<Seat> {
        self.event.seat()
    }
    fn motion(&self) -> Motion {
        G::motion(self.event)
    }
    fn seen(&self) -> bool {
        G::seen(self.event, self.cursor)
    }
    fn tell(&self, people: &People) -> Option<Line> {
        G::tell(self.event, people)
    }
    fn settles(&self, hidden: bool) -> bool {
        G::settles(self.event, hidden)
    }
    fn ends_round(&self) -> bool {
        G::ends_round(self.event)
    }
}

/// What names an action in place of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// [`GameScreen::forced`].
    Forced,
    /// [`GameScreen::goes_on`].
    On,
    /// An entry of [`GameScreen::menu`], by its number.
    Menu(usize),
}

impl Way {
    /// The action that it names, if it names one.
    pub(crate) fn action<G: GameScreen>(self, sight: &Sight<'_, G>) -> Option<G::Action> {
        match self {
            Way::Forced => G::forced(sight.view),
            Way::On => G::goes_on(sight.view),
            Way::Menu(number) => {
                let (mut entries, mut chosen) = (0, None);
                G::menu(sight.view, &mut |_, action| {
                    if entries == number {
                        chosen = Some(action);
                    }
                    entries += 1;
                });
                chosen
            }
        }
    }
}

/// What the table tells a screen about the moment.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Everybody at the table.
    pub people: &'a People,
    /// The settings of the device.
    pub settings: &'a Settings,
    /// The seat in whose name the glass is shown; none shows what is open to all.
    pub viewer: Option<Seat>,
    /// Whether the viewer's private things may lie open. Where not, they are drawn face down.
    pub open: bool,
    /// Whether the viewer decides now with these buttons; else nothing is focused and nothing is marked.
    pub live: bool,
    /// Whether the viewer holds X down to look at something.
    pub looking: bool,
    /// Width and height of the picture.
    pub size: Size,
    /// Milliseconds since the device was switched on, for slow pulses.
    pub now: u32,
}

/// One seat's view of a game, and what the table tells about the moment.
pub struct Sight<'a, G: Game> {
    /// All that the seat may know. While a moment is shown this is the view from before it.
    pub view: &'a G::View,
    /// What the table tells.
    pub scene: &'a Scene<'a>,
    /// The event that is being shown.
    pub moment: Option<Moment<'a, G::Event>>,
}

impl<G: Game> Sight<'_, G> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.scene.people.name(seat)
    }

    /// The seat that looks, or the first one where nobody does.
    pub fn viewer(&self) -> Seat {
        self.view.seat().unwrap_or(Seat::FIRST)
    }

    /// The seat that decides now, if the game goes on.
    pub fn decides(&self) -> Option<Seat> {
        self.view.turn().seat()
    }
}

/// How much of a moment has passed.
pub struct Moment<'a, E> {
    /// What happens.
    pub event: &'a E,
    /// From 0 at its beginning to 256 at its end.
    pub done: i32,
}

impl<E> Moment<'_, E> {
    /// A place on the way between two points, quick at first and slow at the end.
    pub fn between(&self, from: Point, to: Point) -> Point {
        let left = 256 - self.done.clamp(0, 256);
        let eased = 256 - left * left / 256;
        Point::new(
            from.x + (to.x - from.x) * eased / 256,
            from.y + (to.y - from.y) * eased / 256,
        )
    }
}

/// The words of the status line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Status {
    /// What the seat that decides has to do: "take it or pass?".
    pub text: Line,
    /// The fact at the right end, or nothing.
    pub fact: Line,
}

/// What follows from a press. `A` is what can be done about it: an action of the game on its screen, something for the
/// house to do on every other page.
#[derive(Clone, PartialEq, Debug)]
pub enum Reaction<A> {
    /// Nothing.
    Nothing,
    /// The focus or a choice moved.
    Moved,
    /// This is to be done.
    Act(A),
    /// This is to be done, if the answer to the question is yes. For what cannot be taken back.
    Ask(Line, A),
    /// That is not possible; what is, in a few words, or nothing where it stands on the glass already.
    Refuse(Line),
    /// Something worth knowing, in a few words.
    Say(Line),
    /// Open the book on the table at this chapter.
    Look(Chapter),
}

impl<A> Reaction<A> {
    /// The same with what is to be done translated.
    pub fn map<B>(self, translate: impl FnOnce(A) -> B) -> Reaction<B> {
        match self {
            Reaction::Nothing => Reaction::Nothing,
            Reaction::Moved => Reaction::Moved,
            Reaction::Act(deed) => Reaction::Act(translate(deed)),
            Reaction::Ask(question, deed) => Reaction::Ask(question, translate(deed)),
            Reaction::Refuse(why) => Reaction::Refuse(why),
            Reaction::Say(what) => Reaction::Say(what),
            Reaction::Look(chapter) => Reaction::Look(chapter),
        }
    }
}

/// What the table can be looked up in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// The score sheet.
    Scores,
    /// What happened.
    Log,
    /// The list of moves.
    Moves,
}

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Motion {
    /// How long, in milliseconds at a calm pace; 0 does not stop for it.
    pub ms: u16,
    /// What is heard when it begins.
    pub sound: Option<Sound>,
}

impl Motion {
    /// Not shown.
    pub const NONE: Motion = Motion { ms: 0, sound: None };

    /// Shown for some time, with a sound.
    pub const fn new(ms: u16, sound: Sound) -> Motion {
        Motion {
            ms,
            sound: Some(sound),
        }
    }
}

/// What a seat has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merit {
    /// By this the places of those who did not win are given, in the direction in which the game counts; equals share
    /// a place.
    pub rank: i32,
    /// What the list says: a number, or a word or two.
    pub text: Line,
}

impl Merit {
    /// In a game of two where only winning counts: a point, none, or half of one.
    pub fn of_two(outcome: Outcome, seat: Seat) -> Merit {
        let (rank, text) = match (outcome.winners.is_empty(), outcome.winners.has(seat)) {
            (true, _) => (1, "1/2"),
            (_, true) => (2, "1"),
            _ => (0, "0"),
        };
        Merit {
            rank,
            text: line!("{text}"),
        }
    }
}

/// One line of an account of the scores.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// Whose line it is, on the first line about a seat.
    pub seat: Option<Seat>,
    /// What is counted: "runs 8, 13-15, 17".
    pub text: Line,
    /// What it comes to.
    pub points: Option<i32>,
    /// Whether it is the sum of the lines above it.
    pub sum: bool,
}

/// A screen worth a picture, and how to get there.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// What it shows, in lower case with hyphens: "choose-suit".
    pub name: &'static str,
    /// The seed the console is switched on with.
    pub seed: u64,
    /// The keys: for a screen of the house from the start picture on, for one of a game from its set-up on.
    pub keys: &'static str,
}

impl Pose {
    /// A pose.
    pub const fn new(name: &'static str, seed: u64, keys: &'static str) -> Pose {
        Pose { name, seed, keys }
    }
}

/// One page of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    /// Its heading, at most about 16 letters.
    pub heading: &'static str,
    /// Its paragraphs, parted by line ends; together at most 8 lines of about 28 letters.
    pub text: &'static str,
}

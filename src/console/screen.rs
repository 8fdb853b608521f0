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
//! drawn at any time, also while nobody decides, covered or open, as [`Scene`] says. What can be looked up at any time it adds
//! to the book on the table ([`chapters`](GameScreen::chapters)), which opens where [`Reaction::Look`] says.

mod book;
pub mod clock;
mod menu;
mod pages;
pub mod prelude;
mod reaction;
mod sight;
mod tip;
mod words;

pub use book::{Chapter, Heading, MoveList, Moves, Show};
pub use clock::{Clock, ClockKind};
pub use menu::{Label, MenuEntry};
#[cfg(test)]
pub(crate) use pages::IN_SHORT;
pub use pages::{Drawing, Origin, Pose, Position, RulesPage, in_short, page};
pub use reaction::{Hurry, Motion, Reaction};
pub use sight::{Moment, Scene, Sight};
pub use tip::Tip;
pub(crate) use tip::{Bubble, needed};
pub use words::{Entry, Line, Merit, Status};
pub(crate) use words::{Fitting, fits_beside};

use crate::keys::Button;
use crate::line;
use crate::paint::{Canvas, Stage};
use crate::parts::bars::Bars;
use crate::parts::{Hints, move_list};
use crate::people::People;
use core::fmt::Debug;
use embedded_graphics::geometry::Point;
use parlour_bots::Player;
use parlour_rules::{Event, Outcome, Seat};

/// A game as it is shown and played on the glass.
pub trait GameScreen: Player {
    /// What is not worth saving: which card is focused, how far a choice has got.
    type Cursor: Clone + Default + Debug;

    /// The rules in our own words: in short first, then one idea a page, with a picture where it speaks of a layout.
    const RULES: &'static [RulesPage];

    /// Every kind of screen that the game has, and the keys that lead there: for the gallery and the golden pictures.
    const POSES: &'static [Pose] = &[];

    /// What accompanies the first game of this kind on a device, at most eight. What was seen is kept by number, so a new one
    /// comes last.
    const TIPS: &'static [Tip<Self>] = &[];

    /// What a round is called in this game.
    const ROUND: &'static str = "Round";

    /// What the button says that begins it, in one short word.
    const BEGIN: &'static str = "Deal";

    /// Whether what is private lies face down in its owner's turn too, who holds X to look at it: for quick games with few
    /// secrets, which need no curtain. Where it lies open anyway, X opens the book as everywhere.
    const PEEK: bool = false;

    /// Whether the person steers what one press has settled while it goes on ([`GameScreen::goes_on`]): pad, A and B are then
    /// pressed on the screen all the while, and as soon as the cursor names nothing more, the row ends where it is. X and Y
    /// end it too. Elsewhere a press only passes over what is shown.
    const STEERED: bool = false;

    /// The moves, where the game keeps a list of them: a chapter of the book, where X opens it and the menu leads.
    const MOVES: Option<Moves<Self::View>> = None;

    /// Draws the game's picture for the list, 26x24 on baize.
    fn icon(canvas: &mut Canvas<'_>, at: Point);

    /// A person's decision begins: put the cursor on what is likeliest.
    fn arrive(sight: &Sight<'_, Self>, cursor: &mut Self::Cursor);

    /// What the status line says after the name, "take it or pass?", and the one fact at its right, "6 left", in as many
    /// wordings as it takes to fit beside a long name. Also asked while somebody else is to decide. Where no fact is told, the
    /// time of the table or of the hourglass stands there.
    fn status(sight: &Sight<'_, Self>, cursor: &Self::Cursor) -> Status;

    /// What A and B do now; X always opens the book, and Y the menu.
    fn hints(sight: &Sight<'_, Self>, cursor: &Self::Cursor) -> Hints<'static>;

    /// The chapter at which X opens the book now, and what stands beside the key for it. X is the same
    /// everywhere, whoever decides, so that the table takes care of it.
    fn opens(_sight: &Sight<'_, Self>) -> (Chapter, &'static str) {
        match Self::MOVES {
            Some(_) => (Chapter::MOVES, "Moves"),
            None => (Chapter::Scores, "Score"),
        }
    }

    /// A button was pressed while the person whose view this is decides. Never called with X or Y.
    fn press(
        sight: &Sight<'_, Self>,
        cursor: &mut Self::Cursor,
        button: Button,
    ) -> Reaction<Self::Action>;

    /// Where the status line and the hints lie now. A screen draws all the rest.
    fn bars(sight: &Sight<'_, Self>, _cursor: &Self::Cursor) -> Bars {
        Bars::edges(sight.scene.size.width as i32)
    }

    /// Draws all but the two bars, background included; where they lie at the edges, what is between them (y 20 to 219).
    fn draw(sight: &Sight<'_, Self>, cursor: &Self::Cursor, stage: &mut Stage<'_>);

    /// What the device does in a person's place without asking, because there is nothing else to do and doing it shows
    /// nothing that is hidden: a pass that everybody can see coming.
    fn forced(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The same for what somebody has told the device to do when the turn comes, which the cursor holds: to bid up to a limit.
    fn on_orders(sight: &Sight<'_, Self>, _cursor: &Self::Cursor) -> Option<Self::Action> {
        Self::forced(sight.view)
    }

    /// What the last press of the person who decides has settled as well, so that the device goes on without another
    /// one: to draw again until something fits, or the rest of a plan that the cursor holds. Asked after each action of the
    /// same person until it says nothing; the whole row is taken back as one.
    fn goes_on(_sight: &Sight<'_, Self>, _cursor: &Self::Cursor) -> Option<Self::Action> {
        None
    }

    /// How long an event is shown, and what it sounds like. The screen draws the moment itself: see [`Sight::moment`].
    fn motion(event: &Self::Event) -> Motion;

    /// The same where the cursor has a say in it, such as a speed that the person has chosen.
    fn motion_at(event: &Self::Event, _cursor: &Self::Cursor) -> Motion {
        Self::motion(event)
    }

    /// Brings the view from before an action to where it stands after an event of it, for the moments that follow. Only games
    /// with several moments after one action need it.
    fn follow(_view: &mut Self::View, _event: &Self::Event) {}

    /// Whether whoever made the choice saw this happen on the way to it, so that it is not shown again: the first jumps of
    /// a long one.
    fn seen(_event: &Self::Event, _cursor: &Self::Cursor) -> bool {
        false
    }

    /// Writes what happened in the past tense, to stand after the name of [`Event::seat`]:
    /// "took the 29". Returns nothing for what is not worth telling.
    fn tell(event: &Self::Event, people: &People) -> Option<Line>;

    /// Whether somebody who was away is told of it, and not only of what came of it: all but what everybody does in every turn.
    fn is_news(_event: &Self::Event) -> bool {
        true
    }

    /// What the seat is doing while this is still being shown, to stand after its name as long as what it comes to is not
    /// to be told yet: "counts the hand". Nothing where [`tell`](GameScreen::tell) may say it at once.
    fn doing(_event: &Self::Event) -> &'static str {
        ""
    }

    /// Whether nothing before this event can be taken back, because something hidden came to light. By default
    /// everything at a table with `hidden` things, and nothing at an open one.
    fn settles(_event: &Self::Event, hidden: bool) -> bool {
        hidden
    }

    /// Whether a seat that does this shows nothing of what it hides. At a table with `hidden` things, what a computer does
    /// leaves a person's own last action to be taken back only then.
    fn keeps_secret(_event: &Self::Event) -> bool {
        false
    }

    /// Whether a round ended with this event, so that the table stops and shows how it was scored.
    fn ends_round(_event: &Self::Event) -> bool {
        false
    }

    /// Whether something rare happened in the last finished round, so that the score sheet marks it with a moon.
    fn marks_round(_view: &Self::View) -> bool {
        false
    }

    /// Where the seat stands, for the foot of its recap: a main line and a smaller one. Where it says nothing, the table tells
    /// the points.
    fn standing(_view: &Self::View, _people: &People) -> (Line, Line) {
        Default::default()
    }

    /// Why the game ended as it did, in a few words that stand after "Anna wins" or "A draw" and below it on the page with the
    /// result: "by checkmate", "with fewest points; Otto passed 100". [`fitting::why`](crate::fitting::why) chooses the wording that
    /// has room.
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

    /// What the score sheet counts for a seat: by default its score. Where some of that is at stake again as soon as the next
    /// round has begun, what the seat had before.
    fn total(_view: &Self::View, _seat: Seat, score: i32) -> i32 {
        score
    }

    /// What the last finished round was for a seat, in a word or three below its name: "went out", "shot the moon". Stands in the
    /// table that everybody reads first, beside what the round brought and the total; the lines behind those are the
    /// [account](GameScreen::account).
    fn gist(_view: &Self::View, _seat: Seat) -> Line {
        Line::new()
    }

    /// How the last finished round, or the game, was scored, line by line: a chapter of the book. Nothing where the scores explain themselves.
    fn account(_view: &Self::View, _people: &People, _add: &mut dyn FnMut(Entry)) {}

    /// Whether a seat has nothing left to decide in this round, whatever the others do. Where that is so of every person,
    /// they are offered to run to its end.
    fn is_done(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Further entries of the pause menu, such as to resign. While a computer thinks, those for [any
    /// time](MenuEntry::any_time) are offered to whoever looks on.
    fn menu(_view: &Self::View, _people: &People, _add: &mut dyn FnMut(MenuEntry<Self::Action>)) {}

    /// Names the chapters that the game adds to the book on the table: what anybody may look up at any time. By default its
    /// moves.
    fn chapters(sight: &Sight<'_, Self>, add: &mut dyn FnMut(Heading)) {
        if let Some(moves) = Self::MOVES {
            add(moves.of(sight.view, |moves| move_list::heading(&moves)));
        }
    }

    /// Draws the chapter with this number, of those that the game adds, below the title (y 28 to 219). The ground is walnut
    /// and lies there already. The sight is the reader's; nothing is live.
    fn draw_chapter(sight: &Sight<'_, Self>, _number: usize, scroll: usize, stage: &mut Stage<'_>) {
        if let Some(moves) = Self::MOVES {
            moves.of(sight.view, |moves| move_list::draw(stage, scroll, &moves));
        }
    }

    /// Whether the players may take back what they did, as far as the table allows it.
    fn takes_back(_view: &Self::View) -> bool {
        true
    }

    /// Whether whoever plays at this table wants hints, where there is a player to give them. Only a game with an option for
    /// that says no.
    fn advises(_view: &Self::View) -> bool {
        true
    }

    /// A hint was asked for, and this is what the best computer player would do: lead the cursor there, so that A does it
    /// now (or does it after what A always asks first), and say it with a reason, in the words of a friend who looks over
    /// the shoulder: "Take it: it joins your 12-14". At most 63 letters; the table shows them on two lines, to nobody but this
    /// seat. The reason is a fact that the view shows about this action, never more than the seat may know, and true also of
    /// an action that is not the best: a law of screens asks for every one. Begin with what is rarest and end with what
    /// is always true.
    fn advise(sight: &Sight<'_, Self>, cursor: &mut Self::Cursor, action: &Self::Action) -> Line;

    /// The clock that runs for the seat that decides, if there is one. What goes by enters the game as the action that
    /// [`Game::time_spent`](parlour_rules::Game::time_spent) names.
    fn clock(_view: &Self::View) -> Option<Clock> {
        None
    }
}

/// The constants of a [`GameScreen`] that the table needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    pub(crate) round: &'static str,
    pub(crate) peek: bool,
    pub(crate) steered: bool,
    pub(crate) lists_moves: bool,
}

impl Manner {
    pub(crate) const fn of<G: GameScreen>() -> Manner {
        Manner {
            round: G::ROUND,
            peek: G::PEEK,
            steered: G::STEERED,
            lists_moves: G::MOVES.is_some(),
        }
    }
}

/// A game's screen as the table asks it, which does not know the game's types. Each function is that of the same name in
/// [`GameScreen`].
pub(crate) trait Screen {
    fn status(&self) -> Status;
    fn hints(&self) -> Hints<'static>;
    fn bars(&self) -> Bars;
    fn opens(&self) -> (Chapter, &'static str);
    /// Whether there is more that the last press has settled.
    fn goes_on(&self) -> bool;
    /// The first tip that is needed and was not seen.
    fn tip(&self, seen: u8) -> Option<Bubble>;
    fn draw(&self, stage: &mut Stage<'_>);
    fn marks_round(&self) -> bool;
    fn standing(&self) -> (Line, Line);
    fn ending(&self, outcome: Outcome) -> Line;
    fn merit(&self, outcome: Outcome, seat: Seat, score: i32) -> Merit;
    fn total(&self, seat: Seat, score: i32) -> i32;
    fn gist(&self, seat: Seat) -> Line;
    fn account(&self, add: &mut dyn FnMut(Entry));
    fn is_done(&self, seat: Seat) -> bool;
    fn menu(&self, add: &mut dyn FnMut(MenuEntry<()>));
    fn chapters(&self, add: &mut dyn FnMut(Heading));
    fn draw_chapter(&self, number: usize, scroll: usize, stage: &mut Stage<'_>);
    fn takes_back(&self) -> bool;
    fn advises(&self) -> bool;
    fn clock(&self) -> Option<Clock>;
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
    fn bars(&self) -> Bars {
        G::bars(&self.sight, self.cursor)
    }
    fn opens(&self) -> (Chapter, &'static str) {
        G::opens(&self.sight)
    }
    fn goes_on(&self) -> bool {
        G::goes_on(&self.sight, self.cursor).is_some()
    }
    fn tip(&self, seen: u8) -> Option<Bubble> {
        needed::<G>(&self.sight, self.cursor, seen)
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
    fn total(&self, seat: Seat, score: i32) -> i32 {
        G::total(self.sight.view, seat, score)
    }
    fn gist(&self, seat: Seat) -> Line {
        G::gist(self.sight.view, seat)
    }
    fn account(&self, add: &mut dyn FnMut(Entry)) {
        G::account(self.sight.view, self.sight.scene.people, add);
    }
    fn is_done(&self, seat: Seat) -> bool {
        G::is_done(self.sight.view, seat)
    }
    fn menu(&self, add: &mut dyn FnMut(MenuEntry<()>)) {
        let Sight { view, scene, .. } = &self.sight;
        G::menu(view, scene.people, &mut |entry| add(entry.without_action()));
    }
    fn chapters(&self, add: &mut dyn FnMut(Heading)) {
        G::chapters(&self.sight, add);
    }
    fn draw_chapter(&self, number: usize, scroll: usize, stage: &mut Stage<'_>) {
        G::draw_chapter(&self.sight, number, scroll, stage);
    }
    fn takes_back(&self) -> bool {
        G::takes_back(self.sight.view)
    }
    fn advises(&self) -> bool {
        G::advises(self.sight.view)
    }
    fn clock(&self) -> Option<Clock> {
        G::clock(self.sight.view)
    }
}

/// An event as the table asks about it. Each function is that of the same name in [`GameScreen`].
pub(crate) trait Happening {
    fn seat(&self) -> Option<Seat>;
    fn motion(&self) -> Motion;
    fn seen(&self) -> bool;
    fn tell(&self, people: &People) -> Option<Line>;
    fn is_news(&self) -> bool;
    fn doing(&self) -> &'static str;
    fn settles(&self, hidden: bool) -> bool;
    fn keeps_secret(&self) -> bool;
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
        G::motion_at(self.event, self.cursor)
    }
    fn seen(&self) -> bool {
        G::seen(self.event, self.cursor)
    }
    fn tell(&self, people: &People) -> Option<Line> {
        G::tell(self.event, people)
    }
    fn is_news(&self) -> bool {
        G::is_news(self.event)
    }
    fn doing(&self) -> &'static str {
        G::doing(self.event)
    }
    fn settles(&self, hidden: bool) -> bool {
        G::settles(self.event, hidden)
    }
    fn keeps_secret(&self) -> bool {
        G::keeps_secret(self.event)
    }
    fn ends_round(&self) -> bool {
        G::ends_round(self.event)
    }
}

/// What names an action in place of a press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// [`GameScreen::on_orders`].
    Forced,
    /// [`GameScreen::goes_on`].
    On,
    /// An entry of [`GameScreen::menu`], by its number.
    Menu(usize),
}

impl Way {
    /// The action that it names, if it names one.
    pub(crate) fn action<G: GameScreen>(
        self,
        sight: &Sight<'_, G>,
        cursor: &G::Cursor,
    ) -> Option<G::Action> {
        match self {
            Way::Forced => G::on_orders(sight, cursor),
            Way::On => G::goes_on(sight, cursor),
            Way::Menu(number) => {
                let (mut entries, mut chosen) = (0, None);
                G::menu(sight.view, sight.scene.people, &mut |entry| {
                    if entries == number {
                        chosen = Some(entry.action);
                    }
                    entries += 1;
                });
                chosen
            }
        }
    }
}

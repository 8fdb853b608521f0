//! What follows from a press and from an event.

use super::{Chapter, Line};
use crate::sound::Sound;

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

/// How an event is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// How long, in milliseconds at a calm pace; 0 does not stop for it.
    pub ms: u16,
    /// What is heard when it begins.
    pub sound: Option<Sound>,
    /// How long a computer's move that ends with it is left to be seen before somebody else decides, in milliseconds at
    /// a calm pace.
    pub rest: u16,
    /// Whether it stays until somebody has read it, where a person sits at the table.
    pub held: bool,
    /// From how many milliseconds other paces count instead, and leave nothing to be seen after it.
    pub hurried: Hurry,
}

/// Who is hurried where the pace is not calm, and to how many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hurry {
    /// Nobody.
    Nobody,
    /// Everybody.
    All(u16),
    /// Computers: a person who does it is given all of its time.
    Computers(u16),
}

impl Hurry {
    /// What counts where a person does it, or a computer; nothing where it takes its time.
    pub const fn of(self, person: bool) -> Option<u16> {
        match self {
            Hurry::All(ms) => Some(ms),
            Hurry::Computers(ms) if !person => Some(ms),
            Hurry::Computers(_) | Hurry::Nobody => None,
        }
    }
}

impl Motion {
    /// Not shown.
    pub const NONE: Motion = Motion {
        ms: 0,
        sound: None,
        rest: 600,
        held: false,
        hurried: Hurry::Nobody,
    };

    /// A deal: the cards or tiles go round the table. See [`parts::deal`](crate::parts::deal).
    pub const DEAL: Motion = Motion::new(900, Sound::Dealing);

    /// Shown for some time, with a sound.
    pub const fn new(ms: u16, sound: Sound) -> Motion {
        Motion {
            ms,
            sound: Some(sound),
            ..Motion::NONE
        }
    }

    /// The same, left to be seen for so long.
    #[must_use]
    pub const fn resting(self, rest: u16) -> Motion {
        Motion { rest, ..self }
    }

    /// The same, but where the pace is not calm it counts as so long, and what comes next follows at once: for what
    /// happens several times in a turn.
    #[must_use]
    pub const fn hurried(self, ms: u16) -> Motion {
        Motion {
            hurried: Hurry::All(ms),
            ..self
        }
    }

    /// The same as hurried, but only where a computer does it: for what a person likes to see of the own turn.
    #[must_use]
    pub const fn brief_for_computers(self, ms: u16) -> Motion {
        Motion {
            hurried: Hurry::Computers(ms),
            ..self
        }
    }

    /// The same, to be read.
    #[must_use]
    pub const fn held(self) -> Motion {
        Motion { held: true, ..self }
    }
}

//! What the console sounds like: each event of play as a short row of square-wave tones.

use heapless::Deque;

/// One tone of the piezo; 0 hertz is silence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tone {
    /// Pitch in hertz.
    pub hz: u16,
    /// Length in milliseconds.
    pub ms: u16,
}

/// What there is to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// The focus moves.
    Focus,
    /// Something is chosen, a card is put down.
    Confirm,
    /// A card is dealt or drawn.
    Deal,
    /// Cards are dealt all round.
    Dealing,
    /// A die tumbles.
    Die,
    /// That cannot be done.
    Refused,
    /// The turn comes to a person; the curtain falls.
    YourTurn,
    /// A gain or a capture.
    Gain,
    /// A loss.
    Loss,
    /// A person has won.
    Win,
    /// Several have won.
    Shared,
    /// Nobody has won.
    Drawn,
    /// The persons have lost.
    Lost,
    /// Computers have played among themselves, and one has won.
    Watched,
    /// One of the last seconds.
    Tick,
    /// Time is up.
    Bell,
}

const fn tone(hz: u16, ms: u16) -> Tone {
    Tone { hz, ms }
}

impl Sound {
    /// Its tones, one after another.
    pub const fn tones(self) -> &'static [Tone] {
        const FOCUS: &[Tone] = &[tone(1800, 4)];
        const CONFIRM: &[Tone] = &[tone(660, 30)];
        const DEAL: &[Tone] = &[tone(900, 8)];
        const NEXT: Tone = tone(0, 95);
        const CARD: Tone = tone(900, 8);
        const DEALING: &[Tone] = &[
            CARD, NEXT, CARD, NEXT, CARD, NEXT, CARD, NEXT, CARD, NEXT, CARD, NEXT, CARD, NEXT,
            CARD,
        ];
        const DIE: &[Tone] = &[
            tone(300, 12),
            tone(500, 12),
            tone(350, 12),
            tone(700, 12),
            tone(450, 12),
        ];
        const REFUSED: &[Tone] = &[tone(196, 90)];
        const YOUR_TURN: &[Tone] = &[tone(523, 80), tone(784, 120)];
        const GAIN: &[Tone] = &[tone(784, 50), tone(1047, 70)];
        const LOSS: &[Tone] = &[tone(392, 80), tone(262, 120)];
        const WIN: &[Tone] = &[tone(523, 90), tone(659, 90), tone(784, 90), tone(1047, 250)];
        const SHARED: &[Tone] = &[
            tone(523, 90),
            tone(659, 90),
            tone(523, 90),
            tone(659, 90),
            tone(784, 250),
        ];
        const DRAWN: &[Tone] = &[tone(523, 120), tone(0, 60), tone(523, 200)];
        const LOST: &[Tone] = &[tone(523, 120), tone(440, 120), tone(349, 280)];
        const WATCHED: &[Tone] = &[tone(784, 60), tone(1047, 120)];
        const TICK: &[Tone] = &[tone(1000, 40)];
        const BELL: &[Tone] = &[tone(1568, 500)];
        match self {
            Sound::Focus => FOCUS,
            Sound::Confirm => CONFIRM,
            Sound::Deal => DEAL,
            Sound::Dealing => DEALING,
            Sound::Die => DIE,
            Sound::Refused => REFUSED,
            Sound::YourTurn => YOUR_TURN,
            Sound::Gain => GAIN,
            Sound::Loss => LOSS,
            Sound::Win => WIN,
            Sound::Shared => SHARED,
            Sound::Drawn => DRAWN,
            Sound::Lost => LOST,
            Sound::Watched => WATCHED,
            Sound::Tick => TICK,
            Sound::Bell => BELL,
        }
    }
}

/// Tones that wait to be played.
#[derive(Debug, Default)]
pub(crate) struct Speaker {
    waiting: Deque<Tone, 16>,
}

impl Speaker {
    /// Plays a sound now; what was still waiting is dropped, because late sounds tell nothing.
    pub(crate) fn play(&mut self, sound: Sound) {
        self.waiting.clear();
        for tone in sound.tones() {
            // Sixteen places hold the longest sound.
            let _ = self.waiting.push_back(*tone);
        }
    }

    /// The next tone to play.
    pub(crate) fn next(&mut self) -> Option<Tone> {
        self.waiting.pop_front()
    }
}

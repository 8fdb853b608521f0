//! What a seat may guess of the tokens in other hands.
//!
//! The view has no history, but it shows who had to take what: early in a round a seat that has taken dear cards has
//! been paid for them, and supplies differ by little else. Later the guess grows vague. The figures were measured in
//! rounds of all three players.

use super::round::Round;
use heapless::Vec;
use parlour_rules::no_thanks::{DECK, MAX_PLAYERS, View};
use parlour_rules::{Rng, Seat};

/// The share of its points, in hundredths, that a seat was paid in tokens, and what each card taken since takes off it.
const PAID: i32 = 45;
const PAID_LESS: i32 = 2;
/// By how many tokens a guess may be wrong at first; it grows by one for every two cards taken.
const VAGUE: i32 = 3;

/// A supply to guess.
struct Guess {
    seat: Seat,
    /// How many tokens more or less than other seats.
    more: i32,
    /// What the rules allow at most.
    most: i32,
}

impl Guess {
    fn tokens(&self, base: i32) -> i32 {
        (base + self.more).clamp(0, self.most)
    }
}

impl Round {
    /// The round as a seat sees it, with the likeliest supplies.
    pub(super) fn guessed(view: &View) -> Option<Round> {
        let mut round = Round::seen(view)?;
        round.share_out(view, || 0);
        Some(round)
    }

    /// Supplies that may well be.
    pub(super) fn imagine_tokens(&mut self, view: &View, rng: &mut Rng) {
        let vague = VAGUE + taken(view) / 2;
        self.share_out(view, || rng.below(2 * vague as u32 + 1) as i32 - vague);
    }

    /// Shares the tokens that the view does not place out among the seats that it does not show.
    fn share_out(&mut self, view: &View, mut doubt: impl FnMut() -> i32) {
        let paid = PAID - PAID_LESS * taken(view);
        let mut left =
            i32::from(view.options.tokens_in_play(view.players)) - i32::from(view.on_card);
        let mut guesses: Vec<Guess, MAX_PLAYERS> = Vec::new();
        for seat in view.players.seats() {
            let place = &view.seats[seat];
            match place.tokens {
                Some(known) => left -= i32::from(known),
                None => guesses.extend([Guess {
                    seat,
                    more: paid * i32::from(place.cards.points()) / 100 + doubt(),
                    most: view.most_tokens(seat).into(),
                }]),
            }
        }
        // The largest common base at which there are enough tokens; then one more for some, until none is left.
        let needed = |base| guesses.iter().map(|guess| guess.tokens(base)).sum::<i32>();
        let mut base = -256;
        for step in (0..9).rev().map(|bit| 1 << bit) {
            if needed(base + step) <= left {
                base += step;
            }
        }
        let mut rest = left - needed(base);
        for guess in &guesses {
            let tokens = guess.tokens(base);
            let extra = (guess.tokens(base + 1) - tokens).min(rest);
            rest -= extra;
            self.seats[guess.seat].tokens = (tokens + extra).max(0) as u8;
        }
    }
}

/// The cards that have been taken in this round.
fn taken(view: &View) -> i32 {
    DECK as i32 - 1 - i32::from(view.deck_left)
}

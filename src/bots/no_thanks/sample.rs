//! The hard player: both answers played out to the end of the round at many imagined tables.

use super::choose;
use super::round::Round;
use crate::player::Thought;
use crate::trial::Trial;
use parlour_rules::hidden::Things;
use parlour_rules::no_thanks::{Action, View};
use parlour_rules::{Rng, Seat, SeedableRng};

/// What can be answered; of equals the first is preferred.
const ANSWERS: [Action; 2] = [Action::Take, Action::Pass];

/// How many tables are imagined at most, and how many at least before a clear lead settles the matter.
const MOST: u32 = 150;
const FEWEST: u32 = 40;

/// The shares of a card's value, in hundredths, that others may be ready to pay.
const OTHERS: [i32; 5] = [10, 25, 40, 55, 70];
/// The share that the seat itself pays in the rest of the round. Measured: less makes it wait for cards that do not
/// come, more makes it the one who always takes.
const OWN: i32 = 67;

/// What a won round and a point of lead are worth: 80 to 1.
const WIN: i32 = 80 * LEAD;
/// Divides by every number of winners and of other seats.
const LEAD: i32 = 420;

/// Takes if that did better than passing on the average.
pub(super) fn decide(view: &View, seed: u64, stop: &dyn Fn() -> bool) -> Option<Thought<Action>> {
    let mut rng = Rng::seed_from_u64(seed);
    let (mut nodes, mut tables) = (0, 0);
    let mut trial = Trial::of(ANSWERS.len(), MOST).parting_after(FEWEST);
    while trial.goes_on(tables) {
        let round = imagined(view, &mut rng)?;
        tables += 1;
        trial.compare(&mut |idea| {
            let mut round = round.clone();
            let take = ANSWERS.get(idea) == Some(&Action::Take);
            play_out(&mut round, take, &mut nodes, stop)?;
            Some(worth(&round, view))
        });
    }
    let action = match trial.best().and_then(|idea| ANSWERS.get(idea)) {
        Some(answer) => *answer,
        None => choose(Round::guessed(view)?.takes()),
    };
    Some(Thought { action, nodes })
}

/// Answers, then plays the round to its end by the normal player's rule; none if it did not get there.
fn play_out(round: &mut Round, take: bool, nodes: &mut u32, stop: &dyn Fn() -> bool) -> Option<()> {
    let mut next = take;
    // Every pass leaves a token on a card that is taken at last, so a round has an end.
    while round.active.is_some() {
        if stop() {
            return None;
        }
        round.play(next);
        *nodes += 1;
        next = round.takes();
    }
    Some(())
}

/// A round that fits the view: what lies face down dealt anew, the others' tokens guessed, and their tempers too.
fn imagined(view: &View, rng: &mut Rng) -> Option<Round> {
    let mut round = Round::seen(view)?;
    round.imagine_tokens(view, rng);
    let mut unseen = view.unseen().shuffled::<33>(rng).into_iter();
    round.deck = unseen.by_ref().take(view.deck_left.into()).collect();
    for seat in view.players.seats() {
        let place = &mut round.seats[seat];
        if Some(seat) == view.seat {
            place.eagerness = OWN;
            continue;
        }
        if view.seats[seat].tiger_waits {
            place.tiger = unseen.next();
        }
        let temper = rng.below(OTHERS.len() as u32) as usize;
        place.eagerness = OTHERS.get(temper).copied().unwrap_or(OWN);
    }
    Some(round)
}

/// What a finished round is worth to the seat that looks: whether it is won, and the lead over the others' mean. In the
/// last round it is the game that is won or lost.
fn worth(round: &Round, view: &View) -> i32 {
    let last = view.round == view.options.rounds;
    let score = |seat: Seat| {
        let before = if last { view.total(seat) } else { 0 };
        i32::from(round.seats[seat].score() + before)
    };
    let own = view.seat.map_or(0, score);
    let others = round
        .players
        .seats()
        .filter(|seat| Some(*seat) != view.seat);
    let (mut ahead, mut level, mut leads, mut count) = (0, 0, 0, 0);
    for other in others.map(score) {
        ahead += i32::from(other < own);
        level += i32::from(other == own);
        leads += other - own;
        count += 1;
    }
    let won = if ahead == 0 { WIN / (level + 1) } else { 0 };
    won + LEAD * leads / count.max(1)
}

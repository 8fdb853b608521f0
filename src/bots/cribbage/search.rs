//! Thinking ahead: every card that may be played, and of the discards the best ones, are tried in the same imagined deals,
//! which are played to their end with sensible cards and then counted.

use super::crib::{self, Crib};
use super::deal::Deal;
use super::discard::{self, Choice};
use super::policy::{self, Depth};
use super::ranks::{self, Number};
use super::worth;
use crate::Thought;
use crate::trial::Trial;
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Action, Open, Phase, SEATS, View};
use parlour_rules::hidden::Things;
use parlour_rules::{Rng, Seat};

/// Of the discards, how many are tried on imagined deals, and how much worse than the best they may seem, in hundredths of
/// a point.
const DISCARDS: usize = 6;
const WORSE: i32 = 250;

/// Discards are tried where somebody has no further to go than this; before that the mean says it all.
const NEAR: i16 = 45;

/// What an imagined deal costs before anything is played on it.
const NODES_OF_A_WORLD: u32 = 6;

/// A decision under way.
pub(super) struct Search<'a> {
    view: &'a View,
    seat: Seat,
    budget: u32,
    nodes: u32,
    rng: Rng,
    stop: &'a dyn Fn() -> bool,
}

/// A deal as it may be: everybody's cards before the first was played, what each threw away, and the starter.
struct World {
    hands: [CardSet; SEATS],
    crib: CardSet,
    starter: Option<Card>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        view: &'a View,
        budget: u32,
        rng: Rng,
        stop: &'a dyn Fn() -> bool,
    ) -> Option<Search<'a>> {
        Some(Search {
            view,
            seat: view.seat?,
            budget,
            nodes: 0,
            rng,
            stop,
        })
    }

    /// Whether somebody is so near to the end that a mean does not tell who will be first.
    fn is_near_the_end(&self) -> bool {
        let open = &self.view.open;
        let target = open.options.target.number() as i16;
        let mut seats = open.players.seats();
        seats.any(|seat| target - open.pegs[seat].front.number() as i16 <= NEAR)
    }

    /// Which cards to throw.
    pub(super) fn discard(mut self) -> Option<Thought<Action>> {
        let view = self.view;
        let choices = discard::choices(&view.open, self.seat, view.open.dealer, view.hand);
        let best = choices.first()?;
        let ideas: Vec<Choice, DISCARDS> = choices
            .iter()
            .filter(|choice| best.worth - choice.worth <= WORSE)
            .take(DISCARDS)
            .copied()
            .collect();
        if ideas.len() == 1 || self.budget == 0 || !self.is_near_the_end() {
            return Some(Thought::at_once(Action::Crib(best.thrown)));
        }
        let mut trial = Trial::of(ideas.len(), self.budget);
        while trial.goes_on(self.nodes) {
            let world = self.world(view.hand);
            trial.compare(&mut |idea| {
                let thrown = ideas.get(idea)?.thrown;
                let mut hands = world.hands;
                hands[self.seat.index() % SEATS] = view.hand.without(thrown);
                let deal = self.counted(&world, hands, world.crib.or(thrown));
                self.play_out(deal)
            });
        }
        let best = ideas.get(trial.best().unwrap_or(0))?;
        Some(Thought {
            action: Action::Crib(best.thrown),
            nodes: self.nodes,
        })
    }

    /// Which card to play.
    pub(super) fn play(mut self) -> Option<Thought<Action>> {
        let own = own_deal(self.view, self.seat);
        let mut ideas: Vec<(i32, Number), 4> = Vec::new();
        policy::fitting(&own, &mut |rank| {
            // Nobody has more than four cards.
            let _ = ideas.push((policy::worth(&own, rank, Depth::Again), rank));
        });
        parlour_rules::order::best_first(&mut ideas, |(worth, _)| *worth);
        let mut best = ideas.first()?.1;
        if ideas.len() > 1 && self.budget > 0 {
            let own_hand = self.view.hand.or(self.view.open.plays.by(self.seat));
            let mut trial = Trial::of(ideas.len(), self.budget);
            while trial.goes_on(self.nodes) {
                let world = self.world(own_hand);
                let mut hands = world.hands;
                hands[self.seat.index() % SEATS] = own_hand;
                let deal = self.counted(&world, hands, world.crib.or(self.view.thrown));
                trial.compare(&mut |idea| {
                    let mut deal = deal.clone();
                    self.nodes += 1;
                    deal.play(ideas.get(idea)?.1);
                    self.play_out(deal)
                });
            }
            best = ideas.get(trial.best().unwrap_or(0))?.1;
        }
        Some(Thought {
            action: Action::Play(super::card_of(self.view, best)?),
            nodes: self.nodes,
        })
    }

    /// A deal that may be, where the looking seat has these cards. The others have thrown what is sensible.
    fn world(&mut self, own: CardSet) -> World {
        self.nodes += NODES_OF_A_WORLD;
        let view = self.view;
        let open = &view.open;
        let mut unseen: Vec<Card, { Card::PACK }> = view.unseen().shuffled(&mut self.rng);
        let mut hands = [CardSet::EMPTY; SEATS];
        let mut crib = CardSet::EMPTY;
        for seat in open.players.seats() {
            let place = seat.index() % SEATS;
            if seat == self.seat {
                hands[place] = own;
                continue;
            }
            let played = open.plays.by(seat);
            let denied = open.plays.denied(seat);
            let (mut drawn, mut kept) = (CardSet::EMPTY, open.dealt() - played.len());
            let needed = open.plays.left(seat);
            // As many cards as it has left are of those that it can have; what it threw may be any.
            let mut allowed = 0;
            let mut index = unseen.len();
            while kept > 0 && index > 0 {
                index -= 1;
                let card = unseen[index];
                let fits = !denied.has(card);
                if fits || kept > needed.saturating_sub(allowed) {
                    allowed += usize::from(fits);
                    drawn.insert(card);
                    unseen.swap_remove(index);
                    kept -= 1;
                }
            }
            let thrown = throw(open, seat, played, drawn, denied);
            hands[place] = played.or(drawn.without(thrown));
            crib = crib.or(thrown);
        }
        let missing = open.dealt_to_crib();
        crib.extend((0..missing).filter_map(|_| unseen.pop()));
        World {
            hands,
            crib,
            starter: open.starter.or_else(|| unseen.pop()),
        }
    }

    /// The deal of a world, which knows what everybody will count.
    fn counted(&self, world: &World, hands: [CardSet; SEATS], crib: CardSet) -> Deal {
        let open = &self.view.open;
        let mut left = hands;
        for play in open.plays.all() {
            left[play.seat.index() % SEATS].remove(play.card);
        }
        let mut deal = Deal::new(open, left);
        let Some(starter) = world.starter else {
            return deal;
        };
        let count = |cards: CardSet, is_crib| {
            let of_four = open.flush_of_four(is_crib);
            parlour_rules::cribbage::count::total(cards, starter, of_four)
        };
        for (shows, hand) in deal.shows.iter_mut().zip(hands) {
            if !hand.is_empty() {
                *shows = count(hand, false);
            }
        }
        deal.crib = count(crib, true);
        deal
    }

    /// What a deal brings the seat when everybody plays sensibly; none when there was no time.
    fn play_out(&mut self, mut deal: Deal) -> Option<i32> {
        let own = deal.side(self.seat.index());
        while deal.turn.is_some() && !deal.is_won() {
            if (self.stop)() {
                return None;
            }
            match policy::choose(&deal, Depth::Answer) {
                Some(rank) => {
                    self.nodes += 1;
                    deal.play(rank);
                }
                None => deal.go(),
            }
        }
        if !deal.is_won() {
            deal.show();
        }
        Some(worth::of_side(&deal, own))
    }
}

/// The deal as far as a seat knows it; the others' cards are of no rank.
pub(super) fn own_deal(view: &View, seat: Seat) -> Deal {
    let mut hands = [CardSet::EMPTY; SEATS];
    let unseen = view.unseen();
    let mut strangers = unseen.iter();
    for other in view.open.players.seats() {
        hands[other.index() % SEATS] = match other == seat {
            true => view.hand,
            false => strangers.by_ref().take(view.open.held(other)).collect(),
        };
    }
    Deal::new(&view.open, hands)
}

/// What a sensible seat has thrown of the cards it drew, having played these and being without those.
fn throw(open: &Open, seat: Seat, played: CardSet, drawn: CardSet, denied: CardSet) -> CardSet {
    let side = match open.team(seat).has(open.dealer) {
        true => Crib::Own,
        false => Crib::Others,
    };
    let mut best: Option<(i32, CardSet)> = None;
    discard::each_set(drawn, CardSet::EMPTY, open.discards(), &mut |thrown| {
        let kept = played.or(drawn.without(thrown));
        let crib = crib::mean(&ranks::of::<2>(thrown), side);
        let crib = if side == Crib::Own { crib } else { -crib };
        let barred = drawn.without(thrown).and(denied).len() as i32;
        let points = 10 * ranks::show(&ranks::of::<5>(kept)) + crib - 1000 * barred;
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, thrown));
        }
    });
    best.map_or(CardSet::EMPTY, |(_, thrown)| thrown)
}

/// What a computer says in the show, where nothing is left to think about.
pub(super) fn show(view: &View) -> Option<Action> {
    let open = &view.open;
    let (seat, crib) = open.counted()?;
    if !open.options.counting.is_claimed() {
        return Some(Action::Count);
    }
    let cards = match crib {
        true => view.crib?,
        false => open.plays.by(seat),
    };
    Some(Action::Claim(open.total(cards, crib)))
}

/// What is done without a thought: say "Go", peg for a jack, count.
pub(super) fn needs_no_thought(view: &View) -> Option<Action> {
    match view.open.phase {
        Phase::Show(_) => show(view),
        Phase::Play if view.open.may_peg_nobs(view.hand) => Some(Action::Nobs),
        Phase::Play if view.playable().is_empty() => Some(Action::Go),
        _ => None,
    }
}

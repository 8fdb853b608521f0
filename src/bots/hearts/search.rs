//! Thinking ahead: every card worth a thought, or every set to pass, is tried in the same imagined deals.

use super::cards::{Cards, Held, SPADES, above, below};
use super::deal::Deal;
use super::pass;
use super::policy::{self, Plan};
use super::worth::{self, Totals};
use crate::Thought;
use crate::trial::Trial;
use heapless::Vec;
use parlour_rules::cards::CardSet;
use parlour_rules::hearts::{Action, Phase, View};
use parlour_rules::{Game, Hearts, Rng, View as _};

/// The most ideas in question: every card of the longest hand with either plan.
const MOST_IDEAS: usize = 34;

/// How many cards a world costs before anything is played on it.
const NODES_OF_A_WORLD: u32 = 40;

/// The least number of cards nobody can beat that make the moon worth a thought, when hardly anything is taken yet.
const SURE_TRICKS: u32 = 5;

/// What the seat may do first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum First {
    Play(Held),
    Pass(Cards),
}

/// An action in question, with what the seat is after from then on.
#[derive(Clone, Copy)]
struct Idea {
    first: First,
    plan: Plan,
}

type Ideas = Vec<Idea, MOST_IDEAS>;

/// A decision under way.
pub(super) struct Search<'a> {
    view: &'a View,
    seat: usize,
    budget: u32,
    nodes: u32,
    rng: Rng,
    stop: &'a dyn Fn() -> bool,
    before: Totals,
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
            seat: view.seat()?.index(),
            budget,
            nodes: 0,
            rng,
            stop,
            before: worth::totals(&view.open),
        })
    }

    pub(super) fn decide(mut self) -> Option<Thought<Action>> {
        let ideas = match self.view.open.phase {
            Phase::Moon(_) => return self.moon(),
            Phase::Over => return None,
            Phase::Pass(_) => self.sets_to_pass(),
            Phase::Play => self.cards_to_play(),
        };
        let mut trial = Trial::of(ideas.len(), self.budget);
        while trial.goes_on(self.nodes) {
            let world = self.world();
            trial.compare(&mut |idea| self.playout(&world, ideas.get(idea)?));
        }
        // Without time the first comes to mind.
        let best = ideas.get(trial.best().unwrap_or(0))?;
        Some(Thought {
            action: action(best.first)?,
            nodes: self.nodes,
        })
    }

    /// What the moon turns into needs no search.
    fn moon(&self) -> Option<Thought<Action>> {
        let deal = Deal::open(&self.view.open, Default::default());
        let reward = worth::better_reward(&deal, &self.before, self.seat);
        Some(Thought::at_once(Action::Moon(reward)))
    }

    /// The sets that may be passed.
    fn sets_to_pass(&self) -> Ideas {
        let hand = Cards::of(self.view.hand);
        let sets = pass::proposals(&hand, self.view.open.pass_size());
        let idea = |set| Idea {
            first: First::Pass(set),
            plan: Plan::Duck,
        };
        sets.into_iter().map(idea).collect()
    }

    /// The cards that may be played, one of each row of equal ones, and the plan to shoot the moon where there is hope.
    /// The first is what a sensible seat plays without thinking.
    fn cards_to_play(&self) -> Ideas {
        let deal = self.own_deal();
        let legal = Cards::of(self.view.playable());
        let unseen = deal.unplayed.without(&deal.hand(self.seat));
        let hunch = policy::choose(&deal, legal, policy::plan_of(&deal, self.seat));
        let mut cards: Vec<Held, 17> = Vec::new();
        for card in legal.iter() {
            let equal = cards
                .iter_mut()
                .find(|other| **other != hunch && are_equal(**other, card, &unseen));
            match equal {
                Some(other) if card != hunch && card.points() == other.points() => *other = card,
                _ => {
                    let place = if card == hunch { 0 } else { cards.len() };
                    // No hand has more than seventeen cards.
                    let _ = cards.insert(place, card);
                }
            }
        }
        let plans = [
            (Plan::Duck, true),
            (
                Plan::Shoot,
                cards.len() > 1 && self.may_shoot(&deal, &unseen),
            ),
        ];
        let mut ideas = Ideas::new();
        for (plan, _) in plans.into_iter().filter(|(_, wanted)| *wanted) {
            ideas.extend(cards.iter().map(|card| Idea {
                first: First::Play(*card),
                plan,
            }));
        }
        ideas
    }

    /// The deal as far as the seat knows it.
    fn own_deal(&self) -> Deal {
        let mut hands = [Cards::default(); parlour_rules::hearts::SEATS];
        if let Some(hand) = hands.get_mut(self.seat) {
            *hand = Cards::of(self.view.hand);
        }
        Deal::open(&self.view.open, hands)
    }

    /// Whether there is hope to shoot the moon: nobody else has points, and the hand is strong or the way half gone.
    fn may_shoot(&self, deal: &Deal, unseen: &Cards) -> bool {
        if !deal.may_shoot(self.seat) {
            return false;
        }
        let hand = deal.hand(self.seat);
        let mut sure = 0;
        for (own, others) in hand.0.into_iter().zip(unseen.0) {
            let beats = match others {
                0 => own,
                others => own & above(super::cards::highest(others)),
            };
            sure += beats.count_ones();
        }
        sure + u32::from(deal.taken) / 4 >= SURE_TRICKS
    }

    /// A deal that fits all that the seat knows.
    fn world(&mut self) -> Deal {
        self.nodes += NODES_OF_A_WORLD;
        Deal::of(&Hearts::imagine(self.view, &mut self.rng))
    }

    /// What an idea brings in a world; none when there was no time.
    fn playout(&mut self, world: &Deal, idea: &Idea) -> Option<i32> {
        let mut deal = world.clone();
        match idea.first {
            First::Play(card) => {
                self.nodes += 1;
                deal.play(card);
            }
            First::Pass(cards) => self.exchange(&mut deal, cards),
        }
        for _ in 0..CardSet::PACK.len() {
            if deal.is_over() {
                break;
            }
            if (self.stop)() {
                return None;
            }
            self.nodes += 1;
            let seat = deal.to_play();
            let shoots = seat == self.seat && idea.plan == Plan::Shoot && deal.may_shoot(seat);
            let plan = if shoots {
                Plan::Shoot
            } else {
                policy::plan_of(&deal, seat)
            };
            let card = policy::choose(&deal, deal.legal(), plan);
            deal.play(card);
        }
        Some(worth::of_deal(&deal, &self.before, self.seat))
    }

    /// Everybody passes: the seat this set, the others what is sensible.
    fn exchange(&self, deal: &mut Deal, own: Cards) {
        let open = &self.view.open;
        let mut passed = [Cards::default(); parlour_rules::hearts::SEATS];
        for (seat, set) in passed.iter_mut().enumerate() {
            *set = if seat == self.seat {
                own
            } else {
                pass::sensible(&deal.hand(seat), open.pass_size())
            };
        }
        for seat in open.players.seats() {
            let given = passed[seat.index()];
            let got = passed[open.giver(seat).index()];
            if let Some(hand) = deal.hands.get_mut(seat.index()) {
                *hand = hand.without(&given).with(&got);
            }
        }
        deal.begin(open.eldest());
    }
}

/// Whether no card of others lies between two of a suit, so that it does not matter which of them is played.
fn are_equal(one: Held, other: Held, unseen: &Cards) -> bool {
    let (low, high) = (one.height.min(other.height), one.height.max(other.height));
    let between = above(low) & below(high);
    let suit = usize::from(one.suit);
    // King and ace of spades are not like the queen between them.
    let queen = suit == SPADES && (low < Held::QUEEN.height) != (high < Held::QUEEN.height);
    one.suit == other.suit && unseen.suit(suit) & between == 0 && !queen
}

fn action(first: First) -> Option<Action> {
    Some(match first {
        First::Play(card) => Action::Play(card.card()?),
        First::Pass(cards) => Action::Pass(cards.iter().filter_map(Held::card).collect()),
    })
}

//! Sensible play without thinking ahead: what the seats of an imagined deal do until it is over.
//!
//! A seat ducks, gets rid of dangerous cards, and lets others have the queen. One that shoots the moon takes everything
//! instead. Nobody looks into another hand: all follows from the own cards and from those that have not been played.

use super::cards::{
    ABOVE_QUEEN, Cards, HEARTS, Held, QUEEN_BIT, SPADES, above, below, highest, lowest,
};
use super::deal::Deal;
use parlour_rules::hearts::{Action, Phase, View};

/// Who has so many points, and all that were taken, may be after the moon.
const SUSPICIOUS: u8 = 7;

/// What a seat is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Plan {
    /// Few points.
    Duck,
    /// All points.
    Shoot,
}

/// The move of a shortsighted player: the lowest card, but points first where it cannot follow.
pub(super) fn lowest_first(view: &View) -> Option<Action> {
    let playable = view.playable();
    let suit = view.open.trick.suit();
    let discards = suit.is_some_and(|suit| playable.iter().all(|card| card.suit != suit));
    let card = if discards {
        let points = |card: &parlour_rules::cards::Card| Held::of(*card).points();
        playable
            .iter()
            .max_by_key(|card| (points(card), card.rank.ace_high()))
    } else {
        playable.iter().min_by_key(|card| card.rank.ace_high())
    }?;
    (view.open.phase == Phase::Play).then_some(Action::Play(card))
}

/// What a seat plays of the cards it may play.
pub(super) fn choose(deal: &Deal, legal: Cards, plan: Plan) -> Held {
    if let Some(only) = legal.single() {
        return only;
    }
    let mind = Mind::of(deal, legal);
    let card = match (plan, deal.led()) {
        (Plan::Shoot, None) => mind.lead_to_win(),
        (Plan::Shoot, Some(suit)) if legal.suit(suit) != 0 => mind.follow_to_win(suit),
        (Plan::Shoot, Some(_)) => mind.keep_winners(),
        (Plan::Duck, None) => mind.lead(),
        (Plan::Duck, Some(suit)) if legal.suit(suit) != 0 => mind.follow(suit),
        (Plan::Duck, Some(_)) => mind.discard(),
    };
    card.unwrap_or_default()
}

/// The plan of a seat that is not asked: it goes on to shoot when it has nearly everything already.
pub(super) fn plan_of(deal: &Deal, seat: usize) -> Plan {
    let points = deal.points.get(seat).copied().unwrap_or(0);
    if points >= 2 * SUSPICIOUS && deal.may_shoot(seat) {
        Plan::Shoot
    } else {
        Plan::Duck
    }
}

/// What the seat to play knows.
struct Mind<'a> {
    deal: &'a Deal,
    legal: Cards,
    hand: Cards,
    /// The cards that are neither played nor its own.
    unseen: Cards,
    /// How many others there are.
    others: i32,
    /// Another seat that seems to shoot the moon.
    threat: Option<u8>,
}

impl<'a> Mind<'a> {
    fn of(deal: &'a Deal, legal: Cards) -> Mind<'a> {
        let seat = deal.to_play();
        let hand = deal.hand(seat);
        let mut threat = None;
        if deal.moon_counts() && deal.taken >= SUSPICIOUS {
            for other in 0..deal.players {
                let other = usize::from(other);
                if other != seat && deal.points.get(other) == Some(&deal.taken) {
                    threat = Some(other as u8);
                }
            }
        }
        Mind {
            deal,
            legal,
            hand,
            unseen: deal.unplayed.without(&hand),
            others: i32::from(deal.players) - 1,
            threat,
        }
    }

    /// Whether somebody else may hold the queen of spades.
    const fn queen_unseen(&self) -> bool {
        self.unseen.suit(SPADES) & QUEEN_BIT != 0
    }

    const fn has_queen(&self) -> bool {
        self.hand.suit(SPADES) & QUEEN_BIT != 0
    }

    /// Leads the card that is least likely to bring points.
    fn lead(&self) -> Option<Held> {
        if self.threat.is_some()
            && let Some(heart) = self.sure(HEARTS)
        {
            return Some(heart);
        }
        let mut best: Option<(i32, Held)> = None;
        for suit in 0..4 {
            let heights = self.legal.suit(suit);
            if heights == 0 {
                continue;
            }
            // The queen herself is led only when there is nothing lower.
            let low = Held::new(suit, lowest(heights));
            let cost = self.cost_of_leading(low);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, low));
            }
        }
        best.map(|(_, card)| card)
    }

    /// What leading a card may cost, in sixteenths of a point.
    fn cost_of_leading(&self, card: Held) -> i32 {
        let suit = usize::from(card.suit);
        let unseen = self.unseen.suit(suit);
        let higher = (unseen & above(card.height)).count_ones() as i32;
        let lower = (unseen & below(card.height)).count_ones() as i32;
        let all = higher + lower;
        // How likely the card takes the trick, in sixteenths.
        let takes = match higher {
            0 => 16,
            _ => {
                let each = 16 * lower / all;
                each * each / 16
            }
        };
        // What comes with it then: the fewer cards of a suit are out, the more are thrown on it.
        let voids = (2 * self.others - all).max(0);
        let mut points = if suit == HEARTS {
            1 + all.min(self.others) + voids
        } else {
            1 + voids
        };
        if self.queen_unseen() {
            points += if suit == SPADES && card.height > Held::QUEEN.height {
                8
            } else {
                voids
            };
        }
        let mut cost = takes * points;
        if suit == SPADES {
            let lords = self.hand.suit(SPADES) & ABOVE_QUEEN != 0;
            if self.has_queen() {
                cost += if card == Held::QUEEN { 200 } else { 60 };
            } else if self.queen_unseen() {
                cost += if lords { 30 } else { -20 };
            }
        }
        // A short suit is soon gone, and then others can be thrown away.
        cost + 2 * self.hand.suit(suit).count_ones() as i32 + i32::from(card.height)
    }

    /// Follows suit: below what lies there if possible, as high as that allows.
    fn follow(&self, suit: usize) -> Option<Held> {
        let deal = self.deal;
        let heights = self.legal.suit(suit);
        let last = i32::from(deal.count) == self.others;
        let under = heights & below(deal.best_height);
        let play = |heights: u16| (heights != 0).then(|| Held::new(suit, highest(heights)));
        let mut plain = heights;
        if suit == SPADES {
            if under & QUEEN_BIT != 0 {
                return Some(Held::QUEEN);
            }
            plain &= !QUEEN_BIT;
            if self.queen_unseen() && !last {
                plain &= !ABOVE_QUEEN;
            }
        }
        let shoots = self.threat == Some(deal.best);
        if shoots && deal.trick_points > 0 {
            let over = plain & above(deal.best_height);
            let sure = over & above(self.highest_unseen(suit)) != 0;
            if last || sure {
                return play(over).or(play(under)).or(play(heights));
            }
        }
        if last && deal.trick_points == 0 {
            return play(plain).or(play(heights));
        }
        if under != 0 {
            return play(under & plain).or(play(under));
        }
        // It takes the trick for now. The first trick seldom brings anything; else somebody may still go higher.
        let safe = deal.trick_points == 0 && self.many_unseen(suit);
        if last || safe {
            play(plain).or(play(heights))
        } else {
            let low = if plain == 0 { heights } else { plain };
            Some(Held::new(suit, lowest(low)))
        }
    }

    /// The highest card of a suit in other hands, as a height; 0 where there is none.
    fn highest_unseen(&self, suit: usize) -> u8 {
        match self.unseen.suit(suit) {
            0 => 0,
            unseen => highest(unseen),
        }
    }

    /// Whether most others can still follow this suit, so that nothing is thrown on it.
    fn many_unseen(&self, suit: usize) -> bool {
        suit != HEARTS && self.unseen.suit(suit).count_ones() as i32 >= 2 * self.others
    }

    /// Throws away what is most dangerous; nothing that counts to one who shoots the moon.
    fn discard(&self) -> Option<Held> {
        let shoots = self.threat == Some(self.deal.best);
        let spades = self.legal.suit(SPADES);
        if !shoots {
            if spades & QUEEN_BIT != 0 {
                return Some(Held::QUEEN);
            }
            if self.queen_unseen() && spades & ABOVE_QUEEN != 0 {
                return Some(Held::new(SPADES, highest(spades)));
            }
        }
        let mut best: Option<(i32, Held)> = None;
        for suit in 0..4 {
            let mut heights = self.legal.suit(suit);
            if suit == SPADES {
                heights &= !QUEEN_BIT;
            }
            if heights == 0 {
                continue;
            }
            let high = highest(heights);
            let lower = (self.unseen.suit(suit) & below(high)).count_ones() as i32;
            let length = self.hand.suit(suit).count_ones() as i32;
            let mut danger = 3 * lower + i32::from(high) - 2 * length;
            if suit == HEARTS {
                danger += if shoots { -100 } else { 10 };
            }
            if best.is_none_or(|(most, _)| danger > most) {
                best = Some((danger, Held::new(suit, high)));
            }
        }
        best.map(|(_, card)| card)
            .or_else(|| self.legal.iter().next())
    }

    /// The highest card of a suit if nobody else can beat it.
    fn sure(&self, suit: usize) -> Option<Held> {
        let heights = self.legal.suit(suit);
        let high = (heights != 0).then(|| highest(heights))?;
        let beaten = self.unseen.suit(suit) & above(high) != 0;
        (!beaten).then(|| Held::new(suit, high))
    }

    /// Leads a card that nobody can beat, from the longest suit; else the highest of the longest.
    fn lead_to_win(&self) -> Option<Held> {
        let mut best: Option<(i32, Held)> = None;
        for suit in 0..4 {
            let heights = self.legal.suit(suit);
            if heights == 0 {
                continue;
            }
            let card = Held::new(suit, highest(heights));
            let sure = if self.sure(suit).is_some() { 100 } else { 0 };
            let length = self.hand.suit(suit).count_ones() as i32;
            let worth = sure + 2 * length + i32::from(card.height);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, card));
            }
        }
        best.map(|(_, card)| card)
    }

    /// Takes the trick as cheaply as is safe; else gives the lowest.
    fn follow_to_win(&self, suit: usize) -> Option<Held> {
        let heights = self.legal.suit(suit);
        let over = heights & above(self.deal.best_height);
        let last = i32::from(self.deal.count) == self.others;
        let height = match over {
            0 => lowest(heights),
            _ if last => lowest(over),
            _ => highest(over),
        };
        Some(Held::new(suit, height))
    }

    /// Throws away the lowest card of what is no heart.
    fn keep_winners(&self) -> Option<Held> {
        let plain = self.legal.iter().filter(|card| card.points() == 0);
        plain
            .min_by_key(|card| card.height)
            .or_else(|| self.legal.iter().min_by_key(|card| card.height))
    }
}

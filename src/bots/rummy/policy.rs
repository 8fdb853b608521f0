//! What a player of Rummy knows without thinking ahead: which discard to take, what to lay down, and which card to part
//! with. A search plays its imagined deals by the same few rules.

use super::cards::{self, Cards};
use core::cmp::Ordering;
use parlour_rules::points::Points;
use parlour_rules::rummy::{Action, Kind, MOST_QUIET, Open, Phase, View, meld};

/// How much a tie between two cards of a hand counts against a tenth of a point.
const TIE: i32 = 30;
/// How much a point counts, and how much in a hurry.
const POINT: i32 = 6;
/// How much it counts against a discard that the next seat can use.
const USE: i32 = 30;
/// With so few cards somebody may be out at once.
const FEW: u8 = 3;

/// What of the melds on the table matters: which cards they take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Table {
    /// The cards in runs. Two runs that touch take the same cards as one.
    pub(super) runs: Cards,
    /// The cards that groups of three lack.
    pub(super) fourths: Cards,
}

impl Table {
    pub(super) fn of(open: &Open) -> Table {
        let mut table = Table::default();
        for meld in &open.melds {
            table.lay(cards::of(meld.cards));
        }
        table
    }

    /// The cards that can be laid off, as far as they do not lie there already.
    pub(super) const fn fits(&self) -> Cards {
        cards::beside(self.runs) & !self.runs | self.fourths
    }

    /// The same once these cards lie there as a meld, too.
    const fn fits_with(mut self, meld: Cards) -> Cards {
        self.lay(meld);
        self.fits()
    }

    /// A meld is laid.
    pub(super) const fn lay(&mut self, meld: Cards) {
        if cards::beside(meld) & meld == 0 {
            self.fourths |= cards::equals(meld) & !meld;
        } else {
            self.runs |= meld;
        }
    }

    /// A card that fits is laid off: on a group, unless the hand can go on at its run.
    pub(super) const fn lay_off(&mut self, card: Cards, hand: Cards) {
        if self.goes_to_group(card, hand) {
            self.fourths &= !card;
        } else {
            self.runs |= card;
        }
    }

    /// Whether a card is better laid off on a group than on a run, where there are both.
    pub(super) const fn goes_to_group(&self, card: Cards, hand: Cards) -> bool {
        let at_run = cards::beside(self.runs) & card != 0;
        self.fourths & card != 0 && !(at_run && cards::beside(card) & hand & !self.runs != 0)
    }
}

/// What a seat goes by in its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) hand: Cards,
    pub(super) table: Table,
    /// The card that was taken from the pile, or nothing.
    pub(super) taken: Cards,
    /// Whether it may not meld any more.
    pub(super) melded: bool,
    /// What the next seat is known to hold.
    pub(super) next: Cards,
    /// Whether somebody else has few cards left.
    pub(super) hurry: bool,
}

impl Turn {
    pub(super) fn of(view: &View) -> Turn {
        let open = &view.open;
        let own = view.seat.unwrap_or(open.to_play);
        let mut others = open.players.seats().filter(|seat| *seat != own);
        let next = open.players.left_of(own);
        Turn {
            hand: cards::of(view.hand),
            table: Table::of(open),
            taken: cards::of(open.kept()),
            melded: open.melded,
            next: cards::of(open.known[next]),
            hurry: others.any(|seat| view.sizes[seat] <= FEW),
        }
    }

    /// Whether these cards may be laid down: the turn can be finished with what is left (R9).
    const fn may_lay(&self, laid: Cards, fits: Cards) -> bool {
        let rest = self.hand & !laid;
        rest == 0 || rest != self.taken || rest & fits != 0
    }

    /// The meld of the hand that is worth most; nothing where there is none.
    pub(super) fn best_meld(&self) -> Cards {
        let (mut best, mut most) = (0, 0);
        if self.melded {
            return best;
        }
        let mut consider = |meld: Cards| {
            let value = cards::value(meld);
            if value > most && self.may_lay(meld, self.table.fits_with(meld)) {
                (best, most) = (meld, value);
            }
        };
        let mut runs = cards::in_runs(self.hand);
        while runs != 0 {
            let mut run = cards::first(runs);
            let mut top = run;
            while cards::above(top) & runs != 0 {
                top = cards::above(top);
                run |= top;
            }
            runs &= !run;
            consider(run);
        }
        let mut groups = cards::in_groups(self.hand);
        while groups != 0 {
            let group = cards::equals(cards::first(groups)) & groups;
            groups &= !group;
            consider(group);
        }
        best
    }

    /// A card that can be laid off; nothing where there is none.
    pub(super) fn best_lay_off(&self) -> Cards {
        let fits = self.table.fits();
        let mut fitting = cards::each(self.hand & fits);
        let may = |card: &Cards| {
            let mut table = self.table;
            table.lay_off(*card, self.hand & !card);
            self.may_lay(*card, table.fits())
        };
        fitting.find(may).unwrap_or(0)
    }

    /// How little a card is wanted: the one with the least is discarded.
    pub(super) fn keeps(&self, card: Cards) -> i32 {
        let others = self.hand & !card;
        let near = cards::beside(card);
        let far = cards::above(cards::above(card)) | cards::below(cards::below(card));
        let alike = cards::equals(card);
        let ties = 2 * (others & (near | alike)).count_ones() + (others & far).count_ones();
        let useful = cards::melds_with(self.next, card) || self.table.fits() & card != 0;
        let point = if self.hurry { 2 * POINT } else { POINT };
        TIE * ties as i32 - point * cards::worth(card) + if useful { USE } else { 0 }
    }

    /// The card to discard; nothing where there is none that may be.
    pub(super) fn best_discard(&self) -> Cards {
        let may = cards::each(self.hand & !self.taken);
        may.min_by_key(|card| self.keeps(*card)).unwrap_or(0)
    }

    /// Whether the top of the pile is worth taking: it can be laid off, or makes a meld with cards of the hand.
    pub(super) const fn takes(&self, top: Cards) -> bool {
        self.table.fits() & top != 0 || !self.melded && cards::melds_with(self.hand, top)
    }

    /// The hand after a meld.
    pub(super) const fn meld(&mut self, meld: Cards) {
        self.hand &= !meld;
        self.table.lay(meld);
        self.melded = true;
    }

    /// The hand after a card was laid off.
    pub(super) const fn lay_off(&mut self, card: Cards) {
        self.hand &= !card;
        self.table.lay_off(card, self.hand);
    }

    /// Whether all cards but one to discard can go after this meld.
    fn goes_out(mut self, meld: Cards) -> bool {
        if meld != 0 {
            self.meld(meld);
        }
        loop {
            match self.best_lay_off() {
                0 => break,
                card => self.lay_off(card),
            }
        }
        self.hand == 0 || self.hand == cards::first(self.hand) && self.hand != self.taken
    }
}

/// The move of a sensible player; none when the seat has nothing to decide.
pub(super) fn sensible(view: &View) -> Option<Action> {
    let turn = Turn::of(view);
    match view.open.phase {
        Phase::Over => None,
        Phase::Draw => Some(draw(view, &turn)),
        Phase::Play => Some(
            going_out(view, &turn)
                .or_else(|| laying(view, &turn))
                .unwrap_or_else(|| discard(turn.best_discard(), &turn)),
        ),
    }
}

/// What is done where a standstill would end the game now: whoever leads alone brings it about, and whoever would lose by it
/// draws on.
pub(super) fn standstill(view: &View) -> Option<Action> {
    let open = &view.open;
    let own = view.seat?;
    let turn = Turn::of(view);
    let (ends, goes_on) = match open.phase {
        Phase::Draw if open.draw_ends_deal(view.stock.len()) => {
            let pile = open.top().map(|_| Action::TakeDiscard);
            (Action::DrawStock, pile)
        }
        Phase::Play if open.quiet >= MOST_QUIET => (discard(turn.best_discard(), &turn), None),
        _ => return None,
    };
    if !open
        .length
        .is_reached(u16::from(open.deals) + 1, Points::ZERO)
    {
        return None;
    }
    let others = open.players.seats().filter(|seat| *seat != own);
    let best = others.map(|seat| open.totals[seat]).max()?;
    match open.totals[own].cmp(&best) {
        Ordering::Greater => Some(ends).filter(|action| view.check(*action).is_ok()),
        Ordering::Equal => None,
        Ordering::Less => goes_on,
    }
}

/// The discard where it is of use, else the stock.
pub(super) fn draw(view: &View, turn: &Turn) -> Action {
    let top = view.open.top();
    match top.is_some_and(|top| turn.takes(cards::only(top))) {
        true => Action::TakeDiscard,
        false => Action::DrawStock,
    }
}

/// A meld after which all others can be laid off but one card, where the best meld alone would not do.
fn going_out(view: &View, turn: &Turn) -> Option<Action> {
    if turn.melded || turn.goes_out(0) {
        return None;
    }
    let mut found = None;
    meld::each_in(view.hand, &mut |melded| {
        let action = Action::Meld(melded);
        if found.is_none() && view.check(action).is_ok() && turn.goes_out(cards::of(melded)) {
            found = Some(action);
        }
    });
    found
}

/// The best meld, or a card to lay off.
pub(super) fn laying(view: &View, turn: &Turn) -> Option<Action> {
    let meld = turn.best_meld();
    if meld != 0 {
        return Some(Action::Meld(cards::set(meld)));
    }
    lay_off(view, turn, turn.best_lay_off())
}

/// Lays a card off where it does most.
pub(super) fn lay_off(view: &View, turn: &Turn, laid: Cards) -> Option<Action> {
    let card = cards::card(laid)?;
    let to_group = turn.table.goes_to_group(laid, turn.hand & !laid);
    let is_group = |number: &u8| {
        let meld = view.open.melds.get(usize::from(*number));
        matches!(meld.and_then(|meld| meld.kind()), Some(Kind::Group(_)))
    };
    let mut places = view.open.places_for(card);
    let wished = places.find(|number| is_group(number) == to_group);
    let meld = wished.or_else(|| view.open.places_for(card).next())?;
    let action = Action::LayOff { meld, card };
    view.check(action).is_ok().then_some(action)
}

/// Discards a card. Where none may be discarded something can be laid off (R9), which comes first.
pub(super) fn discard(card: Cards, turn: &Turn) -> Action {
    let card = cards::card(card).or_else(|| cards::card(cards::first(turn.hand)));
    card.map_or(Action::DrawStock, Action::Discard)
}

/// The move of a player with the same draws and melds who discards the highest card.
pub(super) fn dearest_first(view: &View) -> Option<Action> {
    let turn = Turn::of(view);
    match view.open.phase {
        Phase::Over => None,
        Phase::Draw => Some(draw(view, &turn)),
        Phase::Play => Some(laying(view, &turn).unwrap_or_else(|| {
            let may = cards::each(turn.hand & !turn.taken);
            let dearest = may.max_by_key(|card| cards::worth(*card));
            discard(dearest.unwrap_or(0), &turn)
        })),
    }
}

/// The move of a casual player, who parts with the dearest card that belongs to nothing; one that is `absent` overlooks what
/// it could take or lay off.
pub(super) fn casual(view: &View, absent: bool) -> Option<Action> {
    let turn = Turn::of(view);
    match view.open.phase {
        Phase::Over => None,
        Phase::Draw if absent => Some(Action::DrawStock),
        Phase::Draw => Some(draw(view, &turn)),
        Phase::Play => {
            let laying = laying(view, &turn);
            let overlooks = absent && turn.hand & !turn.taken != 0;
            let laid = laying.filter(|action| !overlooks || matches!(action, Action::Meld(_)));
            Some(laid.unwrap_or_else(|| {
                let tied = |card: Cards| {
                    let others = turn.hand & !card;
                    others & (cards::beside(card) | cards::equals(card)) != 0
                };
                let may = cards::each(turn.hand & !turn.taken);
                let loose = may.max_by_key(|card| (!tied(*card), cards::worth(*card)));
                discard(loose.unwrap_or(0), &turn)
            }))
        }
    }
}

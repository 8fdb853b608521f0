//! What lies on the table at this moment: the view, and while an event is shown what it has already changed.

use super::Sight;
use parlour_rules::poker_dice::{Again, DICE, Dice, Event, Face, Phase, Rank};
use parlour_rules::{Seat, SeatSet};

/// The dice in the well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tray {
    /// One die, about to be thrown for the order; as the seat before has thrown it, if one has.
    OneWaiting(Option<Face>),
    /// Five dice, about to be thrown.
    Waiting,
    /// One die on its way to show this face.
    One(Face),
    /// Five dice, of which some are on their way to show what is there.
    Five(Dice, Again),
    /// Seats tie: no dice, but their names.
    Tie(SeatSet),
}

/// The table at this moment.
pub(super) struct Board<'a, 's> {
    pub(super) sight: &'a Sight<'s>,
    pub(super) tray: Tray,
    /// How far the dice are on their way, from 0 to 256.
    pub(super) done: i32,
    /// The seat that throws.
    pub(super) thrower: Option<Seat>,
    /// What seats have thrown, beyond what the view knows.
    made: Option<(SeatSet, Rank)>,
    /// What a seat has just thrown for the order.
    lot: Option<(Seat, Face)>,
}

/// What the seat before the next one has thrown for the same places.
fn thrown_before(sight: &Sight<'_>) -> Option<Face> {
    let open = &sight.view.open;
    let contest = open.lots.contest(open.players);
    contest
        .iter()
        .map_while(|seat| open.lots.thrown(seat))
        .last()
}

impl<'a, 's> Board<'a, 's> {
    pub(super) fn of(sight: &'a Sight<'s>) -> Board<'a, 's> {
        let open = &sight.view.open;
        let mut board = Board {
            sight,
            tray: match open.phase {
                Phase::Order => Tray::OneWaiting(thrown_before(sight)),
                Phase::Throw | Phase::Over => Tray::Waiting,
                Phase::Draw(dice) => Tray::Five(dice, Again::NONE),
            },
            done: 256,
            thrower: open.thrower(),
            made: None,
            lot: None,
        };
        let Some(moment) = &sight.moment else {
            return board;
        };
        board.done = moment.done;
        match *moment.event {
            Event::Lot { seat, face } => {
                board.tray = Tray::One(face);
                board.lot = Some((seat, face)).filter(|_| moment.done >= 256);
            }
            Event::Threw { dice, .. } => {
                let all = (0..DICE).fold(Again::NONE, Again::toggled);
                board.tray = Tray::Five(dice, all);
            }
            Event::Drew { again, dice, .. } => board.tray = Tray::Five(dice, again),
            Event::Made {
                seat, dice, rank, ..
            } => {
                board.tray = Tray::Five(dice, Again::NONE);
                board.made = Some((SeatSet::only(seat), rank));
                board.thrower = None;
            }
            Event::LotsTied { seats } => {
                board.tray = Tray::Tie(seats);
                board.thrower = None;
            }
            Event::Tied { seats, rank, .. } => {
                board.tray = Tray::Tie(seats);
                board.made = Some((seats, rank));
                board.thrower = None;
            }
            Event::HandBegan { .. } | Event::Stood { .. } | Event::HandWon { .. } => {
                board.thrower = None;
            }
        }
        board
    }

    /// Whether the dice in the well lie still.
    pub(super) fn is_still(&self) -> bool {
        match self.tray {
            Tray::Five(_, again) => again.is_empty(),
            _ => false,
        }
    }

    /// What a seat has thrown in this round.
    pub(super) fn result(&self, seat: Seat) -> Option<Rank> {
        self.made
            .filter(|(makers, _)| makers.has(seat))
            .map(|(_, rank)| rank)
            .or_else(|| self.sight.view.open.result(seat))
    }

    /// Whether a seat has no part in what comes next: others throw off.
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        match self.tray {
            Tray::Tie(seats) => !seats.has(seat),
            _ => !self.sight.view.open.round.contains(&seat),
        }
    }

    /// The throw to beat.
    pub(super) fn to_beat(&self) -> Option<Rank> {
        let made = self.made.map(|(_, rank)| rank);
        self.sight.view.open.to_beat().max(made)
    }

    /// Whether a seat was the last to throw for the order, though what it threw is not told any more.
    pub(super) fn has_thrown(&self, seat: Seat) -> bool {
        matches!(self.tray, Tray::Tie(_)) && self.sight.view.open.thrower() == Some(seat)
    }

    /// What a seat has thrown for the order.
    pub(super) fn lot(&self, seat: Seat) -> Option<Face> {
        self.lot
            .filter(|(thrower, _)| *thrower == seat)
            .map(|(_, face)| face)
            .or_else(|| self.sight.view.open.lots.thrown(seat))
    }
}

//! The choice of a play: each is made on the board, and the one that leaves the best board is taken. Equal ones are drawn.

use super::evaluate::{self, STEP};
use heapless::Vec;
use parlour_rules::sorry::{
    Action, Board, Card, Duty, Mode, Pawn, PawnSet, Place, Play, Plays, Step, View,
};
use parlour_rules::{Rng, RngCore, SeatSet};

/// In how many parts partners think of dividing a seven.
const PARTS: usize = 3;

/// What a step counts that the next card of the hand may bring; one on the board counts [`STEP`].
const NEXT: i32 = 16;

/// How a board is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Judgement {
    /// The own way alone.
    OwnWay,
    /// The others' ways and the danger, too.
    Whole,
}

impl Judgement {
    fn of(self, board: &Board, side: SeatSet) -> i32 {
        match self {
            Judgement::OwnWay => evaluate::side(board, side) * STEP,
            Judgement::Whole => evaluate::whole(board, side),
        }
    }
}

/// The best so far, of equals any.
struct Best<'r> {
    found: Option<(i32, u32, Action)>,
    rng: &'r mut Rng,
    nodes: u32,
}

impl Best<'_> {
    fn offer(&mut self, worth: i32, action: Action) {
        self.nodes += 1;
        let lot = self.rng.next_u32();
        if self
            .found
            .is_none_or(|(best, other, _)| (worth, lot) > (best, other))
        {
            self.found = Some((worth, lot, action));
        }
    }
}

/// The best action of the seat that looks, and how many boards were judged for it.
pub(super) fn best(view: &View, judgement: Judgement, rng: &mut Rng) -> Option<(Action, u32)> {
    let mut best = Best {
        found: None,
        rng,
        nodes: 0,
    };
    if view.open.has_hands() {
        of_hand(view, judgement, &mut best);
    } else if let Some(card) = view.open.card {
        of_card(view, card, judgement, &mut best);
    }
    let (_, _, action) = best.found?;
    Some((action, best.nodes))
}

/// The board after a play.
fn after(board: &Board, play: Play) -> Option<Board> {
    let mut board = *board;
    for step in Plays::steps(play).into_iter().flatten() {
        board = board.after(&board.trace(step).ok()?);
    }
    Some(board)
}

fn of_card(view: &View, card: Card, judgement: Judgement, best: &mut Best<'_>) {
    let plays = view.plays(card);
    if card == Card::Seven && view.open.options.mode == Mode::Team {
        divided(&plays, judgement, best);
    } else {
        let duty = plays.visit(&mut |play| {
            if let Some(board) = after(&plays.board, play) {
                best.offer(judgement.of(&board, plays.side), Action::plain(play));
            }
        });
        if duty == Duty::MayChange {
            let stay = judgement.of(&plays.board, plays.side);
            best.offer(stay, Action::plain(Play::Pass));
        }
    }
    if best.found.is_none() {
        best.offer(0, Action::plain(Play::Pass));
    }
}

/// The first part of the best way to divide what is left of a seven.
fn divided(plays: &Plays, judgement: Judgement, best: &mut Best<'_>) {
    let mut line = Line {
        side: plays.side,
        judgement,
        pawns: plays.own().collect(),
        first: None,
    };
    line.go(&plays.board, plays.parts, plays.left, PARTS, best);
    if best.found.is_none() {
        // More parts than one thinks of.
        plays.visit(&mut |play| {
            if let Some(board) = after(&plays.board, play) {
                best.offer(judgement.of(&board, plays.side), Action::plain(play));
            }
        });
    }
}

/// A seven that is divided part by part.
struct Line {
    side: SeatSet,
    judgement: Judgement,
    pawns: Vec<Pawn, 8>,
    first: Option<Play>,
}

impl Line {
    fn go(&mut self, board: &Board, parts: PawnSet, left: u8, more: usize, best: &mut Best<'_>) {
        for number in 0..self.pawns.len() {
            let Some(pawn) = self.pawns.get(number).copied() else {
                return;
            };
            if parts.has(pawn) {
                continue;
            }
            let fewest = if more == 1 { left } else { 1 };
            for steps in fewest..=left {
                let Ok(trace) = board.trace(Step::Walk(pawn, steps as i8)) else {
                    continue;
                };
                let next = board.after(&trace);
                let begun = self.first;
                let first = *self.first.get_or_insert(Play::Move(pawn, steps as i8));
                if steps == left {
                    best.offer(self.judgement.of(&next, self.side), Action::plain(first));
                } else {
                    self.go(&next, parts.with(pawn), left - steps, more - 1, best);
                }
                self.first = begun;
            }
        }
    }
}

/// With a hand a card is worth something kept as well, and what one can do next counts, too.
fn of_hand(view: &View, judgement: Judgement, best: &mut Best<'_>) {
    let duty = view.open.duty_of(&view.hand);
    for card in view.hand.kinds() {
        let plays = view.plays(card);
        let kept = kept(&plays, card);
        plays.visit(&mut |play| {
            let Some(board) = after(&plays.board, play) else {
                return;
            };
            let action = Action {
                card: Some(card),
                play,
            };
            let mut worth = judgement.of(&board, plays.side);
            if judgement == Judgement::Whole {
                worth += next(view, &board, card, best) * NEXT - kept * STEP;
            }
            best.offer(worth, action);
        });
        if duty != Duty::Must {
            let stay = judgement.of(&plays.board, plays.side) - kept * STEP;
            let action = Action {
                card: Some(card),
                play: Play::Drop,
            };
            best.offer(stay, action);
        }
    }
}

/// What a card is worth as long as it is kept.
fn kept(plays: &Plays, card: Card) -> i32 {
    let mut seats = plays.side.iter();
    match card {
        Card::One | Card::Two | Card::Sorry => {
            if seats.any(|seat| plays.board.first_at_start(seat).is_some()) {
                8
            } else {
                2
            }
        }
        Card::Four => {
            let on_circle = |seat| {
                let circle = Place::track(plays.board.corner(seat).circle());
                plays.board.count(seat, circle) > 0
            };
            if seats.any(on_circle) { 6 } else { 0 }
        }
        Card::Eleven => 6,
        _ => 0,
    }
}

/// What the rest of the hand can bring next time, in steps, if nothing comes between.
fn next(view: &View, board: &Board, card: Card, best: &mut Best<'_>) -> i32 {
    let mut rest = view.hand;
    rest.remove(card);
    let side = view.open.side(view.open.to_play);
    let now = evaluate::side(board, side);
    let mut most = 0;
    for card in rest.kinds() {
        let plays = Plays {
            board: *board,
            ..view.plays(card)
        };
        plays.visit(&mut |play| {
            if let Some(board) = after(board, play) {
                best.nodes += 1;
                most = most.max(evaluate::side(&board, side) - now);
            }
        });
    }
    most
}

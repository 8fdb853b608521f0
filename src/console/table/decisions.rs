//! Decisions: what was chosen is carried out, and what it brought is put down for good.

use super::rounds::{Round, Totals};
use super::running::{Announced, Chosen, Hear, Running};
use super::{Desk, Phase, Table};
use crate::screen::{Line, Motion};
use parlour_rules::{Audience, MAX_SEATS, PerSeat, Seat};

/// What an action brought with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Done {
    /// Nothing before it can be taken back.
    pub(super) settled: bool,
    /// It has shown something of what the one who acted hides.
    betrayed: bool,
    /// The one who acted was told something that others were not.
    whispered: bool,
    /// A round ended with the event of this number.
    round_end: Option<u32>,
    /// Something was announced.
    pub(super) announced: bool,
}

/// Which press a decision follows from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Press {
    /// One of its own.
    Now,
    /// A former one, which settled more than one action.
    Former,
    /// None: a computer decides, or the device for somebody who cannot help it.
    None,
}

impl Table {
    /// Lets the game do something that may bring events; they are logged and wait to be shown.
    pub(super) fn hear(
        &mut self,
        actor: Seat,
        act: impl FnOnce(&mut dyn Running, Hear<'_>) -> Result<bool, Line>,
    ) -> Result<Done, Line> {
        let hidden = self.has_secrets();
        self.known_clock.set(None);
        let Table { game, log, .. } = self;
        let Some(game) = game.running_mut() else {
            return Ok(Done::default());
        };
        let mut done = Done::default();
        let chance = act(game, &mut |Announced {
                                         audience,
                                         happening,
                                         bytes,
                                     }| {
            log.add(audience, bytes);
            done.announced = true;
            done.settled |= happening.settles(hidden);
            done.betrayed |= hidden && !happening.keeps_secret();
            done.whispered |= matches!(audience, Audience::Only(seats) if seats.has(actor));
            if happening.ends_round() {
                done.round_end = Some(log.latest());
            }
        })?;
        done.settled |= chance;
        Ok(done)
    }

    /// Carries out what somebody has chosen for the seat whose turn it is, and goes on.
    pub(crate) fn decide(&mut self, chosen: Chosen, desk: &mut Desk<'_>) {
        if self.carry_out(chosen, Press::Now, desk) {
            self.advance(desk);
        }
    }

    /// Carries out what a computer or the device has chosen for the seat whose turn it is, and goes on.
    pub(super) fn decide_unpressed(&mut self, chosen: Chosen, desk: &mut Desk<'_>) {
        if self.carry_out(chosen, Press::None, desk) {
            self.advance(desk);
        }
    }

    /// Carries out what was chosen for the seat whose turn it is; false where it could not be.
    pub(super) fn carry_out(&mut self, chosen: Chosen, press: Press, desk: &mut Desk<'_>) -> bool {
        if self.spend_time(desk) {
            return false;
        }
        let by_hand = matches!(self.phase, Phase::Play(_));
        let (viewer, latest, rounds) = (self.viewer, self.log.latest(), self.rounds.played());
        let Some(game) = self.game.running_mut() else {
            return false;
        };
        let Some(seat) = game.turn().seat() else {
            return false;
        };
        // A row of actions is taken back as one, so only the first is remembered.
        let marks = by_hand && press == Press::Now;
        let saved = if marks {
            game.save(desk.room).map_or(0, <[u8]>::len)
        } else {
            0
        };
        let mut done = self.hear(seat, |game, hear| game.carry_out(chosen, viewer, hear));
        if press == Press::None
            && let Err(why) = done
        {
            // A computer player that lost its way must not stop the game.
            done = self.hear(seat, |game, hear| match game.choose_any() {
                Some(chosen) => game.carry_out(chosen, viewer, hear),
                None => Err(why),
            });
        }
        let done = match done {
            Ok(done) => done,
            Err(why) => {
                desk.refuse(why);
                return false;
            }
        };
        if marks {
            let save = desk.room.get(..saved).unwrap_or_default();
            self.undo.push(seat, latest, rounds, save);
        }
        if by_hand {
            self.in_the_know = done.whispered.then_some(seat);
            self.note_look(Some(seat));
        }
        if done.settled || (done.betrayed && !by_hand) {
            self.undo.clear();
        }
        self.rest_due = !by_hand;
        self.rest = Motion::NONE.rest;
        self.row = by_hand.then_some(seat);
        self.goes_on = None;
        self.last = Some(seat);
        self.note_hand(seat);
        self.actions = self.actions.saturating_add(1);
        self.write_down(done);
        true
    }

    /// Puts down for good what an action brought: the row of a finished round, and that the game has ended. It is done
    /// before anything is shown, so that nothing is lost when somebody leaves or the power fails meanwhile.
    pub(super) fn write_down(&mut self, done: Done) {
        self.question.drop();
        if done.round_end.is_some() {
            self.rounds.add(Round {
                totals: self.scores(),
                marked: self.ask(None, |screen| screen.marks_round()),
            });
            self.round_ended = done.round_end;
        }
        if self.is_over() {
            self.ended = true;
            self.undo.clear();
        }
        self.changed = true;
    }

    /// Everybody looks at how the round ended, and then at how the next one is dealt. Whoever had the device may have laid
    /// it down for that, and what was whispered in that round is of no use any more.
    pub(super) fn close_round(&mut self) {
        self.all_have_looked();
        self.in_the_know = None;
        if !self.is_alone() {
            self.holder = None;
        }
        self.changed = true;
    }

    /// Everybody has seen what has happened up to now, so nobody is told of it behind the curtain.
    pub(super) fn all_have_looked(&mut self) {
        self.looked = PerSeat::new([self.log.latest(); MAX_SEATS]);
    }

    /// What the score sheet counts for each seat now.
    pub(super) fn scores(&self) -> Totals {
        let Some(game) = self.game.running() else {
            return Totals::default();
        };
        self.ask(None, |screen| {
            let mut scores = Totals::default();
            for (place, seat) in scores.iter_mut().zip(game.players().seats()) {
                *place = screen.total(seat, game.score(seat));
            }
            scores
        })
    }
}

//! Whose turn it is: what comes next at the table, hand-overs, and what whoever lifts the curtain is told.

use super::decisions::Press;
use super::running::Chosen;
use super::{Desk, Phase, Table};
use crate::screen::{Line, Scene, Way};
use crate::sound::Sound;
use parlour_rules::{Decision, Seat, Turn};

/// No row of actions that one press has settled is longer than this.
const LONGEST_ROW: usize = 256;
/// How long the curtain takes to fall and to open.
pub(super) const CURTAIN_FALLS: u32 = 300;
pub(super) const CURTAIN_OPENS: u32 = 400;

impl Table {
    /// Goes on until somebody has to press a button, or something is shown for a while.
    pub(super) fn advance(&mut self, desk: &mut Desk<'_>) {
        for _ in 0..LONGEST_ROW {
            let Some(chosen) = self.come_to_next(desk) else {
                return;
            };
            if !self.carry_out(chosen, Press::Former, desk) {
                break;
            }
        }
        // Nothing goes on without a press any more.
        self.row = None;
        if let Phase::Play(seat) = self.phase {
            self.begin_decision(seat, desk);
        }
    }

    /// Decides what comes next. Says what is to be carried out at once, because a press has settled it already.
    fn come_to_next(&mut self, desk: &mut Desk<'_>) -> Option<Chosen> {
        if self.show_next(desk) {
            return None;
        }
        // Whoever is still called to the curtain has seen nothing of it.
        if !self.is_covered() {
            self.note_look(self.viewer);
        }
        let next = self.turn()?;
        // After the last move of a round the next one lies dealt already, and the account comes first. What one computer
        // decides in a row is one move.
        let rests = core::mem::take(&mut self.rest_due) && self.round_ended.is_none();
        if rests && (next.seat().is_none() || next.seat() != self.last) {
            let computers = self.people.computers();
            let ms = self.pace(desk).pause(u32::from(self.rest), computers);
            self.enter(Phase::Rest { ms }, desk.now);
            return None;
        }
        // While a computer takes its turn, what was done before stays said.
        if next.seat().is_none_or(|seat| self.people.is_person(seat)) || self.round_ended.is_some()
        {
            self.told = None;
        }
        if self.round_ended.take().is_some() {
            self.close_round();
            self.look_on();
            self.enter(Phase::RoundOver, desk.now);
            return None;
        }
        match next {
            // An account has told how it ended; else the last position does.
            Turn::Over(outcome) if self.phase != Phase::RoundOver => {
                self.show_ending(outcome, desk);
                None
            }
            Turn::Over(_) => {
                self.show_result(desk);
                None
            }
            Turn::Decide(decision) => self.call(decision, desk),
        }
    }

    /// Calls on the seat that has to decide. Says what it has settled already, where that is so.
    fn call(&mut self, decision: Decision, desk: &mut Desk<'_>) -> Option<Chosen> {
        let seat = decision.seat;
        let is_person = self.people.is_person(seat);
        let forced = if is_person {
            self.choose(Some(seat), Way::Forced, desk)
        } else {
            None
        };
        // Whoever was told something looks at it for as long as it takes, unless it stays in sight anyhow.
        if let Some(actor) = self.in_the_know.take()
            && (actor != seat || forced.is_some())
            && !self.is_alone()
        {
            self.enter(Phase::HandOn(actor), desk.now);
            return None;
        }
        if !is_person {
            self.look_on();
            self.enter(
                Phase::Thinking {
                    seat,
                    choice: self.game.running().is_some_and(|game| game.has_choice()),
                },
                desk.now,
            );
            return None;
        }
        if let Some(chosen) = forced {
            // That somebody else can do nothing comes to light.
            if self.has_secrets() && self.undo.top().is_some_and(|mark| mark.seat != seat) {
                self.undo.clear();
            }
            // It is shown as everybody may see it, but nobody hands the device on for it.
            self.viewer = self.onlooker();
            self.enter(Phase::Forced(seat, chosen), desk.now);
            return None;
        }
        if self.is_alone() {
            self.holder = Some(seat);
        } else if self.holder != Some(seat) {
            self.holder = None;
            if decision.private {
                self.viewer = Some(seat);
                desk.speaker.play(Sound::YourTurn);
                // What was said to somebody else is not left for the next to read.
                *desk.toast = None;
                self.enter(Phase::Curtain(seat), desk.now);
                return None;
            }
        }
        if self.last != Some(seat) {
            desk.speaker.play(Sound::YourTurn);
        }
        if self.row == Some(seat) {
            self.viewer = Some(seat);
            self.enter(Phase::Play(seat), desk.now);
            let chosen = self.choose(Some(seat), Way::On, desk);
            if chosen.is_some() {
                return chosen;
            }
        }
        self.begin_decision(seat, desk);
        None
    }

    /// Chooses what the game's screen names without a press in the eyes of a seat, if it does.
    pub(super) fn choose(
        &mut self,
        viewer: Option<Seat>,
        way: Way,
        desk: &Desk<'_>,
    ) -> Option<Chosen> {
        self.touch(desk, |game, scene| {
            game.choose(&Scene { viewer, ..*scene }, way)
        })?
    }

    /// Somebody decides who is not at the device: show the table as the people round it may see it.
    pub(super) fn look_on(&mut self) {
        self.viewer = self.onlooker();
        if !self.is_alone() && self.viewer.is_none() {
            self.holder = None;
        }
    }

    pub(super) fn begin_decision(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        self.viewer = Some(seat);
        self.enter(Phase::Play(seat), desk.now);
        self.by_itself = !self.is_in_the_swing(seat, desk.now);
        self.note_look(Some(seat));
        if self.goes_on.take() != Some(seat) {
            self.touch(desk, |game, scene| game.arrive(scene));
        }
    }

    /// The seat has seen everything up to now.
    pub(super) fn note_look(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat {
            self.looked[seat] = self.log.latest();
        }
    }

    /// Whoever was told something has looked at it. Where somebody else decides next, the device is given away now.
    pub(super) fn hand_on(&mut self, actor: Seat, desk: &mut Desk<'_>) {
        if !self.decides(actor) {
            self.holder = None;
        }
        self.advance(desk);
    }

    /// The curtain is open: tell what happened, or go straight to the decision.
    pub(super) fn lifted(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        self.holder = Some(seat);
        self.taker = Some(seat);
        self.unknown = false;
        self.row = None;
        // From here on somebody else has seen what there is to see.
        if self.undo.top().is_some_and(|mark| mark.seat != seat) {
            self.undo.clear();
        }
        // The device fell asleep while there was something to look at.
        if self.in_the_know.take() == Some(seat) {
            self.viewer = Some(seat);
            self.enter(Phase::HandOn(seat), desk.now);
            return;
        }
        if self.recap(seat).next().is_some() {
            self.enter(Phase::Recap(seat), desk.now);
        } else {
            self.begin_decision(seat, desk);
        }
    }

    /// What happened since the seat last looked, oldest first; also what the device did in its place. What the seat
    /// decided itself it has looked at, and what goes without saying is left to the log.
    pub(super) fn recap(&self, seat: Seat) -> impl Iterator<Item = Told> {
        let told = self.told(Some(seat), self.looked[seat]);
        told.filter(|told| told.is_news)
    }

    /// What a seat may know of the events after a number, oldest first. Each is put into words only when it is asked for.
    pub(super) fn told(&self, viewer: Option<Seat>, after: u32) -> impl Iterator<Item = Told> {
        self.log.after(after, viewer).filter_map(|noted| {
            let mut told = None;
            self.game.running()?.read(noted.bytes, &mut |event| {
                told = event.tell(&self.people).map(|words| Told {
                    number: noted.number,
                    seat: event.seat(),
                    is_news: event.is_news(),
                    words,
                });
            });
            told
        })
    }
}

/// An event in words.
pub(super) struct Told {
    /// The number of the event.
    pub(super) number: u32,
    /// Whose deed it is.
    pub(super) seat: Option<Seat>,
    /// Whether somebody who was away is told of it.
    pub(super) is_news: bool,
    pub(super) words: Line,
}

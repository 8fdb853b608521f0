//! What the buttons do at the table, whatever is played.

use super::result::END_SETTLES;
use super::{Desk, Phase, Table};
use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::parts::Hears;
use crate::parts::results::PLACES;
use crate::screen::{Chapter, MenuEntry, Reaction, Way};

impl Table {
    /// X is let go.
    pub(crate) fn end_peek(&mut self) {
        self.peeking = false;
    }

    /// A button was pressed.
    pub(crate) fn press(&mut self, button: Button, desk: &mut Desk<'_>) -> Reaction<Deed> {
        // Whatever this press lays over the table stops a clock that does not run on.
        if !self.clock_runs_on() && self.spend_time(desk) {
            return Reaction::Nothing;
        }
        match self.hears(desk.now, desk.settings.pace) {
            Hears::Nothing => return Reaction::Nothing,
            Hears::NotA if button == Button::A => return Reaction::Nothing,
            _ => self.note_taker(),
        }
        self.peeking |= button == Button::X;
        let moves = matches!(self.phase, Phase::Moment { held: false, .. });
        if button == Button::Y && !moves && !self.is_advising() {
            return Reaction::Act(Deed::Menu);
        }
        match self.phase.clone() {
            Phase::Moment { ms, held: true } => match button {
                Button::A if desk.now.wrapping_sub(self.since) < ms => {
                    self.since = desk.now.wrapping_sub(ms);
                }
                Button::A => self.pass_on(desk),
                Button::X => return self.look_up(),
                _ => {}
            },
            Phase::Moment { .. } if self.is_steered() => return self.steer(button, desk),
            Phase::Moment { .. } | Phase::Rest { .. } | Phase::Lifting(_) => {
                return self.hurry(button, desk);
            }
            Phase::Curtain(seat) if button == Button::A => {
                self.enter(Phase::Lifting(seat), desk.now);
            }
            Phase::Recap(seat) => match button {
                Button::A => self.begin_decision(seat, desk),
                Button::X => return Reaction::Look(Chapter::Log),
                _ => {}
            },
            Phase::HandOn(seat) if button == Button::A => self.hand_on(seat, desk),
            Phase::Forced(..) | Phase::Thinking { .. } | Phase::HandOn(_)
                if button == Button::X =>
            {
                return self.look_up();
            }
            Phase::Forced(..) => self.pass_on(desk),
            Phase::Thinking { seat, .. }
                if button == Button::A && self.last == Some(seat) && !self.is_advising() =>
            {
                self.skip_turn(desk);
            }
            Phase::Thinking { .. } if button == Button::A => {
                self.hurried = self.is_advising() || self.thinks_aloud(desk.now, desk.settings);
                if self.question.is_answered() {
                    self.pass_on(desk);
                }
            }
            Phase::Thinking { .. } if button == Button::B && self.offers_the_end() => {
                self.skip_to_the_end(desk);
            }
            Phase::Thinking { seat, .. } if self.is_advising() && button == Button::B => {
                self.enter(Phase::Play(seat), desk.now);
            }
            Phase::Thinking { .. } if self.is_advising() => {}
            Phase::Break(seat) if button == Button::A => self.enter(Phase::Play(seat), desk.now),
            Phase::RoundOver => match button {
                Button::A => self.advance(desk),
                Button::X => return Reaction::Look(self.behind_the_round().0),
                _ => {}
            },
            Phase::Ended(_) => match button {
                Button::A | Button::B => self.pass_on(desk),
                Button::X => return self.look_up(),
                _ => {}
            },
            // The end is to be seen before anything follows it.
            Phase::Over(_)
                if button != Button::X && desk.now.wrapping_sub(self.since) < END_SETTLES =>
            {
                self.since = desk.now.wrapping_sub(END_SETTLES);
            }
            Phase::Over(_) => match button {
                Button::A => return Reaction::Act(Deed::Again),
                Button::Down | Button::Up => {
                    let most = self.people.len().saturating_sub(PLACES);
                    self.scroll_by(button, most);
                }
                Button::B => return Reaction::Act(Deed::Back),
                Button::X => return Reaction::Look(Chapter::Table),
                _ => {}
            },
            Phase::Play(_) => return self.play(button, desk),
            _ => {}
        }
        Reaction::Nothing
    }

    /// Any key ends what is moving and is then obeyed; but a press of A that only meant to end it decides nothing, and ends
    /// the whole turn that is shown. What is to be read is never passed over.
    fn hurry(&mut self, button: Button, desk: &mut Desk<'_>) -> Reaction<Deed> {
        if button == Button::B && self.offers_the_end() {
            self.skip_to_the_end(desk);
            return Reaction::Nothing;
        }
        if button == Button::A && !matches!(self.phase, Phase::Lifting(_)) {
            self.skip_turn(desk);
            return Reaction::Nothing;
        }
        self.pass_moments(desk);
        if let Phase::Moment { ms, held: true } = self.phase {
            self.since = desk.now.wrapping_sub(ms);
        }
        // What the device does for somebody is announced before it is done.
        let looks = matches!(button, Button::X | Button::Y);
        let announces = matches!(self.phase, Phase::Forced(..)) && !looks;
        if self.is_passing() || announces || button == Button::A {
            self.by_itself = true;
            return Reaction::Nothing;
        }
        self.press(button, desk)
    }

    /// Whether the person steers what goes on.
    pub(super) fn is_steered(&self) -> bool {
        let manner = self.game.running().map(|game| game.manner());
        let seat = self.row.filter(|seat| self.decides(*seat));
        manner.is_some_and(|manner| manner.steered)
            && seat.is_some_and(|seat| self.ask(Some(seat), |screen| screen.goes_on()))
    }

    /// The screen hears the key, and may go on as it likes or stop here.
    fn steer(&mut self, button: Button, desk: &mut Desk<'_>) -> Reaction<Deed> {
        let looks = matches!(button, Button::X | Button::Y);
        if looks {
            self.row = None;
        } else {
            self.touch(desk, |game, scene| game.press(scene, button));
            if self.is_steered() {
                return Reaction::Moved;
            }
        }
        self.pass_moments(desk);
        match looks && !self.is_passing() {
            true => self.press(button, desk),
            false => Reaction::Moved,
        }
    }

    /// Ends what goes by, up to what waits for a key.
    fn pass_moments(&mut self, desk: &mut Desk<'_>) {
        // A game shows at most a few dozen moments for one action.
        for _ in 0..64 {
            if !self.is_passing() {
                break;
            }
            self.pass_on(desk);
        }
    }

    /// Whether something is shown that goes by.
    fn is_passing(&self) -> bool {
        matches!(
            self.phase,
            Phase::Moment { held: false, .. } | Phase::Rest { .. } | Phase::Lifting(_)
        )
    }

    fn scroll_by(&mut self, button: Button, most: usize) {
        self.scroll = match button {
            Button::Down => (self.scroll + 1).min(most),
            _ => self.scroll.saturating_sub(1),
        };
    }

    fn play(&mut self, button: Button, desk: &mut Desk<'_>) -> Reaction<Deed> {
        // Who peeks sees no plates, so nothing can be chosen.
        match (self.is_to_peek(), button) {
            (true, Button::X) => return Reaction::Nothing,
            (true, _) if self.peeking => return Reaction::Nothing,
            (false, Button::X) => return self.look_up(),
            _ => {}
        }
        let accompanied = self.tip().is_some();
        if self.answer_tip(button, desk) {
            return Reaction::Moved;
        }
        let reaction = self.touch(desk, |game, scene| game.press(scene, button));
        if !accompanied {
            self.tips.seek_again();
        }
        reaction.map_or(Reaction::Nothing, |reaction| reaction.map(Deed::Decide))
    }

    /// Names the entries that the game adds to the pause menu now, each with its number.
    pub(crate) fn menu(&self, add: &mut dyn FnMut(usize, MenuEntry<()>)) {
        let decides = matches!(self.phase, Phase::Play(_));
        let looks_on = matches!(self.phase, Phase::Thinking { .. }) && !self.is_advising();
        let mut number = 0;
        self.ask(self.viewer, |screen| {
            screen.menu(&mut |entry| {
                if decides || looks_on && entry.any_time {
                    add(number, entry);
                }
                number += 1;
            });
        });
    }

    /// Chooses an entry that the game adds to the pause menu; most are asked about before they are done.
    pub(crate) fn menu_entry(&mut self, wished: usize, desk: &Desk<'_>) -> Reaction<Deed> {
        let mut offered = None;
        self.menu(&mut |number, entry| {
            if number == wished {
                offered = Some(entry);
            }
        });
        let way = Way::Menu(wished);
        let chosen = offered.and_then(|entry| Some((entry, self.choose(self.viewer, way, desk)?)));
        match chosen {
            Some((MenuEntry { question, .. }, chosen)) => match question {
                Some(question) => Reaction::Ask(question, Deed::Decide(chosen)),
                None => Reaction::Act(Deed::Decide(chosen)),
            },
            None => Reaction::Refuse(line!("Only when it is your turn")),
        }
    }
}

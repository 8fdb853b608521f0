//! What the buttons do at the table, whatever is played.

use super::scenes::END_SETTLES;
use super::{About, Desk, Phase, Question, Table, Want};
use crate::keys::Button;
use crate::parts::results::PLACES;
use crate::screen::{Line, Reaction};
use crate::sound::Sound;

impl Table {
    /// X is held or let go.
    pub(crate) fn peek(&mut self, held: bool) {
        self.peeking = held;
    }

    /// A button was pressed.
    pub(crate) fn press(&mut self, button: Button, desk: &mut Desk<'_>) -> Want {
        self.toast = None;
        if self.question.is_some() {
            self.answer_question(button, desk);
            return Want::Nothing;
        }
        if button == Button::Y && !matches!(self.phase, Phase::Moment { .. }) && !self.is_advising()
        {
            return Want::Menu;
        }
        match self.phase.clone() {
            Phase::Moment { .. } | Phase::Rest | Phase::Lifting(_) => {
                return self.hurry(button, desk);
            }
            Phase::Curtain(seat) if button == Button::A => {
                self.enter(Phase::Lifting(seat), desk.now);
            }
            Phase::Recap(seat) => match button {
                Button::A => self.begin_decision(seat, desk),
                Button::X => return Want::Log,
                _ => {}
            },
            Phase::HandOn(seat) if button == Button::A => self.hand_on(seat, desk),
            Phase::Forced(_) => self.pass_on(desk),
            Phase::Thinking { answer, .. } if button == Button::A => {
                self.hurried = true;
                if answer.is_some() {
                    self.pass_on(desk);
                }
            }
            Phase::Thinking { seat, .. } if self.is_advising() && button == Button::B => {
                self.enter(Phase::Play(seat), desk.now);
            }
            Phase::Thinking { .. } if self.is_advising() => {}
            Phase::Break(seat) if button == Button::A => self.enter(Phase::Play(seat), desk.now),
            Phase::Thinking { .. } if button == Button::X && self.has_moves() => {
                return Want::Moves;
            }
            Phase::Thinking { .. } | Phase::HandOn(_) if button == Button::X => {
                return Want::Scores;
            }
            Phase::RoundOver => match button {
                Button::A => self.advance(desk),
                Button::Down | Button::Up => self.scroll_by(button, self.account_scroll()),
                Button::X => return Want::Scores,
                _ => {}
            },
            Phase::Ended(_) => match button {
                Button::A | Button::B => self.pass_on(desk),
                Button::X if self.has_moves() => return Want::Moves,
                Button::X => return Want::Scores,
                _ => {}
            },
            // The end is to be seen before anything follows it.
            Phase::Over(_) if desk.now.wrapping_sub(self.since) < END_SETTLES => {
                self.since = desk.now.wrapping_sub(END_SETTLES);
            }
            Phase::Over(_) => match button {
                Button::A => return Want::Again,
                Button::Down | Button::Up => {
                    let most = self.people.len().saturating_sub(PLACES);
                    self.scroll_by(button, most);
                }
                Button::B => return Want::Leave,
                Button::X => return Want::Scores,
                _ => {}
            },
            Phase::Play(_) => return self.play(button, desk),
            _ => {}
        }
        Want::Nothing
    }

    /// Any key ends what is moving and is then obeyed; but a press of A that only meant to end it decides nothing.
    fn hurry(&mut self, button: Button, desk: &mut Desk<'_>) -> Want {
        // A game shows at most a few dozen moments for one action.
        for _ in 0..64 {
            match self.phase {
                Phase::Moment { .. } | Phase::Rest | Phase::Lifting(_) => self.pass_on(desk),
                _ => break,
            }
        }
        let moving = matches!(
            self.phase,
            Phase::Moment { .. } | Phase::Rest | Phase::Lifting(_)
        );
        if moving || button == Button::A {
            return Want::Nothing;
        }
        self.press(button, desk)
    }

    fn scroll_by(&mut self, button: Button, most: usize) {
        self.scroll = match button {
            Button::Down => (self.scroll + 1).min(most),
            _ => self.scroll.saturating_sub(1),
        };
    }

    fn play(&mut self, button: Button, desk: &mut Desk<'_>) -> Want {
        // Who peeks sees no plates, so nothing can be chosen.
        if self.peeking
            && button != Button::X
            && self.hall.game().is_some_and(|game| game.may_peek())
        {
            return Want::Nothing;
        }
        let reaction = self.with_screen(desk, |game, scene| game.press(scene, button));
        match reaction.unwrap_or(Reaction::Nothing) {
            Reaction::Nothing => {}
            Reaction::Moved => desk.speaker.play(Sound::Focus),
            Reaction::Act(()) => self.commit(desk),
            Reaction::Ask(question, ()) => {
                desk.speaker.play(Sound::Focus);
                self.ask(question, About::Choice);
            }
            Reaction::Refuse(why) => self.refuse(why, desk),
            Reaction::Say(what) => self.say(what, false, desk),
            Reaction::Scores => return Want::Scores,
            Reaction::Log => return Want::Log,
            Reaction::Moves => return Want::Moves,
        }
        Want::Nothing
    }

    /// A question is on the glass: left and right choose, A answers, B means no.
    fn answer_question(&mut self, button: Button, desk: &mut Desk<'_>) {
        let Some(Question { yes, about, .. }) = &mut self.question else {
            return;
        };
        match button {
            Button::A if *yes => {
                let about = *about;
                self.question = None;
                match about {
                    About::Choice => self.commit(desk),
                    About::TakingBack => self.take_back_now(desk),
                }
            }
            Button::A | Button::B => {
                self.question = None;
                if let Some(game) = self.hall.game_mut() {
                    game.drop_choice();
                }
            }
            Button::Left | Button::Right | Button::Up | Button::Down => {
                *yes = !*yes;
                desk.speaker.play(Sound::Focus);
            }
            _ => {}
        }
    }

    /// Chooses an entry that the game adds to the pause menu; it is asked about before it is done.
    pub(crate) fn choose_menu(&mut self, entry: usize, label: &str, desk: &mut Desk<'_>) {
        let may = matches!(self.phase, Phase::Play(_));
        if may
            && self
                .hall
                .game_mut()
                .is_some_and(|game| game.choose_menu(entry))
        {
            self.ask(crate::line!("{label}?"), About::Choice);
        } else {
            self.refuse(crate::line!("Only when it is your turn"), desk);
        }
    }

    /// Puts a question; the answer that changes nothing has the focus.
    pub(super) fn ask(&mut self, text: Line, about: About) {
        self.question = Some(Question {
            text,
            yes: false,
            about,
        });
    }
}

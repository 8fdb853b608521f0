//! What comes next at the table: moments, hand-overs, decisions, the computers' moves, the end.

use super::game::Done;
use super::rounds::{Round, Totals};
use super::{About, ActionText, Desk, Job, Phase, Table, Toast};
use crate::keys::reached;
use crate::people::Kind;
use crate::screen::Line;
use crate::sound::Sound;
use parlour_rules::{Decision, RngCore, Seat, Turn};

/// How long a computer player seems to think at least, and how long its move is left to be seen.
const BEFORE_A_MOVE: u32 = 400;
const AFTER_A_MOVE: u32 = 600;
/// How long a forced move is announced.
const FORCED: u32 = 900;
/// How long the table is left as it was when the game ended, at any pace: it has to be understood.
const ENDED: u32 = 3500;
/// How long the curtain takes to fall and to open.
pub(super) const CURTAIN_FALLS: u32 = 300;
pub(super) const CURTAIN_OPENS: u32 = 400;
/// How long a short notice stays.
const TOAST: u32 = 2000;

impl Table {
    /// Decides what comes next.
    pub(super) fn advance(&mut self, desk: &mut Desk<'_>) {
        self.question = None;
        if let Some(game) = self.hall.game_mut()
            && let Some(shown) = game.next_moment(self.viewer, &self.people)
        {
            self.told = shown.told;
            if let Some(sound) = shown.motion.sound {
                desk.speaker.play(sound);
            }
            let ms = desk.settings.pace.of(u32::from(shown.motion.ms));
            self.enter(Phase::Moment { ms }, desk.now);
            return;
        }
        self.note_look(self.viewer);
        // After the last move of a round the next one lies dealt already, and the account comes first.
        if core::mem::take(&mut self.rest_due) && self.round_ended.is_none() {
            self.enter(Phase::Rest, desk.now);
            return;
        }
        self.told = None;
        if let Some(last) = self.round_ended.take() {
            self.close_round(last);
            self.enter(Phase::RoundOver, desk.now);
            return;
        }
        match self.hall.game().map(|game| game.turn()) {
            None => {}
            // An account has told how it ended; else the last position does.
            Some(Turn::Over(outcome)) if self.phase != Phase::RoundOver => {
                self.look_on();
                desk.speaker.play(Sound::Win);
                self.enter(Phase::Ended(outcome), desk.now);
            }
            Some(Turn::Over(_)) => {
                self.show_result(desk);
            }
            Some(Turn::Decide(decision)) => self.call(decision, desk),
        }
    }

    /// Shows who won; false where the game goes on.
    pub(super) fn show_result(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(Turn::Over(outcome)) = self.hall.game().map(|game| game.turn()) else {
            return false;
        };
        if !matches!(self.phase, Phase::Ended(_)) {
            desk.speaker.play(Sound::Win);
        }
        self.enter(Phase::Over(outcome), desk.now);
        true
    }

    /// Everybody looks at how the round ended, up to its last event. Whoever had the device may have laid it down for
    /// that, and what was whispered in that round is of no use any more.
    fn close_round(&mut self, last: u32) {
        for (_, looked) in self.looked.iter_mut() {
            *looked = (*looked).max(last);
        }
        self.in_the_know = None;
        if !self.is_alone() {
            self.holder = None;
        }
        self.changed = true;
    }

    /// Puts down for good what an action brought: the row of a finished round, and that the game has ended. It is done
    /// before anything is shown, so that nothing is lost when somebody leaves or the power fails meanwhile.
    pub(super) fn write_down(&mut self, done: Done) {
        if done.round_end.is_some() {
            self.rounds.add(Round {
                totals: self.scores(),
                marked: self.hall.game().is_some_and(|game| game.marks_round()),
            });
            self.round_ended = done.round_end;
        }
        if self.is_over() {
            self.ended = true;
            self.undo.clear();
        }
        self.changed = true;
    }

    /// Calls on the seat that has to decide.
    fn call(&mut self, decision: Decision, desk: &mut Desk<'_>) {
        let seat = decision.seat;
        let is_person = self.people.is_person(seat);
        let forced = is_person
            && self
                .hall
                .game_mut()
                .is_some_and(|game| game.choose_forced());
        // Whoever was told something looks at it for as long as it takes, unless it stays in sight anyhow.
        if let Some(actor) = self.in_the_know.take()
            && (actor != seat || forced)
            && !self.is_alone()
        {
            self.enter(Phase::HandOn(actor), desk.now);
            return;
        }
        if !is_person {
            self.look_on();
            self.enter(
                Phase::Thinking {
                    seat,
                    asked: false,
                    answer: None,
                },
                desk.now,
            );
            return;
        }
        if forced {
            // That somebody else can do nothing comes to light.
            if self.has_secrets() && self.undo.top().is_some_and(|mark| mark.seat != seat) {
                self.undo.clear();
            }
            // It is shown as everybody may see it, but nobody hands the device on for it.
            self.viewer = self.onlooker();
            self.enter(Phase::Forced(seat), desk.now);
            return;
        }
        if self.is_alone() {
            self.holder = Some(seat);
        } else if self.holder != Some(seat) {
            self.holder = None;
            if decision.private {
                self.viewer = Some(seat);
                desk.speaker.play(Sound::YourTurn);
                self.enter(Phase::Curtain(seat), desk.now);
                return;
            }
        }
        let again = self.last == Some(seat) && self.holder == Some(seat);
        if self.last != Some(seat) {
            desk.speaker.play(Sound::YourTurn);
        }
        self.begin_decision(seat, desk);
        if again && self.hall.game_mut().is_some_and(|game| game.choose_on()) {
            self.commit(desk);
        }
    }

    /// Somebody decides who is not at the device: show the table as the people round it may see it.
    fn look_on(&mut self) {
        self.viewer = self.onlooker();
        if !self.is_alone() && self.viewer.is_none() {
            self.holder = None;
        }
    }

    pub(super) fn begin_decision(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        self.viewer = Some(seat);
        self.enter(Phase::Play(seat), desk.now);
        self.note_look(Some(seat));
        self.with_screen(desk, |game, scene| game.arrive(scene));
    }

    /// The seat has seen everything up to now.
    fn note_look(&mut self, seat: Option<Seat>) {
        if let (Some(seat), Some(game)) = (seat, self.hall.game()) {
            self.looked[seat] = game.latest();
        }
    }

    /// Time passes.
    pub(crate) fn tick(&mut self, desk: &mut Desk<'_>) {
        if self
            .toast
            .as_ref()
            .is_some_and(|toast| reached(desk.now, toast.until))
        {
            self.toast = None;
        }
        if self.count_time(desk) {
            return;
        }
        let passed = desk.now.wrapping_sub(self.since);
        let pace = desk.settings.pace;
        let due = match &self.phase {
            Phase::Moment { ms, .. } => passed >= *ms,
            Phase::Lifting(_) => passed >= pace.of(CURTAIN_OPENS),
            Phase::Rest => passed >= pace.of(AFTER_A_MOVE),
            Phase::Forced(_) => passed >= pace.of(FORCED),
            Phase::Ended(_) => passed >= ENDED,
            Phase::Thinking { answer, .. } => answer.is_some() && passed >= pace.of(BEFORE_A_MOVE),
            _ => false,
        };
        if due {
            self.pass_on(desk);
        }
    }

    /// Something lies over the table: its last position is to be seen for as long after that.
    pub(crate) fn keep_ending(&mut self, now: u32) {
        if matches!(self.phase, Phase::Ended(_)) {
            self.since = now;
        }
    }

    /// Ends what the table shows for a while and goes on.
    pub(super) fn pass_on(&mut self, desk: &mut Desk<'_>) {
        match &self.phase {
            Phase::Moment { .. } => {
                if let Some(game) = self.hall.game_mut() {
                    game.end_moment();
                }
                self.advance(desk);
            }
            Phase::Lifting(seat) => {
                let seat = *seat;
                self.lifted(seat, desk);
            }
            Phase::Forced(_) => self.commit(desk),
            Phase::Ended(_) => {
                self.show_result(desk);
            }
            Phase::Thinking {
                seat,
                answer: Some(text),
                ..
            } if self.people.is_person(*seat) => {
                let (seat, text) = (*seat, text.clone());
                self.advise(seat, &text, desk);
            }
            Phase::Thinking {
                answer: Some(text), ..
            } => {
                if let Some(game) = self.hall.game_mut()
                    && !game.choose(text)
                {
                    game.choose_any();
                }
                self.commit(desk);
            }
            _ => self.advance(desk),
        }
    }

    /// Whoever was told something has looked at it. Where somebody else decides next, the device is given away now.
    pub(super) fn hand_on(&mut self, actor: Seat, desk: &mut Desk<'_>) {
        if !self.decides(actor) {
            self.holder = None;
        }
        self.advance(desk);
    }

    /// Whether the game waits for this seat.
    pub(super) fn decides(&self, seat: Seat) -> bool {
        self.hall
            .game()
            .is_some_and(|game| game.turn().seat() == Some(seat))
    }

    /// The curtain is open: tell what happened, or go straight to the decision.
    fn lifted(&mut self, seat: Seat, desk: &mut Desk<'_>) {
        self.holder = Some(seat);
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
        let mut news = false;
        self.recap(seat, &mut |_, _| news = true);
        if news {
            self.enter(Phase::Recap(seat), desk.now);
        } else {
            self.begin_decision(seat, desk);
        }
    }

    /// What happened since the seat last looked, oldest first; also what the device did in its place. What the seat
    /// decided itself it has looked at.
    pub(crate) fn recap(&self, seat: Seat, tell: &mut dyn FnMut(Option<Seat>, &Line)) {
        if let Some(game) = self.hall.game() {
            game.recall(Some(seat), self.looked[seat], &self.people, tell);
        }
    }

    /// The decision that a computer player has to make now. Given out once.
    pub(crate) fn job(&mut self) -> Option<Job> {
        let Phase::Thinking { seat, asked, .. } = &mut self.phase else {
            return None;
        };
        if core::mem::replace(asked, true) {
            return None;
        }
        let level = match self.people.get(*seat) {
            Some(guest) if guest.kind != Kind::Person => guest.level(),
            // Advice comes from the best player there is.
            _ => u8::MAX,
        };
        let seed = u64::from(self.rng.next_u32());
        self.hall.job(level, seed)
    }

    /// A computer player's answer to [`Table::job`]. Without one the first legal action is taken.
    pub(crate) fn answer(&mut self, text: Option<ActionText>) {
        if self.stale > 0 {
            self.stale -= 1;
        } else if let Phase::Thinking { answer, .. } = &mut self.phase {
            *answer = Some(text.unwrap_or_default());
        }
    }

    /// Whether a computer player looks for a move for the person who decides.
    pub(super) fn is_advising(&self) -> bool {
        matches!(self.phase, Phase::Thinking { seat, .. } if self.people.is_person(seat))
    }

    /// Whether whoever decides may ask for advice.
    pub(crate) fn may_advise(&self) -> bool {
        matches!(self.phase, Phase::Play(_))
            && self
                .hall
                .game()
                .is_some_and(|game| game.advises(self.viewer))
    }

    /// Lets a computer player look for a move for the person who decides.
    pub(crate) fn ask_advice(&mut self, desk: &Desk<'_>) {
        if let Phase::Play(seat) = self.phase {
            self.enter(
                Phase::Thinking {
                    seat,
                    asked: false,
                    answer: None,
                },
                desk.now,
            );
        }
    }

    /// The advice is there, and the decision goes on.
    fn advise(&mut self, seat: Seat, text: &str, desk: &mut Desk<'_>) {
        self.enter(Phase::Play(seat), desk.now);
        let said = self.with_screen(desk, |game, scene| game.advise(scene, text));
        if let Some(line) = said.flatten() {
            desk.speaker.play(Sound::Confirm);
            self.say(line, false, desk);
        }
    }

    /// Carries out the chosen action of the seat whose turn it is.
    pub(super) fn commit(&mut self, desk: &mut Desk<'_>) {
        if self.spend_time(desk) {
            return;
        }
        let by_hand = matches!(self.phase, Phase::Play(_));
        let rounds = self.rounds.played();
        let Some(game) = self.hall.game_mut() else {
            return;
        };
        let Some(seat) = game.turn().seat() else {
            return;
        };
        let latest = game.latest();
        let saved = if by_hand {
            game.save(desk.room).map_or(0, <[u8]>::len)
        } else {
            0
        };
        let done = match game.commit(self.viewer) {
            Ok(done) => done,
            Err(why) if by_hand => return self.refuse(why, desk),
            // A computer player that lost its way must not stop the game.
            Err(why) => match game.choose_any().then(|| game.commit(self.viewer)) {
                Some(Ok(done)) => done,
                _ => return self.refuse(why, desk),
            },
        };
        if by_hand {
            let save = desk.room.get(..saved).unwrap_or_default();
            self.undo.push(seat, latest, rounds, save);
            self.in_the_know = done.whispered.then_some(seat);
        }
        if done.settled || (self.has_secrets() && !by_hand) {
            self.undo.clear();
        }
        self.rest_due = !by_hand;
        self.last = Some(seat);
        self.actions = self.actions.saturating_add(1);
        if by_hand {
            self.note_look(Some(seat));
        }
        self.write_down(done);
        self.advance(desk);
    }

    /// Whether there is something to take back.
    pub(crate) fn can_take_back(&self) -> bool {
        let settled = matches!(
            self.phase,
            Phase::Moment { .. } | Phase::Ended(_) | Phase::Over(_) | Phase::RoundOver
        );
        let game = self.hall.game();
        !settled && self.undo.top().is_some() && game.is_some_and(|game| game.takes_back())
    }

    /// Takes the last decision of a person back; another person who is deciding by now is asked first.
    pub(crate) fn take_back(&mut self, desk: &mut Desk<'_>) {
        match (&self.phase, self.undo.top()) {
            (Phase::Play(seat), Some(mark)) if mark.seat != *seat => {
                let name = self.people.name(mark.seat);
                self.ask(crate::line!("May {name} take back?"), About::TakingBack);
            }
            _ => self.take_back_now(desk),
        }
    }

    pub(super) fn take_back_now(&mut self, desk: &mut Desk<'_>) {
        let Table {
            hall, undo, rounds, ..
        } = self;
        let (Some(game), Some((mark, save))) = (hall.game_mut(), undo.pop()) else {
            return;
        };
        if game.restore(save, mark.latest).is_err() {
            return;
        }
        rounds.take_back(mark.rounds);
        for (_, looked) in self.looked.iter_mut() {
            *looked = (*looked).min(mark.latest);
        }
        self.in_the_know = None;
        self.rest_due = false;
        self.round_ended = None;
        // Nobody knows who holds the device now.
        if !self.is_alone() {
            self.holder = None;
        }
        self.last = None;
        self.changed = true;
        self.advance(desk);
    }

    /// The score of each seat now.
    pub(super) fn scores(&self) -> Totals {
        let mut scores = Totals::default();
        if let Some(game) = self.hall.game() {
            for (place, seat) in scores.iter_mut().zip(game.players().seats()) {
                *place = game.score(seat);
            }
        }
        scores
    }

    /// Says that something cannot be done.
    pub(super) fn refuse(&mut self, why: Line, desk: &mut Desk<'_>) {
        desk.speaker.play(Sound::Refused);
        self.say(why, true, desk);
    }

    /// Says something in a few words.
    pub(super) fn say(&mut self, text: Line, refusal: bool, desk: &Desk<'_>) {
        self.toast = Some(Toast {
            text,
            refusal,
            until: desk.now.wrapping_add(TOAST),
        });
    }
}

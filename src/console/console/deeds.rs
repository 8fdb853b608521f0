//! What follows from a press: the one place that answers to a [`Reaction`] and carries out a [`Deed`].

use super::{Console, Wanted, Write};
use crate::deed::{Deed, NewGame};
use crate::line;
use crate::screen::{Line, Reaction};
use crate::shell::Room;
use crate::sound::Sound;
use crate::store::Key;
use crate::table::{Reading, Table};
use crate::toast::Toast;
use parlour_rules::Memory;

impl Console {
    /// Does what a press asks for.
    pub(super) fn follow(&mut self, reaction: Reaction<Deed>) {
        match reaction {
            Reaction::Nothing => {}
            Reaction::Moved => self.speaker.play(Sound::Focus),
            Reaction::Refuse(why) => {
                self.speaker.play(Sound::Refused);
                if !why.is_empty() {
                    self.toast = Some(Toast::refusal(why, self.now));
                }
            }
            Reaction::Say(what) => self.toast = Some(Toast::news(what, self.now)),
            Reaction::Ask(question, deed) => {
                self.speaker.play(Sound::Focus);
                self.shell.ask(question, deed);
            }
            Reaction::Look(chapter) => {
                self.speaker.play(Sound::Confirm);
                let reading = Reading {
                    settings: &self.settings,
                    size: self.size,
                    now: self.now,
                };
                self.shell.look(chapter, &self.table, reading);
            }
            Reaction::Act(deed) => self.carry_out(deed),
        }
    }

    fn carry_out(&mut self, deed: Deed) {
        match deed {
            Deed::Back => {
                self.speaker.play(Sound::Focus);
                self.shell.back(&self.table);
            }
            Deed::Menu => {
                self.speaker.play(Sound::Confirm);
                self.shell.open_menu(&self.table);
            }
            Deed::Open(panel) => {
                self.speaker.play(Sound::Confirm);
                self.shell.open(panel);
            }
            Deed::Go(place) => {
                self.speaker.play(Sound::Confirm);
                self.shell.go(place);
            }
            Deed::Set(settings) => {
                self.speaker.play(Sound::Confirm);
                if settings.large_text != self.settings.large_text {
                    self.forget_picture();
                }
                self.settings = settings;
                self.queue(Write::Put(Key::SETTINGS));
            }
            Deed::KeepRules(info, options) => {
                self.speaker.play(Sound::Focus);
                self.habits.note_own(info, &options);
                self.queue(Write::Put(Key::HABITS));
            }
            Deed::LookInto(key, panel) => {
                self.speaker.play(Sound::Confirm);
                self.wanted = Some((key, Wanted::Glimpse));
                self.shell.open(panel);
            }
            Deed::Read(key) => {
                self.speaker.play(Sound::Confirm);
                self.wanted = Some((key, Wanted::Game));
            }
            Deed::SetUp(wish) => {
                let reaction = self.shell.set_up(wish, &self.habits);
                self.follow(reaction);
            }
            Deed::PutOff(game) => {
                self.speaker.play(Sound::Focus);
                self.put_off(&game);
            }
            Deed::Begin(game) => {
                self.speaker.play(Sound::Confirm);
                self.begin(game);
            }
            Deed::Again => {
                self.speaker.play(Sound::Confirm);
                self.begin_again();
            }
            Deed::Decide(chosen) => self.at_table(|table, desk| table.decide(chosen, desk)),
            Deed::Break => {
                self.shell.close_panels();
                self.at_table(Table::stop_clocks);
            }
            Deed::Advice => {
                self.shell.close_panels();
                self.at_table(|table, desk| table.ask_advice(desk));
            }
            Deed::MenuEntry(entry) => {
                self.shell.close_panels();
                let reaction = self.at_table(|table, desk| table.menu_entry(entry, desk));
                self.follow(reaction);
            }
            Deed::Seat(seat, kind) => {
                self.at_table(|table, desk| table.change_seat(seat, kind, desk));
                self.speaker.play(Sound::Focus);
            }
            Deed::TakeBack => {
                self.shell.close_panels();
                let reaction = self.table.wish_to_take_back();
                self.follow(reaction);
            }
            Deed::TakeBackAgreed => self.at_table(Table::take_back),
            Deed::Leave => {
                self.shell.close_panels();
                if self.at_table(Table::leave) {
                    self.shell.go_to_games(&self.table);
                }
            }
        }
    }

    fn begin_again(&mut self) {
        let memory = match self.table.info() {
            Some(info) => self.habits.memory(info),
            None => Memory::EMPTY,
        };
        if let Err(fault) = self.at_table(|table, desk| table.again(memory, desk)) {
            self.shell.notice("Not yet", &line!("{fault}"));
        }
    }

    fn begin(&mut self, game: NewGame) {
        self.household.remember(&game.people);
        self.habits
            .note(game.info, game.people.len(), &game.options);
        self.queue(Write::Put(Key::HOUSEHOLD));
        self.queue(Write::Put(Key::HABITS));
        match self.at_table(|table, desk| table.start(game, desk)) {
            Ok(()) => self.shell.go(Room::Table),
            Err(fault) => self.shell.notice("Not yet", &line!("{fault}")),
        }
    }

    fn put_off(&mut self, game: &NewGame) {
        if self.household.remember(&game.people) {
            self.queue(Write::Put(Key::HOUSEHOLD));
        }
        if self.habits.note_seats(game.info, game.people.len()) {
            self.queue(Write::Put(Key::HABITS));
        }
        self.shell.back(&self.table);
    }

    /// Lays a game out as it stands after these actions, and goes on with it. Nobody is remembered for it: it is for
    /// pictures and measurements. Says which action was refused, and why.
    pub fn lay_out(
        &mut self,
        game: NewGame,
        seed: u64,
        played: &mut dyn Iterator<Item = &str>,
    ) -> Result<(), Line> {
        self.at_table(|table, desk| table.lay_out(game, seed, played, desk))?;
        self.shell.go(Room::Table);
        self.settle();
        Ok(())
    }
}

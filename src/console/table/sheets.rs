//! What the table writes down, as chapters of its book: the log, the score sheet, and the account of a round.

use super::Table;
use super::book::Page;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::list::Window;
use crate::parts::score_sheet::Head;
use crate::parts::seat::{Ground, SeatSize};
use crate::parts::{self, SeatLook};
use crate::screen::{Entry, Heading, Line};
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::{MAX_SEATS, Seat, SeatSet, Turn, order};

/// How many lines of the log, and of an account, are in sight.
const LOG_LINES: usize = 9;
const ACCOUNT_LINES: usize = 9;
/// The longest account: ten seats with a few lines each.
const ACCOUNT: usize = 64;
/// From one line to the next.
const PITCH: i32 = 19;

/// Where a line of the log or an account stands on its paper.
fn line_place(row: i32, width: i32) -> Rectangle {
    area(14, 40 + row * PITCH, width - 34, PITCH)
}

/// A little more than a line's place: some letters reach beyond the pen.
fn margins(place: Rectangle) -> Rectangle {
    Rectangle::new(
        place.top_left - Point::new(2, 0),
        place.size + Size::new(4, 0),
    )
}

/// The fonts for a line of running text, the one to be tried first at the front.
fn fonts(large: bool) -> &'static [Font] {
    if large {
        &[Font::B10, Font::B8]
    } else {
        &[Font::B8]
    }
}

impl Table {
    pub(super) fn log_heading(&self) -> Heading {
        let lines = self.told(self.reader(), 0).count();
        Heading::growing("Log", lines, LOG_LINES)
    }

    /// The event after which the log is read when so many lines of it are out of sight above.
    pub(super) fn log_begins_after(&self, lines: usize) -> u32 {
        let hidden = self.told(self.reader(), 0).take(lines);
        hidden.last().map_or(0, |told| told.number)
    }

    /// Draws the log as far as it is in sight.
    pub(super) fn draw_log(&self, page: &Page, large: bool, stage: &mut Stage<'_>) {
        parts::paper::sheet(stage, area(8, 34, stage.width() - 22, 180));
        let lines = self.told(self.reader(), page.after).take(LOG_LINES);
        let mut seen = 0;
        for (row, told) in lines.enumerate() {
            self.draw_log_line(row, told.seat, &told.words, large, stage);
            seen = row + 1;
        }
        let window = Window {
            first: page.scroll,
            seen,
            total: page.heading.steps + seen,
        };
        parts::list::scroll_bar(stage, Point::new(stage.width() - 9, 34), 180, window);
    }

    fn draw_log_line(
        &self,
        row: usize,
        actor: Option<Seat>,
        text: &str,
        large: bool,
        stage: &mut Stage<'_>,
    ) {
        let place = line_place(row as i32, stage.width());
        let name = actor.map_or("", |seat| self.people.name(seat));
        let shape = actor.map(|seat| self.people.shape(seat));
        stage.item(margins(place), (shape, name, text, large), |canvas| {
            let at = place.top_left;
            let mut left = at.x;
            if let Some(shape) = shape {
                SeatLook::new(shape).draw(
                    canvas,
                    at + Point::new(0, 2),
                    SeatSize::List,
                    Ground::Paper,
                );
                left += 17;
            }
            // On the narrow picture a long line does without the name: the shape says who it was.
            let whole = line!("{name} {text}");
            let room = place.size.width as i32 - (left - at.x);
            let words = if Font::B8.width(&whole) <= room {
                whole.trim()
            } else {
                text
            };
            let start = Point::new(left, at.y + if large { 4 } else { 5 });
            canvas.text_within(words, start, room, fonts(large), Colour::INK);
        });
    }

    /// Tells the lines of the account, each with its place among the seats: a game without rounds ends with the lines of the
    /// winner first, then by place.
    fn each_entry(&self, tell: &mut dyn FnMut(usize, Entry)) {
        let standings = match self.turn() {
            Some(Turn::Over(outcome)) if !self.has_rounds() => Some(self.standings(outcome)),
            _ => None,
        };
        let mut place = None;
        self.ask(None, |screen| {
            screen.account(&mut |entry| match &standings {
                None => tell(0, entry),
                Some(standings) => {
                    if let Some(seat) = entry.seat {
                        place = standings.iter().position(|(_, other, _)| *other == seat);
                    }
                    if let Some(place) = place {
                        tell(place, entry);
                    }
                }
            });
        });
    }

    /// The lines of the account in their order.
    fn entries(&self) -> Vec<(usize, Entry), ACCOUNT> {
        let mut entries = Vec::new();
        self.each_entry(&mut |place, entry| {
            let _ = entries.push((place, entry));
        });
        order::least_first(&mut entries, |(place, _)| *place);
        entries
    }

    /// How many lines the account has.
    fn account_length(&self) -> usize {
        let mut lines = 0;
        self.each_entry(&mut |_, _| lines += 1);
        lines.min(ACCOUNT)
    }

    /// Whether the game is played in rounds, of which at least one is over.
    pub(super) fn has_rounds(&self) -> bool {
        self.rounds.played() > 0
    }

    /// The heading of the account, if there is anything to explain about the scores.
    pub(super) fn account_heading(&self) -> Option<Heading> {
        let lines = self.account_length();
        (lines > 0).then_some(Heading {
            steps: lines.saturating_sub(ACCOUNT_LINES),
            ..Heading::page("The score")
        })
    }

    /// What stands above the account: the round that it is about.
    pub(super) fn account_title(&self) -> Line {
        let word = self.game.running().map_or("", |game| game.manner().round);
        match self.rounds.played() {
            0 => line!("The score"),
            rounds => line!("{word} {rounds}"),
        }
    }

    /// Draws how the last round was scored, from a line on. On its own, for its lines need ten kilobytes of the stack, which
    /// no other picture is to have beneath it.
    #[inline(never)]
    pub(super) fn draw_account(&self, scroll: usize, large: bool, stage: &mut Stage<'_>) {
        let entries = self.entries();
        let scroll = scroll.min(entries.len().saturating_sub(ACCOUNT_LINES));
        let window = Window {
            first: scroll,
            seen: ACCOUNT_LINES.min(entries.len()),
            total: entries.len(),
        };
        parts::paper::sheet(stage, area(8, 34, stage.width() - 22, 180));
        for row in window.rows() {
            if let Some((_, entry)) = entries.get(row) {
                self.draw_entry(window.place(row), entry, large, stage);
            }
        }
        parts::list::scroll_bar(stage, Point::new(stage.width() - 9, 34), 180, window);
    }

    fn draw_entry(&self, row: i32, entry: &Entry, large: bool, stage: &mut Stage<'_>) {
        let place = line_place(row, stage.width());
        let shape = entry.seat.map(|seat| self.people.shape(seat));
        stage.item(margins(place), (shape, entry, large), |canvas| {
            let at = place.top_left;
            let right = at.x + place.size.width as i32;
            if let Some(shape) = shape {
                SeatLook::new(shape).draw(
                    canvas,
                    at + Point::new(0, 2),
                    SeatSize::List,
                    Ground::Paper,
                );
            }
            let ink = if entry.sum {
                Colour::INK
            } else {
                Colour::UMBER
            };
            let large = large || entry.sum;
            let top = at.y + if large { 4 } else { 5 };
            let points = entry
                .points
                .map_or_else(Line::new, |points| line!("{points}"));
            let room = place.size.width as i32 - 18 - Font::B10.width(&points) - 4;
            let start = Point::new(at.x + 18, top);
            canvas.text_within(&entry.text, start, room, fonts(large), ink);
            canvas.text_right(&points, Point::new(right, at.y + 4), Font::B10, Colour::INK);
            if entry.sum {
                canvas.hline(
                    Point::new(at.x + 18, at.y + PITCH - 1),
                    place.size.width as i32 - 18,
                    Colour::SAND,
                );
            }
        });
    }

    pub(super) fn sheet_heading(&self) -> Heading {
        Heading::growing("Score sheet", self.rounds.kept(), parts::score_sheet::ROWS)
    }

    /// How many teams do not fit beside each other on the score sheet.
    pub(crate) fn sheet_shift(&self, width: i32) -> usize {
        self.teams()
            .len()
            .saturating_sub(parts::score_sheet::columns(width))
    }

    /// Draws the score sheet from a round and a team on.
    pub(super) fn draw_sheet(&self, scroll: usize, shift: usize, stage: &mut Stage<'_>) {
        let scores = self.scores();
        let leaders = self.leaders();
        let columns = parts::score_sheet::columns(stage.width());
        let shift = shift.min(self.sheet_shift(stage.width()));
        let teams: Vec<SeatSet, MAX_SEATS> =
            self.teams().into_iter().skip(shift).take(columns).collect();
        // Partners have the same score: that of the first is the team's.
        let firsts: Vec<Seat, MAX_SEATS> =
            teams.iter().filter_map(|team| team.iter().next()).collect();
        let totals: Vec<Line, MAX_SEATS> = firsts
            .iter()
            .map(|seat| line!("{}", scores.get(seat.index()).copied().unwrap_or(0)))
            .collect();
        let heads: Vec<Head<'_>, MAX_SEATS> = teams
            .iter()
            .flat_map(|team| team.iter())
            .map(|seat| self.head(seat))
            .collect();
        let mut rest = heads.as_slice();
        let columns: Vec<parts::score_sheet::Column<'_>, MAX_SEATS> = teams
            .iter()
            .zip(&totals)
            .map(|(team, total)| {
                let (partners, others) = rest.split_at(team.len().min(rest.len()));
                rest = others;
                parts::score_sheet::Column {
                    partners,
                    total,
                    leads: team.iter().any(|seat| leaders.has(seat)),
                }
            })
            .collect();
        let total = self.rounds.kept();
        let window = Window {
            first: scroll.min(total.saturating_sub(parts::score_sheet::ROWS)),
            seen: total.min(parts::score_sheet::ROWS),
            total,
        };
        let more = [shift > 0, shift < self.sheet_shift(stage.width())];
        let grid = parts::score_sheet::sheet(stage, &columns, window, more);
        for (row, round) in window.rows().enumerate() {
            let points: Vec<Line, MAX_SEATS> = firsts
                .iter()
                .map(|seat| line!("{}", self.rounds.gained(round, *seat)))
                .collect();
            let cells: Vec<&str, MAX_SEATS> = points.iter().map(Line::as_str).collect();
            let number = line!("{}", self.rounds.number(round));
            let marked = self.rounds.is_marked(round);
            parts::score_sheet::row(stage, grid, row, &number, &cells, marked);
        }
    }

    /// A seat as it stands above its column.
    pub(super) fn head(&self, seat: Seat) -> Head<'_> {
        Head {
            look: self.look(seat),
            name: self.people.name(seat),
        }
    }

    /// Who leads: the winners at the end, before that the best score once a round has been played.
    pub(super) fn leaders(&self) -> SeatSet {
        if let Some(Turn::Over(outcome)) = self.turn() {
            return outcome.winners;
        }
        let low_wins = self.info().is_some_and(|info| info.low_wins);
        let scores = self.scores();
        let standing = |seat: &Seat| {
            let score = scores.get(seat.index()).copied().unwrap_or(0);
            if low_wins {
                score.saturating_neg()
            } else {
                score
            }
        };
        let best = self
            .people
            .iter()
            .map(|(seat, _)| standing(&seat))
            .max()
            .filter(|_| self.has_rounds());
        self.people
            .iter()
            .map(|(seat, _)| seat)
            .filter(|seat| Some(standing(seat)) == best)
            .collect()
    }
}

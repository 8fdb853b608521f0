//! How the set-up of a game looks: seats in rows, and below them, or beside them on the wide picture, its rules.

use super::{Focus, Inner, PITCH, ROW, SEEN, SetupPage, kind_line, partners, value_line};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::list::{SeatRow, Window};
use crate::parts::plate::{Button, On};
use crate::parts::seat::SeatLook;
use crate::parts::{self, Hints, list};
use crate::people::{Guest, Kind};
use crate::screen::Line;
use crate::shell::{Glance, games, options};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::{Info, OptionValues, Seat};

/// What the rules are called that can be set; those of the book are called the rules.
pub(in crate::shell) const HOUSE_RULES: &str = "House rules";

impl SetupPage {
    pub(in crate::shell) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let Some(info) = self.info() else {
            return;
        };
        match &self.inner {
            Inner::Options(page) => {
                let large = glance.settings.large_text;
                return page.draw(info, &self.options, self.first, &self.people, large, stage);
            }
            Inner::Seat(page) if page.is_typing() => {}
            _ => self.draw_seats(info, glance, stage),
        }
        if let Inner::Seat(page) = &self.inner {
            let people = self.people.clone().at(&self.seating(info));
            page.draw(&people, self.terms(info), stage);
        }
    }

    fn draw_seats(&self, info: &'static Info, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        parts::ground::walnut(stage);
        parts::bars::title(stage, info.name, &games::seats_line(info), glance.battery);
        self.draw_rows(info, stage);
        if stage.wide() {
            self.draw_rules_wide(info, stage);
        } else {
            self.draw_plates(info, stage);
        }
        let a = match self.focus {
            Focus::Row(row) if row >= self.people.len() => "Add",
            Focus::Row(_) => "Edit",
            Focus::Rules if options::rows(info) == 0 => "Read",
            Focus::All | Focus::Rules => "Change",
            Focus::Begin => self.begin_word(),
        };
        let b = match self.is_among_seats() {
            true => "Done",
            false => "Back",
        };
        parts::bars::hints(stage, Hints::a(a).b(b).x("Rules").menu());
    }

    /// Below the seats: all persons at once, the rules of this house, and the button that begins.
    fn draw_plates(&self, info: &Info, stage: &mut Stage<'_>) {
        let all = self.change_all_words();
        if let Some(words) = all {
            let place = area(8, 177, 62, 37);
            list::two_line_plate(stage, place, words, self.focus == Focus::All);
        }
        let left = if all.is_some() { 73 } else { 8 };
        let rules = area(left, 177, 165 - left, 37);
        let words = rules_line(info, &self.options);
        list::leading_plate(
            stage,
            rules,
            HOUSE_RULES,
            &words,
            self.focus == Focus::Rules,
        );
        self.draw_begin(area(168, 177, 64, 35), stage);
    }

    fn draw_begin(&self, place: Rectangle, stage: &mut Stage<'_>) {
        let state = Button::focused(self.focus == Focus::Begin);
        parts::plate::button(
            stage,
            place,
            self.begin_word(),
            state,
            On::Walnut,
            Font::B14,
        );
    }

    /// The seats, and below them the row that adds one.
    pub(super) fn draw_rows(&self, info: &'static Info, stage: &mut Stage<'_>) {
        let focus = match self.focus {
            Focus::Row(row) => row,
            _ => 0,
        };
        let window = Window::around(focus, SEEN, self.rows());
        let width = if stage.wide() {
            172
        } else {
            stage.width() - 16
        };
        let bar = if window.total > window.seen { 8 } else { 0 };
        let seating = self.seating(info);
        let people = self.people.clone().at(&seating);
        for row in window.rows() {
            let place = area(8, 34 + window.place(row) * PITCH, width - bar, ROW);
            let focused = self.focus == Focus::Row(row);
            match Seat::new(row).and_then(|seat| Some((seat, people.get(seat)?))) {
                Some((seat, guest)) => {
                    let partners = partners(&people, seating.teams, seat);
                    let changes = seating.computers;
                    draw_guest(
                        stage,
                        place,
                        guest,
                        &partners,
                        (info.levels, changes),
                        focused,
                    );
                }
                None => list::add_row(stage, place, "Add a seat", focused),
            }
        }
        list::scroll_bar(
            stage,
            Point::new(8 + width - 4, 34),
            SEEN as i32 * PITCH - 3,
            window,
        );
    }

    /// On the wide picture the rules lie beside the seats, on paper.
    fn draw_rules_wide(&self, info: &'static Info, stage: &mut Stage<'_>) {
        let place = area(192, 34, 120, 180);
        parts::paper::sheet(stage, place);
        let edge = (Colour::BRASS, 2);
        if self.focus == Focus::Rules {
            parts::ground::edge(stage, place, 5, edge);
        }
        let left = place.top_left.x + 9;
        let right = place.top_left.x + 111;
        let text = area(left, 40, right - left, 138);
        stage.item(text, ("rules", &self.options_look()), |canvas| {
            canvas.text(HOUSE_RULES, Point::new(left, 45), Font::B12, Colour::INK);
            canvas.hline(Point::new(left, 63), 102, Colour::BRASS_LO);
            self.draw_options(info, canvas, left, right);
        });
        self.draw_begin(area(200, 182, 104, 26), stage);
        let foot = area(8, 177, 172, 37);
        match self.change_all_words() {
            Some(words) => {
                let focused = self.focus == Focus::All;
                list::leading_plate(stage, foot, "All seats at once", words, focused);
            }
            None => {
                stage.item(foot, "foot", |canvas| list::draw_row(canvas, foot, false));
                let at = foot.top_left + Point::new(8, 13);
                let words = match info.players {
                    (1, 1) => "For one player.",
                    _ => "For persons only.",
                };
                stage.text(words, at, Font::B10, Colour::SAND);
            }
        }
    }

    /// Option and value in one line where both fit, else in two; as many as there is room for.
    fn draw_options(&self, info: &'static Info, canvas: &mut Canvas<'_>, left: i32, right: i32) {
        const FIRST: i32 = 68;
        const LAST: i32 = 168;
        const LINE: i32 = 13;
        let mut top = FIRST;
        if info.options.is_empty() {
            let at = Point::new(left, top);
            canvas.text(&rules_line(info, &self.options), at, Font::B8, Colour::INK);
        }
        for (number, option) in info.options.iter().enumerate() {
            let value = value_line(info, number, &self.options);
            let width = Font::B8.width(option.label) + 6 + Font::B8.width(&value);
            let height = if width <= right - left {
                LINE
            } else {
                2 * LINE
            };
            let is_last = number + 1 == info.options.len();
            if top + height > LAST - if is_last { 0 } else { LINE } {
                canvas.text("and more", Point::new(left, top), Font::B8, Colour::UMBER);
                return;
            }
            canvas.text(option.label, Point::new(left, top), Font::B8, Colour::UMBER);
            top += height;
            canvas.text_right(&value, Point::new(right, top - LINE), Font::B8, Colour::INK);
            top += 2;
        }
    }

    fn options_look(&self) -> heapless::Vec<i16, 16> {
        (0..self.info().map_or(0, |info| info.options.len()))
            .map(|option| self.options.get(option))
            .collect()
    }
}

fn draw_guest(
    stage: &mut Stage<'_>,
    place: Rectangle,
    guest: &Guest,
    partners: &[SeatLook],
    (levels, changes): (u8, bool),
    focused: bool,
) {
    let words = kind_line(guest.kind, levels);
    // Rows on the wide picture, and those with partners, have room for the temperament only.
    let short = stage.wide() || !partners.is_empty();
    let kind = match guest.kind {
        Kind::Person if short => "",
        Kind::Computer(_) if short => words.rsplit(',').next().unwrap_or("").trim_start(),
        _ => &words,
    };
    let row = SeatRow {
        look: SeatLook::new(guest.shape),
        name: &guest.name,
        partners,
        kind,
        computer: guest.kind != Kind::Person,
        changes,
    };
    list::seat_row(stage, place, row, focused);
}

/// What the set of rules is called: a preset's name, or that it is the players' own.
fn rules_line(info: &Info, values: &OptionValues) -> Line {
    let preset = info
        .preset_of(values)
        .and_then(|place| info.presets.get(place));
    match preset {
        Some(preset) => line!("{}", preset.name),
        None if *values == OptionValues::defaults(info) => line!("Booklet"),
        None => line!("Your own"),
    }
}

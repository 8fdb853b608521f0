//! The parts on both widths: what they promise about places, and that each of
//! them says when it looks different.

extern crate std;

use core::fmt::Debug;

use embedded_graphics::geometry::{Point, Size};
use parlour_rules::Game;
use parlour_rules::cards::{Card, Rank, Suit};
use parlour_rules::info::First;
use parlour_rules::options::OptionKind;
use std::string::String;
use std::vec;
use std::vec::Vec;

use super::bubble::Points;
use super::fan::{FanCard, FanLook, FanUse};
use super::form::Setting;
use super::keyboard::{Cursor, KeyCap, Page};
use super::list::Window;
use super::plate::{Button, On};
use super::results::Mood;
use super::*;
use crate::paint::{Canvas, Colour, Damage, Drawn, Font, Stage, Surface, Word, area, present};
use crate::screen::MoveList;
use crate::testing::SIZES;

fn paint(size: Size, turned: bool, scene: impl Fn(&mut Stage<'_>)) -> Vec<u8> {
    let mut pixels = vec![0; (size.width * size.height) as usize];
    let surface = Surface {
        pixels: &mut pixels,
        size,
        turned,
        words: None,
    };
    present(&mut Drawn::new(), surface, scene);
    pixels
}

pub(crate) fn words(size: Size, scene: impl Fn(&mut Stage<'_>)) -> Vec<(Point, String)> {
    let mut heard = Vec::new();
    let mut pixels = vec![0; (size.width * size.height) as usize];
    let mut words = |word: Word<'_>| heard.push((word.at, String::from(word.text)));
    let surface = Surface {
        pixels: &mut pixels,
        size,
        turned: false,
        words: Some(&mut words),
    };
    present(&mut Drawn::new(), surface, scene);
    heard
}

/// Shows the states one after the other on the same glass and compares each
/// with a picture painted from scratch: a state that looks different without
/// saying so is caught.
pub(crate) fn each_says_when_it_changes<T: Debug>(states: &[T], show: impl Fn(&mut Stage<'_>, &T)) {
    for size in SIZES {
        let mut drawn = Drawn::new();
        let mut pixels = vec![0; (size.width * size.height) as usize];
        for state in states.iter().chain(states.iter().rev()) {
            let scene = |stage: &mut Stage<'_>| {
                ground::plain(stage, Colour::BAIZE);
                show(stage, state);
            };
            let surface = Surface {
                pixels: &mut pixels,
                size,
                turned: false,
                words: None,
            };
            let _: Damage = present(&mut drawn, surface, scene);
            assert!(pixels == paint(size, false, scene), "{state:?} at {size:?}");
        }
    }
}

/// A tally that is a number.
#[derive(Clone, Copy, Hash)]
struct Count(u8);

impl sides::Tally for Count {
    fn draw_narrow(&self, canvas: &mut Canvas<'_>, at: Point, _: SeatLook) {
        canvas.text(["0", "1"][usize::from(self.0)], at, Font::B8, Colour::IVORY);
    }

    fn draw_wide(&self, canvas: &mut Canvas<'_>, at: Point) {
        canvas.text(["0", "1"][usize::from(self.0)], at, Font::B8, Colour::IVORY);
    }
}

/// The first cards of the pack, or those one suit further on.
fn hand(count: usize, further: usize) -> Vec<FanCard> {
    let cards = Card::pack().cycle().skip(13 * further).take(count);
    cards
        .map(|card| FanCard::new(card, card.rank.number() % 3 == 0))
        .collect()
}

#[test]
fn a_fan_says_when_it_changes() {
    let mut looks = Vec::new();
    for count in [0_usize, 1, 2, 5, 14, 15, 20, 21, 32] {
        for focus in [
            None,
            Some(0),
            Some(count / 2),
            Some(count.saturating_sub(1)),
        ] {
            let look = FanLook {
                focus,
                ..FanLook::default()
            };
            looks.push((count, 0, look));
            looks.push((count, 1, look));
            looks.push((
                count,
                1,
                FanLook {
                    colours: card::SuitColours::Two,
                    ..look
                },
            ));
            looks.push((
                count,
                1,
                FanLook {
                    bob: 2,
                    shake: -3,
                    ..look
                },
            ));
        }
        looks.push((
            count,
            0,
            FanLook {
                used: FanUse::Watch,
                ..FanLook::default()
            },
        ));
    }
    each_says_when_it_changes(&looks, |stage, (count, further, look)| {
        let mut cards = hand(*count, *further);
        if let Some(first) = cards.first_mut() {
            first.chosen = look.shake != 0;
        }
        fan::fan(stage, &cards, *look);
    });
}

#[test]
fn a_hand_of_any_length_stays_between_the_margins() {
    for size in SIZES {
        for count in 1..=32 {
            for focus in 0..count {
                let look = FanLook {
                    focus: Some(focus),
                    ..FanLook::default()
                };
                let pixels = paint(size, false, |stage| fan::fan(stage, &hand(count, 0), look));
                let width = size.width as usize;
                for row in pixels.chunks(width) {
                    let bare = row[..6]
                        .iter()
                        .chain(&row[width - 6..])
                        .all(|&byte| byte == 0);
                    assert!(bare, "{count} cards, focus {focus}, {size:?}");
                }
            }
        }
    }
}

/// States in which at most one fact is true, each between two in which none is:
/// so every fact changes alone, and a part that forgets it is found out.
pub(crate) fn one_by_one(facts: u8) -> Vec<u8> {
    (1..=facts).flat_map(|fact| [0, fact]).collect()
}

#[test]
fn bars_and_lists_say_when_they_change() {
    each_says_when_it_changes(&one_by_one(9), |stage, &state| {
        let is = |fact| state == fact;
        let name = if is(1) { "Otto" } else { "Anna" };
        let look = SeatLook::new(u8::from(is(2)));
        let (focused, on) = (is(3), is(4));
        let fact = if is(5) { "5 left" } else { "" };
        bars::status(stage, (!is(6)).then_some(look), name, fact);
        let settings = [
            Setting::Level(if is(7) { 2 } else { 3 }),
            Setting::Word(if is(7) { "calm" } else { "quick" }),
            Setting::Switch(is(7)),
            if is(7) {
                Setting::Leads
            } else {
                Setting::Plain
            },
            Setting::Off(if is(7) { "not now" } else { "built" }),
        ];
        for (row, setting) in (0..).zip(settings) {
            let place = area(8, 30 + 20 * row, stage.width() - 22, 18);
            form::setting(stage, place, name, setting, focused);
        }
        let kind = if is(8) { "Person" } else { "" };
        let row = list::SeatRow {
            look,
            name,
            partners: if is(9) { &[look] } else { &[] },
            kind,
            computer: on,
            changes: !is(6),
        };
        list::seat_row(stage, area(8, 130, 150, 25), row, focused);
        list::add_row(stage, area(8, 157, 100, 20), name, focused);
        list::leading_plate(stage, area(8, 178, 100, 37), name, fact, focused);
        list::two_line_plate(stage, area(108, 178, 60, 37), name, focused);
        let window = Window::around(if is(9) { 20 } else { 0 }, 5, 24);
        list::scroll_bar(stage, Point::new(stage.width() - 9, 34), 180, window);
        let button = if on {
            Button::Off
        } else {
            Button::focused(focused)
        };
        let lies = if is(5) { On::Baize } else { On::Walnut };
        plate::button(stage, area(120, 157, 80, 20), name, button, lies, Font::B10);
        let hints = bars::Hints {
            a: Some(name),
            b: on.then_some("Back"),
            x: None,
            y: None,
            hears: Hears::All,
        };
        bars::hints(stage, hints);
    });
}

#[test]
fn tables_say_when_they_change() {
    each_says_when_it_changes(&one_by_one(9), |stage, &state| {
        let is = |fact| state == fact;
        let name = if is(1) { "Otto" } else { "Anna" };
        let look = SeatLook::new(u8::from(is(2)));
        let chips = if is(3) { 4 } else { 5 };
        chip::row(
            stage,
            Point::new(80, 50),
            chip::ChipSize::Large,
            look.colour(),
            chips,
        );
        card::stock(stage, Point::new(80, 90), usize::from(!is(9)));
        let suit = if is(9) { Suit::Clubs } else { Suit::Spades };
        card::named_suit(stage, Point::new(10, 160), suit, card::SuitColours::Four);
        let side = sides::Side {
            look,
            name,
            tally: Count(u8::from(is(6))),
            lit: is(5),
        };
        sides::sides(stage, side, side);
        let moves = MoveList {
            numbers: 0..u32::from(is(8)),
            from: &|_, show| show(0, &"e4"),
        };
        sides::moves(stage, &moves);
        let value = if is(8) { 2 } else { 3 };
        die::die(
            stage,
            Point::new(140, 150),
            die::DieSize::Medium,
            value,
            is(7),
        );
    });
}

#[test]
fn the_hundredth_deal_and_scores_of_seven_figures_have_room_on_the_sheet() {
    for size in SIZES {
        let seats = score_sheet::columns(size.width as i32);
        let head = score_sheet::Head {
            look: SeatLook::new(0),
            name: "",
        };
        let column = score_sheet::Column {
            partners: &[head],
            total: "1234567",
            leads: true,
        };
        let rows = list::Window {
            first: 0,
            seen: 1,
            total: 1,
        };
        let heard = words(size, |stage| {
            let grid = score_sheet::sheet(stage, &vec![column; seats], rows, [false; 2]);
            score_sheet::row(stage, grid, 0, "100", &vec!["-765432"; seats], true);
        });
        let number = heard.iter().find(|(_, text)| text == "100").unwrap().0;
        assert!(number.x > 9 && number.x + Font::B8.width("100") <= 29);
        for text in ["1234567", "-765432"] {
            let lefts: Vec<i32> = heard
                .iter()
                .filter(|(_, word)| word == text)
                .map(|(at, _)| at.x)
                .collect();
            assert_eq!(lefts.len(), seats);
            for pair in lefts.windows(2) {
                assert!(
                    pair[0] + Font::B8.width(text) < pair[1],
                    "{text}: {lefts:?}"
                );
            }
            assert!(lefts[seats - 1] + Font::B8.width(text) < size.width as i32 - 8);
        }
    }
}

#[test]
fn a_stepper_says_when_it_changes_and_a_bar_fills_from_the_left() {
    each_says_when_it_changes(&one_by_one(2), |stage, &state| {
        let value = if state == 1 { "$150" } else { "$5" };
        let font = if state == 2 { Font::B14 } else { Font::B12 };
        form::stepper(stage, area(20, 40, 80, 25), value, font);
    });
    let filled = |done| {
        let pixels = paint(SIZES[0], false, |stage| {
            ground::plain(stage, Colour::BAIZE);
            stage.item(area(10, 10, 100, 8), done, |canvas| {
                gauge::progress(canvas, Point::new(10, 10), 100, done, 4);
            });
        });
        let row = &pixels[14 * 240 + 10..14 * 240 + 110];
        row.iter()
            .take_while(|pixel| **pixel == Colour::BRASS.index())
            .count()
    };
    assert_eq!([0, 1, 2, 4, 9].map(filled), [0, 25, 50, 100, 100]);
}

#[test]
fn papers_say_when_they_change() {
    each_says_when_it_changes(&one_by_one(10), |stage, &state| {
        let is = |fact| state == fact;
        let name = if is(1) { "Otto" } else { "Anna" };
        let look = SeatLook::new(u8::from(is(2)));
        let score = if is(3) { "104" } else { "61" };
        let head = score_sheet::Head { look, name };
        let column = score_sheet::Column {
            partners: &[head],
            total: score,
            leads: is(4),
        };
        let rows = list::Window {
            first: usize::from(is(8)),
            seen: 5,
            total: 7,
        };
        let grid = score_sheet::sheet(stage, &[column, column], rows, [is(9), !is(10)]);
        score_sheet::row(
            stage,
            grid,
            1,
            if is(5) { "1" } else { "2" },
            &[score, "0"],
            is(6),
        );
        let place = results::Standing {
            place: if is(7) { 1 } else { 2 },
            look,
            name,
            score,
        };
        let five = usize::from(is(9)) * 4 + 1;
        results::places(stage, [place; 5].get(..five).unwrap_or_default(), 0);
        let why = if is(8) { "" } else { score };
        let head = results::Headline {
            mood: [Mood::Won, Mood::Lost][usize::from(is(6))],
            winners: &[look; 2][usize::from(is(4))..],
            line: name,
            why,
        };
        results::winner(stage, head);
        let tone = if is(5) {
            dialog::Tone::Danger
        } else {
            dialog::Tone::Done
        };
        dialog::toast_at(stage, 190, tone, name);
    });
}

#[test]
fn whole_screens_say_when_they_change() {
    each_says_when_it_changes(&one_by_one(7), |stage, &state| {
        let is = |fact| state == fact;
        let name = if is(1) { "Otto" } else { "Anna" };
        let look = SeatLook::new(u8::from(is(2)));
        let line = if is(3) { "two to eight" } else { "two" };
        let tag = if is(4) { "saved" } else { "" };
        let icon = icon::ground;
        list::game_row(stage, area(8, 2, 220, 34), icon, name, line, tag, is(5));
        let event = curtain::Event {
            seat: Some(look),
            name,
            deed: line,
        };
        curtain::recap(stage, SeatLook::new(u8::from(is(6))), &[event], line, tag);
        keyboard::field(stage, name, is(9));
        keyboard::caption(stage, line, tag);
        let page = if is(7) { Page::Figures } else { Page::Letters };
        keyboard::keys(
            stage,
            page,
            Cursor {
                row: 1,
                column: u8::from(is(2)),
            },
        );
    });
    each_says_when_it_changes(&one_by_one(3), |stage, &state| {
        let look = SeatLook::new(u8::from(state == 1));
        let name = if state == 2 { "Otto" } else { "Anna" };
        curtain::closed(stage, look, name, state != 3);
    });
    let hears = [Hears::All, Hears::NotA, Hears::Nothing];
    each_says_when_it_changes(&hears, |stage, &hears| {
        bars::hints(stage, Hints::a("Play").menu().heard(hears));
    });
}

#[test]
fn the_end_of_a_round_says_when_it_changes() {
    each_says_when_it_changes(&one_by_one(7), |stage, &state| {
        let is = |fact| state == fact;
        let head = score_sheet::Head {
            look: SeatLook::new(u8::from(is(1))),
            name: if is(2) { "Otto" } else { "Anna" },
        };
        let row = round_sheet::Row {
            partners: &[head],
            gist: if is(3) { "went out" } else { "" },
            gained: if is(4) { "+7" } else { "0" },
            total: if is(5) { "107" } else { "100" },
            leads: is(6),
        };
        round_sheet::sheet(stage, if is(7) { "deal" } else { "round" }, &[row; 3]);
    });
}

#[test]
fn the_end_of_a_round_has_room_for_the_widest_names_of_every_table() {
    let names = ["WWWWWWWW"; 10];
    for (seats, size) in (1..=10).flat_map(|seats| SIZES.map(|size| (seats, size))) {
        let heads = names.map(|name| score_sheet::Head {
            look: SeatLook::new(0),
            name,
        });
        let rows: Vec<_> = heads[..seats]
            .iter()
            .map(|head| round_sheet::Row {
                partners: core::slice::from_ref(head),
                gist: "12 hearts, queen",
                gained: "+104",
                total: "-1000",
                leads: true,
            })
            .collect();
        let told = words(size, |stage| round_sheet::sheet(stage, "round", &rows));
        let named = told.iter().filter(|(_, text)| text == "WWWWWWWW").count();
        assert_eq!(named, seats, "{seats} seats at {size:?}: {told:?}");
    }
}

#[test]
fn dialogs_say_when_they_change() {
    each_says_when_it_changes(&one_by_one(5), |stage, &state| {
        let is = |fact| state == fact;
        let why_not = is(1).then_some("not now");
        let rows = [
            ("Go on", None),
            (if is(2) { "Rules" } else { "Score" }, why_not),
        ];
        dialog::menu(
            stage,
            if is(3) { "Menu" } else { "Pause" },
            &rows,
            usize::from(is(4)),
        );
        results::confetti(stage, if is(5) { 10 } else { 45 });
    });
}

#[test]
fn the_curtain_says_when_it_changes_and_hides_everything_when_closed() {
    let states: Vec<u8> = (0..=100).step_by(9).chain([100]).collect();
    each_says_when_it_changes(&states, |stage, &open| curtain::moving(stage, open));
    for size in SIZES {
        let over = |colour| {
            paint(size, false, |stage| {
                ground::plain(stage, colour);
                curtain::closed(stage, SeatLook::new(1), "Bertie", true);
            })
        };
        assert!(over(Colour::IVORY) == over(Colour::EMBER));
    }
}

#[test]
fn all_of_it_can_be_turned() {
    for size in SIZES {
        let scene = |stage: &mut Stage<'_>| {
            start::start(stage, "A table you can pass around", true);
            card::card(
                stage,
                Point::new(11, 13),
                card::CardSize::Large,
                card::Side::Down,
            );
            curtain::moving(stage, 70);
        };
        let mut upright = paint(size, false, scene);
        upright.reverse();
        assert!(upright == paint(size, true, scene));
    }
}

#[test]
fn each_key_keeps_its_column() {
    for size in SIZES {
        let hints = bars::Hints {
            a: None,
            b: Some("Back"),
            x: None,
            y: Some("Menu"),
            hears: Hears::All,
        };
        let heard = words(size, |stage| bars::hints(stage, hints));
        let column = size.width as i32 / 4;
        for label in ["Back", "Menu"] {
            let key = if label == "Back" { 1 } else { 3 };
            let at = heard
                .iter()
                .find(|(_, text)| text == label)
                .map(|(at, _)| at.x);
            assert_eq!(at, Some(key * column + 21), "{label}");
        }
        assert!(!heard.iter().any(|(_, text)| text == "A" || text == "X"));
    }
}

#[test]
fn a_list_shows_the_focus_and_never_more_than_there_is() {
    for total in 0..20 {
        for focus in 0..total {
            let window = Window::around(focus, 5, total);
            let rows: Vec<usize> = window.rows().collect();
            assert!(
                rows.contains(&focus) && rows.len() == total.min(5),
                "{focus} of {total}"
            );
            assert!((0..5).contains(&window.place(focus)));
        }
    }
}

#[test]
fn rows_stand_still_while_the_focus_moves_within_a_page() {
    let first = |focus| Window::around(focus, 5, 12).first;
    let pages: Vec<usize> = (0..12).map(first).collect();
    assert_eq!(pages, [0, 0, 0, 0, 0, 4, 4, 4, 4, 7, 7, 7]);
}

#[test]
fn the_recap_shows_the_three_newest_events() {
    let event = |deed| curtain::Event {
        seat: Some(SeatLook::new(2)),
        name: "Otto",
        deed,
    };
    let events = [event("one"), event("two"), event("three"), event("four")];
    let heard = words(SIZES[0], |stage| {
        curtain::recap(stage, SeatLook::new(0), &events, "You have 4 points.", "");
    });
    let said = |text: &str| heard.iter().any(|(_, word)| word == text);
    assert!(!said("one") && said("two") && said("three") && said("four"));
}

#[test]
fn a_long_name_on_the_curtain_is_set_smaller_and_fits() {
    for name in ["Al", "Bertie", "Wilhelmi", "WWWWWWWW"] {
        let heard = words(SIZES[0], |stage| {
            curtain::closed(stage, SeatLook::new(0), name, true)
        });
        let at = heard
            .iter()
            .find(|(_, text)| text == name)
            .map(|(at, _)| at.x);
        assert!(at.is_some_and(|left| left >= 26), "{name} starts at {at:?}");
    }
}

#[test]
fn every_key_of_the_keyboard_can_be_named() {
    for page in [Page::Letters, Page::Figures] {
        for row in 0..4 {
            for column in 0..keyboard::row_length(page, row) {
                assert!(keyboard::key_at(page, Cursor { row, column }).is_some());
            }
        }
    }
    let at = |row, column| keyboard::key_at(Page::Letters, Cursor { row, column });
    assert_eq!(at(1, 0), Some(KeyCap::Sign('A')));
    assert_eq!(at(3, 1), Some(KeyCap::Space));
    assert_eq!(at(2, 7), None);
}

#[test]
fn moving_between_rows_goes_to_the_nearest_key() {
    let p = Cursor { row: 0, column: 9 };
    assert_eq!(
        keyboard::nearest(Page::Letters, p, 1),
        Cursor { row: 1, column: 8 }
    );
    assert_eq!(
        keyboard::nearest(Page::Letters, p, 3),
        Cursor { row: 3, column: 2 }
    );
}

#[test]
fn every_rank_and_suit_has_its_own_picture() {
    let faces: Vec<Vec<u8>> = Card::pack()
        .map(|shown| {
            paint(SIZES[0], false, |stage| {
                let face = card::Face::plain(card::SuitColours::Two);
                let side = card::Side::Up(shown, face);
                card::card(stage, Point::new(5, 5), card::CardSize::Small, side);
            })
        })
        .collect();
    for (index, face) in faces.iter().enumerate() {
        assert!(
            faces[..index].iter().all(|other| other != face),
            "card {index}"
        );
    }
    assert_eq!(card::rank_text(Rank::QUEEN), "Q");
}

mod dominoes;

#[test]
fn a_toast_does_not_lie_on_what_it_speaks_of() {
    for size in SIZES {
        for row in 0..8 {
            let cell = board::Cell { column: 3, row };
            let heard = words(size, |stage| {
                stage.keep_clear(&cell.place());
                dialog::toast(stage, dialog::Tone::Calm, "Try e4");
            });
            let top = heard.first().unwrap().0.y - 8;
            let place = cell.place();
            let bottom = place.top_left.y + place.size.height as i32;
            assert!(
                top >= bottom || top + 28 <= place.top_left.y,
                "row {row}: the toast is at {top}"
            );
        }
        let heard = words(size, |stage| {
            dialog::toast(stage, dialog::Tone::Calm, "Try e4");
        });
        assert_eq!(heard.first().unwrap().0.y, 114);
    }
}

#[test]
fn a_menu_is_as_wide_as_its_rows_need() {
    let text = "Computer, sharp";
    for (size, rows) in SIZES.into_iter().flat_map(|size| [(size, 2), (size, 10)]) {
        let rows: Vec<_> = (0..rows).map(|_| (text, None)).collect();
        let heard = words(size, |stage| dialog::menu(stage, "Menu", &rows, 0));
        let (at, _) = heard.iter().find(|(_, said)| said == text).unwrap();
        // A row is 8 pixels inside the dialog and its words 10 inside the row; a long menu has a bar beside its rows.
        let left = at.x - 18;
        let right = size.width as i32 - left - 8 - if rows.len() > 9 { 6 } else { 0 };
        let arrow = right - 10;
        assert!(at.x + Font::B12.width(text) + 4 <= arrow, "{}", rows.len());
    }
}

#[test]
fn every_option_has_room_beside_its_longest_value_and_is_told_in_a_sentence() {
    macro_rules! infos {
        ($($folder:ident => $game:ident,)*) => {
            [$(<parlour_rules::$game as Game>::INFO),*]
        };
    }
    for info in parlour_rules::games!(infos) {
        let values = |kind| match kind {
            OptionKind::OneOf(names) => names,
            _ => &[],
        };
        let presets = info.presets.iter().map(|preset| ("Played as", preset.name));
        let options = info.options.iter().flat_map(|option| {
            let names = values(option.kind).iter();
            names.map(|name| (option.label, name.label))
        });
        let helps = info.options.iter().map(|option| option.help);
        let helps = helps.chain(info.presets.iter().map(|preset| preset.about));
        let is_told =
            |help: &&str| help.ends_with('.') && Font::B10.wrap(help, 240 - 16 - 20).count() <= 3;
        let long: Vec<&str> = helps.filter(|help| !is_told(help)).collect();
        assert!(long.is_empty(), "{}: {long:#?}", info.name);
        if let First::Drawn {
            question: Some(question),
            ..
        } = info.first
        {
            // Names are shortened there.
            for value in ["by chance", "WWWWW."] {
                let room = form::name_room(240 - 22, Setting::Word(value));
                let lines = Font::B8.wrap(question, room);
                assert!(lines.count() <= 2, "{question} {value}");
            }
        }
        for (label, value) in presets.chain(options) {
            let font = form::name_font(240 - 22, label, Setting::Word(value));
            assert!(font.is_some(), "{label} {value}");
        }
    }
}

#[test]
fn the_tick_of_a_small_card_leaves_its_index_in_sight() {
    // More cards than one row holds.
    let hand = |chosen| {
        let cards = Suit::ALL.into_iter().flat_map(|suit| {
            let ranks = [Rank::TWO, Rank::EIGHT, Rank::QUEEN, Rank::ACE];
            ranks.map(|rank| Card { rank, suit })
        });
        let held: Vec<FanCard> = cards
            .enumerate()
            .map(|(place, card)| FanCard {
                chosen: chosen && place == 3,
                ..FanCard::new(card, false)
            })
            .collect();
        let look = FanLook {
            used: FanUse::Mark,
            ..FanLook::default()
        };
        paint(SIZES[0], false, |stage| {
            ground::baize(stage);
            fan::fan(stage, &held, look);
        })
    };
    let (plain, chosen) = (hand(false), hand(true));
    let at = fan::spot(240, 16, 3);
    let pixel = |pixels: &[u8], x: i32, y: i32| pixels.get((y * 240 + x) as usize).copied();
    for (x, y) in (2..14).flat_map(|x| (1..29).map(move |y| (x, y))) {
        let before = pixel(&plain, at.x + x, at.y + y);
        assert_eq!(pixel(&chosen, at.x + x, at.y + y - 8), before, "{x}, {y}");
    }
}

#[test]
fn the_longest_word_stands_whole_in_the_field_and_of_a_longer_text_the_end() {
    let width = SIZES[0].width as i32;
    let typed = |text: &str| words(SIZES[0], |stage| keyboard::field(stage, text, false));
    for letter in ["i", "e", "w"] {
        let word = letter.repeat(parlour_rules::word::MAX_LETTERS);
        let seen = typed(&word);
        assert_eq!(seen.len(), 1);
        assert_eq!(seen[0].1, word);
    }
    let seen = typed("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWE");
    let end = &seen[0].1;
    assert!(end.ends_with("WWE") && seen[0].0.x + Font::B8.width(end) < width - 16);
}

#[test]
fn a_bubble_says_when_it_changes_and_touches_the_row_it_points_at() {
    let states = [
        ("Some words.", Points::Down(144)),
        ("Other words.", Points::Down(144)),
        ("Some words.", Points::Up(144)),
        (
            "Some words that are so many that they take more lines.",
            Points::Down(100),
        ),
    ];
    each_says_when_it_changes(&states, |stage, (text, points)| {
        bubble::bubble(stage, 240, text, *points);
    });
    for (text, points) in states {
        let place = bubble::place(240, text, points);
        let (first, last) = (
            place.top_left.y,
            place.top_left.y + place.size.height as i32 - 1,
        );
        let touched = match points {
            Points::Down(row) => row == last,
            Points::Up(row) => row == first,
        };
        assert!(touched, "{points:?}: {first} to {last}");
    }
}

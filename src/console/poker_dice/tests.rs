//! Tests of the screen: what the buttons do, what is said, and that everything fits however wide the names are.

use super::*;
use crate::line;
use crate::paint::{Drawn, Font, Surface, present};
use crate::people::{Guest, Kind, name_of};
use crate::screen::{Moment, Scene};
use crate::settings::Settings;
use embedded_graphics::geometry::Size;
use parlour_rules::poker_dice::{Category, Dice, Face, Rank};
use parlour_rules::{Audience, Croupier, Fate, Game, OptionValues, Players, Seat, SeatSet, Setup};
use std::string::{String, ToString};
use std::vec::Vec as List;

const ACES_WILD: usize = 0;
const MATCH: usize = 1;

/// A fate that lets dice fall as they are named, and then by chance.
struct Falling(List<Face>);

impl Fate for Falling {
    fn shuffled(&mut self, _: &'static str, _: &mut dyn parlour_rules::chance::Pack) {}
    fn die(&mut self, fallen: u8) -> u8 {
        if self.0.is_empty() {
            fallen
        } else {
            self.0.remove(0).code() as u8 + 1
        }
    }
    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        drawn
    }
}

fn faces(text: &str) -> List<Face> {
    let place = |letter| "9TJQKA".find(letter).unwrap();
    text.chars()
        .map(|letter| Face::ALL[place(letter)])
        .collect()
}

fn dice(text: &str) -> Dice {
    Dice(faces(text).try_into().unwrap())
}

fn game(players: usize, options: &[(usize, i16)]) -> PokerDice {
    let mut values = OptionValues::defaults(PokerDice::INFO);
    for (option, value) in options {
        values.set(*option, *value);
    }
    let setup = Setup::new(Players::new(players).unwrap(), values, 3);
    parlour_rules::game::quietly(|croupier| PokerDice::start(&setup, croupier)).unwrap()
}

/// Carries out an action while these dice fall; gives what happened.
fn apply(game: &mut PokerDice, action: &str, falling: &str) -> List<Event> {
    let mut fate = Falling(faces(falling));
    let mut events = List::new();
    let mut hear = |_: Audience, event| events.push(event);
    game.apply(
        action.parse().unwrap(),
        &mut Croupier::new(&mut fate, &mut hear),
    )
    .unwrap();
    events
}

/// A game in which the seats throw in their order, up to the first throw.
fn begun(players: usize, options: &[(usize, i16)]) -> PokerDice {
    let mut game = game(players, options);
    for lot in ["A", "K", "Q", "J", "T", "9"].iter().take(players) {
        apply(&mut game, "roll", lot);
    }
    game
}

/// A game of two in which the first has thrown this.
fn thrown(text: &str, options: &[(usize, i16)]) -> View {
    let mut game = begun(2, options);
    apply(&mut game, "roll", text);
    game.view(game.turn().seat())
}

fn wide_people(players: usize) -> People {
    let mut people = People::household().first(Players::new(players).unwrap());
    for seat in (0..players).filter_map(Seat::new) {
        if let Some(guest) = people.get_mut(seat) {
            *guest = Guest {
                name: name_of("WWWWWWWWWW"),
                kind: Kind::Person,
                shape: seat.index() as u8,
            };
        }
    }
    people
}

fn scene<'a>(people: &'a People, settings: &'a Settings, width: u32) -> Scene<'a> {
    Scene {
        people,
        settings,
        viewer: Some(Seat::FIRST),
        face_up: true,
        live: true,
        looking: false,
        size: Size::new(width, 240),
        now: 0,
    }
}

fn see<R>(view: &View, act: impl FnOnce(&Sight<'_>) -> R) -> R {
    let (people, settings) = (People::household(), Settings::default());
    act(&Sight {
        view,
        scene: &scene(&people, &settings, 240),
        moment: None,
    })
}

/// All words of the table, or without a cursor of the ranks in the book, and whether each can be read as a whole.
fn words_of(sight: &Sight<'_>, cursor: Option<&Cursor>) -> List<(String, bool)> {
    let size = sight.scene.size;
    let mut pixels = std::vec![0; (size.width * size.height) as usize];
    let mut words = List::new();
    let mut hear = |word: crate::paint::Word<'_>| words.push((word.text.into(), word.whole));
    let surface = Surface {
        pixels: &mut pixels,
        size,
        turned: false,
        words: Some(&mut hear),
    };
    present(&mut Drawn::new(), surface, |stage| match cursor {
        Some(cursor) => PokerDice::draw(sight, cursor, stage),
        None => PokerDice::draw_chapter(sight, 0, 0, stage),
    });
    words
}

fn text(view: &View) -> List<String> {
    see(view, |sight| {
        let mut cursor = Cursor::default();
        PokerDice::arrive(sight, &mut cursor);
        let words = words_of(sight, Some(&cursor));
        words.into_iter().map(|(word, _)| word).collect()
    })
}

fn arrived(view: &View) -> Cursor {
    let mut cursor = Cursor::default();
    see(view, |sight| PokerDice::arrive(sight, &mut cursor));
    cursor
}

fn press(view: &View, cursor: &mut Cursor, button: Button) -> Reaction<Action> {
    see(view, |sight| PokerDice::press(sight, cursor, button))
}

fn reroll(dice: &[usize]) -> Action {
    Action::Reroll(
        dice.iter()
            .fold(Again::NONE, |again, die| again.toggled(*die)),
    )
}

#[test]
fn a_throw_is_one_press_and_nothing_else_does_it() {
    for view in [game(3, &[]).view(Some(Seat::FIRST)), {
        let game = begun(3, &[]);
        game.view(game.turn().seat())
    }] {
        let mut cursor = arrived(&view);
        for button in [
            Button::Up,
            Button::Down,
            Button::Left,
            Button::Right,
            Button::B,
        ] {
            assert_eq!(press(&view, &mut cursor, button), Reaction::Nothing);
        }
        let thrown = press(&view, &mut cursor, Button::A);
        assert_eq!(thrown, Reaction::Act(Action::Roll));
    }
}

#[test]
fn the_usual_draw_is_marked_and_takes_one_press() {
    for (throw, usual) in [
        ("KK9TJ", reroll(&[2, 3, 4])),
        ("K9K9A", reroll(&[4])),
        ("9TJKA", reroll(&[0, 1, 2])),
        ("TJQKA", Action::Stand),
        ("999KK", Action::Stand),
    ] {
        let view = thrown(throw, &[]);
        let mut cursor = arrived(&view);
        assert_eq!(
            press(&view, &mut cursor, Button::A),
            Reaction::Act(usual),
            "{throw}"
        );
    }
}

/// A game of two in which the first has kept this and the second has thrown that.
fn answered(first: &str, second: &str, options: &[(usize, i16)]) -> View {
    let mut game = begun(2, options);
    apply(&mut game, "roll", first);
    apply(&mut game, "stand", "");
    apply(&mut game, "roll", second);
    game.view(game.turn().seat())
}

#[test]
fn the_focus_never_waits_on_keeping_what_loses() {
    for (best, throw, marks) in [
        ("KKKJJ", "TJQKA", &[0, 1, 2][..]),
        ("KKKK9", "999JJ", &[3, 4]),
        ("AAAAA", "KKKKK", &[]),
    ] {
        let view = answered(best, throw, &[]);
        let cursor = arrived(&view);
        assert_ne!(cursor.plate, Some(Plate::Keep), "{throw} against {best}");
        let marked: List<usize> = cursor.marks.iter().collect();
        assert_eq!(marked, marks, "{throw} against {best}");
    }
    // What is ahead, or ties, is kept.
    for (best, throw) in [("999JJ", "KKKJJ"), ("TJQKA", "AKQJT")] {
        assert_eq!(
            arrived(&answered(best, throw, &[])).plate,
            Some(Plate::Keep)
        );
    }
}

#[test]
fn what_was_made_is_told_with_a_default_name_beside_it() {
    let people = People::household();
    for number in 0..7776usize {
        let faces = [1, 6, 36, 216, 1296].map(|step| Face::ALL[number / step % 6]);
        if !faces.is_sorted() {
            continue;
        }
        let rank = Rank::of(&Dice(faces), false);
        for seat in (0..6).filter_map(Seat::new) {
            let event = Event::Made {
                seat,
                dice: dice("9TJQK"),
                rank,
                leads: true,
            };
            let told = words::tell(&event, &people).unwrap();
            let whole = line!("{} {told}", people.name(seat));
            assert!(Font::B10.width(&whole) <= 213, "{whole}");
        }
    }
}

#[test]
fn every_example_of_the_ranks_is_what_it_is_called() {
    for wild in [false, true] {
        for category in Category::ALL {
            let hand = Dice(ranks::example(category, wild));
            let called = Rank::of(&hand, wild).category;
            // With wild aces nobody has nothing, and it is left out.
            assert_eq!(called == category, !(wild && category == Category::Nothing));
        }
    }
    let view = thrown("KK9TJ", &[(ACES_WILD, 1)]);
    let words = see(&view, |sight| words_of(sight, None));
    assert!(words.iter().all(|(word, _)| word != "Nothing"));
}

#[test]
fn any_dice_can_be_marked_but_three_at_most() {
    let view = thrown("KK9TJ", &[]);
    let mut cursor = arrived(&view);
    assert_eq!(press(&view, &mut cursor, Button::Up), Reaction::Moved);
    assert_eq!(cursor.focused_die(), Some(2), "the first marked die");
    assert_eq!(press(&view, &mut cursor, Button::Left), Reaction::Moved);
    let refused = press(&view, &mut cursor, Button::A);
    assert_eq!(refused, Reaction::Refuse(line!("Three dice at most")));
    press(&view, &mut cursor, Button::Right);
    assert_eq!(press(&view, &mut cursor, Button::A), Reaction::Moved);
    press(&view, &mut cursor, Button::Left);
    assert_eq!(press(&view, &mut cursor, Button::A), Reaction::Moved);
    assert_eq!(press(&view, &mut cursor, Button::Down), Reaction::Moved);
    let drawn = press(&view, &mut cursor, Button::A);
    assert_eq!(drawn, Reaction::Act(reroll(&[1, 3, 4])));
}

#[test]
fn the_focus_stops_at_the_first_and_at_the_last_die() {
    let view = thrown("KK9TJ", &[]);
    let mut cursor = arrived(&view);
    press(&view, &mut cursor, Button::Up);
    for _ in 0..4 {
        press(&view, &mut cursor, Button::Right);
    }
    assert_eq!(cursor.focused_die(), Some(4));
    assert_eq!(press(&view, &mut cursor, Button::Right), Reaction::Nothing);
    for _ in 0..4 {
        press(&view, &mut cursor, Button::Left);
    }
    assert_eq!(press(&view, &mut cursor, Button::Left), Reaction::Nothing);
    assert_eq!(press(&view, &mut cursor, Button::Up), Reaction::Nothing);
}

#[test]
fn keeping_all_is_beside_it_and_b_clears_the_marks_and_commits_nothing() {
    let view = thrown("KK9TJ", &[]);
    let mut cursor = arrived(&view);
    assert_eq!(press(&view, &mut cursor, Button::Right), Reaction::Moved);
    assert_eq!(
        press(&view, &mut cursor, Button::A),
        Reaction::Act(Action::Stand)
    );
    assert_eq!(press(&view, &mut cursor, Button::Left), Reaction::Moved);
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Moved);
    assert!(cursor.marks.is_empty());
    assert_eq!(cursor.focused_die(), Some(2), "where marks are made anew");
    assert_eq!(press(&view, &mut cursor, Button::B), Reaction::Nothing);
    press(&view, &mut cursor, Button::Down);
    assert_eq!(cursor.plate, Some(Plate::Keep));
    let refused = press(&view, &mut cursor, Button::Left);
    assert_eq!(refused, Reaction::Refuse(line!("Mark one to three dice")));
}

#[test]
fn the_hints_name_what_the_keys_do() {
    let view = thrown("KK9TJ", &[]);
    let mut cursor = arrived(&view);
    let hints = |cursor: &Cursor| see(&view, |sight| PokerDice::hints(sight, cursor));
    assert_eq!(hints(&cursor), Hints::a("Throw").b("Clear"));
    press(&view, &mut cursor, Button::Up);
    assert_eq!(hints(&cursor).a, Some("Unmark"));
    assert!(Font::B8.width("Unmark") <= 39);
    press(&view, &mut cursor, Button::B);
    assert_eq!(hints(&cursor), Hints::a("Mark"));
}

#[test]
fn x_opens_the_book_at_the_ranks() {
    let view = thrown("KK9TJ", &[]);
    let opens = see(&view, PokerDice::opens);
    assert_eq!(opens, (RANKS, "Ranks"));
    let mut names = List::new();
    see(&view, |sight| {
        PokerDice::chapters(sight, &mut |heading| names.push(heading.name))
    });
    assert_eq!(names, ["Ranks"]);
}

#[test]
fn hands_are_told_in_words() {
    let rank = |text: &str| Rank::of(&dice(text), false);
    for (text, long, medium, short) in [
        ("KKKKK", "Five kings", "Five kings", "Five K"),
        ("JJJJ9", "Four jacks", "Four jacks", "Four J"),
        (
            "KKK99",
            "Full house, kings over nines",
            "Kings over nines",
            "Full K 9",
        ),
        (
            "TJQKA",
            "Straight to the ace",
            "Straight to the ace",
            "Straight A",
        ),
        ("TTTJQ", "Three tens", "Three tens", "Three 10"),
        ("AATTQ", "Aces and tens", "Aces and tens", "A and 10"),
        ("QQ9TJ", "A pair of queens", "A pair of queens", "Pair Q"),
        ("9TJQA", "Nothing", "Nothing", "Nothing"),
    ] {
        let rank = rank(text);
        assert_eq!(words::long(rank), long);
        assert_eq!(words::medium(rank), medium);
        assert_eq!(words::short(rank), short);
    }
    let people = People::household();
    let told = |text: &str| {
        let event = Event::Made {
            seat: Seat::FIRST,
            dice: dice(text),
            rank: rank(text),
            leads: true,
        };
        words::tell(&event, &people).unwrap()
    };
    assert_eq!(told("QQ9TJ"), "has a pair of queens");
    assert_eq!(told("TJQKA"), "has a straight to the ace");
    assert_eq!(told("AATTQ"), "has aces and tens");
}

#[test]
fn the_throw_to_beat_is_in_sight() {
    let mut game = begun(3, &[]);
    assert!(text(&game.view(game.turn().seat())).contains(&"Nothing to beat yet".into()));
    apply(&mut game, "roll", "AATTQ");
    apply(&mut game, "stand", "");
    let waiting = text(&game.view(game.turn().seat()));
    assert!(waiting.contains(&"Beat aces and tens".into()));
    assert!(waiting.contains(&"to beat".into()));
    apply(&mut game, "roll", "KK9TJ");
    let drawing = text(&game.view(game.turn().seat()));
    for word in [
        "A pair of kings",
        "Aces and tens",
        "to beat",
        "Throw 3 again",
        "Keep all",
    ] {
        assert!(drawing.contains(&word.into()), "{word}");
    }
    assert_eq!(drawing.iter().filter(|word| *word == "again").count(), 3);
}

#[test]
fn a_wild_ace_shows_what_it_stands_for() {
    let letters = |wild: i16| {
        let view = thrown("A9TQK", &[(ACES_WILD, wild)]);
        text(&view).into_iter().filter(|word| word == "J").count()
    };
    assert_eq!(letters(1), 1);
    assert_eq!(letters(0), 0);
}

#[test]
fn those_who_tie_are_named() {
    let mut game = begun(3, &[]);
    for throw in ["JJJJ9", "99TJK"] {
        apply(&mut game, "roll", throw);
        apply(&mut game, "stand", "");
    }
    apply(&mut game, "roll", "JJJJA");
    let before = game.view(game.turn().seat());
    let events = apply(&mut game, "stand", "");
    let tied = events.last().unwrap();
    let (people, settings) = (People::household(), Settings::default());
    let sight = Sight {
        view: &before,
        scene: &scene(&people, &settings, 240),
        moment: Some(Moment {
            event: tied,
            done: 100,
        }),
    };
    let shown: List<String> = words_of(&sight, Some(&Cursor::default()))
        .into_iter()
        .map(|(word, _)| word)
        .collect();
    assert_eq!(shown[..3], ["Anna", "Clara", "A tie: throw off"]);
    assert_eq!(shown.iter().filter(|word| *word == "Four jacks").count(), 2);
    assert!(shown.contains(&"out".into()));
    assert_eq!(
        words::tell(tied, &people).unwrap(),
        "Anna and Clara throw off"
    );
    let after = see(&game.view(game.turn().seat()), |sight| {
        PokerDice::status(sight, &Cursor::default())
    });
    assert_eq!(after.fitting("Anna", 213).fact, "throw-off");
}

#[test]
fn a_hand_is_explained_line_by_line() {
    let mut game = begun(2, &[]);
    for throw in ["JJJJ9", "JJJJA", "KKK99", "QQQQA"] {
        apply(&mut game, "roll", throw);
        apply(&mut game, "stand", "");
    }
    let mut lines = List::new();
    words::account(&game.view(None), &People::household(), &mut |entry| {
        lines.push((entry.text.to_string(), entry.points, entry.sum));
    });
    let expected = [
        ("Anna: Four jacks", Some(0), false),
        ("Throw-off 1: kings over nines", None, false),
        ("Bertie: Four jacks", Some(1), true),
        ("Throw-off 1: four queens", None, false),
        ("3 hands win the match", None, false),
    ];
    let lines: List<_> = lines
        .iter()
        .map(|(text, points, sum)| (text.as_str(), *points, *sum))
        .collect();
    assert_eq!(lines, expected);
}

/// What a hint towards a draw says, and where it leads the cursor.
fn hinted(view: &View, action: Action) -> (String, Cursor) {
    let mut cursor = Cursor::default();
    let said = see(view, |sight| PokerDice::advise(sight, &mut cursor, &action));
    (said.as_str().into(), cursor)
}

#[test]
fn what_a_hint_throws_again_is_marked() {
    let view = thrown("9TJQQ", &[]);
    let (_, cursor) = hinted(&view, reroll(&[0, 1, 2]));
    assert_eq!((cursor.plate, cursor.marks.len()), (Some(Plate::Again), 3));
    let (_, cursor) = hinted(&view, Action::Stand);
    assert_eq!((cursor.plate, cursor.marks.len()), (Some(Plate::Keep), 0));
}

#[test]
fn a_hint_says_what_stays_or_what_is_missing() {
    let throws =
        |text, options: &[_], dice: &[usize]| hinted(&thrown(text, options), reroll(dice)).0;
    assert_eq!(
        throws("9TJQQ", &[], &[0, 1, 2]),
        "Throw 3 again: your pair of queens stays"
    );
    assert_eq!(
        throws("9TQQQ", &[], &[0, 1]),
        "Throw 2 again: your three queens stay"
    );
    assert_eq!(
        throws("9QQQQ", &[], &[0]),
        "Throw 1 again: four queens may become five"
    );
    assert_eq!(
        throws("9TTQQ", &[], &[0]),
        "Throw 1 again: your two pairs may fill up"
    );
    assert_eq!(
        throws("9TJQQ", &[], &[4]),
        "Throw 1 again: one die would make a straight"
    );
    assert_eq!(
        throws("9TJAQ", &[], &[4]),
        "Throw 1 again: nothing belongs together yet"
    );
    assert_eq!(
        throws("9TJQQ", &[], &[2, 3, 4]),
        "Throw 3 again: a new throw may bring more"
    );
    let wild = [(ACES_WILD, 1)];
    assert_eq!(
        throws("9TAQQ", &wild, &[0, 1]),
        "Throw 2 again: queens and the wild ace stay"
    );
    assert_eq!(
        throws("9TAKQ", &wild, &[0, 1, 3]),
        "Throw 3 again: your wild ace stays"
    );
}

#[test]
fn a_hint_to_keep_all_says_what_it_is_good_for() {
    let keeps = |view: &View| hinted(view, Action::Stand).0;
    assert_eq!(
        keeps(&thrown("99QQQ", &[])),
        "Keep all: every die belongs to it"
    );
    assert_eq!(
        keeps(&thrown("9QQQQ", &[])),
        "Keep all: four queens are hard to beat"
    );
    assert_eq!(
        keeps(&thrown("9TJQQ", &[])),
        "Keep all: to better it would take luck"
    );
    let after = |first: &str, second: &str| {
        let mut game = begun(2, &[]);
        apply(&mut game, "roll", first);
        apply(&mut game, "stand", "");
        apply(&mut game, "roll", second);
        game.view(game.turn().seat())
    };
    assert_eq!(keeps(&after("9TJQQ", "9TJKK")), "Keep all: that beats Anna");
    assert_eq!(
        keeps(&after("9TJQQ", "9TJQQ")),
        "Keep all: that is level with Anna"
    );
    let lost = after("9QQQQ", "99QQQ");
    assert_eq!(
        hinted(&lost, reroll(&[0])).0,
        "Throw 1 again: Anna beats you as it is"
    );
}

/// Draws a sight at both widths and checks that every word can be read.
fn readable(view: &View, event: Option<&Event>, people: &People) {
    let settings = Settings::default();
    for width in [240, 320] {
        for ranks in [false, true] {
            let scene = Scene {
                viewer: view.seat,
                ..scene(people, &settings, width)
            };
            for done in [0, 90, 256] {
                let sight = Sight {
                    view,
                    scene: &scene,
                    moment: event.map(|event| Moment { event, done }),
                };
                let mut cursor = Cursor::default();
                PokerDice::arrive(&sight, &mut cursor);
                for (word, whole) in words_of(&sight, (!ranks).then_some(&cursor)) {
                    assert!(whole, "{word} at {width}: {:?}", view.open);
                }
                let status = PokerDice::status(&sight, &cursor);
                let name = sight.decides().map_or("", |seat| sight.name(seat));
                let fitting = status.fitting(name, width as i32 - 27);
                assert!(fitting.named || name.is_empty(), "{status:?}");
                if event.is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_widest_names_and_the_fullest_tables_fit() {
    for (players, hands) in [(2, 4), (4, 4), (5, 4), (8, 4)] {
        let people = wide_people(players);
        let mut game = game(players, &[(ACES_WILD, 1), (MATCH, hands)]);
        // Ties at every table: everybody throws a full house of queens and tens once.
        let mut falling = List::from([Face::Ace; 0]);
        for step in 0..120 {
            let view = game.view(game.turn().seat());
            if view.open.thrower().is_none() {
                break;
            }
            readable(&view, None, &people);
            if falling.is_empty() && step > 20 && step < 60 {
                falling = faces("QQQTT");
            }
            let drawing = matches!(view.open.phase, Phase::Draw(_));
            let action: Action = if drawing { Action::Stand } else { Action::Roll };
            let mut fate = Falling(if drawing {
                List::new()
            } else {
                falling.clone()
            });
            let mut events = List::new();
            let mut hear = |_: Audience, event| events.push(event);
            game.apply(action, &mut Croupier::new(&mut fate, &mut hear))
                .unwrap();
            for event in &events {
                readable(&view, Some(event), &people);
                if let Some(told) = words::tell(event, &people) {
                    assert!(Font::B10.width(&told) <= 213, "{told}");
                }
            }
        }
    }
}

#[test]
fn every_hand_fits_wherever_it_is_named() {
    let people = wide_people(2);
    for number in 0..7776usize {
        let faces = [1, 6, 36, 216, 1296].map(|step| Face::ALL[number / step % 6]);
        if !faces.is_sorted() {
            continue;
        }
        let rank = Rank::of(&Dice(faces), false);
        let heading = words::long(rank);
        assert!(Font::B10.width(&heading) <= 228, "{heading}");
        // Beside a name and the pips of a long match.
        let row =
            28 + Font::B8.width(people.name(Seat::FIRST)) + 7 + Font::B8.width(&words::short(rank));
        assert!(row <= 230 - 17 - 39, "{}", words::short(rank));
        let seats = SeatSet::only(Seat::FIRST);
        assert!(!words::names(seats, &people, Font::B10, 213).is_empty());
        let line = line!("{}: {}", people.name(Seat::FIRST), words::short(rank));
        assert!(Font::B8.width(&line) <= 176, "{line}");
    }
}

#[test]
fn a_die_comes_to_rest_as_it_lies_afterwards() {
    let mut game = begun(2, &[]);
    let before = game.view(game.turn().seat());
    let events = apply(&mut game, "roll", "AKQJT");
    let (people, settings) = (People::household(), Settings::default());
    let scene = scene(&people, &settings, 240);
    let picture = |view: &View, moment: Option<(&Event, i32)>| {
        let sight = Sight {
            view,
            scene: &scene,
            moment: moment.map(|(event, done)| Moment { event, done }),
        };
        let mut pixels = std::vec![0; 240 * 240];
        let surface = Surface {
            pixels: &mut pixels,
            size: scene.size,
            turned: false,
            words: None,
        };
        present(&mut Drawn::new(), surface, |stage| {
            PokerDice::draw(&sight, &Cursor::marking(Again::NONE), stage)
        });
        // Only the well.
        pixels[240 * 24..240 * 98].to_vec()
    };
    let thrown = &events[0];
    let end = picture(&before, Some((thrown, 256)));
    assert_eq!(end, picture(&game.view(game.turn().seat()), None));
    let way: List<_> = [0, 60, 120, 180]
        .map(|done| picture(&before, Some((thrown, done))))
        .into();
    assert!(way.windows(2).all(|two| two[0] != two[1]), "it moves");
    assert!(way.iter().all(|picture| *picture != end));
}

#[test]
fn whoever_is_beaten_or_does_not_throw_off_has_nothing_left_to_decide_in_this_hand() {
    let seats: List<Seat> = Players::new(3).unwrap().seats().collect();
    let done = |game: &PokerDice| -> List<bool> {
        let view = game.view(None);
        seats
            .iter()
            .map(|seat| PokerDice::is_done(&view, *seat))
            .collect()
    };
    assert_eq!(done(&game(3, &[])), [false; 3], "the order is thrown for");
    let mut game = begun(3, &[]);
    apply(&mut game, "roll", "AAAAK");
    apply(&mut game, "stand", "");
    assert_eq!(done(&game), [false; 3], "it may come to a throw-off");
    apply(&mut game, "roll", "99TJK");
    apply(&mut game, "stand", "");
    assert_eq!(done(&game), [false, true, false]);
    apply(&mut game, "roll", "AAAAQ");
    apply(&mut game, "stand", "");
    assert_eq!(done(&game), [false, true, false], "two of them throw off");
}

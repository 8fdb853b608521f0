//! Moves and positions as text, both ways.

use super::*;

#[test]
fn a_move_reads_back_as_it_was_written() {
    for text in ["11-15", "1-5", "32-27", "22x15", "22x15x8", "2x11x18x9x2"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["!resign", "!draw", "!accept", "!decline"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_path_on_the_board_is_not_read() {
    for text in [
        "",
        "-",
        "x",
        "11",
        "11-",
        "11-15-18",
        "11-16x",
        "0-4",
        "29-33",
        "11-14",
        "011-15",
        "+11-15",
        "11x15",
        "11x18x11x18x11x18x11x18x11x18x11",
        "11-15 ",
        "!time",
        "4-9",
        "5x12",
        "1x8x",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn positions_read_back_as_they_were_written() {
    for text in [
        "B:W21,K30:B1,2",
        "W:WK1,32:B5",
        "B:W18,26:B14",
        "W:W13:B6,9",
        "W:W:BK1",
        "B:W21:B",
    ] {
        assert_eq!(read_position(text).unwrap().to_string(), text);
    }
}

#[test]
fn positions_are_read_in_any_order_with_blanks_ranges_and_a_stop() {
    let usual = read_position("B:W21-32:B1-12").unwrap();
    assert_eq!(usual, Position::START);
    for text in [
        " B : B 1, 2 : W K30 , 21 . ",
        "B:B2,1:W21,K30",
        "B:B1-2:W21,K30-30",
    ] {
        assert_eq!(
            read_position(text).unwrap().to_string(),
            "B:W21,K30:B1,2",
            "{text}"
        );
    }
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    for (text, why) in [
        ("", "A side is B or W, as in B:W21:B1"),
        ("B", "Both sides are needed, as in B:W21:B1"),
        ("B:W21", "Both sides are needed, as in B:W21:B1"),
        ("X:W21:B1", "A side is B or W, as in B:W21:B1"),
        ("B1:W21:B1", "After the side to move comes a colon"),
        ("B:W21:W22:B1", "A side is listed twice"),
        ("B:W21,21:B1", "A square has two checkers"),
        ("B:W21:B21", "A square has two checkers"),
        ("B:W21,K21:B1", "A square has two checkers"),
        ("B:W33:B1", "Squares are numbered 1 to 32"),
        ("B:W0:B1", "Squares are numbered 1 to 32"),
        ("B:W21,:B1", "Squares are numbered 1 to 32"),
        ("B:W2é:B1", "Squares are numbered 1 to 32"),
        (
            "B:W30-21:B1",
            "A range goes from the lower to the higher square",
        ),
        ("B:W4:B1", "A man on the farthest row is a king: write K"),
        ("B:W21:B29", "A man on the farthest row is a king: write K"),
        ("B:W20-32:B1", "A side has more than twelve checkers"),
        ("B:W:B", "There is no checker on the board"),
    ] {
        assert_eq!(
            Checkers::start_at(&setup(BOOKLET), text),
            Err(SetupFault::Position(why)),
            "{text}"
        );
    }
}

//! The rules of chess in our own words, and the poses for the gallery.

use crate::screen::{Pose, RulesPage};

const fn page(heading: &'static str, text: &'static str) -> RulesPage {
    RulesPage { heading, text }
}

pub(super) const PAGES: &[RulesPage] = &[
    page(
        "The aim",
        "Trap the other king: attack it so that nothing can save it. That is checkmate, and it wins.\nWhite begins. A turn is one move.",
    ),
    page(
        "Moving",
        "A piece goes to an empty square, or to one where a piece of the other side stands, which is taken.\nOnly the knight jumps over others.",
    ),
    page(
        "King and queen",
        "The king goes one square in any direction, never to where it could be taken.\nThe queen goes as far as she likes along a row, a column or a diagonal.",
    ),
    page(
        "Rook and bishop",
        "The rook goes as far as it likes along a row or a column.\nThe bishop does so along a diagonal, and so keeps to squares of one colour.",
    ),
    page(
        "The knight",
        "It goes two squares straight and one to the side, whatever stands between.\nEach jump takes it to a square of the other colour.",
    ),
    page(
        "The pawn",
        "It goes one square ahead, from its first square one or two.\nIt takes only aslant, one square ahead to the left or right.",
    ),
    page(
        "In passing",
        "A pawn has just gone two squares and stands beside yours? On your very next move your pawn may take it as if it had gone one.",
    ),
    page(
        "Promotion",
        "A pawn that reaches the last row becomes a queen, rook, bishop or knight. You choose, whatever has been taken before.",
    ),
    page(
        "Castling",
        "Once in a game the king goes two squares towards a rook, and the rook leaps to its other side.\nNeither may have moved before, and nothing may stand between them.",
    ),
    page(
        "Castling, too",
        "The king may not castle out of check, nor across or onto a square that is attacked.\nMove the king two squares: the rook follows.",
    ),
    page(
        "Check",
        "A king that is attacked is in check and must be saved at once: move it, take the attacker, or put a piece between.\nNo move may leave your own king in check.",
    ),
    page(
        "Draws",
        "Not in check but without a move: stalemate, a draw. So are, unless set otherwise, the third time the same board, 50 moves each without pawn or capture, and too few pieces to mate.",
    ),
    page(
        "Claiming",
        "If so set, the third time the same board is a draw only when you claim it in the menu, and the fifth time by itself. So with 50 moves each, and 75 by themselves.",
    ),
    page(
        "Ending it",
        "In the menu you can resign, or offer a draw, unless that is set off: it goes with your next move, and the other side answers.",
    ),
    page(
        "By the clock",
        "Your clock runs while you think. Whose time runs out has lost, unless the other side could never mate.\nStop both clocks in the menu; the board is covered.",
    ),
    page(
        "Time as set",
        "Some clocks add seconds for each move you make.\nWith time odds one side starts with a half or a fifth of the time.",
    ),
    page(
        "Taking back",
        "Unless set otherwise, a move may be taken back in the menu; across the board the other side is asked.\nWho begins is the first seat, or chance.",
    ),
    page(
        "Moving here",
        "The pad goes from piece to piece. A picks one up, dots show where it can go, A goes there, B puts it back.\nX lists the moves. Hints are set before the game.",
    ),
];

pub(super) const POSES: &[Pose] = &[
    Pose::new("choose", 4, "A"),
    Pose::new("held", 4, "A A"),
    Pose::new("step", 4, "A A A! 80"),
    Pose::new("thinking", 4, "A A A! 400"),
    // Two people from here on.
    Pose::new(
        "castle",
        4,
        "UP LEFT LEFT DOWN RIGHT A A A A A A A A A DOWN DOWN A DOWN DOWN A A A \
         DOWN DOWN DOWN LEFT A DOWN RIGHT A! 120",
    ),
    Pose::new(
        "castled",
        4,
        "UP LEFT LEFT DOWN RIGHT A A A A A A A A A DOWN DOWN A DOWN DOWN A A A \
         DOWN DOWN DOWN LEFT A DOWN RIGHT A",
    ),
    Pose::new(
        "takes",
        4,
        "UP LEFT LEFT DOWN RIGHT A A A UP LEFT LEFT A UP A A A UP RIGHT RIGHT A A A",
    ),
    Pose::new(
        "taken",
        4,
        "UP LEFT LEFT DOWN RIGHT A DOWN LEFT LEFT A A UP LEFT DOWN A A A A! 220",
    ),
    Pose::new(
        "check",
        4,
        "UP LEFT LEFT DOWN RIGHT A A A RIGHT A UP A DOWN DOWN A A! 500",
    ),
    Pose::new(
        "save-the-king",
        4,
        "UP LEFT LEFT DOWN RIGHT A A A RIGHT A UP A DOWN DOWN A A",
    ),
    Pose::new(
        "promotion",
        4,
        "UP LEFT LEFT DOWN RIGHT A DOWN LEFT LEFT A A UP LEFT DOWN A A A A UP DOWN LEFT A UP \
         A A A UP A UP A A A UP LEFT A A A A",
    ),
    Pose::new(
        "promoted",
        4,
        "UP LEFT LEFT DOWN RIGHT A DOWN LEFT LEFT A A UP LEFT DOWN A A A A UP DOWN LEFT A UP \
         A A A UP A UP A A A UP LEFT A A A A A! 500",
    ),
    Pose::new(
        "moves",
        4,
        "UP LEFT LEFT DOWN RIGHT A DOWN LEFT LEFT A A UP LEFT DOWN A A A A UP DOWN LEFT A UP \
         A A A UP A UP A A A UP LEFT A A A A A X",
    ),
    Pose::new(
        "draw-offered",
        4,
        "UP LEFT LEFT DOWN RIGHT A Y DOWN DOWN DOWN DOWN DOWN A RIGHT A A A",
    ),
    Pose::new(
        "mate",
        4,
        "UP LEFT LEFT DOWN RIGHT A RIGHT A DOWN A A A RIGHT A A UP UP A A 1700 X",
    ),
    // By the Tournament rules, without hints.
    Pose::new("refused", 4, "UP DOWN A RIGHT B RIGHT A A RIGHT A! 100"),
    // Blitz.
    Pose::new(
        "clock",
        4,
        "UP LEFT LEFT DOWN A RIGHT RIGHT B RIGHT A A A 165000 A A A",
    ),
    Pose::new(
        "break",
        4,
        "UP LEFT LEFT DOWN A RIGHT RIGHT B RIGHT A Y DOWN DOWN A",
    ),
];

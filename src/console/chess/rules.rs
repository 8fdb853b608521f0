//! The rules of chess in our own words.

use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Checkmate the other king.\nEach turn one move: to an empty square, or onto a piece to take it.\nNever leave your king attacked.\nStalemate is a draw.",
    ),
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

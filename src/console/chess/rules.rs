//! The rules of chess in our own words.

use super::pictures;
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
        "The king goes one square, never to where it could be taken. The queen goes as far as she likes, also aslant.",
    )
    .showing(pictures::king_and_queen),
    page(
        "Rook and bishop",
        "The rook goes straight, the bishop aslant, as far as the way is free.",
    )
    .showing(pictures::rook_and_bishop),
    page(
        "The knight",
        "It goes two squares straight and one to the side, whatever stands between.",
    )
    .showing(pictures::knight),
    page(
        "The pawn",
        "It goes one ahead, from its first square one or two. It takes only one square ahead aslant.",
    )
    .showing(pictures::pawn),
    page(
        "In passing",
        "A pawn has just gone two squares beside yours? Your very next move may take it as if it had gone one.",
    )
    .showing(pictures::in_passing),
    page(
        "Promotion",
        "On the last row a pawn becomes a queen, rook, bishop or knight, as you choose.",
    )
    .showing(pictures::promotion),
    page(
        "Castling",
        "Once, the king goes two squares towards a rook, which leaps to its other side.",
    )
    .showing(pictures::castling),
    page(
        "Castling, too",
        "Neither may have moved, nothing may stand between, and the king may not start, pass or end where it is attacked.\nMove the king: the rook follows.",
    ),
    page(
        "Check",
        "A king that is attacked must be saved at once: move it, take the attacker, or step between.",
    )
    .showing(pictures::check),
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

//! The rules of checkers in our own words.

use super::pictures;
use crate::screen::{RulesPage, in_short, page};

pub(super) const PAGES: &[RulesPage] = &[
    in_short(
        "Take all of theirs, or leave them no move.\nStep one square aslant, or jump over one and take it, on and on.\nThe last row makes a king, who may also go back.",
    ),
    page(
        "The aim",
        "Take all checkers of the other side, or leave it without a move.\nThe dark checkers begin: the first seat has them, or chance decides. Only dark squares are used.",
    ),
    page(
        "A step",
        "On your turn move one checker. A man goes one square diagonally forward, to an empty square.",
    )
    .showing(pictures::step),
    page(
        "A jump",
        "Over a neighbour to the empty square behind: that takes it. Men jump forward only.",
    )
    .showing(pictures::jump),
    page(
        "More jumps",
        "The same checker may jump on, in any direction it can. You may stop, or not jump, unless set otherwise.",
    )
    .showing(pictures::more_jumps),
    page(
        "Kings",
        "A king steps and jumps forward and backward, one square or checker at a time.",
    )
    .showing(pictures::king),
    page(
        "Becoming a king",
        "A man that reaches the farthest row becomes a king, and its move ends unless set otherwise.",
    ),
    page(
        "The end",
        "Whoever has taken all checkers wins. Whoever is to move and cannot has lost, unless set otherwise.\nYou can resign in the menu.",
    ),
    page(
        "A draw",
        "Unless set otherwise, the game is drawn when a position comes back for the third time, or after 40 moves each without a jump and without a man moving.\nOr offer a draw in the menu.",
    ),
    page(
        "Tournament",
        "The Tournament rules make jumping a must. Whoever can jump must, and must keep jumping while that checker can.\nEach can be set alone. Which jump is your choice.",
    ),
    page(
        "Other options",
        "Crowning, may jump on: a new king may keep jumping in the same turn.\nNo move left, a draw: whoever is to move and cannot has not lost; the game is drawn.",
    ),
    page(
        "Draws as set",
        "Repetition, goes on: a position may come back as often as it likes.\nQuiet moves: a draw after 40 each or after 20 each, or no limit.",
    ),
    page(
        "Moving here",
        "The pad goes from checker to checker. A picks one up, the pad chooses where to, A goes there.\nB goes back. To stop between jumps, go to the checker and press A.",
    ),
];

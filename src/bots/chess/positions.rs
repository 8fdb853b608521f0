//! Positions to measure on, on a computer and on the device alike.

/// Ten positions with a name each: the start, middle games that are quiet, open or sharp, and endgames.
pub const TEN: [(&str, &str); 10] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    (
        "everything at once",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ),
    (
        "quiet middle game",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    ),
    (
        "isolated pawn",
        "r1bq1rk1/pp3ppp/2n1pn2/8/1bBP4/2N2N2/PP3PPP/R1BQ1RK1 w - - 0 10",
    ),
    (
        "kings on both wings",
        "r1b2rk1/pp1nqppp/2p1pn2/8/2BP4/2N1PN2/PPQ2PPP/2KR3R b - - 3 11",
    ),
    (
        "closed centre",
        "r1bq1rk1/pp1nnpbp/3p2p1/2pPp3/2P1P3/2N1BN2/PP2BPPP/R2Q1RK1 w - - 2 11",
    ),
    (
        "open files",
        "2rr2k1/pp3pp1/4pn1p/q1b5/8/1BN1P1P1/PPQ2P1P/2R2RK1 b - - 4 20",
    ),
    (
        "attack on the king",
        "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N1P/PPPQ1PP1/R1B1K2R b KQ - 1 8",
    ),
    (
        "rook ending",
        "8/5pk1/1p2p1p1/p1r4p/P4P1P/1P2R1P1/6K1/8 w - - 0 40",
    ),
    (
        "pawn ending",
        "8/1p3kpp/p1p2p2/2P1pP2/1P2P1P1/P4K1P/8/8 w - - 0 40",
    ),
];

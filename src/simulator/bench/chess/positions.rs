//! Positions to measure on.

/// Ten positions with a name each: openings, middle games that are quiet, open or sharp, and endgames.
pub(super) const TEN: [(&str, &str); 10] = [
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
        "r1bq1rk1/pp3ppp/2n1pn2/8/2BP4/P1N2N2/1b3PPP/R1BQ1RK1 w - - 0 11",
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
        "r1bq1r1k/ppp3pp/2np1n2/2b1pP2/2B1P3/2NP1N1P/PPPQ2P1/R3K2R w KQ - 1 10",
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

/// Positions with the numbers of paths of one depth, from the public tables of perft.
pub(super) const DEEP: [(&str, u32, u64); 8] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        4_865_609,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        5,
        89_941_194,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
    ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5, 3_605_103),
    ("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3_821_001),
];

//! How often a hand is the best of those still in: by a table for anybody's, and over the unseen tiles for one's own.

use parlour_rules::domino_poker::{Category, DominoPoker, Rank, View};
use parlour_rules::{Game, Rng, Seat};

/// How often of a hundred times a hand is better than those of one, two or three others of whom nothing is known. From
/// 250 000 deals; with the older straights it is hardly different.
pub(super) fn usual(rank: Rank, others: usize) -> u32 {
    let [one, two, three] = match (rank.category, rank.value) {
        (Category::HighPiece, 0..=12) => [1, 0, 0],
        (Category::HighPiece, 13) => [4, 0, 0],
        (Category::HighPiece, 14) => [8, 0, 0],
        (Category::HighPiece, 15) => [15, 0, 0],
        (Category::HighPiece, 16) => [26, 2, 0],
        (Category::HighPiece, 17) => [36, 7, 0],
        (Category::HighPiece, 18) => [47, 14, 0],
        (Category::HighPiece, _) => [58, 24, 0],
        (Category::OnePair, 6) => [96, 91, 87],
        (Category::OnePair, 5) => [81, 64, 47],
        (Category::OnePair, _) => [74, 49, 26],
        (Category::Flush, _) => [90, 79, 68],
        (Category::Threes, _) => [98, 97, 95],
        (Category::FourStraight, _) => [93, 86, 79],
        _ => [100, 99, 99],
    };
    match others {
        0 => 100,
        1 => one,
        2 => two,
        _ => three,
    }
}

/// How often of a hundred times the own hand is the best of those still in, over so many deals of the unseen tiles; the
/// usual chance where there was no time for any. Also says how many were looked at.
pub(super) fn over_deals(
    view: &View,
    seat: Seat,
    deals: u32,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> (u32, u32) {
    let open = &view.open;
    let straights = open.options.straights;
    let own = Rank::of(view.hand, straights);
    let rivals = || open.still_in().iter().filter(|other| *other != seat);
    let (mut best, mut seen) = (0, 0);
    while seen < deals && !stop() {
        let world = DominoPoker::imagine(view, rng);
        let beaten = |other| Rank::of(world.view(Some(other)).hand, straights) < own;
        best += u32::from(rivals().all(beaten));
        seen += 1;
    }
    match seen {
        0 => (usual(own, rivals().count()), 0),
        _ => (best * 100 / seen, seen),
    }
}

//! What a friend would say who looks over the shoulder: which move is good, and why.

use crate::line;
use crate::screen::Line;
use parlour_rules::chess::{Action, ChessView, Kind, Move, Piece, Position, San, Side, Square};

/// The action with a reason.
pub(super) fn words(view: &ChessView, action: Action) -> Line {
    let position = view.position();
    match action {
        Action::Move(played) => {
            let why = why_move(position, played);
            line!("{}: {why}", San { position, played })
        }
        Action::AcceptDraw => line!("Take the draw: {}", why_draw(view)),
        Action::DeclineDraw => line!("Play on: {}", why_play_on(view)),
        Action::ClaimDraw => line!("Claim the draw: the menu has it"),
        _ => line!("The menu has more to choose from"),
    }
}

/// What a piece is worth, in pawns.
const fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 100,
    }
}

/// What a side's pieces are worth together, the king left out.
fn material(position: &Position, side: Side) -> u32 {
    let own = position.pieces().map(|(_, piece)| piece);
    let own = own.filter(|piece| piece.side == side && piece.kind != Kind::King);
    own.map(|piece| u32::from(worth(piece.kind))).sum()
}

fn why_move(position: &Position, played: Move) -> Line {
    let after = position.make(played);
    let (from, to) = (played.from(), played.to());
    let Some(Piece { side, kind }) = position.at(from) else {
        return Line::new();
    };
    let them = side.other();
    let name = kind.name();
    let at_risk = after.is_attacked(to, them);
    if after.is_check() && !after.can_move() {
        return line!("that is mate");
    }
    if let Some(kind) = played.promotion() {
        return line!("the pawn becomes a {}", kind.name());
    }
    if let Some((_, taken)) = position.captured(played) {
        let prize = taken.kind.name();
        return match (at_risk, worth(taken.kind).cmp(&worth(kind))) {
            (false, _) => line!("it takes a {prize} for nothing"),
            (true, core::cmp::Ordering::Greater) => line!("it takes a {prize}, worth more"),
            (true, core::cmp::Ordering::Equal) => line!("it trades a {name} for a {prize}"),
            (true, core::cmp::Ordering::Less) => line!("it takes a {prize}"),
        };
    }
    if position.is_check() {
        return line!("your king is in check");
    }
    if position.castles(played).is_some() {
        return line!("it brings king and rook to safety");
    }
    if after.is_check() {
        return line!("it gives check");
    }
    if position.is_attacked(from, them) && !at_risk && kind != Kind::Pawn {
        return line!("your {name} is attacked");
    }
    quietly(position, &after, (from, to), Piece { side, kind })
}

/// Why a move is good that takes nothing and gives no check.
fn quietly(
    position: &Position,
    after: &Position,
    (from, to): (Square, Square),
    Piece { side, kind }: Piece,
) -> Line {
    let them = side.other();
    let name = kind.name();
    let at_risk = after.is_attacked(to, them);
    let newly = |square: Square, by: Side| {
        after.is_attacked(square, by) && !position.is_attacked(square, by)
    };
    let mut aims = after.pieces().filter(|(square, piece)| {
        piece.side == them && worth(piece.kind) > worth(kind) && newly(*square, side)
    });
    if let Some((_, aim)) = aims.next().filter(|_| !at_risk) {
        return line!("it attacks a {}", aim.kind.name());
    }
    let mut guarded = after.pieces().filter(|(square, piece)| {
        let stays = piece.side == side && *square != to && piece.kind != Kind::King;
        stays && after.is_attacked(*square, them) && newly(*square, side)
    });
    if let Some((_, friend)) = guarded.next() {
        return line!("it guards your {}", friend.kind.name());
    }
    let home = side.rank(0);
    let minor = matches!(kind, Kind::Knight | Kind::Bishop);
    let in_file = |file: u8| {
        after
            .pieces()
            .any(|(square, piece)| piece.kind == Kind::Pawn && square.file() == file)
    };
    let central = matches!(to.file(), 3 | 4) && matches!(to.rank(), 3 | 4);
    if at_risk && !after.is_attacked(to, side) {
        line!("it tempts them to take it")
    } else if minor && from.rank() == home && to.rank() != home {
        line!("it brings your {name} into play")
    } else if kind == Kind::Pawn && is_passed(after, to, side) {
        line!("no pawn can stop this one")
    } else if kind == Kind::Rook && !in_file(to.file()) {
        line!("no pawn stands in the rook's way")
    } else if central {
        line!("it holds the middle of the board")
    } else if kind == Kind::King && after.count(them, Kind::Queen) == 0 {
        line!("with their queen gone the king helps")
    } else if !at_risk {
        line!("nothing can take it there")
    } else {
        line!("it is guarded there")
    }
}

/// Whether no pawn of the other side can ever stand before this one or take it.
fn is_passed(position: &Position, pawn: Square, side: Side) -> bool {
    let ahead = |square: Square| match side {
        Side::White => square.rank() > pawn.rank(),
        Side::Black => square.rank() < pawn.rank(),
    };
    !position.pieces().any(|(square, piece)| {
        let theirs = piece.side != side && piece.kind == Kind::Pawn;
        theirs && square.file().abs_diff(pawn.file()) <= 1 && ahead(square)
    })
}

/// What one's own pieces are worth, and what the other side's are.
fn both(view: &ChessView) -> (u32, u32) {
    let position = view.position();
    let own = position.side();
    (material(position, own), material(position, own.other()))
}

fn why_draw(view: &ChessView) -> Line {
    let (own, theirs) = both(view);
    match own.cmp(&theirs) {
        core::cmp::Ordering::Less => line!("they have more on the board"),
        core::cmp::Ordering::Equal => line!("you are level on the board"),
        core::cmp::Ordering::Greater => line!("half a point is sure"),
    }
}

fn why_play_on(view: &ChessView) -> Line {
    let (own, theirs) = both(view);
    if own > theirs {
        line!("you have more on the board")
    } else {
        line!("nothing is lost yet")
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use parlour_rules::testing::{play, setup, start};
    use parlour_rules::{Chess, Game};
    use std::string::String;

    fn said(position: &str, action: &str) -> String {
        let game = Chess::start_at(&setup::<Chess>(2, 1, ""), position).unwrap();
        let view = game.view(game.turn().seat());
        let action = action.parse().unwrap();
        words(&view, action).as_str().into()
    }

    #[test]
    fn what_ends_or_crowns_is_said_first() {
        let mate = said("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8");
        assert_eq!(mate, "Ra8#: that is mate");
        let crown = said("8/P5k1/8/8/8/8/8/6K1 w - - 0 1", "a7a8n");
        assert_eq!(crown, "a8=N: the pawn becomes a knight");
        let check = said("6k1/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8");
        assert_eq!(check, "Ra8+: it gives check");
    }

    #[test]
    fn what_is_taken_is_weighed() {
        let free = said("6k1/8/8/3q4/8/4N3/8/6K1 w - - 0 1", "e3d5");
        assert_eq!(free, "Nxd5: it takes a queen for nothing");
        let more = said("6k1/8/2p5/3q4/8/4N3/8/6K1 w - - 0 1", "e3d5");
        assert_eq!(more, "Nxd5: it takes a queen, worth more");
        let even = said("6k1/8/2p5/3n4/8/4N3/8/6K1 w - - 0 1", "e3d5");
        assert_eq!(even, "Nxd5: it trades a knight for a knight");
        let less = said("6k1/8/2p5/3p4/8/4N3/8/6K1 w - - 0 1", "e3d5");
        assert_eq!(less, "Nxd5: it takes a pawn");
    }

    #[test]
    fn a_king_or_a_piece_in_danger_is_a_reason() {
        let check = said("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1");
        assert_eq!(check, "Kd1: your king is in check");
        let attacked = said("6k1/8/8/8/3p4/4N3/8/6K1 w - - 0 1", "e3c2");
        assert_eq!(attacked, "Nc2: your knight is attacked");
        let castles = said("6k1/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
        assert_eq!(castles, "O-O: it brings king and rook to safety");
    }

    #[test]
    fn quiet_moves_attack_guard_and_come_into_play() {
        let attacks = said("3r2k1/8/8/8/1N6/8/8/6K1 w - - 0 1", "b4c6");
        assert_eq!(attacks, "Nc6: it attacks a rook");
        let aside = said("3r2k1/8/8/8/1N6/8/8/6K1 w - - 0 1", "b4c2");
        assert_eq!(aside, "Nc2: nothing can take it there");
        let tempts = said("6k1/3q4/8/8/1N6/8/8/6K1 w - - 0 1", "b4c6");
        assert_eq!(tempts, "Nc6: it tempts them to take it");
        let middle = said("6k1/8/8/8/8/5N2/8/6K1 w - - 0 1", "f3e5");
        assert_eq!(middle, "Ne5: it holds the middle of the board");
        let guards = said("3r2k1/8/8/8/3P4/8/8/2N3K1 w - - 0 1", "c1b3");
        assert_eq!(guards, "Nb3: it guards your pawn");
        let knight = said(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "g1f3",
        );
        assert_eq!(knight, "Nf3: it brings your knight into play");
    }

    #[test]
    fn pawns_rooks_and_kings_have_reasons_of_their_own() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(said(start, "e2e4"), "e4: it holds the middle of the board");
        assert_eq!(said(start, "h2h3"), "h3: nothing can take it there");
        let passed = said("6k1/7p/8/P7/8/8/8/6K1 w - - 0 1", "a5a6");
        assert_eq!(passed, "a6: no pawn can stop this one");
        let stopped = said("6k1/1p5p/8/P7/8/8/8/6K1 w - - 0 1", "a5a6");
        assert_ne!(stopped, "a6: no pawn can stop this one");
        let open = said("6k1/5p1p/8/8/8/8/P7/R5K1 w - - 0 1", "a1b1");
        assert_eq!(open, "Rb1: no pawn stands in the rook's way");
        let closed = said("6k1/5p1p/8/8/8/8/PP6/R5K1 w - - 0 1", "a1b1");
        assert_eq!(closed, "Rb1: nothing can take it there");
        let king = said("6k1/5p1p/8/8/8/8/PP6/6K1 w - - 0 1", "g1f2");
        assert_eq!(king, "Kf2: with their queen gone the king helps");
    }

    #[test]
    fn an_offer_of_a_draw_is_weighed_by_what_stands_there() {
        let said = |moves: &str, action: &str| {
            let mut game: Chess = start(2, 1, "");
            play(&mut game, moves);
            let view = game.view(game.turn().seat());
            assert!(view.draw_offered());
            String::from(words(&view, action.parse().unwrap()).as_str())
        };
        let level = "!draw e2e4";
        assert_eq!(
            said(level, "!accept"),
            "Take the draw: you are level on the board"
        );
        assert_eq!(said(level, "!decline"), "Play on: nothing is lost yet");
        let behind = "e2e4 d7d5 !draw e4d5";
        assert_eq!(
            said(behind, "!accept"),
            "Take the draw: they have more on the board"
        );
        let ahead = "e2e4 d7d5 e4d5 !draw g8f6";
        assert_eq!(
            said(ahead, "!accept"),
            "Take the draw: half a point is sure"
        );
        assert_eq!(
            said(ahead, "!decline"),
            "Play on: you have more on the board"
        );
    }
}

//! A full game out of one seat's view: what lies face down is dealt anew, and so are the tokens in other hands.

use super::options::TOKENS;
use super::view::View;
use super::{Holding, MAX_PLAYERS, NoThanks, Seats};
use crate::chance::Rng;
use crate::hidden::Things;
use crate::seat::Seat;
use heapless::Vec;

const ROOM: usize = TOKENS as usize + 1;

impl NoThanks {
    /// Some game that fits the view, each as likely as the others.
    pub(super) fn imagined(view: &View, rng: &mut Rng) -> NoThanks {
        let mut rng = rng.fork();
        let mut unseen = view.unseen().shuffled::<33>(&mut rng).into_iter();
        let deck = unseen.by_ref().take(view.deck_left.into()).collect();
        let tokens = imagined_tokens(view, &mut rng);
        let mut seats = Seats::default();
        for seat in view.players.seats() {
            let seen = &view.seats[seat];
            let tiger = match seen.tiger {
                None if seen.tiger_waits => unseen.next(),
                known => known,
            };
            seats[seat] = Holding {
                cards: seen.cards,
                tokens: seen.tokens.unwrap_or(tokens[seat]),
                tiger,
                tiger_played: tiger.is_some() && !seen.tiger_waits,
            };
        }
        NoThanks {
            rng: rng.fork(),
            players: view.players,
            options: view.options,
            round: view.round,
            first: view.first,
            turn: view.turn.seat().unwrap_or(view.first),
            active: view.active,
            on_card: view.on_card,
            deck,
            aside: view.aside.unwrap_or_else(|| unseen.collect()),
            seats,
            sheet: view.sheet.clone(),
            last_round: view.last_round.clone(),
        }
    }
}

/// Splits the tokens that the view does not place among the seats that it does not show, every possible split being
/// as likely as the others.
fn imagined_tokens(view: &View, rng: &mut Rng) -> Seats<u8> {
    let players = view.players;
    let mut left = view
        .options
        .tokens_in_play(players)
        .saturating_sub(view.on_card);
    let mut hidden: Vec<(Seat, u8), MAX_PLAYERS> = Vec::new();
    for seat in players.seats() {
        match view.seats[seat].tokens {
            Some(known) => left = left.saturating_sub(known),
            None => hidden.extend([(seat, view.most_tokens(seat))]),
        }
    }

    // One row for each hidden seat: how many splits give a number of tokens to the seats before it.
    let mut rows: Vec<[u32; ROOM], MAX_PLAYERS> = Vec::new();
    let mut row = [0; ROOM];
    row[0] = 1;
    for (_, most) in &hidden {
        rows.extend([row]);
        let before = row;
        for (sum, splits) in row.iter_mut().enumerate() {
            let fewest = sum.saturating_sub(usize::from(*most));
            *splits = before.iter().take(sum + 1).skip(fewest).sum();
        }
    }

    let mut tokens = Seats::default();
    for ((seat, most), row) in hidden.iter().zip(&rows).rev() {
        let splits = |own: u8| row.get(usize::from(left - own)).copied().unwrap_or(0);
        let choices = 0..=left.min(*most);
        let mut drawn = rng.below(choices.clone().map(splits).sum());
        for own in choices {
            if drawn < splits(own) {
                tokens[*seat] = own;
                break;
            }
            drawn -= splits(own);
        }
        left -= tokens[*seat];
    }
    tokens
}

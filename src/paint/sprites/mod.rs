//! All sprites, by what they show.

pub mod chess;
pub mod chess_small;
pub mod confetti;
pub mod coordinates;
pub mod marks;
pub mod pieces;
pub mod ranks;
pub mod seats_curtain;
pub mod seats_list;
pub mod seats_token;
pub mod suit_club;
pub mod suit_diamond;
pub mod suit_heart;
pub mod suit_spade;

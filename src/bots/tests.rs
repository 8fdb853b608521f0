//! Tests of the players on a toy game and on the whole catalogue.

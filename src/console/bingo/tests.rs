//! Tests of the screen: what the buttons do, how the count runs, and that everything fits.

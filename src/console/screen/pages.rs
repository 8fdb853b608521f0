//! What a screen is explained with: pages of rules, and poses for pictures of it.

/// A screen worth a picture, and how to get there.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    /// What it shows, in lower case with hyphens: "choose-suit".
    pub name: &'static str,
    /// The seed the console is switched on with.
    pub seed: u64,
    /// The keys: for a screen of the house from the start picture on, for one of a game from its set-up on.
    pub keys: &'static str,
}

impl Pose {
    /// A pose.
    pub const fn new(name: &'static str, seed: u64, keys: &'static str) -> Pose {
        Pose { name, seed, keys }
    }
}

/// One page of the rules.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    /// Its heading, at most about 16 letters.
    pub heading: &'static str,
    /// Its paragraphs, parted by line ends; together at most 8 lines of about 28 letters.
    pub text: &'static str,
}

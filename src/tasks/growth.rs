//! What `cargo verify` will take when the house is full: each step has a part that the games take, and that part grows as
//! they do.

use std::time::Duration;

/// The games that the house has room for.
pub(crate) const ROOM: usize = 19;
/// What a change may wait for the checks, with all of them.
pub(crate) const LIMIT: Duration = Duration::from_secs(20 * 60);

/// What a step and its games' share of it in percent come to, with so many games now.
pub(crate) fn grown(time: Duration, for_games: u32, games: usize) -> Duration {
    let share = f64::from(for_games) / 100.0;
    let more = ROOM as f64 / games.max(1) as f64;
    time.mul_f64(1.0 - share + share * more)
}

/// What the whole run comes to: it grows as the sum of its steps does, for there is always a step to fill a core.
pub(crate) fn whole(run: Duration, steps: &[(Duration, Duration)]) -> Duration {
    let sum = |times: &mut dyn Iterator<Item = Duration>| times.sum::<Duration>().as_secs_f64();
    let now = sum(&mut steps.iter().map(|(now, _)| *now));
    let then = sum(&mut steps.iter().map(|(_, then)| *then));
    run.mul_f64(if now > 0.0 { then / now } else { 1.0 })
}

#[cfg(test)]
mod tests {
    use super::{ROOM, grown, whole};
    use std::time::Duration;

    const MINUTE: Duration = Duration::from_secs(60);

    #[test]
    fn what_games_take_grows_as_they_do_and_the_rest_stays() {
        assert_eq!(grown(MINUTE, 0, 9), MINUTE);
        assert_eq!(grown(MINUTE, 100, ROOM), MINUTE);
        let twice = ROOM / 2;
        let expected = 30.0 + 30.0 * ROOM as f64 / twice as f64;
        let seconds = grown(MINUTE, 50, twice).as_secs_f64();
        assert!((seconds - expected).abs() < 1e-6, "{seconds}");
    }

    #[test]
    fn the_whole_grows_as_the_sum_of_its_steps() {
        let steps = [(MINUTE, MINUTE), (MINUTE, 3 * MINUTE)];
        assert_eq!(whole(MINUTE, &steps), 2 * MINUTE);
        assert_eq!(whole(MINUTE, &[]), MINUTE);
    }
}

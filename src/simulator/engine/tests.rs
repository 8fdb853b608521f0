//! Engines that say odd things, played from a script.

use super::*;
use std::io::Cursor;

/// An engine that says these lines, whatever it hears.
fn scripted(lines: &str) -> Result<Engine, String> {
    let from = Cursor::new(lines.as_bytes().to_vec());
    let mut engine = Engine::over(Box::new(std::io::sink()), Box::new(from), "go depth 1");
    engine.greet("")?;
    Ok(engine)
}

fn opinion(said: &str) -> Result<Opinion, String> {
    scripted(&format!("uciok\nreadyok\n{said}"))?.judge("8/8/8/PK4k1/8/8/8/8 w - -")
}

fn score(said: &str) -> Option<Score> {
    opinion(&format!("{said}\nbestmove a5a6\n")).unwrap().score
}

#[test]
fn the_last_score_counts() {
    let said = "info depth 1 score cp 12 nodes 20 pv a5a6\ninfo depth 2 seldepth 3 score cp -34 pv a5a6 g5g4";
    assert_eq!(score(said), Some(Score::Points(-34)));
    assert_eq!(score("info depth 9 score mate 4"), Some(Score::Mate(4)));
    assert_eq!(score("info score mate -0"), Some(Score::Mate(0)));
}

#[test]
fn a_bound_counts_only_where_there_is_nothing_better() {
    let exact = "info depth 5 score cp 20 pv a5a6";
    let low = "info depth 6 score cp 45 lowerbound nodes 3";
    let high = "info depth 6 score cp -8 upperbound";
    assert_eq!(
        score(&format!("{exact}\n{low}\n{high}")),
        Some(Score::Points(20))
    );
    assert_eq!(score(&format!("{low}\n{high}")), Some(Score::Points(-8)));
}

#[test]
fn other_lines_and_free_words_are_no_scores() {
    assert_eq!(
        score("info score cp 7 wdl 300 500 200\ninfo string score cp 900"),
        Some(Score::Points(7))
    );
    assert_eq!(
        score("info multipv 1 score cp 7\ninfo multipv 2 score cp -90"),
        Some(Score::Points(7))
    );
    for silent in [
        "",
        "info",
        "info depth 3 currmove a5a6",
        "info score",
        "info score cp",
        "info score cp much",
        "info score cp 99999999999",
        "info score wdl 1 2 3",
        "score cp 5",
        "\u{fffd}\u{1}",
    ] {
        assert_eq!(score(silent), None, "{silent:?}");
    }
}

#[test]
fn lines_may_end_and_begin_in_any_way() {
    let said = "\t info   depth 1\tscore cp 3 \r\n\r\nbestmove  a5a6 ponder g5g4\r\n";
    let expected = Opinion {
        score: Some(Score::Points(3)),
        best: Some("a5a6".parse().unwrap()),
    };
    assert_eq!(opinion(said), Ok(expected));
}

#[test]
fn a_move_that_is_none_is_none() {
    for none in ["(none)", "0000", "NULL", "a9a6", ""] {
        let said = format!("info score cp 3\nbestmove {none}\n");
        assert_eq!(opinion(&said).map(|it| it.best), Ok(None), "{none}");
    }
}

#[test]
fn the_introduction_may_be_long_and_written_by_anybody() {
    let mut lines = b"Odd Engine by B\xf6rje\nid name Odd 1.0 \nid author B\xf6rje\noption name uciok type check\n".to_vec();
    lines.extend_from_slice(b"uciok\r\ninfo string one moment\nreadyok\n");
    let from = Cursor::new(lines);
    let mut engine = Engine::over(Box::new(std::io::sink()), Box::new(from), "go nodes 1");
    engine.greet("odd;Hash=1; ;go nodes 700").unwrap();
    assert_eq!(engine.description(), "Odd 1.0; Hash=1; go nodes 700");
}

#[test]
fn an_engine_that_falls_silent_is_an_error() {
    assert!(scripted("id name Short\n").is_err());
    assert!(scripted("uciok\n").is_err());
    assert!(opinion("info score cp 3\n").is_err());
}

#[test]
fn only_nodes_and_depth_have_the_same_answer_everywhere() {
    let counts = |go: &str| {
        let mut engine = scripted("uciok\nreadyok\n").unwrap();
        engine.go = go.to_owned();
        engine.counts()
    };
    assert!(counts("go nodes 700") && counts("go depth 4 nodes 100"));
    for timed in [
        "go",
        "go movetime 50",
        "go nodes 700 movetime 50",
        "go infinite",
        "go nodes",
        "go nodes 0",
        "go wtime 1000 btime 1000",
    ] {
        assert!(!counts(timed), "{timed}");
    }
}

#[test]
fn a_score_is_read_as_it_is_written() {
    for score in [Score::Points(-34), Score::Mate(3), Score::Mate(-1)] {
        assert_eq!(score.to_string().parse(), Ok(score));
    }
    for none in ["", "#", "?", "3.5"] {
        assert_eq!(none.parse::<Score>(), Err(()));
    }
}

//! Conversations with the engine.

use super::*;

/// Says these lines and gives back all answers.
fn talk(lines: &[&str]) -> Vec<String> {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let ear = heard.clone();
    let mut engine = Engine::new(Arc::new(move |line: &str| {
        ear.lock().unwrap().push(line.to_owned());
    }));
    for line in lines {
        if !engine.hear(line) {
            engine.end_search();
            break;
        }
        // As if somebody waited for the move.
        if line.starts_with("go")
            && !line.contains("infinite")
            && !line.contains("ponder")
            && let Some(search) = engine.search.take()
        {
            search.join().unwrap();
        }
    }
    engine.finish();
    let heard = heard.lock().unwrap();
    heard.clone()
}

fn last(lines: &[&str]) -> String {
    talk(lines).last().cloned().unwrap_or_default()
}

#[test]
fn it_introduces_itself_and_is_ready() {
    let answers = talk(&["uci", "isready"]);
    assert!(answers[0].starts_with("id name "));
    assert_eq!(answers[answers.len() - 2..], ["uciok", "readyok"]);
    assert!(
        answers
            .iter()
            .any(|line| line.starts_with("option name Level "))
    );
}

#[test]
fn it_finds_a_mate_within_nodes_depth_and_time() {
    let position = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    for go in [
        "go nodes 5000",
        "go depth 3",
        "go movetime 100",
        "go wtime 1000 btime 1000 winc 10 binc 10",
        "go wtime 300 btime 300 movestogo 1",
        "go",
    ] {
        assert_eq!(last(&[position, go]), "bestmove a1a8", "{go}");
    }
    let answers = talk(&[position, "go depth 3"]);
    assert!(answers[0].contains("score mate 1"), "{answers:?}");
}

#[test]
fn moves_are_played_from_the_start_and_castling_and_promotion_are_understood() {
    let moves = "position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6";
    assert!(last(&[moves, "go depth 2"]).starts_with("bestmove "));
    let promotion = "position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8q h7g7";
    assert!(last(&[promotion, "go depth 2"]).starts_with("bestmove "));
}

#[test]
fn a_game_that_our_rules_would_have_drawn_goes_on() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ".repeat(6);
    let position = format!("position startpos moves {shuffle}");
    assert!(last(&[&position, "go depth 2"]).starts_with("bestmove "));
}

#[test]
fn an_endless_search_ends_when_it_is_told_to() {
    let answers = talk(&["position startpos", "go infinite", "isready", "stop"]);
    assert!(answers.contains(&"readyok".into()));
    assert!(answers.last().unwrap().starts_with("bestmove "));
}

#[test]
fn a_search_ahead_of_time_answers_when_the_move_is_made() {
    let ahead = "go ponder wtime 1000 btime 1000";
    let answers = talk(&[
        "position startpos moves e2e4 e7e5",
        ahead,
        "ponderhit",
        "isready",
    ]);
    assert!(answers[answers.len() - 2].starts_with("bestmove "));
    assert_eq!(answers.last().unwrap(), "readyok");
}

#[test]
fn at_the_end_of_the_input_a_search_with_a_limit_is_heard_out() {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let ear = heard.clone();
    let mut engine = Engine::new(Arc::new(move |line: &str| {
        ear.lock().unwrap().push(line.to_owned());
    }));
    engine.hear("go nodes 20000");
    engine.finish();
    let heard = heard.lock().unwrap();
    assert!(heard.len() > 5 && heard.last().unwrap().starts_with("bestmove "));
}

#[test]
fn the_memory_has_two_sizes() {
    let mate = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    for size in ["0", "1"] {
        let option = format!("setoption name Hash value {size}");
        assert_eq!(last(&[&option, mate, "go depth 3"]), "bestmove a1a8");
    }
    assert!(talk(&["uci"]).contains(&"option name Hash type spin default 0 min 0 max 1".into()));
}

#[test]
fn without_a_move_there_is_none() {
    let mated = "position fen 6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1";
    assert_eq!(last(&[mated, "go depth 3"]), "bestmove 0000");
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    for line in [
        "hello",
        "position",
        "position here",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2",
        "go nodes",
        "go depth many",
        "go sideways",
        "setoption name Level value 9",
        "setoption name Hash value 64",
        "setoption name Hash value much",
        "setoption name Level value",
        "setoption name Colour value blue",
    ] {
        let answers = talk(&[
            "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
            line,
            "go depth 3",
        ]);
        assert!(
            answers[0].starts_with("info string "),
            "{line}: {answers:?}"
        );
        assert_eq!(answers.last().unwrap(), "bestmove a1a8", "{line}");
    }
    assert!(talk(&["", "   ", "debug on", "stop", "quit", "uci"]).is_empty());
}

#[test]
fn every_level_plays() {
    for level in 1..=8 {
        let level = format!("setoption name Level value {level}");
        assert!(last(&[&level, "position startpos", "go nodes 500"]).starts_with("bestmove "));
    }
}

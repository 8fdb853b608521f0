//! Runs the independent client against the real program. The client is `client.py` beside this file; it can be run by
//! hand for as many games as one likes.

use std::path::Path;
use std::process::Command;

#[test]
fn an_independent_client_finds_nothing() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/json/client.py");
    let games = std::env::var("CLIENT_GAMES").unwrap_or_else(|_| "4".to_owned());
    let output = Command::new("python3")
        .arg("-B")
        .arg(client)
        .arg(env!("CARGO_BIN_EXE_parlour"))
        .args(["--games", &games])
        .output();
    match output {
        Ok(output) => assert!(
            output.status.success(),
            "{}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        ),
        Err(why) => panic!("This test needs python3 on the path: {why}"),
    }
}

//! Tests of lines that no well-meaning client would send: each gets one reply, and the next one is answered too.

use crate::json::{LONGEST_LINE, base64, serve};
use serde_json::Value;

fn replies(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(input, &mut output);
    String::from_utf8(output)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn codes(input: &[u8]) -> Vec<String> {
    replies(input)
        .iter()
        .map(|reply| reply["error"]["code"].as_str().unwrap_or("-").to_owned())
        .collect()
}

#[test]
fn what_is_not_json_is_told_so() {
    let deep = "[".repeat(200_000);
    for line in [
        "",
        " ",
        "{",
        "nonsense",
        "{\"cmd\":\"turn\"}}",
        "\u{feff}{}",
        "{'cmd':1}",
        &deep,
        "{\"cmd\":\"\\ud800\"}",
    ] {
        assert_eq!(
            codes(format!("{line}\n{{}}\n").as_bytes()),
            ["bad-json", "bad-request"],
            "{line:.20}"
        );
    }
    assert_eq!(
        codes(b"{\"cmd\":\"\xff\"}\n\x00\n"),
        ["bad-json", "bad-json"]
    );
}

#[test]
fn what_is_no_request_is_told_so() {
    for line in [
        "{}",
        "[]",
        "7",
        "null",
        "\"games\"",
        r#"{"cmd":7}"#,
        r#"{"cmd":null}"#,
        r#"{"cmd":"dance"}"#,
        r#"{"cmd":"GAMES"}"#,
        r#"{"cmd":"apply"}"#,
        r#"{"cmd":"apply","action":["draw"]}"#,
        r#"{"cmd":"view"}"#,
        r#"{"cmd":"view","seat":"0"}"#,
        r#"{"cmd":"view","seat":0.5}"#,
        r#"{"cmd":"resample","seat":null,"seed":1}"#,
        r#"{"cmd":"resample","seat":0}"#,
        r#"{"cmd":"bot","level":1}"#,
        r#"{"cmd":"bot","level":true,"seed":1}"#,
        r#"{"cmd":"load"}"#,
        r#"{"cmd":"load","save":7}"#,
        r#"{"cmd":"perft"}"#,
        r#"{"cmd":"perft","depth":-1}"#,
        r#"{"cmd":"new","game":"toy","players":2}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":-1}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":1.5}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":18446744073709551616}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":1e999}"#,
        r#"{"cmd":"new","game":"toy","players":"2","seed":1}"#,
        r#"{"cmd":"new","players":2,"seed":1}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":1,"options":[]}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":1,"script":"pack"}"#,
        r#"{"cmd":"new","game":"toy","players":2,"seed":1,"position":7}"#,
    ] {
        assert_eq!(codes(line.as_bytes()), ["bad-request"], "{line}");
    }
    let long = format!(r#"{{"cmd":"perft","depth":{}}}"#, "9".repeat(500));
    assert_eq!(codes(long.as_bytes()), ["bad-request"]);
}

#[test]
fn an_empty_table_says_so() {
    for line in [
        r#"{"cmd":"turn"}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"apply","action":"draw"}"#,
        r#"{"cmd":"view","seat":0}"#,
        r#"{"cmd":"view","seat":99999999999999999999}"#,
        r#"{"cmd":"state"}"#,
        r#"{"cmd":"script"}"#,
        r#"{"cmd":"resample","seat":0,"seed":1}"#,
        r#"{"cmd":"bot","level":1,"seed":1}"#,
        r#"{"cmd":"save"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"perft","depth":1}"#,
    ] {
        assert_eq!(codes(line.as_bytes()), ["no-game"], "{line}");
    }
    assert_eq!(
        codes(br#"{"cmd":"new","game":"skat","players":3,"seed":1}"#),
        ["unknown-game"]
    );
    assert_eq!(codes(br#"{"cmd":"load","save":"AAAA"}"#), ["bad-save"]);
}

#[test]
fn a_line_that_is_too_long_costs_one_reply() {
    let mut input = vec![b' '; LONGEST_LINE + 1];
    input.extend(b"\n{}\n");
    assert_eq!(codes(&input), ["bad-json", "bad-request"]);
    // The longest line that is read.
    let mut input = vec![b' '; LONGEST_LINE - 2];
    input.extend(b"{}\n{}");
    assert_eq!(codes(&input), ["bad-request", "bad-request"]);
    let endless = vec![b'x'; 3 * LONGEST_LINE];
    assert_eq!(codes(&endless), ["bad-json"]);
}

#[test]
fn the_last_line_needs_no_end() {
    assert_eq!(replies(b"").len(), 0);
    assert_eq!(replies(b"{}").len(), 1);
    assert_eq!(replies(b"{}\r\n{}\n").len(), 2);
    assert_eq!(replies(b"\n\n").len(), 2);
}

#[test]
fn base64_is_the_standard_one() {
    // RFC 4648, section 10.
    for (bytes, text) in [
        ("", ""),
        ("f", "Zg=="),
        ("fo", "Zm8="),
        ("foo", "Zm9v"),
        ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ] {
        assert_eq!(base64::encode(bytes.as_bytes()), text);
        assert_eq!(base64::decode(text).as_deref(), Some(bytes.as_bytes()));
    }
    for text in [
        "Z",
        "Zg",
        "Zg=",
        "Zh==",
        "Z===",
        "====",
        "Zm9v=",
        "Zg==Zg==",
        "Zm9v\n",
        "Zm-v",
        "Zm9\u{e9}",
        " Zm9",
    ] {
        assert_eq!(base64::decode(text), None, "{text}");
    }
}

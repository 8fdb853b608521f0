//! The request parser on good and bad requests, and the server over a real loopback socket.

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use super::request::{HEAD_LIMIT, Request, Status};
use super::*;

fn ask(line: &str) -> Result<(&'static str, bool), Status> {
    let head = format!("{line}\r\nHost: 127.0.0.1\r\n\r\n");
    Request::parse(head.as_bytes()).map(|request| (request.file.name, request.body))
}

#[test]
fn the_four_files_are_found_by_their_names() {
    assert_eq!(ask("GET / HTTP/1.1"), Ok(("index.html", true)));
    assert_eq!(ask("GET /index.html HTTP/1.1"), Ok(("index.html", true)));
    assert_eq!(ask("GET /page.js HTTP/1.1"), Ok(("page.js", true)));
    assert_eq!(ask("GET /style.css HTTP/1.0"), Ok(("style.css", true)));
    assert_eq!(
        ask("HEAD /parlour.wasm HTTP/1.1"),
        Ok(("parlour.wasm", false))
    );
}

#[test]
fn a_query_belongs_to_the_page_and_not_to_the_name() {
    assert_eq!(ask("GET /?seed=7 HTTP/1.1"), Ok(("index.html", true)));
    assert_eq!(ask("GET /page.js?a/../b HTTP/1.1"), Ok(("page.js", true)));
}

#[test]
fn no_other_file_can_be_reached() {
    for target in [
        "/Cargo.toml",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//index.html",
        "/./index.html",
        "/..\\index.html",
        "index.html",
        "/index.html/",
        "http://127.0.0.1/index.html",
        "*",
    ] {
        let line = format!("GET {target} HTTP/1.1");
        assert_eq!(ask(&line), Err(Status::NotFound), "{target}");
    }
}

#[test]
fn other_methods_are_turned_away() {
    assert_eq!(ask("POST / HTTP/1.1"), Err(Status::MethodNotAllowed));
    assert_eq!(ask("get / HTTP/1.1"), Err(Status::MethodNotAllowed));
}

#[test]
fn what_is_no_request_is_a_bad_one() {
    for line in ["", "GET", "GET /", "GET / HTTP/1.1 x", "GET / SPDY/3", "  "] {
        assert_eq!(ask(line), Err(Status::BadRequest), "{line:?}");
    }
    let not_text = b"GET /\xff HTTP/1.1\r\n\r\n";
    assert_eq!(Request::parse(not_text), Err(Status::BadRequest));
    assert_eq!(Request::parse(b""), Err(Status::BadRequest));
    assert_eq!(
        Request::parse(b"GET / HTTP/1.1\r\nHost: half"),
        Err(Status::BadRequest)
    );
}

#[test]
fn an_endless_head_is_cut_off() {
    let long = vec![b'a'; HEAD_LIMIT + 1];
    assert_eq!(Request::parse(&long), Err(Status::HeadTooLong));
}

#[test]
fn options_are_read_and_strange_ones_named() {
    let words = |line: &str| -> Vec<String> { line.split(' ').map(String::from).collect() };
    let options = Options::read(&words("--port 81 --no-open --dir a")).unwrap();
    assert_eq!((options.port, options.open), (81, false));
    assert_eq!(options.folder, PathBuf::from("a"));
    assert_eq!(Options::read(&[]).unwrap().port, USUAL_PORT);
    for wrong in ["--port", "--port x", "--port 70000", "--dir", "--fast"] {
        assert!(Options::read(&words(wrong)).is_err(), "{wrong}");
    }
}

/// A running server over a folder with all four files, each holding its own name.
struct Server {
    address: SocketAddr,
    folder: PathBuf,
}

impl Server {
    fn start(name: &str) -> Server {
        let folder = std::env::temp_dir().join(format!("parlour-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for file in ["index.html", "page.js", "style.css", "parlour.wasm"] {
            fs::write(folder.join(file), file).unwrap();
        }
        let listener = listen(0).unwrap();
        let address = listener.local_addr().unwrap();
        let served = folder.clone();
        thread::spawn(move || serve(&listener, served));
        Server { address, folder }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.folder));
    }
}

fn exchange(address: SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_browser_gets_the_files_over_loopback() {
    let server = Server::start("files");
    let address = server.address;
    let answer = exchange(address, b"GET /parlour.wasm HTTP/1.1\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.contains("\r\nContent-Type: application/wasm\r\n"));
    assert!(answer.contains("\r\nContent-Length: 12\r\n"));
    assert!(answer.ends_with("\r\n\r\nparlour.wasm"));

    let head = exchange(address, b"HEAD /parlour.wasm HTTP/1.1\r\n\r\n");
    assert!(head.contains("\r\nContent-Length: 12\r\n"), "{head}");
    assert!(head.ends_with("\r\n\r\n"), "{head}");
}

#[test]
fn after_bad_requests_the_server_still_answers() {
    let server = Server::start("bad");
    let address = server.address;
    let long = [b'x'; HEAD_LIMIT * 4];
    assert!(exchange(address, &long).starts_with("HTTP/1.1 431 "));
    assert!(exchange(address, b"\r\n\r\n").starts_with("HTTP/1.1 400 "));
    assert!(exchange(address, b"GET /../x HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 404 "));
    drop(TcpStream::connect(address).unwrap());
    assert!(exchange(address, b"GET / HTTP/1.1\r\n\r\n").ends_with("index.html"));
}

#[test]
fn silent_connections_do_not_keep_others_out_for_ever() {
    let server = Server::start("silent");
    let address = server.address;
    let silent: Vec<TcpStream> = (0..MOST_CONNECTIONS + 1)
        .map(|_| TcpStream::connect(address).unwrap())
        .collect();
    let crowded = exchange(address, b"GET / HTTP/1.1\r\n\r\n");
    assert!(crowded.starts_with("HTTP/1.1 503 "), "{crowded}");
    drop(silent);
    let freed = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(20));
        exchange(address, b"GET / HTTP/1.1\r\n\r\n").ends_with("index.html")
    });
    assert!(freed);
}

#[test]
fn a_taken_port_leads_to_another() {
    let first = listen(0).unwrap().local_addr().unwrap();
    let holder = TcpListener::bind(first).unwrap();
    let second = listen(first.port()).unwrap();
    assert_ne!(second.local_addr().unwrap(), holder.local_addr().unwrap());
}

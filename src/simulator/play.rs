//! `parlour play`: serves the page to this computer alone, and opens it in the browser.
//!
//! The server hands out the four files of the page and nothing else, so no request can reach another file. It is
//! not meant for a network; any static host can serve the same folder.

mod request;
#[cfg(test)]
mod tests;

use std::fs;
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use request::{HEAD_LIMIT, Request, Status};

/// Where the page is found when the port is free; nothing known uses it.
const USUAL_PORT: u16 = 7272;
/// How long a browser may take to ask, and to take its answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// Browsers open six connections at most; the rest waits for nobody.
const MOST_CONNECTIONS: usize = 32;

/// Serves the page until the program is stopped.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let options = Options::read(arguments)?;
    if !options.folder.join("index.html").is_file() {
        let folder = options.folder.display();
        return Err(format!(
            "There is no page in {folder}: `cargo play` builds it."
        ));
    }
    let listener = listen(options.port).map_err(|why| format!("No port can be opened: {why}"))?;
    let address = listener.local_addr().map_err(|why| why.to_string())?;
    println!("Parlour is at http://{address}/ (Ctrl-C ends it)");
    if options.open {
        open_browser(&format!("http://{address}/"));
    }
    serve(&listener, options.folder);
    Ok(())
}

#[derive(Debug, PartialEq, Eq)]
struct Options {
    port: u16,
    folder: PathBuf,
    open: bool,
}

impl Options {
    fn read(arguments: &[String]) -> Result<Options, String> {
        let mut options = Options {
            port: USUAL_PORT,
            folder: "target/page".into(),
            open: true,
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--port" => {
                    let port = words.next().and_then(|number| number.parse().ok());
                    options.port = port.ok_or("--port wants a number up to 65535.")?;
                }
                "--dir" => {
                    let folder = words.next().ok_or("--dir wants a folder.")?;
                    options.folder = folder.into();
                }
                "--no-open" => options.open = false,
                other => return Err(format!("`parlour play` does not know {other}.")),
            }
        }
        Ok(options)
    }
}

/// Takes the wished port, or any free one where that is taken.
fn listen(port: u16) -> io::Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .or_else(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)))
}

/// Asks the desktop to show the page. Where there is none, the printed address has to do.
fn open_browser(address: &str) {
    let mut command = if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", "start", ""]);
        shell
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        Command::new("xdg-open")
    };
    command.arg(address).stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        thread::spawn(move || child.wait());
    }
}

/// Answers every connection on a thread of its own, up to a bound.
fn serve(listener: &TcpListener, folder: PathBuf) {
    let folder: Arc<Path> = folder.into();
    for stream in listener.incoming().flatten() {
        // Each thread holds one more clone of the folder, so the clones count the connections.
        let busy = Arc::strong_count(&folder) > MOST_CONNECTIONS;
        let shared = (!busy).then(|| Arc::clone(&folder));
        let Some(folder) = shared else {
            drop(reply(&stream, Status::Busy, "", b"", false));
            continue;
        };
        // A connection that breaks concerns the browser alone; it asks again.
        let answer = move || drop(converse(&stream, &folder));
        drop(thread::Builder::new().spawn(answer));
    }
}

/// Reads one request and answers it. Every connection carries one.
fn converse(stream: &TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let head = read_head(stream, Instant::now() + PATIENCE)?;
    match Request::parse(&head) {
        Ok(request) => match fs::read(folder.join(request.file.name)) {
            Ok(body) => reply(stream, Status::Ok, request.file.kind, &body, request.body),
            Err(_) => reply(stream, Status::NotFound, "", b"", false),
        },
        Err(status) => reply(stream, status, "", b"", false),
    }
}

/// The request up to its empty line, or as much of it as the limit allows.
fn read_head(mut stream: &TcpStream, deadline: Instant) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    let mut part = [0; 1024];
    while head.len() <= HEAD_LIMIT && !request::is_complete(&head) {
        // The timeout of one read starts anew with each; this one is for all of them together.
        if Instant::now() > deadline {
            return Err(io::ErrorKind::TimedOut.into());
        }
        match stream.read(&mut part)? {
            0 => break,
            count => head.extend_from_slice(part.get(..count).unwrap_or_default()),
        }
    }
    Ok(head)
}

fn reply(
    mut stream: &TcpStream,
    status: Status,
    kind: &str,
    content: &[u8],
    with_body: bool,
) -> io::Result<()> {
    let text;
    let (kind, content, with_body) = if status == Status::Ok {
        (kind, content, with_body)
    } else {
        text = format!("{}\n", status.line());
        ("text/plain; charset=utf-8", text.as_bytes(), true)
    };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        status.line(),
        content.len()
    );
    stream.write_all(head.as_bytes())?;
    if with_body {
        stream.write_all(content)?;
    }
    stream.shutdown(Shutdown::Write)?;
    drain(stream)
}

/// Closing with unread bytes would reset the connection and take the answer with it, so what comes is read for a moment.
fn drain(mut stream: &TcpStream) -> io::Result<()> {
    let end = Instant::now() + Duration::from_millis(200);
    stream.set_read_timeout(Some(Duration::from_millis(50)))?;
    let mut rest = [0; 4096];
    while Instant::now() < end && stream.read(&mut rest)? > 0 {}
    Ok(())
}

//! What a browser may ask of `parlour play`: one of four files, by GET or HEAD. Parsing only, no sockets.

/// The most bytes a request line and its headers may have.
pub(super) const HEAD_LIMIT: usize = 8 * 1024;

/// A file of the page, under the name it has in the folder.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PageFile {
    pub(super) name: &'static str,
    pub(super) kind: &'static str,
}

const FILES: [PageFile; 4] = [
    PageFile {
        name: "index.html",
        kind: "text/html; charset=utf-8",
    },
    PageFile {
        name: "page.js",
        kind: "text/javascript; charset=utf-8",
    },
    PageFile {
        name: "style.css",
        kind: "text/css; charset=utf-8",
    },
    PageFile {
        name: "parlour.wasm",
        kind: "application/wasm",
    },
];

/// How a request was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Ok,
    BadRequest,
    NotFound,
    MethodNotAllowed,
    HeadTooLong,
    Busy,
}

impl Status {
    /// Number and words of the answer's first line.
    pub(super) fn line(self) -> &'static str {
        match self {
            Status::Ok => "200 OK",
            Status::BadRequest => "400 Bad Request",
            Status::NotFound => "404 Not Found",
            Status::MethodNotAllowed => "405 Method Not Allowed",
            Status::HeadTooLong => "431 Request Header Fields Too Large",
            Status::Busy => "503 Service Unavailable",
        }
    }
}

/// A request that can be answered with a file.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) file: &'static PageFile,
    /// Whether the content is wanted too, not only its headers.
    pub(super) body: bool,
}

impl Request {
    /// Reads the request line; what the headers say changes nothing here.
    pub(super) fn parse(head: &[u8]) -> Result<Request, Status> {
        if head.len() > HEAD_LIMIT {
            return Err(Status::HeadTooLong);
        }
        if !is_complete(head) {
            return Err(Status::BadRequest);
        }
        let text = str::from_utf8(head).map_err(|_| Status::BadRequest)?;
        let line = text.lines().next().unwrap_or_default();
        let mut words = line.split(' ');
        let (Some(method), Some(target), Some(version), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(Status::BadRequest);
        };
        if !version.starts_with("HTTP/1.") {
            return Err(Status::BadRequest);
        }
        let body = match method {
            "GET" => true,
            "HEAD" => false,
            _ => return Err(Status::MethodNotAllowed),
        };
        let file = file_at(target).ok_or(Status::NotFound)?;
        Ok(Request { file, body })
    }
}

/// Whether the empty line that ends the headers has come.
pub(super) fn is_complete(head: &[u8]) -> bool {
    head.windows(4).any(|four| four == b"\r\n\r\n")
}

fn file_at(target: &str) -> Option<&'static PageFile> {
    let path = target.split(['?', '#']).next()?;
    let name = match path.strip_prefix('/')? {
        "" => "index.html",
        name => name,
    };
    FILES.iter().find(|file| file.name == name)
}

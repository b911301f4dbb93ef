//! A rendered page, ready to be sent many times with a new nonce each time, plain or gzipped.
//!
//! The page is cut at its nonces and each piece is deflated once, ending at a byte boundary (a full flush), so that a response is
//! put together from ready pieces with the nonce in a stored block between them (RFC 1951, 3.2.4) and the checksums combined.

use std::{
    convert::Infallible,
    pin::Pin,
    sync::{Arc, OnceLock},
    task::{Context, Poll},
    vec,
};

use axum::{
    body::{Body, HttpBody},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::Response,
};
use bytes::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use hyper::body::{Frame, SizeHint};

use super::{
    assets::accepts,
    guard::{Audience, Guard},
};

/// Stands for the nonce in a rendered document.
pub(super) const NONCE_MARK: &str = "\u{1}nonce\u{1}";

/// A page as it is cached.
#[derive(Clone, Debug)]
pub enum Page {
    /// A document.
    Document(Arc<Document>),
    /// The page is elsewhere: a path with its locale prefix.
    Moved(Arc<str>),
}

/// A document cut at its nonces.
#[derive(Debug)]
pub struct Document {
    status: StatusCode,
    pieces: Vec<Piece>,
    guard: Option<Guard>,
}

#[derive(Debug)]
struct Piece {
    plain: Bytes,
    /// Made for the first client that takes it.
    deflated: OnceLock<Deflated>,
}

#[derive(Debug)]
struct Deflated {
    bytes: Bytes,
    crc: Crc,
}

impl Page {
    /// Roughly how much memory the page takes, compressed once as well.
    pub(super) fn weight(&self) -> u32 {
        let bytes = match self {
            Self::Document(document) => document.pieces.iter().map(|piece| piece.plain.len() * 5 / 4).sum::<usize>(),
            Self::Moved(target) => target.len(),
        };
        u32::try_from(bytes + 256).unwrap_or(u32::MAX)
    }
}

impl Document {
    /// Cuts a document whose nonces are `NONCE_MARK`.
    pub(super) fn new(status: StatusCode, html: &str) -> Self {
        Self { status, pieces: html.split(NONCE_MARK).map(Piece::new).collect(), guard: None }
    }

    /// The same document for one audience only.
    pub(super) fn kept_to(self, guard: Option<Guard>) -> Self {
        Self { guard, ..self }
    }

    /// Where a visitor goes for whom the page is not.
    pub(super) fn elsewhere(&self, is_signed_in: bool) -> Option<&str> {
        let guard = self.guard.as_ref()?;
        let is_right = (guard.audience == Audience::SignedIn) == is_signed_in;
        (!is_right).then_some(guard.elsewhere.as_str())
    }

    /// The response with this nonce; gzipped when the client takes it.
    pub(super) fn respond(&self, request: &HeaderMap, nonce: &str) -> Response {
        let gzip = accepts(request, "gzip");
        let body = if gzip { self.gzip(nonce) } else { self.plain(nonce) };
        let mut response = Response::new(Body::new(body));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
        if gzip {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }

    fn plain(&self, nonce: &str) -> Chunks {
        let nonce = Bytes::copy_from_slice(nonce.as_bytes());
        let mut chunks = Vec::with_capacity(self.pieces.len() * 2);
        for (index, piece) in self.pieces.iter().enumerate() {
            if index > 0 {
                chunks.push(nonce.clone());
            }
            chunks.push(piece.plain.clone());
        }
        Chunks::new(chunks)
    }

    fn gzip(&self, nonce: &str) -> Chunks {
        let block = Bytes::from(stored_block(nonce.as_bytes(), false));
        let mut crc = Crc::new();
        let mut nonce_crc = Crc::new();
        nonce_crc.update(nonce.as_bytes());
        let mut chunks = Vec::with_capacity(self.pieces.len() * 2 + 1);
        chunks.push(Bytes::from_static(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]));
        for (index, piece) in self.pieces.iter().enumerate() {
            if index > 0 {
                chunks.push(block.clone());
                crc.combine(&nonce_crc);
            }
            let deflated = piece.deflated();
            chunks.push(deflated.bytes.clone());
            crc.combine(&deflated.crc);
        }
        let mut end = stored_block(&[], true);
        end.extend_from_slice(&crc.sum().to_le_bytes());
        end.extend_from_slice(&crc.amount().to_le_bytes());
        chunks.push(end.into());
        Chunks::new(chunks)
    }
}

/// A body of known length in ready chunks: they go to the socket as they lie in the cache, without being copied together.
#[derive(Debug)]
struct Chunks {
    chunks: vec::IntoIter<Bytes>,
    left: u64,
}

impl Chunks {
    fn new(chunks: Vec<Bytes>) -> Self {
        let left = chunks.iter().map(|chunk| chunk.len() as u64).sum();
        Self { chunks: chunks.into_iter(), left }
    }
}

impl HttpBody for Chunks {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let chunk = self.chunks.next();
        self.left -= chunk.as_ref().map_or(0, |chunk| chunk.len() as u64);
        Poll::Ready(chunk.map(|chunk| Ok(Frame::data(chunk))))
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}

impl Piece {
    fn new(text: &str) -> Self {
        Self { plain: Bytes::copy_from_slice(text.as_bytes()), deflated: OnceLock::new() }
    }

    fn deflated(&self) -> &Deflated {
        self.deflated.get_or_init(|| {
            let mut crc = Crc::new();
            crc.update(&self.plain);
            Deflated { bytes: deflate(&self.plain).into(), crc }
        })
    }
}

fn deflate(bytes: &[u8]) -> Vec<u8> {
    let mut compress = Compress::new(Compression::new(6), false);
    let mut out = Vec::with_capacity(bytes.len() / 3 + 64);
    loop {
        let taken = usize::try_from(compress.total_in()).unwrap_or(bytes.len());
        let status = compress.compress_vec(&bytes[taken..], &mut out, FlushCompress::Full);
        let done = compress.total_in() == bytes.len() as u64 && out.len() < out.capacity();
        match status {
            Ok(Status::Ok | Status::BufError) if !done => out.reserve(bytes.len() / 4 + 64),
            _ => return out,
        }
    }
}

/// A block of at most 65,535 bytes that deflate leaves as it is.
fn stored_block(bytes: &[u8], last: bool) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).unwrap_or(u16::MAX);
    let mut block = vec![u8::from(last)];
    block.extend_from_slice(&length.to_le_bytes());
    block.extend_from_slice(&(!length).to_le_bytes());
    block.extend_from_slice(bytes);
    block
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;
    use proptest::prelude::*;

    use super::*;

    fn joined(body: Chunks) -> Vec<u8> {
        let length = body.left;
        let bytes = body.chunks.collect::<Vec<_>>().concat();
        assert_eq!(bytes.len() as u64, length);
        bytes
    }

    fn unzipped(body: Chunks) -> String {
        let mut text = String::new();
        GzDecoder::new(&*joined(body)).read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn every_response_has_its_own_nonce_plain_and_gzipped() {
        let html = format!("<a nonce=\"{NONCE_MARK}\">{}<b nonce=\"{NONCE_MARK}\">", "long ".repeat(50_000));
        let document = Document::new(StatusCode::OK, &html);
        for nonce in ["abc", "0123456789abcdef0123456789abcdef"] {
            let expected = html.replace(NONCE_MARK, nonce);
            assert_eq!(joined(document.plain(nonce)), expected.as_bytes());
            assert_eq!(unzipped(document.gzip(nonce)), expected);
        }
        assert!(document.gzip("abc").left < 5_000);
    }

    proptest! {
        #[test]
        fn any_text_survives_the_gzip_pieces(pieces in prop::collection::vec(".{0,400}", 1..5)) {
            let html = pieces.join(NONCE_MARK);
            let document = Document::new(StatusCode::OK, &html);
            prop_assert_eq!(unzipped(document.gzip("n")), html.replace(NONCE_MARK, "n"));
        }
    }
}

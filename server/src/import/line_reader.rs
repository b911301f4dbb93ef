//! Prepares bytes for the CSV reader: removes the byte order mark, converts line ends to line feeds, and terminates the last
//! record.
//!
//! It tracks quotes, and so the limits of records: a record larger than any plausible product row stops the reading before it
//! fills the memory, and an unclosed quote is reported at the line where it was opened.

use std::io::{self, Read};

/// Maximum size of a record; a description of a product with embedded pictures is far smaller.
pub(super) const MAX_RECORD: usize = 4 << 20;

const CHUNK: usize = 64 << 10;

/// The reader's position within a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    FieldStart,
    Plain,
    Quoted,
    /// After a quote inside a quoted field: either its end, or the first half of a doubled quote.
    QuoteInQuoted,
}

/// A record that cannot be read to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unterminated {
    /// The line on which the record starts.
    pub(super) line: u64,
    /// The line on which the unclosed quote was opened.
    pub(super) quote: Option<u64>,
}

/// A reader of the prepared bytes.
#[derive(Debug)]
pub(super) struct LineReader<R> {
    inner: R,
    delimiter: u8,
    chunk: Vec<u8>,
    out: Vec<u8>,
    given: usize,
    at: State,
    after_return: bool,
    line: u64,
    record_line: u64,
    record_bytes: usize,
    quote_line: u64,
    /// The first and last lines of blank ranges, in order.
    blank: Vec<(u64, u64)>,
    unterminated: Option<Unterminated>,
    bytes: u64,
}

impl<R: Read> LineReader<R> {
    /// Starts reading after a byte order mark, if there is one.
    pub(super) fn new(inner: R, delimiter: u8) -> Self {
        Self {
            inner,
            delimiter,
            chunk: vec![0; CHUNK],
            out: Vec::with_capacity(CHUNK),
            given: 0,
            at: State::FieldStart,
            after_return: false,
            line: 1,
            record_line: 1,
            record_bytes: 0,
            quote_line: 0,
            blank: Vec::new(),
            unterminated: None,
            bytes: 0,
        }
    }

    /// The number of bytes of the file read so far.
    pub(super) fn read_so_far(&self) -> u64 {
        self.bytes
    }

    /// The record that stopped the reading, or the quote that was open at the end.
    pub(super) fn unterminated(&self) -> Option<Unterminated> {
        self.unterminated
    }

    /// The first line from `line` on that is not blank.
    pub(super) fn filled_line(&self, line: u64) -> u64 {
        match self.blank.iter().find(|(first, last)| (*first..=*last).contains(&line)) {
            Some((_, last)) => last + 1,
            None => line,
        }
    }

    fn fill(&mut self) -> io::Result<()> {
        self.out.clear();
        self.given = 0;
        while self.out.is_empty() {
            let read = self.inner.read(&mut self.chunk)?;
            if read == 0 {
                if self.at == State::Quoted {
                    self.unterminated = Some(Unterminated { line: self.record_line, quote: Some(self.quote_line) });
                }
                return Ok(());
            }
            self.bytes += read as u64;
            for index in 0..read {
                let byte = self.chunk[index];
                self.take(byte);
            }
            if self.record_bytes > MAX_RECORD {
                let quote = (self.at == State::Quoted).then_some(self.quote_line);
                self.unterminated = Some(Unterminated { line: self.record_line, quote });
                return Err(io::ErrorKind::InvalidData.into());
            }
        }
        Ok(())
    }

    fn take(&mut self, byte: u8) {
        let follows_return = std::mem::replace(&mut self.after_return, byte == b'\r');
        match byte {
            b'\n' if follows_return => {}
            b'\n' | b'\r' => self.end_line(),
            other => {
                self.out.push(other);
                self.record_bytes += 1;
                self.step(other);
            }
        }
    }

    fn step(&mut self, byte: u8) {
        self.at = match (self.at, byte) {
            (State::FieldStart, b'"') => {
                self.quote_line = self.line;
                State::Quoted
            }
            (State::Quoted, b'"') => State::QuoteInQuoted,
            (State::QuoteInQuoted, b'"') | (State::Quoted, _) => State::Quoted,
            (_, byte) if byte == self.delimiter => State::FieldStart,
            _ => State::Plain,
        };
    }

    fn end_line(&mut self) {
        self.out.push(b'\n');
        self.line += 1;
        if self.at == State::Quoted {
            self.record_bytes += 1;
            return;
        }
        if self.record_bytes == 0 {
            self.note_blank(self.line - 1);
        }
        self.at = State::FieldStart;
        self.record_line = self.line;
        self.record_bytes = 0;
    }

    fn note_blank(&mut self, line: u64) {
        match self.blank.last_mut() {
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => self.blank.push((line, line)),
        }
    }
}

impl<R: Read> Read for LineReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given == self.out.len() {
            self.fill()?;
        }
        let count = buffer.len().min(self.out.len() - self.given);
        buffer[..count].copy_from_slice(&self.out[self.given..self.given + count]);
        self.given += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cleaned(text: &str) -> (String, LineReader<&[u8]>) {
        let mut clean = LineReader::new(text.as_bytes(), b',');
        let mut out = String::new();
        clean.read_to_string(&mut out).unwrap();
        (out, clean)
    }

    #[test]
    fn every_line_end_becomes_a_line_feed() {
        assert_eq!(cleaned("a\r\nb\rc\nd,\"e\r\nf\"\r\r\n").0, "a\nb\nc\nd,\"e\nf\"\n\n");
    }

    #[test]
    fn blank_lines_are_counted_but_are_no_records() {
        let (_, clean) = cleaned("a\n\n\nb\n\"\n\"\n");
        assert_eq!((clean.filled_line(2), clean.filled_line(4), clean.filled_line(5)), (4, 4, 5));
    }

    #[test]
    fn an_unclosed_quote_is_reported_with_its_line() {
        let (_, clean) = cleaned("a,b\nc,d\"e\nf,\"g\nh");
        assert_eq!(clean.unterminated(), Some(Unterminated { line: 3, quote: Some(3) }));
    }

    #[test]
    fn an_unterminated_record_stops_reading() {
        let unterminated = io::repeat(b'x').take(1 << 30);
        let mut clean = LineReader::new(unterminated, b',');
        assert!(io::copy(&mut clean, &mut io::sink()).is_err());
        assert!(clean.read_so_far() < 2 * MAX_RECORD as u64);
        assert_eq!(clean.unterminated(), Some(Unterminated { line: 1, quote: None }));
    }
}

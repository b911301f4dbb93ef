//! A CSV file as rows below a header, each with its line number.

use std::{
    fs::File,
    io::{Cursor, Read},
    path::Path,
};

use csv::{ByteRecord, StringRecord};
use encoding_rs::{UTF_16BE, UTF_16LE};
use encoding_rs_io::DecodeReaderBytesBuilder;

use super::{
    encoding::{guess, how_to_convert, is_utf_16_without_mark, looks_like},
    line_reader::{LineReader, MAX_RECORD},
};
use crate::{
    diagnostic::Diagnostic,
    error::{Error, Result},
};

type Source = Box<dyn Read + Send>;

/// The characters with which a formula in a spreadsheet starts: `export::CsvWriter` puts an apostrophe before them.
pub(crate) const FORMULA_STARTS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Number of bytes from which encoding and delimiter are detected.
const HEAD: u64 = 64 << 10;

/// An open file.
pub(super) struct Table {
    file: String,
    reader: csv::Reader<LineReader<Source>>,
    header: Vec<String>,
    record: ByteRecord,
    rows: u64,
    /// The detected encoding, if the start of the file is not UTF-8.
    looks_like: Option<&'static str>,
}

/// A row as it is in the file.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The line on which it starts.
    pub(super) line: u64,
    /// Its fields, unchanged.
    pub(super) fields: StringRecord,
    /// The reason why it cannot be used, if any.
    pub(super) fault: Option<Fault>,
}

/// The reason why a row cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It has fewer fields than the header.
    Short(usize),
    /// It has more fields than the header.
    Long(usize),
    /// A field (by its index) is not UTF-8 but looks like another encoding.
    NotUtf8 { field: usize, looks_like: &'static str },
    /// A field (by its index) holds a NUL character.
    Nul(usize),
    /// The quote opened on this line is never closed.
    OpenQuote(u64),
}

impl Row {
    /// A field without surrounding spaces and without the apostrophe that prevents spreadsheets from interpreting it as a
    /// formula; empty if the field is missing.
    pub(super) fn get(&self, index: Option<usize>) -> &str {
        let field = index.and_then(|index| self.fields.get(index)).unwrap_or_default().trim();
        field.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA_STARTS)).unwrap_or(field)
    }

    fn is_blank(&self) -> bool {
        self.fields.iter().all(|field| field.trim().is_empty())
    }
}

impl Table {
    /// Opens a file and reads its header.
    pub(super) fn open(path: &Path) -> Result<Self> {
        let name = path.display().to_string();
        let unreadable = |error: std::io::Error| Diagnostic::new(&*name, 0, format!("cannot be read: {error}"));
        let mut file = File::open(path).map_err(unreadable)?;
        let mut head = Vec::new();
        (&mut file).take(HEAD).read_to_end(&mut head).map_err(unreadable)?;
        let utf_16 = match head.get(..2) {
            Some([0xff, 0xfe]) => Some(UTF_16LE),
            Some([0xfe, 0xff]) => Some(UTF_16BE),
            _ => None,
        };
        if utf_16.is_none() && is_utf_16_without_mark(&head) {
            let reason = format!("looks like UTF-16 without a byte order mark: {}", how_to_convert("UTF-16LE"));
            return Err(Diagnostic::new(name, 0, reason).into());
        }
        if head.starts_with(b"PK\x03\x04") {
            return Err(Diagnostic::new(name, 0, "is a spreadsheet or archive: save it as CSV UTF-8").into());
        }
        if head.starts_with("\u{feff}".as_bytes()) {
            head.drain(..3);
        }
        let looks_like = looks_like(&head, utf_16);
        let mut source: Source = Box::new(Cursor::new(head.clone()).chain(file));
        if let Some(encoding) = utf_16 {
            source = Box::new(DecodeReaderBytesBuilder::new().encoding(Some(encoding)).strip_bom(true).build(source));
            head = Vec::new();
            (&mut source).take(HEAD).read_to_end(&mut head).map_err(unreadable)?;
            source = Box::new(Cursor::new(head.clone()).chain(source));
        }
        let delimiter = delimiter(&head);
        let reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(delimiter)
            .from_reader(LineReader::new(source, delimiter));
        let mut table = Self { file: name, reader, header: Vec::new(), record: ByteRecord::new(), rows: 0, looks_like };
        let header = table.next()?.ok_or_else(|| Diagnostic::new(&*table.file, 0, "is empty"))?;
        if let Some(Fault::NotUtf8 { looks_like, .. }) = header.fault {
            let reason = format!("the header is not UTF-8, it looks like {looks_like}: {}", how_to_convert(looks_like));
            return Err(Diagnostic::new(&*table.file, header.line as usize, reason).into());
        }
        table.header = header.fields.iter().map(|name| name.trim().to_owned()).collect();
        while table.header.last().is_some_and(String::is_empty) {
            table.header.pop();
        }
        table.rows = 0;
        Ok(table)
    }

    /// The names of the columns.
    pub(super) fn header(&self) -> &[String] {
        &self.header
    }

    /// The number of rows returned so far, without blank ones.
    pub(super) fn rows(&self) -> u64 {
        self.rows
    }

    /// The number of bytes of the file read so far.
    pub(super) fn bytes(&self) -> u64 {
        self.reader.get_ref().read_so_far()
    }

    /// The next row that is not blank.
    pub(super) fn next(&mut self) -> Result<Option<Row>> {
        loop {
            if !self.reader.read_byte_record(&mut self.record).map_err(|error| self.failed(&error))? {
                return Ok(None);
            }
            let row = self.row();
            if row.fault.is_some() || !row.is_blank() {
                self.rows += 1;
                return Ok(Some(row));
            }
        }
    }

    fn row(&self) -> Row {
        let line = self.record.position().map_or(0, csv::Position::line);
        let line = self.reader.get_ref().filled_line(line);
        match StringRecord::from_byte_record(self.record.clone()) {
            Ok(fields) => Row { line, fault: self.fault(&fields), fields },
            Err(error) => {
                let looks_like = self.looks_like.unwrap_or_else(|| guess(self.record.as_slice()));
                let fault = Some(Fault::NotUtf8 { field: error.utf8_error().field(), looks_like });
                let fields = self.record.iter().map(String::from_utf8_lossy).collect::<StringRecord>();
                Row { line, fields, fault }
            }
        }
    }

    fn fault(&self, fields: &StringRecord) -> Option<Fault> {
        if let Some(quote) = self.open_quote() {
            return Some(Fault::OpenQuote(quote));
        }
        if let Some(index) = fields.iter().position(|field| field.contains('\0')) {
            return Some(Fault::Nul(index));
        }
        let (has, wants) = (fields.len(), self.header.len());
        if wants == 0 || (has == 1 && fields[0].trim().is_empty()) {
            return None;
        }
        if has < wants {
            return Some(Fault::Short(has));
        }
        (has > wants && fields.iter().skip(wants).any(|field| !field.trim().is_empty())).then_some(Fault::Long(has))
    }

    /// The quote that was open at the end of the file; only the last record can have one, since it contains the rest of the file.
    fn open_quote(&self) -> Option<u64> {
        self.reader.get_ref().unterminated().and_then(|unterminated| unterminated.quote)
    }

    fn failed(&self, error: &csv::Error) -> Error {
        let Some(unterminated) = self.reader.get_ref().unterminated() else {
            return Diagnostic::new(&*self.file, 0, format!("cannot be read: {error}")).into();
        };
        let most = MAX_RECORD >> 20;
        let reason = match unterminated.quote {
            Some(line) => format!("the quote opened in line {line} is not closed within {most} MiB"),
            None => format!("the row is larger than {most} MiB"),
        };
        Diagnostic::new(&*self.file, unterminated.line as usize, reason).into()
    }
}

/// The delimiter: the most frequent candidate in the first line, outside quotes.
fn delimiter(head: &[u8]) -> u8 {
    let mut counts = [(b',', 0), (b';', 0), (b'\t', 0)];
    let mut is_quoted = false;
    for byte in head {
        match byte {
            b'"' => is_quoted = !is_quoted,
            b'\n' | b'\r' if !is_quoted => break,
            _ if is_quoted => {}
            byte => counts.iter_mut().filter(|(mark, _)| mark == byte).for_each(|(_, count)| *count += 1),
        }
    }
    // On a tie the first candidate is used: the comma.
    counts.iter().rev().max_by_key(|(_, count)| *count).map_or(b',', |(mark, _)| *mark)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn rows(text: &[u8]) -> Vec<(u64, Vec<String>, Option<Fault>)> {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(text).unwrap();
        let mut table = Table::open(file.path()).unwrap();
        let mut rows = Vec::new();
        while let Some(row) = table.next().unwrap() {
            rows.push((row.line, row.fields.iter().map(str::to_owned).collect(), row.fault));
        }
        rows
    }

    #[test]
    fn rows_have_line_numbers_for_all_line_ends() {
        let read = rows("\u{feff}a,b\r\n1,\"x\ry\"\r\n\r\n2,z\n".as_bytes());
        assert_eq!(read, [(2, vec!["1".into(), "x\ny".into()], None), (5, vec!["2".into(), "z".into()], None)]);
    }

    #[test]
    fn rows_of_another_length_are_refused() {
        let faults: Vec<_> =
            rows(b"a,b,c\n1,2\n1,2,3,4\n1,2,3,,\n,,\n").into_iter().map(|(line, _, fault)| (line, fault)).collect();
        assert_eq!(faults, [(2, Some(Fault::Short(2))), (3, Some(Fault::Long(4))), (4, None)]);
    }

    #[test]
    fn bytes_that_are_not_utf8_are_refused() {
        let faults: Vec<_> =
            rows(b"a,b\n1,Gr\xfcn\n2,a\0b\n3,\"open\n").into_iter().map(|(_, _, fault)| fault).collect();
        let not_utf8 = Fault::NotUtf8 { field: 1, looks_like: "windows-1252" };
        assert_eq!(faults, [Some(not_utf8), Some(Fault::Nul(1)), Some(Fault::OpenQuote(4))]);
    }

    fn utf_16(text: &str, to: impl Fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(to).collect()
    }

    #[test]
    fn utf_16_is_read_with_a_byte_order_mark() {
        let text = "\u{feff}a;b\r\n1;Črna 🩱\r\n";
        for bytes in [utf_16(text, u16::to_le_bytes), utf_16(text, u16::to_be_bytes)] {
            assert_eq!(rows(&bytes), [(2, vec!["1".into(), "Črna 🩱".into()], None)]);
        }
    }

    #[test]
    fn other_encodings_are_refused_with_advice() {
        let refused = |bytes: &[u8]| {
            let mut file = tempfile::NamedTempFile::new().unwrap();
            file.write_all(bytes).unwrap();
            Table::open(file.path()).err().unwrap().to_string()
        };
        let unmarked = refused(&utf_16("Handle,Title\nx,Črna\n", u16::to_le_bytes));
        assert!(unmarked.contains("UTF-16") && unmarked.contains("iconv"), "{unmarked}");
        // Windows-1250: "Šifra,Název,Zboží se zelenými květy,Šaty\n".
        let czech = refused(b"\x8aifra,N\xe1zev,Zbo\x9e\xed se zelen\xfdmi kv\xecty,\x8aaty a p\xf8\xedli\x9a \x9elu\x9dou\xe8k\xfd k\xf9\xf2\n");
        assert!(czech.contains("looks like windows-1250") && czech.contains("iconv -f windows-1250"), "{czech}");
        let german = refused(
            "Titel,Gr\u{f6}\u{df}e,F\u{fc}r sch\u{f6}ne Tage\n".chars().map(|c| c as u8).collect::<Vec<_>>().as_slice(),
        );
        assert!(german.contains("looks like windows-1252"), "{german}");
    }

    #[test]
    fn the_apostrophe_before_a_formula_is_removed() {
        let row = Row { line: 2, fields: StringRecord::from(vec!["'=1+1", "'007", "-2", "'-x", "''=a"]), fault: None };
        let fields: Vec<&str> = (0..5).map(|index| row.get(Some(index))).collect();
        assert_eq!(fields, ["=1+1", "'007", "-2", "-x", "''=a"]);
    }

    #[test]
    fn semicolons_and_tabs_are_delimiters_too() {
        assert_eq!(rows(b"a;b\n1;2,5\n")[0].1, ["1", "2,5"]);
        assert_eq!(rows(b"a\tb\n1\t2\n")[0].1, ["1", "2"]);
    }
}

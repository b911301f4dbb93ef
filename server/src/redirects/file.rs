//! Redirects from a CSV file with the columns `from`, `to` and optionally `permanent`, `publish` and `unpublish`.

use crate::{clock::When, content::editorial::Publication, diagnostic::Diagnostic};

/// An unparsed line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// 1-based.
    pub number: usize,
    /// The path.
    pub from: String,
    /// The target.
    pub to: String,
    /// Whether search engines should forget the path; the default is yes, unless the redirect ends.
    pub is_permanent: bool,
    /// When it applies.
    pub publication: Publication,
}

/// Alternative names of the columns, as other programs export them.
const FROM: [&str; 5] = ["from", "redirect from", "source", "old", "path"];
const TO: [&str; 5] = ["to", "redirect to", "target", "new", "destination"];

/// Reads a file; `name` is the file's name in errors.
pub fn read(name: &str, bytes: &[u8]) -> Result<Vec<Line>, Diagnostic> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut reader = csv::ReaderBuilder::new().flexible(true).trim(csv::Trim::All).from_reader(bytes);
    let wrong = |line: usize, message: String| Diagnostic::new(name, line, message);
    let head = reader.headers().map_err(|error| wrong(1, error.to_string()))?.clone();
    let column = |names: &[&str]| head.iter().position(|head| names.contains(&head.to_lowercase().as_str()));
    let missing = |column: &str| wrong(1, format!("has no column `{column}`: the first line names `from` and `to`"));
    let from = column(&FROM).ok_or_else(|| missing("from"))?;
    let to = column(&TO).ok_or_else(|| missing("to"))?;
    let permanent = column(&["permanent"]);
    let times = [("publish", column(&["publish"])), ("unpublish", column(&["unpublish"]))];
    let mut lines = Vec::new();
    for (index, record) in reader.records().enumerate() {
        let record = record.map_err(|error| wrong(index + 2, error.to_string()))?;
        let number = record.position().map_or(index + 2, |position| line_of(bytes, position.byte()));
        let cell = |column: usize| record.get(column).unwrap_or_default();
        if record.iter().all(str::is_empty) {
            continue;
        }
        let [publish, unpublish] = times.map(|(key, column)| match column.map(cell) {
            None | Some("") => Ok(None),
            Some(text) => When::parse(text).map(Some).ok_or_else(|| {
                wrong(number, format!("must be a date such as 2026-11-27T18:00:00, not {text}")).key(key)
            }),
        });
        let publication = Publication { publish: publish?, unpublish: unpublish? };
        if publication.is_backwards() {
            return Err(wrong(number, "is not after `publish`".to_owned()).key("unpublish"));
        }
        let is_permanent = match permanent.map(cell).map(str::to_lowercase).as_deref() {
            None | Some("") => publication.unpublish.is_none(),
            Some("yes" | "true" | "1" | "301" | "308") => true,
            Some("no" | "false" | "0" | "302" | "303" | "307") => false,
            Some(other) => return Err(wrong(number, format!("{other} is neither yes nor no")).key("permanent")),
        };
        lines.push(Line { number, from: cell(from).to_owned(), to: cell(to).to_owned(), is_permanent, publication });
    }
    Ok(lines)
}

/// The line number of a record, not counting empty lines before it as its own.
fn line_of(bytes: &[u8], start: u64) -> usize {
    let start = usize::try_from(start).unwrap_or(usize::MAX).min(bytes.len());
    let empty = bytes[start..].iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
    bytes[..start + empty].split(|byte| *byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn redirects_of_other_shop_programs_are_read() {
        let file = "\u{feff}Redirect from,Redirect to\r\n/a,/b\r\n\r\n\"/c,d\", https://example.com/\r\n";
        let lines = read("r.csv", file.as_bytes()).unwrap();
        let pairs: Vec<_> = lines.iter().map(|line| (line.number, &*line.from, &*line.to)).collect();
        assert_eq!(pairs, [(2, "/a", "/b"), (4, "/c,d", "https://example.com/")]);
    }

    #[test]
    fn errors_name_their_line() {
        assert_eq!(read("r.csv", b"a,b\n/x,/y\n").unwrap_err().line, 1);
        let error = read("r.csv", b"from,to,permanent\n/x,/y,yes\n/x,/y,maybe\n").unwrap_err();
        assert_eq!((error.line, error.key.as_deref()), (3, Some("permanent")));
        for (cells, key) in [
            ("soon,", "publish"),
            (",27.11.2026", "unpublish"),
            ("2026-11-27T18:00:00,2026-11-27T18:00:00", "unpublish"),
        ] {
            let file = format!("from,to,publish,unpublish\n/x,/y,{cells}\n");
            let error = read("r.csv", file.as_bytes()).unwrap_err();
            assert_eq!((error.line, error.key.as_deref()), (2, Some(key)), "{cells}");
        }
    }
}

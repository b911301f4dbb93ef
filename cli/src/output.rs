//! The only place that prints. Data goes to stdout, as tables or JSON; everything else goes to stderr.
//!
//! Colour only on a terminal and never with NO_COLOR; progress bars only on a terminal. A reader that stops reading (`| head`)
//! mutes stdout without ending the command's work.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use anyhow::Result;
use comfy_table::{ContentArrangement, Table, presets};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use owo_colors::{OwoColorize, Style};
use serde::Serialize;
use vitrina_server::{diagnostic::Diagnostic, error::Error};

use crate::usage::Usage;

/// Tables are fitted to the terminal's width from this width up.
const NARROWEST: u16 = 60;

/// How to print. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Output {
    json: bool,
    yes: bool,
    colour: bool,
    colour_on_stderr: bool,
    closed: Arc<AtomicBool>,
}

/// Whether changes are only planned, or applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeState {
    /// Nothing was written.
    Planned,
    /// They are in the database.
    Applied,
}

impl ChangeState {
    /// `1 to create, 0 to change, 5 unchanged.` or `1 created, 0 changed, 5 unchanged.`, with a verb for each count.
    pub fn summary(self, counts: &[(usize, &str)], unchanged: usize) -> String {
        let verb = |verb: &str| match self {
            Self::Planned => format!("to {verb}"),
            Self::Applied if verb.ends_with('e') => format!("{verb}d"),
            Self::Applied => format!("{verb}ed"),
        };
        let counted: Vec<String> = counts.iter().map(|(count, name)| format!("{count} {}", verb(name))).collect();
        format!("{}, {unchanged} unchanged.", counted.join(", "))
    }
}

/// The meaning of a text, which determines its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// New or correct.
    Good,
    /// Changed or uncertain.
    Changed,
    /// Removed or wrong.
    Bad,
    /// Less important.
    Faint,
    /// A heading.
    Strong,
}

impl Output {
    /// Reads the terminal's properties once.
    pub fn new(json: bool, yes: bool) -> Self {
        let allowed = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
            && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        Self {
            json,
            yes,
            colour: allowed && io::stdout().is_terminal() && !json,
            colour_on_stderr: allowed && io::stderr().is_terminal(),
            closed: Arc::default(),
        }
    }

    /// Whether data is printed as JSON.
    pub fn is_json(&self) -> bool {
        self.json
    }

    /// Whether lines on stderr may be coloured.
    pub fn colours_stderr(&self) -> bool {
        self.colour_on_stderr
    }

    /// Prints one value: as JSON, or as the text returned by `describe`.
    pub fn value<T: Serialize>(&self, value: &T, describe: impl FnOnce(&T) -> String) -> io::Result<()> {
        if self.json { self.print_json(value) } else { self.line(&describe(value)) }
    }

    /// Prints many values: as a JSON array, or as a table with a row for each.
    pub fn list<T: Serialize>(&self, items: &[T], head: &[&str], row: impl Fn(&T) -> Vec<String>) -> io::Result<()> {
        if self.json {
            return self.print_json(items);
        }
        self.table(head, items.iter().map(row))
    }

    /// A table for people; with `--json` use `list` or `value`.
    pub fn table(&self, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> io::Result<()> {
        let mut table = Table::new();
        table.load_style(presets::NOTHING).set_header(head.iter().map(|word| self.paint(Tone::Strong, word)));
        // A terminal that is too narrow, or of unknown width, wraps the lines itself.
        if io::stdout().is_terminal() && table.width().is_some_and(|width| width >= NARROWEST) {
            table.set_content_arrangement(ContentArrangement::Dynamic);
        }
        for row in rows {
            table.add_row(row);
        }
        for column in table.column_iter_mut() {
            column.set_padding((0, 2));
        }
        self.line(&table.trim_fmt())
    }

    /// Prints a line of data on stdout.
    pub fn line(&self, text: &str) -> io::Result<()> {
        self.raw(format!("{text}\n").as_bytes())
    }

    /// Writes bytes of data to stdout.
    pub fn raw(&self, bytes: &[u8]) -> io::Result<()> {
        if self.closed.load(Ordering::Relaxed) {
            return Ok(());
        }
        let mut stdout = io::stdout().lock();
        match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.closed.store(true, Ordering::Relaxed);
                Ok(())
            }
            result => result,
        }
    }

    fn print_json<T: Serialize + ?Sized>(&self, value: &T) -> io::Result<()> {
        let mut text = serde_json::to_string_pretty(value)?;
        text.push('\n');
        self.raw(text.as_bytes())
    }

    /// Prints a note on stderr: what was done, what to do next. Omitted with `--json`.
    pub fn note(&self, text: &str) {
        if self.json {
            return;
        }
        print_line(text);
    }

    /// Prints a warning on stderr.
    pub fn warn(&self, text: &str) {
        print_line(&format!("{} {text}", on_stderr(self, "warning:", Style::new().yellow().bold())));
    }

    /// Prints the error that ends the command: an `error: …` line for each error, with `--json` one object.
    pub fn error(&self, error: &anyhow::Error) {
        let errors = errors(error);
        if self.json {
            let object = serde_json::json!({ "error": describe(error), "errors": errors });
            return print_line(&object.to_string());
        }
        let head = on_stderr(self, "error:", Style::new().red().bold());
        if errors.is_empty() {
            return print_line(&format!("{head} {}", describe(error)));
        }
        for error in errors {
            print_line(&format!("{head} {error}"));
        }
        if errors.len() > 1 {
            print_line(&format!("{}; nothing was written", count(errors.len(), "error")));
        }
    }

    /// Asks for confirmation before something irreversible. Without a terminal only `--yes` confirms.
    pub fn confirm(&self, question: &str) -> Result<bool> {
        if self.yes {
            return Ok(true);
        }
        if !io::stdin().is_terminal() {
            return Err(Usage(format!("{question} Cannot ask without a terminal: add --yes.")).into());
        }
        let mut stderr = io::stderr().lock();
        write!(stderr, "{question} [y/N] ")?;
        stderr.flush()?;
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer)?;
        Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
    }

    /// A progress bar on stderr with rate and time left; hidden when not on a terminal. Without a total it only counts.
    pub fn progress(&self, what: &str, total: Option<u64>) -> ProgressBar {
        let target = if self.json { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
        let template = if total.is_some() {
            "{msg} {wide_bar:.cyan/dim} {human_pos}/{human_len} {per_sec} {eta} left"
        } else {
            "{msg} {spinner} {human_pos} {per_sec} {elapsed}"
        };
        let style = ProgressStyle::with_template(template).expect("the templates are constant and well-formed");
        ProgressBar::with_draw_target(total, target).with_style(style).with_message(what.to_owned())
    }

    /// Colours a text for stdout by its tone, if colour is enabled.
    pub fn paint(&self, tone: Tone, text: &str) -> String {
        let style = match tone {
            Tone::Good => Style::new().green(),
            Tone::Changed => Style::new().yellow(),
            Tone::Bad => Style::new().red(),
            Tone::Faint => Style::new().dimmed(),
            Tone::Strong => Style::new().bold(),
        };
        if self.colour { text.style(style).to_string() } else { text.to_owned() }
    }
}

/// `1 file`, `2 files`.
pub fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

fn print_line(text: &str) {
    // An error is ignored: when stderr is closed, there is nowhere to report it.
    let _ = writeln!(io::stderr().lock(), "{text}");
}

fn on_stderr(output: &Output, text: &str, style: Style) -> String {
    if output.colour_on_stderr { text.style(style).to_string() } else { text.to_owned() }
}

fn errors(error: &anyhow::Error) -> &[Diagnostic] {
    match error.downcast_ref::<Error>() {
        Some(Error::Diagnostics(errors)) => errors,
        _ => &[],
    }
}

/// The error and its causes in one line, without repetitions.
fn describe(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !text.ends_with(&cause) {
            if !text.is_empty() {
                text.push_str(": ");
            }
            text.push_str(&cause);
        }
    }
    text
}

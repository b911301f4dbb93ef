//! A folder to work in, and what a command says there.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;
use vitrina_server::{app::App, clock::Clock, config::Settings, db::Db};

/// A folder to work in.
pub struct Desk(TempDir);

impl Desk {
    /// An empty one.
    pub fn empty() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// One with the project's own files in `tenants`.
    pub fn with_files() -> Self {
        let desk = Self::empty();
        let folder = desk.path("tenants");
        fs::create_dir(&folder).unwrap();
        for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants")).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
            }
        }
        desk
    }

    /// One with the countries in its database.
    pub fn with_countries() -> Self {
        let desk = Self::empty();
        desk.run("tenant apply").good();
        desk
    }

    /// One with countries and words in its database.
    pub fn furnished() -> Self {
        let desk = Self::with_countries();
        desk.run("translations seed").good();
        desk
    }

    /// Where something lies on it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// What a file holds.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Exchanges a text in a file, which must be there.
    pub fn exchange(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} holds {from}");
        fs::write(self.path(file), text.replacen(from, to, 1)).unwrap();
    }

    /// A command of these arguments, on its own in the environment.
    pub fn command<'a>(&self, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_vitrina"));
        command.current_dir(self.0.path()).args(arguments).stdin(Stdio::null());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("VITRINA_")) {
            command.env_remove(name);
        }
        command
    }

    /// What a command says.
    pub fn run(&self, words: &str) -> CommandOutput {
        self.command(words.split_whitespace()).output().unwrap().into()
    }

    /// The same, with a variable of the environment.
    pub fn run_where(&self, (name, value): (&str, &str), words: &str) -> CommandOutput {
        self.command(words.split_whitespace()).env(name, value).output().unwrap().into()
    }

    /// The same, with something to read.
    pub fn tell(&self, words: &str, stdin: &str) -> CommandOutput {
        let mut command = self.command(words.split_whitespace());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
        child.wait_with_output().unwrap().into()
    }

    /// What a command that goes well says as JSON.
    pub fn json(&self, words: &str) -> Value {
        serde_json::from_str(&self.run(&format!("{words} --json")).good()).unwrap()
    }

    /// The state of things in this process, at another time.
    pub async fn open(&self, clock: Clock) -> App {
        let settings = Settings { data: self.path("data"), ..Settings::default() };
        let db = Db::connect(&settings.database_url()).await.unwrap();
        App::open(settings, db, clock).await.unwrap()
    }
}

/// What a command said and how it ended.
#[derive(Debug)]
pub struct CommandOutput {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl From<Output> for CommandOutput {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl CommandOutput {
    /// What it said when it went well.
    pub fn good(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.stdout
    }

    /// What it said about what went wrong, with nothing else said.
    pub fn bad(self, code: i32) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (code, ""), "{self:?}");
        self.stderr
    }

    /// Ends with this code and says this among its mistakes and warnings.
    pub fn says(self, code: i32, part: &str) {
        assert!(self.code == code && self.stderr.contains(part), "{part}: {self:?}");
    }
}

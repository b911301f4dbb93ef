//! Runs the program in a temporary folder and captures its output.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;
use vitrina_server::{app::App, clock::Clock, config::Settings, db::Db};

/// The program, run in a temporary folder of its own.
pub struct TestCli(TempDir);

impl TestCli {
    /// In an empty folder.
    pub fn empty() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// With the project's own files in `tenants`.
    pub fn with_files() -> Self {
        let cli = Self::empty();
        let folder = cli.path("tenants");
        fs::create_dir(&folder).unwrap();
        for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants")).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
            }
        }
        cli
    }

    /// With the countries in its database.
    pub fn with_countries() -> Self {
        let cli = Self::empty();
        cli.run("tenant apply").succeeds();
        cli
    }

    /// With countries and translations in its database.
    pub fn with_countries_and_texts() -> Self {
        let cli = Self::with_countries();
        cli.run("translations seed").succeeds();
        cli
    }

    /// The path of a file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Content of a file.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Replaces a text in a file, which must contain it.
    pub fn exchange(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} holds {from}");
        fs::write(self.path(file), text.replacen(from, to, 1)).unwrap();
    }

    /// A command with these arguments and a clean environment.
    pub fn command<'a>(&self, arguments: impl IntoIterator<Item = &'a str>) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_vitrina"));
        command.current_dir(self.0.path()).args(arguments).stdin(Stdio::null());
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("VITRINA_")) {
            command.env_remove(name);
        }
        command
    }

    /// Runs a command.
    pub fn run(&self, arguments: &str) -> CommandOutput {
        self.command(arguments.split_whitespace()).output().unwrap().into()
    }

    /// The same, with a variable of the environment.
    pub fn run_with_env(&self, name: &str, value: &str, arguments: &str) -> CommandOutput {
        self.command(arguments.split_whitespace()).env(name, value).output().unwrap().into()
    }

    /// The same, with a text on stdin.
    pub fn run_with_stdin(&self, arguments: &str, stdin: &str) -> CommandOutput {
        let mut command = self.command(arguments.split_whitespace());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
        child.wait_with_output().unwrap().into()
    }

    /// The JSON of a command that succeeds.
    pub fn json(&self, arguments: &str) -> Value {
        serde_json::from_str(&self.run(&format!("{arguments} --json")).succeeds()).unwrap()
    }

    /// The JSON of a command that reports problems, as one text.
    pub fn json_of_failure(&self, arguments: &str) -> String {
        let run = self.run(&format!("{arguments} --json"));
        assert_eq!(run.code, 1, "{run:?}");
        run.stdout
    }

    /// The app in this process, at another time.
    pub async fn open(&self, clock: Clock) -> App {
        let settings = Settings { data: self.path("data"), ..Settings::default() };
        let db = Db::connect(&settings.database_url()).await.unwrap();
        App::open(settings, db, clock).await.unwrap()
    }
}

/// What a command printed, and its exit code.
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
    /// Its output, after asserting that it succeeded.
    pub fn succeeds(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.stdout
    }

    /// What it printed on stderr, after asserting that it failed with this code and printed nothing else.
    pub fn fails(self, code: i32) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (code, ""), "{self:?}");
        self.stderr
    }

    /// Asserts the exit code and that stderr contains this text.
    pub fn says(self, code: i32, part: &str) {
        assert!(self.code == code && self.stderr.contains(part), "{part}: {self:?}");
    }
}

//! The only binary: reads the command line, joins the settings, runs one command and turns its end into an exit code.
//!
//! 0: done. 1: failed, and stderr says why. 2: used wrongly.

mod allocator;
mod commands;
mod log;
mod output;
mod usage;

use std::{path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use clap::{ArgAction, Args, Parser};
use vitrina_server::config::{Settings, Source};

use crate::{
    commands::{Command, Context},
    output::Output,
};

/// Runs Vitrina's country shops, and the commands that their operators need.
#[derive(Debug, Parser)]
#[command(name = "vitrina", version, max_term_width = 110, arg_required_else_help = true)]
pub struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

/// Flags of every command.
#[derive(Debug, Args)]
#[command(next_help_heading = "Everywhere")]
struct Global {
    /// Folder of the database file, media, index and mail [default: ./data]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// sqlite:PATH or postgres://… [default: the file vitrina.db in the data folder]
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    /// Settings file [default: ./vitrina.toml, if there is one]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print data as JSON
    #[arg(long, global = true)]
    json: bool,
    /// Answer every question with yes
    #[arg(long, short, global = true)]
    yes: bool,
    /// Say more on stderr; twice for everything
    #[arg(long, short, global = true, action = ArgAction::Count)]
    verbose: u8,
}

fn main() -> ExitCode {
    allocator::set_up();
    let cli = Cli::parse();
    let output = Output::new(cli.global.json, cli.global.yes);
    match run(cli, &output) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output.error(&error);
            ExitCode::from(if error.is::<commands::Usage>() { 2 } else { 1 })
        }
    }
}

fn run(cli: Cli, output: &Output) -> anyhow::Result<()> {
    // What is made here is for this user: database, e-mails, pictures, exports of addresses.
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
    let command = match cli.command {
        // Completions must come even where the settings are broken.
        Command::Completions(completions) => return commands::completions::run(&completions, output),
        other => other,
    };
    let settings = settings(cli.global)?;
    // Dropped last: what is traced until the end is sent.
    let _log = log::start(&settings, output);
    let context = Context { settings, output: output.clone() };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(command.run(&context))
}

/// File, then environment, then flags.
fn settings(flags: Global) -> anyhow::Result<Settings> {
    let mut settings = Settings::load(flags.config.as_deref())?;
    if let Some(data) = flags.data {
        settings.data = data;
        settings.sources.insert("data".to_owned(), Source::Flag("--data"));
    }
    if let Some(database) = flags.database {
        settings.database = Some(database.into());
        settings.sources.insert("database".to_owned(), Source::Flag("--database"));
    }
    if flags.verbose > 0 {
        settings.log = String::from(if flags.verbose == 1 { "debug,sqlx=info,hyper=info" } else { "trace" });
        settings.sources.insert("log".to_owned(), Source::Flag("--verbose"));
    }
    let data = settings.data.clone();
    settings
        .affiliates
        .complete(&data)
        .with_context(|| format!("cannot read {}", data.join("affiliates.key").display()))?;
    Ok(settings)
}

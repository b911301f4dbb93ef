//! The only binary: parses the command line, merges the settings, runs one command and returns its exit code.
//!
//! 0: success. 1: failed, with the reason on stderr. 2: invalid usage.

mod allocator;
mod commands;
mod log;
mod output;
mod usage;

use std::{path::PathBuf, process::ExitCode};

use anyhow::Context as _;
use chrono::TimeDelta;
use clap::{ArgAction, Args, Parser};
use vitrina_server::{
    clock::Clock,
    config::{Settings, Source},
    demo,
};

use crate::{
    commands::{Command, Context},
    output::Output,
    usage::Usage,
};

/// Where to begin with a product file.
const FIRST_STEPS: &str = "\
From a product file of Shopify or WooCommerce to a shop, here for Slovenia (SI):
  vitrina tenant init SI           write the country's file, to be edited
  vitrina tenant apply             apply it: this opens the country
  vitrina translations seed        write the texts of the user interface
  vitrina content apply            write terms, returns, privacy, help, size tables
  vitrina search apply             write synonyms for the search
  vitrina catalog taxonomy propose FILE --format shopify --tenant SI \\
      --categories-out tenants/taxonomy/categories.toml > map.toml
                                   propose categories, and a map of the file to them
  vitrina catalog taxonomy apply   apply the categories
  vitrina catalog import FILE --format shopify --tenant SI --categories map.toml
  vitrina catalog pictures fetch   download the pictures that the file names
  vitrina catalog check            report which data the products lack
  vitrina doctor                   report what else is missing
  vitrina serve                    serve the shop at http://si.localhost:8080

`vitrina demo` sets up a complete shop to look at. `vitrina help COMMAND` explains each command.";

/// Run Vitrina's shops, one for each country, and manage them.
#[derive(Debug, Parser)]
#[command(name = "vitrina", version, max_term_width = 110, arg_required_else_help = true, after_help = FIRST_STEPS)]
pub struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Command,
}

/// Options of every command.
#[derive(Debug, Args)]
#[command(next_help_heading = "Global options")]
struct Global {
    /// Data folder, which holds the database file, media and mail [default: ./data]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Database URL, sqlite:PATH or postgres://… [default: the file vitrina.db in the data folder]
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    /// Settings file [default: ./vitrina.toml, if it exists]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print output as JSON
    #[arg(long, global = true)]
    json: bool,
    /// Answer yes to every confirmation
    #[arg(long, short, global = true)]
    yes: bool,
    /// Move the clock of this command forward by this many days (only in a demo's data folder)
    #[arg(long, global = true, value_name = "DAYS", hide = true, value_parser = clap::value_parser!(u16).range(1..=3650))]
    days_ahead: Option<u16>,
    /// Log more to stderr; repeat the option to log everything
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
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn run(cli: Cli, output: &Output) -> anyhow::Result<()> {
    // Files created here are readable by this user only: database, e-mails, pictures, exports of addresses.
    #[cfg(unix)]
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
    let command = match cli.command {
        // Completions must work even with invalid settings.
        Command::Completions(completions) => return commands::completions::run(&completions, output),
        other => other,
    };
    let days_ahead = cli.global.days_ahead;
    let settings = settings(cli.global)?;
    let clock = clock(&settings, days_ahead)?;
    // Dropped last, so that all traces are exported.
    let _log = log::start(&settings, output);
    let context = Context { settings, output: output.clone(), clock };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(command.run(&context))
}

/// The system clock, or a demo's that was moved.
fn clock(settings: &Settings, days_ahead: Option<u16>) -> anyhow::Result<Clock> {
    let Some(days) = days_ahead else { return Ok(Clock::System) };
    anyhow::ensure!(
        demo::is_marked(&settings.data),
        "--days-ahead needs the data folder of a demo, and {} was not set up by `vitrina demo`",
        settings.data.display()
    );
    Ok(Clock::Ahead(TimeDelta::days(days.into())))
}

/// Merges settings from file, environment and flags, in this order.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_steps_are_commands_that_exist() {
        let text = FIRST_STEPS.replace("\\\n      ", "");
        let steps: Vec<&str> = text.lines().filter(|line| line.starts_with("  vitrina ")).collect();
        assert!(steps.len() > 9, "{steps:?}");
        for step in steps {
            let command = step.trim_start().split("  ").next().unwrap().split(" >").next().unwrap();
            let parsed = Cli::try_parse_from(command.split_whitespace());
            assert!(parsed.is_ok(), "{command}: {parsed:?}");
        }
    }
}

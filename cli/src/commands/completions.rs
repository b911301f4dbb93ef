//! `vitrina completions SHELL`: the script by which a shell completes this program's commands and options.

use anyhow::Result;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::{Cli, output::Output};

/// Which shell.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Prints the script on stdout.
pub fn run(completions: &Completions, output: &Output) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut Cli::command(), "vitrina", &mut script);
    Ok(output.raw(&script)?)
}

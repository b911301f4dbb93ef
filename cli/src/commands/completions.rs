//! `vitrina completions SHELL`: prints a shell's completion script for this program.

use anyhow::Result;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::{Cli, output::Output};

/// Arguments of `completions`.
#[derive(Debug, Args)]
pub struct Completions {
    /// Shell to print the script for
    shell: Shell,
}

/// Prints the script on stdout.
pub fn run(completions: &Completions, output: &Output) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut Cli::command(), "vitrina", &mut script);
    Ok(output.raw(&script)?)
}

//! `vitrina tenant …`: countries between their files and the database.

use anyhow::Result;
use clap::Subcommand;

use super::Context;

/// What can be done with countries.
#[derive(Debug, Subcommand)]
pub enum TenantCommand {
    /// List the countries
    List,
}

/// Runs one of them.
pub async fn run(context: &Context, command: TenantCommand) -> Result<()> {
    match command {
        TenantCommand::List => {
            context.look_at_db().await?;
            Ok(())
        }
    }
}

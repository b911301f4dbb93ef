//! The `vitrina affiliate` subcommands that change a partner.

use anyhow::Result;
use vitrina_server::affiliates::{self, Decision};

use super::{command::AffiliateCommand, list::print, partner::partner_of};
use crate::commands::context::{Context, actor};

/// Runs the subcommand, and prints the partner.
pub async fn run(context: &Context, command: AffiliateCommand) -> Result<()> {
    let app = context.open_app().await?;
    let actor = actor();
    let (named, decision) = match command {
        AffiliateCommand::Approve { partner, code } => {
            let id = partner_of(&app, &partner).await?.id;
            if let Some(code) = code {
                affiliates::set_code(&app, id, &code, &actor).await?;
            }
            (id.to_string(), Decision::Approve)
        }
        AffiliateCommand::Reject(args) => (args.partner, Decision::Reject(args.reason)),
        AffiliateCommand::Suspend(args) => (args.partner, Decision::Suspend(args.reason)),
        AffiliateCommand::Reinstate { partner } => (partner, Decision::Reinstate),
        AffiliateCommand::Rate { partner, tier } => {
            let id = partner_of(&app, &partner).await?.id;
            return print(context, &app, affiliates::set_tier(&app, id, &tier, &actor).await?).await;
        }
        AffiliateCommand::Note { partner, text } => {
            let id = partner_of(&app, &partner).await?.id;
            affiliates::note(&app, id, &text, &actor).await?;
            return print(context, &app, affiliates::show(&app, id).await?).await;
        }
        AffiliateCommand::List(_)
        | AffiliateCommand::Show { .. }
        | AffiliateCommand::Export(_)
        | AffiliateCommand::Discount(_)
        | AffiliateCommand::Programme(_) => anyhow::bail!("this command changes no partner"),
    };
    let id = partner_of(&app, &named).await?.id;
    print(context, &app, affiliates::decide(&app, id, &decision, &actor).await?).await
}

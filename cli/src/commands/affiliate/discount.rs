//! Partners' discounts.

use anyhow::Result;
use clap::{Args, Subcommand};
use serde::Serialize;
use vitrina_server::{
    affiliates::{self, Discount, NewDiscount},
    id::AffiliateDiscountId,
};

use super::partner::{partner_of, time};
use crate::{
    commands::context::{Context, actor},
    output::{Tone, count},
};

/// Subcommands of `affiliate discount`.
#[derive(Debug, Subcommand)]
pub enum DiscountCommand {
    /// Create a code of a coupon promotion for a partner
    Add(AddArgs),
    /// List a partner's discounts and how often they were used
    List {
        /// Id or code of the partner
        partner: String,
    },
    /// Disable a discount: its code can no longer be used
    Disable {
        /// Id of the discount, as shown by `affiliate discount list`
        id: AffiliateDiscountId,
    },
}

/// Arguments of `affiliate discount add`.
#[derive(Debug, Args)]
pub struct AddArgs {
    /// Id or code of the partner
    partner: String,
    /// Name of the coupon promotion
    promotion: String,
    /// Code to create [default: the partner's code followed by random characters]
    #[arg(long, value_name = "CODE")]
    code: Option<String>,
    /// Maximum number of uses in total [default: unlimited]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_uses: Option<u32>,
    /// Maximum number of uses per person [default: unlimited]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_uses_per_person: Option<u32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DiscountOutput {
    id: AffiliateDiscountId,
    code: String,
    promotion: String,
    enabled: bool,
    uses: i64,
    created_at: chrono::DateTime<chrono::Utc>,
}

impl From<Discount> for DiscountOutput {
    fn from(discount: Discount) -> Self {
        Self {
            id: discount.id,
            code: discount.code,
            promotion: discount.promotion.name,
            enabled: discount.is_enabled,
            uses: discount.uses,
            created_at: discount.created_at,
        }
    }
}

/// Runs the subcommand.
pub async fn run(context: &Context, command: DiscountCommand) -> Result<()> {
    let app = context.open_app().await?;
    let output = &context.output;
    match command {
        DiscountCommand::Add(args) => {
            let partner = partner_of(&app, &args.partner).await?;
            let wanted = NewDiscount {
                promotion: args.promotion,
                code: args.code,
                max_uses: args.max_uses,
                max_uses_per_person: args.max_uses_per_person,
            };
            let discount = DiscountOutput::from(affiliates::add_discount(&app, partner.id, &wanted, &actor()).await?);
            output.value(&discount, |discount| {
                format!("Discount {}: {} of {}", discount.id, discount.code, discount.promotion)
            })?;
        }
        DiscountCommand::List { partner } => {
            let partner = partner_of(&app, &partner).await?;
            let discounts = affiliates::discounts(&app, partner.id).await?;
            let discounts: Vec<DiscountOutput> = discounts.into_iter().map(DiscountOutput::from).collect();
            output.list(&discounts, &["ID", "CODE", "PROMOTION", "ENABLED", "USES", "MADE"], |one| {
                let (tone, word) = if one.enabled { (Tone::Good, "yes") } else { (Tone::Faint, "no") };
                vec![
                    one.id.to_string(),
                    one.code.clone(),
                    one.promotion.clone(),
                    output.paint(tone, word),
                    one.uses.to_string(),
                    time(one.created_at),
                ]
            })?;
            output.note(&count(discounts.len(), "discount"));
        }
        DiscountCommand::Disable { id } => {
            let ended = affiliates::disable_discount(&app, id, &actor()).await?;
            output.value(&DiscountOutput::from(ended), |ended| {
                format!("Discount {} ({}) has ended.", ended.id, ended.code)
            })?;
        }
    }
    Ok(())
}

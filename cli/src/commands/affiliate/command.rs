//! The subcommands of `vitrina affiliate`.

use clap::{Args, Subcommand};

use super::{
    discount::DiscountCommand,
    list::{ExportArgs, ListArgs},
    programme::ProgrammeCommand,
};

/// Subcommands of `affiliate`.
#[derive(Debug, Subcommand)]
pub enum AffiliateCommand {
    /// List partners in the order of their applications
    List(ListArgs),
    /// Show a partner with the full history
    Show {
        /// Id or code of the partner
        partner: String,
    },
    /// Approve an application and notify the partner
    Approve {
        /// Id or code of the partner
        partner: String,
        /// Code for the partner's links [default: a random code]
        #[arg(long, value_name = "CODE")]
        code: Option<String>,
    },
    /// Reject an application and tell the partner why
    Reject(ReasonArgs),
    /// Suspend a partner, who earns no new commissions, and tell them why
    Suspend(ReasonArgs),
    /// Reinstate a suspended partner and notify them
    Reinstate {
        /// Id or code of the partner
        partner: String,
    },
    /// Move a partner to a tier of the programme; its rates apply to new commissions
    Rate {
        /// Id or code of the partner
        partner: String,
        /// Name of the tier
        tier: String,
    },
    /// Add an internal note to a partner's history
    Note {
        /// Id or code of the partner
        partner: String,
        /// Text of the note
        text: String,
    },
    /// Export partners as CSV
    Export(ExportArgs),
    /// Manage partners' discounts, which are codes of coupon promotions
    #[command(subcommand)]
    Discount(DiscountCommand),
    /// Manage the affiliate programme: plan, apply and export its file
    #[command(subcommand)]
    Programme(ProgrammeCommand),
}

/// Arguments of `affiliate reject` and `affiliate suspend`.
#[derive(Debug, Args)]
pub struct ReasonArgs {
    /// Id or code of the partner
    pub(super) partner: String,
    /// Reason sent to the partner, in the partner's language
    #[arg(long, value_name = "TEXT")]
    pub(super) reason: String,
}

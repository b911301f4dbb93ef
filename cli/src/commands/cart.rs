//! `vitrina cart …`: how the price of a cart comes about.

use anyhow::{Result, anyhow, ensure};
use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use vitrina_server::{
    app::App,
    cart::{self, CartPrice, CartRequest, CodeAnswer, LineProblem, WantedLine},
    catalog::{self, SkuRow},
    id::VariantId,
    inventory::Unavailable,
    pricing::{DeliveryType, LineKey, PaymentType},
    promotions::CouponRefusal,
};

use super::{Context, Usage, tenant_of};
use crate::output::Output;

/// What can be done with carts.
#[derive(Debug, Subcommand)]
pub enum CartCommand {
    /// Price lines as a country's shop would now, step by step; nothing is written
    Explain(ExplainArgs),
}

/// Which cart.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// The country's code, such as SI
    #[arg(long, value_name = "CODE")]
    tenant: String,
    /// A SKU, or SKU×2 (also SKUx2, 'SKU*2') for two pieces; may be given several times
    #[arg(long = "line", value_name = "SKU×N", required = true)]
    lines: Vec<String>,
    /// A coupon's code
    #[arg(long)]
    code: Option<String>,
    /// Whose code it would be, for limits of one person
    #[arg(long)]
    email: Option<String>,
    /// How goods are sent
    #[arg(long, value_enum, default_value_t = Delivery::Courier)]
    delivery: Delivery,
    /// How they are paid
    #[arg(long, value_enum, default_value_t = Payment::Prepaid)]
    payment: Payment,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Delivery {
    Courier,
    Pickup,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Payment {
    Prepaid,
    CashOnDelivery,
}

/// Runs one of them.
pub async fn run(context: &Context, command: CartCommand) -> Result<()> {
    match command {
        CartCommand::Explain(args) => explain(context, &args).await,
    }
}

/// A SKU and a number of pieces.
type SkuQuantity<'a> = (&'a str, u32);

/// What a line may mean: `TEE-M×2` and `TEE-M*2` are two pieces, `TEE-M` is one. `TEE-Mx2` may be a SKU, or else two pieces.
fn readings(text: &str) -> Result<Vec<SkuQuantity<'_>>> {
    let pieces = |number: &str| {
        let quantity = number.trim().parse().ok().filter(|quantity| (1..=99).contains(quantity));
        quantity.ok_or_else(|| Usage(format!("--line {text}: behind × stands the number of pieces, from 1 to 99")))
    };
    if let Some(split) = text.rsplit_once(['×', '*']) {
        return Ok(vec![(split.0.trim(), pieces(split.1)?)]);
    }
    let is_number = |number: &str| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let split = text.rsplit_once(['x', 'X']).filter(|(sku, number)| !sku.is_empty() && is_number(number));
    let with_x = split.and_then(|split| Some((split.0, pieces(split.1).ok()?)));
    Ok(std::iter::once((text, 1)).chain(with_x).collect())
}

async fn explain(context: &Context, args: &ExplainArgs) -> Result<()> {
    let wanted: Vec<Vec<SkuQuantity<'_>>> = args.lines.iter().map(|line| readings(line)).collect::<Result<_>>()?;
    let app = context.open_app().await?;
    let directory = app.directory();
    let tenant = tenant_of(&directory, &args.tenant)?;
    let (lines, skus) = lines_of(&app, &wanted).await?;
    let request = CartRequest {
        lines: &lines,
        code: args.code.as_deref(),
        email: args.email.as_deref(),
        delivery: match args.delivery {
            Delivery::Courier => DeliveryType::Courier,
            Delivery::Pickup => DeliveryType::Pickup,
        },
        payment: match args.payment {
            Payment::Prepaid => PaymentType::Prepaid,
            Payment::CashOnDelivery => PaymentType::CashOnDelivery,
        },
    };
    let price = cart::price(&app, &app.db, tenant, request).await?;
    print(&context.output, &price, &skus)
}

async fn lines_of(app: &App, wanted: &[Vec<SkuQuantity<'_>>]) -> Result<(Vec<WantedLine>, Vec<SkuRow>)> {
    let skus: Vec<String> = wanted.iter().flatten().map(|(sku, _)| (*sku).to_owned()).collect();
    let rows = catalog::variants_by_sku(&app.db, &skus).await?;
    let lines = wanted.iter().map(|readings| line_of(&rows, readings)).collect::<Result<_>>()?;
    Ok((lines, rows))
}

/// The first reading whose SKU there is.
fn line_of(rows: &[SkuRow], readings: &[SkuQuantity<'_>]) -> Result<WantedLine> {
    for (sku, quantity) in readings {
        let mut found = rows.iter().filter(|row| row.sku.as_deref() == Some(sku) && row.retired_at.is_none());
        if let Some(row) = found.next() {
            ensure!(found.next().is_none(), "several variants have the SKU {sku}");
            return Ok(WantedLine { variant_id: row.id, quantity: *quantity });
        }
    }
    let skus: Vec<&str> = readings.iter().map(|(sku, _)| *sku).collect();
    Err(anyhow!("no variant has the SKU {}", skus.join(" or ")))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PriceExplanation {
    steps: Vec<ExplanationStep>,
    problems: Vec<String>,
    code: Option<String>,
    total_minor: i64,
    currency: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ExplanationStep {
    step: String,
    sku: Option<String>,
    promotion: Option<String>,
    what: String,
    amount_minor: i64,
}

fn print(output: &Output, price: &CartPrice, rows: &[SkuRow]) -> Result<()> {
    let sku = |variant: VariantId| {
        rows.iter().find(|row| row.id == variant).and_then(|row| row.sku.clone()).unwrap_or_else(|| variant.to_string())
    };
    let entry = |entry: &vitrina_server::pricing::TraceRecord| ExplanationStep {
        step: entry.step.to_string(),
        sku: entry.line.map(|LineKey(variant)| sku(variant)),
        promotion: entry.promotion.clone(),
        what: entry.event.to_string(),
        amount_minor: entry.amount.minor,
    };
    let quote = &price.quote;
    let explained = PriceExplanation {
        steps: quote.trace.iter().map(entry).collect(),
        problems: price
            .problems
            .iter()
            .map(|(variant, problem)| format!("{}: {}", sku(*variant), problem_text(*problem)))
            .collect(),
        code: price.code.as_ref().and_then(code_text),
        total_minor: quote.total.minor,
        currency: quote.total.currency.to_string(),
    };
    for problem in explained.problems.iter().chain(&explained.code) {
        output.warn(problem);
    }
    if output.is_json() {
        return Ok(output.value(&explained, |_| String::new())?);
    }
    output.table(
        &["STEP", "SKU", "PROMOTION", "", "AMOUNT"],
        explained.steps.iter().zip(&quote.trace).map(|(step, entry)| {
            vec![
                step.step.clone(),
                step.sku.clone().unwrap_or_default(),
                step.promotion.clone().unwrap_or_default(),
                step.what.clone(),
                entry.amount.to_string(),
            ]
        }),
    )?;
    Ok(())
}

fn problem_text(problem: LineProblem) -> String {
    match problem {
        LineProblem::Unavailable(Unavailable::Unknown) => "there is no such variant".to_owned(),
        LineProblem::Unavailable(Unavailable::Retired) => "it left its file".to_owned(),
        LineProblem::Unavailable(Unavailable::NotSoldHere) => "the country has no price for it".to_owned(),
        LineProblem::Unavailable(Unavailable::Hidden) => "the country does not show its product".to_owned(),
        LineProblem::Short { available: 0 } => "sold out".to_owned(),
        LineProblem::Short { available } => format!("only {available} in stock"),
    }
}

fn code_text(code: &CodeAnswer) -> Option<String> {
    match code {
        CodeAnswer::Unknown | CodeAnswer::Refused(CouponRefusal::NotOwner) => {
            Some("the code is unknown in this country, closed, or another person's".to_owned())
        }
        CodeAnswer::Refused(CouponRefusal::Expired) => Some("the code has ended".to_owned()),
        CodeAnswer::Refused(CouponRefusal::UsedUp) => Some("the code is used up".to_owned()),
        CodeAnswer::Refused(CouponRefusal::UsedByPerson) => Some("this person has used the code".to_owned()),
        CodeAnswer::Priced(_) => None,
    }
}

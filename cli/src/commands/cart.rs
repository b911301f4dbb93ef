//! `vitrina cart …`: explains the price of a cart.

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

use super::{context::Context, country::tenant_of};
use crate::{output::Output, usage::Usage};

/// Subcommands of `cart`.
#[derive(Debug, Subcommand)]
pub enum CartCommand {
    /// Calculate and explain the price of a cart in a country's shop, step by step, without writing anything
    Explain(ExplainArgs),
}

/// Arguments of `cart explain`.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// Country code, such as SI
    #[arg(long, value_name = "CODE")]
    tenant: String,
    /// SKU, or SKU×2 (also SKUx2 or 'SKU*2') for two pieces; can be repeated
    #[arg(long = "line", value_name = "SKU×N", required = true)]
    lines: Vec<String>,
    /// Coupon code
    #[arg(long)]
    code: Option<String>,
    /// E-mail address of the customer, for coupon limits per person
    #[arg(long)]
    email: Option<String>,
    /// Delivery method
    #[arg(long, value_enum, default_value_t = Delivery::Courier)]
    delivery: Delivery,
    /// Payment method
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

/// Runs the subcommand.
pub async fn run(context: &Context, command: CartCommand) -> Result<()> {
    match command {
        CartCommand::Explain(args) => explain(context, &args).await,
    }
}

/// A SKU and a number of pieces.
type SkuQuantity<'a> = (&'a str, u32);

/// Possible readings of a line: `TEE-M×2` and `TEE-M*2` are two pieces, `TEE-M` is one. `TEE-Mx2` may be a SKU, or else two
/// pieces.
fn readings(text: &str) -> Result<Vec<SkuQuantity<'_>>> {
    let pieces = |number: &str| {
        let quantity = number.trim().parse().ok().filter(|quantity| (1..=99).contains(quantity));
        quantity.ok_or_else(|| Usage(format!("--line {text}: the number of pieces after × must be from 1 to 99")))
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

/// The first reading whose SKU exists.
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
        LineProblem::Unavailable(Unavailable::Retired) => "no longer in its product file".to_owned(),
        LineProblem::Unavailable(Unavailable::NotSoldHere) => "no price in this country".to_owned(),
        LineProblem::Unavailable(Unavailable::Hidden) => "product hidden in this country".to_owned(),
        LineProblem::Short { available: 0 } => "sold out".to_owned(),
        LineProblem::Short { available } => format!("only {available} in stock"),
    }
}

fn code_text(code: &CodeAnswer) -> Option<String> {
    match code {
        CodeAnswer::Unknown | CodeAnswer::Refused(CouponRefusal::NotOwner) => {
            Some("the code is unknown in this country, disabled, or reserved for another person".to_owned())
        }
        CodeAnswer::Refused(CouponRefusal::Expired) => Some("the code has expired".to_owned()),
        CodeAnswer::Refused(CouponRefusal::UsedUp) => Some("the code is used up".to_owned()),
        CodeAnswer::Refused(CouponRefusal::UsedByPerson) => Some("this person has used the code".to_owned()),
        CodeAnswer::Priced(_) => None,
    }
}

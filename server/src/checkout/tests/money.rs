//! Random tests of order amounts: sales, VAT and refunds add up, equally on both databases.

use proptest::{
    prelude::*,
    strategy::ValueTree as _,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use rand::{SeedableRng as _, rngs::StdRng, seq::SliceRandom as _};

use super::*;
use crate::{
    orders::{OperatorAction, PaymentStatus, RefundRequest},
    payments,
};

/// Promotions that overlap in some carts: a deal, the second piece at half price, a percentage above a total, and a code.
const PROMOTIONS: &str = r#"
[[promotions]]
name = "deal"
kind = "flash-deal"
countries = ["SI"]
percent = "13"

[[promotions]]
name = "second"
kind = "buy-x-get-y"
countries = ["SI"]
buy = 2
get = 1
percent = "33"

[[promotions]]
name = "goal"
kind = "cart-goal"
countries = ["SI"]
tiers = [{ spend = { EUR = "60.00" }, percent = "7" }]

[[promotions]]
name = "code"
kind = "coupon"
countries = ["SI"]
code = "CODE"
percent = "11"
"#;

/// An order, with the parts in which and the sequence in which its lines are returned.
#[derive(Clone, Debug)]
struct Case {
    lines: Vec<(&'static str, i64)>,
    has_code: bool,
    is_collected: bool,
    /// The largest part of a line that is returned at once.
    part: i64,
    seed: u64,
}

fn any_case() -> impl Strategy<Value = Case> {
    let skus = prop::sample::subsequence(vec!["TEE-A", "TEE-B", "TEE-C", "TEE-D"], 1..=4);
    let pieces = prop::collection::vec(1_i64..=7, 4);
    (skus, pieces, any::<bool>(), any::<bool>(), 1_i64..=4, any::<u64>()).prop_map(
        |(skus, pieces, has_code, is_collected, part, seed)| Case {
            lines: skus.into_iter().zip(pieces).collect(),
            has_code,
            is_collected,
            part,
            seed,
        },
    )
}

/// The same cases in each run, so that failures are reproducible.
fn cases(count: usize) -> Vec<Case> {
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    (0..count).map(|_| any_case().new_tree(&mut runner).unwrap().current()).collect()
}

/// A shop with odd prices, so that shares do not divide evenly.
async fn shop(test: &TestDb) -> App {
    let app = open(test).await;
    let mut draft = tee(&app, &[("A", 5000), ("B", 5000), ("C", 5000), ("D", 5000)]);
    for (variant, price_minor) in draft.variants.iter_mut().zip([1999, 333, 7, 12_345]) {
        variant.prices = [(SI, PriceDraft { price_minor, ..PriceDraft::default() })].into();
    }
    save_products(&app, &[draft]).await.unwrap();
    promote(&app, PROMOTIONS).await;
    app
}

async fn delivered(app: &App, key: &str, case: &Case) -> OrderId {
    let code = case.has_code.then_some("CODE");
    let mut wanted = request(app, key, &case.lines, code).await;
    wanted.email = format!("{key}@example.com");
    if case.is_collected {
        wanted.delivery_type = "pickup".into();
    }
    wanted.shown = shown_totals(app, &wanted).await;
    let id = place(app, &wanted).await.unwrap().id;
    let ship = OperatorAction::Ship { carrier: "GLS".into(), tracking: "1".into(), url: None };
    let way = if case.is_collected {
        [OperatorAction::Pack, OperatorAction::Ready, OperatorAction::Deliver]
    } else {
        [OperatorAction::Pack, ship, OperatorAction::Deliver]
    };
    for act in way {
        orders::act(app, id, &act, "operator ana").await.unwrap();
    }
    id
}

async fn refund(app: &App, id: OrderId, lines: &[(i64, Option<i64>)]) -> Result<i64> {
    let request = RefundRequest { lines: lines.to_vec(), reason: "random".into(), ..RefundRequest::default() };
    Ok(orders::refund(app, id, &request, "operator ana").await?.amount.minor)
}

/// Refunds the lines in parts, in the case's sequence, and then the rest; returns every amount.
async fn refund_in_parts(app: &App, id: OrderId, case: &Case) -> Vec<i64> {
    let mut parts: Vec<(i64, i64)> = Vec::new();
    for (position, (_, pieces)) in (1..).zip(&case.lines) {
        let mut left = *pieces;
        while left > 0 {
            parts.push((position, left.min(case.part)));
            left -= case.part;
        }
    }
    parts.shuffle(&mut StdRng::seed_from_u64(case.seed));
    let mut given = Vec::new();
    for (position, pieces) in parts {
        // A share may be zero: seven cents less a discount, in parts.
        given.push(refund(app, id, &[(position, Some(pieces))]).await.unwrap_or_default());
    }
    given.push(refund(app, id, &[]).await.unwrap_or_default());
    assert!(refund(app, id, &[]).await.is_err(), "nothing is left");
    given
}

async fn finish_refunds(app: &App, id: OrderId) {
    for refund in payments::refunds_of_order(&app.db, SI, id).await.unwrap() {
        resolve(app, refund.id, RefundResolution::done("")).await;
    }
}

/// Runs the cases, asserts all invariants, and returns the result of each.
async fn outcomes(test: &TestDb, cases: &[Case]) -> Vec<(i64, Vec<i64>, Vec<i64>)> {
    let app = shop(test).await;
    let mut outcomes = Vec::new();
    for (index, case) in cases.iter().enumerate() {
        let id = delivered(&app, &format!("random-{index}"), case).await;
        let sold = details(&app, id).await;
        let total = sold.order.total.minor;
        let given = refund_in_parts(&app, id, case).await;
        assert_eq!(given.iter().sum::<i64>(), total, "{case:?}: all of it, and no more");
        finish_refunds(&app, id).await;
        let back = details(&app, id).await;
        assert_eq!(
            (back.order.refunded.minor, back.order.payment_status),
            (total, PaymentStatus::Refunded),
            "{case:?}"
        );
        let credited = back.credit_notes.iter().flat_map(|note| &note.vat);
        let credited = credited.fold((0, 0), |sum, vat| (sum.0 + vat.gross.minor, sum.1 + vat.tax.minor));
        let tax = sold.order.snapshot.vat.iter().map(|vat| vat.tax.minor).sum::<i64>();
        assert_eq!(credited, (total, tax), "{case:?}: credit notes are the invoice together");
        for line in &back.lines {
            let parts_of_nothing = line.total.minor - line.refunded.minor;
            assert!((0..=line.quantity).contains(&parts_of_nothing), "{case:?}: {line:?}");
        }
        let taxes = sold.order.snapshot.vat.iter().map(|vat| vat.tax.minor).collect();
        outcomes.push((total, taxes, given));
    }
    assert_stock_is_its_movements(&app.db).await;
    outcomes
}

#[tokio::test]
async fn random_orders_add_up_and_are_refunded_exactly_on_both_databases() {
    let count = if std::env::var_os("TEST_PROOF").is_some() { 400 } else { 20 };
    let cases = cases(count);
    let sqlite = Box::pin(outcomes(&PLATFORM.sqlite().await, &cases)).await;
    let postgres = Box::pin(outcomes(&PLATFORM.postgres().await, &cases)).await;
    assert_eq!(sqlite, postgres);
    assert!(sqlite.iter().any(|(total, ..)| *total > 10_000), "some of them are large");
}

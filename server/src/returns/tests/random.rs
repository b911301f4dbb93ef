//! Money of returns at random: parts, withdrawals, operators' refunds and cancellations in any order never pay back more than was paid,
//! and everything together pays back all of it.

use proptest::{
    prelude::*,
    strategy::ValueTree as _,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};

use super::*;
use crate::{
    orders::{DeliveryStatus, RefundRequest},
    testing,
};

const PROMOTIONS: &str = r#"
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
"#;

/// What happens next to an order.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Pieces of a line are sent back, and some of them accepted.
    Return { line: usize, pieces: i64, accepted: i64 },
    /// Pieces of a line are withdrawn from.
    Withdraw { line: usize, pieces: i64 },
    /// An operator gives money back for pieces of a line.
    Line { line: usize, pieces: i64 },
    /// An operator gives an amount back.
    Amount { minor: i64 },
}

fn any_step() -> impl Strategy<Value = Step> {
    let (line, pieces) = (0_usize..3, 1_i64..4);
    prop_oneof![
        3 => (line.clone(), pieces.clone(), 0_i64..4).prop_map(|(line, pieces, accepted)| Step::Return { line, pieces, accepted }),
        2 => (line.clone(), pieces.clone()).prop_map(|(line, pieces)| Step::Withdraw { line, pieces }),
        1 => (line, pieces).prop_map(|(line, pieces)| Step::Line { line, pieces }),
        1 => (1_i64..900).prop_map(|minor| Step::Amount { minor }),
    ]
}

type Case = (Vec<i64>, Vec<Step>, bool);

fn cases(count: usize) -> Vec<Case> {
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    let pieces = prop::collection::vec(1_i64..5, 1..=3);
    let case = (pieces, prop::collection::vec(any_step(), 0..7), any::<bool>());
    (0..count).map(|_| case.new_tree(&mut runner).unwrap().current()).collect()
}

const SKUS: [&str; 3] = ["TEE-M", "TEE-XL", "TEE-L"];

async fn shop(test: &TestDb) -> App {
    let app = open(test).await;
    let mut draft = tee(&app);
    for (variant, price_minor) in draft.variants.iter_mut().zip([1999, 333, 7]) {
        variant.stock = StockDraft::tracked(5000);
        variant.prices = [(SI, PriceDraft { price_minor, ..PriceDraft::default() })].into();
    }
    save_products(&app, &[draft]).await.unwrap();
    promote(&app, PROMOTIONS).await;
    app
}

async fn take(app: &App, order: OrderId, step: Step) -> i64 {
    let accept = async |case: ReturnCase, accepted: i64| {
        service::receive(app, case.id, CLERK).await.unwrap();
        let lines = service::details(app, case.clone()).await.unwrap().lines;
        let accepted = accepted.min(lines[0].quantity);
        let found = [(lines[0].position, Inspection { accepted, resalable: accepted })].into();
        service::inspect(app, case.id, &found, CLERK).await.unwrap();
        let expected = service::expected(app, case.id).await.unwrap().minor;
        let Ok(done) = service::refund(app, case.id, CLERK).await else {
            assert_eq!(accepted, 0);
            service::refuse(app, case.id, "Nothing was accepted.", CLERK).await.unwrap();
            return 0;
        };
        assert!(done.amount.minor <= expected, "no more than was shown");
        done.amount.minor
    };
    let position = |line: usize| i64::try_from(line).unwrap() + 1;
    match step {
        Step::Return { line, pieces, accepted } => {
            match asked(app, order, &[super::line(position(line), pieces, Reason::TooSmall)]).await {
                Ok(case) => accept(case, accepted).await,
                Err(_) => 0,
            }
        }
        Step::Withdraw { line, pieces } => {
            let details = details(app, order).await;
            match service::declare(app, &front(app, SI), details, &[(position(line), pieces)]).await {
                Ok(declared) => accept(service::find(app, Some(SI), &declared.number).await.unwrap(), pieces).await,
                Err(_) => 0,
            }
        }
        Step::Line { line, pieces } => {
            let lines = vec![(position(line), Some(pieces))];
            let request = RefundRequest { lines, reason: "random".into(), ..RefundRequest::default() };
            orders::refund(app, order, &request, CLERK).await.map_or(0, |done| done.amount.minor)
        }
        Step::Amount { minor } => {
            let request =
                RefundRequest { amount_minor: Some(minor), reason: "random".into(), ..RefundRequest::default() };
            orders::refund(app, order, &request, CLERK).await.map_or(0, |done| done.amount.minor)
        }
    }
}

/// What each step of each case gave back, after everything that must hold was held.
async fn outcomes(test: &TestDb, cases: &[Case]) -> Vec<Vec<i64>> {
    let app = shop(test).await;
    let mut outcomes = Vec::new();
    for (index, (pieces, steps, by_withdrawal)) in cases.iter().enumerate() {
        let lines: Vec<(&str, i64)> = SKUS.into_iter().zip(pieces.iter().copied()).collect();
        let order = delivered(&app, &format!("random-{index}"), &lines).await;
        let total = details(&app, order).await.order.total_minor;
        let mut given = Vec::new();
        for step in steps {
            given.push(take(&app, order, *step).await);
            let sum: i64 = given.iter().sum();
            assert!(given.iter().all(|minor| *minor >= 0) && sum <= total, "{steps:?}: {given:?} of {total}");
        }
        // Everything that is left goes back.
        let current = details(&app, order).await;
        let options = service::options(&app, &front(&app, SI), current.clone()).await.unwrap();
        let rest: Vec<(i64, i64)> = current
            .lines
            .iter()
            .map(|line| (line.position, options.returnable(line.position)))
            .filter(|(_, pieces)| *pieces > 0)
            .collect();
        let returned_amounts = steps.iter().any(|step| matches!(step, Step::Amount { .. } | Step::Line { .. }));
        if !rest.is_empty() {
            let case = if *by_withdrawal {
                let declared = service::declare(&app, &front(&app, SI), current, &rest).await.unwrap();
                service::find(&app, Some(SI), &declared.number).await.unwrap()
            } else {
                let wanted: Vec<WantedReturn> =
                    rest.iter().map(|(position, pieces)| line(*position, *pieces, Reason::TooSmall)).collect();
                asked(&app, order, &wanted).await.unwrap()
            };
            given.push(settled(&app, case.id).await);
            let sum: i64 = given.iter().sum();
            assert!(sum <= total, "{steps:?}: {given:?} of {total}");
            if !returned_amounts {
                assert_eq!(sum, total, "{steps:?}: {given:?}: everything is back to the cent");
            }
        }
        finish_refunds(&app, order).await;
        let after = details(&app, order).await;
        assert_eq!(after.order.refunded_minor, given.iter().sum::<i64>());
        assert!(after.lines.iter().all(|line| line.refunded_minor <= line.total_minor));
        let credited: i64 = after.credit_notes.iter().map(|note| note.amount_minor).sum();
        assert_eq!(credited, after.order.refunded_minor, "{steps:?}: credit notes say what went back");
        assert!(matches!(after.order.delivery_status, DeliveryStatus::Delivered | DeliveryStatus::Returned));
        outcomes.push(given);
    }
    outcomes
}

#[tokio::test]
async fn no_sequence_pays_back_more_than_was_paid_or_leaves_a_cent_on_both_databases_alike() {
    let count = if std::env::var_os("TEST_PROOF").is_some() { 300 } else { 12 };
    let cases = cases(count);
    let sqlite = Box::pin(outcomes(&testing::sqlite().await, &cases)).await;
    let postgres = Box::pin(outcomes(&testing::postgres().await, &cases)).await;
    assert_eq!(sqlite, postgres);
}

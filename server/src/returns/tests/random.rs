//! Random tests of the amounts of returns: requests, withdrawals from open returns, operators' steps, refunds and cancellations
//! in any sequence never refund more than was paid, and together refund all of it.

use proptest::{
    prelude::*,
    strategy::ValueTree as _,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};

use super::*;
use crate::orders::{DeliveryStatus, RefundRequest};

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

/// The next step of an order.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Requests a return of pieces of a line.
    Ask { line: usize, pieces: i64 },
    /// Withdraws from pieces of a line, whether they are in a return or not.
    Withdraw { line: usize, pieces: i64 },
    /// An operator performs the next step of an open return, and accepts this many pieces of its first line.
    Work { which: usize, accepted: i64 },
    /// The shopper cancels a requested return.
    TakeBack { which: usize },
    /// An operator refunds pieces of a line.
    Line { line: usize, pieces: i64 },
    /// An operator refunds an amount.
    Amount { minor: i64 },
    /// An operator cancels the order, if nothing was shipped.
    Cancel,
}

fn any_step() -> impl Strategy<Value = Step> {
    let (line, pieces) = (0_usize..3, 1_i64..4);
    prop_oneof![
        4 => (line.clone(), pieces.clone()).prop_map(|(line, pieces)| Step::Ask { line, pieces }),
        4 => (line.clone(), pieces.clone()).prop_map(|(line, pieces)| Step::Withdraw { line, pieces }),
        9 => (0_usize..4, 0_i64..4).prop_map(|(which, accepted)| Step::Work { which, accepted }),
        1 => (0_usize..4).prop_map(|which| Step::TakeBack { which }),
        1 => (line, pieces).prop_map(|(line, pieces)| Step::Line { line, pieces }),
        1 => (1_i64..900).prop_map(|minor| Step::Amount { minor }),
        1 => Just(Step::Cancel),
    ]
}

/// An order: the pieces of each line, whether it is prepaid and not shipped, the steps, and how the rest is returned.
#[derive(Clone, Debug)]
struct Case {
    pieces: Vec<i64>,
    is_unsent: bool,
    steps: Vec<Step>,
    ends_by_withdrawal: bool,
}

/// The same cases in each run, so that failures are reproducible.
fn cases(count: usize) -> Vec<Case> {
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    let pieces = prop::collection::vec(1_i64..5, 1..=3);
    let steps = prop::collection::vec(any_step(), 0..12);
    let case = (pieces, prop::bool::weighted(0.3), steps, any::<bool>()).prop_map(
        |(pieces, is_unsent, steps, ends_by_withdrawal)| Case { pieces, is_unsent, steps, ends_by_withdrawal },
    );
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

/// Open returns of an order.
async fn open_returns(app: &App, order: OrderId) -> Vec<ReturnCase> {
    let returns = service::of_order(&app.db, order).await.unwrap();
    returns.into_iter().map(|one| one.case).filter(|case| !case.status.has_ended()).collect()
}

/// An operator's next step: accepted pieces are refunded; when there are none, the return is refused.
async fn work(app: &App, case: &ReturnCase, accepted: i64) {
    match case.status {
        Status::Requested | Status::Approved => {
            service::receive(app, case.id, CLERK).await.unwrap();
        }
        Status::Received => {
            let lines = service::details(app, case.clone()).await.unwrap().lines;
            let accepted = accepted.min(lines[0].quantity);
            let found = [(lines[0].position, Inspection { accepted, resalable: accepted / 2 })].into();
            service::inspect(app, case.id, &found, CLERK).await.unwrap();
        }
        Status::Inspected => {
            let expected = service::expected(app, case.id).await.unwrap().minor;
            match service::refund(app, case.id, CLERK).await {
                Ok(done) => assert!(done.amount.minor <= expected, "no more than was shown"),
                Err(error) => {
                    assert!(error.to_string().contains("no accepted goods"), "{error}");
                    service::refuse(app, case.id, "Nothing was accepted.", CLERK).await.unwrap();
                }
            }
        }
        Status::Refunded | Status::Refused | Status::Withdrawn => panic!("{case:?} has ended"),
    }
}

async fn take(app: &App, order: OrderId, step: Step) {
    let position = |line: usize| i64::try_from(line).unwrap() + 1;
    let chosen = async |which: usize| {
        let open = open_returns(app, order).await;
        (!open.is_empty()).then(|| open[which % open.len()].clone())
    };
    match step {
        Step::Ask { line, pieces } => {
            // More requests in an hour than one person makes are rate limited.
            app.db.sql("DELETE FROM throttle").execute().await.unwrap();
            asked(app, order, &[super::line(position(line), pieces, Reason::TooSmall)]).await.ok();
        }
        Step::Withdraw { line, pieces } => {
            let details = details(app, order).await;
            service::declare(app, &front(app, SI), details, &[(position(line), pieces)]).await.ok();
        }
        Step::Work { which, accepted } => {
            if let Some(case) = chosen(which).await {
                work(app, &case, accepted).await;
            }
        }
        Step::TakeBack { which } => {
            if let Some(case) = chosen(which).await {
                service::take_back(app, case.id).await.ok();
            }
        }
        Step::Line { line, pieces } => {
            let lines = vec![(position(line), Some(pieces))];
            let request = RefundRequest { lines, reason: "random".into(), ..RefundRequest::default() };
            orders::refund(app, order, &request, CLERK).await.ok();
        }
        Step::Amount { minor } => {
            let request =
                RefundRequest { amount: Some(euro(minor)), reason: "random".into(), ..RefundRequest::default() };
            orders::refund(app, order, &request, CLERK).await.ok();
        }
        Step::Cancel => {
            orders::act(app, order, &OperatorAction::Cancel, CLERK).await.ok();
        }
    }
}

/// The amounts of completed and pending refunds.
async fn given(app: &App, order: OrderId) -> Vec<i64> {
    let refunds = payments::refunds_of_order(&app.db, SI, order).await.unwrap();
    refunds.iter().map(|refund| refund.amount.minor).collect()
}

async fn assert_within(app: &App, order: OrderId, case: &Case) {
    let (details, given) = (details(app, order).await, given(app, order).await);
    let total = details.order.total.minor;
    let is_within = given.iter().all(|minor| *minor > 0) && given.iter().sum::<i64>() <= total;
    assert!(is_within, "{given:?} of {total}: {case:?}");
    for line in &details.lines {
        assert!((0..=line.total.minor).contains(&line.refunded.minor), "{line:?}: {case:?}");
        assert!((0..=line.quantity).contains(&line.refunded_pieces), "{line:?}: {case:?}");
    }
    let returns = service::of_order(&app.db, order).await.unwrap();
    for line in &details.lines {
        let effective = returns.iter().filter(|one| !matches!(one.case.status, Status::Refused | Status::Withdrawn));
        let lines = effective.flat_map(|one| &one.lines).filter(|other| other.position == line.position);
        let in_returns: i64 = lines.map(|other| other.accepted.unwrap_or(other.quantity)).sum();
        assert!(in_returns <= line.quantity, "a piece is in one return: {case:?}");
    }
}

/// Settles everything that is open, and returns what the shopper has left.
async fn finish(app: &App, order: OrderId, case: &Case) {
    loop {
        while let Some(one) = open_returns(app, order).await.first() {
            work(app, one, i64::MAX).await;
        }
        let current = details(app, order).await;
        let kind = if case.ends_by_withdrawal || case.is_unsent { Kind::Withdrawal } else { Kind::Return };
        let held = options(app, order, kind).await;
        let rest: Vec<(i64, i64)> = current
            .lines
            .iter()
            .map(|line| (line.position, held.returnable(line.position)))
            .filter(|(_, pieces)| *pieces > 0)
            .collect();
        if rest.is_empty() || !held.window.may_withdraw {
            return;
        }
        if kind == Kind::Withdrawal {
            service::declare(app, &front(app, SI), current, &rest).await.unwrap();
        } else {
            let wanted: Vec<WantedReturn> =
                rest.iter().map(|(position, pieces)| line(*position, *pieces, Reason::TooSmall)).collect();
            app.db.sql("DELETE FROM throttle").execute().await.unwrap();
            asked(app, order, &wanted).await.unwrap();
        }
    }
}

/// Runs the cases, asserts all invariants, and returns the refunds of each order.
async fn outcomes(test: &TestDb, cases: &[Case]) -> Vec<Vec<i64>> {
    let app = shop(test).await;
    let mut outcomes = Vec::new();
    for (index, case) in cases.iter().enumerate() {
        let lines: Vec<(&str, i64)> = SKUS.into_iter().zip(case.pieces.iter().copied()).collect();
        let key = format!("random-{index:04}");
        let order =
            if case.is_unsent { prepaid(&app, &key, &lines).await } else { delivered(&app, &key, &lines).await };
        for step in &case.steps {
            take(&app, order, *step).await;
            assert_within(&app, order, case).await;
        }
        Box::pin(finish(&app, order, case)).await;
        assert_within(&app, order, case).await;
        let after = details(&app, order).await;
        let is_by_operator = case.steps.iter().any(|step| matches!(step, Step::Amount { .. } | Step::Line { .. }));
        let given = given(&app, order).await;
        if !is_by_operator {
            assert_eq!(given.iter().sum::<i64>(), after.order.total.minor, "all is back to the cent: {case:?}");
        }
        if !case.is_unsent {
            finish_refunds(&app, order).await;
            let after = details(&app, order).await;
            assert_eq!(after.order.refunded.minor, given.iter().sum::<i64>());
            let credited: i64 = after.credit_notes.iter().map(|note| note.amount.minor).sum();
            assert_eq!(credited, after.order.refunded.minor, "credit notes say what went back: {case:?}");
            assert!(matches!(after.order.delivery_status, DeliveryStatus::Delivered | DeliveryStatus::Returned));
        }
        outcomes.push(given);
    }
    outcomes
}

#[tokio::test]
async fn random_sequences_refund_exactly_what_was_paid_on_both_databases() {
    let count = if std::env::var_os("TEST_PROOF").is_some() { 300 } else { 16 };
    let cases = cases(count);
    let sqlite = Box::pin(outcomes(&PLATFORM.sqlite().await, &cases)).await;
    let postgres = Box::pin(outcomes(&PLATFORM.postgres().await, &cases)).await;
    assert_eq!(sqlite, postgres);
}

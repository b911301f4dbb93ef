//! Random histories: for any sequence of events, the ledger adds up and partners get exactly the commissions of what remains of
//! their orders.

use std::collections::HashMap;

use proptest::{
    prelude::*,
    strategy::ValueTree as _,
    test_runner::{Config, TestRunner},
};

use super::*;
use crate::both;

/// Histories per database.
const HISTORIES: usize = 6;
const STEPS: usize = 45;

#[derive(Clone, Debug)]
enum Step {
    Place { partner: usize, lines: Vec<i64> },
    Finish(usize),
    Wait(i64),
    Hold(usize),
    Release(usize),
    Reject(usize),
    RefundLine { order: usize, line: usize, minor: i64 },
    RefundAmount { order: usize, minor: i64 },
    FailRefund(usize),
    Cancel(usize),
    Adjust { order: usize, minor: i64 },
    Pay,
    Confirm(usize),
    CancelPayout(usize),
}

fn any_step() -> impl Strategy<Value = Step> {
    let order = 0_usize..30;
    prop_oneof![
        5 => (0_usize..3, prop::collection::vec(0_i64..60_000, 1..4)).prop_map(|(partner, lines)| Step::Place { partner, lines }),
        4 => order.clone().prop_map(Step::Finish),
        4 => (1_i64..120).prop_map(Step::Wait),
        1 => order.clone().prop_map(Step::Hold),
        1 => order.clone().prop_map(Step::Release),
        1 => order.clone().prop_map(Step::Reject),
        3 => (order.clone(), 0_usize..4, 1_i64..60_000).prop_map(|(order, line, minor)| Step::RefundLine { order, line, minor }),
        2 => (order.clone(), 1_i64..90_000).prop_map(|(order, minor)| Step::RefundAmount { order, minor }),
        2 => order.clone().prop_map(Step::FailRefund),
        1 => order.clone().prop_map(Step::Cancel),
        1 => (order.clone(), -3_000_i64..3_000).prop_map(|(order, minor)| Step::Adjust { order, minor }),
        3 => Just(Step::Pay),
        2 => order.clone().prop_map(Step::Confirm),
        2 => order.prop_map(Step::CancelPayout),
    ]
}

/// The state of a history.
#[derive(Default)]
struct Simulation {
    orders: Vec<Order>,
    refunds: HashMap<usize, Vec<String>>,
    payouts: Vec<Payout>,
    next: i64,
}

impl Simulation {
    fn order(&self, index: usize) -> Option<(usize, &Order)> {
        if self.orders.is_empty() {
            None
        } else {
            Some((index % self.orders.len(), &self.orders[index % self.orders.len()]))
        }
    }

    async fn commission(&self, app: &App, index: usize) -> Option<Commission> {
        let (_, order) = self.order(index)?;
        let id: Option<CommissionId> = app
            .db
            .sql("SELECT id FROM commission WHERE order_id = $1")
            .bind(OrderId(order.id))
            .optional_scalar()
            .await
            .unwrap();
        Some(show(app, id?).await.unwrap().commission)
    }

    async fn take(&mut self, app: &App, step: Step, codes: [&str; 3]) {
        match step {
            Step::Place { partner, lines } => {
                self.next += 1;
                let order = Order::of(self.next, codes[partner], &lines);
                place(app, std::slice::from_ref(&order)).await;
                self.orders.push(order);
            }
            Step::Finish(index) => {
                if let Some((_, order)) = self.order(index) {
                    finish(app, order.id).await;
                }
            }
            Step::Wait(days) => approve_after(app, days).await,
            Step::Hold(index) => {
                if let Some(commission) = self.commission(app, index).await {
                    let reason = HoldReason { rule: Rule::SameAddress, detail: "x".to_owned() };
                    service::hold(app, commission.id, vec![reason]).await.unwrap();
                }
            }
            Step::Release(index) => {
                if let Some(commission) = self.commission(app, index).await {
                    // Fails when there is nothing to release.
                    let _ = approve(app, commission.id, "operator test").await;
                }
            }
            Step::Reject(index) => {
                if let Some(commission) = self.commission(app, index).await {
                    // Fails when it is too late.
                    let _ = reject(app, commission.id, "x", "operator test").await;
                }
            }
            Step::RefundLine { order, line, minor } => self.refund(app, order, Some(line), minor).await,
            Step::RefundAmount { order, minor } => self.refund(app, order, None, minor).await,
            Step::FailRefund(index) => {
                let Some((at, id)) = self.order(index).map(|(at, order)| (at, order.id)) else { return };
                let Some(reference) = self.refunds.get_mut(&at).and_then(Vec::pop) else { return };
                restore_refund(app, id, &reference, euro(0)).await;
            }
            Step::Cancel(index) => {
                // An order is cancelled once; after that it has no refunds.
                if let Some((at, id)) = self.order(index).map(|(at, order)| (at, order.id)) {
                    let mut tx = app.db.begin().await.unwrap();
                    cancel(&mut tx, app.clock.now(), OrderId(id)).await.unwrap();
                    tx.commit().await.unwrap();
                    self.orders.remove(at);
                    self.refunds.clear();
                }
            }
            Step::Adjust { order, minor } => {
                if let Some(commission) = self.commission(app, order).await {
                    let adjustment = Adjustment { id: commission.id, minor, reason: "x".to_owned() };
                    let made = adjust(app, &adjustment, "operator test").await;
                    assert_eq!(made.is_ok(), minor != 0);
                }
            }
            Step::Pay => {
                if let Ok((payout, _)) = create_payout(app, "EUR".parse().unwrap(), "operator test").await {
                    self.payouts.push(payout);
                }
            }
            Step::Confirm(_) | Step::CancelPayout(_) if self.payouts.is_empty() => {}
            Step::Confirm(index) => {
                let id = self.payouts[index % self.payouts.len()].id;
                // Fails when it is already settled.
                let _ = confirm_payout(app, &Settlement { id, lines: &[], reason: None }, "operator test").await;
            }
            Step::CancelPayout(index) => {
                let id = self.payouts[index % self.payouts.len()].id;
                // Fails when it is already settled.
                let _ = cancel_payout(app, &Settlement { id, lines: &[], reason: Some("x") }, "operator test").await;
            }
        }
    }

    async fn refund(&mut self, app: &App, index: usize, line: Option<usize>, minor: i64) {
        let Some((at, order)) = self.order(index).map(|(at, order)| (at, order.clone())) else { return };
        // Some requests become two refunds, each of which can fail.
        let amounts = if minor % 2 == 0 { vec![minor / 2, minor - minor / 2] } else { vec![minor] };
        let refunds: Vec<(String, i64)> = amounts
            .into_iter()
            .map(|minor| {
                self.next += 1;
                (format!("refund:{}", self.next), minor)
            })
            .collect();
        let lines: Vec<(i64, i64)> =
            line.map(|line| ((line % order.lines.len()) as i64 + 1, minor)).into_iter().collect();
        refund_parts(app, order.id, &refunds, &lines, euro(0)).await;
        self.refunds.entry(at).or_default().extend(refunds.into_iter().map(|(reference, _)| reference));
    }
}

/// The balances of partners, over all accounts, are the net amounts of their commissions.
async fn assert_consistent(app: &App, partners: &[AffiliateId; 3]) {
    assert_sound(app).await;
    for partner in partners {
        let left: i64 = app
            .db
            .sql(
                "SELECT CAST(COALESCE(SUM(CASE WHEN status = 'rejected' THEN 0 ELSE commission_minor - reversed_minor END), 0) AS BIGINT) \
                 FROM commission WHERE affiliate_id = $1",
            )
            .bind(*partner)
            .scalar()
            .await
            .unwrap();
        let on = |account: &'static str| {
            let sum = "SELECT CAST(COALESCE(SUM(amount_minor), 0) AS BIGINT) FROM ledger_entry WHERE affiliate_id = $1 AND account = $2";
            app.db.sql(sum).bind(*partner).bind(account).scalar::<i64>()
        };
        let pending: i64 = on("pending").await.unwrap();
        let owed = pending + on("payable").await.unwrap() + on("in_transit").await.unwrap();
        assert_eq!(owed + on("bank").await.unwrap(), left, "what was earned is owed or paid");
        assert_eq!(
            amounts(app, *partner).await.0,
            pending,
            "what is pending by the commissions is pending by the ledger"
        );
        assert!(on("in_transit").await.unwrap() >= 0 && pending >= 0);
    }
}

both!(the_ledger_always_adds_up, test in PLATFORM, {
    let app = open(&test).await;
    let codes = ["ana", "maja", "eva"];
    let mut partners = [AffiliateId(0); 3];
    for (at, code) in codes.into_iter().enumerate() {
        partners[at] = partner(&app, code).await;
        set_account(&app, partners[at]).await;
    }
    let mut runner = TestRunner::new_with_rng(
        Config::default(),
        proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
    );
    let mut simulation = Simulation::default();
    for _ in 0..HISTORIES {
        let steps = prop::collection::vec(any_step(), STEPS).new_tree(&mut runner).unwrap().current();
        for step in steps {
            let step_text = format!("{step:?}");
            simulation.take(&app, step, codes).await;
            assert!(check(&app).await.unwrap().is_empty(), "after {step_text}: {:?}", check(&app).await.unwrap());
        }
        assert_consistent(&app, &partners).await;
    }
    assert!(count(&app, "SELECT COUNT(*) FROM commission WHERE status = 'paid'").await > 0, "something was paid");
    assert!(count(&app, "SELECT COUNT(*) FROM commission WHERE status = 'reversed'").await > 0, "something went back");
});

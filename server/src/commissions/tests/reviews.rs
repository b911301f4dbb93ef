//! Rules that hold commissions, and operators who release or reject them.

use super::*;
use crate::{
    affiliates::{CountRule, ShareRule},
    both,
    jobs::{self, Queue},
};

/// Runs the jobs that check new commissions.
async fn review(app: &App) {
    while let Some(job) = jobs::claim(&app.db, Queue::Default, app.clock.now()).await.unwrap() {
        assert_eq!(job.kind, REVIEW);
        work(app, &job).await.unwrap();
        jobs::done(&app.db, &job).await.unwrap();
    }
}

async fn held(app: &App, order: i64) -> Vec<&'static str> {
    let commission = earned(app, order).await;
    if commission.is_held {
        commission.hold_reasons.iter().map(|reason| reason.rule.name()).collect()
    } else {
        Vec::new()
    }
}

both!(orders_by_the_partner_themselves_are_held, test in PLATFORM, {
    let rules =
        FraudRules { own_account: true, own_email: true, own_phone: true, own_address: true, ..FraudRules::default() };
    let app = open_with(&test, ProgrammeRecord { rules, ..record() }).await;
    partner(&app, "ana").await;
    let customer = account(&app, UserType::Customer, "ana@example.com").await;
    let row = "INSERT INTO user_address (user_id, name, address, address2, city, state, postal_code, country_id, phone, phone_code, is_default, created_at) \
               VALUES ($1, 'Ana', 'Home 5', '', 'Ljubljana', '', '1000', $2, '+38641000005', '+386', $3, $4)";
    app.db.sql(row).bind(customer.id).bind(SI).bind(true).bind(noon()).execute().await.unwrap();
    let own_email = Order { email: "Ana@example.com".to_owned(), ..Order::of(1, "ana", &[12_200]) };
    let own_address = Order { street: "home 5".to_owned(), ..Order::of(5, "ana", &[12_200]) };
    place(&app, &[own_email, own_address, Order::of(3, "ana", &[12_200])]).await;
    review(&app).await;
    assert_eq!(held(&app, 1).await, ["own-email"]);
    assert_eq!(held(&app, 5).await, ["own-phone", "own-address"]);
    assert_eq!(held(&app, 3).await, [""; 0], "a stranger is not held");
    for order in [1, 3, 5] {
        finish(&app, order).await;
    }
    approve_after(&app, 101).await;
    assert_eq!([earned(&app, 1).await.status, earned(&app, 3).await.status], [Status::Pending, Status::Approved]);
    let released = approve(&app, earned(&app, 1).await.id, "operator test").await.unwrap();
    assert_eq!((released.status, released.is_held), (Status::Approved, false));
    assert_eq!(released.hold_reasons.len(), 1, "what held it stays known");
    let twice = approve(&app, released.id, "operator test").await.unwrap_err();
    assert!(error_text(&twice).contains("is approved already"), "{twice}");
    assert_sound(&app).await;
});

both!(a_released_commission_is_not_held_again, test in PLATFORM, {
    let rules = FraudRules { own_email: true, ..FraudRules::default() };
    let app = open_with(&test, ProgrammeRecord { rules, ..record() }).await;
    partner(&app, "ana").await;
    let own = Order { email: "ana@example.com".to_owned(), ..Order::of(1, "ana", &[12_200]) };
    place(&app, &[own, Order::of(2, "ana", &[12_200])]).await;
    review(&app).await;
    let (first, second) = (earned(&app, 1).await.id, earned(&app, 2).await.id);
    let released = approve(&app, first, "operator test").await.unwrap();
    assert_eq!((released.status, released.is_held), (Status::Pending, false));
    let early = approve(&app, second, "operator test").await.unwrap_err();
    assert!(error_text(&early).contains("its order is not paid"), "{early}");
    finish(&app, 1).await;
    approve_after(&app, 101).await;
    assert_eq!(earned(&app, 1).await.status, Status::Approved);
});

both!(orders_to_one_address_and_cancelled_orders_are_counted, test in PLATFORM, {
    let rules = FraudRules {
        same_address: Some(CountRule { most: 2, days: 30 }),
        cancelled_orders: Some(ShareRule { percent: 5000, least: 4, days: 400 }),
        ..FraudRules::default()
    };
    let app = open_with(&test, ProgrammeRecord { rules, ..record() }).await;
    partner(&app, "ana").await;
    for id in 1..=3 {
        place(&app, &[Order { street: "Door 1".to_owned(), ..Order::of(id, "ana", &[12_200]) }]).await;
        review(&app).await;
    }
    assert_eq!((held(&app, 2).await, held(&app, 3).await), (Vec::new(), vec!["same-address"]));
    place(&app, &[Order::of(4, "ana", &[12_200])]).await;
    review(&app).await;
    finish(&app, 4).await;
    let mut tx = app.db.begin().await.unwrap();
    for id in 1..=3 {
        cancel(&mut tx, noon(), OrderId(id)).await.unwrap();
    }
    tx.commit().await.unwrap();
    approve_after(&app, 101).await;
    assert_eq!(held(&app, 4).await, ["cancelled-orders"], "it is looked at again before it is approved");
});

both!(an_order_paid_with_the_partners_card_is_held, test in PLATFORM, {
    let rules = FraudRules { own_card: true, ..FraudRules::default() };
    let app = open_with(&test, ProgrammeRecord { rules, ..record() }).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200]), Order::of(2, "ana", &[12_200])]).await;
    let mut tx = app.db.begin().await.unwrap();
    for (order, email, card) in
        [(9, "ana@example.com", "own"), (1, "shopper1@example.com", "own"), (2, "x@example.com", "other")]
    {
        let paid = PaidByCard { order: OrderId(order), user: None, email: Some(email), card };
        card_used(&app, &mut tx, paid).await.unwrap();
    }
    tx.commit().await.unwrap();
    review(&app).await;
    assert_eq!((held(&app, 1).await, held(&app, 2).await), (vec!["own-card"], Vec::new()));
    let user = affiliates::show(&app, ana).await.unwrap().user_id;
    let mut tx = app.db.begin().await.unwrap();
    delete_cards(&mut tx, user).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(count(&app, "SELECT COUNT(*) FROM partner_card").await, 0);
});

both!(data_about_the_buyer_is_deleted_in_time, test in PLATFORM, {
    let app = open(&test).await;
    partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200])]).await;
    let kept = "SELECT COUNT(*) FROM order_attribution WHERE buyer IS NOT NULL OR address_digest IS NOT NULL";
    let stored: String = app.db.sql("SELECT CAST(buyer AS TEXT) FROM order_attribution").scalar().await.unwrap();
    assert!(!stored.contains("shopper1") && !stored.contains("Street"), "only digests: {stored}");
    app.clock.advance(TimeDelta::days(401));
    assert_eq!(prune(&app, TimeDelta::days(400)).await.unwrap(), 1);
    assert_eq!(count(&app, kept).await, 0);
});

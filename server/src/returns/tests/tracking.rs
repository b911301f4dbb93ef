//! Finding an order with details known to its shopper.

use super::*;
use crate::{both, orders::Trackers};

async fn found(app: &App, tenant: TenantId, known: Trackers<'_>) -> Result<orders::TrackedOrder> {
    orders::track(app, tenant, known, &Visitor::default()).await
}

both!(an_order_is_found_by_its_number_and_one_more_detail, test in PLATFORM, {
    let app = open(&test).await;
    let order = details(&app, delivered(&app, "visit-0001", &[("TEE-M", 1)]).await).await.order;
    let invoice = order.invoice_number.clone().unwrap();
    let typed = invoice.to_lowercase();
    let mail = |number| Trackers { number, email: Some("ANA@example.com "), postal_code: None };
    let place = |number| Trackers { number, email: None, postal_code: Some("SI-1000") };
    for (known, is_limited) in [
        (mail(&order.number), false),
        (mail(&invoice), false),
        (Trackers { postal_code: Some(" 1000"), ..place(&order.number) }, false),
        (Trackers { postal_code: Some("10 00"), ..place(&typed) }, true),
    ] {
        let tracked = found(&app, SI, known).await.unwrap();
        assert_eq!((tracked.details.order.id, tracked.is_limited), (order.id, is_limited), "{known:?}");
        let linked = orders::find_by_link(&app, SI, &tracked.token).await.unwrap();
        assert_eq!(linked.is_limited, is_limited);
        assert_eq!(
            orders::by_link(&app, SI, &tracked.token).await.is_ok(),
            !is_limited,
            "a limited link opens nothing else"
        );
    }
    let wrong = [
        Trackers { email: Some("eva@example.com"), ..mail(&invoice) },
        Trackers { postal_code: Some("2000"), ..place(&invoice) },
        Trackers { postal_code: Some(""), ..place(&order.number) },
        Trackers { number: &order.number, email: None, postal_code: None },
        mail("SI-2026-999999"),
        mail("0000000000"),
    ];
    for known in wrong {
        assert_eq!(code(&found(&app, SI, known).await.unwrap_err()), "error-order-not-found", "{known:?}");
    }
    assert_eq!(code(&found(&app, HR, mail(&order.number)).await.unwrap_err()), "error-order-not-found");
});

both!(guesses_are_rate_limited_and_valid_lookups_are_not, test in PLATFORM, {
    let app = open(&test).await;
    let order = details(&app, delivered(&app, "visit-0001", &[("TEE-M", 1)]).await).await.order;
    let right = Trackers { number: &order.number, email: Some("ana@example.com"), postal_code: None };
    for _ in 0..30 {
        found(&app, SI, right).await.unwrap();
    }
    let mut refused = 0;
    for guess in 0..20 {
        let postcode = format!("{guess}");
        let known = Trackers { email: None, postal_code: Some(&postcode), ..right };
        refused += usize::from(matches!(found(&app, SI, known).await, Err(Error::RateLimited(_))));
    }
    assert_eq!(refused, 10, "ten guesses at a number are free");
    assert!(matches!(found(&app, SI, right).await, Err(Error::RateLimited(_))));
    app.clock.advance(TimeDelta::hours(1));
    found(&app, SI, right).await.unwrap();
});

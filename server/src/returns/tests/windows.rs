//! Deadlines of returns and withdrawals.

use super::*;
use crate::both;

async fn why(app: &App, order: OrderId, reason: Reason) -> Option<(String, String)> {
    match asked(app, order, &[WantedReturn { photos: vec!["x".into()], ..line(1, 1, reason) }]).await {
        Err(Error::Invalid(wrong)) => wrong.first().map(|field| (field.field.to_string(), field.code.to_string())),
        Err(other) => panic!("{other}"),
        Ok(_) => None,
    }
}

fn refusal(code: &str) -> (String, String) {
    ("line1.reason".to_owned(), code.to_owned())
}

both!(periods_begin_at_delivery_and_are_longer_for_faults, test in PLATFORM, {
    let app = open(&test).await;
    let unsent = placed(&app, "visit-0001", &[("TEE-M", 1)]).await;
    assert_eq!(why(&app, unsent, Reason::TooSmall).await, Some(refusal("error-return-not-delivered")));
    let order = delivered(&app, "visit-0002", &[("TEE-M", 5)]).await;
    app.clock.advance(TimeDelta::days(100));
    assert_eq!(
        why(&app, order, Reason::TooSmall).await,
        Some(("line1.photos".into(), "error-return-photo-gone".into()))
    );
    let case = asked(&app, order, &[line(1, 1, Reason::TooSmall)]).await.unwrap();
    assert!(!case.is_in_time, "shipping is given back within the legal time only");
    app.clock.advance(TimeDelta::days(1));
    assert_eq!(why(&app, order, Reason::TooSmall).await, Some(refusal("error-return-only-faults")));
    asked(&app, order, &[line(1, 1, Reason::WrongItem)]).await.unwrap();
    let choices = options(&app, order, Kind::Return).await;
    assert!(!choices.window.is_open && choices.window.is_open_for_faults && !choices.window.may_withdraw);
    app.clock.advance(TimeDelta::days(630));
    assert_eq!(why(&app, order, Reason::WrongItem).await, Some(refusal("error-return-over")));
});

both!(the_withdrawal_period_is_fourteen_days_and_does_not_end_on_a_holiday, test in PLATFORM, {
    let app = open(&test).await;
    // Delivered on Monday the 16th: until Monday the 30th.
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    app.clock.advance(TimeDelta::days(5));
    // Delivered on Saturday the 21st: the fourteenth day is a Saturday, so the period ends on Monday the 7th.
    let later = delivered(&app, "visit-0002", &[("TEE-M", 1)]).await;
    let window = async |id| options(&app, id, Kind::Return).await.window;
    let day = |month, day| chrono::NaiveDate::from_ymd_opt(2026, month, day);
    assert_eq!(window(order).await.withdrawal_until, day(11, 30));
    assert_eq!(window(later).await.withdrawal_until, day(12, 7));
    app.clock.advance(TimeDelta::days(9));
    assert!(window(order).await.may_withdraw, "on the last day");
    app.clock.advance(TimeDelta::days(1));
    let over = service::declare(&app, &front(&app, SI), details(&app, order).await, &[]).await.unwrap_err();
    assert_eq!(code(&over), "error-withdrawal-over");
    assert!(window(later).await.may_withdraw);
});

both!(every_wrong_field_is_named, test in PLATFORM, {
    let app = open(&test).await;
    let order = delivered(&app, "visit-0001", &[("TEE-M", 2)]).await;
    let wanted = [
        WantedReturn { comment: "x".repeat(1001), ..line(1, 1, Reason::Damaged) },
        WantedReturn { exchange: Some(VariantId(999)), ..line(1, 1, Reason::TooSmall) },
    ];
    let mut wrong = fields(&asked(&app, order, &wanted).await.unwrap_err());
    wrong.sort();
    let expected = [
        ("line1.comment", "form-max"),
        ("line1.exchange", "error-return-exchange-gone"),
        ("line1.photos", "error-return-photos"),
        ("line1.quantity", "error-return-twice"),
    ];
    assert_eq!(wrong, expected.map(|(field, code)| (field.to_owned(), code.to_owned())));
    assert_eq!(fields(&asked(&app, order, &[]).await.unwrap_err())[0].1, "error-return-nothing");
});

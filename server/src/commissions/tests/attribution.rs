//! Attribution of orders: the evidence, its precedence, and what does not count.

use super::*;
use crate::both;

async fn click(app: &App, partner: AffiliateId, session: Uuid, at: DateTime<Utc>, seconds: Option<i64>) {
    let row = "INSERT INTO affiliate_click (tenant_id, affiliate_id, session_id, fingerprint, slot, occurred_at, network, source, \
               utm_source, utm_medium, utm_campaign, utm_content, utm_term, referrer, landing, device, browser, os, seconds_on_page) \
               VALUES ($1, $2, $3, $4, 0, $5, '', 'direct_link', '', '', '', '', '', '', '/', 'desktop', 'Firefox', 'Linux', $6)";
    app.db
        .sql(row)
        .bind(SI)
        .bind(partner)
        .bind(session)
        .bind(at.timestamp_micros())
        .bind(at)
        .bind(seconds)
        .execute()
        .await
        .unwrap();
}

fn by_session(id: i64, session: Uuid) -> Order {
    let trail = BrowserTrail { session: Some(session), code: None };
    Order { referral: Referral { trail, ..Referral::default() }, ..Order::of(id, "", &[12_200]) }
}

/// A coupon that belongs to a partner.
async fn coupon(app: &App, partner: AffiliateId) -> CouponId {
    let promotion: i64 = app
        .db
        .sql("INSERT INTO promotion (name, kind, definition, is_enabled, created_at, updated_at) VALUES ('p', 'coupon', $1, $2, $3, $3) RETURNING id")
        .bind(Json(serde_json::json!({})))
        .bind(true)
        .bind(noon())
        .scalar()
        .await
        .unwrap();
    let coupon: CouponId = app
        .db
        .sql("INSERT INTO coupon (promotion_id, code, code_key, is_enabled, created_at) VALUES ($1, 'MAJA10', 'MAJA10', $2, $3) RETURNING id")
        .bind(promotion)
        .bind(true)
        .bind(noon())
        .scalar()
        .await
        .unwrap();
    app.db
        .sql("INSERT INTO affiliate_discount (affiliate_id, coupon_id, status, created_at) VALUES ($1, $2, 'active', $3)")
        .bind(partner)
        .bind(coupon)
        .bind(noon())
        .execute()
        .await
        .unwrap();
    coupon
}

async fn decision(app: &App, order: i64) -> Attribution {
    explain(app, &format!("N{order}")).await.unwrap().attribution.unwrap()
}

both!(a_code_precedes_the_last_click_which_precedes_the_stored_code, test in PLATFORM, {
    let app = open(&test).await;
    let (ana, maja, eva) = (partner(&app, "ana").await, partner(&app, "maja").await, partner(&app, "eva").await);
    let coupon = coupon(&app, maja).await;
    let session = Uuid::new_v4();
    click(&app, eva, session, noon() - TimeDelta::days(2), None).await;
    click(&app, ana, session, noon() - TimeDelta::days(1), Some(40)).await;
    let referral = Referral {
        trail: BrowserTrail { session: Some(session), code: Some("eva".to_owned()) },
        coupon: Some(coupon),
        network: None,
    };
    let all = Order { referral: referral.clone(), ..Order::of(1, "", &[12_200]) };
    let no_coupon = Order { referral: Referral { coupon: None, ..referral.clone() }, ..Order::of(2, "", &[12_200]) };
    let no_click = Order::of(3, "EVA", &[12_200]);
    let nothing = Order { referral: Referral::default(), ..Order::of(4, "", &[12_200]) };
    place(&app, &[all, no_coupon, no_click, nothing]).await;
    let decided = [decision(&app, 1).await, decision(&app, 2).await, decision(&app, 3).await];
    assert_eq!(decided.clone().map(|one| one.affiliate_id), [Some(maja), Some(ana), Some(eva)]);
    assert_eq!(decided.clone().map(|one| one.method), [Method::Code, Method::Click, Method::Session]);
    let candidates = &decided[0].evidence.0.candidates;
    assert_eq!(candidates.len(), 2, "what did not win is kept as well");
    assert_eq!(candidates[1].seconds_on_page, Some(40));
    assert!(explain(&app, "N4").await.unwrap().attribution.is_none(), "what comes with nothing leaves nothing");
    let first = earned(&app, 1).await;
    assert_eq!((first.discount_id.is_some(), first.click_id, first.method), (true, None, Method::Code));
    assert_eq!(count(&app, "SELECT COUNT(*) FROM commission").await, 3);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM affiliate_conversion_uncounted").await, 3);
    assert_sound(&app).await;
});

both!(only_active_partners_the_programmes_countries_and_clicks_within_the_window_count, test in PLATFORM, {
    let programme = ProgrammeRecord { countries: vec!["SI".to_owned()], ..record() };
    let app = open_with(&test, programme).await;
    let (ana, maja) = (partner(&app, "ana").await, partner(&app, "maja").await);
    let (old, young) = (Uuid::new_v4(), Uuid::new_v4());
    click(&app, ana, old, noon() - TimeDelta::days(30) - TimeDelta::seconds(1), None).await;
    click(&app, ana, young, noon() - TimeDelta::days(30), None).await;
    place(&app, &[by_session(1, old), by_session(2, young)]).await;
    assert_eq!(decision(&app, 1).await.method, Method::None);
    assert_eq!(decision(&app, 2).await.affiliate_id, Some(ana));
    set_status(&app, maja, AffiliateStatus::Suspended).await;
    let abroad = Order { tenant: HR, ..Order::of(4, "ana", &[12_200]) };
    place(&app, &[Order::of(3, "maja", &[12_200]), abroad, Order::of(5, "nobody", &[12_200])]).await;
    let refusals = [decision(&app, 3).await, decision(&app, 4).await, decision(&app, 5).await]
        .map(|one| one.evidence.0.candidates[0].refusal);
    assert_eq!(refusals, [Some(Refusal::NotActive), Some(Refusal::Country), Some(Refusal::UnknownCode)]);
    assert_eq!(count(&app, "SELECT COUNT(*) FROM commission").await, 1);
    assert_sound(&app).await;
});

both!(a_commission_is_a_share_of_goods_without_vat_and_shipping, test in PLATFORM, {
    let app = open(&test).await;
    let ana = partner(&app, "ana").await;
    place(&app, &[Order::of(1, "ana", &[12_200, 6_100])]).await;
    let found = show(&app, earned(&app, 1).await.id).await.unwrap();
    assert_eq!((found.commission.base, found.commission.commission), (euro(15_000), euro(1_500)));
    let lines: Vec<(i64, i64, i64, i64)> = found
        .lines
        .iter()
        .map(|line| (line.position, line.base.minor, line.commission.minor, line.total.minor))
        .collect();
    assert_eq!(lines, [(0, 0, 0, 399), (1, 10_000, 1_000, 12_200), (2, 5_000, 500, 6_100)]);
    assert_eq!(amounts(&app, ana).await, (1_500, 0, 0, 0));
    assert_sound(&app).await;
});

both!(partners_codes_are_read_from_the_database_once, test in PLATFORM, {
    let app = open(&test).await;
    let maja = partner(&app, "maja").await;
    let known = coupon(&app, maja).await;
    let referral = referral_of(&app, BrowserTrail::default(), Some(known), None).await.unwrap();
    assert_eq!(referral.coupon, Some(known));
    let foreign = CouponId(known.0 + 1);
    for _ in 0..2 {
        assert!(referral_of(&app, BrowserTrail::default(), Some(foreign), None).await.unwrap().is_none());
    }
    let address = Some("203.0.113.7".parse().unwrap());
    assert!(referral_of(&app, BrowserTrail::default(), None, address).await.unwrap().network.is_none());
    let with_code = BrowserTrail { session: None, code: Some("maja".to_owned()) };
    let network = referral_of(&app, with_code, None, address).await.unwrap().network.unwrap();
    assert!(!network.contains("203.0.113"), "an address is never kept");
});

both!(without_a_programme_nothing_is_earned, test in PLATFORM, {
    let app = open(&test).await;
    partner(&app, "ana").await;
    let order = Order::of(1, "ana", &[12_200]);
    let mut tx = app.db.begin().await.unwrap();
    let (tenant, address) = (tenant(&app, SI), PostalAddress::default());
    let earning = NewEarning {
        order_id: OrderId(1),
        tenant: &tenant,
        order_number: "N1",
        referral: &order.referral,
        user_id: None,
        email: "a@example.com",
        address: &address,
        lines: Vec::new(),
        total: Money::zero(tenant.currency.code),
    };
    earn_all(&mut tx, &Programme::default(), noon(), &[earning]).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(count(&app, "SELECT COUNT(*) FROM order_attribution").await, 0);
});

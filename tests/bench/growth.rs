//! Listings: the API, which keeps no answers, against its own statements in a tight loop, and 200,000 products against 2,000.

use std::{
    error::Error,
    path::Path,
    time::{Duration, Instant},
};

use axum::{body::Body, http::Request};
use tower::ServiceExt;
use vitrina_server::{
    api,
    app::App,
    catalog::{self, ListingQuery, Shelf},
    changes::{Change, Topic},
    clock::Clock,
    config::Settings,
    db::Db,
    tenancy::{Address, Resolution, Storefront, resolve},
};

use crate::{
    catalogue,
    report::{Row, median, say},
};

const SMALL: usize = 2_000;
const LARGE: usize = 200_000;
const PATH: &str = "/api/product/web/countryWiseProductsPagination?take=24";
const ROUND: Duration = Duration::from_secs(2);

struct Shop {
    app: App,
    front: Storefront,
}

impl Shop {
    async fn open(data: &Path) -> Result<Self, Box<dyn Error>> {
        let settings = Settings { data: data.to_owned(), ..Settings::default() };
        let db = Db::connect(&settings.database_url()).await?;
        let app = App::open(settings, db, Clock::System).await?;
        let address = Address { host: Some("si.localhost"), path: "/", ..Address::default() };
        let Resolution::Shop { storefront, .. } = resolve(&app.directory(), address) else {
            return Err("there is no Slovenian shop".into());
        };
        Ok(Self { app, front: storefront })
    }

    /// Milliseconds of one listing through the API, which answers anew every time.
    async fn listing(&self, router: &axum::Router, path: &str) -> Result<f64, Box<dyn Error>> {
        // Answers are made anew, counts are not.
        self.app.feed.publish(&[Change::in_tenant(Topic::Product, self.front.tenant.id)]);
        let request = Request::get(path).extension(self.front.clone()).body(Body::empty())?;
        let started = Instant::now();
        let response = router.clone().oneshot(request).await?;
        let status = response.status();
        axum::body::to_bytes(response.into_body(), usize::MAX).await?;
        if !status.is_success() {
            return Err(format!("{path} answered {status}").into());
        }
        Ok(started.elapsed().as_secs_f64() * 1000.0)
    }

    fn router(&self) -> axum::Router {
        api::api_router(&self.app).0.with_state(self.app.clone())
    }
}

/// Both rows.
pub async fn listing(data: &Path) -> Result<Vec<Row>, Box<dyn Error>> {
    let (small, large) = (data.join("small"), data.join("large"));
    catalogue::imported(&small, SMALL)?;
    let seconds = catalogue::imported(&large, LARGE)?;
    say(&format!("  {LARGE} products imported in {seconds:.0} s"));
    let (small, large) = (Shop::open(&small).await?, Shop::open(&large).await?);
    Ok(vec![overhead(&small).await?, growth(&small, &large).await?])
}

/// The API's rate as a share of the rate of the listing's own statements.
async fn overhead(shop: &Shop) -> Result<Row, Box<dyn Error>> {
    let router = shop.router();
    let query = ListingQuery::newest(Shelf::Shop, 24);
    let mut ratios = Vec::new();
    for _ in 0..5 {
        let (mut called, mut asked) = (0_u32, 0_u32);
        let started = Instant::now();
        while started.elapsed() < ROUND {
            shop.listing(&router, PATH).await?;
            called += 1;
        }
        let started = Instant::now();
        while started.elapsed() < ROUND {
            catalog::list(&shop.app, &shop.front, &query).await?;
            asked += 1;
        }
        ratios.push(f64::from(called) / f64::from(asked));
    }
    let percent = median(ratios) * 100.0;
    Ok(Row {
        what: "listing API, cache off, against the same SQL in a tight loop",
        bar: "≥ 60 %",
        measured: format!("{percent:.0} %"),
        holds: percent >= 60.0,
    })
}

/// The worst growth over the orders of a listing, in alternating turns.
async fn growth(small: &Shop, large: &Shop) -> Result<Row, Box<dyn Error>> {
    let (few, many) = (small.router(), large.router());
    let mut worst: f64 = 0.0;
    for order in ["newest", "price", "name", "discount"] {
        let path = format!("{PATH}&orderBy={order}");
        let (mut fast, mut slow) = (Vec::new(), Vec::new());
        for _ in 0..40 {
            fast.push(small.listing(&few, &path).await?);
            slow.push(large.listing(&many, &path).await?);
        }
        let (fast, slow) = (median(fast), median(slow));
        say(&format!("  {order}: {fast:.2} ms at {SMALL}, {slow:.2} ms at {LARGE}"));
        worst = worst.max(slow / fast);
    }
    Ok(Row {
        what: "growth: listing at 200,000 products against 2,000, slowest order",
        bar: "≤ 2 ×",
        measured: format!("{worst:.2} ×"),
        holds: worst <= 2.0,
    })
}

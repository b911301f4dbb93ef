//! The demo's prize wheel, and a flash deal that runs in the week in which the demo is loaded, so that there is always a running
//! one.

use chrono::NaiveDate;

use super::week::week_of;
use crate::{
    app::App,
    error::Result,
    games, promotions,
    toml_file::{Source, Sources},
};

/// The wheel's prizes, from the same file as in a real shop.
const PRIZES: &str = include_str!("../../../tenants/promotions/wheel.toml");
/// The deal, without its period.
const DEAL: &str = include_str!("../../../tenants/demo/deal.toml");
/// The actor in histories.
const ACTOR: &str = "demo";

/// Creates each country's wheel if it has none, and sets the deal's period to the current week. Running it
/// again on the same day changes nothing.
pub async fn offers(app: &App) -> Result<()> {
    if games::stored(app).await?.is_empty() {
        promotions::apply(app, &file("tenants/promotions/wheel.toml", PRIZES), ACTOR).await?;
        games::apply(app, &games::built_in(), ACTOR).await?;
    }
    let deal = this_week(DEAL, app.clock.now().date_naive());
    promotions::apply(app, &file("tenants/demo/deal.toml", &deal), ACTOR).await?;
    app.catch_up().await
}

/// A file that leaves all other promotions unchanged.
fn file(name: &str, text: &str) -> Sources {
    Sources { files: vec![Source { name: name.to_owned(), text: text.to_owned() }], is_whole: false }
}

fn this_week(deal: &str, today: NaiveDate) -> String {
    let (first, end) = week_of(today);
    let times = format!("starts = {first}T00:00:00\nends = {end}T00:00:00\n");
    deal.replace("kind = \"flash-deal\"\n", &format!("kind = \"flash-deal\"\n{times}"))
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::{
        both,
        clock::Clock,
        config::Settings,
        tenancy::{self, Configuration, files},
    };

    both!(a_demo_has_a_wheel_in_every_country_and_a_deal_of_this_week, test, {
        let countries = files::read(&files::built_in(), &Configuration::default()).unwrap();
        tenancy::apply(&test.db, &Clock::System, &countries).await.unwrap();
        let wednesday = "2026-11-25T10:00:00Z".parse().unwrap();
        let app = App::open(Settings::default(), test.db.clone(), Clock::fixed(wednesday)).await.unwrap();
        crate::demo::load_texts(&app).await.unwrap();
        app.catch_up().await.unwrap();
        offers(&app).await.unwrap();
        let runs = async || {
            let mut runs = Vec::new();
            for tenant in app.directory().active() {
                let deals = crate::catalog::flash_deals(&app, tenant).await.unwrap();
                let now = app.clock.now();
                runs.push(deals.promotions().iter().any(|deal| deal.name == "demo-week" && deal.period.contains(now)));
            }
            runs
        };
        assert!(runs().await.into_iter().all(|is_running| is_running));
        assert_eq!(games::stored(&app).await.unwrap().len(), app.directory().tenants.len());
        let events = async || -> i64 {
            use crate::db::Session as _;
            test.db.sql("SELECT COUNT(*) FROM promotion_event").scalar().await.unwrap()
        };
        let before = events().await;
        offers(&app).await.unwrap();
        assert_eq!(events().await, before, "a second run changes nothing");
        app.clock.advance(TimeDelta::days(7));
        assert!(runs().await.into_iter().all(|is_running| !is_running));
        offers(&app).await.unwrap();
        assert!(runs().await.into_iter().all(|is_running| is_running), "next week there is one, too");
    });
}

//! Writes promotions as a TOML file; reading it yields the same promotions.

use super::model::{Amounts, CouponTerms, CutRecord, OfferRecord, PromotionRecord, RewardRecord};
use crate::{
    pricing::BasisPoints,
    toml_file::{Page, quoted},
};

/// All promotions in one file.
pub fn export<'r>(records: impl IntoIterator<Item = &'r PromotionRecord>) -> String {
    let mut page = Page::default();
    for record in records {
        promotion(&mut page, record);
    }
    page.into_text()
}

fn promotion(page: &mut Page, record: &PromotionRecord) {
    page.heading("[[promotions]]");
    page.text("name", &record.name);
    page.text("kind", record.kind().name());
    if !record.countries.is_empty() {
        page.texts("countries", record.countries.iter().map(String::as_str));
    }
    for (key, when) in [("starts", record.starts), ("ends", record.ends)] {
        if let Some(when) = when {
            page.line(key, &when.to_string());
        }
    }
    for (key, selectors) in [("include", &record.include), ("exclude", &record.exclude)] {
        if !selectors.is_empty() {
            page.texts(key, selectors.iter().map(String::as_str));
        }
    }
    if record.excludes_reduced {
        page.line("excludes_reduced", "true");
    }
    if !record.is_combinable {
        page.line("combinable", "false");
    }
    offer(page, &record.offer);
    for (language, text) in &record.texts {
        page.heading(&format!("[promotions.texts.{language}]"));
        page.text("title", &text.title);
        if !text.description.is_empty() {
            page.text("description", &text.description);
        }
    }
}

fn offer(page: &mut Page, offer: &OfferRecord) {
    match offer {
        OfferRecord::FlashDeal(CutRecord::Percent(percent)) => line_of_percent(page, *percent),
        OfferRecord::FlashDeal(CutRecord::Amount(amounts)) => page.line("amount", &table(amounts)),
        OfferRecord::FlashDeal(CutRecord::Price(amounts)) => page.line("price", &table(amounts)),
        OfferRecord::BuyXGetY { buy, get, percent, most } => {
            page.line("buy", &buy.to_string());
            page.line("get", &get.to_string());
            line_of_percent(page, *percent);
            number(page, "most", *most);
        }
        OfferRecord::CartGoal(tiers) => {
            for tier in tiers {
                page.heading("[[promotions.tiers]]");
                page.line("spend", &table(&tier.spend));
                reward(page, &tier.reward);
            }
        }
        OfferRecord::Coupon(terms) => coupon(page, terms),
    }
}

fn coupon(page: &mut Page, terms: &CouponTerms) {
    if let Some(code) = &terms.code {
        page.text("code", code);
    }
    reward(page, &terms.reward);
    if let Some(minimum) = &terms.minimum {
        page.line("minimum", &table(minimum));
    }
    number(page, "max_uses", terms.max_uses);
    number(page, "max_uses_per_person", terms.max_uses_per_person);
}

fn reward(page: &mut Page, reward: &RewardRecord) {
    match reward {
        RewardRecord::Percent(percent) => line_of_percent(page, *percent),
        RewardRecord::Amount(amounts) => page.line("amount", &table(amounts)),
        RewardRecord::FreeDelivery => page.line("free_delivery", "true"),
        RewardRecord::Gift(sku) => page.text("gift", sku),
    }
}

fn number(page: &mut Page, key: &str, number: Option<u32>) {
    if let Some(number) = number {
        page.line(key, &number.to_string());
    }
}

fn line_of_percent(page: &mut Page, percent: u32) {
    let text = BasisPoints(percent).to_string();
    page.text("percent", text.trim_end_matches(" %"));
}

fn table(amounts: &Amounts) -> String {
    let entry =
        |(key, minor): (&String, &i64)| format!("{key} = {}", quoted(&format!("{}.{:02}", minor / 100, minor % 100)));
    format!("{{ {} }}", amounts.0.iter().map(entry).collect::<Vec<_>>().join(", "))
}

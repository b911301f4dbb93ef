//! Exports the programme as a file that reads back as the same programme, and as fields by which two programmes are compared.

use super::programme::{Amounts, Bonus, FraudRules, ProgrammeRecord, RateRecord, ShareRule};
use crate::{
    pricing::BasisPoints,
    toml_file::{Page, quoted},
};

/// The programme as a file.
pub fn export(record: &ProgrammeRecord) -> String {
    let mut page = Page::default();
    page.text("terms", &record.terms);
    page.texts("countries", record.countries.iter().map(String::as_str));
    number(&mut page, "window_days", record.window_days);
    number(&mut page, "hold_days", record.hold_days);
    number(&mut page, "cookie_days", record.cookie_days);
    page.line("minimum_payout", &table(&record.minimum_payout));
    for tier in &record.tiers {
        page.heading("[[tiers]]");
        page.text("name", &tier.name);
        page.text("percent", &percent(tier.percent));
        if !tier.titles.is_empty() {
            page.heading("[tiers.titles]");
            for (language, title) in &tier.titles {
                page.text(language, title);
            }
        }
    }
    for rate in &record.rates {
        page.heading("[[rates]]");
        for (key, name) in named(rate) {
            page.text(key, name);
        }
        page.text("percent", &percent(rate.percent));
    }
    for bonus in &record.bonuses {
        page.heading("[[bonuses]]");
        page.text("name", &bonus.name);
        if !bonus.tiers.is_empty() {
            page.texts("tiers", bonus.tiers.iter().map(String::as_str));
        }
        number(&mut page, "orders", bonus.orders);
        page.line("amount", &table(&bonus.amount));
    }
    let rules = rules(&record.rules);
    if !rules.is_empty() {
        page.heading("[rules]");
        for (key, value) in rules {
            page.line(key, &value);
        }
    }
    page.into_text()
}

/// All fields of the programme, as key and value.
pub(super) fn fields(record: &ProgrammeRecord) -> Vec<(String, String)> {
    let mut fields = vec![
        ("terms".to_owned(), record.terms.clone()),
        ("countries".to_owned(), record.countries.join(", ")),
        ("window_days".to_owned(), record.window_days.to_string()),
        ("hold_days".to_owned(), record.hold_days.to_string()),
        ("cookie_days".to_owned(), record.cookie_days.to_string()),
        ("minimum_payout".to_owned(), amounts(&record.minimum_payout)),
        // Order matters: the first tier is that of new partners.
        ("tiers".to_owned(), record.tiers.iter().map(|tier| &*tier.name).collect::<Vec<_>>().join(", ")),
    ];
    for tier in &record.tiers {
        fields.push((format!("tiers.{}", tier.name), BasisPoints(tier.percent).to_string()));
        let titles = tier.titles.iter();
        fields.extend(titles.map(|(code, title)| (format!("tiers.{}.titles.{code}", tier.name), title.clone())));
    }
    fields.extend(record.rates.iter().map(|rate| {
        let names: Vec<String> = named(rate).into_iter().map(|(key, name)| format!("{key} {name}")).collect();
        (format!("rates.{}", names.join(", ")), BasisPoints(rate.percent).to_string())
    }));
    fields.extend(record.bonuses.iter().map(|bonus| (format!("bonuses.{}", bonus.name), of_bonus(bonus))));
    fields.extend(rules(&record.rules).into_iter().map(|(key, value)| (format!("rules.{key}"), value)));
    fields
}

fn named(rate: &RateRecord) -> Vec<(&'static str, &str)> {
    let all = [
        ("tier", &rate.tier),
        ("country", &rate.country),
        ("category", &rate.category),
        ("brand", &rate.brand),
        ("product", &rate.product),
    ];
    all.into_iter().filter_map(|(key, name)| Some((key, name.as_deref()?))).collect()
}

fn of_bonus(bonus: &Bonus) -> String {
    let tiers = if bonus.tiers.is_empty() { "all tiers".to_owned() } else { bonus.tiers.join(", ") };
    format!("{} from {} orders a month, for {tiers}", amounts(&bonus.amount), bonus.orders)
}

fn rules(rules: &FraudRules) -> Vec<(&'static str, String)> {
    let switches = [
        ("own_account", rules.own_account),
        ("own_email", rules.own_email),
        ("own_phone", rules.own_phone),
        ("own_address", rules.own_address),
        ("own_card", rules.own_card),
        ("own_network", rules.own_network),
    ];
    let mut lines: Vec<(&'static str, String)> =
        switches.into_iter().filter(|(_, is_on)| *is_on).map(|(key, _)| (key, "true".to_owned())).collect();
    lines.extend(
        rules.same_address.map(|rule| ("same_address", format!("{{ most = {}, days = {} }}", rule.most, rule.days))),
    );
    for (key, rule) in [("cancelled_orders", rules.cancelled_orders), ("conversion_rate", rules.conversion_rate)] {
        lines.extend(rule.map(|rule| (key, share(rule))));
    }
    lines.extend(rules.seconds_on_page.map(|seconds| ("seconds_on_page", seconds.to_string())));
    lines
}

fn share(rule: ShareRule) -> String {
    format!("{{ percent = {}, least = {}, days = {} }}", quoted(&percent(rule.percent)), rule.least, rule.days)
}

fn percent(percent: u32) -> String {
    BasisPoints(percent).to_string().trim_end_matches(" %").to_owned()
}

fn number(page: &mut Page, key: &str, number: u32) {
    page.line(key, &number.to_string());
}

fn table(amounts: &Amounts) -> String {
    let entry = |(key, minor): (&String, &i64)| format!("{key} = {}", quoted(&decimal(*minor)));
    format!("{{ {} }}", amounts.iter().map(entry).collect::<Vec<_>>().join(", "))
}

fn amounts(amounts: &Amounts) -> String {
    amounts.iter().map(|(code, minor)| format!("{} {code}", decimal(*minor))).collect::<Vec<_>>().join(", ")
}

fn decimal(minor: i64) -> String {
    format!("{}.{:02}", minor / 100, minor % 100)
}

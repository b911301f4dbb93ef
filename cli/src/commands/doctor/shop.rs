//! Checks of the shops' contents: countries, translations, products, texts, pictures, promotions.

use anyhow::Result;
use vitrina_server::{
    app::App,
    catalog,
    content::editorial,
    i18n,
    media::{self, CheckDepth},
    promotions,
    tenancy::{Language, NO_COUNTRIES},
};

use super::finding::Finding;
use crate::{commands::context::Context, output::count};

pub(super) fn countries(app: &App) -> Finding {
    let directory = app.directory();
    let mut problems = Vec::new();
    let active = directory.active().count();
    if directory.tenants.is_empty() {
        problems.push(NO_COUNTRIES.to_owned());
    } else if active == 0 {
        let code = &directory.tenants[0].code;
        problems.push(format!(
            "no country is active: set `active = true` in a country's file and apply it, or run `vitrina tenant enable {code}`"
        ));
    }
    for tenant in directory.active().filter(|tenant| tenant.hosts.is_empty()) {
        problems.push(format!("{} is active without a host: add one to its file and apply it", tenant.code));
    }
    Finding { what: "countries", state: format!("{active} active of {}", directory.tenants.len()), problems }
}

pub(super) fn translations(app: &App) -> Finding {
    let directory = app.directory();
    let translations = app.translations();
    let mut problems = Vec::new();
    // Missing texts of a language that no open shop uses are not reported.
    let is_spoken = |language: &Language| directory.active().any(|tenant| tenant.language(&language.code).is_some());
    let missing: Vec<&str> = directory
        .languages
        .iter()
        .filter(|language| is_spoken(language) && translations.area_names(language).is_empty())
        .map(|language| language.code.as_str())
        .collect();
    if !missing.is_empty() {
        problems.push(format!("no translations for {}: run `vitrina translations seed`", missing.join(", ")));
    }
    // Without languages every built-in text would be reported as belonging to none.
    let errors = if directory.languages.is_empty() {
        0
    } else {
        i18n::check(&i18n::Texts::embedded(), &directory.languages).errors.len()
    };
    if errors > 0 {
        let number = count(errors, "error");
        problems.push(format!("{number} in the built-in translations: `vitrina translations check` lists them"));
    }
    Finding {
        what: "translations",
        state: format!("{} languages", directory.languages.len() - missing.len()),
        problems,
    }
}

pub(super) async fn catalogue(app: &App) -> Result<Finding> {
    let stats = catalog::stats(&app.db).await?;
    let directory = app.directory();
    let empty: Vec<&str> = directory
        .active()
        .filter(|tenant| !stats.shown.iter().any(|(shown, _)| *shown == tenant.id))
        .map(|tenant| tenant.code.as_str())
        .collect();
    let problem = format!(
        "no products are shown in {}: run `vitrina catalog import FILE --format shopify --tenant {}` (or `--format woocommerce`), or `vitrina tenant disable` for shops that should not be open",
        empty.join(", "),
        empty.join(",")
    );
    Ok(Finding {
        what: "catalogue",
        state: format!("{} products, {} variants{}", stats.products, stats.variants, incomplete(app).await?),
        problems: if empty.is_empty() { Vec::new() } else { vec![problem] },
    })
}

/// Describes the country with the most products that lack legally required data.
async fn incomplete(app: &App) -> Result<String> {
    let tenants: Vec<_> = app.directory().active().cloned().collect();
    let reports = catalog::check_completeness(&app.db, &tenants, &editorial::size_table_scopes(app).await?).await?;
    let worst = reports.iter().max_by_key(|report| report.unlawful).filter(|report| report.unlawful > 0);
    Ok(worst.map_or_else(String::new, |worst| {
        format!(
            ", {} of them in {} without legally required data: see `vitrina catalog check`",
            worst.unlawful, worst.country
        )
    }))
}

pub(super) async fn pictures(context: &Context, depth: CheckDepth, app: &App) -> Result<Finding> {
    let bar = context.output.progress("checking pictures", None);
    let problems = media::check(&app.db, &app.media, depth, &|count| bar.set_position(count)).await?;
    bar.finish_and_clear();
    Ok(Finding { what: "media", state: format!("originals in {}", app.media.describe()), problems })
}

/// Whether a promotion has a text in a language, or in its fallback language.
fn has_text(record: &promotions::PromotionRecord, code: &str) -> bool {
    record.texts.contains_key(code) || i18n::parent(code).is_some_and(|parent| record.texts.contains_key(parent))
}

/// Texts that the law requires of every shop.
pub(super) async fn content(app: &App) -> Result<Finding> {
    let files = editorial::list(app).await?;
    let problem = "there are no terms, returns or privacy texts: run `vitrina content apply`";
    Ok(Finding {
        what: "content",
        state: count(files.len(), "file"),
        problems: if files.is_empty() { vec![problem.to_owned()] } else { Vec::new() },
    })
}

/// The visible texts of promotions, in each language of their countries.
pub(super) async fn promotions(app: &App) -> Result<Finding> {
    let directory = app.directory();
    let stored = promotions::stored(&app.db).await?;
    let mut problems = Vec::new();
    for promotion in stored.iter().filter(|promotion| promotion.is_enabled) {
        let countries = directory.active().filter(|tenant| promotion.record.is_for(tenant));
        let mut missing: Vec<&str> = countries
            .flat_map(|tenant| &tenant.languages)
            .map(|language| language.code.as_str())
            .filter(|code| !has_text(&promotion.record, code))
            .collect();
        missing.sort_unstable();
        missing.dedup();
        if !missing.is_empty() {
            let name = &promotion.record.name;
            problems.push(format!("promotion {name} has no text in {}: add it to its file", missing.join(", ")));
        }
    }
    Ok(Finding { what: "promotions", state: count(stored.len(), "promotion"), problems })
}

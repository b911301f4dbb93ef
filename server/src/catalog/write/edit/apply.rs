//! One edit of one product, in the caller's transaction.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{
    model::{ProductEdit, TextEdit},
    places, prices,
};
use crate::{
    app::App,
    catalog::{
        draft::ProductText,
        write::{
            batch::record_deals,
            feed, membership,
            names::Collators,
            offers,
            store::{
                availability,
                edit::{self as store, StoredProduct},
                offers::category_parents,
                products::FactsRow,
            },
            texts::{self, OperatorText},
        },
    },
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::ProductId,
    tenancy::{LanguageId, TenantId},
};

/// Notes on the result of an edit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditResult {
    /// Countries whose law does not allow the reduction to be shown yet: its price is stored as a regular price.
    pub not_shown_as_reduced: Vec<TenantId>,
}

/// Changes a product: prices with their history, offers, prices under flash deals, texts with slugs and redirects, categories and
/// collections, and records the change in the feed. The digests of sources are not changed: importing the same file again does
/// not undo the edit.
pub async fn edit_product(app: &App, tx: &mut Tx, id: ProductId, edit: &ProductEdit) -> Result<EditResult> {
    let now = app.clock.now();
    availability::lock_products(tx, &[id]).await?;
    let stored = store::product(tx, id).await?;
    let parents = category_parents(tx).await?.into_iter().collect();
    let offered = feed::offered(tx, &[id]).await?;
    let before = feed::listed(tx, &[id], &parents).await?;
    if edit.changes_facts() {
        write_facts(tx, id, &stored, edit).await?;
    }
    if edit.changes_places() {
        places::write(tx, id, edit).await?;
    }
    if edit.changes_facts() || edit.changes_places() {
        membership::update(tx, &[id]).await?;
    }
    write_texts(app, tx, id, &stored.key, &edit.texts).await?;
    let not_shown_as_reduced = prices::write(app, tx, id, &edit.prices).await?;
    store::touch(tx, &[id], now).await?;
    offers::refresh(tx, &[id], &HashMap::new()).await?;
    let after = feed::listed(tx, &[id], &parents).await?;
    let mut tenants: BTreeSet<TenantId> = edit.prices.iter().map(|price| price.tenant_id).collect();
    if edit.is_everywhere() {
        tenants.extend(offered.into_values().chain(feed::offered(tx, &[id]).await?.into_values()).flatten());
        feed::record_documents(tx, &[id]).await?;
    }
    let places: Vec<(TenantId, ProductId)> = tenants.into_iter().map(|tenant| (tenant, id)).collect();
    feed::record_offers(tx, &places, &before, &after).await?;
    record_deals(app, tx, now, &[id]).await?;
    Ok(EditResult { not_shown_as_reduced })
}

async fn write_facts(tx: &mut Tx, id: ProductId, stored: &StoredProduct, edit: &ProductEdit) -> Result<()> {
    let brand = places::brand(tx, &edit.brand).await?;
    let facts = &stored.facts;
    let manufacturer = facts.manufacturer.as_ref().map(|manufacturer| &manufacturer.0);
    let wanted = FactsRow {
        gender: edit.gender.over(facts.gender.as_ref()).map(String::as_str),
        composition: edit.composition.over(Some(&facts.composition.0)).map(Vec::as_slice).unwrap_or_default(),
        care: edit.care.over(Some(&facts.care.0)).map(Vec::as_slice).unwrap_or_default(),
        grams: edit.grams.over(facts.grams.as_ref()).copied(),
        manufacturer: edit.manufacturer.over(manufacturer),
    };
    store::set_facts(tx, id, brand.over(stored.brand_id.as_ref()).copied(), wanted).await?;
    Ok(())
}

async fn write_texts(
    app: &App,
    tx: &mut Tx,
    id: ProductId,
    key: &str,
    edits: &BTreeMap<LanguageId, TextEdit>,
) -> Result<()> {
    if edits.is_empty() {
        return Ok(());
    }
    let stored: HashMap<LanguageId, ProductText> = store::texts(tx, id)
        .await?
        .into_iter()
        .map(|row| {
            let text = ProductText {
                slug: Some(row.slug),
                name: row.name,
                description: row.description,
                seo_title: row.seo_title,
                seo_description: row.seo_description,
            };
            (row.language_id, text)
        })
        .collect();
    let directory = app.directory();
    let (mut wanted, mut wrong) = (Vec::new(), Vec::new());
    for (language, edit) in edits {
        let text = edited(stored.get(language).cloned().unwrap_or_default(), edit);
        if text.name.trim().is_empty() {
            let code = directory.languages.iter().find(|known| known.id == *language).map_or("", |known| &known.code);
            let reason = format!("`{key}` has no name in {code}: add --name {code}=…");
            wrong.push(Diagnostic::new("--name", 0, reason));
        }
        wanted.push((*language, text));
    }
    if !wrong.is_empty() {
        return Err(Error::Diagnostics(wrong));
    }
    let texts: Vec<OperatorText<'_>> = wanted
        .iter()
        .map(|(language_id, text)| OperatorText { product_id: id, key, language_id: *language_id, text })
        .collect();
    texts::set(tx, &Collators::new(&directory), app.clock.now(), &texts).await?;
    Ok(())
}

/// The text with the edit applied. The slug is kept, so that links stay valid.
fn edited(mut text: ProductText, edit: &TextEdit) -> ProductText {
    if let Some(name) = &edit.name {
        name.trim().clone_into(&mut text.name);
    }
    if let Some(description) = &edit.description {
        text.description.clone_from(description);
    }
    let optional = |own: &mut Option<String>, wanted: &Option<String>| {
        if let Some(wanted) = wanted {
            *own = Some(wanted.trim().to_owned()).filter(|wanted| !wanted.is_empty());
        }
    };
    optional(&mut text.seo_title, &edit.seo_title);
    optional(&mut text.seo_description, &edit.seo_description);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::write::edit::model::Field;

    #[test]
    fn an_edit_of_a_text_keeps_other_texts_and_the_slug() {
        let stored = ProductText {
            slug: Some("majica".to_owned()),
            name: "Majica".to_owned(),
            description: "<p>Mehka.</p>".to_owned(),
            seo_title: Some("Majica".to_owned()),
            seo_description: None,
        };
        let edit = TextEdit {
            name: Some(" Rebrasta majica ".to_owned()),
            seo_title: Some(String::new()),
            ..TextEdit::default()
        };
        let after = edited(stored, &edit);
        assert_eq!((after.slug.as_deref(), after.name.as_str()), (Some("majica"), "Rebrasta majica"));
        assert_eq!((after.description.as_str(), after.seo_title), ("<p>Mehka.</p>", None));
    }

    #[test]
    fn a_field_is_kept_cleared_or_set() {
        assert_eq!(Field::Keep.over(Some(&1)), Some(&1));
        assert_eq!(Field::Clear.over(Some(&1)), None);
        assert_eq!(Field::Set(2).over(Some(&1)), Some(&2));
    }
}

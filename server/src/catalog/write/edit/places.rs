//! A product's brand, categories and collections as named by an operator: nothing is created, unknown names are rejected.

use std::collections::HashMap;

use super::model::{Field, ProductEdit};
use crate::{
    catalog::{
        selector::taxonomy_ids,
        write::{
            names::{fold, slugify},
            store::{edit as store, products},
        },
    },
    db::Tx,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{BrandId, ProductId},
};

/// Finds the brand by slug or name.
pub(super) async fn brand(tx: &mut Tx, brand: &Field<String>) -> Result<Field<BrandId>> {
    let name = match brand {
        Field::Keep => return Ok(Field::Keep),
        Field::Clear => return Ok(Field::Clear),
        Field::Set(name) => name,
    };
    let brands = store::brands(tx).await?;
    let (folded, slug) = (fold(name), slugify(name));
    let found = brands.iter().find(|(_, own, other)| *own == slug || fold(other) == folded);
    let known = || brands.iter().map(|(_, _, name)| name.as_str());
    found.map(|(id, ..)| Field::Set(*id)).ok_or_else(|| {
        Diagnostic::new("--brand", 0, format!("there is no brand `{name}`")).suggest(name, known()).into()
    })
}

/// Adds the product to categories and collections and removes it from others, keeping their order.
pub(super) async fn write(tx: &mut Tx, product: ProductId, edit: &ProductEdit) -> Result<()> {
    let ids = taxonomy_ids(&mut *tx).await?;
    let mut wrong = Vec::new();
    let mut categories = store::categories(tx, product).await?;
    change(&mut categories, &ids.categories, "--category", &edit.add_categories, &edit.remove_categories, &mut wrong);
    let mut collections = store::collections(tx, product).await?;
    change(
        &mut collections,
        &ids.collections,
        "--collection",
        &edit.add_collections,
        &edit.remove_collections,
        &mut wrong,
    );
    if !wrong.is_empty() {
        return Err(Error::Diagnostics(wrong));
    }
    products::clear_places(tx, &[product]).await?;
    products::insert_categories(tx, &links(product, categories)).await?;
    products::insert_collections(tx, &links(product, collections)).await?;
    Ok(())
}

fn links<I>(product_id: ProductId, ids: Vec<I>) -> Vec<products::Link<I>> {
    (1..).zip(ids).map(|(position, other_id)| products::Link { product_id, position, other_id }).collect()
}

fn change<I: Copy + PartialEq>(
    current: &mut Vec<I>,
    known: &HashMap<String, I>,
    flag: &str,
    add: &[String],
    remove: &[String],
    wrong: &mut Vec<Diagnostic>,
) {
    for key in remove {
        match known.get(key) {
            Some(id) => current.retain(|own| own != id),
            None => wrong.push(unknown(&format!("--remove-{}", &flag[2..]), key, known)),
        }
    }
    for key in add {
        match known.get(key) {
            Some(id) if !current.contains(id) => current.push(*id),
            Some(_) => {}
            None => wrong.push(unknown(flag, key, known)),
        }
    }
}

fn unknown<I>(flag: &str, key: &str, known: &HashMap<String, I>) -> Diagnostic {
    let what = flag.trim_start_matches("--remove-").trim_start_matches("--");
    Diagnostic::new(flag, 0, format!("there is no {what} `{key}`")).suggest(key, known.keys().map(String::as_str))
}

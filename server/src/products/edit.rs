//! Product changes as typed by operators: all errors are reported at once, and either all products change or none.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use serde::Serialize;

use super::{
    names::language_of,
    parse::{self, CountryAmount, NONE},
};
use crate::{
    app::App,
    catalog::{self, Field, IncompleteHold, PriceEdit, ProductEdit, TextEdit},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{ProductId, VariantId},
    import::{clean_html, removed_html, unknown_tenant},
    tenancy::{Directory, Tenant, TenantId},
};

/// An assignment for a country or a language: `SI=29.99`, `sl=Majica`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    /// The country's or language's code.
    pub code: String,
    /// The value.
    pub value: String,
}

/// The requested changes of products. `none` clears a field that may be empty.
#[derive(Clone, Debug, Default)]
pub struct EditRequest {
    /// Keys of products.
    pub keys: Vec<String>,
    /// Regular prices by country.
    pub prices: Vec<Assignment>,
    /// Reduced prices by country.
    pub discounts: Vec<Assignment>,
    /// SKUs of the variants whose prices change; if empty, all variants.
    pub skus: Vec<String>,
    /// Names by language; for a single product only.
    pub names: Vec<Assignment>,
    /// Descriptions by language, HTML; for a single product only.
    pub descriptions: Vec<Assignment>,
    /// Titles for search engines by language; for a single product only.
    pub seo_titles: Vec<Assignment>,
    /// Descriptions for search engines by language; for a single product only.
    pub seo_descriptions: Vec<Assignment>,
    /// A brand's slug or name.
    pub brand: Option<String>,
    /// Keys of categories to add.
    pub add_categories: Vec<String>,
    /// Keys of categories to remove the products from.
    pub remove_categories: Vec<String>,
    /// Keys of collections to add.
    pub add_collections: Vec<String>,
    /// Keys of collections to remove the products from.
    pub remove_collections: Vec<String>,
    /// `women`, `men`, `kids`, `unisex`.
    pub gender: Option<String>,
    /// `95 cotton, 5 elastane`.
    pub composition: Option<String>,
    /// `wash-30, no-bleach`.
    pub care: Option<String>,
    /// Weight.
    pub grams: Option<String>,
    /// `NAME; ADDRESS; E-MAIL`.
    pub manufacturer: Option<String>,
    /// `NAME; ADDRESS; E-MAIL` of the person responsible in the Union, beside a manufacturer.
    pub responsible: Option<String>,
}

/// The result of an edit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EditOutcome {
    /// Keys of the products that were changed.
    pub products: Vec<String>,
    /// Notes for the operator.
    pub notes: Vec<String>,
    /// Whether nothing was written.
    pub dry_run: bool,
}

/// Changes products in one transaction.
pub async fn edit(app: &App, request: &EditRequest, actor: &str, dry_run: bool) -> Result<EditOutcome> {
    let products = catalog::product_ids_of(&app.db, &request.keys).await?;
    let skus = variants_of(app, request, &products).await?;
    let (wanted, mut notes) = Reading::new(app).read(request)?;
    if wanted.is_empty() {
        return Err(Diagnostic::new("product set", 0, "nothing to change: --help lists what can be changed").into());
    }
    let mut tx = app.db.begin().await?;
    let hold_back = IncompleteHold::before(app, &mut tx, &request.keys).await?;
    let mut not_shown: Vec<TenantId> = Vec::new();
    for product in &products {
        let mut edit = wanted.clone();
        let own = skus.get(product).cloned().unwrap_or_default();
        if !request.skus.is_empty() {
            edit.prices.retain(|_| !own.is_empty());
            edit.prices.iter_mut().for_each(|price| price.variants.clone_from(&own));
        }
        not_shown.extend(catalog::edit_product(app, &mut tx, *product, &edit).await?.not_shown_as_reduced);
    }
    if let Some(hold_back) = hold_back {
        hold_back.after(app, &mut tx, actor).await?;
    }
    if dry_run {
        tx.rollback().await?;
    } else {
        tx.commit().await?;
    }
    notes.extend(not_shown_note(&app.directory(), not_shown));
    Ok(EditOutcome { products: request.keys.clone(), notes, dry_run })
}

fn not_shown_note(directory: &Directory, mut tenants: Vec<TenantId>) -> Option<String> {
    tenants.sort_unstable();
    tenants.dedup();
    let codes: Vec<&str> =
        tenants.iter().filter_map(|id| directory.tenant(*id)).map(|tenant| tenant.code.as_str()).collect();
    (!codes.is_empty()).then(|| {
        format!(
            "in {} the reduced price is asked without a regular one struck beside it: the law wants a longer history of prices \
             (98/6/EC, article 6a; reduction_history_days)",
            codes.join(", ")
        )
    })
}

/// The variants of the SKUs, by product. Each SKU must belong to one of the products.
async fn variants_of(
    app: &App,
    request: &EditRequest,
    products: &[ProductId],
) -> Result<HashMap<ProductId, Vec<VariantId>>> {
    let mut variants: HashMap<ProductId, Vec<VariantId>> = HashMap::new();
    if request.skus.is_empty() {
        return Ok(variants);
    }
    let rows = catalog::variants_by_sku(&app.db, &request.skus).await?;
    let is_own = |row: &&catalog::SkuRow| row.retired_at.is_none() && products.contains(&row.product_id);
    for row in rows.iter().filter(is_own) {
        variants.entry(row.product_id).or_default().push(row.id);
    }
    let found = |sku: &&String| rows.iter().filter(is_own).any(|row| row.sku.as_ref() == Some(*sku));
    let wrong: Vec<Diagnostic> = request
        .skus
        .iter()
        .filter(|sku| !found(sku))
        .map(|sku| {
            Diagnostic::new("--sku", 0, format!("`{sku}` is the SKU of no variant of {}", request.keys.join(", ")))
        })
        .collect();
    if wrong.is_empty() { Ok(variants) } else { Err(Error::Diagnostics(wrong)) }
}

/// Selects the field of a text to change.
type TextPart = fn(&mut TextEdit) -> &mut Option<String>;

/// A request being parsed, and the errors found so far.
struct Reading<'a> {
    app: &'a App,
    directory: Arc<Directory>,
    wrong: Vec<Diagnostic>,
    notes: Vec<String>,
}

impl<'a> Reading<'a> {
    fn new(app: &'a App) -> Self {
        Self { app, directory: app.directory(), wrong: Vec::new(), notes: Vec::new() }
    }

    fn read(mut self, request: &EditRequest) -> Result<(ProductEdit, Vec<String>)> {
        let app = self.app;
        let edit = ProductEdit {
            prices: self.prices(request),
            texts: self.texts(request),
            brand: self.field(request.brand.as_deref(), |name| Ok(name.to_owned())),
            add_categories: request.add_categories.clone(),
            remove_categories: request.remove_categories.clone(),
            add_collections: request.add_collections.clone(),
            remove_collections: request.remove_collections.clone(),
            gender: self.field(request.gender.as_deref(), parse::gender),
            composition: self.field(request.composition.as_deref(), |text| parse::composition(app, text)),
            care: self.field(request.care.as_deref(), |text| parse::care(app, text)),
            grams: self.field(request.grams.as_deref(), parse::grams),
            manufacturer: self.field(request.manufacturer.as_deref(), |text| {
                parse::manufacturer(text, request.responsible.as_deref())
            }),
        };
        if request.responsible.is_some() && request.manufacturer.is_none() {
            self.wrong.push(Diagnostic::new("--responsible", 0, "needs --manufacturer too"));
        }
        if !request.skus.is_empty() && edit.prices.is_empty() {
            self.wrong.push(Diagnostic::new("--sku", 0, "is about prices: add --price or --discount"));
        }
        if self.wrong.is_empty() { Ok((edit, self.notes)) } else { Err(Error::Diagnostics(self.wrong)) }
    }

    fn field<T>(&mut self, text: Option<&str>, read: impl FnOnce(&str) -> Result<T, Diagnostic>) -> Field<T> {
        match text {
            None => Field::Keep,
            Some(NONE) => Field::Clear,
            Some(text) => match read(text) {
                Ok(value) => Field::Set(value),
                Err(diagnostic) => {
                    self.wrong.push(diagnostic);
                    Field::Keep
                }
            },
        }
    }

    fn prices(&mut self, request: &EditRequest) -> Vec<PriceEdit> {
        let mut edits: BTreeMap<TenantId, PriceEdit> = BTreeMap::new();
        let empty =
            |tenant_id| PriceEdit { tenant_id, price: Field::Keep, discount: Field::Keep, variants: Vec::new() };
        let field = |minor: Option<i64>| minor.map_or(Field::Clear, Field::Set);
        for price in self.amounts("--price", &request.prices) {
            edits.entry(price.tenant_id).or_insert_with(|| empty(price.tenant_id)).price = field(price.minor);
        }
        for discount in self.amounts("--discount", &request.discounts) {
            edits.entry(discount.tenant_id).or_insert_with(|| empty(discount.tenant_id)).discount =
                field(discount.minor);
        }
        edits.into_values().collect()
    }

    fn amounts(&mut self, flag: &str, assignments: &[Assignment]) -> Vec<CountryAmount> {
        let mut amounts: Vec<CountryAmount> = Vec::new();
        for Assignment { code, value } in assignments {
            let Some(tenant_id) = self.tenant(flag, code).map(|tenant| tenant.id) else { continue };
            if amounts.iter().any(|known| known.tenant_id == tenant_id) {
                self.wrong.push(Diagnostic::new(flag, 0, format!("names {code} twice")));
            }
            if value == NONE {
                amounts.push(CountryAmount { tenant_id, minor: None });
                continue;
            }
            match parse::amount(flag, value) {
                Ok(minor) => amounts.push(CountryAmount { tenant_id, minor: Some(minor) }),
                Err(diagnostic) => self.wrong.push(diagnostic),
            }
        }
        amounts
    }

    fn tenant(&mut self, flag: &str, code: &str) -> Option<Arc<Tenant>> {
        let tenant = self.directory.tenant_by_code(code).cloned();
        if tenant.is_none() {
            self.wrong.push(Diagnostic { file: flag.to_owned(), ..unknown_tenant(&self.directory, code) });
        }
        tenant
    }

    fn texts(&mut self, request: &EditRequest) -> BTreeMap<crate::tenancy::LanguageId, TextEdit> {
        let mut texts = BTreeMap::new();
        let lists: [(&str, &[Assignment], TextPart); 4] = [
            ("--name", &request.names, |text| &mut text.name),
            ("--description", &request.descriptions, |text| &mut text.description),
            ("--seo-title", &request.seo_titles, |text| &mut text.seo_title),
            ("--seo-description", &request.seo_descriptions, |text| &mut text.seo_description),
        ];
        for (flag, assignments, part) in lists {
            if request.keys.len() > 1 && !assignments.is_empty() {
                self.wrong.push(Diagnostic::new(flag, 0, "is for one product only: give one key"));
                continue;
            }
            for Assignment { code, value } in assignments {
                let language = match language_of(&self.directory, code) {
                    Ok(language) => language.id,
                    Err(diagnostic) => {
                        self.wrong.push(Diagnostic { file: flag.to_owned(), ..diagnostic });
                        continue;
                    }
                };
                let value = self.text(flag, code, value);
                *part(texts.entry(language).or_default()) = Some(value);
            }
        }
        texts
    }

    /// A text in the form in which it is stored: HTML is sanitised in descriptions, and names must not be empty.
    fn text(&mut self, flag: &str, code: &str, value: &str) -> String {
        if flag != "--description" {
            if flag == "--name" && value.trim().is_empty() {
                self.wrong.push(Diagnostic::new(flag, 0, format!("is empty in {code}")));
            }
            return value.trim().to_owned();
        }
        let removed = removed_html(value);
        if !removed.is_empty() {
            self.notes.push(format!("{} was removed from the description in {code}", removed.join(", ")));
        }
        clean_html(value)
    }
}

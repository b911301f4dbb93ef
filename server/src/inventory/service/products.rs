//! Saves products and the stock given by their source in one transaction.

use std::sync::Arc;

use crate::{
    app::App,
    catalog::{
        self, IncompleteCount, IncompleteHold, IncompleteProducts, Outcome, ProductDraft, ProductWriter, StockMode,
    },
    db::{Dialect, Tx},
    error::Result,
    inventory::{service::import::import, store},
    tenancy::Tenant,
};

/// Whether changes are committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteMode {
    /// They are committed.
    Write,
    /// Every transaction is rolled back.
    DryRun,
}

/// Saves products in batches, each completely or not at all.
#[derive(Debug)]
pub struct ProductSaver<'a> {
    app: &'a App,
    mode: WriteMode,
    stock: StockMode,
    writer: ProductWriter<'a>,
    incomplete: Option<IncompleteCount>,
}

/// Saves products with their stock: creates those with new keys and updates those that differ. Saving the same drafts again
/// changes nothing.
pub async fn save_products(app: &App, drafts: &[ProductDraft]) -> Result<Vec<Outcome>> {
    let mut saver = ProductSaver::new(app, WriteMode::Write, StockMode::Set);
    let mut outcomes = Vec::with_capacity(drafts.len());
    for batch in catalog::batches(drafts) {
        outcomes.extend(saver.save(batch).await?);
    }
    saver.finish().await?;
    Ok(outcomes)
}

impl<'a> ProductSaver<'a> {
    /// A saver for the catalogue and the stock of a platform.
    pub fn new(app: &'a App, mode: WriteMode, stock: StockMode) -> Self {
        Self { app, mode, stock, writer: ProductWriter::new(app, stock), incomplete: None }
    }

    /// Counts the saved products that are incomplete in these countries; `finish` returns the numbers.
    #[must_use]
    pub fn counting_incomplete(mut self, tenants: &[Arc<Tenant>]) -> Self {
        self.incomplete = Some(IncompleteCount::new(tenants));
        self
    }

    /// Saves drafts in one transaction; their keys must be distinct.
    pub async fn save(&mut self, drafts: &[ProductDraft]) -> Result<Vec<Outcome>> {
        let mut tx = self.app.db.begin().await?;
        self.lock(&mut tx, drafts).await?;
        let keys: Vec<String> = drafts.iter().map(|draft| draft.key.clone()).collect();
        let hold_back = IncompleteHold::before(self.app, &mut tx, &keys).await?;
        let written = self.writer.write(&mut tx, drafts).await?;
        import(&mut tx, self.app.clock.now(), &written.stock, self.stock).await?;
        if let Some(hold_back) = hold_back {
            hold_back.after(self.app, &mut tx, "import").await?;
        }
        if let Some(incomplete) = &mut self.incomplete {
            incomplete.add(&mut tx, &keys).await?;
        }
        match self.mode {
            WriteMode::Write => tx.commit().await?,
            WriteMode::DryRun => {
                tx.rollback().await?;
                self.writer.clear_names();
            }
        }
        Ok(written.outcomes)
    }

    /// Locks stock before products, in the same order as sales do.
    async fn lock(&self, tx: &mut Tx, drafts: &[ProductDraft]) -> Result<()> {
        if self.app.db.dialect() == Dialect::Sqlite {
            return Ok(());
        }
        let keys: Vec<String> = drafts.iter().map(|draft| draft.key.clone()).collect();
        let products = catalog::product_ids(tx, &keys).await?;
        Ok(store::lock_products(tx, &products).await?)
    }

    /// Links related products that were created in later batches. Returns the countries with incomplete products, if they were
    /// to be counted.
    pub async fn finish(self) -> Result<Vec<IncompleteProducts>> {
        if self.mode == WriteMode::Write {
            let mut tx = self.app.db.begin().await?;
            self.writer.finish(&mut tx).await?;
            tx.commit().await?;
        }
        Ok(self.incomplete.map(IncompleteCount::report).unwrap_or_default())
    }
}

//! Saves products and the stock given by their source in one transaction.

use crate::{
    app::App,
    catalog::{self, IncompleteHold, Outcome, ProductDraft, ProductWriter, StockMode},
    db::{Dialect, Tx},
    error::Result,
    inventory::{service::import::import, store},
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
        Self { app, mode, stock, writer: ProductWriter::new(app, stock) }
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
        match self.mode {
            WriteMode::Write => tx.commit().await?,
            WriteMode::DryRun => {
                tx.rollback().await?;
                self.writer.forget_names();
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

    /// Links related products that were created in later batches.
    pub async fn finish(self) -> Result<()> {
        if self.mode == WriteMode::DryRun {
            return Ok(());
        }
        let mut tx = self.app.db.begin().await?;
        self.writer.finish(&mut tx).await?;
        tx.commit().await?;
        Ok(())
    }
}

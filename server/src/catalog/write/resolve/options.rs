//! Attributes and their values, and the variants that use them.

use super::{
    super::{
        names::{non_empty, slugify},
        store::lookup as store,
        values,
    },
    lookup::Lookup,
    resolved::{OptionValues, ResolvedVariant},
};
use crate::{
    catalog::draft::{OptionKind, ProductDraft, VariantDraft},
    db::{DbResult, Tx},
    id::{AttributeId, ValueId},
    tenancy::LanguageId,
};

impl Lookup {
    pub(super) async fn attribute(&mut self, tx: &mut Tx, kind: &OptionKind) -> DbResult<AttributeId> {
        let (key, position) = match kind {
            OptionKind::Colour => ("colour".to_owned(), 1),
            OptionKind::Size => ("size".to_owned(), 2),
            OptionKind::Other(name) => (non_empty(slugify(name), "option"), 100),
        };
        if let Some(id) = self.attributes.get(&key) {
            return Ok(*id);
        }
        let id = store::insert_attribute(tx, &key, position).await?;
        self.attributes.insert(key, id);
        Ok(id)
    }

    pub(super) async fn variant<'d>(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        draft: &ProductDraft,
        options: &[(AttributeId, &str)],
        variant: &'d VariantDraft,
    ) -> DbResult<ResolvedVariant<'d>> {
        let mut place = OptionValues::default();
        let mut extra = variant.extra.clone();
        for (index, value) in variant.values.iter().enumerate() {
            let (Some(option), Some((attribute, _))) = (draft.options.get(index), options.get(index)) else { break };
            let id = self.value(tx, languages, *attribute, &option.kind, value).await?;
            let own = languages.iter().find_map(|language| self.value_names.get(&(id, *language)));
            let is_same = |own: &String| self.value_key(*attribute, own) == self.value_key(*attribute, value);
            if own.is_some_and(|own| own != value.trim() && is_same(own)) {
                extra.entry(format!("Option{} Value", index + 1)).or_insert_with(|| value.trim().to_owned());
            }
            match option.kind {
                OptionKind::Colour => place.colour = Some(id),
                OptionKind::Size => place.size = Some(id),
                OptionKind::Other(_) => place.other = Some(id),
            }
        }
        Ok(ResolvedVariant { draft: variant, place, extra })
    }

    /// Finds or creates a value by its name in the draft's languages, then by its key, then by its name in any language.
    pub(super) async fn value(
        &mut self,
        tx: &mut Tx,
        languages: &[LanguageId],
        attribute: AttributeId,
        kind: &OptionKind,
        name: &str,
    ) -> DbResult<ValueId> {
        let name = &*values::name(kind, name);
        let folded = self.value_key(attribute, name);
        let known = languages
            .iter()
            .find_map(|language| self.values_in.get(&(attribute, *language, folded.clone())))
            .or_else(|| self.values.get(&(attribute, folded)));
        let id = match known {
            Some(id) => *id,
            None => self.make_value(tx, attribute, kind, name).await?,
        };
        for language in languages {
            if !self.value_names.contains_key(&(id, *language)) {
                store::insert_value_text(tx, id, *language, name).await?;
                self.add_value_text(attribute, id, *language, name.to_owned());
            }
        }
        Ok(id)
    }

    async fn make_value(
        &mut self,
        tx: &mut Tx,
        attribute: AttributeId,
        kind: &OptionKind,
        name: &str,
    ) -> DbResult<ValueId> {
        let base = values::key(kind, name);
        let mut key = base.clone();
        let mut suffix = 1;
        while self.values.contains_key(&(attribute, self.value_key(attribute, &key))) {
            suffix += 1;
            key = format!("{base}-{suffix}");
        }
        let swatch = if *kind == OptionKind::Colour { values::swatch(name) } else { None };
        let position = values::position(name);
        let id = store::insert_value(tx, attribute, &key, swatch, position).await?;
        let found_by = self.value_key(attribute, &key);
        self.values.insert((attribute, found_by), id);
        Ok(id)
    }
}

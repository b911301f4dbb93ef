//! A Tantivy collector of all matching products with their scores.

use std::sync::Arc;

use tantivy::{
    DocId, Score, SegmentReader,
    collector::{Collector, SegmentCollector},
    columnar::ColumnValues,
};

use crate::{catalog::Hit, id::ProductId};

/// Collects all hits.
pub struct Hits;

/// Collects the hits of one segment.
pub struct SegmentHits {
    ids: Arc<dyn ColumnValues<u64>>,
    hits: Vec<Hit>,
}

impl Collector for Hits {
    type Fruit = Vec<Hit>;
    type Child = SegmentHits;

    fn for_segment(&self, _: u32, segment: &SegmentReader) -> tantivy::Result<SegmentHits> {
        let ids = segment.fast_fields().u64("id")?.first_or_default_col(0);
        Ok(SegmentHits { ids, hits: Vec::new() })
    }

    fn requires_scoring(&self) -> bool {
        true
    }

    fn merge_fruits(&self, segments: Vec<Vec<Hit>>) -> tantivy::Result<Vec<Hit>> {
        let mut segments = segments.into_iter();
        let mut all = segments.next().unwrap_or_default();
        all.extend(segments.flatten());
        Ok(all)
    }
}

impl SegmentCollector for SegmentHits {
    type Fruit = Vec<Hit>;

    fn collect(&mut self, document: DocId, score: Score) {
        let id = i64::try_from(self.ids.get_val(document)).unwrap_or_default();
        self.hits.push((ProductId(id), score));
    }

    fn harvest(self) -> Vec<Hit> {
        self.hits
    }
}

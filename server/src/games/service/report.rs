//! What a wheel drew, held against the odds that it declared.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::{
    app::App,
    error::Result,
    games::{
        chi_square::{Cell, ChiSquare},
        model::WheelRecord,
        odds::chance,
        store::{
            spins::{self, DrawnRow},
            wheels::{self, WheelRow},
        },
    },
    tenancy::Tenant,
};

/// What a country's wheel drew.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WheelReport {
    /// The country's code.
    pub country: String,
    /// From when.
    pub since: DateTime<Utc>,
    /// Spins.
    pub spins: i64,
    /// Codes that were won.
    pub prizes: i64,
    /// By segment, over all versions of the wheel.
    pub segments: Vec<SegmentReport>,
    /// Whether that may well be chance. None where there are too few spins to say.
    pub test: Option<ChiSquare>,
}

/// What was drawn of a segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SegmentReport {
    /// Its name in the file.
    pub name: String,
    /// Its weight, where it is on the wheel now.
    pub weight: Option<u32>,
    /// Spins that drew it.
    pub drawn: i64,
    /// Spins that would draw it on average, by the odds that each of them had.
    pub expected: f64,
    /// Prizes that it has given over all time.
    pub given: i64,
    /// How many it may give.
    pub budget: Option<u32>,
}

/// What a country's wheel drew since a moment.
pub async fn report(app: &App, tenant: &Tenant, since: DateTime<Utc>) -> Result<WheelReport> {
    let versions = wheels::versions(&app.db, tenant.id).await?;
    let given: BTreeMap<String, i64> = wheels::given(&app.db, tenant.id).await?.into_iter().collect();
    let mut tally = Tally::default();
    if let Some(record) = versions.last().and_then(|row| row.definition.as_ref()) {
        tally.add_current(&record.0);
    }
    for WheelRow { id, definition, .. } in &versions {
        let Some(record) = definition else { continue };
        tally.add_drawn(&record.0, &spins::drawn(&app.db, *id, since).await?);
    }
    let mut segments = tally.segments;
    for segment in &mut segments {
        segment.given = given.get(&segment.name).copied().unwrap_or_default();
    }
    Ok(WheelReport {
        country: tenant.code.clone(),
        since,
        spins: tally.spins,
        prizes: tally.prizes,
        segments,
        test: ChiSquare::of(&tally.groups),
    })
}

#[derive(Default)]
struct Tally {
    spins: i64,
    prizes: i64,
    segments: Vec<SegmentReport>,
    /// Spins of the same odds, each with a cell for every segment.
    groups: Vec<Vec<Cell>>,
}

impl Tally {
    fn add_current(&mut self, record: &WheelRecord) {
        for segment in &record.segments {
            let entry = self.segment(&segment.name);
            entry.weight = Some(segment.weight);
            entry.budget = segment.budget;
        }
    }

    fn segment(&mut self, name: &str) -> &mut SegmentReport {
        let place = self.segments.iter().position(|segment| segment.name == name).unwrap_or_else(|| {
            self.segments.push(SegmentReport { name: name.to_owned(), ..SegmentReport::default() });
            self.segments.len() - 1
        });
        &mut self.segments[place]
    }

    fn add_drawn(&mut self, record: &WheelRecord, rows: &[DrawnRow]) {
        let mut by_weights: BTreeMap<&[u32], Vec<&DrawnRow>> = BTreeMap::new();
        for row in rows {
            by_weights.entry(&row.weights.0).or_default().push(row);
            self.spins += row.spins;
            self.prizes += row.prizes;
        }
        for (weights, rows) in by_weights {
            let all: i64 = rows.iter().map(|row| row.spins).sum();
            let mut cells = Vec::with_capacity(record.segments.len());
            for (place, segment) in record.segments.iter().enumerate() {
                let drawn: i64 = rows.iter().filter(|row| row.segment == place as i64).map(|row| row.spins).sum();
                let expected = chance(weights, place) * all as f64;
                cells.push(Cell { drawn: drawn as f64, expected });
                let entry = self.segment(&segment.name);
                entry.drawn += drawn;
                entry.expected += expected;
            }
            self.groups.push(cells);
        }
    }
}

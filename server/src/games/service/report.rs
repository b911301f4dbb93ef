//! The outcomes of a wheel, compared with its declared odds.

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

/// The outcomes of a country's wheel.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WheelReport {
    /// The country's code.
    pub country: String,
    /// Start of the period.
    pub since: DateTime<Utc>,
    /// Number of spins.
    pub spins: i64,
    /// Number of codes won.
    pub prizes: i64,
    /// By segment, over all versions of the wheel.
    pub segments: Vec<SegmentReport>,
    /// Whether the deviation may be due to chance. `None` when there are too few spins.
    pub test: Option<ChiSquare>,
}

/// The outcomes of a segment.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SegmentReport {
    /// Its name in the file.
    pub name: String,
    /// Its weight, when it is on the current wheel.
    pub weight: Option<u32>,
    /// Number of spins that drew it.
    pub drawn: i64,
    /// Expected number of spins that draw it, by the odds stored with each spin.
    pub expected: f64,
    /// Number of prizes issued in total.
    pub given: i64,
    /// The maximum number of prizes.
    pub budget: Option<u32>,
}

/// The outcomes of a country's wheel since a point in time.
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
    /// Spins with the same odds, each with a cell for every segment.
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

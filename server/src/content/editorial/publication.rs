//! When content is shown: the optional times of publishing and unpublishing that every kind of content may have.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use serde::{Deserialize, Serialize};

use crate::{cache::depend_until_exactly, clock::When};

/// Times of publishing and unpublishing, judged by each country's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Publication {
    /// Published from this time.
    pub publish: Option<When>,
    /// Published until this time (exclusive).
    pub unpublish: Option<When>,
}

impl Publication {
    /// Whether it ends at its start or earlier, by every country's clock.
    pub fn is_backwards(self) -> bool {
        let times = self.publish.zip(self.unpublish);
        times.and_then(|(publish, unpublish)| unpublish.is_after(publish)) == Some(false)
    }

    /// Whether it is published at a time.
    pub fn is_shown(self, zone: Tz, now: DateTime<Utc>) -> bool {
        self.publish.is_none_or(|publish| publish.instant(zone) <= now)
            && self.unpublish.is_none_or(|unpublish| now < unpublish.instant(zone))
    }

    /// The time of the next change of that.
    pub fn next_change(self, zone: Tz, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let instants = [self.publish, self.unpublish].into_iter().flatten().map(|when| when.instant(zone));
        instants.filter(|instant| *instant > now).min()
    }

    /// As `is_shown`, and lets the result of the current computation expire at the next change.
    pub fn is_shown_now(self, zone: Tz, now: DateTime<Utc>) -> bool {
        if let Some(change) = self.next_change(zone, now) {
            depend_until_exactly(change);
        }
        self.is_shown(zone, now)
    }

    /// The times with their keys in files.
    pub fn fields(self) -> impl Iterator<Item = (&'static str, When)> {
        [("publish", self.publish), ("unpublish", self.unpublish)].into_iter().filter_map(|(key, at)| Some((key, at?)))
    }
}

//! Time, injected: the system's clock in production, a fixed one in tests. Microseconds, as both databases keep them.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

/// Where the time comes from. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    /// The machine's time.
    #[default]
    System,
    /// A time that tests set and move.
    Fixed(Arc<Mutex<DateTime<Utc>>>),
}

impl Clock {
    /// A clock that stands still until moved.
    pub fn fixed(at: DateTime<Utc>) -> Self {
        Self::Fixed(Arc::new(Mutex::new(at)))
    }

    /// Now, in whole microseconds.
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Self::System => Utc::now().trunc_subsecs(6),
            Self::Fixed(at) => *at.lock().unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Moves a fixed clock; the system's clock is left alone.
    pub fn advance(&self, by: TimeDelta) {
        if let Self::Fixed(at) = self {
            *at.lock().unwrap_or_else(PoisonError::into_inner) += by;
        }
    }
}

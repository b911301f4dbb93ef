//! Operations on cart reminders.

mod ask;
mod own;
mod send;

pub(super) use ask::{ReminderRequest, ask, delete};
pub(super) use own::{end, reminders};
pub use own::{erase_everywhere, of_person, prune};
pub use send::{SEND, send};

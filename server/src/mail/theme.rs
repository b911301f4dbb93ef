//! The colours of e-mails, in light and dark mode: the country's own, else the platform's.

use minijinja::{Value, context};

use crate::tenancy::Look;

/// Colours of light mode. The country's own accent colours links and buttons; without one, buttons have the text colour.
fn light(own: Option<&Look>) -> Value {
    let accent = own.copied().unwrap_or_default().accent.to_string();
    context! {
        paper => "#ffffff", surface => "#f6f4f1", line => "#e3dfd8", ink => "#111318", quiet => "#4f4b45", faint => "#69645c",
        button => if own.is_some() { accent.clone() } else { "#111318".to_owned() }, link => accent, label => "#ffffff",
    }
}

/// Colours of dark mode.
fn dark(own: Option<&Look>) -> Value {
    let accent = own.copied().unwrap_or_default().accent_dark.to_string();
    context! {
        paper => "#111318", surface => "#1b1e24", line => "#252930", ink => "#f3f1ee", quiet => "#d9d4cc", faint => "#a8a29a",
        button => if own.is_some() { accent.clone() } else { "#f3f1ee".to_owned() }, link => accent, label => "#111318",
    }
}

/// The template variable `theme`. It has no images and no web fonts, so that an e-mail looks the same before external content is
/// loaded.
pub(super) fn theme(own: Option<&Look>) -> Value {
    context! {
        light => light(own),
        dark => dark(own),
        font => "Commissioner,'Anek Bangla','Segoe UI',Roboto,'Noto Sans','Noto Sans Bengali',Helvetica,Arial,sans-serif",
    }
}

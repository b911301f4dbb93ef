//! The colours of letters: the shop's own, in the light and in the dark.

use minijinja::{Value, context};

/// The shop's colours by day.
fn light() -> Value {
    context! {
        paper => "#ffffff", window => "#f6f4f1", line => "#e3dfd8", ink => "#111318", quiet => "#4f4b45", faint => "#69645c",
        link => "#1e4fd8", button => "#111318", label => "#ffffff",
    }
}

/// The same by night.
fn dark() -> Value {
    context! {
        paper => "#111318", window => "#1b1e24", line => "#252930", ink => "#f3f1ee", quiet => "#d9d4cc", faint => "#a8a29a",
        link => "#8fabff", button => "#f3f1ee", label => "#111318",
    }
}

/// What the templates know as `look`. No picture and no fetched font: a letter looks the same before anything is loaded.
pub(super) fn look() -> Value {
    context! {
        light => light(),
        dark => dark(),
        font => "Commissioner,'Anek Bangla','Segoe UI',Roboto,'Noto Sans','Noto Sans Bengali',Helvetica,Arial,sans-serif",
    }
}

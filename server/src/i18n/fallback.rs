//! Which language's texts are used where one has none of its own.

/// The language that the others are compared with, and the last fallback of all.
pub const REFERENCE: &str = "en";

/// Languages that contain only their differences, each with the language that supplies the rest.
pub const PARENTS: &[(&str, &str)] = &[("at", "de")];

/// The language from which a language takes the texts that it lacks.
pub fn parent(code: &str) -> Option<&'static str> {
    PARENTS.iter().find(|(child, _)| *child == code).map(|(_, parent)| *parent)
}

/// The fallback chain of a language: itself, its parent, and the reference language.
pub fn fallback_chain(code: &str) -> Vec<&str> {
    let mut codes = vec![code];
    for next in parent(code).into_iter().chain([REFERENCE]) {
        if !codes.contains(&next) {
            codes.push(next);
        }
    }
    codes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_falls_back_to_its_parent_and_then_to_the_reference() {
        assert_eq!(fallback_chain("at"), ["at", "de", "en"]);
        assert_eq!(fallback_chain("sl"), ["sl", "en"]);
        assert_eq!(fallback_chain("en"), ["en"]);
    }
}

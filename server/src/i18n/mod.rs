//! Words: every sentence a person reads, from Fluent. Owns translation and translation_override.

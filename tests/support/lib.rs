//! What whole-shop tests share: a running shop on a fresh database.

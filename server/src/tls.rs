//! TLS: all clients of the program use the same cryptography, ring.

/// Says so to rustls, which has no default here. Before the first client is made; again does no harm.
pub fn install_provider() {
    // An error means that it is installed already.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

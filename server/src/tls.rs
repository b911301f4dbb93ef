//! TLS: all clients of the program use the same crypto provider, ring.

/// Installs it as the default of rustls, which has none here. Call it before creating the first client; repeated calls are
/// harmless.
pub fn install_provider() {
    // An error means that it is installed already.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

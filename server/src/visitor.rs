//! The client of a request: address, browser, and whether anyone signed in from that browser before. Services use it for the
//! security log, for limits and for the list of sessions; `http` reads it from the request.

use std::net::IpAddr;

use crate::network;

/// A client, as far as known.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    /// The address that a trusted proxy names, else the peer's.
    pub address: Option<IpAddr>,
    /// `Firefox, Windows`; empty when unknown.
    pub device: String,
    /// The token of the browser's cookie.
    pub known_device: Option<String>,
}

impl Visitor {
    /// The network that one household or office shares: the address itself, for IPv6 its network.
    pub fn network(&self) -> Option<IpAddr> {
        self.address.map(network::of)
    }
}

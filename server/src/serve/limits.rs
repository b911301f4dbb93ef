//! What one client may take: connections, time and bytes.

use std::{net::IpAddr, time::Duration};

use crate::{config::Settings, http::BodyTimes};

/// Descriptors that are asked for at start, if the system's hard limit allows as many.
const DESCRIPTORS: u64 = 65_536;
/// Descriptors that stay free for the database, media and outgoing connections.
const RESERVED_DESCRIPTORS: usize = 256;

/// Limits on connections and on the time that their clients take.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// Open connections.
    pub connections: usize,
    /// Open connections of one IPv4 address or one IPv6 network of 64 bits.
    pub connections_per_address: usize,
    /// Addresses without a limit of their own: proxies, and this machine.
    pub exempt: Vec<IpAddr>,
    /// Time for a request's head, from its first byte; also for the first byte of a new connection.
    pub head: Duration,
    /// Time without a request on a kept connection.
    pub idle: Duration,
    /// Time for which a client may take nothing of an answer.
    pub stalled_answer: Duration,
    /// Time for a request and its whole answer.
    pub exchange: Duration,
    /// Time and rate of a request's body.
    pub body: BodyTimes,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: 8192,
            connections_per_address: 256,
            exempt: Vec::new(),
            head: Duration::from_secs(10),
            // Longer than the 60 s of usual proxies, so that it is they who close.
            idle: Duration::from_secs(75),
            stalled_answer: Duration::from_secs(30),
            exchange: Duration::from_mins(5),
            body: BodyTimes::default(),
        }
    }
}

impl ConnectionLimits {
    /// As the settings say, and no more connections than the process has descriptors for.
    pub fn of(settings: &Settings) -> Self {
        let mut exempt = settings.trusted_proxies.clone();
        exempt.extend([IpAddr::from([127, 0, 0, 1]), IpAddr::from(std::net::Ipv6Addr::LOCALHOST)]);
        Self {
            connections: settings.max_connections.min(raise_descriptors().saturating_sub(RESERVED_DESCRIPTORS)).max(16),
            connections_per_address: settings.max_connections_per_address,
            exempt,
            ..Self::default()
        }
    }
}

/// Raises the limit on open files towards the system's hard limit, and tells what it is then.
fn raise_descriptors() -> usize {
    let descriptors = rlimit::increase_nofile_limit(DESCRIPTORS).unwrap_or_else(|error| {
        tracing::warn!(%error, "the limit on open files cannot be raised");
        rlimit::Resource::NOFILE.get_soft().unwrap_or(1024)
    });
    usize::try_from(descriptors).unwrap_or(usize::MAX)
}

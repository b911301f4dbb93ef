//! Limits for one client: connections, time and bytes.

use std::{net::IpAddr, time::Duration};

use crate::{config::Settings, http::BodyTimes};

/// File descriptors requested at start, if the system's hard limit allows as many.
const DESCRIPTORS: u64 = 65_536;
/// File descriptors that stay free for the database, media and outgoing connections.
const RESERVED_DESCRIPTORS: usize = 256;

/// Limits on connections and on the time their clients may take.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// The most open connections.
    pub connections: usize,
    /// The most open connections of one IPv4 address or one IPv6 network of 64 bits.
    pub connections_per_address: usize,
    /// Addresses exempt from the limit per address: proxies, and this machine.
    pub exempt: Vec<IpAddr>,
    /// Time for a request's head, from its first byte; also for the first byte on a new connection.
    pub head: Duration,
    /// Time without a request on a keep-alive connection.
    pub idle: Duration,
    /// How long a client may read nothing of a response.
    pub stalled_answer: Duration,
    /// Time for a request and its whole response.
    pub exchange: Duration,
    /// Time limit and minimum rate of a request's body.
    pub body: BodyTimes,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: 8192,
            connections_per_address: 256,
            exempt: Vec::new(),
            head: Duration::from_secs(10),
            // Longer than the usual 60 s of proxies, so that the proxy closes first.
            idle: Duration::from_secs(75),
            stalled_answer: Duration::from_secs(30),
            exchange: Duration::from_mins(5),
            body: BodyTimes::default(),
        }
    }
}

impl ConnectionLimits {
    /// The limits from the settings, with no more connections than the process has file descriptors for.
    pub fn of(settings: &Settings) -> Self {
        let mut exempt = settings.trusted_proxies.clone();
        exempt.extend([IpAddr::from([127, 0, 0, 1]), IpAddr::from(std::net::Ipv6Addr::LOCALHOST)]);
        Self {
            connections: settings
                .max_connections
                .min(raise_open_file_limit().saturating_sub(RESERVED_DESCRIPTORS))
                .max(16),
            connections_per_address: settings.max_connections_per_address,
            exempt,
            ..Self::default()
        }
    }
}

/// Raises the limit on open files towards the system's hard limit, and returns the result.
fn raise_open_file_limit() -> usize {
    let descriptors = rlimit::increase_nofile_limit(DESCRIPTORS).unwrap_or_else(|error| {
        tracing::warn!(%error, "the limit on open files cannot be raised");
        rlimit::Resource::NOFILE.get_soft().unwrap_or(1024)
    });
    usize::try_from(descriptors).unwrap_or(usize::MAX)
}

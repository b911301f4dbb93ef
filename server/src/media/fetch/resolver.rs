//! DNS resolver that returns public addresses only.

use std::{io, net::SocketAddr};

use reqwest::dns::{Addrs, Name, Resolve, Resolving};

use super::target::NOT_PUBLIC;
use crate::network;

/// Uses the system's resolver. `own_names` are the operator's own hosts, which may have any address.
#[derive(Debug)]
pub(super) struct PublicResolver {
    pub(super) own_names: Vec<String>,
}

impl Resolve for PublicResolver {
    fn resolve(&self, name: Name) -> Resolving {
        let is_own = self.own_names.iter().any(|own| own.eq_ignore_ascii_case(name.as_str()));
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let usable: Vec<SocketAddr> = found.filter(|address| is_own || network::is_public(address.ip())).collect();
            if usable.is_empty() {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, NOT_PUBLIC).into());
            }
            let usable: Addrs = Box::new(usable.into_iter());
            Ok(usable)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn resolved(own_names: &[&str], name: &str) -> Result<usize, String> {
        let own_names = own_names.iter().map(|name| (*name).to_owned()).collect();
        let resolver = PublicResolver { own_names };
        let found = resolver.resolve(name.parse().unwrap()).await;
        found.map(Iterator::count).map_err(|error| error.to_string())
    }

    #[tokio::test]
    async fn local_names_are_not_resolved_unless_configured() {
        assert!(resolved(&[], "localhost").await.unwrap_err().contains("no public address"));
        assert!(resolved(&["nas.lan"], "localhost").await.is_err());
        assert!(resolved(&["LOCALHOST"], "localhost").await.unwrap() > 0);
    }
}

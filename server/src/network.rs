//! Addresses of clients: what belongs together, and which of them are proxies that may speak for others.

use std::net::{IpAddr, Ipv6Addr};

/// What one household or office shares: the address itself, of IPv6 its network of 64 bits.
pub fn of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => prefix(address, 4),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// What one subscriber of a provider may have many networks in: of IPv6 the 48 bits; IPv4 has nothing like it.
pub fn site_of(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(prefix(address, 3)),
        IpAddr::V4(_) => None,
    }
}

fn prefix(address: Ipv6Addr, segments: usize) -> IpAddr {
    let mut all = address.segments();
    all[segments..].fill(0);
    Ipv6Addr::from(all).into()
}

/// Whether an address is in a list, whichever way it is written.
pub fn contains(list: &[IpAddr], address: IpAddr) -> bool {
    list.iter().any(|entry| entry.to_canonical() == address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn neighbours_of_an_ipv6_network_count_as_one() {
        assert_eq!(of(address("2001:db8::1")), of(address("2001:db8::ffff:1")));
        assert_ne!(of(address("2001:db8::1")), of(address("2001:db8:0:1::1")));
        assert_eq!(of(address("::ffff:192.0.2.1")), address("192.0.2.1"));
        assert_eq!(site_of(address("2001:db8::1")), site_of(address("2001:db8:0:ffff::1")));
        assert_ne!(site_of(address("2001:db8::1")), site_of(address("2001:db8:1::1")));
        assert_eq!(site_of(address("192.0.2.1")), None);
    }

    #[test]
    fn a_mapped_address_is_the_address_itself() {
        let list = [address("10.0.0.1"), address("::1")];
        assert!(contains(&list, address("::ffff:10.0.0.1")) && contains(&list, address("::1")));
        assert!(!contains(&list, address("10.0.0.2")));
    }
}

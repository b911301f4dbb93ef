//! Client addresses: networks, trusted proxies and public addresses.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The network that one household or office shares: the address itself, for IPv6 its network of 64 bits.
pub fn of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => prefix(address, 4),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The site that may contain many networks of one ISP customer: for IPv6 the 48 bits; IPv4 has no equivalent.
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

/// Whether a list contains an address, in either notation (IPv4 or IPv4-mapped IPv6).
pub fn contains(list: &[IpAddr], address: IpAddr) -> bool {
    list.iter().any(|entry| entry.to_canonical() == address.to_canonical())
}

/// Whether an address is on the public internet: not one of this machine, of private networks, of providers' internal networks,
/// or for tests or documentation (the registries of special-purpose addresses, RFC 6890). An IPv6 address that embeds an IPv4
/// address is classified as that one.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        // This network (0/8), and what is reserved, broadcast included (240/4).
        || a == 0
        || a >= 240
        // Providers' shared networks (100.64/10).
        || (a == 100 && (64..128).contains(&b))
        // IETF protocols (192.0.0/24), and relays of 6to4 (192.88.99/24).
        || matches!([a, b, c], [192, 0, 0] | [192, 88, 99])
        // Network benchmarks (198.18/15).
        || (a == 198 && (18..20).contains(&b));
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    // IPv4 behind a translator (NAT64, 64:ff9b::/96).
    if segments[..6] == [0x64, 0xff9b, 0, 0, 0, 0] {
        let [.., a, b, c, d] = address.octets();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    let is_global_unicast = segments[0] & 0xe000 == 0x2000;
    // IETF protocols and tunnels (2001::/23), documentation (2001:db8::/32, 3fff::/20), 6to4 (2002::/16).
    let is_special = (segments[0] == 0x2001 && (segments[1] < 0x200 || segments[1] == 0xdb8))
        || segments[0] == 0x2002
        || (segments[0] == 0x3fff && segments[1] < 0x1000);
    is_global_unicast && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn addresses_of_one_ipv6_network_count_as_one() {
        assert_eq!(of(address("2001:db8::1")), of(address("2001:db8::ffff:1")));
        assert_ne!(of(address("2001:db8::1")), of(address("2001:db8:0:1::1")));
        assert_eq!(of(address("::ffff:192.0.2.1")), address("192.0.2.1"));
        assert_eq!(site_of(address("2001:db8::1")), site_of(address("2001:db8:0:ffff::1")));
        assert_ne!(site_of(address("2001:db8::1")), site_of(address("2001:db8:1::1")));
        assert_eq!(site_of(address("192.0.2.1")), None);
    }

    #[test]
    fn only_addresses_of_the_public_internet_are_public() {
        for public in ["1.1.1.1", "93.184.216.34", "100.63.0.1", "172.32.0.1", "2606:4700::1111", "64:ff9b::101:101"] {
            assert!(is_public(address(public)), "{public}");
        }
        for other in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.9.9",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.1.1.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::7f00:1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:2::1",
            "2001:10::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address(other)), "{other}");
        }
    }

    #[test]
    fn an_ipv4_mapped_address_equals_the_ipv4_address() {
        let list = [address("10.0.0.1"), address("::1")];
        assert!(contains(&list, address("::ffff:10.0.0.1")) && contains(&list, address("::1")));
        assert!(!contains(&list, address("10.0.0.2")));
    }
}

//! Which shop a request resolves to.

use super::*;
use crate::{
    id::{LanguageId, TenantId},
    tenancy::{files, service},
};

fn directory() -> Directory {
    let files = files::read(&files::built_in(), &crate::tenancy::Configuration::default()).unwrap();
    service::directory(files.configuration).unwrap()
}

fn at(host: &str, path: &str) -> Resolution {
    resolve(&directory(), Address { host: Some(host), path, ..Address::default() })
}

/// Country, language and path, or the redirect's target.
fn shown(resolution: &Resolution) -> String {
    match resolution {
        Resolution::Shop { storefront, path } => {
            format!("{} {} {path} {}", storefront.tenant.code, storefront.language.code, storefront.origin)
        }
        Resolution::Redirect { to } => format!("to {to}"),
        Resolution::Closed => "closed".to_owned(),
        Resolution::Empty => "empty".to_owned(),
    }
}

#[test]
fn a_host_is_matched_ignoring_case_port_and_trailing_dot() {
    for host in
        ["vitrina.hr", "VITRINA.HR", "vitrina.hr:443", "vitrina.hr.", "vitrina.hr:", "Vitrina.Hr.:8080", " vitrina.hr "]
    {
        assert_eq!(shown(&at(host, "/brands")), "HR hr /brands https://vitrina.hr", "{host}");
    }
}

#[test]
fn com_hosts_default_to_english() {
    assert_eq!(shown(&at("vitrina.com", "/")), "SI en / https://vitrina.com");
    assert_eq!(shown(&at("vitrina.com.bd", "/")), "BD en / https://vitrina.com.bd");
    assert_eq!(shown(&at("vitrina.com.bd", "/bn")), "BD bn / https://vitrina.com.bd");
}

#[test]
fn localhost_is_slovenia_and_every_country_has_a_local_name() {
    assert_eq!(shown(&at("localhost:8080", "/")), "SI sl / http://localhost:8080");
    assert_eq!(shown(&at("127.0.0.1", "/")), "SI sl / http://127.0.0.1");
    assert_eq!(shown(&at("[::1]:3000", "/")), "SI sl / http://[::1]:3000");
    assert_eq!(shown(&at("[::1]", "/")), "SI sl / http://[::1]");
    for tenant in directory().active() {
        let host = format!("{}.localhost:8080", tenant.code.to_lowercase());
        let Resolution::Shop { storefront, .. } = at(&host, "/") else { panic!("{host} is not served") };
        assert_eq!((storefront.tenant.id, storefront.unknown_host), (tenant.id, false));
        assert_eq!(&*storefront.origin, format!("http://{host}"));
    }
}

#[test]
fn an_unknown_host_gets_the_defaults_and_is_never_echoed() {
    let long = "a.".repeat(500);
    let hosts = [
        "example.org",
        "",
        "   ",
        ".",
        "..",
        "vitrina..hr",
        "vitrina.hr@evil.example",
        "evil.example/vitrina.hr",
        "vitrina.hr\\evil",
        "vitrina.hr:99999",
        "vitrina.hr:x",
        "vitrina.hr:80:80",
        "витрина.бг",
        "vıtrina.hr",
        "xx.localhost",
        "[::2]",
        "::1",
        "[::1",
        "sub.vitrina.hr",
        "\0",
        long.as_str(),
    ];
    for host in hosts {
        let Resolution::Shop { storefront, .. } = at(host, "/") else { panic!("{host} is not served") };
        assert!(storefront.unknown_host, "{host}");
        assert_eq!((storefront.tenant.id, storefront.tenant.code.as_str()), (TenantId(3), "SI"), "{host}");
        assert_eq!((storefront.language.id, storefront.phone_code()), (LanguageId(16), "+88"), "{host}");
        assert_eq!(
            (storefront.tenant.currency.code.as_str(), storefront.tenant.currency.symbol.as_str()),
            ("EUR", "€")
        );
        assert_eq!(&*storefront.origin, "https://vitrina.si", "{host}");
    }
    let none = resolve(&directory(), Address { path: "/", ..Address::default() });
    assert_eq!(shown(&none), "SI sl / https://vitrina.si");
}

#[test]
fn a_prefix_selects_a_language_of_the_country() {
    assert_eq!(shown(&at("vitrina.hr", "/en/brands/tiho")), "HR en /brands/tiho https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.hr", "/en")), "HR en / https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.hr", "/en/")), "HR en / https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.hr", "/sl/brands")), "HR hr /sl/brands https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.hr", "/entry")), "HR hr /entry https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.hr", "")), "HR hr / https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.hr", "/en/en/x")), "HR en /en/x https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.at", "/de")), "AT at /de https://vitrina.at");
}

#[test]
fn the_hosts_own_language_needs_no_prefix_and_prefixes_are_lower_case() {
    let ask = |path, query| {
        shown(&resolve(&directory(), Address { host: Some("vitrina.hr"), path, query, ..Address::default() }))
    };
    assert_eq!(ask("/hr", None), "to /");
    assert_eq!(ask("/HR/brands", Some("page=2")), "to /brands?page=2");
    assert_eq!(ask("/EN", Some("a=b&c")), "to /en?a=b&c");
    assert_eq!(ask("/En/Product/Tee", None), "to /en/Product/Tee");
    assert_eq!(ask("/en/x", Some("")), "HR en /x https://vitrina.hr");
    assert_eq!(shown(&at("vitrina.com", "/en/x")), "to /x");
    assert_eq!(shown(&at("vitrina.com", "/sl/x")), "SI sl /x https://vitrina.com");
}

#[test]
fn a_redirect_never_leaves_the_host() {
    for path in
        ["/hr//evil.example", "/hr/\\evil.example", "/hr/\\/evil.example", "/EN//evil.example", "//evil.example"]
    {
        let Resolution::Redirect { to } = at("vitrina.hr", path) else { panic!("{path} does not redirect") };
        assert!(!to.starts_with("//") && !to.starts_with("/\\"), "{path} → {to}");
    }
}

#[test]
fn an_inactive_country_is_closed_and_an_empty_platform_is_reported() {
    let inactive: Vec<_> = directory().tenants.iter().filter(|tenant| !tenant.is_active).cloned().collect();
    assert!(inactive.len() >= 2);
    for tenant in inactive {
        assert_eq!(shown(&at(&tenant.hosts[0].name, "/")), "closed");
        assert_eq!(shown(&at(&format!("{}.localhost", tenant.code), "/en")), "closed");
    }
    assert_eq!(shown(&resolve(&Directory::default(), Address { path: "/", ..Address::default() })), "empty");
}

#[test]
fn forwarded_headers_count_only_from_a_trusted_proxy() {
    let proxy: IpAddr = "10.0.0.1".parse().unwrap();
    let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
    let ask = |peer, proto| {
        let forwarded = Forwarded { host: Some("evil.example, vitrina.hr"), proto };
        requested_host(Some("inner:80"), forwarded, peer, &[proxy])
    };
    let requested = |host, is_https| RequestedHost { host: Some(host), is_https };
    assert_eq!(ask(Some(proxy), Some("https")), requested("vitrina.hr", true));
    assert_eq!(ask(Some(mapped), Some("http")), requested("vitrina.hr", false));
    assert_eq!(ask(Some("10.0.0.2".parse().unwrap()), Some("https")), requested("inner:80", false));
    assert_eq!(ask(None, Some("https")), requested("inner:80", false));
    let empty = Forwarded { host: Some(" , "), proto: None };
    assert_eq!(requested_host(Some("inner"), empty, Some(proxy), &[proxy]), requested("inner", false));
}

#[test]
fn a_target_of_a_redirect_stays_on_the_host() {
    for own in ["/", "/user?next=//x#//y", "/en/category/ženske", "/a/../b", "/%2F%2Fevil.example"] {
        assert!(stays_on_host(own), "{own}");
    }
    for foreign in [
        "",
        "user",
        "//evil.example",
        "/.//evil.example",
        "/a/..//evil.example",
        "/%2e//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "https://evil.example",
        "javascript:alert(1)",
    ] {
        assert!(!stays_on_host(foreign), "{foreign}");
    }
}

#[test]
fn repeated_slashes_redirect_to_one() {
    for (path, to) in [
        ("//evil.example", "to /evil.example"),
        ("///evil.example//x/", "to /evil.example/x/"),
        ("/\\evil.example", "to /evil.example"),
        ("/en//evil.example", "to /en/evil.example"),
        ("//", "to /"),
        ("/.//evil.example", "to /./evil.example"),
    ] {
        assert_eq!(shown(&at("vitrina.hr", path)), to, "{path}");
    }
    let query = Address { host: Some("vitrina.hr"), path: "//brands", query: Some("page=2"), ..Address::default() };
    assert_eq!(shown(&resolve(&directory(), query)), "to /brands?page=2");
}

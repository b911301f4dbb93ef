//! Versions of a page in other countries and languages: only existing ones are named, and each names the other.

use std::sync::Arc;

use serde_json::Value;

use super::shop::{HR, SI, Shop};
use crate::{both, tenancy::TenantId};

/// The calls of all pages that have siblings, as requested by one country in its own language.
const PAGES: [(TenantId, &str); 12] = [
    (SI, "product/web/by-slug/rebraste-hlacke"),
    (SI, "product/web/by-slug/majica"),
    (SI, "product/web/by-slug/old-tee"),
    (HR, "product/web/by-slug/boxers"),
    (SI, "category/by-path/zenske"),
    (SI, "category/by-path/zenske/perilo"),
    (HR, "category/by-path/men"),
    (SI, "collection/by-slug/rebrasto"),
    (SI, "brand/by-slug/tiho"),
    (HR, "brand/by-slug/osnova"),
    (SI, "category/by-path/men"),
    (SI, "brand/by-slug/prazno"),
];

/// The call behind a page's path.
fn call(path: &str) -> String {
    let (kind, rest) = path.trim_start_matches('/').split_once('/').unwrap();
    let call = match kind {
        "product" => "product/web/by-slug",
        "category" => "category/by-path",
        "collection" => "collection/by-slug",
        _ => "brand/by-slug",
    };
    format!("{call}/{rest}")
}

async fn siblings(shop: &Shop, tenant: TenantId, call: &str) -> Vec<Value> {
    shop.get_in(tenant, &format!("/api/{call}")).await.data()["alternates"].as_array().unwrap().clone()
}

fn member<'a>(sibling: &'a Value, member: &str) -> &'a str {
    sibling[member].as_str().unwrap()
}

both!(siblings_name_each_other_at_their_own_urls, test, {
    let shop = Shop::open(&test).await;
    let directory = shop.app.directory();
    for (tenant, page) in PAGES {
        let known = siblings(&shop, tenant, page).await;
        for sibling in &known {
            let country = directory.tenant_by_code(member(sibling, "country")).unwrap();
            let language = country.language(member(sibling, "language")).unwrap();
            let there = format!("{}?languageId={}", call(member(sibling, "path")), language.id);
            assert_eq!(siblings(&shop, country.id, &there).await, known, "{page}: {sibling}");
        }
    }
});

both!(a_country_that_hides_a_page_is_not_named_and_names_none, test, {
    let shop = Shop::open(&test).await;
    let countries = async |tenant, page| {
        let mut codes: Vec<String> =
            siblings(&shop, tenant, page).await.iter().map(|one| member(one, "country").to_owned()).collect();
        codes.dedup();
        codes
    };
    assert_eq!(countries(SI, "product/web/by-slug/rebraste-hlacke").await, ["SI", "HR"]);
    assert_eq!(countries(SI, "product/web/by-slug/majica").await, ["SI"]);
    assert_eq!(countries(HR, "product/web/by-slug/boxers").await, ["HR"]);
    assert_eq!(countries(HR, "category/by-path/men").await, ["HR"]);
    assert_eq!(countries(SI, "category/by-path/men").await, [""; 0]);
    assert_eq!(countries(SI, "brand/by-slug/prazno").await, [""; 0]);
    shop.change("DELETE FROM offer WHERE tenant_id = 13 AND product_id = 1").await;
    for page in ["product/web/by-slug/rebraste-hlacke", "category/by-path/zenske/perilo", "brand/by-slug/tiho"] {
        assert_eq!(countries(SI, page).await, ["SI"], "{page}");
    }
});

both!(a_closed_country_is_not_named, test, {
    let shop = Shop::open(&test).await;
    let mut directory = (*shop.app.directory()).clone();
    let croatia = directory.tenants.iter_mut().find(|tenant| tenant.id == HR).unwrap();
    Arc::make_mut(croatia).is_active = false;
    shop.app.set_directory(directory);
    for page in ["product/web/by-slug/rebraste-hlacke", "collection/by-slug/rebrasto"] {
        let known = siblings(&shop, SI, page).await;
        assert!(known.iter().all(|one| one["country"] == "SI") && known.len() == 2, "{page}: {known:?}");
    }
});

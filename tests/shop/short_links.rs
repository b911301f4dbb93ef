//! Partners' short links, as seen by browsers.

use chrono::Utc;
use reqwest::header::LOCATION;
use vitrina_server::{both, db::Session as _, testing::partners};
use vitrina_tests::{FURNISHED, TestShop};

both!(a_short_link_redirects_to_its_shop_with_all_parameters, test in FURNISHED, {
    let partner = partners::partner(&test.db, "ANA", None, Utc::now()).await;
    for (code, language, target) in [
        ("abcd2345", 16_i64, "/product/lanena-majica?ref=ANA&utm_source=ig"),
        ("hame2345", 1, "/?ref=ANA"),
        // Links are never created like this.
        ("evia2345", 16, "//evil.example/"),
    ] {
        test.db
            .sql(
                "INSERT INTO affiliate_link (code, affiliate_id, tenant_id, language_id, target, created_at) \
                 SELECT $1, $2, 3, $3, $4, updated_at FROM tenant WHERE id = 3",
            )
            .bind(code)
            .bind(partner)
            .bind(language)
            .bind(target)
            .execute()
            .await
            .unwrap();
    }
    let shop = TestShop::serve(&test).await;
    let leads = async |host: &str, path: &str| {
        let response = shop.get(host, path).await;
        let to = response.headers().get(LOCATION).map(|to| to.to_str().unwrap().to_owned());
        (response.status().as_u16(), to.unwrap_or_default())
    };
    let redirect = |to: &str| (302, to.to_owned());
    let page = "http://si.localhost/product/lanena-majica?ref=ANA&utm_source=ig";
    assert_eq!(leads("si.localhost", "/r/abcd2345").await, redirect(page));
    assert_eq!(leads("si.localhost", "/r/abcd2345?utm_term=a%20b").await, redirect(&format!("{page}&utm_term=a%20b")));
    assert_eq!(
        leads("hr.localhost", "/en/r/abcd2345").await,
        redirect(page),
        "another country's host, in another language"
    );
    assert_eq!(leads("si.localhost", "/r/hame2345").await, redirect("http://si.localhost/en?ref=ANA"));
    assert_eq!(leads("vitrina.si", "/r/hame2345").await, redirect("https://vitrina.com/?ref=ANA"));
    for path in ["/r/evia2345", "/r/nabady23", "/r"] {
        assert_eq!(leads("si.localhost", path).await.0, 404, "{path}");
    }
    assert_eq!(leads("si.localhost", "/product/lanena-majica?ref=ANA&utm_source=ig").await.0, 200);
});

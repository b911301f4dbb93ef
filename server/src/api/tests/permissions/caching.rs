//! Which answers may be cached: only those that the table opens to anybody and that take no id of a person.

use super::{
    super::{
        accounts::register,
        shop::{SI, Shop},
    },
    Access::Anyone,
    Own, TABLE,
    Takes::Nothing,
    filled,
};
use crate::{
    api::{described, public},
    both,
};

#[test]
fn only_what_anyone_may_read_is_kept() {
    for path in public::paths() {
        let row = TABLE.iter().find(|(method, row, ..)| *method == "GET" && *row == path);
        assert_eq!(row.map(|(_, _, may, takes)| (*may, *takes)), Some((Anyone, Nothing)), "{path}");
    }
    let known = public::routes(&described().1);
    assert_eq!(known.len(), public::paths().count(), "a kept call is not described");
}

both!(every_other_answer_is_nobodys_to_keep, test, {
    let shop = Shop::open(&test).await;
    let kept: Vec<&str> = public::paths().collect();
    let mut count = 0;
    for (index, (method, path, _, takes)) in TABLE.iter().copied().enumerate() {
        if method == "GET" && kept.contains(&path) {
            continue;
        }
        // Some calls end a session or an account.
        let ana = Own::of(&shop, register(&shop, &format!("ana{index}@example.com")).await).await;
        let (address, body) = filled(path, takes, ana.id(takes), ana.person.id);
        let sent = matches!(method, "POST" | "PUT").then_some(&body);
        let reply = shop.call(SI, (method, &address), Some(&ana.person.token), sent).await;
        assert_eq!(reply.headers["cache-control"], "no-store", "{method} {path}");
        assert!(!reply.headers.contains_key("etag"), "{method} {path}");
        count += 1;
    }
    assert!(count > 20, "{count}");
});

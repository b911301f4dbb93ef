//! The list of products and its filters.

use super::*;
use crate::{both, catalog::Gap};

async fn listed(app: &App, filter: ListFilter) -> Vec<String> {
    list(app, &filter, 1, 50).await.unwrap().0.into_iter().map(|product| product.key).collect()
}

both!(products_are_found_by_words_and_by_problems, test, {
    let app = shop(&test).await;
    let mut cap = draft("cap");
    cap.texts = [(SL, text("Črna kapa", "")), (EN, text("Black cap", "<p>Cap.</p>"))].into();
    cap.categories = vec![vec!["Dodatki".to_owned(), "Kape".to_owned()]];
    cap.brand = Some("Čipka".to_owned());
    cap.variants.iter_mut().for_each(|variant| variant.stock = StockDraft::tracked(0));
    let mut bag = draft("bag");
    bag.offers = [(HR, OfferDraft { is_visible: false, badges: None })].into();
    bag.variants.iter_mut().for_each(|variant| drop(variant.prices.remove(&SI)));
    bag.grams = None;
    for draft in [&draft("tee"), &cap, &bag] {
        save(&app, draft).await;
    }
    let words = |words: &str| ListFilter { words: words.to_owned(), ..ListFilter::default() };
    assert_eq!(listed(&app, ListFilter::default()).await, ["tee", "cap", "bag"]);
    for (typed, found) in [
        ("CRNA", &["cap"][..]),
        ("črna black", &["cap"]),
        ("majica", &["tee", "bag"]),
        ("bag-m", &["bag"]),
        ("cipka", &["cap"]),
        ("own majica tee", &["tee"]),
        ("nothing", &[]),
    ] {
        assert_eq!(listed(&app, words(typed)).await, found, "{typed}");
    }
    let tenants = |code: &str| tenants_of(&app.directory(), &keys(&[code])).unwrap();
    let in_si = || ListFilter { tenants: tenants("SI"), ..ListFilter::default() };
    let in_hr = || ListFilter { tenants: tenants("HR"), ..ListFilter::default() };
    assert_eq!(listed(&app, in_si()).await, ["tee", "cap"]);
    assert_eq!(listed(&app, ListFilter { hidden: true, ..in_hr() }).await, ["bag"]);
    assert_eq!(listed(&app, ListFilter { sold_out: true, ..ListFilter::default() }).await, ["cap"]);
    assert_eq!(listed(&app, ListFilter { category: Some("dodatki".to_owned()), ..in_si() }).await, ["cap"]);
    assert_eq!(listed(&app, ListFilter { brand: Some("own brand".to_owned()), ..in_si() }).await, ["tee"]);
    let without = |gaps: &[Gap], filter: ListFilter| ListFilter { without: gaps.to_vec(), ..filter };
    assert_eq!(listed(&app, without(&[Gap::Price], in_si())).await, ["bag"]);
    assert_eq!(listed(&app, without(&[Gap::Text("en".to_owned())], in_si())).await, ["tee"]);
    assert_eq!(listed(&app, without(&[Gap::Weight], ListFilter::default())).await, ["bag"]);
    assert_eq!(listed(&app, without(&[Gap::Weight, Gap::Picture], in_si())).await, [""; 0]);

    let (page, all) = list(&app, &in_hr(), 2, 1).await.unwrap();
    assert_eq!((page[0].key.as_str(), page.len(), all), ("cap", 1, 3));
    let line = &page[0];
    assert_eq!((line.name.as_str(), line.price.as_deref()), ("Črna kapa", Some("31.90 EUR")));
    assert_eq!((line.shown_in.clone(), line.sold_out_in.clone()), (keys(&["HR"]), keys(&["HR"])));
    assert_eq!((line.variants, line.pictures, line.stored_pictures), (2, 1, 0));
    let wrong = list(&app, &ListFilter { category: Some("dodatk".to_owned()), ..ListFilter::default() }, 1, 1).await;
    assert!(wrong.unwrap_err().to_string().contains("did you mean `dodatki`?"));
    let wrong = tenants_of(&app.directory(), &keys(&["SI", "XX"])).unwrap_err().to_string();
    assert!(wrong.contains("`XX` is no country; there are SI, HR"), "{wrong}");
});

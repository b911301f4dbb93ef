//! In which languages and countries the pages that list texts are announced.

use std::collections::BTreeMap;

use super::*;
use crate::{
    both,
    catalog::Alternate,
    content::editorial::{faq, help, journal, published},
};

/// The pages that list texts, by their paths: country and language of each version.
async fn listed(app: &App, tenant: TenantId) -> BTreeMap<String, Vec<String>> {
    let pages = published(app, &reader(app, tenant, EN)).await.unwrap();
    let versions = pages.into_iter().filter_map(|page| {
        let path = page.alternates.first()?.path.clone();
        ["/faq", "/helpcenter", "/product-cares", "/blog"].contains(&&*path).then(|| (path, named(&page.alternates)))
    });
    versions.collect()
}

fn named(alternates: &[Alternate]) -> Vec<String> {
    alternates.iter().map(|alternate| format!("{}-{}", alternate.country, alternate.language)).collect()
}

both!(a_page_that_lists_texts_is_announced_where_they_are_in_the_languages_own, test, {
    let app = open(&test.db).await;
    let only_slovenia =
        |text: &str| text.replace("updated", "published = \"2024-08-01\"\ncountries = [\"SI\"]\nupdated");
    let (post, post_en) = (only_slovenia(RETURNS), only_slovenia(RETURNS_EN));
    let mut files = few();
    files.extend([("posts/week/sl.md", &*post), ("posts/week/en.md", &*post_en)]);
    applied(&app, &files).await.unwrap();
    let (english, slovenian) = (vec!["SI-en", "HR-en"], vec!["SI-sl", "SI-en"]);
    let texts = [("/faq", &english), ("/helpcenter", &english)];
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let expected = |lists: &[(&str, &Vec<&str>)]| -> BTreeMap<String, Vec<String>> {
        lists.iter().map(|(path, names)| ((*path).to_owned(), owned(names))).collect()
    };
    assert_eq!(listed(&app, HR).await, expected(&texts), "Croatia has no post");
    assert_eq!(listed(&app, SI).await, expected(&[texts[0], texts[1], ("/blog", &slovenian)]));
    let none = Vec::new();
    for (tenant, language, faq_languages, journal_languages) in
        [(SI, EN, &english, &slovenian), (SI, SL, &none, &slovenian), (HR, EN, &english, &none), (HR, SL, &none, &none)]
    {
        let front = reader(&app, tenant, language);
        let (faq, help) = (faq(&app, &front).await.unwrap(), help(&app, &front).await.unwrap());
        assert_eq!((faq.is_own_language, named(&faq.alternates)), (!faq_languages.is_empty(), owned(faq_languages)));
        assert_eq!((help.is_own_language, named(&help.alternates)), (faq.is_own_language, named(&faq.alternates)));
        let journal = journal(&app, &front).await.unwrap();
        assert_eq!(
            (journal.is_own_language, named(&journal.alternates)),
            (!journal_languages.is_empty(), owned(journal_languages))
        );
    }
    let own = FAQ.replace("[So]({{ links.returns }}).", "Tako.");
    files.push(("faq/sl.toml", &own));
    applied(&app, &files).await.unwrap();
    assert_eq!(listed(&app, HR).await["/faq"], ["SI-sl", "SI-en", "HR-sl", "HR-en"]);
});

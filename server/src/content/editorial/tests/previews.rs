//! Previews of every kind of file before it is applied.

use super::*;
use crate::content::editorial::preview;

const CARE: &str = "intro = \"Within {{ returns.days }} days.\"\n[[signs]]\nkey = \"dry\"\ntitle = \"Dry\"\ntext = \"*Flat*.\"\npublish = 2030-01-01\n";
const SIZES: &str = "[systems]\nSI = \"EU\"\n[[tables]]\nkey = \"tops\"\nmeasures = [\"bust\"]\nsizes = [{ size = \"S\", bust = \"83–87.5\", systems = { EU = \"36\" } }]\n[tables.names]\nen = \"Tops\"\nsl = \"Majice\"\n";
const PARTNERS: &str = "[[entries]]\ntype = \"PARTNER\"\ntitle = \"Mill & Co\"\nlink = \"https://mill.example\"\npicture = \"mill.svg\"\n[entries.alt]\nen = \"A mill\"\nsl = \"Mlin\"\n";
const SOCIAL: &str = "[[links]]\nkind = \"tiktok\"\nurl = \"https://social.example/week\"\ncountries = [\"SI\"]\n[[links]]\nkind = \"youtube\"\nurl = \"https://social.example/film\"\ncountries = [\"HR\"]\n";
const REDIRECTS: &str = "[[redirects]]\nfrom = \"/old\"\nto = \"/new\"\npermanent = false\n";

both!(every_kind_of_file_is_previewed_before_it_is_applied, test, {
    let app = open(&test.db).await;
    let mut files = few();
    files.extend([
        ("product-care/en.toml", CARE),
        ("size-tables.toml", SIZES),
        ("partners.toml", PARTNERS),
        ("social.toml", SOCIAL),
        ("redirects/SI.toml", REDIRECTS),
    ]);
    let tenant = Tenant::clone(app.directory().tenant(SI).unwrap());
    let shown = async |path: &str| preview(&app, &raw(&files), path, &tenant).await;
    for (path, expected) in [
        ("pages/returns/sl.md", "<h1>Vračila v 100 dneh</h1>\n<h2 id=\"section-kako\">"),
        (
            "faq/en.toml",
            "<section id=\"returns\">\n<h2>Returns</h2>\n<h3>How?</h3>\n<p><a href=\"/en/returns\" rel=\"noopener\">So</a>.</p>\n</section>\n",
        ),
        ("help/en.toml", "<section id=\"back\">\n<h2>Returns</h2>\n<p>100 days</p>\n</section>\n"),
        (
            "help.toml",
            "<h2>Returns</h2>\n<p>100 days</p>\n<p>Returns → /faq#returns</p>\n<p>Vračila v 100 dneh → /vracila</p>\n</section>\n",
        ),
        (
            "product-care/en.toml",
            "<p>Within 100 days.</p>\n<section id=\"dry\">\n<h2>Dry</h2>\n<p><em>Flat</em>.</p>\n",
        ),
        (
            "size-tables.toml",
            "<section id=\"tops\">\n<h2>Majice</h2>\n<table>\n<tr><th>size</th><th>EU</th><th>bust</th></tr>\n\
             <tr><td>S</td><td>36</td><td>83–87.5</td></tr>\n</table>\n</section>\n",
        ),
        ("partners.toml", "<h2>Mill &amp; Co</h2>\n<p>https://mill.example</p>\n<p>mill.svg: Mlin</p>\n"),
        ("social.toml", "<p>tiktok → https://social.example/week</p>\n"),
        ("redirects/SI.toml", "<p>/old → /new (temporary)</p>\n"),
    ] {
        let html = shown(path).await.unwrap();
        assert!(html.contains(expected), "{path}: {expected}\n{html}");
        assert!(!html.contains("youtube") && !html.contains("In Croatia"), "{path}: another country's");
    }
    assert!(list(&app).await.unwrap().is_empty(), "nothing is written");
    for (path, message) in [
        ("README.md", "content/README.md: is not a content file; `vitrina content plan --help` lists them"),
        ("faq/sl.toml", "content/faq/sl.toml: does not exist"),
        ("redirects/HR.toml", "content/redirects/HR.toml: does not exist"),
    ] {
        let error = shown(path).await.unwrap_err().to_string();
        assert!(error.contains(message), "{message}\n{error}");
    }
});

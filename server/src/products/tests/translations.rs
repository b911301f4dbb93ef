//! Texts for translators: exported, translated, and imported.

use std::path::PathBuf;

use super::*;
use crate::both;

fn export(language: &str) -> TranslationExport {
    TranslationExport {
        language: language.to_owned(),
        from: None,
        missing: false,
        tenants: Vec::new(),
        format: FileFormat::Csv,
        is_raw: false,
    }
}

async fn exported(app: &App, options: &TranslationExport) -> String {
    let mut bytes = Vec::new();
    export_texts(app, options, &mut bytes).await.unwrap();
    String::from_utf8(bytes).unwrap()
}

fn file(test: &TestDb, name: &str, text: &str) -> TranslationImport {
    let file: PathBuf = test.folder.path().join(name);
    std::fs::write(&file, text).unwrap();
    TranslationImport { file, language: "en".to_owned(), accept_changed: false, dry_run: false }
}

async fn refused(app: &App, options: &TranslationImport) -> String {
    import_texts(app, options, "operator ana").await.unwrap_err().to_string()
}

both!(a_translated_file_is_imported_and_empty_fields_are_kept, test, {
    let app = shop(&test).await;
    let mut formula = draft("sum");
    formula.texts = [(SL, text("=Majica+1", "<p>Mehka,\n\"topla\".</p>"))].into();
    save(&app, &formula).await;
    let mut tee = draft("tee");
    let english = ProductText { seo_title: Some("Tee".to_owned()), ..text("Tee", "") };
    tee.texts.insert(EN, english);
    save(&app, &tee).await;
    let csv = exported(&app, &export("en")).await;
    assert!(csv.contains("'=Majica+1"), "a spreadsheet runs no formula: {csv}");
    assert!(exported(&app, &TranslationExport { is_raw: true, ..export("en") }).await.contains(",=Majica+1,"));

    let filled =
        csv.replace(",,,,\n", ",\"'=Tee+1\",<p>Soft.</p><script>x</script>,,\n").replace(",Tee,,Tee,", ",Soft tee,,,");
    let options = file(&test, "en.csv", &filled);
    let dry =
        import_texts(&app, &TranslationImport { dry_run: true, ..options.clone() }, "operator ana").await.unwrap();
    assert_eq!((dry.written, dry.dry_run), (2, true));
    assert!(!sheet(&app, "sum").await.texts.contains_key("en"));
    let report = import_texts(&app, &options, "operator ana").await.unwrap();
    assert_eq!((report.written, report.unchanged, report.kept, report.cleaned), (2, 0, 1, 1), "{filled}");
    let sum = &sheet(&app, "sum").await.texts["en"];
    assert_eq!((sum.name.as_str(), sum.description.as_str(), sum.slug.as_str()), ("=Tee+1", "<p>Soft.</p>", "tee-1"));
    let tee = &sheet(&app, "tee").await.texts["en"];
    assert_eq!((tee.name.as_str(), tee.seo_title.as_deref(), tee.slug.as_str()), ("Soft tee", Some("Tee"), "tee"));
    assert_eq!(import_texts(&app, &options, "operator ana").await.unwrap().unchanged, 2);
});

both!(toml_round_trips_like_csv, test, {
    let app = shop(&test).await;
    let mut tee = draft("tee");
    tee.texts = [(SL, text("Majica \"rebrasta\"", "<p>Prva\nin \\ druga</p>"))].into();
    save(&app, &tee).await;
    let toml = exported(&app, &TranslationExport { format: FileFormat::Toml, ..export("en") }).await;
    assert!(toml.starts_with("language = \"en\"\n\n[[products]]\nproduct = \"tee\"\nsource = \"sl\"\n"), "{toml}");
    let nothing = import_texts(&app, &file(&test, "en.toml", &toml), "operator ana").await.unwrap();
    assert_eq!((nothing.written, nothing.untranslated), (0, 1));
    let filled = toml
        .replace("\nname = \"\"", "\nname = \"Tee\"")
        .replace("\ndescription = \"\"", "\ndescription = \"<p>a\\nb</p>\"");
    assert_eq!(import_texts(&app, &file(&test, "en.toml", &filled), "operator ana").await.unwrap().written, 1);
    assert_eq!(sheet(&app, "tee").await.texts["en"].description, "<p>a\nb</p>");
    let other = TranslationImport { language: "sl".to_owned(), ..file(&test, "en.toml", &filled) };
    let error = refused(&app, &other).await;
    assert!(error.contains("en.toml:1: language: is en, and the file is imported as sl"), "{error}");
    assert!(
        refused(&app, &file(&test, "en.toml", "language = \"en\"\n[[products]]\nnam = \"x\"\n"))
            .await
            .contains("en.toml:")
    );
});

both!(with_missing_only_missing_texts_are_exported, test, {
    let app = shop(&test).await;
    for key in ["tee", "cap", "bag"] {
        let mut product = draft(key);
        match key {
            "tee" => drop(product.texts.insert(EN, text("Tee", "<p>Soft.</p>"))),
            "cap" => drop(product.texts.insert(EN, text("Cap", ""))),
            _ => drop(product.offers.remove(&HR)),
        }
        product
            .variants
            .iter_mut()
            .for_each(|variant| variant.prices.retain(|tenant, _| product.offers.contains_key(tenant)));
        save(&app, &product).await;
    }
    let missing = || TranslationExport { missing: true, ..export("en") };
    let rows = async |options: TranslationExport| exported(&app, &options).await.lines().count() - 1;
    assert_eq!((rows(export("en")).await, rows(missing()).await), (3, 2));
    let croatia = tenants_of(&app.directory(), &keys(&["HR"])).unwrap();
    assert_eq!(rows(TranslationExport { tenants: croatia, ..missing() }).await, 1);
    // For a translation into Slovenian the source language is English, if the product has an English text.
    let slovenian = exported(&app, &export("sl")).await;
    assert!(slovenian.contains("tee,en,") && !slovenian.contains("bag,"), "{slovenian}");
});

both!(all_errors_of_a_file_are_reported_and_nothing_is_written, test, {
    let app = shop(&test).await;
    save(&app, &draft("tee")).await;
    save(&app, &draft("cap")).await;
    let csv = exported(&app, &export("en")).await;
    let row =
        |key: &str| format!("{},,", csv.lines().find(|line| line.starts_with(key)).unwrap().trim_end_matches(','));
    let head = csv.lines().next().unwrap();
    let (tee, cap) = (row("tee"), row("cap"));
    let wrong =
        format!("{head}\n{tee},Tee,,,\n{tee},Tee,,,\n{},Cup,,,\n{cap},,<p>Cap.</p>,,\n", cap.replacen("cap", "cup", 1));
    let error = refused(&app, &file(&test, "en.csv", &wrong)).await;
    for part in [
        "en.csv:3: product: `tee` is also in line 2",
        "en.csv:4: product: no product has the key `cup` (did you mean `cap`?)",
        "en.csv:5: name: is empty, though `cap` is translated",
    ] {
        assert!(error.contains(part), "{part}: {error}");
    }
    assert!(!sheet(&app, "tee").await.texts.contains_key("en"), "all or nothing");

    let mut renamed = draft("tee");
    renamed.texts = [(SL, text("Nova majica", "<p>Nova.</p>"))].into();
    save(&app, &renamed).await;
    let options = file(&test, "en.csv", &format!("{head}\n{tee},Tee,,,\n"));
    let error = refused(&app, &options).await;
    assert!(error.contains("en.csv:2: state: the text of `tee` in sl was changed since the export"), "{error}");
    let all_the_same = TranslationImport { accept_changed: true, ..options };
    assert_eq!(import_texts(&app, &all_the_same, "operator ana").await.unwrap().written, 1);

    let into_itself = TranslationImport { language: "sl".to_owned(), accept_changed: true, ..all_the_same };
    assert!(refused(&app, &into_itself).await.contains("is the language that the file is imported as"));
    let error = refused(&app, &file(&test, "en.csv", "product,name\ntee,Tee\n")).await;
    assert!(error.contains("has no column `source`") && error.contains("has no column `state`"), "{error}");
    let unknown = TranslationImport { language: "xx".to_owned(), ..file(&test, "en.csv", &csv) };
    assert!(refused(&app, &unknown).await.contains("`xx` is no language; there are en, sl"));
    let error = refused(&app, &file(&test, "en.csv", &format!("{head}\ntee,sl\n"))).await;
    assert!(error.contains("en.csv:2: ") && error.contains("2 fields"), "{error}");
});

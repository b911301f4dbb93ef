//! `vitrina backup` and `vitrina restore`.

use std::fs;

use super::test_cli::TestCli;

fn import(cli: &TestCli, handle: &str) {
    let header = "Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price";
    fs::write(cli.path("products.csv"), format!("{header}\n{handle},Cap,{handle}-1,shopify,10,15\n")).unwrap();
    cli.run("catalog import products.csv --format shopify --tenant SI --language en").succeeds();
}

#[test]
fn a_backup_is_restored_in_place_and_elsewhere_after_confirmation() {
    let cli = TestCli::with_countries();
    import(&cli, "cap");
    let originals = cli.path("data/media/originals");
    fs::create_dir_all(&originals).unwrap();
    fs::write(originals.join("cap.jpg"), b"picture").unwrap();
    let output = cli.run("backup shop.backup").succeeds();
    assert!(output.starts_with("shop.backup holds the database and 1 picture ("), "{output}");

    import(&cli, "bag");
    let found = |cli: &TestCli| cli.run("stock show cap-1 bag-1").code;
    assert_eq!(found(&cli), 0);
    // Neither command replaces anything without confirmation, which is not possible without a terminal.
    let backup = fs::read(cli.path("shop.backup")).unwrap();
    assert_ne!(cli.run("backup shop.backup").code, 0);
    assert_ne!(cli.run("restore shop.backup").code, 0);
    assert_eq!((found(&cli), fs::read(cli.path("shop.backup")).unwrap()), (0, backup));
    let output = cli.run("restore shop.backup --yes").succeeds();
    assert!(output.starts_with("shop.backup is restored: the database and 1 picture ("), "{output}");
    assert!(cli.run("stock show bag-1").fails(1).contains("no variant has the SKU `bag-1`"));
    assert_eq!(cli.json("stock show cap-1")[0]["onHand"], 10);

    let elsewhere = TestCli::empty();
    fs::copy(cli.path("shop.backup"), elsewhere.path("shop.backup")).unwrap();
    let report = elsewhere.json("restore shop.backup --yes");
    assert_eq!((&report["pictures"], &report["hasPictures"]), (&1.into(), &true.into()));
    assert_eq!(elsewhere.json("stock show cap-1")[0]["onHand"], 10);
    assert_eq!(fs::read(elsewhere.path("data/media/originals/cap.jpg")).unwrap(), b"picture");
}

#[test]
fn a_database_only_backup_is_reported_and_invalid_files_are_refused() {
    let cli = TestCli::with_countries();
    import(&cli, "cap");
    let output = cli.run("backup shop.backup --database-only").succeeds();
    assert!(output.contains("the database and no pictures (existing ones are kept)"), "{output}");
    assert!(cli.run("restore nothing.backup --yes").fails(1).contains("there is no file nothing.backup"));
    fs::write(cli.path("other.backup"), b"something else").unwrap();
    let refused = cli.run("restore other.backup --yes").fails(1);
    assert!(refused.contains("other.backup was not restored; the existing data is unchanged"), "{refused}");
    assert_eq!(cli.json("stock show cap-1")[0]["onHand"], 10);
    let postgres = cli.run("backup x.backup --database postgres://localhost/shop").fails(1);
    assert!(postgres.contains("pg_dump"), "{postgres}");
    assert!(!cli.path("x.backup").exists());
}

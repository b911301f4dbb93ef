//! Files of payouts against the schema of ISO 20022. For `make proof`, which installs the schema from PyPI (`sepaxml`) into a separate folder.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use chrono::{DateTime, NaiveDate, Utc};
use vitrina_server::{
    commissions::{Payer, SepaMessage, SepaTransfer, credit_transfers},
    money::Money,
};

/// The version that this test was written for.
const PACKAGE: &str = "sepaxml==2.7.*";
/// Prints a file's schema errors, and nothing if it is valid.
const VALIDATE: &str = "import sys, pathlib, sepaxml, xmlschema\n\
    schema = pathlib.Path(sepaxml.__file__).parent / 'schemas' / 'pain.001.001.09.xsd'\n\
    for error in xmlschema.XMLSchema(str(schema)).iter_errors(sys.argv[1]): print(error.path, error.reason)";

/// A Python interpreter with the package.
fn python() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sepa-schema");
    let python = folder.join("bin/python");
    let runs = |program: &Path, arguments: &[&str]| {
        Command::new(program).args(arguments).stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    let has_package = |python: &Path| runs(python, &["-c", "import sepaxml, xmlschema"]);
    if !has_package(&python) {
        let target = folder.to_string_lossy().into_owned();
        let install = ["-m", "pip", "install", "--quiet", PACKAGE];
        let _ = runs(Path::new("python3"), &["-m", "venv", &target]) && runs(&python, &install);
    }
    assert!(has_package(&python), "PyPI's package `sepaxml` could not be installed");
    python
}

/// The schema errors of a file.
fn errors(python: &Path, file: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("payout.xml");
    fs::write(&path, file).unwrap();
    let output = Command::new(python).args(["-c", VALIDATE]).arg(&path).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

#[test]
#[ignore = "installs a package from PyPI: `make proof` runs it"]
fn a_payouts_file_is_valid_by_the_schema_of_iso_20022() {
    let python = python();
    let message = SepaMessage {
        id: "VITRINA-7-20261123100000".to_owned(),
        created_at: "2026-11-23T10:00:00Z".parse::<DateTime<Utc>>().unwrap(),
        on: NaiveDate::from_ymd_opt(2026, 11, 25).unwrap(),
    };
    let transfer = |number: i64, holder: &str, minor: i64| SepaTransfer {
        reference: format!("VITRINA-7-{number}"),
        amount: Money::new(minor, "EUR".parse().unwrap()),
        holder: holder.to_owned(),
        iban: "DE89370400440532013000".to_owned(),
        text: format!("Affiliate payout 7-{number}"),
    };
    let long = "Ž".repeat(200);
    let transfers = [
        transfer(1, "Šiška & Žaba, d.o.o.", 123_456),
        transfer(2, "Δημήτρης <Παπαδόπουλος>", 5),
        transfer(3, "রহিমা খাতুন", 100),
        transfer(4, &long, 99_999_999_999),
        transfer(5, "🙂", 1),
    ];
    for bic in [None, Some("LJBASI2X".to_owned())] {
        let payer = Payer { name: "Vitrina d.o.o.".to_owned(), iban: "SI56191000000123438".to_owned(), bic };
        let file = credit_transfers(&message, &payer, &transfers).unwrap();
        assert_eq!(errors(&python, &file), "", "{file}");
        // The schema is really applied.
        let broken = file.replace("<ChrgBr>SLEV</ChrgBr>", "<ChrgBr>FREE</ChrgBr>");
        assert!(errors(&python, &broken).contains("ChrgBr"));
    }
}

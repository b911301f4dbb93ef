//! `vitrina consent …`.

use super::test_cli::TestCli;

#[test]
fn a_receipt_that_proves_nothing_is_said_to() {
    let cli = TestCli::with_countries();
    let none = cli.run("consent show 0123456789abcdef --tenant SI").fails(1);
    assert!(none.contains("SI has no consent record with the receipt 0123456789abcdef"), "{none}");
    assert!(cli.run("consent show x --tenant XX").fails(1).contains("there is no country XX"));
}

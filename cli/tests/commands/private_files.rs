//! Files with personal data are accessible to the user who runs vitrina only.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use crate::test_cli::TestCli;

/// All files in a folder, and the folder itself, that other users can access.
fn open_to_others(path: &Path) -> Vec<PathBuf> {
    let metadata = fs::symlink_metadata(path).unwrap();
    let mut found = Vec::new();
    if metadata.permissions().mode() & 0o077 != 0 {
        found.push(path.to_owned());
    }
    if metadata.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            found.extend(open_to_others(&entry.unwrap().path()));
        }
    }
    found
}

/// Runs the binary with a umask that lets everybody read.
fn run_openly(cli: &TestCli, arguments: &str) {
    let command = format!("umask 022; exec {} {arguments}", env!("CARGO_BIN_EXE_vitrina"));
    let done = Command::new("sh").current_dir(cli.path("")).args(["-c", &command]).output().unwrap();
    assert!(done.status.success(), "{done:?}");
}

#[test]
fn nobody_else_may_read_the_data_folder_and_exports() {
    let cli = TestCli::empty();
    run_openly(&cli, "tenant apply");
    run_openly(&cli, "translations seed");
    run_openly(&cli, "user create boss@example.com --type admin");
    run_openly(&cli, "newsletter export subscribers.csv");
    run_openly(&cli, "mail test ana@example.com --tenant SI --language en");
    assert!(cli.path("data/vitrina.db").exists());
    let emails: Vec<PathBuf> =
        fs::read_dir(cli.path("data/mail")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(matches!(&emails[..], [email] if email.extension().is_some_and(|kind| kind == "eml")), "{emails:?}");
    assert_eq!(open_to_others(&cli.path("data")), [] as [PathBuf; 0]);
    assert_eq!(open_to_others(&cli.path("subscribers.csv")), [] as [PathBuf; 0]);
}

#[test]
fn permissions_of_files_of_an_earlier_version_are_restricted() {
    let cli = TestCli::with_countries();
    fs::create_dir(cli.path("data/mail")).unwrap();
    fs::set_permissions(cli.path("data/mail"), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(cli.path("data/vitrina.db"), fs::Permissions::from_mode(0o644)).unwrap();
    cli.run("user list").succeeds();
    assert_eq!(open_to_others(&cli.path("data")), [] as [PathBuf; 0]);
}

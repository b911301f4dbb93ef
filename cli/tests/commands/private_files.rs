//! What is kept of people is for the user who runs vitrina, and for nobody else on the machine.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
};

use crate::desk::Desk;

/// Everything below a folder, and the folder itself, that others may do something with.
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

/// Runs the binary where the user's umask lets everybody read.
fn run_openly(desk: &Desk, words: &str) {
    let command = format!("umask 022; exec {} {words}", env!("CARGO_BIN_EXE_vitrina"));
    let done = Command::new("sh").current_dir(desk.path("")).args(["-c", &command]).output().unwrap();
    assert!(done.status.success(), "{done:?}");
}

#[test]
fn nobody_else_may_read_the_data_folder_and_exports() {
    let desk = Desk::empty();
    run_openly(&desk, "tenant apply");
    run_openly(&desk, "translations seed");
    run_openly(&desk, "user create boss@example.com --type admin");
    run_openly(&desk, "newsletter export letters.csv");
    assert!(desk.path("data/vitrina.db").exists());
    assert_eq!(open_to_others(&desk.path("data")), [] as [PathBuf; 0]);
    assert_eq!(open_to_others(&desk.path("letters.csv")), [] as [PathBuf; 0]);
}

#[test]
fn what_an_earlier_version_left_open_is_closed() {
    let desk = Desk::with_countries();
    fs::create_dir(desk.path("data/mail")).unwrap();
    fs::set_permissions(desk.path("data/mail"), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(desk.path("data/vitrina.db"), fs::Permissions::from_mode(0o644)).unwrap();
    desk.run("user list").good();
    assert_eq!(open_to_others(&desk.path("data")), [] as [PathBuf; 0]);
}

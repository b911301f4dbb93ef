//! Files with personal data: other users of the machine must not be able to read them.
//!
//! The command line sets a umask of 077, so all files that it creates are private. This removes the permissions from files that
//! an earlier version, or another program, created as readable by others.

use std::{io, path::Path};

use crate::config::Settings;

/// Sets the database's files to 0600 and the folders of e-mails and pictures to 0700, if they exist and belong to this user.
pub fn restrict(settings: &Settings, database: Option<&Path>) {
    if let Some(database) = database {
        for ending in ["", "-wal", "-shm", "-journal"] {
            let mut name = database.as_os_str().to_owned();
            name.push(ending);
            report(Path::new(&name), set_mode(Path::new(&name), 0o600));
        }
    }
    for folder in ["mail", "media"].map(|name| settings.data.join(name)) {
        report(&folder, set_mode(&folder, 0o700));
    }
}

fn report(path: &Path, outcome: io::Result<()>) {
    if let Err(error) = outcome
        && error.kind() != io::ErrorKind::NotFound
    {
        tracing::warn!(path = %path.display(), %error, "other users may be able to read this: its permissions cannot be set");
    }
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let metadata = std::fs::metadata(path)?;
    let for_others = metadata.permissions().mode() & 0o077;
    if for_others == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode))
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

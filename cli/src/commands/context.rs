//! The context of a command: its settings, its output, the clock, the database, and who runs it.

use anyhow::{Context as _, Result};
use vitrina_server::{
    app::App,
    clock::Clock,
    config::{DatabaseUrl, Settings},
    db::{self, Db, DbOptions},
    private_files,
};

use crate::output::Output;

/// The operating system's name of the operator, for logs.
pub(super) fn actor() -> String {
    let user = ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    format!("operator {}", user.as_deref().unwrap_or("unknown"))
}

/// The context passed to every command.
#[derive(Clone, Debug)]
pub struct Context {
    /// Settings merged from file, environment and flags.
    pub settings: Settings,
    /// The only way to print.
    pub output: Output,
    /// The clock for everything that is done with the shop.
    pub clock: Clock,
}

impl Context {
    /// As `open_app`, with the limits for serving.
    pub async fn open_app_to_serve(&self) -> Result<App> {
        let db = self.migrated(self.connect_with(&DbOptions::serving(&self.settings)).await?).await?;
        Ok(App::open(self.settings.clone(), db, self.clock.clone()).await?)
    }

    /// Opens the database and runs missing migrations; creates the data folder and the SQLite file if they do not exist.
    pub async fn open_db(&self) -> Result<Db> {
        self.migrated(self.connect().await?).await
    }

    async fn migrated(&self, db: Db) -> Result<Db> {
        db::migrate(&db).await.with_context(|| format!("cannot bring {} up to date", self.database_name()))?;
        Ok(db)
    }

    /// Opens the database for a command that must change nothing: none when it does not exist yet, an error when migrations are
    /// missing.
    pub async fn existing_db(&self) -> Result<Option<Db>> {
        if self.sqlite_path().is_some_and(|path| !std::path::Path::new(&path).exists()) {
            return Ok(None);
        }
        let db = self.connect().await?;
        let state = db::migration_state(&db).await?;
        if state.applied == 0 {
            return Ok(None);
        }
        anyhow::ensure!(
            state.applied >= state.known,
            "{} lacks {} of {} migrations: run `vitrina migrate` first",
            self.database_name(),
            state.known - state.applied,
            state.known
        );
        Ok(Some(db))
    }

    /// Opens the app state that the library's services need, on a migrated database.
    pub async fn open_app(&self) -> Result<App> {
        Ok(App::open(self.settings.clone(), self.open_db().await?, self.clock.clone()).await?)
    }

    /// Opens the database without running migrations.
    pub async fn connect(&self) -> Result<Db> {
        self.connect_with(&DbOptions::default()).await
    }

    async fn connect_with(&self, options: &DbOptions) -> Result<Db> {
        if let Some(path) = self.sqlite_path()
            && let Some(folder) = std::path::Path::new(&path).parent()
        {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot create the folder {}", folder.display()))?;
        }
        let db = Db::connect_with(&self.settings.database_url(), options)
            .await
            .with_context(|| format!("cannot open the database {}", self.database_name()))?;
        private_files::restrict(&self.settings, self.sqlite_path().as_deref().map(std::path::Path::new));
        Ok(db)
    }

    /// The database's URL without its password.
    pub fn database_name(&self) -> String {
        DatabaseUrl::from(self.settings.database_url()).to_string()
    }

    fn sqlite_path(&self) -> Option<String> {
        let url = self.settings.database_url();
        let postgres = url.starts_with("postgres:") || url.starts_with("postgresql:");
        (!postgres).then(|| url.strip_prefix("sqlite:").unwrap_or(&url).to_owned())
    }
}

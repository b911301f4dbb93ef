//! `vitrina serve`: serves the hosts of all countries until it is stopped.

use std::net::SocketAddr;

use anyhow::{Context as _, Result};
use tokio::net::TcpListener;
use vitrina_server::{app::App, i18n, tenancy::Tenant};

use super::context::Context;
use crate::{allocator, output::count};

/// Options of `serve` and `demo`.
#[derive(Clone, Debug, clap::Args)]
pub struct Listen {
    /// Address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDR:PORT")]
    pub listen: Option<SocketAddr>,
    /// URL of a Vite development server to load the front end's modules from
    #[arg(long, value_name = "URL", hide = true)]
    pub vite: Option<String>,
}

/// Serves the shops in the database.
pub async fn run(context: &Context, listen: Listen) -> Result<()> {
    let mut context = context.clone();
    listen.apply(&mut context);
    let app = context.open_app_to_serve().await?;
    write_missing_texts(&context, &app).await?;
    serve(&context, app).await
}

/// Writes the built-in texts of the interface when no language has any: without `translations seed`, pages would show the ids of
/// their texts.
async fn write_missing_texts(context: &Context, app: &App) -> Result<()> {
    let (directory, translations) = (app.directory(), app.translations());
    let has_texts = directory.languages.iter().any(|language| !translations.area_names(language).is_empty());
    if has_texts || directory.languages.is_empty() {
        return Ok(());
    }
    match i18n::seed(&app.db, &directory.languages, &i18n::Texts::embedded(), false).await {
        Ok(_) => context.output.note("The database had no texts of the interface: the built-in ones were written."),
        Err(error) => {
            let reason = format!("the built-in texts cannot be written: {error}; run `vitrina translations seed`");
            context.output.warn(&reason);
        }
    }
    Ok(app.catch_up().await?)
}

impl Listen {
    /// Overrides the settings by the flags.
    pub fn apply(self, context: &mut Context) {
        if let Some(address) = self.listen {
            context.settings.listen = address;
        }
        if self.vite.is_some() {
            context.settings.vite = self.vite;
        }
    }
}

/// Listens, prints the address, and serves until SIGINT or SIGTERM.
pub async fn serve(context: &Context, app: App) -> Result<()> {
    let address = context.settings.listen;
    let listener = TcpListener::bind(address).await.with_context(|| {
        format!("cannot listen on {address}: is another server running there? Choose another with --listen")
    })?;
    let bound = listener.local_addr()?;
    announce(context, &app, bound);
    let trimming = tokio::spawn(allocator::trim_regularly());
    let served = vitrina_server::serve(app, listener, stop_signal()).await;
    trimming.abort();
    served?;
    context.output.note("Stopped.");
    Ok(())
}

fn announce(context: &Context, app: &App, address: SocketAddr) {
    let directory = app.directory();
    let shops: Vec<&std::sync::Arc<Tenant>> = directory.active().collect();
    if shops.is_empty() {
        context.output.warn("no country is open, so no page can be found: `vitrina doctor` says what to do, `vitrina demo` sets up a demo shop");
    }
    context.output.note(&format!("\nVitrina serves {}:", count(shops.len(), "shop")));
    for shop in shops {
        let host = format!("http://{}.localhost:{}", shop.code.to_lowercase(), address.port());
        let languages: Vec<&str> = shop.languages.iter().map(|language| language.code.as_str()).collect();
        context.output.note(&format!(
            "  {host:<28} {:<16} {:<4} {}",
            shop.name,
            shop.currency.code,
            languages.join(" ")
        ));
    }
    context.output.note("\nStop with Ctrl+C.");
}

async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(error) => {
                tracing::warn!(%error, "cannot listen for SIGTERM");
                let _ = interrupt.await;
            }
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupt.await;
    }
}

//! `vitrina demo`: sets up sixteen shops with a catalogue from nothing, in one command that can be repeated.

use std::sync::Mutex;

use anyhow::{Context as _, Result};
use indicatif::ProgressBar;
use vitrina_server::{
    app::App,
    catalog,
    clock::Clock,
    config::{COUNTRY, LinkBase},
    demo::{self, Progress, Report},
    i18n,
    media::{self, Asset, ImageTransform},
    tenancy::{self, Configuration, files},
};

use super::{
    context::Context,
    serve::{self, Listen},
};
use crate::output::{Output, count};

/// Options of `demo`.
#[derive(Clone, Debug, clap::Args)]
pub struct Demo {
    #[command(flatten)]
    listen: Listen,
    /// Render pictures only when they are requested, not those of product cards in advance
    #[arg(long)]
    no_warm_up: bool,
}

/// Creates what is missing, then serves.
pub async fn run(context: &Context, command: Demo) -> Result<()> {
    let mut context = context.clone();
    command.listen.apply(&mut context);
    link_to_here(&mut context)?;
    context.settings.is_demo = true;
    let data = &context.settings.data;
    demo::mark(data).with_context(|| format!("cannot write to {}", data.display()))?;
    let folder = data.clone();
    context
        .settings
        .affiliates
        .complete_or_make(&folder)
        .with_context(|| format!("cannot write to {}", folder.display()))?;
    let db = context.open_db().await?;
    let countries = files::read(&files::built_in(), &Configuration::default())?;
    tenancy::apply(&db, &Clock::System, &countries).await?;
    let languages = tenancy::load(&db).await?.languages;
    i18n::seed(&db, &languages, &i18n::Texts::embedded(), false).await?;
    db.close().await;

    let app = context.open_app().await?;
    let bars = ProgressBars::new(context.output.clone());
    let report = demo::load(&app, &|progress| bars.show(progress)).await?;
    bars.finish();
    describe(&context.output, &report);
    if let Some(sample) = demo::customer(&app).await? {
        context.output.value(&sample, |sample| {
            format!("A sample customer signs in as {} with {} (shown only once).", sample.email, sample.password)
        })?;
    }
    if let Some(sample) = demo::partner(&app).await? {
        context.output.value(&sample, |sample| {
            format!("A sample partner signs in as {} with {} (shown only once).", sample.email, sample.password)
        })?;
    }
    demo::offers(&app).await?;
    app.catch_up().await?;
    let pictures = if command.no_warm_up { Vec::new() } else { first_pictures(&app).await? };
    let warming = media::warm(&app.db, &app.media, pictures);
    let served = serve::serve(&context, app).await;
    warming.abort();
    served
}

/// The demo's hosts are reachable on this machine only, so links in e-mails use its address.
fn link_to_here(context: &mut Context) -> Result<()> {
    let settings = &mut context.settings;
    let base = format!("http://{COUNTRY}.localhost:{}", settings.listen.port());
    let links = LinkBase::try_from(base).map_err(anyhow::Error::msg)?;
    settings.mail.links.get_or_insert(links);
    Ok(())
}

/// The pictures that the first visitors see: those of cards, in the widths that phones and desktops request.
async fn first_pictures(app: &App) -> Result<Vec<(Asset, ImageTransform)>> {
    let ids = catalog::leading_pictures(&app.db).await?;
    let assets = media::assets(&app.db, &ids).await?;
    Ok(ids.iter().filter_map(|id| assets.get(id)).map(|asset| (asset.clone(), ImageTransform::width(640))).collect())
}

fn describe(output: &Output, report: &Report) {
    for warning in &report.warnings {
        output.warn(warning);
    }
    if !report.is_changed() {
        return output.note("The demo shop is up to date.");
    }
    output.note(&format!(
        "The demo shop is set up: {} created, {} changed, {} drawn.",
        count(usize::try_from(report.created).unwrap_or(usize::MAX), "product"),
        report.updated,
        count(usize::try_from(report.pictures_drawn).unwrap_or(usize::MAX), "picture"),
    ));
}

/// Progress bars, one after the other, as loading proceeds.
struct ProgressBars {
    output: Output,
    current: Mutex<Option<(&'static str, ProgressBar)>>,
}

impl ProgressBars {
    fn new(output: Output) -> Self {
        Self { output, current: Mutex::new(None) }
    }

    fn show(&self, progress: Progress) {
        let Ok(mut current) = self.current.lock() else { return };
        let is_same = current.as_ref().is_some_and(|(what, _)| *what == progress.what);
        if !is_same {
            if let Some((_, bar)) = current.take() {
                bar.finish_and_clear();
            }
            *current = Some((progress.what, self.output.progress(progress.what, Some(progress.total))));
        }
        if let Some((_, bar)) = current.as_ref() {
            bar.set_position(progress.done);
        }
    }

    fn finish(&self) {
        if let Ok(mut current) = self.current.lock()
            && let Some((_, bar)) = current.take()
        {
            bar.finish_and_clear();
        }
    }
}

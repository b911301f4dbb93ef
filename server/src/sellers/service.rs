//! Use cases: apply, decide, show, list, forget.

use chrono::TimeDelta;

use super::{
    emails::{self, SendEmail, Step},
    model::{Application, Decision, Goods, MOST_OPEN, OF_EMAIL, OF_NETWORK, Quantity, Seller, Status},
    store::{self, NewApplication},
};
use crate::{
    app::App,
    cache::depend_on,
    changes::{self, Change, Topic},
    content::editorial,
    db::{Db, DbResult, Tx},
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::{SellerApplicationId, TenantId},
    rate_limit,
    tenancy::Storefront,
    translate::country_name,
    visitor::Visitor,
};

/// Most sellers that a page shows.
const MOST_SHOWN: i64 = 500;
/// Applications read at once for an export.
const BATCH: i64 = 500;

/// Who applies, checked by the form's rules.
#[derive(Clone, Debug)]
pub struct Applicant<'a> {
    /// The company's name.
    pub company: &'a str,
    /// Whom to talk to there.
    pub contact_name: &'a str,
    /// The address, in the form in which addresses are compared.
    pub email: &'a str,
    /// The number with its dialling code.
    pub phone: &'a str,
    /// The company's country.
    pub country_id: TenantId,
    /// The company's own pages, as an absolute address.
    pub web_address: &'a str,
    /// What it sells.
    pub goods: Vec<Goods>,
    /// How many items a month.
    pub quantity: Quantity,
    /// Paragraphs.
    pub message: &'a [String],
    /// Whether it agrees to be shown once accepted.
    pub is_listed: bool,
    /// A field that no person sees.
    pub trap: &'a str,
}

/// Stores an application, and writes to its sender and to the shop. A program that fills what no person sees is answered as if it had
/// succeeded, and so is an address with several applications that nobody has decided on: it may be a stranger's.
pub async fn apply(app: &App, storefront: &Storefront, applicant: Applicant<'_>, visitor: &Visitor) -> Result<()> {
    let keys = OF_NETWORK.of_networks(visitor.address);
    rate_limit::limit(app, keys.into_iter().chain([OF_EMAIL.of(applicant.email)])).await?;
    if !applicant.trap.trim().is_empty() {
        return Ok(());
    }
    let now = app.clock.now();
    let (tenant, language) = (&storefront.tenant, &storefront.language);
    let published = editorial::terms_version(app, tenant, language).await?;
    let goods: Vec<&str> = applicant.goods.iter().map(|goods| goods.word()).collect();
    let paragraphs: Vec<&str> =
        applicant.message.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
    let application = NewApplication {
        tenant_id: tenant.id,
        company: applicant.company,
        contact_name: applicant.contact_name,
        email: applicant.email,
        phone: applicant.phone,
        country_id: applicant.country_id,
        web_address: applicant.web_address,
        goods: goods.join(","),
        quantity: applicant.quantity,
        message: paragraphs.join("\n"),
        is_listed: applicant.is_listed,
        language_id: language.id,
        terms_version: published.unwrap_or_else(|| tenant.terms_version.clone()),
        now,
    };
    let mut tx = app.db.begin().await?;
    if store::count_open(&mut tx, tenant.id, applicant.email).await? >= MOST_OPEN {
        return Ok(());
    }
    let id = store::insert(&mut tx, application).await?;
    for step in [Step::Received, Step::Application] {
        emails::enqueue(&mut tx, tenant.id, now, &SendEmail { id, step }).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Accepts or rejects an application and tells its sender; gives it as it is after that. The same decision twice is refused. A `dry_run`
/// writes nothing and tells nobody.
pub async fn decide(app: &App, id: SellerApplicationId, decision: &Decision, dry_run: bool) -> Result<Application> {
    let wrong = |message: String| Error::from(Diagnostic::new(format!("application {id}"), 0, message));
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let row = store::find(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    let before = Application::from(row.clone());
    let next = decision.status();
    if !before.status.may_become(next) {
        return Err(wrong(format!("is {} already", next.word())));
    }
    let reason = match decision {
        Decision::Accept => None,
        Decision::Reject { reason } if reason.trim().is_empty() => {
            return Err(wrong("needs the reason that its sender is told".to_owned()));
        }
        Decision::Reject { reason } => Some(reason.trim()),
    };
    if store::decide(&mut tx, &row, next, reason, now).await? == 0 {
        return Err(wrong("was decided on by somebody else at this moment: look at it again".to_owned()));
    }
    let step = if next == Status::Accepted { Step::Accepted } else { Step::Rejected };
    emails::enqueue(&mut tx, row.tenant_id, now, &SendEmail { id, step }).await?;
    if before.is_listed {
        changes::record(&mut tx, &[Change::in_tenant(Topic::Content, row.tenant_id)]).await?;
    }
    let decided = store::find(&mut tx, id).await?.map(Application::from).ok_or_else(|| unknown(id))?;
    if !dry_run {
        tx.commit().await?;
    }
    Ok(decided)
}

/// An application, or an error that says where to find its id.
pub async fn find(app: &App, id: SellerApplicationId) -> Result<Application> {
    store::find(&app.db, id).await?.map(Application::from).ok_or_else(|| unknown(id))
}

fn unknown(id: SellerApplicationId) -> Error {
    Diagnostic::new(format!("application {id}"), 0, "is not there; `vitrina seller list` shows all of them").into()
}

/// The country's accepted sellers that agreed to be shown.
pub async fn accepted(app: &App, storefront: &Storefront) -> Result<Vec<Seller>> {
    depend_on(Change::in_tenant(Topic::Content, storefront.tenant.id));
    depend_on(Change::all(Topic::Tenancy));
    let rows = store::listed(&app.db, storefront.tenant.id, MOST_SHOWN).await?;
    let directory = app.directory();
    let seller = |application: Application| Seller {
        country: directory
            .tenant(application.country_id)
            .map(|tenant| country_name(app, storefront, tenant))
            .unwrap_or_default(),
        name: application.company,
        web_address: application.web_address,
        goods: application.goods,
    };
    Ok(rows.into_iter().map(|row| seller(row.into())).collect())
}

/// Which applications to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Of these countries only; empty means all.
    pub tenants: Vec<TenantId>,
    /// In this status only.
    pub status: Option<Status>,
    /// 1-based.
    pub page: i64,
    /// Applications a page.
    pub take: i64,
}

impl Query {
    fn filter(&self) -> store::Filter<'_> {
        store::Filter { tenants: &self.tenants, status: self.status }
    }
}

/// A page of applications in the order in which they came, and how many there are in all.
pub async fn list(db: &Db, query: &Query) -> DbResult<(Vec<Application>, i64)> {
    let (filter, skip) = (query.filter(), (query.page - 1).max(0) * query.take);
    let rows = store::list(db, filter, SellerApplicationId::default(), query.take, skip).await?;
    Ok((rows.into_iter().map(Application::from).collect(), store::count(db, filter).await?))
}

/// Gives every application of some countries and one status to `each`. Page and take of the query do not matter. Tells how many there were.
pub async fn export(
    db: &Db,
    query: &Query,
    mut each: impl FnMut(&Application) -> std::io::Result<()>,
) -> Result<usize> {
    let (mut after, mut count) = (SellerApplicationId::default(), 0);
    loop {
        let rows = store::list(db, query.filter(), after, BATCH, 0).await?;
        let Some(last) = rows.last() else { return Ok(count) };
        after = last.id;
        count += rows.len();
        for row in rows {
            each(&row.into())?;
        }
    }
}

/// All applications of an address, for the person whose it is.
pub async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Application>> {
    Ok(store::of_email(db, email).await?.into_iter().map(Application::from).collect())
}

/// Deletes all applications of an address; e-mails about them that wait are not sent. The caller commits.
pub async fn forget_everywhere(tx: &mut Tx, email: &str) -> DbResult<()> {
    let tenants = store::delete_of_email(tx, email).await?;
    let changes: Vec<Change> = tenants.into_iter().map(|tenant| Change::in_tenant(Topic::Content, tenant)).collect();
    if changes.is_empty() { Ok(()) } else { changes::record(tx, &changes).await }
}

/// Forgets applications on which nobody has decided for longer than `keep`.
pub async fn prune_open(app: &App, keep: TimeDelta) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let gone = store::delete_open(&mut tx, app.clock.now() - keep).await?;
    tx.commit().await?;
    Ok(gone)
}

/// Forgets applications that were rejected longer ago than `keep`.
pub async fn prune_rejected(app: &App, keep: TimeDelta) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let gone = store::delete_rejected(&mut tx, app.clock.now() - keep).await?;
    tx.commit().await?;
    Ok(gone)
}

//! Use cases: apply, decide, show, list, delete.

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

/// Maximum number of sellers on the page.
const MOST_SHOWN: i64 = 500;
/// The name of the lock on the applications of an address in a country.
const LOCK: &str = "seller application";
/// Applications read per query in an export.
const BATCH: i64 = 500;

/// An applicant; the form's rules have validated the fields.
#[derive(Clone, Debug)]
pub struct Applicant<'a> {
    /// The company's name.
    pub company: &'a str,
    /// The contact person.
    pub contact_name: &'a str,
    /// The e-mail address, in the form in which addresses are compared.
    pub email: &'a str,
    /// The phone number, with dialling code.
    pub phone: &'a str,
    /// The company's country.
    pub country_id: TenantId,
    /// The company's website, as an absolute URL.
    pub web_address: &'a str,
    /// What it sells.
    pub goods: Vec<Goods>,
    /// How many items a month.
    pub quantity: Quantity,
    /// Paragraphs.
    pub message: &'a [String],
    /// Whether it agrees to be listed once accepted.
    pub is_listed: bool,
    /// The honeypot field, invisible to people.
    pub trap: &'a str,
}

/// Stores an application, and sends e-mails to its sender and to the shop. A bot that fills in the honeypot field gets a success
/// response, and so does an address with too many undecided applications, because it may belong to someone else.
pub async fn apply(app: &App, storefront: &Storefront, applicant: Applicant<'_>, visitor: &Visitor) -> Result<()> {
    let keys = OF_NETWORK.of_networks(visitor.address);
    rate_limit::limit(app, keys.into_iter().chain([OF_EMAIL.of(applicant.email)])).await?;
    if !applicant.trap.trim().is_empty() {
        return Ok(());
    }
    let now = app.clock.now();
    let (tenant, language) = (&storefront.tenant, &storefront.language);
    let published = editorial::terms_version(app, tenant, language).await?;
    let goods: Vec<&str> = applicant.goods.iter().map(|goods| goods.name()).collect();
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
    tx.lock_text(LOCK, tenant.id, applicant.email).await?;
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

/// Accepts or rejects an application and notifies its sender; returns it with the new status. The same decision twice is refused.
/// A `dry_run` writes nothing and notifies nobody.
pub async fn decide(app: &App, id: SellerApplicationId, decision: &Decision, dry_run: bool) -> Result<Application> {
    let wrong = |message: String| Error::from(Diagnostic::new(format!("application {id}"), 0, message));
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let row = store::find(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    let before = Application::from(row.clone());
    let next = decision.status();
    if !before.status.may_become(next) {
        return Err(wrong(format!("is {} already", next.name())));
    }
    let reason = match decision {
        Decision::Accept => None,
        Decision::Reject { reason } if reason.trim().is_empty() => {
            return Err(wrong("needs a reason for the applicant".to_owned()));
        }
        Decision::Reject { reason } => Some(reason.trim()),
    };
    if store::decide(&mut tx, &row, next, reason, now).await? == 0 {
        return Err(wrong("was changed by somebody else at the same time: check it again".to_owned()));
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

/// The application with this id; the error for an unknown id says where to find it.
pub async fn find(app: &App, id: SellerApplicationId) -> Result<Application> {
    store::find(&app.db, id).await?.map(Application::from).ok_or_else(|| unknown(id))
}

fn unknown(id: SellerApplicationId) -> Error {
    Diagnostic::new(format!("application {id}"), 0, "does not exist; `vitrina seller list` lists all applications")
        .into()
}

/// The country's accepted sellers that agreed to be listed.
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

/// A query for applications.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Only of these countries; all when empty.
    pub tenants: Vec<TenantId>,
    /// Only in this status.
    pub status: Option<Status>,
    /// 1-based.
    pub page: i64,
    /// Applications per page.
    pub take: i64,
}

impl Query {
    fn filter(&self) -> store::Filter<'_> {
        store::Filter { tenants: &self.tenants, status: self.status }
    }
}

/// A page of applications in order of arrival, and the total number.
pub async fn list(db: &Db, query: &Query) -> DbResult<(Vec<Application>, i64)> {
    let (filter, skip) = (query.filter(), (query.page - 1).max(0) * query.take);
    let rows = store::list(db, filter, SellerApplicationId::default(), query.take, skip).await?;
    Ok((rows.into_iter().map(Application::from).collect(), store::count(db, filter).await?))
}

/// Calls `each` for every application of the query's countries and status. Its page and take are ignored. Returns their number.
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

/// All applications with an address, for its owner.
pub async fn of_email(db: &Db, email: &str) -> DbResult<Vec<Application>> {
    Ok(store::of_email(db, email).await?.into_iter().map(Application::from).collect())
}

/// Deletes all applications with an address; queued e-mails about them are not sent. The caller commits.
pub async fn erase_everywhere(tx: &mut Tx, email: &str) -> DbResult<()> {
    let tenants = store::delete_of_email(tx, email).await?;
    let changes: Vec<Change> = tenants.into_iter().map(|tenant| Change::in_tenant(Topic::Content, tenant)).collect();
    if changes.is_empty() { Ok(()) } else { changes::record(tx, &changes).await }
}

/// Deletes applications that have been undecided for longer than `keep`.
pub async fn prune_open(app: &App, keep: TimeDelta) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let gone = store::delete_open(&mut tx, app.clock.now() - keep).await?;
    tx.commit().await?;
    Ok(gone)
}

/// Deletes applications that were rejected longer ago than `keep`.
pub async fn prune_rejected(app: &App, keep: TimeDelta) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let gone = store::delete_rejected(&mut tx, app.clock.now() - keep).await?;
    tx.commit().await?;
    Ok(gone)
}

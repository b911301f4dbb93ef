//! ledger_entry: appending, balances, and queries for the checks.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::{
    commissions::{
        model::LedgerEntry,
        postings::{Account, PostingEvent},
        statement::LedgerSum,
    },
    db::{self, Db, DbResult, Session, Tx},
    error::Result,
    id::{AffiliateId, CommissionId, PayoutLineId},
    money::{CurrencyCode, Money},
};

/// A transaction to append.
#[derive(Clone, Debug)]
pub struct Posting {
    pub act: PostingEvent,
    pub affiliate_id: AffiliateId,
    pub amount: Money,
    pub commission_id: Option<CommissionId>,
    pub payout_line_id: Option<PayoutLineId>,
    pub reason: Option<String>,
}

/// One side of a transaction.
struct NewLedgerEntry<'p> {
    transaction: Uuid,
    posting: &'p Posting,
    account: Account,
    amount: Money,
}

/// Appends transactions; those with an amount of zero are skipped.
pub async fn append(tx: &mut Tx, postings: &[Posting], actor: &str, now: DateTime<Utc>) -> Result<()> {
    let mut entries: Vec<NewLedgerEntry<'_>> = Vec::with_capacity(postings.len() * 2);
    for posting in postings.iter().filter(|posting| !posting.amount.is_zero()) {
        let transaction = crate::id::ordered();
        let both = posting.act.entries(posting.amount)?;
        entries.extend(both.map(|(account, amount)| NewLedgerEntry { transaction, posting, account, amount }));
    }
    let head = "INSERT INTO ledger_entry (transaction_id, kind, account, affiliate_id, currency, amount_minor, commission_id, \
                payout_line_id, actor, reason, happened_at) VALUES";
    db::insert_many(tx, head, "", &entries, |statement, entry| {
        let NewLedgerEntry { transaction, posting, account, amount } = entry;
        statement
            .push_bind(" (", *transaction)
            .push_bind(",", posting.act.kind())
            .push_bind(",", account.name())
            .push_bind(",", posting.affiliate_id)
            .push_bind(",", amount.currency)
            .push_bind(",", amount.minor)
            .push_bind(",", posting.commission_id)
            .push_bind(",", posting.payout_line_id)
            .push_bind(",", actor.to_owned())
            .push_bind(",", posting.reason.clone())
            .push_bind(",", now)
            .push(")")
    })
    .await?;
    Ok(())
}

/// The amount payable to a partner in a currency.
pub async fn payable<'c>(session: impl Session<'c>, affiliate: AffiliateId, currency: CurrencyCode) -> DbResult<Money> {
    let minor = session
        .sql(
            "SELECT CAST(COALESCE(SUM(amount_minor), 0) AS BIGINT) FROM ledger_entry \
             WHERE affiliate_id = $1 AND account = 'payable' AND currency = $2",
        )
        .bind(affiliate)
        .bind(currency)
        .scalar();
    Ok(Money::new(minor.await?, currency))
}

/// Partners with the amounts payable to them in a currency, by their ids; those without one are left out.
pub async fn payables<'c>(session: impl Session<'c>, currency: CurrencyCode) -> DbResult<Vec<(AffiliateId, Money)>> {
    let rows: Vec<(AffiliateId, i64)> = session
        .sql(
            "SELECT affiliate_id, CAST(SUM(amount_minor) AS BIGINT) FROM ledger_entry WHERE account = 'payable' AND currency = $1 \
             GROUP BY affiliate_id HAVING SUM(amount_minor) <> 0 ORDER BY affiliate_id",
        )
        .bind(currency)
        .all()
        .await?;
    Ok(rows.into_iter().map(|(affiliate, minor)| (affiliate, Money::new(minor, currency))).collect())
}

/// Currencies in which an amount was ever payable.
pub async fn currencies(db: &Db) -> DbResult<Vec<CurrencyCode>> {
    db.sql("SELECT currency FROM ledger_entry WHERE account = 'payable' GROUP BY currency ORDER BY currency")
        .scalars()
        .await
}

/// Sums of a partner's accounts in a period, by currency, account and kind.
pub async fn sums(
    db: &Db,
    affiliate: AffiliateId,
    from: Option<DateTime<Utc>>,
    to: DateTime<Utc>,
) -> DbResult<Vec<LedgerSum>> {
    db.sql(
        "SELECT currency, account, kind, CAST(SUM(amount_minor) AS BIGINT) AS amount_minor, COUNT(*) AS count FROM ledger_entry \
         WHERE affiliate_id = $1 AND happened_at < $2",
    )
    .bind(affiliate)
    .bind(to)
    .push_some(" AND happened_at >=", from)
    .push(" GROUP BY currency, account, kind ORDER BY currency, account, kind")
    .all()
    .await
}

/// The time of a partner's first ledger entry.
pub async fn first<'c>(session: impl Session<'c>, affiliate: AffiliateId) -> DbResult<Option<DateTime<Utc>>> {
    session
        .sql("SELECT happened_at FROM ledger_entry WHERE affiliate_id = $1 ORDER BY happened_at LIMIT 1")
        .bind(affiliate)
        .optional_scalar()
        .await
}

/// Partners whose ledger changed in a period.
pub async fn touched(db: &Db, from: DateTime<Utc>, to: DateTime<Utc>) -> DbResult<Vec<AffiliateId>> {
    db.sql(
        "SELECT affiliate_id FROM ledger_entry WHERE happened_at >= $1 AND happened_at < $2 GROUP BY affiliate_id ORDER BY affiliate_id",
    )
    .bind(from)
    .bind(to)
    .scalars()
    .await
}

/// The ledger entries of a commission, the oldest first.
pub async fn of_commission(db: &Db, commission: CommissionId) -> DbResult<Vec<LedgerEntry>> {
    db.sql(
        "SELECT transaction_id, kind, account, currency, amount_minor, payout_line_id, actor, reason, happened_at FROM ledger_entry \
         WHERE commission_id = $1 ORDER BY id",
    )
    .bind(commission)
    .all()
    .await
}

/// Transactions whose entries do not add up to zero.
pub async fn unbalanced(db: &Db) -> DbResult<Vec<Uuid>> {
    db.sql(
        "SELECT transaction_id FROM ledger_entry GROUP BY transaction_id, currency HAVING SUM(amount_minor) <> 0 OR COUNT(*) <> 2 LIMIT 100",
    )
    .scalars()
    .await
}

/// The sum of all entries, by currency.
pub async fn totals(db: &Db) -> DbResult<Vec<Money>> {
    let totals = "SELECT currency, CAST(SUM(amount_minor) AS BIGINT) FROM ledger_entry GROUP BY currency";
    let rows: Vec<(CurrencyCode, i64)> = db.sql(totals).all().await?;
    Ok(rows.into_iter().map(|(currency, minor)| Money::new(minor, currency)).collect())
}

/// Commissions that differ from the ledger: their net amount is not that of the expense account.
pub async fn find_mismatches(db: &Db) -> DbResult<Vec<CommissionId>> {
    db.sql(
        "SELECT id FROM commission WHERE (CASE WHEN status = 'rejected' THEN 0 ELSE commission_minor - reversed_minor END) <> \
         (SELECT CAST(COALESCE(-SUM(entry.amount_minor), 0) AS BIGINT) FROM ledger_entry entry \
          WHERE entry.commission_id = commission.id AND entry.account = 'expense') ORDER BY id LIMIT 100",
    )
    .scalars()
    .await
}

/// Payout lines that differ from the ledger: the amount of an open one must be in transit, that of a confirmed one on the bank
/// account, and that of a cancelled one on neither.
pub async fn find_mismatched_lines(db: &Db) -> DbResult<Vec<PayoutLineId>> {
    db.sql(
        "SELECT id FROM payout_line WHERE (CASE WHEN status = 'open' THEN amount_minor ELSE 0 END) <> \
         (SELECT CAST(COALESCE(SUM(entry.amount_minor), 0) AS BIGINT) FROM ledger_entry entry \
          WHERE entry.payout_line_id = payout_line.id AND entry.account = 'in_transit') \
         OR (CASE WHEN status = 'confirmed' THEN amount_minor ELSE 0 END) <> \
         (SELECT CAST(COALESCE(SUM(entry.amount_minor), 0) AS BIGINT) FROM ledger_entry entry \
          WHERE entry.payout_line_id = payout_line.id AND entry.account = 'bank') ORDER BY id LIMIT 100",
    )
    .scalars()
    .await
}

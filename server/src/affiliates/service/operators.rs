//! What operators change about a partner besides the status.

use serde_json::json;

use super::{
    errors::{unknown, wrong},
    programme,
};
use crate::{
    affiliates::{
        code::code_key,
        model::{Affiliate, EventKind},
        store,
    },
    app::App,
    db::DbErrorKind,
    diagnostic::Diagnostic,
    error::{Error, Result},
    id::AffiliateId,
};

/// Moves a partner to a tier of the programme. Commissions earned before do not change. `actor` does it.
pub async fn set_tier(app: &App, id: AffiliateId, tier: &str, actor: &str) -> Result<Affiliate> {
    let programme = programme(app).await?;
    let names: Vec<&str> = programme.record.tiers.iter().map(|tier| tier.name.as_str()).collect();
    if !names.contains(&tier) {
        let message = format!("{tier} is no tier of the programme; there are {}", names.join(", "));
        return Err(Diagnostic::new(format!("affiliate {id}"), 0, message).suggest(tier, names).into());
    }
    let mut tx = app.db.begin().await?;
    let partner = store::hold(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    if partner.tier != tier {
        store::set_tier(&mut tx, id, tier).await?;
        let data = json!({ "old": partner.tier, "new": tier });
        store::insert_event(&mut tx, id, EventKind::TierChanged, actor, None, &data, app.clock.now()).await?;
        tx.commit().await?;
    }
    super::show(app, id).await
}

/// Changes a partner's code. Links with the old one no longer count. `actor` does it.
pub async fn set_code(app: &App, id: AffiliateId, code: &str, actor: &str) -> Result<Affiliate> {
    let code = code.trim();
    let key = code_key(code).ok_or_else(|| wrong(id, format!("{code} must be 3 to 40 letters, digits, - and _")))?;
    let mut tx = app.db.begin().await?;
    let partner = store::hold(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    let other = store::find_by_key(&mut tx, &key).await?.filter(|other| other.id != id);
    let taken = || wrong(id, format!("the code {code} belongs to another partner"));
    if other.is_some() {
        return Err(taken());
    }
    match store::set_code(&mut tx, id, code, &key).await {
        Err(error) if error.kind() == DbErrorKind::Unique => return Err(taken()),
        result => result?,
    };
    let data = json!({ "old": partner.code, "new": code });
    store::insert_event(&mut tx, id, EventKind::CodeChanged, actor, None, &data, app.clock.now()).await?;
    tx.commit().await?;
    super::show(app, id).await
}

/// Adds an operator's note to a partner's history. It is not shown to the partner, but is part of the export of their personal
/// data.
pub async fn note(app: &App, id: AffiliateId, text: &str, actor: &str) -> Result<()> {
    let text = text.trim();
    if text.is_empty() {
        return Err(wrong(id, "needs the text of the note"));
    }
    let mut tx = app.db.begin().await?;
    store::hold(&mut tx, id).await?.ok_or_else(|| unknown(id))?;
    let now = app.clock.now();
    store::insert_event(&mut tx, id, EventKind::Noted, actor, Some(text), &serde_json::Value::Null, now).await?;
    tx.commit().await.map_err(Error::from)
}

//! Sign-in, sign-out and authentication by token.

use chrono::{DateTime, TimeDelta, Utc};

use super::{comparable_email::comparable, security_events::append_event};
use crate::{
    accounts::{
        limits,
        model::{DEVICE_LIFE, IDLE, LONGEST, SEEN_EVERY, SessionId, SessionInfo, User, UserId},
        passwords::{self, HashRequest},
        store::{events, links, sessions, users},
        tokens::Token,
    },
    app::App,
    db::Tx,
    error::{Error, Result},
    id::UserTypeId,
    rate_limit::{self, Key},
    token,
    visitor::Visitor,
};

/// A session that has just started.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The user who signed in.
    pub user: User,
    /// The bearer token; it cannot be read again later.
    pub token: Token,
    /// The token by which the browser is recognised at its next sign-in.
    pub device: Token,
    /// When the session ends at the latest.
    pub expires_at: DateTime<Utc>,
}

/// The authenticated user of a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The user.
    pub user: User,
    /// The session.
    pub session: SessionId,
    /// When that session ends at the latest.
    pub expires_at: DateTime<Utc>,
}

/// Starts a session if the password is right. All failures have the same response and take the same time.
pub async fn sign_in(
    app: &App,
    email: &str,
    password: &str,
    user_type_id: UserTypeId,
    visitor: &Visitor,
) -> Result<NewSession> {
    let email = comparable(email)?;
    let now = app.clock.now();
    let user = users::find_by_email(&app.db, user_type_id, &email).await?;
    let known = user.as_ref().map(|user| user.id);
    // An address without an account costs the same queries as one with an account.
    let user_id = known.unwrap_or_default();
    let hash = users::password_hash(&app.db, user_id).await?;
    let counted = counts(app, user_id, user_type_id, &email, visitor).await?;
    let attempt = rate_limit::attempt(app, counted.all()).await?;
    let request = HashRequest { is_known: counted.is_known, has_begun: attempt.has_begun() };
    let is_right = match passwords::matches(app, password, hash.as_deref(), request).await {
        Ok(is_right) => is_right,
        // No password was checked: an overload does not count as a failed attempt.
        Err(error) => {
            attempt.take_back().await?;
            return Err(error);
        }
    };
    let mut tx = app.db.begin().await?;
    let is_open = match hash.as_deref().filter(|_| is_right) {
        Some(hash) => users::lock_if_password_is(&mut tx, user_id, hash).await?,
        None => false,
    };
    let Some(user) = user.filter(|_| is_open) else {
        append_event(&mut tx, known, "sign-in-failed", visitor, now).await?;
        tx.commit().await?;
        attempt.counts();
        return Err(Error::Credentials);
    };
    attempt.succeeded(&mut tx, &counted.own).await?;
    sessions::delete_old_devices(&mut tx, user.id, now - DEVICE_LIFE).await?;
    append_event(&mut tx, Some(user.id), "signed-in", visitor, now).await?;
    let session = begin(&mut tx, user, visitor, now).await?;
    tx.commit().await?;
    Ok(session)
}

/// The rate limit counters of a sign-in.
struct Counts {
    /// The counter of the browser, or of the account.
    own: Key,
    networks: Vec<Key>,
    is_known: bool,
}

impl Counts {
    fn all(&self) -> Vec<Key> {
        std::iter::once(&self.own).chain(&self.networks).cloned().collect()
    }
}

/// The browser's own counter if it has signed in before, so that other clients cannot block it; otherwise those of the account
/// and of the network.
async fn counts(app: &App, user: UserId, user_type_id: UserTypeId, email: &str, visitor: &Visitor) -> Result<Counts> {
    let device = token::digest(visitor.known_device.as_deref().unwrap_or_default());
    let is_known = sessions::knows_device(&app.db, user, &device, app.clock.now() - DEVICE_LIFE).await?;
    if is_known {
        let own = limits::DEVICE.of(&format!("{user} {device}"));
        return Ok(Counts { own, networks: Vec::new(), is_known });
    }
    let networks = limits::NETWORK.of_networks(visitor.address);
    Ok(Counts { own: limits::account_key(user_type_id, email), networks, is_known })
}

/// Starts a session, and stores the browser as known.
pub async fn begin(tx: &mut Tx, user: User, visitor: &Visitor, now: DateTime<Utc>) -> Result<NewSession> {
    let token = Token::random();
    sessions::insert(tx, user.id, &token.digest(), &visitor.device, now).await?;
    sessions::delete_oldest(tx, user.id, limits::SESSIONS).await?;
    let device = remember(tx, user.id, visitor, now).await?;
    Ok(NewSession { user, token, device, expires_at: now + LONGEST })
}

/// Stores a browser as one that the user has signed in with.
pub async fn remember(tx: &mut Tx, user: UserId, visitor: &Visitor, now: DateTime<Utc>) -> Result<Token> {
    let is_token = |text: &&String| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let own = visitor.known_device.as_ref().filter(is_token);
    let device = own.map_or_else(Token::random, |own| Token(own.clone()));
    sessions::insert_device(tx, user, &device.digest(), now).await?;
    sessions::delete_oldest_devices(tx, user, limits::DEVICES).await?;
    Ok(device)
}

/// Deletes expired sessions and links of all accounts.
pub async fn prune_sessions(app: &App) -> Result<u64> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let sessions = sessions::delete_expired(&mut tx, now - IDLE).await?;
    let links = links::delete_expired(&mut tx, now).await?;
    tx.commit().await?;
    Ok(sessions + links)
}

/// Deletes security events older than `keep`, and of those without an account also the oldest beyond the limit.
pub async fn prune_events(app: &App, keep: TimeDelta) -> Result<u64> {
    let mut tx = app.db.begin().await?;
    let old = events::delete_before(&mut tx, app.clock.now() - keep).await?;
    let of_nobody = events::delete_oldest_of_nobody(&mut tx, limits::EVENTS_OF_NOBODY).await?;
    tx.commit().await?;
    Ok(old + of_nobody)
}

/// Authenticates a bearer token, and stores the time of the last request, at most once an hour.
pub async fn authenticate(app: &App, token: &str) -> Result<Caller> {
    let now = app.clock.now();
    let session = sessions::find(&app.db, &token::digest(token)).await?.ok_or(Error::Unauthenticated)?;
    if now >= session.last_seen_at + IDLE || now >= session.created_at + LONGEST {
        return Err(Error::Unauthenticated);
    }
    let user = users::find(&app.db, session.user_id).await?.ok_or(Error::Unauthenticated)?;
    if user.disabled_at.is_some() {
        return Err(Error::Unauthenticated);
    }
    if now - session.last_seen_at >= SEEN_EVERY {
        sessions::touch(&app.db, &session, now).await?;
    }
    Ok(Caller { user, session: session.id, expires_at: session.created_at + LONGEST })
}

/// Ends the session of the request.
pub async fn sign_out(app: &App, caller: &Caller, visitor: &Visitor) -> Result<()> {
    end(app, caller.user.id, caller.session, "signed-out", visitor).await
}

/// Ends one of the user's sessions; another user's session is not found.
pub async fn end_session(app: &App, user: UserId, session: SessionId, visitor: &Visitor) -> Result<()> {
    end(app, user, session, "session-ended", visitor).await
}

async fn end(app: &App, user: UserId, session: SessionId, kind: &'static str, visitor: &Visitor) -> Result<()> {
    let mut tx = app.db.begin().await?;
    if sessions::delete(&mut tx, user, session).await? == 0 {
        return Err(Error::NotFound);
    }
    append_event(&mut tx, Some(user), kind, visitor, app.clock.now()).await?;
    tx.commit().await?;
    Ok(())
}

/// Ends all sessions of a user, and deletes their known browsers.
pub async fn sign_out_everywhere(app: &App, user: UserId, visitor: &Visitor) -> Result<()> {
    let mut tx = app.db.begin().await?;
    sessions::delete_all(&mut tx, user).await?;
    sessions::delete_devices(&mut tx, user).await?;
    append_event(&mut tx, Some(user), "signed-out-everywhere", visitor, app.clock.now()).await?;
    tx.commit().await?;
    Ok(())
}

/// A user's sessions, the latest first.
pub async fn list_sessions(app: &App, caller: &Caller) -> Result<Vec<SessionInfo>> {
    let mut all = active(app, caller.user.id).await?;
    for session in &mut all {
        session.is_current = session.id == caller.session;
    }
    Ok(all)
}

/// A user's sessions that have not expired.
pub async fn active(app: &App, user: UserId) -> Result<Vec<SessionInfo>> {
    let now = app.clock.now();
    Ok(sessions::list(&app.db, user, now - LONGEST, now - IDLE).await?)
}

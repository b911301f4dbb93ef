//! Request bodies that arrive too slowly are aborted with 408.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    extract::Request,
    http::StatusCode,
    middleware::Next,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use tokio::time::{Instant, Sleep};

/// How often a body's rate is checked.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Time limits for a request body.
#[derive(Clone, Copy, Debug)]
pub struct BodyTimes {
    /// The limit for the whole body.
    pub total: Duration,
    /// The rate is not checked during this time.
    pub grace: Duration,
    /// After that, this many bytes a second must have arrived on average.
    pub rate: u64,
}

impl Default for BodyTimes {
    fn default() -> Self {
        Self { total: Duration::from_secs(25), grace: Duration::from_secs(5), rate: 500 }
    }
}

/// Whether a request's body arrived too slowly: an extension of the request.
#[derive(Clone, Debug, Default)]
pub struct BodyTooSlow(Arc<AtomicBool>);

/// A body with a time limit.
#[derive(Debug)]
pub struct TimedBody<B> {
    inner: B,
    times: BodyTimes,
    received: u64,
    slowness: BodyTooSlow,
    /// Starts when the body is first waited for.
    clock: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<B: Body<Data = Bytes> + Unpin> TimedBody<B> {
    /// The body with its time limit, and the flag that reports whether it was too slow.
    pub fn new(inner: B, times: BodyTimes) -> (Self, BodyTooSlow) {
        let slowness = BodyTooSlow::default();
        (Self { inner, times, received: 0, slowness: slowness.clone(), clock: None }, slowness)
    }

    /// Ready when the body is too slow.
    fn poll_slow(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let times = self.times;
        let (began, next) = self.clock.get_or_insert_with(|| {
            let now = Instant::now();
            (now, Box::pin(tokio::time::sleep_until(now + times.grace.min(times.total))))
        });
        loop {
            ready!(next.as_mut().poll(cx));
            let passed = began.elapsed();
            if passed >= times.total || (self.received as f64) < times.rate as f64 * passed.as_secs_f64() {
                return Poll::Ready(());
            }
            next.as_mut().reset(Instant::now() + LOOK_EVERY.min(times.total.saturating_sub(passed)));
        }
    }
}

impl<B> Body for TimedBody<B>
where
    B: Body<Data = Bytes> + Unpin,
    B::Error: Into<axum::BoxError>,
{
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let this = &mut *self;
        if let Poll::Ready(frame) = Pin::new(&mut this.inner).poll_frame(cx) {
            if let Some(Ok(frame)) = &frame {
                this.received += frame.data_ref().map_or(0, |data| data.len() as u64);
            }
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        ready!(this.poll_slow(cx));
        this.slowness.0.store(true, Relaxed);
        Poll::Ready(Some(Err("the body came too slowly".into())))
    }

    fn is_end_stream(&self) -> bool {
        self.inner.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.inner.size_hint()
    }
}

/// Responds with 408 to a request whose body arrived too slowly, whatever the handler returned.
pub async fn refuse_slow_bodies(request: Request, next: Next) -> Response {
    let slowness = request.extensions().get::<BodyTooSlow>().cloned();
    let response = next.run(request).await;
    match slowness {
        Some(slowness) if slowness.0.load(Relaxed) => StatusCode::REQUEST_TIMEOUT.into_response(),
        _ => response,
    }
}

#[cfg(test)]
mod tests {
    use futures::StreamExt;
    use http_body_util::{BodyExt, StreamBody};

    use super::*;

    const TIMES: BodyTimes =
        BodyTimes { total: Duration::from_millis(1500), grace: Duration::from_millis(300), rate: 2_000 };

    /// Reads `count` frames of `size` bytes, one every `every` milliseconds; returns whether that succeeded, and how long it
    /// took.
    async fn read(count: usize, size: usize, every: u64) -> (bool, Duration) {
        let frames = futures::stream::iter(0..count).then(move |_| async move {
            tokio::time::sleep(Duration::from_millis(every)).await;
            Ok::<_, axum::BoxError>(Frame::data(Bytes::from(vec![0; size])))
        });
        let (body, slowness) = TimedBody::new(StreamBody::new(Box::pin(frames)), TIMES);
        let began = Instant::now();
        let is_read = body.collect().await.is_ok();
        assert_eq!(is_read, !slowness.0.load(Relaxed));
        (is_read, began.elapsed())
    }

    #[tokio::test]
    async fn a_body_needs_a_minimum_rate_and_has_a_time_limit() {
        assert!(read(3, 1, 10).await.0, "a short body needs no rate");
        assert!(read(20, 2_000, 25).await.0);
        assert!(!read(1_000, 1, 20).await.0, "it never reaches its rate");
        let (is_read, passed) = read(1_000, 4_000, 20).await;
        assert!(!is_read && passed >= TIMES.total, "its time ends: {passed:?}");
        let (is_read, passed) = read(1, 1, 3_600_000).await;
        assert!(!is_read && passed < TIMES.total, "nothing comes: {passed:?}");
    }
}

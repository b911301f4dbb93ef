//! HTTP/1.1 over the accepted connections, within their limits.

use std::{
    convert::Infallible,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};

use axum::{body::Body, extract::ConnectInfo, http::Request, response::Response};
use bytes::Bytes;
use hyper::{
    body::{Body as HttpBody, Frame, Incoming, SizeHint},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::Service;

use super::{
    connections::{Activity, Connections, Exchange, RegisteredConnection},
    limits::ConnectionLimits,
    stream::Stream,
};
use crate::http::TimedBody;

/// Largest head of a request; a larger one gets 431. It is also the most that a connection buffers.
const LARGEST_HEAD: usize = 32 * 1024;
/// How long a process without free file descriptors waits before it tries again.
const WAIT_FOR_DESCRIPTOR: Duration = Duration::from_millis(20);

/// The service that handles requests: a router, or a service in front of it.
pub trait Answers:
    Service<Request<Body>, Response = Response, Error = Infallible, Future: Send> + Clone + Send + Sync + 'static
{
}

impl<S> Answers for S where
    S: Service<Request<Body>, Response = Response, Error = Infallible, Future: Send> + Clone + Send + Sync + 'static
{
}

/// Serves every connection until `stop`, then lets requests finish for up to `patience`.
pub(super) async fn run(
    listener: TcpListener,
    service: impl Answers,
    limits: ConnectionLimits,
    stop: CancellationToken,
    patience: Duration,
) {
    let connections = Connections::new(limits.clone());
    let closing = tokio::spawn(close_overdue(connections.clone()));
    let tasks = TaskTracker::new();
    let server = Server { service, limits: Arc::new(limits), stop };
    while let Some((stream, peer)) = accept(&listener, &connections, &server.stop).await {
        match connections.register(peer.ip()) {
            Some(registered) => drop(tasks.spawn(server.clone().answer(stream, peer, registered))),
            None => metrics::counter!("vitrina_connections_refused_total").increment(1),
        }
    }
    drop(listener);
    tasks.close();
    if tokio::time::timeout(patience, tasks.wait()).await.is_err() {
        tracing::warn!(connections = tasks.len(), "some requests did not finish in time");
        connections.close_all();
        tasks.wait().await;
    }
    closing.abort();
}

/// Serves a router for ever, within the limits and without anything else: `make bench` compares this with `axum::serve`.
pub async fn serve_router(router: axum::Router, listener: TcpListener, limits: ConnectionLimits) {
    run(listener, router.with_state(()), limits, CancellationToken::new(), Duration::ZERO).await;
}

async fn close_overdue(connections: Connections) {
    let mut turns = tokio::time::interval(connections.check_interval());
    loop {
        turns.tick().await;
        connections.close_overdue();
    }
}

/// The next connection; none when the server is to stop.
async fn accept(
    listener: &TcpListener,
    connections: &Connections,
    stop: &CancellationToken,
) -> Option<(TcpStream, SocketAddr)> {
    loop {
        let accepted = tokio::select! {
            biased;
            () = stop.cancelled() => return None,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok(accepted) => return Some(accepted),
            // The client has already disconnected.
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be accepted: idle ones are closed");
                connections.make_room();
                tokio::time::sleep(WAIT_FOR_DESCRIPTOR).await;
            }
        }
    }
}

/// State that all connections share.
#[derive(Clone)]
struct Server<S> {
    service: S,
    limits: Arc<ConnectionLimits>,
    stop: CancellationToken,
}

impl<S: Answers> Server<S> {
    async fn answer(self, stream: TcpStream, peer: SocketAddr, registered: RegisteredConnection) {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
        let activity = Arc::clone(registered.activity());
        let io = TokioIo::new(Stream::new(stream, Arc::clone(&activity)));
        let stop = self.stop.clone();
        let service = service_fn(move |request| self.call(request, peer, &activity));
        let mut http = http1::Builder::new();
        // Timeouts are checked for all connections together, see `Connections`.
        http.header_read_timeout(None).max_buf_size(LARGEST_HEAD);
        let mut serving = pin!(http.serve_connection(io, service));
        let outcome = tokio::select! {
            biased;
            outcome = serving.as_mut() => outcome,
            // Dropping the connection's future closes the connection.
            () = registered.must_close() => return,
            () = stop.cancelled() => {
                serving.as_mut().graceful_shutdown();
                tokio::select! {
                    outcome = serving.as_mut() => outcome,
                    () = registered.must_close() => return,
                }
            }
        };
        if let Err(error) = outcome {
            tracing::debug!(%error, "a connection broke off");
        }
    }

    fn call(
        &self,
        request: Request<Incoming>,
        peer: SocketAddr,
        activity: &Arc<Activity>,
    ) -> impl Future<Output = Result<Response<Answer>, Infallible>> + use<S> {
        let exchange = activity.begin_exchange();
        let (mut parts, body) = request.into_parts();
        parts.extensions.insert(ConnectInfo(peer));
        let body = if body.is_end_stream() {
            Body::empty()
        } else {
            let (body, slowness) = TimedBody::new(body, self.limits.body);
            parts.extensions.insert(slowness);
            Body::new(body)
        };
        let answer = self.service.clone().call(Request::from_parts(parts, body));
        async move { answer.await.map(|response| response.map(|body| Answer { body, _exchange: exchange })) }
    }
}

/// A response's body. The exchange lasts until it has been sent.
struct Answer {
    body: Body,
    _exchange: Exchange,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

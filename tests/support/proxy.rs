//! A plain reverse proxy: each new connection goes to the next server that accepts it.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};

/// A running proxy.
pub struct Proxy {
    /// The address that it listens on.
    pub address: SocketAddr,
    serving: JoinHandle<()>,
}

impl Proxy {
    /// Starts it in front of the given servers.
    pub async fn start(servers: Vec<SocketAddr>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (servers, next) = (Arc::new(servers), Arc::new(AtomicUsize::new(0)));
        let serving = tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let (servers, next) = (Arc::clone(&servers), Arc::clone(&next));
                tokio::spawn(async move {
                    let first = next.fetch_add(1, Ordering::Relaxed);
                    for turn in 0..servers.len() {
                        let server = servers[(first + turn) % servers.len()];
                        if let Ok(mut stream) = TcpStream::connect(server).await {
                            // Closing one side closes the other.
                            let _ = copy_bidirectional(&mut client, &mut stream).await;
                            return;
                        }
                    }
                });
            }
        });
        Self { address, serving }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

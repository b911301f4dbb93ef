//! A real S3 server on a port of its own: s3s-fs, which checks signatures and stores objects as files.

use std::{path::Path, sync::LazyLock};

use s3s::{auth::SimpleAuth, service::S3ServiceBuilder};
use s3s_fs::FileSystem;
use tempfile::TempDir;
use tokio::{net::TcpListener, task::JoinHandle};
use vitrina_server::config::{Endpoint, OriginalsSettings};

/// The server's only bucket.
const BUCKET: &str = "pictures";
const KEY: &str = "test-key";
const SECRET: &str = "test-s3cret";

/// A running server; its objects are deleted when this is dropped.
pub struct S3Server {
    /// Its base URL, such as `http://127.0.0.1:9000`.
    pub endpoint: String,
    folder: TempDir,
    serving: JoinHandle<()>,
}

impl S3Server {
    /// Starts it with an empty bucket.
    pub async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join(BUCKET)).unwrap();
        let mut builder = S3ServiceBuilder::new(FileSystem::new(folder.path()).unwrap());
        builder.set_auth(SimpleAuth::from_single(KEY, SECRET));
        let service = builder.build();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let endpoint = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let service = service.clone();
                tokio::spawn(async move {
                    let io = hyper_util::rt::TokioIo::new(stream);
                    let http = hyper_util::server::conn::auto::Builder::new(hyper_util::rt::TokioExecutor::new());
                    // A client that disconnects is not an error of the server.
                    let _ = http.serve_connection(io, service).await;
                });
            }
        });
        Self { endpoint, folder, serving }
    }

    /// Settings that keep originals in its bucket.
    pub fn settings(&self) -> OriginalsSettings {
        self.settings_below("shop")
    }

    /// The same, below another prefix of the bucket.
    fn settings_below(&self, prefix: &str) -> OriginalsSettings {
        OriginalsSettings {
            url: Some(format!("s3://{BUCKET}/{prefix}").try_into().unwrap()),
            endpoint: Some(Endpoint::try_from(self.endpoint.clone()).unwrap()),
            region: Some("eu-central-1".to_owned()),
            access_key_id: Some(KEY.to_owned()),
            secret_access_key: Some(SECRET.to_owned().into()),
        }
    }

    /// The same as environment variables.
    pub fn variables(&self) -> [(&'static str, String); 5] {
        [
            ("VITRINA_ORIGINALS_URL", format!("s3://{BUCKET}/shop")),
            ("VITRINA_ORIGINALS_ENDPOINT", self.endpoint.clone()),
            ("VITRINA_ORIGINALS_REGION", "eu-central-1".to_owned()),
            ("VITRINA_ORIGINALS_ACCESS_KEY_ID", KEY.to_owned()),
            ("VITRINA_ORIGINALS_SECRET_ACCESS_KEY", SECRET.to_owned()),
        ]
    }

    /// The names of the objects below the prefix.
    pub fn objects(&self) -> Vec<String> {
        let Ok(folder) = std::fs::read_dir(self.folder.path().join(BUCKET).join("shop")) else { return Vec::new() };
        let mut names: Vec<String> =
            folder.map(|file| file.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Writes an object without the shop knowing.
    pub fn put(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.folder.path().join(BUCKET).join("shop").join(name), bytes).unwrap();
    }

    /// Removes an object without the shop knowing.
    pub fn remove(&self, name: &str) {
        std::fs::remove_file(self.folder.path().join(BUCKET).join("shop").join(name)).unwrap();
    }
}

/// Settings of a server shared by all tests of this process, each below a prefix named after its own folder. It runs in a
/// separate thread, since the runtime of a test ends with the test.
pub fn of_all_tests(folder: &Path) -> OriginalsSettings {
    static SERVER: LazyLock<S3Server> = LazyLock::new(|| {
        let (started, server) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async move {
                started.send(S3Server::start().await).unwrap();
                std::future::pending::<()>().await;
            });
        });
        server.recv().unwrap()
    });
    let name = folder.file_name().unwrap().to_string_lossy();
    // A leading dot, as in a temporary folder's name, would hide the objects from the store.
    SERVER.settings_below(name.trim_start_matches('.'))
}

impl Drop for S3Server {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

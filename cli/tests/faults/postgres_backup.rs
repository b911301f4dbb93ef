//! A PostgreSQL shop is saved with the commands that `vitrina backup` prints, and continues to work after being restored in another cluster.

use std::{path::Path, process::Output};

use vitrina_server::db::{Db, Session as _};

use super::*;

/// The commands in backticks in the output of `vitrina backup` for PostgreSQL.
fn printed_commands(test: &TestDb) -> Vec<String> {
    let output = vitrina(test.folder.path(), &test.url, &["backup", "shop.backup"]);
    assert!(!output.status.success());
    let text = String::from_utf8(output.stderr).unwrap();
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn vitrina(folder: &Path, database: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_vitrina"));
    command.args(arguments).args(["--database", database, "--data"]).arg(folder.join("data")).current_dir(folder);
    command.stdin(Stdio::null()).output().unwrap()
}

/// Runs one of the commands as an operator would, with the client programs of the server's own version.
fn run(folder: &Path, database: &str, command: &str) {
    let control = std::env::var("TEST_POSTGRES_CONTROL").unwrap();
    let programs = control.split(' ').find_map(|word| word.strip_suffix("/pg_ctl")).unwrap();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).env("PATH", path).env("VITRINA_DATABASE", database).current_dir(folder);
    let ran = shell.stdin(Stdio::null()).output().unwrap();
    assert!(ran.status.success(), "{command}: {}", String::from_utf8_lossy(&ran.stderr));
}

/// The shop's response for a product.
async fn product(address: SocketAddr) -> String {
    let url = format!("http://{address}/api/product/web/by-slug/lanena-majica");
    let answer = reqwest::Client::new().get(url).header("host", "si.localhost").send().await.unwrap();
    assert_eq!(answer.status(), 200);
    answer.text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_shop_is_restored_into_another_cluster_by_the_printed_commands() {
    let test = FURNISHED.postgres().await;
    let folder = test.folder.path();
    let mut process = start(&test).await;
    let ana = Customer::register(process.address).await;
    process.kill();
    let commands = printed_commands(&test);
    let of = |program: &str| commands.iter().find(|command| command.starts_with(program)).unwrap().clone();
    run(folder, &test.url, &of("pg_dump"));

    let cluster = Cluster::start("");
    run(folder, &cluster.url, &of("pg_restore"));
    let db = Db::connect(&cluster.url).await.unwrap();
    let restored = TestDb { db, url: cluster.url.clone(), folder: tempfile::tempdir().unwrap() };
    let process = start(&restored).await;
    let before = product(process.address).await;
    assert!(before.contains("2990"), "{before}");
    // Sessions are still valid, and ids continue from their last values.
    let own = send_and_hang_up(
        process.address,
        ana.request("GET", &format!("/api/user/{}", ana.id), ""),
        Duration::from_secs(5),
    )
    .await;
    assert_eq!(own, Some(200));
    let next: i64 =
        restored.db.sql("SELECT nextval(pg_get_serial_sequence('user_account', 'id'))").scalar().await.unwrap();
    assert!(next > ana.id);
    // A change by another process is seen: the positions of the other cluster's feed do not hide it.
    let set = vitrina(folder, &cluster.url, &["product", "set", "linen-tee", "--price", "SI=27.50"]);
    assert!(set.status.success(), "{}", String::from_utf8_lossy(&set.stderr));
    let started = Instant::now();
    while !product(process.address).await.contains("2750") {
        assert!(started.elapsed() < Duration::from_secs(2), "the page does not show the change");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

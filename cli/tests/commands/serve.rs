//! `vitrina serve` under a service manager: few open files at first, and SIGTERM to stop.

use std::{
    fs,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use futures::future::join_all;
use rustix::process::{Pid, Signal, kill_process};
use tokio::net::TcpStream;
use vitrina_tests::{pending::PendingRequest, process::Process};

use super::test_cli::TestCli;

#[tokio::test]
async fn on_sigterm_open_requests_complete_and_the_process_exits_with_0() {
    let cli = TestCli::with_countries_and_texts();
    let database = format!("sqlite:{}", cli.path("data/vitrina.db").display());
    let (mut command, address) = Process::command(env!("CARGO_BIN_EXE_vitrina"), &cli.path("data"), &database);
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    let started = Instant::now();
    while TcpStream::connect(address).await.is_err() {
        assert!(
            started.elapsed() < Duration::from_secs(30) && child.try_wait().unwrap().is_none(),
            "it does not serve"
        );
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let paths = ["/", "/en", "/brands", "/en/brands", "/categories", "/en/categories"].map(str::to_owned);
    let mut pages: Vec<PendingRequest> = join_all(paths.map(|path| PendingRequest::get(address, path))).await;
    let subscription = PendingRequest::half_of_a_subscription(address).await;
    let first = pages.swap_remove(0).answer().await;
    assert!(first.starts_with("HTTP/1.1 200"), "{first}");

    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    while TcpStream::connect(address).await.is_ok() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(child.try_wait().unwrap().is_none(), "it waits for the request whose body is on its way");
    let answer = subscription.answer().await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"isSuccess\":true"), "{answer}");
    for page in pages {
        let (path, answer) = (page.path.clone(), page.answer().await);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("</html>"), "{path}: {answer}");
    }
    let status = tokio::task::spawn_blocking(move || child.wait()).await.unwrap().unwrap();
    assert_eq!(status.code(), Some(0));
}

#[tokio::test]
async fn a_shop_whose_texts_were_not_seeded_shows_the_built_in_ones() {
    let cli = TestCli::with_countries();
    let database = format!("sqlite:{}", cli.path("data/vitrina.db").display());
    let command = Process::command(env!("CARGO_BIN_EXE_vitrina"), &cli.path("data"), &database);
    let process = Process::start(command).await;
    let page = PendingRequest::get(process.address, "/en".to_owned()).await.answer().await;
    assert!(page.contains(">Skip to the content<"), "{page}");
}

#[tokio::test]
async fn the_limit_on_open_files_is_raised_to_what_the_system_allows() {
    let cli = TestCli::with_countries_and_texts();
    let database = format!("sqlite:{}", cli.path("data/vitrina.db").display());
    let (command, address) = Process::command(env!("CARGO_BIN_EXE_vitrina"), &cli.path("data"), &database);
    // As many systems start services: a low soft limit, which a process may raise.
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -Sn 256 && ulimit -Hn 4096 && exec \"$@\"", "sh"]);
    shell.arg(command.get_program()).args(command.get_args()).stdin(Stdio::null()).stderr(Stdio::null());
    shell.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let process = Process::start((shell, address)).await;
    let limits = fs::read_to_string(format!("/proc/{}/limits", process.id())).unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    assert_eq!(files.split_whitespace().take(2).collect::<Vec<_>>(), ["4096", "4096"], "{limits}");
}

//! Requests made up from the description of the API: whatever it allows has to be answered as it says.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::setup::program;
use crate::step::{Ended, Steps, target};
use crate::test::Tier;
use crate::test::pool::{Prints, Unit};

/// The version that is installed: what it makes up differs from one to the next.
const VERSION: &str = "4.32.5";
/// Where the random numbers begin: a run makes the same requests as the one before.
const SEED: &str = "1";
/// Limits that it doesn't reach: only answers that the description promises are wanted.
const LIMITS: [&str; 10] = [
    "--games-per-player",
    "100000",
    "--games-per-address",
    "100000",
    "--players-per-address",
    "100000",
    "--writes-per-player",
    "100000",
    "--writes-per-address",
    "100000",
];
/// The path of sockets: they take headers of which the description of an API knows nothing.
const SOCKET: &str = "/api/v1/games/{id}/socket";

/// How many requests are made up for each operation. As they are the same every time, more of them find what is wrong
/// with the code as it is, which `--full` is for, and little more about a change.
fn examples(tier: Tier) -> &'static str {
    if tier == Tier::Full { "100" } else { "40" }
}

/// Where it is installed, and where it keeps what it remembers.
fn folder() -> PathBuf {
    target().join("schemathesis")
}

/// The program, once it is installed.
fn installed() -> Option<PathBuf> {
    let folder = folder().join(VERSION);
    // Written last: an installation that was interrupted is made anew.
    folder.join("installed").exists().then(|| folder.join("bin/st"))
}

/// Installs it into a virtual environment of its own, unless it is there.
pub(crate) fn install() -> Result<()> {
    if installed().is_some() {
        return Ok(());
    }
    let folder = folder().join(VERSION);
    let python = program("python3").context("no python3")?;
    println!("==> pip install schemathesis=={VERSION}");
    let made = Command::new(python).args(["-m", "venv"]).arg(&folder).status()?;
    ensure!(
        made.success(),
        "python3 can't make a virtual environment: it takes Debian's package python3-venv"
    );
    let mut pip = Command::new(folder.join("bin/pip"));
    let done = pip.args(["install", "--quiet", &format!("schemathesis=={VERSION}")]).status()?;
    ensure!(done.success(), "pip can't install schemathesis {VERSION}");
    File::create(folder.join("installed")).context("can't note that it is installed")?;
    Ok(())
}

/// A run against a server of its own, which is started; none, which is noted, if it isn't installed.
pub(crate) fn unit(steps: &mut Steps, tier: Tier) -> Result<Option<Unit>> {
    const STEP: &str = "description of the API";
    let Some(schemathesis) = installed() else {
        steps.lack(STEP, "no schemathesis: cargo xtask setup installs it");
        return Ok(None);
    };
    let data = tempfile::tempdir()?;
    let server = Command::new(target().join("debug/farside"))
        .args(["serve", "--listen", "127.0.0.1:0", "--pause", "0", "--data"])
        .arg(data.path())
        .args(LIMITS)
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .spawn()
        .context("can't start the server")?;
    let mut server = Ended(server);
    let mut line = String::new();
    if let Some(stdout) = server.0.stdout.take() {
        BufReader::new(stdout).read_line(&mut line)?;
    }
    let address = line.trim_end().rsplit("http://").next().unwrap_or_default();
    let token = new_token(address)?;
    let mut run = Command::new(schemathesis);
    run.args(["run", &format!("http://{address}/api/v1/openapi.json"), "--exclude-path", SOCKET]).args([
        "--max-examples",
        examples(tier),
        "--seed",
        SEED,
    ]);
    // Whoever makes a game has to be the one who looks at it.
    run.args(["--header", &format!("Authorization: Bearer {token}")]);
    run.current_dir(folder());
    let unit = Unit::new(STEP, STEP.into(), run, Prints::Nothing);
    Ok(Some(Unit { beside: Some(Box::new((server, data))), ..unit }))
}

/// The token of a new bot.
fn new_token(address: &str) -> Result<String> {
    let mut connection = TcpStream::connect(address).with_context(|| format!("no server at {address:?}"))?;
    let body = r#"{"name":"Schemathesis"}"#;
    write!(
        connection,
        "POST /api/v1/bots HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    connection.read_to_string(&mut answer)?;
    let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
    let bot: serde_json::Value = serde_json::from_str(body).with_context(|| format!("no bot: {answer}"))?;
    Ok(bot["token"].as_str().context("a bot without a token")?.into())
}

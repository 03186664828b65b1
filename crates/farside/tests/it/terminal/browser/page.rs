//! A page in Chromium, driven over the protocol of its developer tools.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Longer than anything takes on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_mins(1);

/// Names of Chromium, the best first.
const NAMES: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// What is printed before the address of the developer tools.
const LISTENS: &str = "DevTools listening on ";

/// Where Chromium is: `FARSIDE_CHROMIUM`, or on the path. None where there is none, which fails in CI.
pub(super) fn chromium() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let on_path = NAMES.into_iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = std::env::var_os("FARSIDE_CHROMIUM")
        .map(PathBuf::from)
        .or_else(|| on_path.into_iter().find(|file| file.is_file()));
    assert!(
        found.is_some() || std::env::var_os("CI").is_none(),
        "no Chromium: cargo xtask setup installs it"
    );
    found
}

/// A page in a browser of its own.
pub(super) struct Page {
    browser: Child,
    tools: WebSocketStream<MaybeTlsStream<TcpStream>>,
    session: Option<String>,
    calls: u64,
    /// What the browser keeps; removed at the end.
    _profile: tempfile::TempDir,
}

impl Page {
    /// Opens an address.
    pub(super) async fn open(chromium: &PathBuf, address: &str) -> Page {
        let profile = tempfile::tempdir().expect("a folder for the test");
        let mut browser = Command::new(chromium)
            .args([
                "--headless",
                "--remote-debugging-port=0",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
            ])
            .args(["--no-first-run", "--disable-background-networking", "--disable-component-update"])
            .args(["--disable-sync", "--lang=en"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the browser can be started");
        let mut stderr = BufReader::new(browser.stderr.take().expect("it is piped"));
        let mut line = String::new();
        while !line.starts_with(LISTENS) {
            line.clear();
            let read = stderr.read_line(&mut line).expect("the browser prints text");
            assert!(read > 0, "the browser ended before it listened");
        }
        // Whatever else it prints mustn't fill the pipe.
        std::thread::spawn(move || std::io::copy(&mut stderr, &mut std::io::sink()));
        let tools = line.trim().strip_prefix(LISTENS).expect("the address");
        let (tools, _) = connect_async(tools).await.expect("the developer tools answer");
        let mut page = Page { browser, tools, session: None, calls: 0, _profile: profile };
        let target = page.called("Target.createTarget", json!({ "url": address })).await;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = page.called("Target.attachToTarget", attach).await;
        page.session = attached["sessionId"].as_str().map(String::from);
        page.wait_for("document.readyState === 'complete' && location.protocol === 'http:'").await;
        page
    }

    /// Calls a method of the developer tools, which must succeed.
    async fn called(&mut self, method: &str, parameters: Value) -> Value {
        self.call(method, parameters).await.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Calls a method of the developer tools.
    async fn call(&mut self, method: &str, parameters: Value) -> Result<Value, Value> {
        self.calls += 1;
        let mut request = json!({ "id": self.calls, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            request["sessionId"] = session.as_str().into();
        }
        self.tools.send(Message::text(request.to_string())).await.expect("the browser is there");
        loop {
            let message = self.tools.next().await.expect("the browser is there").expect("it sends messages");
            let Message::Text(text) = message else { continue };
            let mut answer: Value = serde_json::from_str(&text).expect("messages are JSON");
            if answer["id"] == self.calls {
                let error = answer["error"].take();
                return if error.is_null() { Ok(answer["result"].take()) } else { Err(error) };
            }
        }
    }

    /// The value of an expression in the page; null while the page is being loaded.
    pub(super) async fn value(&mut self, expression: &str) -> Value {
        let parameters = json!({ "expression": expression, "returnByValue": true });
        let Ok(mut result) = self.call("Runtime.evaluate", parameters).await else { return Value::Null };
        result["result"]["value"].take()
    }

    /// Waits until an expression is true.
    pub(super) async fn wait_for(&mut self, expression: &str) {
        let deadline = Instant::now() + PATIENCE;
        while self.value(&format!("Boolean({expression})")).await != Value::Bool(true) {
            if Instant::now() > deadline {
                let text = self.value("document.body.innerText").await;
                panic!("never so: {expression}\n{}", text.as_str().unwrap_or_default());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Clicks on what a selector leads to, once it is there.
    pub(super) async fn click(&mut self, selector: &str) {
        let element = format!("document.querySelector({})", json!(selector));
        self.wait_for(&element).await;
        self.value(&format!("{element}.click()")).await;
    }

    /// Types a text into the field that a selector leads to.
    pub(super) async fn fill(&mut self, selector: &str, text: &str) {
        let element = format!("document.querySelector({})", json!(selector));
        self.wait_for(&element).await;
        self.value(&format!("{element}.focus(), {element}.select()")).await;
        self.called("Input.insertText", json!({ "text": text })).await;
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        drop(self.browser.kill());
        drop(self.browser.wait());
    }
}

//! The workflows and forms of GitHub. Nothing here can run them; what can be known without is checked.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde::Deserialize;
use serde_json::Value;

use crate::release::yaml::yaml;
use crate::release::{read, root, run, rust_version};

/// A workflow, with the keys that GitHub knows and we use: a misspelt one is an error.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "some keys only have to be known")]
struct Workflow {
    name: String,
    on: BTreeMap<Event, Option<Value>>,
    permissions: BTreeMap<String, String>,
    concurrency: Option<Concurrency>,
    env: BTreeMap<String, Value>,
    jobs: BTreeMap<String, Job>,
}

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
enum Event {
    Push,
    PullRequest,
    WorkflowCall,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "some keys only have to be known")]
struct Concurrency {
    group: String,
    cancel_in_progress: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "some keys only have to be known")]
struct Job {
    name: Option<String>,
    #[serde(default)]
    needs: Value,
    runs_on: Option<String>,
    container: Option<String>,
    timeout_minutes: Option<u32>,
    permissions: Option<BTreeMap<String, String>>,
    strategy: Option<Strategy>,
    env: Option<BTreeMap<String, Value>>,
    #[serde(default)]
    steps: Vec<Step>,
    uses: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "some keys only have to be known")]
struct Strategy {
    fail_fast: Option<bool>,
    matrix: BTreeMap<String, Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(dead_code, reason = "some keys only have to be known")]
struct Step {
    name: Option<String>,
    uses: Option<String>,
    with: Option<BTreeMap<String, Value>>,
    run: Option<String>,
    env: Option<BTreeMap<String, String>>,
}

impl Job {
    fn needs(&self) -> Vec<&str> {
        match &self.needs {
            Value::String(job) => vec![job],
            Value::Array(jobs) => jobs.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        }
    }

    fn scripts(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter_map(|step| step.run.as_deref())
    }
}

fn workflow(name: &str) -> Workflow {
    yaml(&format!(".github/workflows/{name}.yml"))
}

fn workflows() -> [(&'static str, Workflow); 2] {
    ["test", "release"].map(|name| (name, workflow(name)))
}

#[test]
fn every_workflow_is_complete() {
    let folder = std::fs::read_dir(root().join(".github/workflows")).expect("a folder");
    assert_eq!(folder.count(), workflows().len(), "each is checked here");
    for (file, workflow) in workflows() {
        assert_eq!(workflow.permissions["contents"], "read", "{file}: more is for single jobs");
        let toolchain = workflow.env["RUSTUP_TOOLCHAIN"].as_str().expect("text");
        assert_eq!(toolchain, format!("{}.0", rust_version()), "{file}");
        for (name, job) in &workflow.jobs {
            for needed in job.needs() {
                assert!(workflow.jobs.contains_key(needed), "{file}: {name} needs {needed}");
            }
            if let Some(other) = &job.uses {
                assert!(root().join(other).exists(), "{file}: {other}");
                continue;
            }
            assert!(job.runs_on.is_some() && job.timeout_minutes.is_some(), "{file}: {name}");
            assert!(!job.steps.is_empty(), "{file}: {name}");
            if let Some(container) = &job.container {
                assert!(container.starts_with(&format!("rust:{}-", rust_version())), "{file}: {container}");
            }
        }
    }
}

#[test]
fn every_step_runs_something_that_exists() {
    for (file, workflow) in workflows() {
        for step in workflow.jobs.values().flat_map(|job| &job.steps) {
            assert!(step.run.is_some() != step.uses.is_some(), "{file}: either runs or uses something");
            if let Some(action) = &step.uses {
                let (owner, version) = action.split_once('@').expect("an action has a version");
                assert!(owner.contains('/') && version.starts_with('v'), "{file}: {action}");
            }
        }
        for script in workflow.jobs.values().flat_map(Job::scripts) {
            check_script(file, script);
            for rest in script.split("cargo xtask ").skip(1) {
                let chore = rest.split_whitespace().next().expect("a chore");
                let help = run(Command::new(env!("CARGO_BIN_EXE_xtask")).args([chore, "--help"]));
                assert!(help.is_some_and(|help| help.status.success()), "{file}: cargo xtask {chore}");
            }
        }
    }
}

/// Has bash read a script.
fn check_script(file: &str, script: &str) {
    let mut bash = Command::new("bash");
    let Ok(mut child) = bash.arg("-n").stdin(Stdio::piped()).stderr(Stdio::piped()).spawn() else {
        eprintln!("skipped: there is no bash here");
        return;
    };
    // What GitHub puts in is one word.
    let mut text = String::new();
    for (index, piece) in script.split("${{").enumerate() {
        text += if index == 0 { piece } else { piece.split_once("}}").expect("it ends").1 };
    }
    child.stdin.take().expect("it is piped").write_all(text.as_bytes()).expect("bash reads");
    let output = child.wait_with_output().expect("bash ends");
    assert!(output.status.success(), "{file}: {script}\n{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn tests_run_for_every_change_and_before_every_release() {
    let test = workflow("test");
    assert!(test.on.contains_key(&Event::PullRequest) && test.on.contains_key(&Event::WorkflowCall));
    assert!(test.jobs["linux"].scripts().any(|script| script == "cargo xtask test"));
    let systems = test.jobs["other-systems"].strategy.as_ref().expect("systems").matrix["os"].to_string();
    assert!(systems.contains("macos") && systems.contains("windows"), "{systems}");
    let release = workflow("release");
    assert_eq!(release.on[&Event::Push].as_ref().expect("tags")["tags"][0], "v*");
    assert_eq!(release.jobs["test"].uses.as_deref(), Some("./.github/workflows/test.yml"));
    let publish = &release.jobs["publish"];
    assert!(["test", "linux", "other-systems", "image"].iter().all(|job| publish.needs().contains(job)));
}

#[test]
fn a_release_takes_its_notes_from_the_changelog() {
    let release = workflow("release");
    let script =
        release.jobs["notes"].scripts().find(|script| script.contains("notes.md")).expect("a script");
    let folder = tempfile::tempdir().expect("a folder");
    let changelog =
        "# Changelog\n\n## [Unreleased]\n\n- a\n\n## [1.2.0] - 2027-01-01\n\n- b\n\n## [1.1.0]\n\n- c\n";
    std::fs::write(folder.path().join("CHANGELOG.md"), changelog).expect("a file");
    let mut bash = Command::new("bash");
    bash.args(["-e", "-c", script]).current_dir(folder.path()).env("GITHUB_REF_NAME", "v1.2.0");
    let Some(output) = run(&mut bash) else { return };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let notes = std::fs::read_to_string(folder.path().join("notes.md")).expect("notes");
    assert_eq!(notes.trim(), "- b");
    let output = run(bash.env("GITHUB_REF_NAME", "v1.3.0")).expect("bash");
    assert!(!output.status.success(), "no section, no release");
}

#[test]
fn a_release_has_the_version_of_the_tree() {
    let release = workflow("release");
    let script =
        release.jobs["notes"].scripts().find(|script| script.contains("Cargo.toml")).expect("a script");
    for (tag, right) in [(concat!("v", env!("CARGO_PKG_VERSION")), true), ("v0.0.1", false)] {
        let mut bash = Command::new("bash");
        bash.args(["-e", "-c", script]).current_dir(root()).env("GITHUB_REF_NAME", tag);
        let Some(output) = run(&mut bash) else { return };
        assert_eq!(output.status.success(), right, "{tag}");
    }
}

#[test]
fn dependabot_looks_at_folders_that_are_there() {
    let config: Value = yaml(".github/dependabot.yml");
    assert_eq!(config["version"], 2);
    let updates = config["updates"].as_array().expect("updates");
    for update in updates {
        let folder = update["directory"].as_str().expect("a folder").trim_start_matches('/');
        let file = match update["package-ecosystem"].as_str().expect("an ecosystem") {
            "cargo" => "Cargo.toml",
            "npm" => "package-lock.json",
            "github-actions" => ".github/workflows",
            "docker" => "Dockerfile",
            "docker-compose" => "compose.yaml",
            other => panic!("{other}?"),
        };
        assert!(root().join(folder).join(file).exists(), "{folder}/{file}");
        assert!(update["schedule"]["interval"].is_string(), "{update}");
    }
}

#[test]
fn forms_for_issues_ask_something() {
    for form in ["bug", "idea"] {
        let form: Value = yaml(&format!(".github/ISSUE_TEMPLATE/{form}.yml"));
        assert!(form["name"].is_string() && form["description"].is_string());
        let body = form["body"].as_array().expect("fields");
        assert!(
            body.iter().all(|field| field["type"].is_string() && field["attributes"]["label"].is_string())
        );
    }
    let config: Value = yaml(".github/ISSUE_TEMPLATE/config.yml");
    assert!(config["blank_issues_enabled"].is_boolean());
    assert!(read(".github/pull_request_template.md").contains("cargo xtask test"));
}

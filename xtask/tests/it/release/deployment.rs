//! The files that run a server elsewhere: the systemd unit, the Dockerfile, the compose file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::release::yaml::yaml;
use crate::release::{farside, printed, program, read, root, run, rust_version};

const UNIT: &str = "contrib/farside.service";
const COMPOSE: &str = "contrib/compose.yaml";

#[test]
fn the_unit_takes_away_what_the_server_does_not_need() {
    let unit = read(UNIT);
    for line in [
        "DynamicUser=yes",
        "StateDirectory=farside",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateDevices=yes",
        "MemoryDenyWriteExecute=yes",
        "SystemCallFilter=@system-service",
    ] {
        assert!(unit.lines().any(|found| found == line), "no {line}");
    }
    let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("it starts something");
    let command = start.strip_prefix("/usr/bin/farside ").expect("what the package installs");
    assert_eq!(command.split(' ').next(), Some("serve"));
    let help = farside(&["serve", "--help"]);
    for line in unit.lines().filter_map(|line| line.strip_prefix("Environment=")) {
        let (variable, _) = line.split_once('=').expect("a variable");
        assert!(help.contains(&format!("[env: {variable}=")), "{variable}");
    }
}

#[test]
fn systemd_has_nothing_against_the_unit() {
    let folder = tempfile::tempdir().expect("a folder");
    let unit = folder.path().join("farside.service");
    // It looks whether the program is there.
    let text = read(UNIT).replace("/usr/bin/farside", program().to_str().expect("a path in text"));
    fs::write(&unit, text).expect("a file");
    let mut verify = Command::new("systemd-analyze");
    let Some(output) = run(verify.args(["verify", "--man=no"]).arg(&unit)) else { return };
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    printed(&output);
    // The exposure that it works out, 0 to 100: 12 when this was written.
    let mut security = Command::new("systemd-analyze");
    security.args(["security", "--offline=true", "--no-pager", "--threshold=15"]).arg(&unit);
    printed(&run(&mut security).expect("there is systemd-analyze"));
}

/// The stages of the Dockerfile, each as its instructions.
fn stages() -> Vec<Vec<(String, String)>> {
    let text = read("Dockerfile").replace("\\\n", " ");
    let mut stages: Vec<Vec<(String, String)>> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (instruction, rest) = line.split_once(' ').expect("an instruction has arguments");
        if instruction == "FROM" {
            stages.push(Vec::new());
        }
        let stage = stages.last_mut().expect("a Dockerfile begins with FROM");
        stage.push((instruction.into(), rest.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    stages
}

fn only<'a>(stage: &'a [(String, String)], instruction: &str) -> &'a str {
    let found: Vec<&str> =
        stage.iter().filter(|(name, _)| name == instruction).map(|(_, rest)| rest.as_str()).collect();
    assert_eq!(found.len(), 1, "{instruction}: {found:?}");
    found[0]
}

#[test]
fn the_image_is_built_in_one_stage_and_runs_in_another() {
    let stages = stages();
    assert_eq!(stages.len(), 2);
    let [build, image] = &stages[..] else { panic!("two stages") };
    let from = only(build, "FROM");
    assert!(from.starts_with(&format!("rust:{}-", rust_version())), "{from}");
    let name = from.rsplit_once(" AS ").expect("the stage has a name").1;
    let copied: Vec<&str> =
        image.iter().filter(|(name, _)| name == "COPY").map(|(_, rest)| rest.as_str()).collect();
    assert!(copied.iter().all(|copy| copy.starts_with(&format!("--from={name} "))), "{copied:?}");
    let profile = only(build, "RUN").split("--profile ").nth(1).and_then(|rest| rest.split(' ').next());
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).expect("Cargo.toml is TOML");
    let profile = profile.expect("the build names its profile");
    assert_eq!(manifest["profile"][profile]["strip"].as_bool(), Some(true));
    assert!(only(build, "RUN").contains(&format!("target/{profile}/farside")));
}

#[test]
fn the_image_has_a_user_a_volume_and_a_health_check() {
    let stages = stages();
    let image = stages.last().expect("a stage");
    let user = only(image, "USER").split(':').next().and_then(|user| user.parse::<u32>().ok());
    assert!(user.is_some_and(|user| user > 0), "a number, so that anybody can see that it isn't root");
    let volume = only(image, "VOLUME");
    let environment: BTreeMap<&str, &str> =
        only(image, "ENV").split(' ').filter_map(|pair| pair.split_once('=')).collect();
    assert_eq!(environment["FARSIDE_DATA"], volume);
    let port = environment["FARSIDE_LISTEN"].rsplit(':').next().expect("a port");
    assert_eq!(only(image, "EXPOSE"), port);

    let words = |json: &str| serde_json::from_str::<Vec<String>>(json).expect("words, without a shell");
    let program = words(only(image, "ENTRYPOINT"));
    let health = only(image, "HEALTHCHECK").split_once("CMD ").expect("a command").1;
    for command in [words(only(image, "CMD")), words(health)[program.len()..].to_vec()] {
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        farside(&[&command[..], &["--help"]].concat());
    }
    assert_eq!(words(health)[..program.len()], program);
    let help = farside(&["serve", "--help"]);
    assert!(environment.keys().all(|variable| help.contains(&format!("[env: {variable}="))));
}

#[test]
fn the_image_is_built_from_all_it_needs() {
    let ignore = read(".dockerignore");
    let let_in: Vec<&str> = ignore.lines().filter_map(|line| line.strip_prefix('!')).collect();
    assert!(ignore.lines().any(|line| line == "*"));
    for path in &let_in {
        assert!(root().join(path).exists(), "{path}");
    }
    let manifest: toml::Table = toml::from_str(&read("Cargo.toml")).expect("Cargo.toml is TOML");
    let members = manifest["workspace"]["members"].as_array().expect("members");
    let members = members.iter().filter_map(|member| member.as_str()?.split('/').next());
    for path in members.chain(["Cargo.toml", "Cargo.lock", "locales"]) {
        assert!(let_in.contains(&path), "{path}");
    }
}

/// The strings of a list.
fn strings(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().map(|item| item.as_str().expect("text")).collect()
}

#[test]
fn the_compose_file_runs_servers_and_workers_as_the_program_wants_it() {
    let compose: Value = yaml(COMPOSE);
    let services = compose["services"].as_object().expect("services");
    let names: Vec<&str> = services.keys().map(String::as_str).collect();
    assert_eq!(names, ["nats", "postgres", "server", "worker"]);
    for (name, service) in services {
        assert!(service["image"].is_string() && service["restart"] == "unless-stopped", "{name}");
        for (needed, _) in service["depends_on"].as_object().into_iter().flatten() {
            assert!(services.contains_key(needed), "{name} needs {needed}");
        }
        for volume in strings(&service["volumes"]) {
            let (volume, _) = volume.split_once(':').expect("a volume has a place");
            assert!(compose["volumes"].as_object().expect("volumes").contains_key(volume), "{volume}");
        }
        assert!(strings(&service["ports"]).iter().all(|port| port.starts_with("127.0.0.1:")), "{name}");
    }
    for name in ["server", "worker"] {
        let service = &services[name];
        assert_eq!(service["image"], "farside");
        let dockerfile = Path::new("contrib").join(service["build"]["context"].as_str().expect("a folder"));
        assert!(root().join(dockerfile).join("Dockerfile").exists());
        let command = strings(&service["command"]);
        let help = farside(&[&command[..], &["--help"]].concat());
        // Wrapped to the width of a terminal.
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        for variable in service["environment"].as_object().expect("variables").keys() {
            assert!(help.contains(&format!("[env: {variable}")), "{name}: {variable}");
        }
    }
    assert!(strings(&services["nats"]["command"]).contains(&"--jetstream"), "workers need it");
    assert_eq!(services["worker"]["healthcheck"]["disable"], true, "it doesn't listen");
    let user = services["postgres"]["environment"]["POSTGRES_USER"].as_str().expect("a user");
    let database = services["server"]["environment"]["FARSIDE_DATABASE"].as_str().expect("an address");
    assert!(database.starts_with(&format!("postgres://{user}:${{POSTGRES_PASSWORD:?")), "{database}");
}

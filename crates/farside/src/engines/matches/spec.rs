//! How an engine of a match is written on the command line.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::Result;
use arena::{BuiltIn, ClockTime, Control, Entry, Failure, Halt, Maker, Program, Ugi, Words};
use engine::{Limits, UgiOption};
use games::ComputerOptions;

use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

/// An engine as the command line describes it.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    kind: Kind,
    name: Option<String>,
    directory: Option<PathBuf>,
    options: Vec<(String, String)>,
    lines: Vec<String>,
    control: Option<Control>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    BuiltIn,
    Process(Words, Vec<String>),
    Qtp(Vec<String>),
}

const KINDS: &str = "an engine is one of builtin, ugi=COMMAND, uci=COMMAND and qtp=COMMAND";

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let mut kind = None;
        let mut spec = Spec {
            kind: Kind::BuiltIn,
            name: None,
            directory: None,
            options: Vec::new(),
            lines: Vec::new(),
            control: None,
        };
        let mut limits = Limits::default();
        let mut set_kind = |new| match kind.replace(new) {
            None => Ok(()),
            Some(_) => Err(format!("{KINDS}, and only once")),
        };
        for word in split(text)? {
            if word == "builtin" {
                set_kind(Kind::BuiltIn)?;
                continue;
            }
            let (key, value) =
                word.split_once('=').ok_or_else(|| format!("can't understand '{word}': {KINDS}"))?;
            let number = || value.parse::<u64>().ok().filter(|&number| number > 0);
            let number = || number().ok_or_else(|| format!("{key} is a number from 1 on, not '{value}'"));
            match key {
                "builtin" => {
                    return Err(format!(
                        "builtin has no '{value}': opponents to measure against are programs of crates/references, \
                         given as ugi=COMMAND"
                    ));
                }
                "ugi" => set_kind(Kind::Process(Words::Ugi, command(value)?))?,
                "qtp" => set_kind(Kind::Qtp(command(value)?))?,
                "uci" => set_kind(Kind::Process(Words::Uci, command(value)?))?,
                "name" => spec.name = Some(value.into()),
                "dir" => spec.directory = Some(value.into()),
                "say" => spec.lines.push(value.into()),
                "movetime" => limits.time = Some(Duration::from_millis(number()?)),
                "nodes" => limits.nodes = Some(number()?),
                "depth" => limits.depth = Some(number()?.min(u32::MAX.into()) as u32),
                "clock" => {
                    let ClockTime { base, increment } =
                        value.parse().map_err(|error: arena::BadClock| error.to_string())?;
                    spec.control = Some(Control::Clock { base, increment });
                }
                _ => match key.strip_prefix("option.") {
                    Some(option) => spec.options.push((option.into(), value.into())),
                    None => return Err(format!("no '{key}' in an engine: --help lists what there is")),
                },
            }
        }
        if limits != Limits::default() {
            if spec.control.is_some() {
                return Err("an engine has a clock or limits for each move, not both".into());
            }
            spec.control = Some(Control::PerMove(limits));
        }
        spec.kind = kind.ok_or(KINDS)?;
        Ok(spec)
    }
}

impl Spec {
    /// Its name: the given one, or one made from what it is.
    fn name(&self) -> String {
        if let Some(name) = &self.name {
            return name.clone();
        }
        match &self.kind {
            Kind::BuiltIn => {
                let options = self.options.iter().map(|(name, value)| format!(" {name} {value}"));
                format!("builtin{}", options.collect::<String>())
            }
            Kind::Process(_, command) | Kind::Qtp(command) => {
                let file = command.first().map(Path::new).and_then(Path::file_stem).unwrap_or_default();
                file.to_string_lossy().into_owned()
            }
        }
    }

    /// Enters it in a match under this name.
    pub(super) fn entry<G: CliGame + 'static>(
        &self,
        name: &str,
        patience: Duration,
        halt: &Halt,
    ) -> Result<Entry<G>> {
        let make: Maker<G> = match &self.kind {
            Kind::BuiltIn => self.built_in()?,
            Kind::Process(words, command) => {
                let (words, halt) = (*words, halt.clone());
                let program = self.program(command, patience);
                Box::new(move || Ok(Box::new(Ugi::start(program.clone(), words, &halt)?)))
            }
            Kind::Qtp(command) => {
                let make = G::qtp(self.program(command, patience), halt.clone());
                make.ok_or_else(|| bad_arguments(format!("QTP isn't for {}", G::NAME)))?
            }
        };
        Ok(Entry { name: name.into(), control: self.control, make })
    }

    /// Whether it speaks QTP, which knows nothing but the usual game.
    pub(super) fn is_qtp(&self) -> bool {
        matches!(self.kind, Kind::Qtp(_))
    }

    fn program(&self, command: &[String], patience: Duration) -> Program {
        Program {
            command: command.to_vec(),
            directory: self.directory.clone(),
            options: self.options.clone(),
            lines: self.lines.clone(),
            patience,
        }
    }

    fn built_in<G: CliGame + 'static>(&self) -> Result<Maker<G>> {
        if self.directory.is_some() || !self.lines.is_empty() {
            return Err(bad_arguments("dir and say are for programs, not for our own players"));
        }
        let options = self.options.clone();
        let seed_given = options.iter().any(|(name, _)| name.eq_ignore_ascii_case(UgiOption::SEED));
        Ok(Box::new(move || {
            let mut player = G::computer(ComputerOptions::default());
            for (name, value) in &options {
                player.configure(name, value).map_err(|error| Failure::Crashed(error.to_string()))?;
            }
            let player = BuiltIn::new(player);
            Ok(Box::new(if seed_given { player.keeping_its_seed() } else { player }))
        }))
    }
}

/// The names of all engines, no two of them alike.
pub(super) fn names(specs: &[Spec]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for spec in specs {
        let name = spec.name();
        let mut unique = name.clone();
        let mut number = 2;
        while names.contains(&unique) {
            unique = format!("{name} {number}");
            number += 1;
        }
        names.push(unique);
    }
    names
}

fn command(text: &str) -> Result<Vec<String>, String> {
    let words = split(text)?;
    if words.is_empty() { Err("there is no command to start".into()) } else { Ok(words) }
}

/// Splits a text into words as a POSIX shell does.
fn split(text: &str) -> Result<Vec<String>, String> {
    // On Windows a backslash separates directories.
    let text = if cfg!(windows) { &text.replace('\\', r"\\") } else { text };
    shlex::split(text).ok_or_else(|| format!("a quote isn't closed in: {text}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_at_blanks_outside_quotes() {
        assert_eq!(split(" a  b=c\td ").as_deref(), Ok(&["a", "b=c", "d"].map(String::from)[..]));
        let quoted = split(r#"ugi="./my engine' x" say='go "home"' e='' "#);
        assert_eq!(
            quoted.as_deref(),
            Ok(&["ugi=./my engine' x", r#"say=go "home""#, "e="].map(String::from)[..])
        );
        assert!(split("a 'b").is_err());
        assert_eq!(split("   "), Ok(Vec::new()));
    }

    #[test]
    fn an_engine_is_described_in_words() {
        let spec: Spec =
            "ugi=\"'my engine' quoridor\" name=new option.Hash=64 option.Book=a=b movetime=50 say=hello"
                .parse()
                .expect("an engine");
        assert_eq!(spec.kind, Kind::Process(Words::Ugi, vec!["my engine".into(), "quoridor".into()]));
        assert_eq!(spec.options, [("Hash".into(), "64".into()), ("Book".into(), "a=b".into())]);
        assert_eq!(spec.control, Some(Control::PerMove(Limits::time(Duration::from_millis(50)))));
        assert_eq!((spec.name(), spec.lines), ("new".into(), vec!["hello".to_string()]));
    }

    #[test]
    fn engines_without_a_name_get_one_of_their_own() {
        let specs = ["builtin option.Level=3", "builtin option.Level=3", "uci=/bin/zq.exe", "ugi=zq"];
        let specs = specs.map(|text| text.parse().expect("an engine"));
        assert_eq!(names(&specs), ["builtin Level 3", "builtin Level 3 2", "zq", "zq 2"]);
    }

    #[test]
    fn what_is_no_engine_is_refused() {
        for text in [
            "",
            "name=x",
            "engine",
            "builtin builtin",
            "builtin=first",
            "qtp=x uci=y",
            "builtin ugi=x",
            "ugi=",
            "ugi=''",
            "builtin colour=red",
            "builtin movetime=0",
            "builtin nodes=many",
            "builtin clock=soon",
            "builtin clock=1+1 nodes=5",
            "builtin 'name=x",
        ] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
    }
}

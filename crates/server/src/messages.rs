//! Keeps the TypeScript of the protocol in step with the types here, so that the page and the server can't drift apart.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::http::{LobbyGame, NameRequest, PairingRequest, PeopleHere, Profile};
use crate::protocol::{
    ClientMessage, CommandAnswer, CommandRequest, GameAnswer, Problem, SeatKey, ServerMessage, ShortMessage,
};
use crate::tablebase::{ExactPosition, ExactValue, TablebaseState};
use play::{
    Charge, ClockView, Command, CommandId, EVENT_VERSION, Event, GameId, GameKind, GameView, MatchOfTwo,
    Occupant, PlayerId, Recorded, SeatKind, SeatTerms, SeatView, Status, Terms,
};

const HEAD: &str = "\
// What goes over the wire; docs/2-protocol.md says what it means. Written by the test `messages` of the crate `server`:
// run it with UPDATE=1 after a change there.

import type { Setup } from \"../rules/messages.ts\";

";

fn messages() -> String {
    // Milliseconds and sequence numbers are far below the numbers that JavaScript can't hold.
    let config = Config::new().with_large_int("number");
    let mut text = HEAD.to_owned();
    let version = "/** The version of the format of events: other versions can't be read. */";
    let _ = writeln!(text, "{version}\nexport const EVENT_VERSION = {EVENT_VERSION};\n");
    let said = ShortMessage::inline(&config).replace(" | ", ", ");
    let _ = writeln!(text, "/** All short messages. */\nexport const MESSAGES = [{said}] as const;\n");
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {$(
            let docs = <$type as TS>::docs().unwrap_or_default();
            let _ = writeln!(text, "{docs}export {}\n", <$type as TS>::decl(&config));
        )*};
    }
    declare!(
        GameKind,
        GameId,
        PlayerId,
        CommandId,
        Terms,
        SeatTerms,
        SeatKind,
        MatchOfTwo,
        Occupant,
        Charge,
        Event,
        Recorded,
        Command,
        ShortMessage,
        ClientMessage,
        ServerMessage,
        Profile,
        NameRequest,
        GameAnswer,
        GameView,
        SeatView,
        ClockView,
        SeatKey,
        Status,
        LobbyGame,
        PeopleHere,
        PairingRequest,
        CommandRequest,
        CommandAnswer,
        Problem,
        TablebaseState,
        ExactPosition,
        ExactValue,
    );
    // What is to be said about most things fits in one line.
    text.replace("/**\n * ", "/** ").replace("\n */\n", " */\n").trim_end().to_owned() + "\n"
}

#[test]
fn the_page_knows_the_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/app/online/messages.ts");
    let written = messages();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &written).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == written, "{} is out of date: run this test with UPDATE=1", path.display());
}

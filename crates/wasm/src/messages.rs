//! Keeps the TypeScript of the messages in step with the types here.

use std::fs;
use std::path::Path;

use explain::{Argument, Fact, Grade, Lead, Message};
use games::{Evaluation, GameKind};
use play::{ComputerTurn, Due, ReplicaView};
use puzzles::{Aim, Answer, Proof, Rating, Theme};
use ts_rs::{Config, TS};

use crate::engines::puzzles::{PuzzleQuestion, PuzzleRequest, PuzzleView, ThemeCount};
use crate::engines::reviews::{Attempted, ReviewMark, ReviewProgress, ReviewRequest, ReviewView, SaidFact};
use crate::engines::verdicts::{Analysis, ChosenMove, JudgedMove, MoveFacts, PositionFacts};
use crate::fault::{About, Fault};
use crate::pictures::{PictureFormat, PictureRequest};
use crate::request::{Effort, Played, Request};
use crate::rules::adopt::{SavedClock, SavedGame, SavedPlayer};
use crate::rules::check::Checked;
use crate::rules::position_check::{PositionChecked, PositionProblem};
use crate::rules::position_parts::PositionParts;
use crate::rules::quoridor_refusal::QuoridorRefusal;
use crate::rules::quoridor_view::{QuoridorChange, QuoridorGhost, QuoridorLast, QuoridorSide, QuoridorView};
use crate::rules::replicas::{Decided, Moment, NextGame, Opened, ReplicaRequest};
use crate::rules::rulebook::{RulebookBlock, RulebookFigure, RulebookSection};
use crate::rules::squadro_view::{
    SquadroJump, SquadroLast, SquadroPath, SquadroPiece, SquadroRefusal, SquadroSide, SquadroView,
};
use crate::rules::view::{Ending, Made};

const HEAD: &str = "\
// Requests to the modules and their responses. Written by the test `messages` of the crate `wasm`: run it with
// UPDATE=1 after a change there.

import type { Command, GameId, GameView, PlayerId, Recorded, Terms } from \"../online/messages.ts\";

/** How a game begins; what is left out is as usual. */
export type Setup = { players?: number, first?: number, options?: string[], position?: string };

/** What comes back: a response, or what was wrong with the request. */
export type Reply<T> = { ok: T } | { fault: Fault };

";

fn messages() -> String {
    // Milliseconds are far below the numbers that JavaScript can't hold.
    let config = Config::new().with_large_int("number");
    let names = GameKind::ALL.map(|kind| format!("{:?}", kind.name())).join(", ");
    let mut text = format!(
        "{HEAD}/** The games there are. */\nexport const GAMES = [{names}] as const;\nexport type GameName = \
         (typeof GAMES)[number];\n\n"
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {$(
            let docs = <$type as TS>::docs().unwrap_or_default();
            text.push_str(&docs);
            text.push_str(&format!("export {}\n\n", <$type as TS>::decl(&config)));
        )*};
    }
    declare!(
        Played,
        Request,
        Effort,
        PictureRequest,
        PictureFormat,
        ReplicaRequest,
        Moment,
        Opened,
        Decided,
        NextGame,
        ReplicaView,
        ComputerTurn,
        Due,
        SavedGame,
        SavedPlayer,
        SavedClock,
        Fault,
        About,
        Ending,
        Made,
        ChosenMove,
        Analysis,
        JudgedMove,
        Evaluation,
        PositionFacts,
        MoveFacts,
        ReviewRequest,
        ReviewProgress,
        ReviewView,
        ReviewMark,
        SaidFact,
        Attempted,
        Grade,
        Lead,
        Fact,
        Message,
        Argument,
        PositionChecked,
        PositionParts,
        PositionProblem,
        Checked<QuoridorRefusal>,
        QuoridorView,
        QuoridorSide,
        QuoridorGhost,
        QuoridorChange,
        QuoridorLast,
        QuoridorRefusal,
        SquadroView,
        SquadroSide,
        SquadroPiece,
        SquadroPath,
        SquadroJump,
        SquadroLast,
        SquadroRefusal,
        RulebookSection,
        RulebookBlock,
        RulebookFigure,
        PuzzleRequest,
        PuzzleQuestion,
        PuzzleView,
        ThemeCount,
        Aim,
        Proof,
        Theme,
        Answer,
        Rating,
    );
    // What is to be said about most things fits in one line.
    text.replace("/**\n * ", "/** ").replace("\n */\n", " */\n").trim_end().to_owned() + "\n"
}

#[test]
fn the_page_knows_the_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/app/rules/messages.ts");
    let written = messages();
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &written).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == written, "{} is out of date: run this test with UPDATE=1", path.display());
}

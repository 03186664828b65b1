use game::Notation;
use game::record::Record;

/// Records as text.
pub fn text_record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(records) = Record::all_from_text(&text) {
        records.iter().for_each(examine);
        if let Ok(record) = Record::from_text(&text) {
            assert_eq!(records, [record], "read as one record and as several");
        }
    }
}

/// Records as JSON.
pub fn json_record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(records) = Record::all_from_json(&text) {
        records.iter().for_each(examine);
        if let Ok(record) = Record::from_json(&text) {
            assert_eq!(records, [record], "read as one record and as several");
        }
    }
}

/// Bare lists of moves, such as the designer's lines, in each notation.
pub fn bare_moves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for notation in Notation::ALL {
        for game in ["Quoridor", "Squadro"] {
            if let Ok(record) = Record::from_moves(game, notation, &text) {
                assert_eq!(record.notation, notation);
                examine(&record);
            }
        }
    }
}

/// Writes a record in both forms and reads it back, and replays it by the rules of both games.
fn examine(record: &Record) {
    assert_eq!(Record::from_text(&record.to_string()).as_ref(), Ok(record), "text isn't read back");
    for json in [record.to_json(), record.to_json_pretty()] {
        assert_eq!(Record::from_json(&json).as_ref(), Ok(record), "JSON isn't read back");
    }
    replay::<quoridor::Position>(record);
    replay::<squadro::Position>(record);
}

/// What replays in one notation replays in ours, to the same end.
fn replay<G: game::Game>(record: &Record) {
    let Ok(line) = record.replay::<G>() else { return };
    let standard = record.standardised::<G>().expect("what was replayed once is replayed again");
    assert_eq!(standard.notation, Notation::Standard);
    let again = standard.replay::<G>().expect("a standard record is replayed");
    assert_eq!((again.start(), again.steps()), (line.start(), line.steps()), "replayed differently");
    assert_eq!(standard.standardised::<G>().as_ref(), Ok(&standard), "standardised twice");
    let own = Record::from_line(&standard.setup, &line);
    assert_eq!(own.moves.len(), record.moves.len());
    examine_written(&own);
}

fn examine_written(record: &Record) {
    assert_eq!(Record::from_text(&record.to_string()).as_ref(), Ok(record), "our own text isn't read back");
}

use std::fs;
use std::path::PathBuf;

use crate::program::{farside, farside_reading};

/// A file in a folder that goes with the test.
fn file(folder: &tempfile::TempDir, name: &str) -> (PathBuf, String) {
    let path = folder.path().join(name);
    let text = path.display().to_string();
    (path, text)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn positions_and_games_become_pictures_of_the_format_that_their_name_says() {
    let folder = folder();
    let (svg, name) = file(&folder, "a.svg");
    let position =
        ["picture", "--game", "squadro", "--position", "3 0 0 0 0 / 0 0 0 0 0 / r", "--out", &name];
    assert_eq!(farside(&position).printed(), "");
    let text = fs::read_to_string(svg).expect("it was written");
    assert!(text.contains("<title>Squadro: 3 0 0 0 0 / 0 0 0 0 0 / r</title>"), "{text}");

    let (png, name) = file(&folder, "b.PNG");
    let record = b"1. e2 e8 2. e3";
    let drawn = ["picture", "-", "--ply", "2", "--theme", "print", "--size", "300", "--out", &name];
    farside_reading(&drawn, record).printed();
    let bytes = fs::read(png).expect("it was written");
    assert_eq!((&bytes[1..4], &bytes[16..20]), (&b"PNG"[..], &300_u32.to_be_bytes()[..]));

    let (gif, name) = file(&folder, "c.gif");
    farside_reading(&["picture", "-", "--size", "200", "--out", &name], record).printed();
    assert!(fs::read(gif).expect("it was written").starts_with(b"GIF89a"));
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let folder = folder();
    let (_, svg) = file(&folder, "a.svg");
    let (_, bmp) = file(&folder, "a.bmp");
    for (args, said) in [
        (&["--game", "quoridor", "--out", &bmp][..], "the name of a picture ends in .svg, .png or .gif"),
        (&["--out", &svg], "give a record, or a position with --game quoridor or --game squadro"),
        (&["--game", "quoridor", "--moves", "e2 e2", "--out", &svg], "--moves, ply 2 (e2)"),
        (&["--game", "quoridor", "--ply", "3", "--out", &svg], "--ply 3: 0 moves were played"),
        (&["--game", "quoridor", "--arrow", "there", "--out", &svg], "'there' is no arrow"),
        (&["no such file", "--out", &svg], "can't read no such file"),
    ] {
        let refused = farside(&[&["picture"], args].concat()).complained(2);
        assert!(refused.contains(said), "{refused}");
    }
    assert_eq!(farside(&["picture", "--game", "quoridor", "--size", "9", "--out", &svg]).code, Some(2));
    assert!(fs::read_dir(folder.path()).expect("it is there").next().is_none(), "nothing was written");
}

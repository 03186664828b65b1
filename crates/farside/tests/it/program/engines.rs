//! `farside engine`: the program as a player for other programs.

use crate::program::{farside, farside_reading};

#[test]
fn plays_quoridor_in_ugi() {
    let said = "ugi\nsetoption name Level value 2\nposition startpos moves e2 e8\nquery turn\ngo nodes 500\nnonsense\n";
    let printed = farside_reading(&["engine", "quoridor"], said.as_bytes()).printed();
    assert!(printed.starts_with("id name Farside Quoridor"), "{printed}");
    let answers =
        ["\nugiok\n", "\nresponse 1\n", "\nbestmove ", "\ninfo string error unknown word 'nonsense'\n"];
    for answer in answers {
        assert!(printed.contains(answer), "{answer}: {printed}");
    }
}

#[test]
fn plays_quoridor_in_qtp() {
    let said = "name\nboardsize 9\nclear_board\nwalls 10\ngenmove white\nplaywall black E3 h\ngenmove white\n\
                fly\nwinner\nquit\nname\n";
    let args = ["engine", "quoridor", "--qtp", "--movetime", "20", "--level", "3"];
    let printed = farside_reading(&args, said.as_bytes()).printed();
    let answers: Vec<&str> = printed.split_terminator("\n\n").collect();
    assert_eq!(answers.len(), 10, "{printed}");
    assert!(answers[0].starts_with("= Farside Quoridor"), "{printed}");
    assert!(answers[4].len() > 2 && answers[4].starts_with("= "), "{printed}");
    assert_eq!(answers[7..], ["? unknown command", "= false", "="]);
}

#[test]
fn qtp_is_for_quoridor() {
    assert!(farside(&["engine", "squadro", "--qtp"]).complained(2).contains("QTP is for Quoridor"));
    farside(&["engine", "quoridor", "--movetime", "50"]).complained(2);
}

use crate::program::farside;

/// The counts for each first move, and the last line.
fn count(args: &[&str]) -> (Vec<String>, u64) {
    let printed = farside(&[&["perft"], args].concat()).printed();
    let mut lines: Vec<String> = printed.lines().map(String::from).collect();
    let last = lines.pop().expect("there is a last line");
    assert!(last.bytes().all(|byte| byte.is_ascii_digit()), "{last}");
    let speed = lines.pop().expect("there is a line before");
    assert!(speed.contains(" nodes per second"), "{speed}");
    (lines, last.parse().expect("digits are a number"))
}

#[test]
fn counts_what_is_published() {
    for (depth, expected) in [("0", 1), ("1", 131), ("2", 16_677), ("3", 2_062_264)] {
        assert_eq!(count(&["quoridor", "--depth", depth]), (vec![], expected));
    }
    for first in ["y", "r"] {
        assert_eq!(count(&["squadro", "--depth", "2", "--first", first]).1, 25);
    }
}

#[test]
fn divided_counts_add_up() {
    let (lines, total) = count(&["squadro", "--depth", "7", "--divide"]);
    let number = |line: &String| -> u64 {
        let (_, count) = line.split_once(": ").expect("a move and its count");
        count.parse().expect("the count is a number")
    };
    assert_eq!(lines.len(), 5);
    assert_eq!(lines.iter().map(number).sum::<u64>(), total);
    assert_eq!(count(&["squadro", "--depth", "7"]).1, total);
}

#[test]
fn starts_where_it_is_told() {
    assert_eq!(count(&["quoridor", "--depth", "1", "--players", "4", "--first", "2"]).1, 131);
    assert_eq!(count(&["quoridor", "--depth", "1", "--position", "e9 d5 / - / 10 10 / 2"]).1, 0);
    let behind = ["quoridor", "--depth", "1", "--position", "e4 e5 e6 i1 / - / 5 5 5 5 / 1"];
    let strict = [&behind[..], &["--option", "strict-pawn-behind"]].concat();
    assert_eq!(count(&behind).1 - count(&strict).1, 2, "the two side steps");
}

#!/bin/sh
# Makes the forty games that reviews are measured on: both games, two to four players, all levels mixed.
# Run from the root of the repository after `cargo build`; the seeds make the games the same every time.
set -eu
here=crates/explain/tests/data
games() { # file, game, players, number, seed, levels...
    file=$here/$1 game=$2 players=$3 number=$4 seed=$5
    shift 5
    rm -f "$file"
    engines=$(for level in "$@"; do printf "%s\n" "--engine" "builtin option.Level=$level name=level-$level"; done)
    IFS='
'
    # shellcheck disable=SC2086 # one word for each line
    ${FARSIDE:-target/debug/farside} match "$game" $engines --players "$players" --games "$number" --seed "$seed" \
        --nodes 20000 --opening-plies 2 --concurrency 1 --records "$file" >/dev/null
    unset IFS
}
games quoridor-2-a.txt quoridor 2 4 11 1 3
games quoridor-2-b.txt quoridor 2 4 12 4 6
games quoridor-2-c.txt quoridor 2 4 13 5 8
games quoridor-2-d.txt quoridor 2 2 14 2 7
games quoridor-3-a.txt quoridor 3 3 15 2 5 8
games quoridor-3-b.txt quoridor 3 3 16 3 6 7
games quoridor-4-a.txt quoridor 4 4 17 1 4 6 8
games quoridor-4-b.txt quoridor 4 4 18 2 3 5 7
games squadro-a.txt squadro 2 4 19 1 4
games squadro-b.txt squadro 2 4 20 3 6
games squadro-c.txt squadro 2 4 21 5 8

#!/bin/sh
# Makes the games that reviews are measured on: both games, two to four players, all levels mixed.
#
#   make.sh                   the forty games in this folder
#   make.sh tuning            those in `tuning`, that the margin of reviews is chosen by
#   make.sh calibration DIR   games between equal players, for the chances of winning; not kept
#
# Run from the root of the repository after `cargo build`; the seeds make the games the same every time.
set -eu
here=crates/explain/tests/data
games() { # file, game, players, number, seed, levels...
    file=$folder/$1 game=$2 players=$3 number=$4 seed=$5
    shift 5
    rm -f "$file"
    at=0
    engines=$(for level in "$@"; do
        at=$((at + 1))
        printf "%s\n" "--engine" "builtin option.Level=$level name=level-$level$equal${equal:+$at}"
    done)
    IFS='
'
    # shellcheck disable=SC2086 # one word for each line
    ${FARSIDE:-target/debug/farside} match "$game" $engines --players "$players" --games "$number" --seed "$seed" \
        --nodes 20000 --opening-plies 2 --concurrency 1 --records "$file" >/dev/null
    unset IFS
}
equal=
case ${1:-kept} in
kept)
    folder=$here
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
    ;;
tuning)
    folder=$here/tuning
    mkdir -p "$folder"
    games quoridor-2-a.txt quoridor 2 2 111 2 4
    games quoridor-2-b.txt quoridor 2 2 112 3 5
    games quoridor-2-c.txt quoridor 2 2 113 6 8
    games quoridor-3-a.txt quoridor 3 3 114 3 5 7
    games quoridor-4-a.txt quoridor 4 4 115 2 4 6 8
    games squadro-a.txt squadro 2 4 116 2 5
    games squadro-b.txt squadro 2 4 117 4 7
    ;;
calibration)
    folder=$2
    mkdir -p "$folder"
    equal=-
    for level in 2 4 6 8; do
        games quoridor-2-$level.txt quoridor 2 60 21$level $level $level
        games quoridor-3-$level.txt quoridor 3 15 31$level $level $level $level
        games quoridor-4-$level.txt quoridor 4 16 41$level $level $level $level $level
        games squadro-$level.txt squadro 2 40 51$level $level $level
    done
    ;;
esac

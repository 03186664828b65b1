#!/bin/sh
# Makes the subsets again: ./make.sh Vollkorn_600SemiBold.ttf. README.md says what it needs.
set -eu
here=$(dirname "$0")
# The time within the files: the same input makes the same bytes.
export SOURCE_DATE_EPOCH=1514764800
lining=$(mktemp)
trap 'rm -f "$lining"' EXIT
pyftfeatfreeze -f lnum "$1" "$lining"

subset() {
    pyftsubset "$lining" --unicodes="$2" --layout-features=kern,mark,mkmk,ccmp,locl --no-hinting --flavor=woff2 \
        --output-file="$here/vollkorn-$1.woff2"
}

punctuation=U+A0,U+B7,U+D7,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039,U+203A,U+2212
subset basic "U+20-7E,$punctuation"
subset latin "U+20-7E,U+A1-17F,U+218-21B,U+1E9E,$punctuation"
subset cyrillic U+400-45F,U+490,U+491,U+2116
subset greek U+37E,U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE

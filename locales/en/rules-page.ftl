### Buttons of the page "Rules". Its heading is rules-title in help.ftl.

# Button under a picture of the board: it plays the move that the caption tells of. At most 24 characters.
rules-figure-play = Show the move
# The same button under a picture that shows several possible moves, one after the other. At most 24 characters.
rules-figure-play-each = Show the moves
# The same button under a picture of a fence that may not be placed. At most 24 characters.
rules-figure-try = Show the fence
# Read out by screen readers after a figure has played a move. $move is a move in words, such as "pawn to e6".
rules-figure-played = Played: { $move }.
# Read out by screen readers after a figure has shown a fence that may not be placed. $move is the fence in words, and
# $reason says why, as a whole sentence, such as "Black would have no way through."
rules-figure-refused = Not allowed: { $move }. { $reason }

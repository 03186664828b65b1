### The page "How to play": how to move.

# Heading of the page, and of a short description in an invitation. At most 40 characters.
help-title = How to play
# Heading of the page with the complete rules of a game, and the link to it. $game is Quoridor or Squadro. At most 40 characters.
rules-title = { $game }: complete rules
# Heading of a list of keys. At most 40 characters.
help-keys = Keyboard
# The rules of Quoridor in short; a paragraph.
help-quoridor-aim = Be the first to reach the far side. On your turn, move one square or place a fence. You may never block the last way through. If pawns are face to face, you may jump.
# How to move in Quoridor with a mouse or a finger; a paragraph.
help-quoridor-hand = Click or drag your pawn. Near a groove a fence follows the pointer: click to place it, or drag one from your fences. On a touchscreen, tap where the fence should go, nudge it, and tap it again to place it.
# The rules of Squadro in short; a paragraph. Dots are engraved at both ends of each lane.
help-squadro-aim = Be the first to bring four of your five pieces across and back. A piece moves as many spaces as it has dots. Jump a rival piece and it goes back to where it last turned.
# How to move in Squadro with a mouse or a finger; a paragraph.
help-squadro-hand = Point at a piece to see where it lands, and click to move it. On a touchscreen, tap it twice.

## Keys: the name of the key as your keyboards have it, and what it does (a phrase after the key, no full stop)

# Name of a key. At most 14 characters.
help-key-enter = Enter
# Name of a key. At most 14 characters.
help-key-escape = Esc
# Name of a key: to the beginning. At most 14 characters.
help-key-home = Home
# Name of a key: to the end. At most 14 characters.
help-key-end = End
# Quoridor, after the arrow keys.
help-does-arrows = move around the board, or nudge the fence
# Quoridor, after help-key-enter.
help-does-enter = move the pawn there, or place the fence
# Quoridor, after the keys H and V.
help-does-hv = pick up a horizontal or vertical fence
# Quoridor, after the key R.
help-does-r = rotate the fence
# Quoridor, after help-key-escape.
help-does-escape = put the fence back
# After the key U: where nobody has to agree.
help-does-undo = take back your move, against the computer or in pass and play
# After the arrow keys, help-key-home and help-key-end.
help-does-look = step through the game, after a click on the board or beside it
# Squadro, after the keys 1 to 5.
help-does-digits = select the piece in that lane
# Squadro, after the arrow keys.
help-does-arrows-squadro = select the next piece
# Squadro, after help-key-enter.
help-does-enter-squadro = move the piece

# How to move.

# Heading of the page with the complete rules of a game, and the link to it. $game is Quoridor or Squadro. At most 40
# characters.
rules-title = { $game }: complete rules
help-keys = Keyboard
help-quoridor-aim = Be the first to reach the far side. On your turn, move one square or place a fence. You may never block the last way through. If pawns are face to face, you may jump.
help-quoridor-hand = Click or drag your pawn. Near a groove a fence follows the pointer: click to place it, or drag one from your fences. On a touchscreen, tap where the fence should go, nudge it, and tap it again to place it.
help-squadro-aim = Be the first to bring four of your five pieces across and back. A piece moves as many spaces as it has dots. Jump a rival piece and it goes back to where it last turned.
help-squadro-hand = Point at a piece to see where it lands, and click to move it. On a touchscreen, tap it twice.
help-key-arrows = ← ↑ ↓ →
help-does-arrows = move around the board, or nudge the fence
help-key-enter = Enter
help-does-enter = move the pawn there, or place the fence
help-key-hv = H, V
help-does-hv = pick up a horizontal or vertical fence
help-key-r = R
help-does-r = rotate the fence
help-key-escape = Esc
help-does-escape = put the fence back
help-key-undo = U
help-does-undo = take back at once, against the computer or on one screen
help-key-look = ← → Home End
help-does-look = step through the game, after a click on the board or beside it
help-key-digits = 1 – 5
help-does-digits = select the piece in that lane
help-key-arrows-squadro = ← →
help-does-arrows-squadro = select the next piece
help-key-enter-squadro = Enter
help-does-enter-squadro = move the piece

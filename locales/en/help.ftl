# How to move.

help-keys = By keyboard
help-quoridor-aim = Bring your pawn to the far side first. In your turn, move your pawn one square or put a fence; nobody may be shut in. Pawns that meet may be jumped.
help-quoridor-hand = Click or drag the pawn. Near a groove a fence follows the pointer: click to place it, or drag one from your fences. With a finger, touch the groove, push the fence about, and touch it again.
help-squadro-aim = Bring four of your five pieces to the other side and back. A piece goes as far as its dots say. Pieces it jumps go back to where they last turned.
help-squadro-hand = Point at a piece to see where it lands; click it to move. With a finger, touch it twice.
help-key-arrows = ← ↑ ↓ →
help-does-arrows = walk over the squares, or push the fence
help-key-enter = Enter
help-does-enter = move the pawn there, or place the fence
help-key-hv = H, V
help-does-hv = take a fence, across or along
help-key-r = R
help-does-r = turn the fence
help-key-escape = Esc
help-does-escape = put the fence back
help-key-undo = U
help-does-undo = take back at once, against the computer or on one screen
help-key-look = ← → Home End
help-does-look = step through the game, after a click on the board or beside it
help-key-digits = 1 – 5
help-does-digits = choose the piece of a lane
help-key-arrows-squadro = ← →
help-does-arrows-squadro = choose the next piece
help-key-enter-squadro = Enter
help-does-enter-squadro = move the piece

### A game being played. $player is a name such as Ann, Computer (level 3) or, where people share a screen, a colour such as
### White: always nominative, of unknown gender. Squares (e2) and fences (e3h) are notation and stay as they are.

## Players

# The reader: in the bar beside the board and as $player before a colon. At most 16 characters.
player-you = You
# A computer, in the bar beside the board and as $player. $level: 1 to 8. At most 28 characters.
player-computer = Computer (level { $level })
# One of several computers. $colour: a colour such as White; $level: 1 to 8. At most 36 characters.
player-computer-colour = { $colour } (computer, level { $level })
# Somebody online who hasn't chosen a name. $tag: four letters and digits that tell guests apart. At most 20 characters.
player-guest = Guest { $tag }
# A program online without a name, made by somebody else. $tag: four letters and digits. At most 20 characters.
player-bot = Bot { $tag }

## The status line: who is to move, how the game ended

# It is the reader's turn. At most 60 characters.
status-your-turn = Your turn.
# At most 60 characters.
status-turn = { $player } to move.
# A computer is to move. At most 60 characters.
status-thinking = { $player } is thinking.
# The reader has won. At most 60 characters.
status-won = You win!
# With more than two players: all others resigned. At most 60 characters.
status-won-resigned = You win by resignation.
# Somebody else has won. At most 60 characters.
status-wins = { $player } wins.
# With more than two players: all others resigned. At most 60 characters.
status-wins-resigned = { $player } wins by resignation.
# Quoridor. $steps: how many steps the next best player was short of the goal. At most 60 characters.
status-won-steps = { $steps ->
    [one] You win by { $steps } step!
   *[other] You win by { $steps } steps!
  }
# Quoridor, somebody else. At most 60 characters.
status-wins-steps = { $steps ->
    [one] { $player } wins by { $steps } step.
   *[other] { $player } wins by { $steps } steps.
  }
# Squadro. $moves: how many moves the opponent was short of winning. At most 60 characters.
status-won-moves = { $moves ->
    [one] You win by { $moves } move!
   *[other] You win by { $moves } moves!
  }
# Squadro, somebody else. At most 60 characters.
status-wins-moves = { $moves ->
    [one] { $player } wins by { $moves } move.
   *[other] { $player } wins by { $moves } moves.
  }
# The reader gave up. At most 80 characters.
status-own-resigned = You resigned. { $player } wins.
# $loser: who gave up; a name as $player. At most 80 characters.
status-other-resigned = { $loser } resigned. You win!
# Two others. $loser: a name as $player. At most 80 characters.
status-resigned = { $loser } resigned. { $player } wins.
# The reader's clock ran down. At most 80 characters.
status-own-time = You ran out of time. { $player } wins.
# $loser: a name as $player. At most 80 characters.
status-other-time = { $loser } ran out of time. You win!
# Two others. $loser: a name as $player. At most 80 characters.
status-time = { $loser } ran out of time. { $player } wins.
# With more than two players: the others' clocks ran down. At most 60 characters.
status-won-time = You win on time.
# With more than two players. At most 60 characters.
status-wins-time = { $player } wins on time.
# The same position came up too often. At most 60 characters.
status-repetition = Draw by repetition.
# The game took too many turns. At most 60 characters.
status-turn-limit = Draw: turn limit reached.
# The same game is open in two tabs of the browser; this one only shows it. At most 110 characters.
status-other-tab = You’re playing this game in another tab. This one follows along.
# Somebody's clock ran down while others play on; a note. At most 60 characters.
time-ran-out = { $player } ran out of time.
# The reader looks at the beginning of the game. At most 50 characters.
looking-back-start = Looking back: the start
# The reader looks at an earlier position. $turn: its number in the list of moves. At most 50 characters.
looking-back-turn = Looking back: turn { $turn }
# Note over the board after a click on it. At most 80 characters.
looking-back-note = You’re looking at an earlier position.

## Drawing who goes first

# While it is being drawn. At most 40 characters.
draw-title = Who goes first?
# The result. At most 50 characters.
draw-starts = { $player } goes first
# The result. At most 50 characters.
draw-you-start = You go first

## Moves in words, for screen readers. They follow a colon (said-move, premove-dropped), so they begin in lower case

# $move: one of the next ones, or several clauses with commas.
said-move = { $player }: { $move }.
# A player has resigned or run out of time, and others play on.
move-leaves = leaves the game
# Quoridor. $square: such as e2.
move-pawn = pawn to { $square }
# Quoridor. $square: such as e2, the left of the two squares below the fence.
move-fence-h = horizontal fence above { $square }
# Quoridor. $square: such as e2, the lower of the two squares left of the fence.
move-fence-v = vertical fence right of { $square }
# Squadro. $lane: 1 to 5.
move-lane = lane { $lane }
# Squadro. $lane: 1 to 5; $from, $to: 0 to 6, the spaces counted from the start.
move-lane-spaces = lane { $lane } from space { $from } to space { $to }

## Buttons beside the board

# What the buttons are; for screen readers.
actions-label = Game actions
# Takes back the last move at once; verb. At most 22 characters.
action-undo = Undo
# Verb. At most 22 characters.
action-resign = Resign
# The same button after the first click. At most 30 characters.
action-resign-sure = Confirm resignation
# After the game: play once more. At most 22 characters.
action-again = Rematch
# What the buttons after the game are; for screen readers.
after-label = What’s next
# After a game against the computer. $level: 1 to 8; $name: the level's name. At most 40 characters.
action-level = Try level { $level }: { $name }
# The same where no level is suggested. At most 30 characters.
action-new-level = Change level
# Sends the game to somebody. Verb. At most 22 characters.
action-share = Share
# Turns the board round. Verb. At most 22 characters.
action-turn = Flip board
# Copies the moves as text. Verb. At most 22 characters.
action-copy = Copy moves
# The same button after that. At most 22 characters.
action-copied = Copied

## The list of moves and looking back

# What the list is; for screen readers. Noun.
moves-label = Moves
# In the list before the first move. At most 32 characters.
moves-none = No moves yet.
# What the four buttons below are; for screen readers.
look-label = Browse moves
# Button: to the first position; for screen readers.
action-first = First move
# Button: one move back; for screen readers.
action-back = Previous move
# Button: one move on; for screen readers.
action-forward = Next move
# Button: to the position now; for screen readers.
action-last = Last move
# Button that ends looking back. At most 28 characters.
action-live = Back to the game
# What the column beside the board is; for screen readers.
side-label = Moves and actions

## Counts in the bar of a player, small; all of one line beside the name

# Quoridor. At most 22 characters.
fences-left = { $fences ->
    [0] No fences left
    [one] { $fences } fence left
   *[other] { $fences } fences left
  }
# Quoridor: the shortest way to the goal. At most 14 characters.
steps-to-goal = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
# Squadro: how many moves are needed to win. At most 22 characters.
moves-needed = { $needs ->
    [one] { $needs } move to go
   *[other] { $needs } moves to go
  }
# Squadro: pieces that have been across and back; four win. $home: 0 to 5. At most 18 characters.
pieces-home = { $home } of 4 home

## The board for screen readers. The letters H, V and R are keys and stay

# What the board is, and how to use it.
board-label-quoridor = Quoridor board. Arrow keys move around the squares, Enter moves the pawn there. H and V pick up a fence, arrows nudge it, R rotates it, Enter places it, Escape cancels.
# What the board is, and how to use it.
board-label-squadro = Squadro board. Keys 1 to 5 select a lane, left and right the next one, Enter moves its piece.

## Notes on the board of Quoridor: what a fence would do. Several are joined with commas

# The way of the reader, or whoever is to move, gets so many steps longer. At most 20 characters.
effect-you = +{ $steps } for you
# The way of the only opponent gets longer. At most 20 characters.
effect-them = +{ $steps } for them
# With three or four players. $colour: a colour such as Orange, nominative. At most 20 characters.
effect-seat = { $colour } +{ $steps }
# With three or four players, beside effect-seat: whoever is to move. At most 20 characters.
effect-seat-you = you +{ $steps }
# No way gets longer. At most 30 characters.
effect-none = Slows no one

## Why a move isn't possible: notes on the board

# At most 50 characters.
refused-game-over = The game is over.
# At most 50 characters.
refused-already-there = Your pawn is already there.
# At most 50 characters.
refused-occupied = A pawn is in the way.
# $fence: such as e3h. At most 50 characters.
refused-fence-between = Fence { $fence } is in the way.
# A pawn may go diagonally only if it can't jump straight. $square: where the straight jump lands, such as e6. At most 80 characters.
refused-straight-jump-possible = Jump straight to { $square }: diagonal jumps only when that’s blocked.
# At most 80 characters.
refused-pawn-behind = You can’t jump a pawn with another right behind it.
# At most 50 characters.
refused-too-far = Too far.
# At most 50 characters.
refused-no-fence-left = You have no fences left.
# At most 60 characters.
refused-off-board = A fence must fit on the board.
# "It": the fence that is being placed. $fence: such as e3h, the one that lies there. At most 50 characters.
refused-overlaps = It overlaps fence { $fence }.
# The same. At most 50 characters.
refused-crosses = It crosses fence { $fence }.
# The fence would shut somebody off from the goal. At most 60 characters.
refused-cuts-off = { $player } would have no way through.
# The same for the reader. At most 60 characters.
refused-cuts-off-you = You would have no way through.
# Squadro. At most 50 characters.
refused-not-your-piece = That’s not your piece.
# Squadro. At most 50 characters.
refused-piece-home = That piece is already home.
# On the frame of the board. At most 50 characters.
hint-frame = Fences go into the grooves.

## The bar under the board where a fence or a piece has to be confirmed

# What the bar is; for screen readers.
fence-bar = Selected fence
# Button: puts the fence down. Verb. At most 12 characters.
fence-place = Place
# Button; for screen readers. Verb.
fence-turn = Rotate
# Button: puts it back; for screen readers. Verb.
fence-cancel = Cancel
# Button: pushes the fence to the left; for screen readers.
fence-left = Left
# Button; for screen readers.
fence-right = Right
# Button; for screen readers.
fence-up = Up
# Button; for screen readers.
fence-down = Down
# Squadro: the selected piece waits for a second tap. At most 36 characters.
piece-waits = Tap again to move.
# Button: moves the piece. Verb. At most 12 characters.
piece-move = Move

## What is under the cursor, for screen readers

# $fence: such as e3h; $effect: what it would do (effect-…) or why it can't be placed (refused-…).
fence-in-words = Fence { $fence }: { $effect }
# $square: such as e2; $colour: a colour such as White, nominative.
square-pawn = { $square }, pawn: { $colour }
# $square: such as e2.
square-target = { $square }, you can move here
# A piece of Squadro; afterwards comes what it does (landing-…). $lane: 1 to 5; $speed: 1 to 3 spaces a move.
piece-start = Lane { $lane }: at the start, speed { $speed }.
# The same: at the far end, about to go back.
piece-turning = Lane { $lane }: on the turning space, speed { $speed }.
# The same: across and back, off the board.
piece-home = Lane { $lane }: home.
# The same, on its way to the far end. $space: 1 to 5, counted from the start.
piece-out = Lane { $lane }: on space { $space }, going out, speed { $speed }.
# The same, on its way back. $space: 1 to 5, counted from the start.
piece-back = Lane { $lane }: on space { $space }, coming back, speed { $speed }.

## What a piece of Squadro would do: notes on the board, joined with commas. The first begins a line

# At most 34 characters.
landing-space = { $spaces ->
    [one] Moves { $spaces } space
   *[other] Moves { $spaces } spaces
  }
# At the far end, where it turns round. At most 34 characters.
landing-turning = Reaches the turning space
# At the end of its way back. At most 34 characters.
landing-home = Comes home
# It has been across and back. At most 34 characters.
landing-none = Already home
# Second part of such a note, and of a move in words: it jumps a rival piece. $lane: 1 to 5, the lane of that piece. At most 40 characters.
landing-sends-start = sends lane { $lane } back to the start
# The same. At most 50 characters.
landing-sends-turning = sends lane { $lane } back to its turning space

## Screen-reader mode: the board in sentences, and a field to type moves

# Heading. At most 40 characters.
say-label = The board in words
# Quoridor. $player: a colour such as White, nominative; $square: such as e2.
say-pawn = { $player }: pawn on { $square }.
# After it.
say-steps = { $steps ->
    [one] { $steps } step to go.
   *[other] { $steps } steps to go.
  }
# After it.
say-fences = { $fences ->
    [0] No fences left.
    [one] { $fences } fence left.
   *[other] { $fences } fences left.
  }
# $fences: squares such as e3, d5; each fence lies above one.
say-fences-h = Horizontal fences, above: { $fences }.
# $fences: squares such as e3, d5; each fence stands right of one.
say-fences-v = Vertical fences, right of: { $fences }.
# Nobody has placed one.
say-no-fences = No fences on the board.
# $squares: such as e1, d2.
say-targets = Your pawn can move to: { $squares }.
# Squadro; afterwards come the pieces, lane by lane. $player: a colour such as Yellow, nominative; $home: 0 to 5.
say-home = { $player }: { $home } of 4 pieces home.
# After it.
say-needs = { $needs ->
    [one] { $needs } move to go.
   *[other] { $needs } moves to go.
  }
# Label of the field. At most 30 characters.
type-label = Type a move
# Button beside it: makes the move. Verb. At most 14 characters.
type-go = Move
# Under the field: what was typed can't be read; how-… follows. $text: what was typed.
refused-unreadable = “{ $text }” isn’t a move.
# Under the field. e2, e3h and e3v are notation.
how-quoridor = Type a square such as e2, or a fence such as e3h or e3v.
# Under the field.
how-squadro = Type a lane, 1 to 5.

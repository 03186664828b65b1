# A game being played.

player-you = You
player-computer = Computer, level { $level }
player-computer-colour = { $colour } (computer, level { $level })

status-your-turn = Your turn.
status-turn = { $player } to move.
status-thinking = { $player } is thinking.
status-won = You won.
status-won-resigned = You won: the other side gave up.
status-wins = { $player } wins.
status-wins-resigned = { $player } wins: the other side gave up.
status-won-time = You won: the other side’s time is up.
status-wins-time = { $player } wins: the other side’s time is up.
status-repetition = Draw: the same position for the third time.
status-turn-limit = Draw: the game has gone on for too long.
looking-back-start = Looking back: the start
looking-back-turn = Looking back: turn { $turn }
looking-back-note = You’re looking at an earlier position.

draw-title = Who starts?
draw-starts = { $player } starts
draw-you-start = You start

move-leaves = leaves the game
move-pawn = pawn to { $square }
move-fence-h = fence across above { $square }
move-fence-v = fence along right of { $square }
move-lane = lane { $lane }
move-lane-spaces = lane { $lane } from space { $from } to space { $to }
lane-move = { $lane }: { $from }–{ $to }
lane-move-jumps = { $lane }: { $from }–{ $to } ×{ $jumped }
time-ran-out = { $player } ran out of time.
said-move = { $player }: { $move }.

action-undo = Undo
action-resign = Give up
action-resign-sure = Really give up?
action-again = Play again
action-turn = Turn the board
action-copy = Copy the record
action-copied = Copied
action-first = To the beginning
action-back = One move back
action-forward = One move forward
action-last = To the last move
action-live = Back to the game
actions-label = The game
moves-label = Moves
look-label = Look back
side-label = Moves and actions
moves-none = No moves yet.

fences-left = { $fences ->
    [0] no fence left
    [one] one fence left
   *[other] { $fences } fences left
  }
steps-to-goal = { $steps ->
    [one] one step
   *[other] { $steps } steps
  }
moves-needed = { $needs ->
    [one] one move to go
   *[other] { $needs } moves to go
  }
pieces-home = { $home } of 4 home

board-label-quoridor = Board of Quoridor. Arrow keys walk the squares, Enter moves the pawn there. H and V take a fence, arrows push it, R turns it, Enter places it, Escape puts it back.
board-label-squadro = Board of Squadro. The keys 1 to 5 choose a lane, left and right the next one, Enter moves its piece.

effect-you = +{ $steps } for you
effect-them = +{ $steps } for them
effect-seat = +{ $steps } for { $colour }
effect-and = ,{" "}
effect-none = nobody is held up

refused-game-over = The game is over.
refused-already-there = The pawn stands there already.
refused-occupied = A pawn stands there.
refused-fence-between = Fence { $fence } stands between.
refused-straight-jump-possible = Jump straight to { $square }: only if that is barred may you step aside.
refused-pawn-behind = With a pawn right behind it, this one can’t be jumped.
refused-too-far = That is too far for one move.
refused-no-fence-left = You have no fence left.
refused-off-board = A fence has to lie wholly on the board.
refused-overlaps = It would lie on fence { $fence }.
refused-crosses = It would cross fence { $fence }.
refused-cuts-off = { $you ->
    [true] It would shut you in.
   *[false] It would shut { $player } in.
  }
refused-not-your-piece = That is not your piece.
refused-piece-home = That piece is home already.
refused-unreadable = “{ $text }” is not a move. { $how }
how-quoridor = A square such as e2, or a fence such as e3h or e3v.
how-squadro = The number of a lane, 1 to 5.

hint-frame = Fences go into the grooves.
piece-waits = Touch it again to move.
piece-move = Move
fence-place = Place
fence-turn = Turn
fence-cancel = Put back
fence-left = Left
fence-right = Right
fence-up = Up
fence-down = Down
fence-bar = The fence in your hand
fence-in-words = Fence { $fence }: { $effect }

square-pawn = { $square }, { $player } pawn
square-target = { $square }, free to go
square-empty = { $square }
piece-in-words = Lane { $lane }, { $where }, speed { $speed }: { $landing }.
landing-space = lands on space { $space }
landing-turning = reaches the turning space
landing-home = comes home
landing-none = is home already
landing-sends-start = sends lane { $lane } back to its start
landing-sends-turning = sends lane { $lane } back to its turning space
landing-and = ,{" "}

where-start = on its start
where-turning = on the turning space
where-home = home
where-out = on space { $space }, going out
where-back = on space { $space }, coming back

say-label = The board in words
say-pawn = { $player }: pawn on { $square }, { $steps ->
    [one] one step
   *[other] { $steps } steps
  } to go, { $fences ->
    [0] no fence left
    [one] one fence left
   *[other] { $fences } fences left
  }.
say-fences-h = Fences across, above: { $fences }.
say-fences-v = Fences along, right of: { $fences }.
say-no-fences = No fences on the board.
say-targets = The pawn can go to { $squares }.
say-piece = lane { $lane } { $where }, speed { $speed }
say-side = { $player }: { $pieces }. { $home } home, { $needs } moves needed.
type-label = Type a move
type-go = Move

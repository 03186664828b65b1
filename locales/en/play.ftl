# A game being played.

player-you = You
player-computer = Computer (level { $level })
player-computer-colour = { $colour } (computer, level { $level })

status-your-turn = Your turn.
status-turn = { $player } to move.
status-thinking = { $player } is thinking.
status-won = You win!
status-won-resigned = You win by resignation.
status-wins = { $player } wins.
status-wins-resigned = { $player } wins by resignation.
status-won-steps = You win by { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }!
status-wins-steps = { $player } wins by { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }.
status-won-moves = You win by { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }!
status-wins-moves = { $player } wins by { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.
status-own-resigned = You resigned. { $player } wins.
status-other-resigned = { $loser } resigned. You win!
status-resigned = { $loser } resigned. { $player } wins.
status-own-time = You ran out of time. { $player } wins.
status-other-time = { $loser } ran out of time. You win!
status-time = { $loser } ran out of time. { $player } wins.
status-won-time = You win on time.
status-wins-time = { $player } wins on time.
status-repetition = Draw by repetition.
status-turn-limit = Draw: turn limit reached.
status-other-tab = You’re playing this game in another tab. This one follows along.
looking-back-start = Looking back: the start
looking-back-turn = Looking back: turn { $turn }
looking-back-note = You’re looking at an earlier position.

draw-title = Who goes first?
draw-starts = { $player } goes first
draw-you-start = You go first

move-leaves = leaves the game
move-pawn = pawn to { $square }
move-fence-h = horizontal fence above { $square }
move-fence-v = vertical fence right of { $square }
move-lane = lane { $lane }
move-lane-spaces = lane { $lane } from space { $from } to space { $to }
lane-move = { $lane }: { $from }–{ $to }
lane-move-jumps = { $lane }: { $from }–{ $to } ×{ $jumped }
time-ran-out = { $player } ran out of time.
said-move = { $player }: { $move }.

action-undo = Undo
action-resign = Resign
action-resign-sure = Confirm resignation
action-again = Rematch
after-label = What’s next
action-level = Try level { $level }: { $name }
action-new-level = Change level
action-share = Share
action-turn = Flip board
action-copy = Copy moves
action-copied = Copied
action-first = First move
action-back = Previous move
action-forward = Next move
action-last = Last move
action-live = Back to the game
actions-label = Game actions
moves-label = Moves
look-label = Browse moves
side-label = Moves and actions
moves-none = No moves yet.

fences-left = { $fences ->
    [0] no fences left
    [one] 1 fence left
   *[other] { $fences } fences left
  }
steps-to-goal = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
moves-needed = { $needs ->
    [one] 1 move to go
   *[other] { $needs } moves to go
  }
pieces-home = { $home } of 4 home

board-label-quoridor = Quoridor board. Arrow keys move around the squares, Enter moves the pawn there. H and V pick up a fence, arrows nudge it, R rotates it, Enter places it, Escape cancels.
board-label-squadro = Squadro board. Keys 1 to 5 select a lane, left and right the next one, Enter moves its piece.

effect-you = +{ $steps } for you
effect-them = +{ $steps } for them
effect-seat = +{ $steps } for { $colour }
effect-and = ,{" "}
effect-none = Slows no one

refused-game-over = The game is over.
refused-already-there = Your pawn is already there.
refused-occupied = A pawn is in the way.
refused-fence-between = Fence { $fence } is in the way.
refused-straight-jump-possible = Jump straight to { $square } instead: diagonal jumps need a blocked straight jump.
refused-pawn-behind = You can’t jump a pawn with another right behind it.
refused-too-far = Too far.
refused-no-fence-left = You have no fences left.
refused-off-board = A fence must fit on the board.
refused-overlaps = It overlaps fence { $fence }.
refused-crosses = It crosses fence { $fence }.
refused-cuts-off = { $you ->
    [true] You would have no way through.
   *[false] { $player } would have no way through.
  }
refused-not-your-piece = That’s not your piece.
refused-piece-home = That piece is already home.
refused-unreadable = “{ $text }” isn’t a move. { $how }
how-quoridor = Type a square such as e2, or a fence such as e3h or e3v.
how-squadro = Type a lane, 1 to 5.

hint-frame = Fences go into the grooves.
piece-waits = Tap again to move.
piece-move = Move
fence-place = Place
fence-turn = Rotate
fence-cancel = Cancel
fence-left = Left
fence-right = Right
fence-up = Up
fence-down = Down
fence-bar = Selected fence
fence-in-words = Fence { $fence }: { $effect }

square-pawn = { $square }, { $player } pawn
square-target = { $square }, you can move here
square-empty = { $square }
piece-in-words = Lane { $lane }, { $where }, speed { $speed }: { $landing }.
landing-space = { $spaces ->
    [one] Moves 1 space
   *[other] Moves { $spaces } spaces
  }
landing-turning = Reaches the turning space
landing-home = Comes home
landing-none = Already home
landing-sends-start = sends lane { $lane } back to the start
landing-sends-turning = sends lane { $lane } back to its turning space
landing-and = ,{" "}

where-start = at the start
where-turning = on the turning space
where-home = home
where-out = on space { $space }, going out
where-back = on space { $space }, coming back

say-label = The board in words
say-pawn = { $player }: pawn on { $square }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } to go, { $fences ->
    [0] no fences left
    [one] 1 fence left
   *[other] { $fences } fences left
  }.
say-fences-h = Horizontal fences, above: { $fences }.
say-fences-v = Vertical fences, right of: { $fences }.
say-no-fences = No fences on the board.
say-targets = Your pawn can move to { $squares }.
say-piece = lane { $lane } { $where }, speed { $speed }
say-side = { $player }: { $pieces }. { $home } home, { $needs } moves needed.
type-label = Type a move
type-go = Move

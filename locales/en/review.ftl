### The review of a game (farside review): errors, why they were errors, who was ahead when.
### $player is Player 1 to Player 4 (terminal-player) in Quoridor, Yellow or Red (squadro-seat-1, squadro-seat-2) in Squadro: always
### nominative, of unknown gender, a person or the computer. Squares (e2), fences (e3h), lanes (3) and moves are the same in all languages.

## The game as a whole

# How well somebody played. $percent: 0 to 100, a whole number. At most 60 characters.
review-accuracy = { $player }: accuracy { $percent } %
# The least of three grades of errors; a noun, behind a move. At most 24 characters.
review-inaccuracy = Inaccuracy
# The second grade of errors; a noun, behind a move. At most 24 characters.
review-mistake = Mistake
# The worst grade of errors; a noun, behind a move. At most 24 characters.
review-blunder = Blunder
# What an error did to the player’s prospects. $better: as they would have been; $after: as they are after the move; both are review-estimated, review-won, review-lost or review-drawn. The arrow points the way the language is read.
review-chance = Chance of winning: { $better } → { $after }
# An estimate, as opposed to what is proven. $percent: 1 to 99. Lower case. At most 24 characters.
review-estimated = about { $percent } %
# What is proven of a position: the player wins whatever the others do. Lower case. At most 32 characters.
review-won = won, proven
# What is proven of a position: somebody else wins whatever the player does. Lower case. At most 32 characters.
review-lost = lost, proven
# What is proven of a position: nobody can force a win. Lower case. At most 32 characters.
review-drawn = draw, proven
# Before the move that should have been played. $line: it and what may follow, such as e3h e8 e4.
review-better = Better: { $line }
# The three worst errors of the game. $list: the numbers of the moves, such as 12, 30, and 41.
review-moments = Biggest moments: { $list }
# Who had the better prospects. $from, $to: numbers of moves. At most 60 characters.
review-ahead = { $from }–{ $to }: { $player } is ahead
# The same while nobody had. At most 60 characters.
review-even = { $from }–{ $to }: nobody is ahead
# Instead of a list of errors. At most 70 characters.
review-no-errors = No errors found.
# The review was stopped (Ctrl-C) before it was finished; what was found out follows. At most 70 characters.
review-interrupted = Interrupted. This is what is known so far.
# While the review goes on. $percent: 0 to 100. At most 60 characters.
review-progress = Reviewing the game: { $percent } %

## Facts: the reasons why a move is an error, or another one better. Whole sentences

# Quoridor: a fence makes the shortest path of a player longer.
fact-path-longer = { $steps ->
    [one] { $player }: the shortest path gets { $steps } step longer.
   *[other] { $player }: the shortest path gets { $steps } steps longer.
  }
# Quoridor for two: what a fence does to both shortest paths. $player: whoever it is meant to hold up, by $steps steps; $own: who placed it, $ownSteps.
fact-paths-longer = The fence lengthens the path of { $player } by { $steps } and that of { $own } by { $ownSteps }.
# Quoridor: what a fence doesn’t do.
fact-fence-without-effect = The fence makes nobody’s path longer.
# Quoridor: the pawn is as far from its goal line as before, or farther. $steps: how far.
fact-no-closer = { $steps ->
    [one] The pawn gets no closer: { $steps } step to go.
   *[other] The pawn gets no closer: { $steps } steps to go.
  }
# Quoridor: a jump over a pawn, straight on, that wasn’t made.
fact-straight-jump-missed = A straight jump to { $square } was possible.
# Quoridor: a jump past a pawn, to its side, that wasn’t made.
fact-side-jump-missed = A jump to the side, to { $square }, was possible.
# Quoridor: the better move is a jump; it brings the pawn two steps closer.
fact-jumps = The jump to { $square } gains two steps.
# Quoridor: a jump that the move lets the next player make.
fact-jump-allowed = { $player } can now jump to { $square }.
# Quoridor: nobody can get in the other’s way any more. $player: who wins; $moves: how many moves before the other one would arrive.
fact-race-decided = { $moves ->
    [one] The race is decided: { $player } arrives { $moves } move earlier.
   *[other] The race is decided: { $player } arrives { $moves } moves earlier.
  }
# Quoridor: the move placed the last fence of the player.
fact-last-fence = { $player } has no fence left.
# Squadro: the move jumps over a piece of the other player. $player: whose piece it is; $moves: how many moves more it needs now.
fact-piece-sent-back = { $moves ->
    [one] { $player }: the piece on lane { $lane } is sent back and loses { $moves } move.
   *[other] { $player }: the piece on lane { $lane } is sent back and loses { $moves } moves.
  }
# Squadro: the other player can jump over a piece with the next move. $player: whose piece it is; $moves: how many moves more it would need.
fact-piece-threatened = { $moves ->
    [one] { $player }: the piece on lane { $lane } can be jumped next turn and would lose { $moves } move.
   *[other] { $player }: the piece on lane { $lane } can be jumped next turn and would lose { $moves } moves.
  }
# Squadro: who needs fewer moves to bring four pieces home if nobody is in the way, and how many.
fact-race-lead = { $moves ->
    [one] { $player } is { $moves } move ahead in the race.
   *[other] { $player } is { $moves } moves ahead in the race.
  }
# Squadro: a piece has come back to where it started. $pieces: how many of the player’s have, 1 to 4; four win.
fact-piece-home = { $player }: { $pieces } of 4 pieces are home.
# The move would have won the game on the spot.
fact-win-missed = { $move } wins at once.
# The same in Squadro: the move of the piece in this lane. $lane: 1 to 5.
fact-win-missed-lane = Lane { $lane } wins at once.
# The position was proven to be won before the move, and isn’t any more.
fact-win-given-away = The proven win is gone.
# Every other move lost the proven win.
fact-only-move = Only { $move } kept the win.
# The same in Squadro: the move of the piece in this lane. $lane: 1 to 5.
fact-only-lane = Only lane { $lane } kept the win.

### Puzzles: a position in which exactly one move keeps the result. On the page of puzzles and in farside puzzle.
### $player is Player 1 to Player 4 (terminal-player) in Quoridor, Yellow or Red (squadro-seat-1, squadro-seat-2) in Squadro: always
### nominative, of unknown gender. Squares (e2), fences (e3h), lanes (3) and moves are the same in all languages.

## Themes: what a puzzle is about. Names, in a list to choose from and behind a solved puzzle

# Quoridor: a jump over a pawn, straight on. At most 24 characters.
theme-jump = Jump
# Quoridor: a jump past a pawn, to its side. At most 24 characters.
theme-side-jump = Side jump
# Quoridor: a fence that makes the opponent’s path longer. At most 24 characters.
theme-detour = Detour
# Quoridor: a fence that leaves the opponent a very long path round a wall. At most 24 characters.
theme-shut-in = Shut in
# Quoridor: a fence that makes nobody’s path longer, but keeps the opponent from placing one that would. At most 24 characters.
theme-guard = Guard
# Quoridor: the last fence a player has. At most 24 characters.
theme-last-fence = Last fence
# Quoridor: the pawn goes on, though there are fences left to place. At most 24 characters.
theme-run = Run
# Quoridor with four players: somebody who is about to win has to be stopped. At most 24 characters.
theme-stop = Stop someone
# Nobody is in the way any more: who gets there first wins. At most 24 characters.
theme-race = Race
# A quiet move: it waits, and lets the others run out of good moves. At most 24 characters.
theme-tempo = Tempo
# Squadro: the opponent’s piece is jumped and sent back. At most 24 characters.
theme-send-back = Send back
# Squadro: one move jumps two pieces or more. At most 24 characters.
theme-chain = Chain jump
# Squadro: a piece is offered: it may be jumped, and that is fine. At most 24 characters.
theme-bait = Bait
# Squadro: a piece moves out of danger. At most 24 characters.
theme-escape = Escape

## Solving

# Above a puzzle. $id: its name, six letters such as bcdfgh; $rating: how hard it is, 500 to 2,700. At most 60 characters.
puzzle-title = Puzzle { $id } · { $rating }
# What to do. $aim: win, draw or stop (with four players somebody else is about to win). At most 80 characters.
puzzle-task = { $aim ->
    [draw] { $player } to move. Save the draw.
    [stop] { $player } to move. Who must be stopped, and how?
   *[win] { $player } to move. Find the only move that wins.
  }
# How it is known that the solution is the only one, behind a solved puzzle. $kind: proven or searched; $nodes: how many positions were searched. At most 120 characters.
puzzle-proof = { $kind ->
    [proven] Proven: no other move works.
   *[searched] Every other move is much worse, by a search of { $nodes } positions.
  }
# The move is right and the opponent answers. $player: the opponent. At most 80 characters.
puzzle-right = Right! { $player } plays { $move }. Go on.
# All moves were found. At most 60 characters.
puzzle-solved = Solved!
# The move is wrong. At most 60 characters.
puzzle-wrong = { $move } isn’t it.
# What follows a wrong move. $line: moves, such as e3h e8 e4. At most 100 characters.
puzzle-refutation = Look what happens: { $line }
# The first hint. $themes: a list of themes, such as Race and Last fence. At most 100 characters.
puzzle-hint-themes = Think of: { $themes }
# The second hint. At most 60 characters.
puzzle-hint-move = The move is { $move }.
# After a puzzle. $rating: a number such as 1,250; $change: how much it went up or down, with its sign, such as +12 or −8. At most 60 characters.
puzzle-rating = Your rating: { $rating } ({ $change })
# There is no puzzle left with the chosen theme. At most 80 characters.
puzzle-none-left = You’ve seen all of these puzzles. They start over now.

## Commands of farside puzzle

# A command in the terminal. At most 60 characters.
puzzle-help-hint = a hint; typed again, the move itself
# A command in the terminal. At most 60 characters.
puzzle-help-next = go on to the next puzzle

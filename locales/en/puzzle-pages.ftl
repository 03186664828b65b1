### Puzzles in the browser: the page where they are chosen, solving one, streak and rush, and finding out which level suits somebody. What
### the terminal says, too, is in puzzles.ftl. $player is a colour (quoridor-seat-1, squadro-seat-1): nominative, of unknown gender. Moves,
### squares (e2), fences (e3h) and lanes (3) are the same in all languages.

## Choosing

# Heading, title of the page, and link back to it. Positions with one right move. At most 24 characters.
puzzles-title = Puzzles
# Under the heading.
puzzles-intro = One move is right. Find it. Works offline, too.
# Choice of the game whose puzzles are shown. At most 24 characters.
puzzles-game = Game
# Label of a number such as 1,250. At most 24 characters.
puzzles-rating = Your rating
# Under that number. $tried: how many puzzles were tried; $solved: how many of them were solved. At most 40 characters.
puzzles-counts = { $tried ->
    [0] None tried yet
   *[other] { $solved } of { $tried } solved
  }
# Heading: the puzzle of the day, the same for everybody. At most 28 characters.
puzzles-daily = Puzzle of the day
# It was solved today. At most 24 characters.
puzzles-daily-done = Solved today
# For how many days in a row the puzzle of the day was solved. At most 28 characters.
puzzles-daily-run = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
# Button: opens a puzzle. Verb. At most 20 characters.
puzzles-solve = Solve
# Heading and link: puzzles as hard as the reader is good. At most 28 characters.
puzzles-rated = At your level
# Under puzzles-rated.
puzzles-rated-about = Matched to your strength. Your rating changes with every puzzle.
# Heading and link: puzzles until the first mistake. At most 28 characters.
puzzles-streak = Streak
# Under puzzles-streak.
puzzles-streak-about = Each one is harder. The first mistake ends it.
# Heading and link: as many puzzles as possible in three minutes. At most 28 characters.
puzzles-rush = Three-minute rush
# Under puzzles-rush.
puzzles-rush-about = As many as you can. Three mistakes end it.
# The best result in streak or rush. $solved: how many puzzles were solved. At most 24 characters.
puzzles-best = Best: { $solved }
# Heading of a list of themes. At most 24 characters.
puzzles-themes = Themes
# Link to the puzzles with a theme, for screen readers. $theme: theme-jump and so on; $puzzles: how many there are.
puzzles-theme = { $theme } ({ $puzzles })
# There are no puzzles for this game, or none with this theme. At most 60 characters.
puzzles-none = There are no puzzles here yet.
# The id in a link is of no puzzle. At most 80 characters.
puzzles-missing = This puzzle doesn’t exist. Here are others:

## Solving

# How many moves are to be found. At most 32 characters.
puzzle-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
# How it is known that there is just one right move, as a label beside a puzzle: for certain, or by a search. Lower case. At most 16 characters.
puzzle-kind = { $kind ->
    [proven] proven
   *[searched] estimated
  }
# What a wrong move did. It is known for certain. $aim: what the puzzle was about. At most 80 characters.
puzzle-lost-proven = { $aim ->
    [draw] Proven: now it’s lost.
    [stop] Proven: now somebody else wins.
   *[win] Proven: the win is gone.
  }
# What a wrong move did, by a search. $percent: 10 to 99. At most 80 characters.
puzzle-lost-searched = Estimated: the chance of winning drops by about { $percent } % or more.
# While what follows a wrong move is played out on the board. At most 60 characters.
puzzle-watch = Look what happens…
# Button: helps. At most 18 characters.
puzzle-hint = Hint
# Button: helps more. At most 18 characters.
puzzle-hint-more = Another hint
# The second hint, Quoridor: the pawn is to be moved. At most 60 characters.
puzzle-hint-pawn = Move the pawn.
# The second hint, Quoridor: a fence is to be placed somewhere around these squares. $squares: a list such as e3, e4, f3, f4. At most 80 characters.
puzzle-hint-fence = Place a fence between { $squares }.
# The second hint, Squadro. At most 60 characters.
puzzle-hint-lane = Look at the piece in lane { $lane }.
# Button: gives up. At most 22 characters.
puzzle-show = Show solution
# The solution was shown. $line: all its moves, such as e3h e8 e4. At most 100 characters.
puzzle-solution = Solution: { $line }
# Button: goes on. At most 22 characters.
puzzle-next = Next puzzle
# The puzzle doesn't change the rating, as it was tried before. At most 60 characters.
puzzle-known = You’ve seen this one. It doesn’t count.
# Which levels of the computer find all moves. $levels: such as 5, 6, 7, 8. At most 60 characters.
puzzle-levels = Solved by levels: { $levels }
# No level of the computer finds all moves. At most 60 characters.
puzzle-levels-none = No level of the computer solves it.

## Streak and rush

# Button: starts the clock. At most 18 characters.
puzzle-start = Start
# How many puzzles were solved. At most 24 characters.
puzzle-score = Solved: { $solved }
# How many mistakes there were in a rush, for screen readers. At most 40 characters.
puzzle-mistakes = Mistakes: { $mistakes } of { $most }
# What a clock that runs down is, for screen readers.
puzzle-time-left = Time left
# Heading: why a streak or a rush is over. At most 40 characters.
puzzle-ended = { $why ->
    [time] Time’s up!
    [none-left] All puzzles solved!
   *[mistakes] That’s it!
  }
# The result is the best so far. At most 32 characters.
puzzle-record = Your new best!
# Before links to the puzzles that weren't solved. At most 40 characters.
puzzle-missed = Have another look:
# Button: another streak or rush. At most 22 characters.
puzzle-again = Play again

## Finding out which level of the computer suits somebody

# Heading, title of the page, and link to it. At most 28 characters.
level-title = Find your level
# Under the heading, and under the link. $most: 8.
level-intro = Up to { $most } positions, and you know which level to play.
# Where the reader is. $number: 1 to 8. At most 32 characters.
level-position = Position { $number }
# Button: the reader doesn't find the move. At most 22 characters.
level-skip = I don’t know
# A position wasn't solved; the next one comes. At most 60 characters.
level-wrong = Not this one.
# What was found out. $level: 1 to 8; $name: the level's name. At most 60 characters.
level-result = Your level: { $level }, { $name }
# Button: begins a game against the computer. $level: 1 to 8. At most 28 characters.
level-play = Play level { $level }

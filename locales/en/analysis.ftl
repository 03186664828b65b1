### The analysis board and the review of a game in the browser; what a review says is in review.ftl. $player is a colour (quoridor-seat-1,
### squadro-seat-1): nominative, of unknown gender. Moves, squares (e2), fences (e3h) and lanes (3) are the same in all languages.

## Where an analysis begins

# Heading, and links to the page. A board on which any position can be tried out. At most 24 characters.
analysis-title = Analysis board
# Under the heading.
analysis-intro = Set up any position, or paste a game to review it.
# Button: an empty board. $game: Quoridor; $players: 2, 3 or 4. At most 32 characters.
analysis-players = { $game }, { $players } players
# Label of a large field. At most 40 characters.
analysis-paste = Paste a game or a position
# Under that field.
analysis-paste-how = A game record, a list of moves, a position or a link to an analysis.
# Button that opens a file with a game. At most 24 characters.
analysis-file = Open a file
# What was pasted or a link is wrong; the reason in English follows.
analysis-unreadable = This isn’t a game or a position that’s possible:
# What the page is, for screen readers, and the title of what is shared. $game: the name of the game. At most 60 characters.
analysis-of = { $game }: analysis
# Button at the end of a game, and link beside a finished one: see what went wrong. Verb. At most 22 characters.
action-review = Review game
# The same link for screen readers. $game: the name of the game; $when: date and time.
saved-review-label = Review { $game }, { $when }

## The evaluation of a position

# $evaluation: review-estimated, review-won, review-lost, review-drawn or review-chance. At most 60 characters.
analysis-evaluation = { $player }: { $evaluation }
# What the graph is; for screen readers. At most 40 characters.
analysis-graph = Evaluation of the game
# The place in the graph, for screen readers. $moves: how many moves were made; $evaluation: analysis-evaluation.
analysis-position = { $moves ->
    [0] Start. { $evaluation }
   *[other] After move { $moves }. { $evaluation }
  }
# Legend of the graph: hatched where the result is proven, not estimated. At most 16 characters.
analysis-proven = proven

## The review

# What the box beside the board is, for screen readers.
analysis-card = Review
# Heading before the better move and the line that follows. At most 24 characters.
analysis-better = Better
# Heading of a list of the worst errors. At most 32 characters.
analysis-moments = Biggest moments
# Heading of a list: who had the better prospects when. At most 32 characters.
analysis-leads = Who was ahead
# Button: goes to the next error of the game. At most 22 characters.
analysis-next-error = Next error
# Button: interrupts the review. Verb. At most 14 characters.
analysis-stop = Stop
# Button and heading: look for a better move oneself. Verb. At most 22 characters.
analysis-try = Try again
# The reader is to move on the board.
analysis-try-find = Find a better move for { $player }.
# While the computer looks at the move. $move: such as e3h. At most 50 characters.
analysis-try-checking = Checking { $move }…
# The move is as good as the best, or nearly. $move: such as e3h. At most 60 characters.
analysis-try-kept = Yes! { $move } keeps the result.
# The move is an error, too; the reasons follow. $move: such as e3h. At most 60 characters.
analysis-try-lost = { $move } gives something away, too.
# Button: gives up trying. At most 28 characters.
analysis-try-show = Show the better move

## The computer's lines

# Switch: lets the computer analyse the position. At most 16 characters.
analysis-engine = Computer
# Choice of how many of the best moves are shown, 1 to 5. At most 12 characters.
analysis-lines = Lines
# Switch: draws every pawn’s shortest path. At most 20 characters.
analysis-paths = Show paths
# How deep and how fast the computer searches. $depth: moves ahead; $speed: positions in a second. At most 40 characters.
analysis-depth = Depth { $depth } · { $speed }/s
# How the values of the moves are known. The tablebase is the solved game, on the server. At most 40 characters.
analysis-source = { $source ->
    [tablebase] Exact: server’s tablebase
    [endgame] Exact: solved endgame
    [book] From the opening book
   *[search] Estimated by search
  }

## Variations, marks and comments

# What a side line in the list of moves is; for screen readers.
analysis-variation = Variation
# What six buttons (!!, !, !?, ?!, ?, ??) are; for screen readers.
analysis-marks = Mark this move
# What a sign behind a move means, as in chess; tooltip, and for screen readers.
analysis-glyph = { $glyph ->
    [brilliant] Brilliant move
    [good] Good move
    [interesting] Interesting move
    [dubious] Dubious move
    [mistake] Mistake
   *[blunder] Blunder
  }
# Label and hint of the field for one's own words about a move. At most 40 characters.
analysis-comment = Comment (kept on this device)
# Button: makes the side line the main one. At most 22 characters.
analysis-promote = Make main line
# Button: deletes the move and all that follow it. At most 22 characters.
analysis-delete = Delete from here

## Playing on

# Opens three buttons: play from this position against the computer, on one screen, with a friend. At most 28 characters.
analysis-play-on = Play from here
# Note: no game could be made on the server.
analysis-away = Can’t reach the server right now.

## Setting up a position

# Button and heading. At most 22 characters.
analysis-edit = Edit position
# Button: the position is set up, go on. At most 22 characters.
analysis-analyse = Analyze
# How to set up a position. $game: quoridor or squadro.
analysis-edit-how = { $game ->
    [quoridor] Drag pawns and fences. Click a groove to place a fence, click a fence to remove it.
   *[squadro] Drag pieces along their lanes. Click a piece to turn it around. 0 is the start, 6 the turning space, 12 home.
  }
# Beside a fence that can be dragged to the board. At most 32 characters.
analysis-rack = Drag onto the board
# Label of a field: where the pawn stands. At most 12 characters.
analysis-square = Square
# Label of a field: how many fences a player has left. At most 16 characters.
analysis-fences-left = Fences left
# Label of a field: the fences that lie on the board, such as e3h d4v. At most 32 characters.
analysis-fences = Fences on the board
# Label of a field: how far the piece on this lane has come. At most 12 characters.
analysis-lane = Lane { $lane }
# Choice of the player who moves next. At most 20 characters.
analysis-to-move = To move
# Label of a field with the whole position in notation. At most 24 characters.
analysis-position-string = Position

## Why a position can't be: notes on the board

# $word: what was typed; may be empty. At most 80 characters.
problem-unreadable = This can’t be read: “{ $word }”
# $given: how many there are. At most 60 characters.
problem-players = Not for { $given } players.
# At most 60 characters.
problem-turn = { $player } isn’t playing and can’t move next.
# $square: such as e5. At most 60 characters.
problem-same-square = Two pawns on { $square }.
# At most 60 characters.
problem-nobody-plays = Nobody is playing.
# $fence: such as i3h. At most 60 characters.
problem-off-board = Fence { $fence } sticks out of the board.
# They overlap or cross. $one, $other: such as e3h. At most 60 characters.
problem-fences = Fences { $one } and { $other } are in each other’s way.
# $most: 5, 6 or 10. At most 60 characters.
problem-too-many-left = { $player } can have at most { $most } fences left.
# On the board and left together. $given, $most: numbers. At most 60 characters.
problem-too-many-fences = { $given } fences; the game has { $most }.
# At most 60 characters.
problem-no-path = { $player } has no way through.
# At most 60 characters.
problem-several-winners = Only one player can have won.
# At most 60 characters.
problem-winner-to-move = { $player } has won and can’t move next.
# Squadro: the piece can't be there. $lane: 1 to 5. At most 60 characters.
problem-progress = { $player }: the piece on lane { $lane } can’t be there.
# At most 60 characters.
problem-left = { $player } can’t have left the game.
# Squadro: lane $one of Yellow and lane $other of Red. At most 80 characters.
problem-shared-crossing = Two pieces on one crossing: lanes { $one } and { $other }.
# Squadro: the fourth piece had already won. At most 60 characters.
problem-five-home = { $player } can’t have five pieces home.

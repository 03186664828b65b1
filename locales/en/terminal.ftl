### Playing in a terminal (farside play). Everything is plain text in lines of at most 80 columns.
### $player is Player 1 to Player 4 (terminal-player) in Quoridor, Yellow or Red (squadro-seat-1, squadro-seat-2) in Squadro: always
### nominative, of unknown gender, a person or the computer. Squares (e2), fences (e3h), lanes (3) and the words that are typed (legal,
### undo, quit) are the same in all languages; where such a word stands in a text, it is a variable.

## Players and the prompt

# A player of Quoridor; stands alone before > as the prompt, and as $player at the beginning of sentences. $number: 1 to 4. At most 16 characters.
terminal-player = Player { $number }
# The prompt of a game with clocks, before >. $time: what is left on the player's clock, such as 9:58. At most 24 characters.
terminal-prompt-time = { $player }, { $time }
# The prompt before > once the game has ended. At most 24 characters.
terminal-prompt-over = Game over

## The beginning: which game, against whom. The answer that Enter stands for follows in brackets

# First line where somebody is asked which game to play: the computer or several people at one keyboard. At most 78 characters.
terminal-welcome = Play the computer, or friends on one keyboard.
# A heading; lines with commands to type follow. At most 40 characters.
terminal-try = Try:
# A question. $answers: what may be typed, as a list: 1 Quoridor, 2 Squadro, or quit. At most 40 characters.
terminal-which-game = Which game? { $answers }
# A question. $answers: what may be typed, as a list: 2, 3, or 4. At most 56 characters.
terminal-how-many-players = How many players? { $answers }
# A question: against whom. $weakest, $strongest: the names of the computer's levels 1 and 8 (new-level-1: Beginner, new-level-8: Full strength); $friends: the word that is typed to play against people at the same keyboard.
terminal-opponent = Opponent? The computer’s level from 1 ({ $weakest }) to 8 ({ $strongest }), or { $friends }
# Before the first move. $help: the word help, which is typed.
terminal-type-help = Type { $help } for all commands.
# Before the first move: who begins was decided at random. At most 70 characters.
terminal-first-drawn = { $player } goes first (random draw).

## How to type a move of Quoridor; how-squadro is there for Squadro

# Before the first move, in the help and after something that isn't a move. e2 and e3h are notation; h: horizontal, v: vertical. "Its lower left": the square at the lower left of the fence.
terminal-how-quoridor = Type a square to move to (e2), or a fence: the square at its lower left, then h or v (e3h).

## The help: what can be typed is at the left of each line, what it does at the right

# What legal does. Short, as in a list of commands. At most 60 characters.
terminal-help-legal = list the legal moves
# What board does. At most 60 characters.
terminal-help-board = show the board again
# What undo does. At most 60 characters.
terminal-help-undo = take back the last move
# What resign does. At most 60 characters.
terminal-help-resign = resign the game
# What draw does: ends the game in a draw (nobody wins), if the computer doesn't play. At most 60 characters.
terminal-help-draw = offer or agree to a draw
# What rematch does. At most 60 characters.
terminal-help-rematch = play again with sides swapped
# Stands for the name of a file after the word save, at the left of the help; in capitals where the script has them. At most 12 characters.
terminal-help-file = FILE
# What save does. .json is the ending of the file's name; JSON and text are the formats. At most 60 characters.
terminal-help-save = save the game (.json for JSON, otherwise text)
# What quit does. At most 60 characters.
terminal-help-quit = leave the game

## Right of the board of Quoridor, a line for each player; terminal-out is there, too

# $number: 1 to 4, the number that stands for the pawn on the board; $row: 1 or 9, the row that the pawn has to reach. At most 38 characters.
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } fence left, goal: row { $row }
   *[other] { $number }: { $fences } fences left, goal: row { $row }
  }
# The same where the goal is a column. $column: a or i, as on the board. At most 38 characters.
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } fence left, goal: column { $column }
   *[other] { $number }: { $fences } fences left, goal: column { $column }
  }

## Under the board, a line for each player

# Quoridor: the shortest way of the pawn to its goal. $steps: its length. At most 60 characters.
terminal-steps = { $steps ->
    [one] { $player }: { $steps } step to go
   *[other] { $player }: { $steps } steps to go
  }
# Quoridor with three or four players: somebody has resigned or run out of time. At most 60 characters.
terminal-out = { $player }: out of the game
# Squadro: how many moves the player needs to win if nobody gets in the way. $lanes: the same for each of the five lanes, such as 8 8 4 8 8. At most 66 characters.
terminal-moves = { $moves ->
    [one] { $player }: { $moves } move to go (by lane: { $lanes })
   *[other] { $player }: { $moves } moves to go (by lane: { $lanes })
  }
# The clock of a player. $time: what is left on it, such as 9:58. At most 60 characters.
terminal-time-left = { $player }: { $time } left

## The answer to legal: words at the left of lists of moves

# Quoridor: squares such as e2 follow that the pawn can move to. Lower case. At most 14 characters.
terminal-legal-pawn = pawn
# Quoridor, instead of squares: the pawn can't move, only fences can be placed. Lower case. At most 40 characters.
terminal-no-pawn-moves = no pawn moves
# Quoridor: two small maps follow, of horizontal and of vertical fences. Lower case. At most 14 characters.
terminal-legal-fences = fences
# Squadro: the lanes follow whose piece can move, such as 1 2 4. Lower case. At most 14 characters.
terminal-legal-lanes = lanes

## What happens in a game

# The computer has moved. $move: such as e2, e3h or 3. At most 60 characters.
terminal-computer-move = { $player } plays { $move }.
# The computer was offered a draw. At most 70 characters.
terminal-draw-declined = { $player } declines the draw.
# Instead of taking back a move: there is none. At most 70 characters.
terminal-nothing-to-undo = Nothing to undo.
# What was typed has more than 65,536 letters. At most 70 characters.
terminal-line-too-long = That line is too long.

## Saving the game to a file

# The word save was typed without a file. $example: what could be typed, such as save game.txt.
terminal-save-where = Save to which file? For example: { $example }
# $file: the name of the file.
terminal-saved = Saved to { $file }.
# $file: the name of a file that is there already and isn't overwritten.
terminal-save-exists = { $file } already exists. Choose another name.
# $file: the name of the file, with its folder.
terminal-save-no-folder = Can’t save to { $file }: there is no such folder.
# The system forbids it. $file: the name of the file.
terminal-save-forbidden = Can’t save to { $file }: permission denied.
# $file: the name of the file.
terminal-save-full = Can’t save to { $file }: the disk is full.
# For another reason. $file: the name of the file; $error: what the system says, in English.
terminal-save-failed = Can’t save to { $file }. The system says: { $error }

## On the full screen: the keys. Each of these stands right of a key, in a list or at the bottom of the screen

# At the bottom of the screen, after the key ?: shows the keys. The heading of that list, too. At most 12 characters.
terminal-keys = Keys
# At the bottom of the screen, after the key m: opens the list of all that can be done. At most 10 characters.
terminal-menu = Menu
# At the bottom of the screen, after the key q: leaves the game, which is saved. At most 10 characters.
terminal-quit = Quit
# At the bottom of the screen, after the keys h and v: takes a fence to place. At most 10 characters.
terminal-fence = Fence
# At the bottom of the screen, after the keys 1 to 5: selects a lane. At most 10 characters.
terminal-lane = Lane
# At the bottom of the first page, after arrows: moves between settings and changes them. At most 12 characters.
terminal-choose = Choose
# The name of the space bar, as of a key. At most 10 characters.
terminal-key-space = Space
# The name of the key Enter. At most 10 characters.
terminal-key-enter = Enter
# The name of the key Delete, as it is on keyboards. At most 10 characters.
terminal-key-delete = Del
# What the arrow keys do on the board. At most 44 characters.
terminal-keys-cursor = move the cursor
# What Enter does on the board. At most 44 characters.
terminal-keys-confirm = make the move
# What the keys h and v do: a fence is picked up, lying (h) or standing (v). At most 44 characters.
terminal-keys-fence = pick up a fence, horizontal or vertical
# What the key r does with a fence that was picked up. At most 44 characters.
terminal-keys-rotate = rotate the fence
# What the keys 1 to 5 do: select a lane of Squadro. At most 44 characters.
terminal-keys-lane = select a lane
# Right of moves such as e2: they can be typed. Tab is the key. At most 44 characters.
terminal-keys-type = type a move or command; Tab completes
# What the keys , and . do: show earlier and later positions. At most 44 characters.
terminal-keys-look = step through the moves
# What the key m does. At most 44 characters.
terminal-keys-menu = everything else
# What Ctrl-Z does: the game is left for a moment, and the terminal is free until fg is typed. At most 44 characters.
terminal-keys-suspend = back to the shell (fg returns)
# In the list of keys. At most 56 characters.
terminal-keys-mouse = Or use the mouse: point at a move, then click.

## In the list of all that can be done in a game, and in the list of keys

# Plays the move again that was taken back. At most 44 characters.
terminal-redo = Redo
# Shows the move that the computer would play. At most 44 characters.
terminal-hint = Hint
# Shows or hides how far everybody has to go: paths of pawns, moves that pieces need. At most 44 characters.
terminal-paths = Paths
# Shows or hides the bar of everybody's chances to win. At most 44 characters.
terminal-evaluation = Evaluation
# Stops a game that computers play among themselves, or lets it go on. At most 44 characters.
terminal-pause = Pause or continue
# Writes the record of the game to a file. At most 44 characters.
terminal-save = Save to a file

## On the full screen: what is told

# Instead of the game, if the window is too small. $width, $height: the least columns and lines.
terminal-too-small = This window is too small: { $width } columns and { $height } lines are needed.
# While the computer works out everybody's chances. At most 36 characters.
terminal-analyzing = Analyzing…
# The best line of play from here, as the computer sees it. $line: up to six moves, such as e3 e7 e4. At most 40 characters.
terminal-best = Best: { $line }
# After "Player 2 offers a draw." and the like: Y accepts, N declines, both as capital letters. At most 36 characters.
terminal-answer = Y accepts, N declines.
# The game goes on, but it couldn't be saved. $error: what the system says, in English.
terminal-not-kept = This game can’t be saved. The system says: { $error }
# A choice of opponents: nobody here plays, the computers play each other. At most 40 characters.
terminal-watch-computers = Watch computers play

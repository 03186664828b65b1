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

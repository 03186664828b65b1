### More of the full screen of the terminal; most of it is in terminal.ftl, with what holds for these texts, too.

## On the full screen: at its bottom

# Where moves are typed, while nothing is: how a move of Quoridor is made. e2 and e3h are notation. At most 74 characters.
terminal-move-quoridor = Type a move: a square (e2) or a fence (e3h), or use the arrow keys.
# The same for Squadro. At most 74 characters.
terminal-move-squadro = Press a lane’s number, 1 to 5, then Enter; or use the arrow keys.
# After the keys , and . while somebody looks at a game that is over: shows the move before and the next one. At most 10 characters.
terminal-step = Step

## On the first page of the full screen: one game, or a match of two

# Label of a choice: how many games are played. At most 16 characters.
terminal-match = Match
# Value of that choice. At most 40 characters.
terminal-match-one = One game
# Value of that choice: two games, and between them the players swap sides. At most 40 characters.
terminal-match-two = Two games, swapping sides

## Looking at a reviewed game on the full screen

# In the list of all that can be done, and at the bottom of the screen: shows the position after the next error of the game. At most 24 characters.
terminal-next-error = Next error
# The same with the error before. At most 24 characters.
terminal-previous-error = Previous error

## Puzzles on the full screen: the keys

# After the key n, at the bottom of the screen and in the list of keys: goes on to another puzzle. At most 24 characters.
terminal-puzzle-next = Next puzzle
# After the key b, at the bottom of the screen and in the list of keys: after a wrong move, back to the puzzle. At most 24 characters.
terminal-puzzle-again = Try again

## Puzzles on the full screen: the rating

# At the top of the screen. $rating: a number such as 1,250. At most 32 characters.
terminal-rating = Your rating: { $rating }
# The rating couldn’t be saved. $error: what the system says, in English.
terminal-rating-not-kept = Your rating can’t be saved. The system says: { $error }

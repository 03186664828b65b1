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

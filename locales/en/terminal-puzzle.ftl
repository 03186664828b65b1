## Puzzles on the full screen: the keys

# After the key n, at the bottom of the screen and in the list of keys: goes on to another puzzle. At most 24 characters.
terminal-puzzle-next = Next puzzle
# After the key b, at the bottom of the screen and in the list of keys: after a wrong move, back to the puzzle. At most 24 characters.
terminal-puzzle-again = Try again

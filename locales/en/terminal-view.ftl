## Looking at a reviewed game on the full screen

# In the list of all that can be done, and at the bottom of the screen: shows the position after the next error of the game. At most 24 characters.
terminal-next-error = Next error
# The same with the error before. At most 24 characters.
terminal-previous-error = Previous error

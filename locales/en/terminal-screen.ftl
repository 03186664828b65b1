## On the full screen: at its bottom

# Where moves are typed, while nothing is: how a move of Quoridor is made. e2 and e3h are notation. At most 74 characters.
terminal-move-quoridor = Type a move: a square (e2) or a fence (e3h), or use the arrow keys.
# The same for Squadro. At most 74 characters.
terminal-move-squadro = Press a lane’s number, 1 to 5, then Enter; or use the arrow keys.
# After the keys , and . while somebody looks at a game that is over: shows the move before and the next one. At most 10 characters.
terminal-step = Step

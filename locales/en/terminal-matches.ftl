## On the first page of the full screen: one game, or a match of two

# Label of a choice: how many games are played. At most 16 characters.
terminal-match = Match
# Value of that choice. At most 40 characters.
terminal-match-one = One game
# Value of that choice: two games, and between them the players swap sides. At most 40 characters.
terminal-match-two = Two games, swapping sides

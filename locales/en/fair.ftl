## Fair games: start positions and matches

# Label of a choice: from which position the game begins. At most 32 characters.
fair-start = Start position
# Value of that choice: as the rules have it. At most 20 characters.
fair-start-usual = Standard
# Value of that choice: one of a list of positions in which neither side has an advantage. At most 20 characters.
fair-start-balanced = Balanced
# Note below that choice, in Squadro. "Yellow": the player with the yellow pieces.
fair-start-why = Squadro is solved: from the standard start, Yellow wins with perfect play. Balanced starts give neither side an advantage.
# Label of a checkbox; also in lists of what was agreed. Two games, and between them the players swap sides. At most 50 characters.
fair-match = Match of two games, swapping sides
# Note below that checkbox.
fair-match-why = Everyone plays both sides once, so neither side has an advantage.
# Button after the first game of such a match: begins the second. At most 22 characters.
action-second-game = Second game
# The score of such a match so far, in the status line. $one, $other: names of the players or colours; $score: such as 1½–½. At most 60 characters.
fair-match-score = Match: { $one } { $score } { $other }

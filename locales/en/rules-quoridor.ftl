### The complete rules of Quoridor, as the page "Rules" of the web app and `farside rules quoridor` show them.
###
### A message that ends in -title is a heading, one with "figure" in its name is the caption under a picture of the
### board, and any other is a paragraph. Squares (e5) and fences (e3h) are written the same in every language.
### White, Black, Orange and Blue are the players; app.ftl has these names as quoridor-seat-1 to quoridor-seat-4.
### With a number of players chosen, the paragraphs for other numbers are left out; without one, all are shown.

## What it is about

# Heading of the first section. At most 40 characters.
rules-quoridor-aim-title = The aim of the game
# Paragraph under "The aim of the game". Its last sentence sums up the whole game.
rules-quoridor-aim = Every player has one pawn and a supply of fences. Bring your pawn to the far side of the board before anyone else does. Fences make the others walk further, but you must always leave them a way through.

## Setup

# Heading. At most 40 characters.
rules-quoridor-setup-title = Setup
# Paragraph under "Setup", for any number of players.
rules-quoridor-setup = The board has 9 by 9 squares, with grooves between them for the fences. Each pawn starts in the middle of one side, and its goal line is the row of nine squares on the opposite side.
# Paragraph under "Setup", shown for two players. The number of fences is the same in every language: 10.
rules-quoridor-setup-players-2 = Two players sit opposite each other. White starts on e1, Black on e9, and each has 10 fences.
# Caption of a picture: the board at the start with two players.
rules-quoridor-figure-1-players-2 = The start with two players: White wants to reach the top row, Black the bottom row.
# Paragraph under "Setup", shown for three players. Two of the 20 fences in the box are not used.
rules-quoridor-setup-players-3 = With three players, White starts on e1, Black on a5 and Orange on e9. Each has 6 fences; the last two stay in the box.
# Caption of a picture: the board at the start with three players.
rules-quoridor-figure-1-players-3 = The start with three players: White wants to reach the top row, Black the right-hand column, Orange the bottom row.
# Paragraph under "Setup", shown for four players.
rules-quoridor-setup-players-4 = With four players, White starts on e1, Black on a5, Orange on e9 and Blue on i5. Each has 5 fences.
# Caption of a picture: the board at the start with four players.
rules-quoridor-figure-1-players-4 = The start with four players: each pawn crosses to the side opposite its own.

## Who starts

# Heading. At most 40 characters.
rules-quoridor-first-title = Who goes first
# Paragraph under "Who goes first".
rules-quoridor-first = Draw at random who goes first. The first move is worth something, so it should be luck and not a habit.
# Paragraph under "Who goes first", shown for three and for four players.
rules-quoridor-first-order = With three or four players, the turn then passes clockwise around the board.

## A turn

# Heading. At most 40 characters.
rules-quoridor-turn-title = Your turn
# Paragraph under "Your turn".
rules-quoridor-turn = On your turn you do one of two things: move your pawn, or place one of your fences. You can’t do both, and you can’t pass. Once your fences are used up, you always move.

## Moving the pawn

# Heading. At most 40 characters.
rules-quoridor-pawn-title = Moving your pawn
# Paragraph under "Moving your pawn".
rules-quoridor-pawn = Your pawn moves one square: forward, back, left or right, never diagonally. Each square holds one pawn.
# Caption of a picture: a pawn on e5 with its four moves.
rules-quoridor-figure-2 = From e5, White can move to four squares: e6, d5, f5 or e4.
# Paragraph under "Moving your pawn".
rules-quoridor-pawn-fences = A pawn never moves through a fence. It has to walk around it.
# Caption of a picture: the fence lies right in front of the white pawn, which goes to d4 and then up to d5.
rules-quoridor-figure-3 = The fence e4h blocks the way from e4 to e5. White walks around it: d4 first, then d5.

## Placing a fence

# Heading. At most 40 characters.
rules-quoridor-fence-title = Placing a fence
# Paragraph under "Placing a fence".
rules-quoridor-fence = A fence lies in a groove, across or upright, and is exactly two squares long. It closes the way between two pairs of neighbouring squares, for everyone including you.
# Caption of a picture: White places the fence e3h.
rules-quoridor-figure-4 = White places the fence e3h. It separates e3 from e4 and f3 from f4.
# Paragraph under "Placing a fence".
rules-quoridor-fence-room = Fences may touch, but they may not overlap, cross or stick out over the edge of the board. A fence stays where it is until the end of the game.

## Never closing the last way

# Heading. At most 40 characters.
rules-quoridor-closure-title = Always leave a path
# Paragraph under "Always leave a path". This is the most important limit on fences.
rules-quoridor-closure = You may make a path longer, but never close the last one. After you place a fence, every pawn, yours too, must still be able to walk to its own goal line.
# Paragraph under "Always leave a path". It says how to check whether there is a path.
rules-quoridor-closure-pawns = Only fences count here. Other pawns don’t close a path, because they will move on.
# Caption of a picture: the fence e7h is shown as one that may not be placed.
rules-quoridor-figure-5 = Not allowed: with e7h added, the black pawn would be locked in on four squares, e8, f8, e9 and f9.

## Face to face

# Heading. At most 40 characters.
rules-quoridor-jump-title = Face to face: jumping
# Paragraph under "Face to face: jumping".
rules-quoridor-jump = When another pawn stands on the square next to yours, with no fence between you, you may jump over it. You land on the square straight behind it. That counts as your move, and the other pawn stays where it is.
# Caption of a picture: White jumps from e4 over the black pawn on e5 to e6.
rules-quoridor-figure-6 = White jumps over Black, from e4 to e6.

# Heading. At most 40 characters.
rules-quoridor-side-jump-title = Jumping to the side
# Paragraph under "Jumping to the side". The three cases are: a fence, the edge, a pawn.
rules-quoridor-side-jump = If you can’t land straight behind the other pawn, you may land to its left or right instead. That is the case when a fence, the edge of the board or another pawn is right behind it.
# Caption of a picture: a fence lies behind the black pawn.
rules-quoridor-figure-8 = A fence is behind Black, so White may land on d5 or f5.
# Paragraph under "Jumping to the side".
rules-quoridor-side-jump-limits = The square you land on must be free, and no fence may stand between it and the pawn you jump over. While the straight jump is possible, you can’t jump to the side.
# Caption of a picture: one fence lies behind the black pawn and another one left of it.
rules-quoridor-figure-9 = A second fence closes the left side. Only f5 remains.
# Caption of a picture: the black pawn stands on a5, at the left edge, the white one beside it on b5.
rules-quoridor-figure-edge = The edge is behind Black, so White may land on a4 or a6.
# Paragraph under "Jumping to the side", shown for three and for four players.
rules-quoridor-side-jump-pawns = With three or four players, you never jump over two pawns at once. If a second pawn stands right behind the first, you land beside the first one.
# Caption of a picture with four pawns, shown for three and for four players: white on e4, blue on e5, orange on e6.
rules-quoridor-figure-10 = White can’t jump over Blue and Orange together, but may land beside Blue, on d5 or f5.

## The end

# Heading. At most 40 characters.
rules-quoridor-end-title = How the game ends
# Paragraph under "How the game ends".
rules-quoridor-end = The first pawn to reach its goal line wins, and the game is over at once. Any of the nine squares will do, and a jump counts like any other move.
# Caption of a picture: White moves from c8 to c9, a square of the goal line.
rules-quoridor-figure-7 = White moves to c9, a square of the goal line, and wins.
# Paragraph under "How the game ends", shown for three and for four players.
rules-quoridor-end-winner = With three or four players there is one winner too. The others don’t play on for second place.

## Three and four players

# Heading, shown for three and for four players. At most 40 characters.
rules-quoridor-shut-in-title = When you can’t move
# Paragraph under "When you can’t move", shown for three and for four players.
rules-quoridor-shut-in = With three or four players, it can happen that fences and other pawns leave your pawn no move at all. If you have no fence to place either, you miss that turn. With two players this can’t happen.

## Endless games

# Heading. At most 40 characters.
rules-quoridor-endless-title = Draws
# Paragraph under "Draws".
rules-quoridor-endless = The game is a draw when the same position comes up for the third time with the same player to move.
# Paragraph under "Draws". 1,000: write the number as your language does.
rules-quoridor-endless-turns = A game longer than 1,000 turns is a draw as well.

## Time

# Heading. At most 40 characters.
rules-quoridor-time-title = Playing with a clock
# Paragraph under "Playing with a clock".
rules-quoridor-time = A clock is optional. It gives you an amount of time for the whole game, perhaps with a few extra seconds for every move, or the same time for each move.
# Paragraph under "Playing with a clock", shown for two players.
rules-quoridor-time-players-2 = With two players, you lose if your time runs out.
# Paragraph under "Playing with a clock", shown for three and for four players.
rules-quoridor-time-players-more = With three or four players, your pawn leaves the board if your time runs out, and your fences stay where they are. The others play on until one of them reaches the goal line or only one is left.

## House rules

# Heading. At most 40 characters.
rules-quoridor-house-title = House rules
# Paragraph under "House rules". It introduces the next two paragraphs.
rules-quoridor-house = Not everyone plays the jumps the same way. When you set up a game you can turn these house rules on; they are off by default.
# Paragraph under "House rules". The name before the colon is the text of new-option-free-side-jump in app.ftl.
rules-quoridor-house-free-side-jump = Always allow diagonal jumps: you may jump to the side even when the straight jump is possible.
# Paragraph under "House rules", shown for three and for four players. The name before the colon is the text of
# new-option-strict-pawn-behind in app.ftl.
rules-quoridor-house-strict-pawn-behind = No jump if another pawn stands right behind: a pawn with a second pawn right behind it can’t be jumped over, not even to the side.

## Notation

# Heading. At most 40 characters.
rules-quoridor-notation-title = Writing down moves
# Paragraph under "Writing down moves".
rules-quoridor-notation = Columns are a to i from left to right, rows are 1 to 9 from the bottom up, as White sees the board. A pawn move is written as the square it ends on: e2.
# Paragraph under "Writing down moves". h and v stay as they are in every language: they are part of the notation.
rules-quoridor-notation-fences = A fence touches four squares. It is written as the lower left one of them, followed by h if it is horizontal or v if it is vertical: e3h lies above e3 and f3, and e3v lies to the right of e3 and e4.

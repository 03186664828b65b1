### The complete rules of Squadro, as the page "Rules" of the web app and `farside rules squadro` show them.
###
### A message that ends in -title is a heading, one with "figure" in its name is the caption under a picture of the
### board, and any other is a paragraph. Yellow and Red are the players; app.ftl has these names as squadro-seat-1 and
### squadro-seat-2. In the pictures Yellow's pieces start on the left and Red's start at the top.

## What it is about

# Heading of the first section. At most 40 characters.
rules-squadro-aim-title = The aim of the game
# Paragraph under "The aim of the game".
rules-squadro-aim = You have five pieces, each in a lane of its own. Be the first to bring four of them across the board and back again.

## Setup

# Heading. At most 40 characters.
rules-squadro-setup-title = Setup
# Paragraph under "Setup". A lane has seven spaces: the start, five crossings, the turning space.
rules-squadro-setup = Each player has five lanes, and the two sets of lanes cross at 25 spaces in the middle of the board. Every lane has two more spaces: the start at one end and the turning space at the other. All pieces begin on their start, facing the board.
# Paragraph under "Setup".
rules-squadro-setup-sides = Yellow’s pieces start on the left and move to the right, Red’s start at the top and move down. Lanes are numbered 1 to 5 from the corner where both starts meet.
# Caption of a picture: the board at the start.
rules-squadro-figure-1 = The start: yellow pieces on the left, red pieces at the top.
# Paragraph under "Setup". The dots are marked on the board at both ends of each lane.
rules-squadro-setup-dots = Both ends of each lane are marked with one, two or three dots. In lanes 1 to 5, Yellow has 3, 1, 2, 1, 3 dots at the start and 1, 3, 2, 3, 1 at the turning space. Red has 1, 3, 2, 3, 1 at the start and 3, 1, 2, 1, 3 at the turning space.
# Paragraph under "Setup". It says that swapping colours makes a different game, although it looks symmetrical.
rules-squadro-setup-mirror = So the two sides are not mirror images of each other. For a fair match, play both colours.

## Who starts

# Heading. At most 40 characters.
rules-squadro-first-title = Who goes first
# Paragraph under "Who goes first".
rules-squadro-first = Draw at random who goes first: either colour can begin. Then take turns.

## A turn

# Heading. At most 40 characters.
rules-squadro-turn-title = Your turn
# Paragraph under "Your turn".
rules-squadro-turn = On your turn, move exactly one of your pieces that isn’t home yet. You can’t pass, but there is always a piece you can move. A piece only ever moves forward in its own lane.

## Speed

# Heading. At most 40 characters.
rules-squadro-speed-title = Speed
# Paragraph under "Speed".
rules-squadro-speed = The dots at a piece’s start are its speed on the way out: it moves exactly that many spaces, 1, 2 or 3. You can’t choose to move it less far.
# Caption of a picture: Yellow's piece in lane 1 moves three spaces.
rules-squadro-figure-2 = Three dots: the yellow piece in lane 1 moves three spaces.

## Turning

# Heading. At most 40 characters.
rules-squadro-turning-title = Turning around
# Paragraph under "Turning around".
rules-squadro-turning = A piece that reaches its turning space stops there, even if its speed would take it further. It turns around at once, ready for the way back.
# Caption of a picture: Yellow's piece in lane 1 has speed 3 and stands two spaces from the turning space.
rules-squadro-figure-3a = Only two spaces are left: the yellow piece stops on the turning space and turns around.

## The way back

# Heading. At most 40 characters.
rules-squadro-back-title = The way back
# Paragraph under "The way back".
rules-squadro-back = On the way back, a piece’s speed is the number of dots at its turning space. A piece that was fast on the way out is slow on the way back, and the other way round; in lane 3 the speed is 2 both ways.
# Caption of a picture: the same piece as in the picture before, now on its turning space.
rules-squadro-figure-3b = From now on, this piece moves only one space per turn.

## Jumping

# Heading. At most 40 characters.
rules-squadro-jump-title = Jumping
# Paragraph under "Jumping".
rules-squadro-jump = If a rival piece is in the way, your piece jumps over it and stops on the space right behind it. The jump ends your move, even if your piece had speed left or has gone further than its speed.
# Paragraph under "Jumping".
rules-squadro-jump-row = If several rival pieces stand in a row without a gap, your piece jumps over all of them and stops on the first free space. That space may also be the turning space or home.
# Caption of a picture: Yellow's piece in lane 3 has speed 2, jumps over two red pieces and lands on space 3.
rules-squadro-figure-row = Two red pieces in a row: the yellow piece in lane 3 has speed 2, but lands three spaces ahead.
# Paragraph under "Jumping".
rules-squadro-jump-forced = You can’t refuse a jump. If you don’t want it, move another piece.

## Sent back

# Heading. At most 40 characters.
rules-squadro-sent-title = Being sent back
# Paragraph under "Being sent back".
rules-squadro-sent = Every piece you jump over has to go back. On its way out, it returns to its start.
# Caption of a picture: Yellow's piece in lane 5 jumps over the red piece in lane 2.
rules-squadro-figure-4 = The red piece hasn’t turned around yet. Yellow jumps over it, and it goes back to its start.
# Paragraph under "Being sent back".
rules-squadro-sent-turning = On its way back, it returns only to its turning space. It never has to cross the board a second time.
# Caption of a picture: Yellow's piece in lane 2 jumps over the red piece in lane 4, which has already turned.
rules-squadro-figure-5 = This red piece is already on its way back. Yellow jumps over it, and it goes back to its turning space.

# Heading. At most 40 characters.
rules-squadro-safe-title = Safe spaces
# Paragraph under "Safe spaces".
rules-squadro-safe = On its start and on its turning space a piece is safe. No other lane crosses there, so nothing can jump over it.

## Going home

# Heading. At most 40 characters.
rules-squadro-home-title = Going home
# Paragraph under "Going home".
rules-squadro-home = A piece that gets back to its start is home and leaves the board. It stops there, even if it had speed left, and it can’t be sent back any more.
# Caption of a picture: Yellow's piece in lane 1 takes the last step back to its start.
rules-squadro-figure-home = The yellow piece in lane 1 is home.

## The end

# Heading. At most 40 characters.
rules-squadro-end-title = How the game ends
# Paragraph under "How the game ends".
rules-squadro-end = The first player to bring four pieces home wins, and the game is over at once. The fifth piece doesn’t matter.
# Caption of a picture: Yellow's piece in lane 3 comes home as the fourth one.
rules-squadro-figure-end = Yellow brings the fourth piece home and wins.

## Endless games

# Heading. At most 40 characters.
rules-squadro-endless-title = Draws
# Paragraph under "Draws".
rules-squadro-endless = Pieces that keep sending each other back could go on forever. So the game is a draw when the same position comes up for the third time with the same player to move.

## Time

# Heading. At most 40 characters.
rules-squadro-time-title = Playing with a clock
# Paragraph under "Playing with a clock".
rules-squadro-time = A clock is optional. It gives you an amount of time for the whole game, perhaps with a few extra seconds for every move, or the same time for each move. If your time runs out, you lose.

## Notation

# Heading. At most 40 characters.
rules-squadro-notation-title = Writing down moves
# Paragraph under "Writing down moves".
rules-squadro-notation = A move is written as the number of its lane, 1 to 5. In the record of a game, y for Yellow or r for Red stands in front of it: y3 r1 y3. These letters are the same in every language.

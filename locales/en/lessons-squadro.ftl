### What the lessons of the course of Squadro say. Every lesson has a title, an idea (a paragraph under the title), a goal (what to do on
### the board), a hint (the first one; the second draws the move), and answers to wrong moves.
### $lane is the number of a lane, 1 to 5. The reader may play Yellow or Red, so the texts say "you" and "your opponent", of unknown
### gender. Dots are marked at both ends of a lane: they are the speed of its piece.

## Answers and goals that several lessons share

# What to do on the board.
lesson-s-lane-goal = Move the piece in lane { $lane }.
# What to do on the board.
lesson-s-three-goal = Move a piece that goes three spaces.
# After a wrong move in the task "Move a piece that goes three spaces."
lesson-s-slow = That piece has fewer dots.
# After a wrong move: the piece was to reach the turning space, or its start on the way back.
lesson-s-short = That piece doesn’t get there yet.
# What to do on the board.
lesson-s-jump-goal = Jump over a piece of your opponent.
# Hint.
lesson-s-jump-hint = Look for a lane where an opposing piece is in the way.
# After a wrong move in a task about jumping.
lesson-s-jump-none = Nothing is in the way of that piece.

## The rules

# Title of a lesson. At most 40 characters.
lesson-s-start-title = There and back
# Idea of the lesson "There and back".
lesson-s-start-idea = Your five pieces cross the board and come back. Each one stays in its own lane and only moves forward.
# Hint.
lesson-s-start-hint = The lanes are numbered 1 to 5 along the edge.

# Idea of the lesson "Speed".
lesson-s-speed-idea = The dots at a piece’s start are its speed on the way out. It moves exactly that many spaces.
# Hint.
lesson-s-speed-hint = Look for a lane that starts with three dots.

# Idea of the lesson "Turning around".
lesson-s-turn-idea = A piece that reaches its turning space stops there, even with speed left, and turns around.
# What to do on the board.
lesson-s-turn-goal = Bring a piece to its turning space.
# Hint.
lesson-s-turn-hint = Compare the spaces left with the dots.

# Idea of the lesson "The way back".
lesson-s-back-idea = On the way back, the dots at the turning space count. Pieces that were fast are slow now, and the other way round.
# Hint.
lesson-s-back-hint = Look at the dots at the turning spaces.

# Idea of the lesson "Jumping".
lesson-s-jump-idea = An opposing piece in the way is jumped. Your piece stops right behind it, and the other one goes back to its start.

# Title of a lesson. At most 40 characters.
lesson-s-row-title = Several at once
# Idea of the lesson "Several at once".
lesson-s-row-idea = Pieces in a row without a gap are jumped together. You land on the first free space, even beyond your speed.
# What to do. $count: 2 or 3 pieces.
lesson-s-row-goal = Jump over { $count } pieces at once.

# Title of a lesson. At most 40 characters.
lesson-s-sent-title = How far back?
# Idea of the lesson "How far back?".
lesson-s-sent-idea = On its way out, a jumped piece goes back to its start. Once it has turned, it only goes back to its turning space.
# What to do on the board.
lesson-s-sent-goal = Make the jump that costs your opponent more moves.
# Hint.
lesson-s-sent-hint = A slow piece takes longer to come back.
# After the wrong one of two jumps.
lesson-s-sent-less = That piece is fast and soon back. The other jump costs more.

# Idea of the lesson "Safe spaces".
lesson-s-safe-idea = On its start and on its turning space, a piece can’t be jumped. No other lane crosses there.
# What to do on the board.
lesson-s-safe-goal = One of your pieces is about to be jumped. Bring it to safety.
# Hint.
lesson-s-safe-hint = Its turning space is close.
# After a wrong move; the board shows the jump.
lesson-s-safe-not = That leaves your piece in danger.

# Idea of the lesson "Going home".
lesson-s-home-idea = A piece that gets back to its start is home. It leaves the board and is safe for good.
# What to do on the board.
lesson-s-home-goal = Bring a piece home.
# Hint.
lesson-s-home-hint = Compare the spaces left with the dots at the turning space.

# Title of a lesson. At most 40 characters.
lesson-s-win-title = Four pieces home
# Idea of the lesson "Four pieces home".
lesson-s-win-idea = The first player with four pieces home wins. The fifth doesn’t matter.
# Hint.
lesson-s-win-hint = Three of your pieces are home. Which one can join them?

## Strategy

# Title of a lesson. At most 40 characters.
lesson-s-trip-title = Speed out and back
# Idea of the lesson "Speed out and back".
lesson-s-trip-idea = Plan the whole trip. If nobody is jumped, lane 3 takes 6 moves out and back, and each other lane takes 8.
# What to do on the board.
lesson-s-trip-goal = Move the piece that needs the fewest moves to come home.
# Hint.
lesson-s-trip-hint = Divide the spaces of each way by the speed on it.
# After a wrong move.
lesson-s-trip-longer = That piece needs more moves to come home.

# Title of a lesson. At most 40 characters.
lesson-s-give-title = Let yourself be jumped
# Idea of the lesson "Let yourself be jumped".
lesson-s-give-idea = You can’t save everything. Being jumped costs a fast piece little and a slow piece a lot.
# What to do on the board.
lesson-s-give-goal = Two of your pieces can be jumped. Save the one that would lose more moves.
# Hint.
lesson-s-give-hint = Count the moves each of them would need to come back to where it is.
# After a wrong move; the board shows the jump.
lesson-s-give-costly = Now your opponent’s jump costs you more than it has to.

# Title of a lesson. At most 40 characters.
lesson-s-send-title = When to send a piece back
# Idea of the lesson "When to send a piece back".
lesson-s-send-idea = If you’re behind in the race, a jump can turn it around. If you’re ahead, bring your pieces home.
# Hint.
lesson-s-send-hint = Count the moves both of you still need. Who is ahead?
# After a jump that loses the game; the board shows the opponent's jump.
lesson-s-send-greedy = Your jump sends a piece back, but then your opponent jumps too, and wins.

# Title of a lesson. At most 40 characters.
lesson-s-race-title = The race at the end
# Idea of the lesson "The race at the end".
lesson-s-race-idea = At the end, count moves, not spaces. A piece far away can be home sooner than one that is close.
# Hint.
lesson-s-race-hint = Which of your pieces needs fewer moves to come home?

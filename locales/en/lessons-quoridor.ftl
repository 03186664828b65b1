### What the lessons of the course of Quoridor say. Every lesson has a title, an idea (a paragraph under the title), a goal (what to do on
### the board), a hint (the first one; the second draws the move), and answers to wrong moves.
### Squares (e5) and fences (e3h) are written the same in every language. $move is a square or a fence of that kind. The reader may
### play any colour, so the texts say "you" and "your opponent", of unknown gender. Steps are squares that a pawn walks.

## Answers and goals that several lessons share

# After a wrong move: a fence was placed, but the task is about the pawn.
lesson-q-not-fence = That’s a fence. This time, move your pawn.
# After a wrong move: the pawn was moved, but the task is about a fence.
lesson-q-place-fence = This time, place a fence.
# After a wrong move of the pawn.
lesson-q-no-closer = That doesn’t bring your pawn closer to its goal line.
# After a wrong move: the reader could have jumped over a pawn.
lesson-q-jump-missed = That’s allowed, but a jump takes you two squares at once.
# What to do: the best fence. $steps: by how much it makes the path longer, 2 or more.
lesson-q-add-goal = Find the fence that adds { $steps } steps to your opponent’s path.
# After a wrong fence; what it does, such as "+1 for them", stands behind.
lesson-q-add-less = Another fence adds more.

## The rules

# Title of a lesson. At most 40 characters.
lesson-q-start-title = Race to the far side
# Idea of the lesson "Race to the far side".
lesson-q-start-idea = Your pawn starts in the middle of one side. The first to reach the opposite side wins. Your goal line is tinted in your colour.
# What to do on the board.
lesson-q-start-goal = Take one step straight toward your goal line.
# Hint.
lesson-q-start-hint = Find the squares tinted in your colour, and move one square closer.

# Idea of the lesson "Moving your pawn".
lesson-q-step-idea = A pawn moves one square: forward, back or to the side. Never diagonally.
# What to do on the board.
lesson-q-step-goal = Move your pawn to { $move }.
# Hint.
lesson-q-step-hint = Dots mark the squares your pawn can go to.

# Title of a lesson. At most 40 characters.
lesson-q-around-title = Around a fence
# Idea of the lesson "Around a fence".
lesson-q-around-idea = A pawn can’t go through a fence. It walks around it, and one way around is often shorter.
# What to do on the board.
lesson-q-around-goal = Take the shorter way around.
# Hint.
lesson-q-around-hint = Count the squares on both sides. Where do the fences end sooner?
# After a move in the wrong direction.
lesson-q-around-longer = That way is longer. Look where the fences end.

# Idea of the lesson "Placing a fence".
lesson-q-fence-idea = Instead of moving, you can place a fence in a groove. It’s two squares long and stops everyone. Fences may touch, but not overlap or cross.
# What to do on the board.
lesson-q-fence-goal = Place the fence { $move }.
# Hint.
lesson-q-fence-hint = A fence is named after the square at its lower left. The letter h means horizontal, v means vertical.

# Idea of the lesson "Always leave a path".
lesson-q-closure-idea = You may make a path longer, but never close the last one: every pawn must be able to reach its goal line.
# What to do: the fence is forbidden, and the reader is to see why.
lesson-q-closure-goal = Try to place { $move }, and see why it isn’t allowed.
# Hint.
lesson-q-closure-hint = Point at the groove as if that fence were allowed.
# The task is solved: the board marks the squares around a pawn.
lesson-q-closure-right = Not allowed: a pawn could never leave the marked squares.

# Idea of the lesson "Face to face: jumping".
lesson-q-jump-idea = When another pawn stands right next to yours, you may jump over it to the square straight behind.
# What to do on the board.
lesson-q-jump-goal = Jump over the other pawn.
# Hint.
lesson-q-jump-hint = You land two squares ahead, right behind the other pawn.

# Idea of the lesson "Jumping to the side".
lesson-q-side-idea = If a fence, the edge or another pawn is right behind, you may land on the left or right of the pawn instead.
# What to do on the board.
lesson-q-side-goal = Jump over the other pawn to the side.
# Hint.
lesson-q-side-hint = You land next to the other pawn, diagonally from where you are.
# After a jump in the wrong direction.
lesson-q-side-back = That’s a jump, but away from your goal line.

# Title of a lesson. At most 40 characters.
lesson-q-win-title = Reaching the goal
# Idea of the lesson "Reaching the goal".
lesson-q-win-idea = The first pawn on any of the nine squares of its goal line wins at once.
# Hint.
lesson-q-win-hint = One tinted square is within reach.

## Three and four players

# Title of a lesson. At most 40 characters.
lesson-q-three-title = Three players
# Idea of the lesson "Three players".
lesson-q-three-idea = Three players start on three sides, with 6 fences each. Turns go clockwise. Black’s goal line is a column, not a row.
# What to do with three or four players: two moves, with the moves of the others in between.
lesson-q-three-goal = Take a step, watch the others, then take another step.
# Hint.
lesson-q-three-hint = Keep walking toward the squares tinted in your colour.

# Title of a lesson. At most 40 characters.
lesson-q-four-title = Four players
# Idea of the lesson "Four players".
lesson-q-four-idea = With four players, everyone crosses to the opposite side and has 5 fences. One player wins; there’s no second place.

# Title of a lesson. At most 40 characters.
lesson-q-two-pawns-title = Never over two pawns
# Idea of the lesson "Never over two pawns".
lesson-q-two-pawns-idea = You can’t jump over two pawns in a row. When another pawn stands right behind, jump to the side.

# Title of a lesson. At most 40 characters.
lesson-q-stop-title = Whom to stop
# Idea of the lesson "Whom to stop".
lesson-q-stop-idea = With several opponents, stop the one who would win first. Look at the steps, and at who moves next.
# What to do on the board.
lesson-q-stop-goal = Stop the player who is about to win.
# Hint.
lesson-q-stop-hint = Who needs just one step, and moves right after you?
# After a wrong move. The reader sees that player win.
lesson-q-stop-lost = That doesn’t stop the player who needs just one step.

# Title of a lesson. At most 40 characters.
lesson-q-shut-title = When a turn passes
# Idea of the lesson "When a turn passes".
lesson-q-shut-idea = With three or four players, pawns and fences together can leave a pawn without a move. If its player has no fence left, the turn passes.
# What to do on the board.
lesson-q-shut-goal = Place { $move }, and see whose turn it is then.
# Hint.
lesson-q-shut-hint = The fence closes the last squares the next pawn could go to.
# The task is solved: a player was skipped.
lesson-q-shut-right = The next player can’t do anything, so the turn has passed on.

## Strategy

# Title of a lesson. At most 40 characters.
lesson-q-count-title = Count the steps
# Idea of the lesson "Count the steps".
lesson-q-count-idea = Before every move, count the steps each pawn still needs. Whoever has the shorter path is ahead.
# What to do on the board.
lesson-q-count-goal = Take the first step of your shortest path.
# Hint.
lesson-q-count-hint = Count both ways around, square by square. A fence may block one of them.

# Title of a lesson. At most 40 characters.
lesson-q-gap-title = Close the gap
# Idea of the lesson "Close the gap". A wall is a row of fences.
lesson-q-gap-idea = A fence is worth the steps it adds. One that closes a gap in a wall often adds the most.
# Hint.
lesson-q-gap-hint = Look for a gap in a wall right in front of your opponent.

# Title of a lesson. At most 40 characters.
lesson-q-twice-title = A fence that helps twice
# Idea of the lesson "A fence that helps twice".
lesson-q-twice-idea = The best fences make your opponent’s path longer and leave yours alone. Some even protect it.
# Hint.
lesson-q-twice-hint = A fence behind your pawn can’t hold you up. Beside another fence, it can keep your own path open.
# After a wrong fence.
lesson-q-twice-you = It holds up your opponent, but you too.
# After a wrong fence. $reply: the fence that the opponent places then.
lesson-q-twice-open = It holds up your opponent, but then { $reply } holds you up.

# Title of a lesson. At most 40 characters.
lesson-q-dead-title = Dead ends
# Idea of the lesson "Dead ends". Two walls side by side, open at both ends.
lesson-q-dead-idea = A pawn between two walls is in danger: one fence at the end, and it has to walk all the way back.
# Hint.
lesson-q-dead-hint = Close the exit in front of the pawn.
# What to do in the second task of "Dead ends".
lesson-q-dead-safe-goal = Your opponent has one fence left. Find the safe way.
# Hint.
lesson-q-dead-safe-hint = Where could a single fence close the way in front of you?
# After a wrong move. $reply: the fence that the opponent places then.
lesson-q-dead-trap = With { $reply }, your opponent closes the exit and you have to walk back.

# Title of a lesson. At most 40 characters.
lesson-q-save-title = Keep a fence for the end
# Idea of the lesson "Keep a fence for the end".
lesson-q-save-idea = The last fences decide the race. Spend them too early and there’s time to walk around. Wait too long and they’re no use.
# What to do in the first task.
lesson-q-save-goal = Each of you has one fence left. Find the only move that wins.
# Hint.
lesson-q-save-hint = Take a step and keep your fence for later.
# After a wrong fence in the first task.
lesson-q-save-early = Too early. Your opponent walks around it, and you have no fence left.
# What to do in the second task.
lesson-q-save-now-goal = You have the last fence. Find the only move that wins.
# Hint.
lesson-q-save-now-hint = You need to gain two steps. Look for a wall to extend.

# Title of a lesson. At most 40 characters.
lesson-q-tempo-title = Who has to give way?
# Idea of the lesson "Who has to give way?". It is about two pawns that walk towards each other in the same column.
lesson-q-tempo-idea = Stepping right in front of another pawn lets it jump you. So leave one square between you when it’s your opponent’s turn.
# Hint.
lesson-q-tempo-hint = Leave exactly one square between the pawns.

# Title of a lesson. At most 40 characters.
lesson-q-leap-title = Jumps save steps
# Idea of the lesson "Jumps save steps".
lesson-q-leap-idea = A jump is two squares for one move, and it can take you past the end of a wall.
# Hint.
lesson-q-leap-hint = Jump over the pawn beside you.

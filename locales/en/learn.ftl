### The course of each game: its overview, the screen of a lesson, and where the home page offers it. What the lessons say is in
### lessons-quoridor.ftl and lessons-squadro.ftl; some are called like sections of the rules (rules-quoridor.ftl, rules-squadro.ftl).
### A course has chapters, a chapter has lessons, a lesson has one or more tasks.

## On the home page

# Link to the courses, offered to somebody who is here for the first time. At most 60 characters.
home-offer = New here? Learn to play in a few minutes.
# Button with a cross, for screen readers: the offer isn't shown again. At most 32 characters.
home-offer-dismiss = Don’t show this again
# Link on the home page, to the courses. Verb. At most 32 characters.
home-course = Learn
# Under it. At most 110 characters.
home-course-text = Short lessons on a live board, from the rules to strategy.
# Link on the home page, to positions with one right move to find. At most 32 characters.
home-puzzles = Puzzles
# Under it. At most 110 characters.
home-puzzles-text = Find the one winning move.
# Link on the pages "How to play" and "complete rules", to the course of that game. At most 40 characters.
learn-link = Learn it step by step

## The overview

# Heading of the page with both courses. At most 32 characters.
learn-title = Learn to play
# Under the heading.
learn-intro = One idea per lesson, on a live board. Make the moves yourself: a wrong one is explained, and you can try again.
# Heading of a chapter. At most 40 characters.
learn-chapter-rules = The rules
# Heading of a chapter, for Quoridor with more than two players. At most 40 characters.
learn-chapter-several = Three and four players
# Heading of a chapter. At most 40 characters.
learn-chapter-strategy = Strategy
# How far somebody is in a course. $done and $total: numbers of lessons. At most 40 characters.
learn-progress = Lessons done: { $done } of { $total }
# Button: the first lesson. At most 24 characters.
learn-start = Start the course
# Button: forgets which lessons are done. At most 24 characters.
learn-restart = Start over
# The same button once it was pressed, to make sure. At most 32 characters.
learn-restart-sure = Forget my progress?
# For screen readers, after the name of a lesson in the list: it was completed.
learn-done = done

## A lesson

# Over the name of a lesson. $lesson and $total: numbers. At most 32 characters.
learn-lesson-of = Lesson { $lesson } of { $total }
# For screen readers: which of the tasks of a lesson this is. $task and $total: numbers.
learn-task-of = Task { $task } of { $total }
# Whose side the reader takes in a task. $colour: a colour such as White (quoridor-seat-1), nominative. At most 32 characters.
learn-you-are = You play { $colour }.
# Button: a sentence that helps. Noun. At most 16 characters.
learn-hint = Hint
# The same button after the first hint: draws the move on the board. At most 16 characters.
learn-show = Show me
# The second hint in words, while the board shows the move. $move: a move in words, such as "pawn to e6".
learn-shown = Look at the board: { $move }.
# Button to the next task, or to the next lesson. At most 20 characters.
learn-next = Next
# Link to the next lesson without doing this one. Verb. At most 16 characters.
learn-skip = Skip
# Link to the overview. At most 20 characters.
learn-all = All lessons
# A task is solved. At most 24 characters.
learn-right = Right!
# After a wrong move, in two games: it may be played, but the task asked for another one.
learn-not-asked = That move is allowed, but it isn’t the one asked for.
# After a wrong move: the reader could have won.
learn-no-win = Not yet. There’s a move that wins at once.
# What to do in a task: the last move of a game.
learn-win-now = Win with your next move.
# What to do in a task: only one of the possible moves wins, and it may take more moves after it.
learn-only-move = Find the only move that wins.
# After a wrong move in such a task.
learn-race-lost = After that move, your opponent wins.

## The end of a course

# Heading after the last lesson. $game: the name of the game. At most 48 characters.
learn-finished = { $game }: course finished!
# Under it.
learn-finished-text = You know all you need. Time for a real game.
# Button: begins a game against the computer. $level: 1 or 2. At most 32 characters.
learn-play = Play the computer (level { $level })

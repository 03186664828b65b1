### The frame of the app: names, pages, buttons. Its tone is short and warm; address the reader as games in your language do.
### In all files: players' names, colours and names of games come in the nominative and don't change. Where your language would
### inflect them, put them after a colon, in brackets or beside a noun ("the game { $game }"). Nobody's gender is known.
### In the variant [one] write the number as the variable, not as 1: in some languages it also covers 21.
### "At most N characters." counts a variable as three characters, and of several variants the longest.

## The head of every page

# The name of the app, in the head of every page and in notifications. Not translated. At most 12 characters.
app-name = Farside
# Link around the name and the logo; for screen readers.
nav-home = Farside, home
# What the links in the head of every page are; for screen readers.
nav-label = Pages
# Link in the head to the list of one's own games; little room on phones. At most 11 characters.
nav-saved = Games
# Link in the head to the settings; a sign on phones. At most 16 characters.
nav-settings = Settings
# Link in the head to the page "How to play"; a sign on phones. At most 16 characters.
nav-help = Help
# Link that appears with the Tab key: jumps over the head of the page. At most 40 characters.
skip-to-content = Skip to content
# Button that appears with the Tab key: turns on the setting of the same name (setting-reader). At most 50 characters.
reader-offer = Turn on screen-reader mode

## Titles of the window or tab

# The title of the home page. At most 60 characters.
title-home = Farside – Quoridor and Squadro
# The title of every other page. $page: the heading of the page, or the name of a game. At most 70 characters.
title-page = { $page } – Farside
# The title while it is one's turn. $game: the name of the game. At most 40 characters.
title-turn = Your turn – { $game }
# The title when a game of one's own has begun and the opponent moves first. $game: the name of the game. At most 45 characters.
title-begun = Game started – { $game }

## Notes under the head

# Note: the browser forbids storing. "Tab": of the browser.
not-kept-forbidden = This browser doesn’t save games for this site. You can play, but your games are gone once you close this tab.
# Note: the browser has no storage left.
not-kept-full = Your browser’s storage is full. You can keep playing, but new moves are gone once you close this tab.

## A bar in the head that leads to a game of one's own that goes on elsewhere

# What the bar is; for screen readers.
news-label = Your games
# In the bar and in a notification. $game: the name of the game; $others: one or more names such as Ann, nominative. At most 60 characters.
news-turn = Your turn: { $game } ({ $others })
# In the bar and in a notification: somebody has joined. $game: the name of the game; $others: names, nominative. At most 60 characters.
news-begun = Game started: { $game } ({ $others })
# In the bar: somebody else is to move. $game: the name of the game; $others: names, nominative. At most 60 characters.
news-playing = Opponent’s turn: { $game } ({ $others })
# In the bar: nobody has joined yet. $game: the name of the game. At most 60 characters.
news-waiting = Waiting for an opponent: { $game }
# Button in the bar when it is one's turn: go to the board and move. Verb. At most 14 characters.
news-play = Play
# Button in the bar: go to that game. Verb. At most 14 characters.
news-open = Open

## The home page

# The large heading of the home page. At most 60 characters.
app-tagline = Two great board games. No clutter.
# Button to the game one played last; beside it stand the game and moves-made. At most 20 characters.
home-continue = Continue
# Button, the first of three under a game. At most 28 characters.
home-play-computer = Play the computer
# Button, the third of three under a game: several people at one device take turns. At most 28 characters.
home-pass-and-play = Pass and play
# What Quoridor is, under its name.
home-about-quoridor = Race to the far side. Block your rivals with fences, but always leave a way through.
# What Squadro is, under its name.
home-about-squadro = Race five pieces across and back. Jump a rival piece to send it back.
# Link after the description of a game. At most 28 characters.
home-learn = How to play
# The same link for screen readers, and a link in an invitation. $game: the name of the game.
home-learn-label = How to play { $game }
# What two links further down are; for screen readers.
home-more = More ways to play
# A small board on which a game plays itself, and a link to a new game; for screen readers. $game: the name of the game.
home-miniature = { $game }, a sample game
# Button on the small boards; for screen readers.
home-pause = Pause the sample games
# Button on the small boards once they stand still; for screen readers.
home-resume = Resume the sample games
# Small print at the foot of the home page.
home-foot = Free. No account, no ads. Games against the computer stay in your browser.
# Small print at the foot of the home page. Gigamic is the publisher of both games.
home-publisher = Quoridor and Squadro are published by Gigamic. Farside is not affiliated with Gigamic.

## The page for addresses that lead nowhere

# Heading. At most 40 characters.
lost-title = Page not found
# Under the heading.
lost-text = This link doesn’t lead to a game. It may have been removed from this browser.
# Button under it. At most 32 characters.
lost-home = Back to home

## Games and colours. Colours stand for players: "White", as the side in chess; capitalised as at the beginning of a line

# The name of the game, a trademark. Not translated.
quoridor = Quoridor
# The name of the game, a trademark. Not translated.
squadro = Squadro
# The player with the white pawn; stands alone and in sentences such as status-turn. At most 12 characters.
quoridor-seat-1 = White
# The player with the black pawn. At most 12 characters.
quoridor-seat-2 = Black
# The player with the orange pawn. At most 12 characters.
quoridor-seat-3 = Orange
# The player with the blue pawn. At most 12 characters.
quoridor-seat-4 = Blue
# The player with the yellow pieces. At most 12 characters.
squadro-seat-1 = Yellow
# The player with the red pieces. At most 12 characters.
squadro-seat-2 = Red

## When something takes long or fails

# Status line while a game or a list is being fetched. At most 30 characters.
loading = Loading…
# Status line: a fault of the program.
trouble = Something went wrong. Reload the page to continue.
# Status line: the server refused something for a reason the reader can’t change. $code: a technical word such as bad_request, for a report.
trouble-code = Something went wrong ({ $code }). Please try again.

## The list of one's games

# Heading of the page. At most 40 characters.
saved-title = Your games
# On the page while the list is empty.
saved-none = No games yet. Every game you start is saved in this browser.
# Button beside a game in the list: removes it from the list. At most 16 characters.
saved-remove = Remove
# The same button for screen readers. $game: the name of the game; $when: date and time, such as 18 Nov 2026, 15:41.
saved-remove-label = Remove: { $game }, { $when }
# The link of a game in the list, for screen readers. $game: the name of the game; $when: date and time.
saved-open-label = Open: { $game }, { $when }
# A game in the list. $game: the name of the game; $others: one or more names such as Ann or Computer (level 3), nominative.
saved-versus = { $game } vs. { $others }
# A game in the list and on the button home-continue, after a dot: how many moves were made. At most 24 characters.
moves-made = { $moves ->
    [0] no moves yet
    [one] { $moves } move
   *[other] { $moves } moves
  }
# In the list: a game against the computer or at one screen. At most 30 characters.
saved-local = On this device
# In the list: a game with people elsewhere. At most 20 characters.
saved-online = Online
# In the list: the result of a game. At most 24 characters.
saved-won = You won
# In the list: the result of a game. At most 24 characters.
saved-lost = You lost
# In the list: the result of a game that nobody won. At most 24 characters.
saved-drawn = Draw
# In the list: the state of a game. At most 24 characters.
saved-going-on = In progress
# In the list: the state of a game that has ended. At most 24 characters.
saved-over = Finished
# Note after removing a game. At most 40 characters.
saved-removed = Game removed.
# Button in that note: puts the removed game back. At most 20 characters.
saved-undo = Undo
# Button under the list: saves all games as a file. At most 32 characters.
saved-export = Export all games
# Button under the list: reads such a file. At most 32 characters.
saved-import = Import games
# Note after that. $games: how many games the file had that weren't known.
saved-imported = { $games ->
    [0] No new games in this file.
    [one] { $games } game imported.
   *[other] { $games } games imported.
  }
# Note after choosing another file.
saved-import-failed = This file has no Farside games.
# Small print under the list.
saved-kept = Saved in this browser only.

## The page before a game

# Heading. $game: the name of the game. At most 50 characters.
new-title-computer = { $game }: play the computer
# Heading, and in the list of games: several people at one device. $game: the name of the game. At most 50 characters.
new-title-friends = { $game }: pass and play
# Label of a choice of 2, 3 or 4. At most 32 characters.
new-players = Players
# Label of a choice of numbers: how many of the players are people at this device. At most 32 characters.
new-people = Human players
# Label of a choice from 1 to 8: how strong the computer plays. At most 32 characters.
new-level = Level
# Checkbox where several computers play. At most 60 characters.
new-levels-own = Set a level for each computer
# The names of the computer's eight levels, the weakest first. At most 20 characters.
new-level-1 = Beginner
# The name of a level. At most 20 characters.
new-level-2 = Easy
# The name of a level: takes it easy. At most 20 characters.
new-level-3 = Relaxed
# The name of a level: like somebody who plays now and then. At most 20 characters.
new-level-4 = Casual
# The name of a level: makes few mistakes. At most 20 characters.
new-level-5 = Steady
# The name of a level. At most 20 characters.
new-level-6 = Skilled
# The name of a level. At most 20 characters.
new-level-7 = Strong
# The name of the highest level: the best the program can do. At most 20 characters.
new-level-8 = Full strength
# How the computer plays Quoridor at this level, after the level's name. At most 110 characters.
level-about-quoridor-1 = Just learned the rules. Misplaces fences and misses jumps.
# The same, level 2. At most 110 characters.
level-about-quoridor-2 = Sees some good fences, but rarely expects yours.
# The same, level 3. At most 110 characters.
level-about-quoridor-3 = Plays sensible fences and sometimes sees yours coming.
# The same, level 4. At most 110 characters.
level-about-quoridor-4 = Counts every step and misses no simple trick.
# The same, level 5. At most 110 characters.
level-about-quoridor-5 = Plans a few moves ahead.
# The same, level 6. "The end": of the game. At most 110 characters.
level-about-quoridor-6 = Plans far ahead and saves fences for the end.
# The same, level 7. At most 110 characters.
level-about-quoridor-7 = Hard to beat. Punishes most mistakes.
# The same, level 8. "No gifts": it makes no mistakes for you to use. At most 110 characters.
level-about-quoridor-8 = The best Farside can do. Expect no gifts.
# How the computer plays Squadro at this level, after the level's name. At most 110 characters.
level-about-squadro-1 = Just learned the rules. Often misses jumps.
# The same, level 2. At most 110 characters.
level-about-squadro-2 = Takes a jump when it sees one, but doesn’t look ahead.
# The same, level 3. At most 110 characters.
level-about-squadro-3 = Looks a move ahead and sometimes walks into a jump.
# The same, level 4. At most 110 characters.
level-about-squadro-4 = Avoids simple traps.
# The same, level 5. At most 110 characters.
level-about-squadro-5 = Looks several moves ahead.
# The same, level 6. At most 110 characters.
level-about-squadro-6 = Times its jumps well.
# The same, level 7. At most 110 characters.
level-about-squadro-7 = Hard to beat. Punishes most mistakes.
# The same, level 8. At most 110 characters.
level-about-squadro-8 = The best Farside can do. Expect no gifts.
# Small print under it. $elo: a number such as 1744; Elo is the measure of strength known from chess. At most 80 characters.
level-elo = Measured: { $elo } Elo above level 1
# Small print under level 1. At most 80 characters.
level-elo-first = Measured: the other levels are compared with this one
# Label of a choice: who makes the first move. At most 32 characters.
new-first = First move
# Value of that choice: it is drawn by lot. At most 20 characters.
new-first-drawn = Random
# Value of that choice: the reader. At most 20 characters.
new-first-you = You
# Value of that choice; also names the computer's field among handicaps. At most 20 characters.
new-first-other = Computer
# Label of a choice of colours: which one the reader plays. At most 32 characters.
new-seat = You play
# Value of that choice: it is drawn by lot. At most 20 characters.
new-seat-drawn = Random
# Opens further choices. At most 50 characters.
new-more-quoridor = House rules and handicap
# Opens further choices; Squadro has no house rules. At most 50 characters.
new-more-squadro = Handicap
# Label of two checkboxes: rules that differ from the printed ones. At most 40 characters.
new-options = House rules
# Checkbox, and in a list of what was agreed. At most 60 characters.
new-option-free-side-jump = Always allow diagonal jumps
# Checkbox, and in a list of what was agreed. At most 70 characters.
new-option-strict-pawn-behind = No jump if another pawn stands right behind
# Label of a number for each player. At most 40 characters.
new-handicap = Fences per player
# Label of a choice: an advantage for the weaker player. At most 40 characters.
new-handicap-squadro = Head start
# Value of that choice: nobody has one. At most 20 characters.
new-handicap-none = None
# Value of that choice. "Turned": it begins at its turning space, with half of its way done. At most 60 characters.
new-handicap-yellow = Yellow starts with its middle piece turned
# Value of that choice. At most 60 characters.
new-handicap-red = Red starts with its middle piece turned
# Large button that begins the game. At most 20 characters.
new-start = Start

# Value of a list of levels. $level: 1 to 8; $name: the level's name. At most 30 characters.
level-named = { $level }: { $name }
# Value of a list of who plays. $level: 1 to 8; $name: the level's name. At most 44 characters.
seat-computer = Computer: level { $level }, { $name }

## How much time players have

# Label of the choice. At most 32 characters.
time = Time
# Value: players take as long as they like. At most 20 characters.
time-kind-none = No limit
# Value: so much for the whole game. At most 20 characters.
time-kind-total = Per game
# Value: so much for every move. At most 20 characters.
time-kind-move = Per move
# Value: some days for every move; the word that chess players use. At most 24 characters.
time-kind-days = Correspondence
# Label of a number. At most 32 characters.
time-minutes = Minutes per player
# Label of a number: what is added to the clock after every move, as in chess. At most 32 characters.
time-increment = Increment (seconds)
# Label of a number. At most 32 characters.
time-seconds = Seconds per move
# Label of a number. At most 32 characters.
time-days = Days per move
# Label of a number for each player: the part of the usual time they get. At most 40 characters.
time-share = Time handicap (%)

## Copying by hand, where the browser lets no page copy

# Heading of a dialog. At most 40 characters.
by-hand-title = Copying was blocked
# In the same dialog, above the selected text. Ctrl+C and ⌘C are keys.
by-hand-text = Your browser didn’t let Farside copy this. It is selected: copy it with Ctrl+C or ⌘C, or press and hold.
# Button that closes the dialog. At most 20 characters.
by-hand-close = Close

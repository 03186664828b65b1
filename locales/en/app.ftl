# The frame of the app: names, pages, buttons.

app-name = Farside
app-tagline = Two fine board games, on a clear table.
nav-label = Pages
help-title = How to play
nav-home = Farside, home
nav-saved = Games
nav-settings = Settings
nav-help = Help
skip-to-content = Skip to the content
reader-offer = Turn on screen-reader mode

title-home = Farside – Quoridor and Squadro
title-page = { $page } – Farside

home-continue = Go on playing
home-continue-game = { $game }, { $moves ->
    [0] no moves yet
    [one] one move
   *[other] { $moves } moves
  }
home-play-computer = Play the computer
home-pass-and-play = Pass and play
home-about-quoridor = Race to the other side. Put fences in the others’ way, but always leave them one.
home-about-squadro = Five pieces there and back. Jump the other’s pieces and send them home.
home-learn = How to play
home-learn-label = How to play { $game }
home-more = More to do
home-miniature = { $game }, a game being played
home-foot = Free, without account and without advertisement. What you play here stays in your browser.
home-publisher = Quoridor and Squadro are games published by Gigamic. Farside is independent of it.

lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a game was removed from this browser.
lost-home = Go home

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = White
quoridor-seat-2 = Black
quoridor-seat-3 = Orange
quoridor-seat-4 = Blue
squadro-seat-1 = Yellow
squadro-seat-2 = Red

trouble = Something went wrong: { $what }
loading = The board is being set up.

saved-title = Your games
saved-none = No games yet. Every game you begin is kept here, in this browser.
saved-remove = Remove
saved-remove-label = Remove the game of { $game } from { $when }
saved-open-label = Open the game of { $game } from { $when }
saved-going-on = going on
saved-over = over
saved-kept = Kept in this browser only.

new-title-computer = { $game } against the computer
new-title-friends = { $game } at one screen
new-players = Players
new-people = People at this screen
new-level = Level
new-levels-own = Each computer has its own level
new-level-1 = Learning
new-level-2 = Easy
new-level-3 = Relaxed
new-level-4 = Casual
new-level-5 = Steady
new-level-6 = Skilled
new-level-7 = Strong
new-level-8 = As strong as it gets
new-first = Who starts
new-first-drawn = Drawn by lot
new-first-you = You
new-first-other = The computer
new-seat = You play
new-seat-drawn = Drawn by lot
new-more-quoridor = House rules and handicap
new-more-squadro = Handicap
new-options = House rules
new-option-free-side-jump = Step aside from a jump even if the straight jump is possible
new-option-strict-pawn-behind = No jump at all over a pawn with another right behind it
new-handicap = Fences of each player
new-handicap-squadro = Head start
new-handicap-none = None
new-handicap-light = Light begins with the middle piece turned
new-handicap-dark = Dark begins with the middle piece turned
new-start = Start

level-named = { $level }: { $name }
seat-computer = Computer, level { $level }: { $name }
time = Time
time-kind-none = No limit
time-kind-total = For the game
time-kind-move = For each move
time-kind-days = Days for each move
time-minutes = Minutes each
time-increment = Seconds more each move
time-seconds = Seconds for a move
time-days = Days for a move
time-share = Time of each player, in percent

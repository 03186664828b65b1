# The frame of the app: names, pages, buttons.

app-name = Farside
app-tagline = Two great board games. No clutter.
nav-label = Pages
help-title = How to play
nav-home = Farside, home
nav-saved = Games
nav-settings = Settings
nav-help = Help
skip-to-content = Skip to content
reader-offer = Turn on screen-reader mode

title-home = Farside – Quoridor and Squadro
title-page = { $page } – Farside
title-turn = Your turn – { $page }

not-kept-forbidden = This browser doesn’t save games for this site. You can play, but games are gone once you close this tab.
not-kept-full = Your browser’s storage is full. You can play on, but new moves are gone once you close this tab.
news-label = Your games
news-turn = Your turn: { $game } with { $others }
news-begun = Your { $game } game with { $others } has started
news-playing = { $game } with { $others }: their turn
news-waiting = { $game }: waiting for an opponent
news-play = Play
news-open = Open

home-continue = Continue
home-continue-game = { $game } · { $moves ->
    [0] no moves yet
    [one] 1 move
   *[other] { $moves } moves
  }
home-play-computer = Play the computer
home-pass-and-play = Pass and play
home-about-quoridor = Race to the far side. Block your rivals with fences, but always leave a way through.
home-about-squadro = Race five pieces across and back. Jump a rival piece to send it back.
home-learn = How to play
home-learn-label = How to play { $game }
home-more = More ways to play
home-miniature = { $game }, a sample game
home-pause = Pause the boards
home-resume = Let the boards play
home-foot = Free. No account, no ads. Games against the computer stay in your browser.
home-publisher = Quoridor and Squadro are published by Gigamic. Farside is not affiliated with Gigamic.

lost-title = Page not found
lost-text = This link doesn’t lead to a game. It may have been removed from this browser.
lost-home = Back to home

quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = White
quoridor-seat-2 = Black
quoridor-seat-3 = Orange
quoridor-seat-4 = Blue
squadro-seat-1 = Yellow
squadro-seat-2 = Red

trouble = Something went wrong: { $what }
loading = Loading…

saved-title = Your games
saved-none = No games yet. Every game you start is saved in this browser.
saved-remove = Remove
saved-remove-label = Remove the { $game } game from { $when }
saved-open-label = Open the { $game } game from { $when }
saved-versus = { $game } vs. { $others }
saved-moves = { $moves ->
    [0] no moves yet
    [one] 1 move
   *[other] { $moves } moves
  }
saved-local = On this device
saved-online = Online
saved-won = You won
saved-lost = You lost
saved-drawn = Draw
saved-removed = Game removed.
saved-undo = Undo
saved-export = Export all games
saved-import = Import games
saved-imported = { $games ->
    [0] No new games in this file.
    [one] 1 game imported.
   *[other] { $games } games imported.
  }
saved-import-failed = This file has no Farside games.
saved-going-on = In progress
saved-over = Finished
saved-kept = Saved in this browser only.

new-title-computer = { $game }: play the computer
new-title-friends = { $game }: pass and play
new-players = Players
new-people = Human players
new-level = Level
new-levels-own = Set a level for each computer
new-level-1 = Beginner
new-level-2 = Easy
new-level-3 = Relaxed
new-level-4 = Casual
new-level-5 = Steady
new-level-6 = Skilled
new-level-7 = Strong
new-level-8 = Full strength
level-about-quoridor-1 = Just learned the rules. Misplaces fences and misses jumps.
level-about-quoridor-2 = Sees some good fences, but rarely expects yours.
level-about-quoridor-3 = Plays sensible fences and usually sees yours coming.
level-about-quoridor-4 = Counts every step and misses no simple trick.
level-about-quoridor-5 = Plans a few moves ahead.
level-about-quoridor-6 = Plans far ahead and saves fences for the end.
level-about-quoridor-7 = Hard to beat. Punishes most mistakes.
level-about-quoridor-8 = The best Farside can do. Expect no gifts.
level-about-squadro-1 = Just learned the rules. Often misses jumps.
level-about-squadro-2 = Takes a jump when it sees one, but doesn’t look ahead.
level-about-squadro-3 = Looks a move ahead and sometimes walks into a jump.
level-about-squadro-4 = Avoids simple traps.
level-about-squadro-5 = Looks several moves ahead.
level-about-squadro-6 = Times its jumps well.
level-about-squadro-7 = Hard to beat. Punishes most mistakes.
level-about-squadro-8 = The best Farside can do. Expect no gifts.
level-elo = Measured: { $elo } Elo above level 1
level-elo-first = Measured: the baseline the other levels are compared with
new-first = First move
new-first-drawn = Random
new-first-you = You
new-first-other = Computer
new-seat = You play
new-seat-drawn = Random
new-more-quoridor = House rules and handicap
new-more-squadro = Handicap
new-options = House rules
new-option-free-side-jump = Always allow diagonal jumps
new-option-strict-pawn-behind = No jump if another pawn stands right behind
new-handicap = Fences per player
new-handicap-squadro = Head start
new-handicap-none = None
new-handicap-light = Yellow starts with its middle piece turned
new-handicap-dark = Red starts with its middle piece turned
new-start = Start

level-named = { $level }: { $name }
seat-computer = Computer: level { $level }, { $name }
time = Time
time-kind-none = No limit
time-kind-total = Per game
time-kind-move = Per move
time-kind-days = Correspondence
time-minutes = Minutes per player
time-increment = Increment (seconds)
time-seconds = Seconds per move
time-days = Days per move
time-share = Time handicap (%)

### Games with people elsewhere. $player, $name: a name such as Ann; nominative, of unknown gender.

## Ways there

# Link in the head of every page; little room on phones. At most 16 characters.
nav-lobby = Play online
# Button on the home page, the second of three under a game. At most 28 characters.
home-invite = Play a friend
# Link on the home page. At most 32 characters.
home-join = Join a game
# Under it. At most 110 characters.
home-join-text = Join someone who’s waiting, or get matched right away.
# Link on the home page: to games that others play. Verb. At most 32 characters.
home-watch = Watch
# Under it. At most 110 characters.
home-watch-text = Watch live games.

## The connection: lines over the board, read aloud

# At most 80 characters.
contact-connecting = Connecting…
# Connected, and the game is being fetched. At most 80 characters.
contact-connected = Loading…
# At most 80 characters.
contact-reconnecting = Connection lost. Reconnecting…
# The device has no network. At most 100 characters.
contact-offline = You’re offline. Your game continues when you’re back online.
# After several attempts. At most 100 characters.
contact-away = Connection lost. Reconnecting; your game is safe.
# At most 80 characters.
contact-gone = Game not found.

## Making a game

# Heading, and title of the page. $game: the name of the game. At most 50 characters.
invite-title = Invite to { $game }
# Label: who plays against the reader. One person or computer; also names that player's field among handicaps. At most 32 characters.
invite-other = Opponent
# Label, with more than two players. At most 32 characters.
invite-others = Opponents
# One of them. $number: 1 to 3. At most 24 characters.
invite-other-number = Player { $number }
# Value: a person who gets the link. At most 32 characters.
invite-person = A friend
# Value of the head start of Squadro, see new-handicap-yellow. At most 60 characters.
invite-handicap-you = You start with your middle piece turned
# The same. At most 70 characters.
invite-handicap-other = Your opponent starts with their middle piece turned
# Label of a choice. At most 40 characters.
invite-who = Who can join
# Value. At most 40 characters.
invite-who-link = Anyone with the link
# Value. "Lobby": the page lobby-title, where people find each other. At most 50 characters.
invite-who-all = Anyone (listed in the lobby)
# Large button. At most 28 characters.
invite-make = Create game
# Line while it is done. At most 60 characters.
invite-making = Creating your game…
# Note: the server doesn't answer.
invite-away = Can’t reach the server. We’ll create your game as soon as it’s back.
# Note: the device has no network.
invite-away-offline = You’re offline. We’ll create your game as soon as you’re back online.

## The name

# Label of a field. At most 40 characters.
name-label = Your name
# Under the field.
name-note = Other players see this name. No account needed.
# Under the field: the server has it. At most 60 characters.
name-kept = Saved.
# Under the field. At most 80 characters.
name-failed = This name can’t be used.

## What was agreed, as a list and in one line with dots between

# Value and list: how much time there is. At most 24 characters.
control-none = No time limit
# At most 24 characters.
control-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
  }
# At most 30 characters.
control-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
  }
# Minutes for the game, abbreviated. $minutes: such as 10 or 0.5. At most 12 characters.
control-minutes = { $minutes } min
# Seconds for the game, abbreviated. At most 12 characters.
control-seconds = { $seconds } s
# $time: such as "10 min"; $increment: seconds added after each move. At most 24 characters.
control-increment = { $time } + { $increment } s
# What is left on a clock, days and hours, abbreviated. At most 12 characters.
clock-days = { $days } d { $hours } h
# A clock, for screen readers. $time: such as 4:59.
clock-label = Time left: { $time }
# $count: 2 to 4. At most 24 characters.
terms-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
# A handicap. $player: a colour such as White, nominative. At most 36 characters.
terms-fences = { $player }: { $fences ->
    [0] no fences
    [one] { $fences } fence
   *[other] { $fences } fences
  }
# A handicap. $player: a colour; $time: such as "5 min". At most 30 characters.
terms-seconds = { $player }: { $time }
# A handicap of Squadro, see new-handicap-squadro. $player: a colour. At most 36 characters.
terms-head-start = { $player }: head start
# The game doesn't begin as usual. At most 36 characters.
terms-position = Custom position

## Waiting for others

# Instead of a name: nobody sits there yet. At most 20 characters.
seat-free = Open seat
# $name: the reader's own name. At most 50 characters.
seat-yours = { $name } (you)
# Button beside an open seat, and beside a game in the lobby. Verb. At most 16 characters.
seat-sit = Join
# Heading for whoever made the game. At most 50 characters.
waiting-title = Waiting for your opponent
# Heading for whoever followed the link. $game: the name of the game. At most 60 characters.
waiting-title-invited = You’re invited to play { $game }
# Heading for spectators. $game: the name of the game. At most 60 characters.
waiting-title-watch = { $game }, starting soon
# Note. "Sides": colours.
waiting-drawn = Sides are assigned at random.
# Note.
waiting-note = The game starts once every seat is taken.
# Note for whoever followed the link.
waiting-note-invited = Join to play, or stay and watch.
# Opens the choices for the game. At most 40 characters.
waiting-options = Game options
# Button under them. At most 28 characters.
waiting-change = Update game
# Note under it.
waiting-change-note = Updating creates a new invite link. The old one stops working.
# Button. At most 44 characters.
waiting-computer = Play the computer while you wait
# Note under it.
waiting-computer-note = Your seat is kept. We’ll let you know when the game starts.
# Button: asks the browser for notifications. At most 44 characters.
waiting-notify = Notify me when it starts
# Note after that.
waiting-notify-on = You’ll get a notification.
# For screen readers.
waiting-over = The game has started.
# Heading. At most 50 characters.
waiting-aborted = This game was cancelled
# Button for whoever made the game. At most 28 characters.
waiting-abort = Cancel game
# Button for whoever joined: gives the seat back. Verb. At most 20 characters.
waiting-get-up = Leave

## Links for others

# What the links are for; for screen readers.
share-label = Invite others
# Label of a link. At most 36 characters.
share-sit = Invite link
# Label of a link: for people who only watch. At most 36 characters.
share-watch = Spectator link
# Button beside a link. Verb. At most 14 characters.
share-copy = Copy
# The same button after that. At most 14 characters.
share-copied = Copied
# Button that opens the system's list of ways to send something. At most 20 characters.
share-send = Share…
# Title of what is sent. $game: the name of the game. At most 60 characters.
share-title = Play { $game } with me
# Note; a command follows.
share-local = This link only works on this computer. To play over your network, start the server with:
# A picture, for screen readers.
share-code = QR code of the invite link

## The lobby

# Heading, and title of the page. At most 40 characters.
lobby-title = Play online
# Heading of a form: the server finds somebody. At most 36 characters.
lobby-pairing = Quick pairing
# Label of a choice: Quoridor or Squadro. At most 32 characters.
lobby-which = Game
# Large button. At most 28 characters.
lobby-pair = Find an opponent
# Heading of a list: games that wait for players. Adjective. At most 36 characters.
lobby-open = Open games
# Instead of that list.
lobby-open-none = No one is waiting. Create a game and it will appear here.
# Heading of a list: games being played. At most 36 characters.
lobby-running = Live games
# Instead of that list.
lobby-running-none = No public games are being played right now.
# A game in a list. $game: the name of the game; $names: names with dashes between, nominative.
lobby-game = { $game }: { $names }
# Button: to a game that others play. Verb. At most 16 characters.
lobby-watch = Watch
# Button: to one's own game. Verb. At most 16 characters.
lobby-own = Open
# Note.
lobby-away = Can’t reach the server. Trying again…
# Note.
lobby-away-offline = You’re offline. The lobby opens again when you’re back online.
# Before two buttons: what to do until the server is back. At most 30 characters.
lobby-meanwhile = Meanwhile:
# Button. $game: the name of the game. At most 44 characters.
lobby-computer = Play the computer: { $game }
# Line under the heading. $here: how many, with the reader; add [one] if your language has it for 21.
lobby-people = { $here ->
    [1] You’re the only one here right now
   *[other] { $here } people here right now
  }
# Heading of a list: games that have ended. At most 36 characters.
lobby-recent = Recent games
# Button: look at a game that has ended. Verb. At most 16 characters.
lobby-view = View
# Button where nobody plays. $game: the name of the game. At most 54 characters.
lobby-computers = Watch two computers: { $game }
# Button. $game: the name of the game. At most 40 characters.
lobby-new = Create a { $game } game

## Company at the board

# A dot beside a name, for screen readers and as a tooltip: that player is connected.
present = Online
# The same: not connected.
absent = Offline
# Line beside the board, and of a game in the lobby after a dot. At most 30 characters.
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
# Opens ready-made messages. At most 24 characters.
talk = Quick chat
# A ready-made message: on a button, and beside a name. At most 24 characters.
message-hello = Hello!
# The same, before the game. At most 24 characters.
message-goodLuck = Good luck!
# The same. At most 24 characters.
message-haveFun = Have fun!
# The same, after a move. At most 24 characters.
message-wellPlayed = Well played!
# The same, after the game. At most 24 characters.
message-goodGame = Good game!
# The same. At most 24 characters.
message-thanks = Thank you!
# The same. At most 24 characters.
message-sorry = Sorry!
# The same, after a mistake of one's own. At most 24 characters.
message-oops = Oops!
# The same. At most 30 characters.
message-oneMoment = One moment, please.
# The same. At most 30 characters.
message-mustGo = I have to go.
# The same. At most 24 characters.
message-goodbye = Goodbye!

## Buttons beside the board

# Asks to take back a move; the word of chess servers. At most 22 characters.
action-takeback = Takeback
# Verb. At most 22 characters.
action-offer-draw = Offer draw
# The same button after the first click. At most 30 characters.
action-offer-draw-sure = Confirm draw offer
# Verb. At most 22 characters.
action-abort = Cancel game
# The same button after the first click. At most 30 characters.
action-abort-sure = Confirm: cancel game
# Downloads the moves as a text file. At most 24 characters.
action-record = Download game
# After the game: play once more. At most 22 characters.
action-rematch = Rematch
# The same, waiting for the others. At most 30 characters.
action-rematch-asked = Rematch offered
# The same: the others want to. At most 30 characters.
action-rematch-accept = Accept rematch
# Leads to the game that has followed. At most 24 characters.
action-next-game = Next game

## Questions in the status line

# Two buttons follow. At most 60 characters.
asked-draw = { $player } offers a draw.
# At most 60 characters.
asked-draw-own = You offered a draw.
# Two buttons follow. At most 60 characters.
asked-takeback = { $player } asks for a takeback.
# At most 60 characters.
asked-takeback-own = You asked for a takeback.
# Button: a draw, or a takeback. At most 16 characters.
answer-accept = Accept
# Button: a draw, or a takeback. At most 16 characters.
answer-decline = Decline

## The status line

# At most 60 characters.
status-aborted = The game was cancelled.
# At most 60 characters.
status-agreement = Draw by agreement.
# Moves made ahead of one's turn. $moves: notation such as e3, c3h. At most 60 characters.
premoves = Premove: { $moves }
# Button: forgets them. Verb. At most 16 characters.
premoves-cancel = Cancel
# Note. $move: a move in words, as in move-pawn. At most 100 characters.
premove-dropped = Premove cancelled, no longer possible: { $move }

## What the server refuses: a note in the status line, or over a form. At most 100 characters each

# The server's database fails. At most 100 characters.
refused-not-stored = The server can’t save anything right now. Try again later.
# A draw or a takeback. At most 100 characters.
refused-already-asked = You already asked. Wait a turn.
# At most 100 characters.
refused-nothing-to-take-back = You have no move to take back.
# The game could be cancelled before. At most 100 characters.
refused-too-late-to-abort = Everyone has moved: you can only resign now.
# At most 100 characters.
refused-seat-taken = Someone else was faster: the seat is taken.
# At most 100 characters.
refused-started = The game has already started.
# "Bot": a program of somebody else. At most 100 characters.
refused-for-bots = This seat is for a bot.
# House rules, handicaps or time that a game can't be played with. At most 100 characters.
refused-bad-terms = A game can’t be played with these options.
# At most 100 characters.
refused-illegal-move = That move isn’t possible.
# The reader only watches. At most 100 characters.
refused-not-seated = You’re not playing in this game.
# At most 100 characters.
refused-not-your-turn = It’s not your turn.
# Something has happened before the server heard of it. At most 100 characters.
refused-stale = The game has moved on. Try again.
# At most 100 characters.
refused-time-is-up = Your time is up.
# At most 100 characters.
refused-not-started = The game hasn’t started yet.
# At most 100 characters.
refused-not-over = The game isn’t over yet.
# A draw or a takeback. At most 100 characters.
refused-nothing-asked = That offer is no longer open.
# At most 100 characters.
refused-not-alone = Ask your opponent for a takeback.
# At most 100 characters.
refused-not-creator = Only the player who created the game can cancel it.
# At most 100 characters.
refused-rematch-made = The next game has already been created.
# At most 100 characters.
refused-not-found = Game not found.
# Too many games that aren't over, or too many connections. At most 100 characters.
refused-too-many = Too many games at once. Finish or cancel one, or try again later.
# Too many commands or changes within seconds. At most 100 characters.
refused-too-fast = That was too fast. Wait a moment and try again.
# A name that can't be seen, or looks like that of a computer or of somebody else. At most 100 characters.
refused-bad-name = That name can’t be used. Choose another one.
# At most 100 characters.
refused-closing = The server is restarting. Try again in a moment.

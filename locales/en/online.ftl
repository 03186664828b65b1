# Games with people elsewhere.

nav-lobby = Play online
home-invite = Play a friend
home-join = Join a game
home-join-text = Join someone who’s waiting, or get matched right away.
home-watch = Watch
home-watch-text = Watch live games.

contact-connecting = Connecting…
contact-connected = Loading…
contact-reconnecting = Connection lost. Reconnecting…
contact-offline = You’re offline. Your game continues when you’re back online.
contact-away = Connection lost. Reconnecting; your game is safe.
contact-gone = Game not found.

invite-title = Invite to { $game }
invite-other = Opponent
invite-others = Opponents
invite-other-number = Player { $number }
invite-person = A friend
invite-handicap-you = You start with your middle piece turned
invite-handicap-other = Your opponent starts with their middle piece turned
invite-who = Who can join
invite-who-link = Anyone with the link
invite-who-all = Anyone (listed in the lobby)
invite-make = Create game
invite-making = Creating your game…
invite-away = Can’t reach the server. We’ll create your game as soon as it’s back.
invite-away-offline = You’re offline. We’ll create your game as soon as you’re back online.

name-label = Your name
name-note = Other players see this name. No account needed.
name-kept = Saved.
name-failed = This name can’t be used.

control-none = no time limit
control-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
  }
control-move = { $seconds ->
    [one] 1 second per move
   *[other] { $seconds } seconds per move
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = { $time } left

terms-players = { $count } players
terms-fences = { $player }: { $fences ->
    [0] no fences
    [one] 1 fence
   *[other] { $fences } fences
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: head start
terms-position = custom position

seat-free = Open seat
seat-yours = { $name } (you)
seat-sit = Join
waiting-title = Waiting for your opponent
waiting-title-invited = You’re invited to play { $game }
waiting-title-watch = { $game }, starting soon
waiting-drawn = Sides are assigned at random.
waiting-note = The game starts once every seat is taken.
waiting-options = Game options
waiting-change = Update game
waiting-change-note = Updating creates a new invite link. The old one stops working.
waiting-computer = Play the computer while you wait
waiting-computer-note = Your seat is kept. We’ll call you when the game starts.
waiting-notify = Notify me when it starts
waiting-notify-on = You’ll get a notification.
waiting-note-invited = Join to play, or stay and watch.
waiting-over = The game has started.
waiting-aborted = This game was cancelled
waiting-abort = Cancel game
waiting-get-up = Leave

share-label = Invite
share-sit = Invite link
share-watch = Spectator link
share-copy = Copy
share-copied = Copied
share-send = Share…
share-title = Play { $game } with me
share-local = This link only works on this computer. To play over your network, start the server with:
share-code = QR code of the invite link

lobby-title = Play online
lobby-pairing = Quick pairing
lobby-which = Game
lobby-pair = Find an opponent
lobby-open = Open games
lobby-open-none = No one is waiting. Create a game and it will appear here.
lobby-running = Live games
lobby-running-none = No public games are being played right now.
lobby-loading = Loading…
lobby-game = { $game }: { $names }
lobby-sit = Join
lobby-watch = Watch
lobby-own = Open
lobby-away = Can’t reach the server. Trying again…
lobby-away-offline = You’re offline. The lobby opens again when you’re back online.
lobby-meanwhile = Meanwhile:
lobby-computer = Play the computer
lobby-people = { $here ->
    [one] You’re the only one here right now
   *[other] { $here } people here right now
  }
lobby-recent = Recent games
lobby-view = View
lobby-computers = Watch two computers play { $game }
lobby-new = Create a { $game } game

present = Online
absent = Offline
spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
talk = Quick chat
message-hello = Hello!
message-goodLuck = Good luck!
message-haveFun = Have fun!
message-wellPlayed = Well played!
message-goodGame = Good game!
message-thanks = Thank you!
message-sorry = Sorry!
message-oops = Oops!
message-oneMoment = One moment, please.
message-mustGo = I have to go.
message-goodbye = Goodbye!

action-takeback = Takeback
action-offer-draw = Offer draw
action-offer-draw-sure = Confirm draw offer
action-abort = Cancel game
action-abort-sure = Confirm: cancel game
action-record = Download game
action-rematch = Rematch
action-rematch-asked = Rematch offered
action-rematch-accept = Accept rematch
action-next-game = Next game
asked-draw = { $player } offers a draw.
asked-draw-own = You offered a draw.
asked-takeback = { $player } asks for a takeback.
asked-takeback-own = You asked for a takeback.
answer-accept = Accept
answer-decline = Decline
answer-grant = Accept
answer-refuse = Decline

status-aborted = The game was cancelled.
status-agreement = Draw by agreement.

premoves = Premove: { $moves }
premoves-cancel = Cancel
premove-dropped = Premove cancelled: { $move } is no longer possible.

refused-not-stored = The server can’t save anything right now. Try again later.
refused-already-asked = You already asked. Wait a turn.
refused-nothing-to-take-back = You have no move to take back.
refused-too-late-to-abort = Everyone has moved: you can only resign now.
refused-seat-taken = Someone else was faster: the seat is taken.
refused-started = The game has already started.
refused-for-bots = This seat is for a bot.

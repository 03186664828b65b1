# Games with people elsewhere.

nav-lobby = Play online
home-invite = Invite a friend
home-join = Join an open game
home-join-text = Sit down with somebody who waits, or be paired at once.
home-watch = Watch a game
home-watch-text = See how others play, move by move.

contact-connecting = Connecting …
contact-connected = The table is being set up.
contact-reconnecting = The connection was lost. Reconnecting …
contact-offline = You are offline. The game goes on when you are back.
contact-away = The server is away. Trying again; nothing is lost.
contact-gone = There is no such game.

invite-title = { $game } with others
invite-other = The other player
invite-others = The other players
invite-other-number = Player { $number }
invite-person = Whoever you invite
invite-handicap-you = You begin with the middle piece turned
invite-handicap-other = The other player begins with the middle piece turned
invite-who = Who can join
invite-who-link = People with the link
invite-who-all = Everybody, in the lobby
invite-make = Set the table

name-label = Your name
name-note = Others see it. No account needed.
name-kept = Kept.
name-failed = This name can’t be used.

control-none = no time limit
control-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }
control-move = { $seconds ->
    [one] one second a move
   *[other] { $seconds } seconds a move
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } d { $hours } h
clock-label = { $time } left

terms-players = { $count } players
terms-fences = { $player }: { $fences ->
    [0] no fences
    [one] one fence
   *[other] { $fences } fences
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: head start
terms-position = custom position

seat-free = Free
seat-yours = { $name } (you)
seat-sit = Sit down
waiting-title = Waiting for the others
waiting-title-invited = You are invited to { $game }
waiting-title-watch = { $game }, about to begin
waiting-drawn = Who sits where is drawn when the game begins.
waiting-note = The game begins as soon as every seat is taken.
waiting-note-invited = Sit down to play, or wait and watch.
waiting-over = The game begins.
waiting-aborted = The game was called off
waiting-abort = Call it off
waiting-get-up = Get up

share-label = Invite
share-sit = Link to sit down
share-watch = Link to watch
share-copy = Copy
share-copied = Copied
share-send = Send …
share-local = This address leads here on this machine only. Others find you when the server listens in your network and you open it under this machine’s own address:
share-code = QR code of the link to sit down

lobby-title = Play online
lobby-pairing = Quick pairing
lobby-which = Game
lobby-pair = Find an opponent
lobby-open = Open games
lobby-open-none = Nobody waits right now. Begin a game, and it is found here.
lobby-running = Being played
lobby-running-none = No public game is being played right now.
lobby-loading = Looking …
lobby-game = { $game }: { $names }
lobby-sit = Sit down
lobby-watch = Watch
lobby-own = Go there
lobby-new = New game of { $game }

present = Here
absent = Away
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
  }
talk = Say something
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

action-takeback = Take back
action-offer-draw = Offer a draw
action-offer-draw-sure = Really offer one?
action-abort = Call it off
action-abort-sure = Really call it off?
action-record = Keep the record
action-rematch = Rematch
action-rematch-asked = Rematch offered
action-rematch-accept = Accept the rematch
action-next-game = To the next game
asked-draw = { $player } offers a draw.
asked-draw-own = You offer a draw.
asked-takeback = { $player } would like to take the last move back.
asked-takeback-own = You ask to take your last move back.
answer-accept = Accept
answer-decline = Decline
answer-grant = Allow
answer-refuse = Refuse

status-aborted = The game was called off.
status-agreement = Draw by agreement.

premoves = To be played: { $moves }
premoves-cancel = Cancel
premove-dropped = Not possible any more: { $move }.

refused-not-stored = The server can’t keep anything right now. Try again later.
refused-already-asked = You have asked already; wait a round.
refused-nothing-to-take-back = There is no move of yours to take back.
refused-too-late-to-abort = Everybody has moved: the game can only be given up now.
refused-seat-taken = Somebody else was faster: the seat is taken.
refused-started = The game has begun.
refused-for-bots = This seat is for a bot.

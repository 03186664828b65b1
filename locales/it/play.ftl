player-you = Tu
player-computer = Computer (livello { $level })
player-computer-colour = { $colour } (computer, livello { $level })
player-guest = Ospite { $tag }
player-bot = Bot { $tag }
status-your-turn = Tocca a te.
status-turn = Tocca a { $player }.
status-thinking = { $player } sta pensando.
status-won = Hai vinto!
status-won-resigned = Hai vinto per abbandono.
status-wins = Vince { $player }.
status-wins-resigned = Vince { $player } per abbandono.
status-won-steps = { $steps ->
    [one] Hai vinto per { $steps } passo!
    [many] Hai vinto per { $steps } passi!
   *[other] Hai vinto per { $steps } passi!
  }
status-wins-steps = { $steps ->
    [one] Vince { $player } per { $steps } passo.
    [many] Vince { $player } per { $steps } passi.
   *[other] Vince { $player } per { $steps } passi.
  }
status-won-moves = { $moves ->
    [one] Hai vinto per { $moves } mossa!
    [many] Hai vinto per { $moves } mosse!
   *[other] Hai vinto per { $moves } mosse!
  }
status-wins-moves = { $moves ->
    [one] Vince { $player } per { $moves } mossa.
    [many] Vince { $player } per { $moves } mosse.
   *[other] Vince { $player } per { $moves } mosse.
  }
status-own-resigned = Hai abbandonato. Vince { $player }.
status-other-resigned = { $loser } abbandona. Hai vinto!
status-resigned = { $loser } abbandona. Vince { $player }.
status-own-time = Il tuo tempo è scaduto. Vince { $player }.
status-other-time = Tempo scaduto per { $loser }. Hai vinto!
status-time = Tempo scaduto per { $loser }. Vince { $player }.
status-won-time = Hai vinto per il tempo.
status-wins-time = Vince { $player } per il tempo.
status-repetition = Patta per ripetizione.
status-turn-limit = Patta: limite di turni raggiunto.
status-other-tab = Stai giocando questa partita in un’altra scheda. Qui puoi solo seguirla.
time-ran-out = Tempo scaduto per { $player }.
looking-back-start = Stai rivedendo: l’inizio
looking-back-turn = Stai rivedendo: mossa { $turn }
looking-back-note = Stai guardando una posizione precedente.
draw-title = Chi inizia?
draw-starts = Inizia { $player }
draw-you-start = Inizi tu
said-move = { $player }: { $move }.
move-leaves = lascia la partita
move-pawn = pedina in { $square }
move-fence-h = barriera orizzontale sopra { $square }
move-fence-v = barriera verticale a destra di { $square }
move-lane = corsia { $lane }
move-lane-spaces = corsia { $lane }, dalla casella { $from } alla casella { $to }
actions-label = Azioni della partita
action-undo = Annulla la mossa
action-resign = Abbandona
action-resign-sure = Conferma l’abbandono
action-again = Rivincita
after-label = E adesso
action-level = Prova il livello { $level }: { $name }
action-new-level = Cambia livello
action-share = Condividi
action-turn = Gira la plancia
action-copy = Copia le mosse
action-copied = Copiato
moves-label = Mosse
moves-none = Ancora nessuna mossa.
look-label = Scorri le mosse
action-first = Prima mossa
action-back = Mossa precedente
action-forward = Mossa successiva
action-last = Ultima mossa
action-live = Torna alla partita
side-label = Mosse e azioni
fences-left = { $fences ->
    [0] Barriere finite
    [one] { $fences } barriera rimasta
    [many] { $fences } barriere rimaste
   *[other] { $fences } barriere rimaste
  }
steps-to-goal = { $steps ->
    [one] { $steps } passo
    [many] { $steps } passi
   *[other] { $steps } passi
  }
moves-needed = { $needs ->
    [one] Manca { $needs } mossa
    [many] Mancano { $needs } mosse
   *[other] Mancano { $needs } mosse
  }
pieces-home = Arrivati: { $home }/4
board-label-quoridor = Plancia di Quoridor. Le frecce scorrono le caselle, Invio sposta lì la pedina. H e V prendono una barriera, le frecce la spostano, R la ruota, Invio la posa, Esc annulla.
board-label-squadro = Plancia di Squadro. I tasti da 1 a 5 selezionano una corsia, le frecce sinistra e destra la successiva, Invio muove il suo pezzo.
effect-you = +{ $steps } per te
effect-them = +{ $steps } per il rivale
effect-seat = { $colour } +{ $steps }
effect-seat-you = tu +{ $steps }
effect-none = Non rallenta nessuno
refused-game-over = La partita è finita.
refused-already-there = La tua pedina è già lì.
refused-occupied = Lì c’è già una pedina.
refused-fence-between = C’è di mezzo la barriera { $fence }.
refused-straight-jump-possible = Salta dritto in { $square }: in diagonale solo se è bloccato.
refused-pawn-behind = Non puoi saltare una pedina con un’altra subito dietro.
refused-too-far = Troppo lontano.
refused-no-fence-left = Hai finito le barriere.
refused-off-board = La barriera deve stare tutta sulla plancia.
refused-overlaps = Si sovrappone alla barriera { $fence }.
refused-crosses = Incrocia la barriera { $fence }.
refused-cuts-off = { $player } non avrebbe più un percorso.
refused-cuts-off-you = Non avresti più un percorso.
refused-not-your-piece = Questo pezzo non è tuo.
refused-piece-home = Questo pezzo è già arrivato.
hint-frame = Le barriere vanno nelle scanalature.
fence-bar = Barriera selezionata
fence-place = Posa
fence-turn = Ruota
fence-cancel = Annulla
fence-left = Sinistra
fence-right = Destra
fence-up = Su
fence-down = Giù
piece-waits = Tocca di nuovo per muovere.
piece-move = Muovi
fence-in-words = Barriera { $fence }: { $effect }
square-pawn = { $square }, pedina: { $colour }
square-target = { $square }, puoi spostarti qui
piece-start = Corsia { $lane }: alla partenza, velocità { $speed }.
piece-turning = Corsia { $lane }: sulla casella di inversione, velocità { $speed }.
piece-home = Corsia { $lane }: pezzo arrivato.
piece-out = Corsia { $lane }: sulla casella { $space }, all’andata, velocità { $speed }.
piece-back = Corsia { $lane }: sulla casella { $space }, al ritorno, velocità { $speed }.
landing-space = { $spaces ->
    [one] Avanza di { $spaces } casella
    [many] Avanza di { $spaces } caselle
   *[other] Avanza di { $spaces } caselle
  }
landing-turning = Arriva alla casella di inversione
landing-home = Completa il ritorno
landing-none = Già arrivato
landing-sends-start = rimanda la corsia { $lane } alla partenza
landing-sends-turning = rimanda la corsia { $lane } alla casella di inversione
say-label = La plancia a parole
say-pawn = { $player }: pedina in { $square }.
say-steps = { $steps ->
    [one] Manca { $steps } passo.
    [many] Mancano { $steps } passi.
   *[other] Mancano { $steps } passi.
  }
say-fences = { $fences ->
    [0] Barriere finite.
    [one] { $fences } barriera rimasta.
    [many] { $fences } barriere rimaste.
   *[other] { $fences } barriere rimaste.
  }
say-fences-h = Barriere orizzontali, sopra: { $fences }.
say-fences-v = Barriere verticali, a destra di: { $fences }.
say-no-fences = Nessuna barriera sulla plancia.
say-targets = La tua pedina può andare in: { $squares }.
say-home = { $player }, pezzi arrivati: { $home } su 4.
say-needs = { $needs ->
    [one] Manca { $needs } mossa.
    [many] Mancano { $needs } mosse.
   *[other] Mancano { $needs } mosse.
  }
type-label = Scrivi una mossa
type-go = Muovi
refused-unreadable = «{ $text }» non è una mossa.
how-quoridor = Scrivi una casella, come e2, o una barriera, come e3h o e3v.
how-squadro = Scrivi una corsia, da 1 a 5.

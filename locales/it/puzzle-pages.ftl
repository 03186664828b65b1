puzzles-title = Problemi
puzzles-intro = Una sola mossa è giusta. Trovala. Funziona anche offline.
puzzles-game = Gioco
puzzles-rating = Il tuo punteggio
puzzles-counts = { $tried ->
    [0] Ancora nessun tentativo
   *[other] Risolti: { $solved } su { $tried }
  }
puzzles-daily = Problema del giorno
puzzles-daily-done = Risolto oggi
puzzles-daily-run = { $days ->
    [one] { $days } giorno di fila
    [many] { $days } giorni di fila
   *[other] { $days } giorni di fila
  }
puzzles-solve = Risolvi
puzzles-rated = Al tuo livello
puzzles-rated-about = Adatti alla tua forza. Il tuo punteggio cambia a ogni problema.
puzzles-streak = Serie
puzzles-streak-about = Sempre più difficili. Al primo errore è finita.
puzzles-rush = Sprint di tre minuti
puzzles-rush-about = Risolvine più che puoi. Al terzo errore è finita.
puzzles-best = Record: { $solved }
puzzles-themes = Temi
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Qui non c’è ancora niente.
puzzles-missing = Questo problema non esiste. Eccone altri:
puzzle-moves = { $moves ->
    [one] { $moves } mossa
    [many] { $moves } mosse
   *[other] { $moves } mosse
  }
puzzle-kind = { $kind ->
    [proven] dimostrato
   *[searched] stimato
  }
puzzle-lost-proven = { $aim ->
    [draw] Dimostrato: ora la partita è persa.
    [stop] Dimostrato: ora vince qualcun altro.
   *[win] Dimostrato: la vittoria è sfumata.
  }
puzzle-lost-searched = Stimato: la probabilità di vincere cala di circa il { $percent } % o più.
puzzle-watch = Guarda cosa succede…
puzzle-hint = Suggerimento
puzzle-hint-more = Altro suggerimento
puzzle-hint-pawn = Sposta la pedina.
puzzle-hint-fence = Posa una barriera tra { $squares }.
puzzle-hint-lane = Guarda il pezzo della corsia { $lane }.
puzzle-show = Mostra la soluzione
puzzle-solution = Soluzione: { $line }
puzzle-next = Prossimo problema
puzzle-known = Questo l’hai già visto. Non conta.
puzzle-levels = Risolto dai livelli: { $levels }
puzzle-levels-none = Nessun livello del computer lo risolve.
puzzle-start = Inizia
puzzle-score = Risolti: { $solved }
puzzle-mistakes = Errori: { $mistakes } su { $most }
puzzle-time-left = Tempo rimasto
puzzle-ended = { $why ->
    [time] Tempo scaduto!
    [none-left] Tutti i problemi risolti!
   *[mistakes] È finita!
  }
puzzle-record = Il tuo nuovo record!
puzzle-missed = Da rivedere:
puzzle-again = Gioca di nuovo
level-title = Trova il tuo livello
level-intro = Al massimo { $most } posizioni, e saprai a quale livello giocare.
level-position = Posizione { $number }
level-skip = Non lo so
level-wrong = Stavolta no.
level-result = Il tuo livello: { $level }, { $name }
level-play = Gioca al livello { $level }

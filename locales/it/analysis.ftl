analysis-title = Plancia di analisi
analysis-intro = Componi la posizione che vuoi o incolla una partita da rivedere.
analysis-players = { $game }, { $players } giocatori
analysis-paste = Incolla una partita o una posizione
analysis-paste-how = Una partita trascritta, un elenco di mosse, una posizione o il link a un’analisi.
analysis-file = Apri un file
analysis-unreadable = Non è una partita o una posizione possibile:
analysis-of = { $game }: analisi
action-review = Rivedi la partita
saved-review-label = Rivedi: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Valutazione della partita
analysis-position = { $moves ->
    [0] Inizio. { $evaluation }
   *[other] Dopo la mossa { $moves }. { $evaluation }
  }
analysis-proven = dimostrato
analysis-card = Revisione
analysis-better = Meglio
analysis-moments = Momenti decisivi
analysis-leads = Chi era in vantaggio
analysis-next-error = Prossimo errore
analysis-stop = Ferma
analysis-try = Riprova
analysis-try-find = Trova una mossa migliore per { $player }.
analysis-try-checking = Verifica di { $move }…
analysis-try-kept = Sì! { $move } mantiene il risultato.
analysis-try-lost = Anche { $move } concede qualcosa.
analysis-try-show = Mostra la mossa migliore
analysis-engine = Computer
analysis-lines = Linee
analysis-paths = Mostra percorsi
analysis-depth = Profondità { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Esatto: tablebase del server
    [endgame] Esatto: finale risolto
    [book] Dal libro di aperture
   *[search] Stimato con la ricerca
  }
analysis-variation = Variante
analysis-marks = Annota questa mossa
analysis-glyph = { $glyph ->
    [brilliant] Mossa geniale
    [good] Buona mossa
    [interesting] Mossa interessante
    [dubious] Mossa dubbia
    [mistake] Errore
   *[blunder] Errore grave
  }
analysis-comment = Commento (solo su questo dispositivo)
analysis-promote = Rendi principale
analysis-delete = Elimina da qui
analysis-play-on = Gioca da qui
analysis-away = Il server non risponde al momento.
analysis-edit = Modifica posizione
analysis-analyse = Analizza
analysis-edit-how = { $game ->
    [quoridor] Trascina pedine e barriere. Fai clic su una scanalatura per posare una barriera, su una barriera per toglierla.
   *[squadro] Trascina i pezzi lungo le corsie. Fai clic su un pezzo per girarlo. 0 è la partenza, 6 la casella di inversione, 12 l’arrivo.
  }
analysis-rack = Trascinala sulla plancia
analysis-square = Casella
analysis-fences-left = Rimaste
analysis-fences = Barriere sulla plancia
analysis-lane = Corsia { $lane }
analysis-to-move = Tocca a
analysis-position-string = Posizione
problem-unreadable = Non si capisce: «{ $word }»
problem-players = Numero di giocatori non valido: { $given }.
problem-turn = { $player } non gioca e non può avere il turno.
problem-same-square = Due pedine in { $square }.
problem-nobody-plays = Non gioca nessuno.
problem-off-board = La barriera { $fence } esce dalla plancia.
problem-fences = Le barriere { $one } e { $other } si intralciano.
problem-too-many-left = { $player } può avere al massimo { $most } barriere.
problem-too-many-fences = { $given } barriere; il gioco ne ha { $most }.
problem-no-path = { $player } non ha nessun percorso.
problem-several-winners = Può esserci una sola vittoria.
problem-winner-to-move = { $player } ha già vinto e non può muovere.
problem-progress = { $player }: posizione impossibile sulla corsia { $lane }.
problem-left = { $player } non può aver lasciato la partita.
problem-shared-crossing = Due pezzi sullo stesso incrocio: corsie { $one } e { $other }.
problem-five-home = { $player } non può avere cinque pezzi arrivati.

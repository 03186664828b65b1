theme-jump = Salto
theme-side-jump = Salto di lato
theme-detour = Deviazione
theme-shut-in = In trappola
theme-guard = Protezione
theme-last-fence = Ultima barriera
theme-run = Avanzata
theme-stop = Fermare qualcuno
theme-race = Corsa
theme-tempo = Mossa d’attesa
theme-send-back = Rimandare indietro
theme-chain = Salto multiplo
theme-bait = Esca
theme-escape = Fuga
puzzle-title = Problema { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Tocca a { $player }. Salva la patta.
    [stop] Tocca a { $player }. Chi va fermato, e come?
   *[win] Tocca a { $player }. Trova l’unica mossa vincente.
  }
puzzle-proof = { $kind ->
    [proven] Dimostrato: nessun’altra mossa funziona.
   *[searched] Ogni altra mossa è molto peggiore, secondo una ricerca su { $nodes } posizioni.
  }
puzzle-right = Giusto! { $player } gioca { $move }. Continua.
puzzle-solved = Risolto!
puzzle-wrong = Non è { $move }.
puzzle-refutation = Guarda cosa succede: { $line }
puzzle-hint-themes = Pensa a: { $themes }
puzzle-hint-move = La mossa è { $move }.
puzzle-rating = Il tuo punteggio: { $rating } ({ $change })
puzzle-none-left = Hai visto tutti questi problemi. Ora ricominciano da capo.
puzzle-help-hint = un suggerimento; scritto di nuovo, la mossa stessa
puzzle-help-next = passa al prossimo problema

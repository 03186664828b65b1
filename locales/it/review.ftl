review-accuracy = { $player }: precisione { $percent } %
review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-chance = Probabilità di vincere: { $better } → { $after }
review-estimated = circa { $percent } %
review-won = vinta, dimostrato
review-lost = persa, dimostrato
review-drawn = patta, dimostrato
review-better = Meglio: { $line }
review-moments = Momenti decisivi: { $list }
review-ahead = { $from }–{ $to }: { $player } è in vantaggio
review-even = { $from }–{ $to }: nessuno è in vantaggio
review-no-errors = Nessun errore trovato.
review-interrupted = Interrotto. Questo è ciò che si sa finora.
review-progress = Revisione della partita: { $percent } %
fact-path-longer = { $steps ->
    [one] { $player }: il percorso più breve si allunga di { $steps } passo.
    [many] { $player }: il percorso più breve si allunga di { $steps } passi.
   *[other] { $player }: il percorso più breve si allunga di { $steps } passi.
  }
fact-paths-longer = La barriera allunga il percorso: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = La barriera non allunga il percorso di nessuno.
fact-no-closer = { $steps ->
    [one] La pedina non si avvicina: ancora { $steps } passo.
    [many] La pedina non si avvicina: ancora { $steps } passi.
   *[other] La pedina non si avvicina: ancora { $steps } passi.
  }
fact-straight-jump-missed = Era possibile un salto dritto in { $square }.
fact-side-jump-missed = Era possibile un salto di lato in { $square }.
fact-jumps = Il salto in { $square } guadagna due passi.
fact-jump-allowed = { $player } ora può saltare in { $square }.
fact-race-decided = { $moves ->
    [one] La corsa è decisa: { $player } arriva { $moves } mossa prima.
    [many] La corsa è decisa: { $player } arriva { $moves } mosse prima.
   *[other] La corsa è decisa: { $player } arriva { $moves } mosse prima.
  }
fact-last-fence = { $player }: nessuna barriera rimasta.
fact-piece-sent-back = { $moves ->
    [one] { $player }: il pezzo della corsia { $lane } torna indietro e perde { $moves } mossa.
    [many] { $player }: il pezzo della corsia { $lane } torna indietro e perde { $moves } mosse.
   *[other] { $player }: il pezzo della corsia { $lane } torna indietro e perde { $moves } mosse.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: il pezzo della corsia { $lane } può subire un salto subito e perderebbe { $moves } mossa.
    [many] { $player }: il pezzo della corsia { $lane } può subire un salto subito e perderebbe { $moves } mosse.
   *[other] { $player }: il pezzo della corsia { $lane } può subire un salto subito e perderebbe { $moves } mosse.
  }
fact-race-lead = { $moves ->
    [one] { $player } è avanti nella corsa di { $moves } mossa.
    [many] { $player } è avanti nella corsa di { $moves } mosse.
   *[other] { $player } è avanti nella corsa di { $moves } mosse.
  }
fact-piece-home = { $player }, pezzi arrivati: { $pieces } su 4.
fact-win-missed = { $move } vince subito.
fact-win-missed-lane = La corsia { $lane } vince subito.
fact-win-given-away = La vittoria dimostrata è sfumata.
fact-only-move = Solo { $move } conservava la vittoria.
fact-only-lane = Solo la corsia { $lane } conservava la vittoria.

nav-lobby = Gioca online
home-invite = Sfida gli amici
home-join = Unisciti a una partita
home-join-text = Unisciti a chi sta aspettando o trova subito un avversario.
home-watch = Guarda
home-watch-text = Guarda le partite in diretta.
contact-connecting = Connessione in corso…
contact-connected = Caricamento…
contact-reconnecting = Connessione persa. Riconnessione in corso…
contact-offline = Sei offline. La partita continuerà quando tornerai online.
contact-away = Connessione persa. Riconnessione in corso; la tua partita è al sicuro.
contact-gone = Partita non trovata.
invite-title = Invita a giocare a { $game }
invite-other = Avversario
invite-others = Avversari
invite-other-number = Giocatore { $number }
invite-person = Un amico
invite-handicap-you = Inizi con il pezzo centrale già girato
invite-handicap-other = L’avversario inizia con il pezzo centrale già girato
invite-who = Chi può unirsi
invite-who-link = Chiunque abbia il link
invite-who-all = Chiunque (visibile nella lobby)
invite-make = Crea partita
invite-making = Creazione della partita…
invite-away = Il server non risponde. Creeremo la partita appena torna.
invite-away-offline = Sei offline. Creeremo la partita appena torni online.
name-label = Il tuo nome
name-note = Gli altri giocatori vedono questo nome. Non serve un account.
name-kept = Salvato.
name-failed = Questo nome non si può usare.
control-none = Senza limite di tempo
control-days = { $days ->
    [one] { $days } giorno per mossa
    [many] { $days } giorni per mossa
   *[other] { $days } giorni per mossa
  }
control-move = { $seconds ->
    [one] { $seconds } secondo per mossa
    [many] { $seconds } secondi per mossa
   *[other] { $seconds } secondi per mossa
  }
control-minutes = { $minutes } min
control-seconds = { $seconds } s
control-increment = { $time } + { $increment } s
clock-days = { $days } g { $hours } h
clock-label = Tempo rimasto: { $time }
terms-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } giocatori
   *[other] { $count } giocatori
  }
terms-fences = { $fences ->
    [0] { $player }: nessuna barriera
    [one] { $player }: { $fences } barriera
    [many] { $player }: { $fences } barriere
   *[other] { $player }: { $fences } barriere
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: vantaggio iniziale
terms-position = Posizione personalizzata
seat-free = Posto libero
seat-yours = { $name } (tu)
seat-sit = Unisciti
waiting-title = In attesa del tuo avversario
waiting-title-invited = Hai un invito per giocare a { $game }
waiting-title-watch = { $game }, tra poco si comincia
waiting-drawn = I colori vengono sorteggiati.
waiting-note = La partita inizia quando tutti i posti sono occupati.
waiting-note-invited = Unisciti per giocare o resta a guardare.
waiting-options = Opzioni della partita
waiting-change = Aggiorna la partita
waiting-change-note = L’aggiornamento crea un nuovo link d’invito. Quello vecchio non funzionerà più.
waiting-computer = Gioca contro il computer nell’attesa
waiting-computer-note = Ti teniamo il posto. Ti avviseremo quando inizia la partita.
waiting-notify = Avvisami quando inizia
waiting-notify-on = Riceverai una notifica.
waiting-over = La partita è iniziata.
waiting-aborted = Questa partita è stata annullata
waiting-abort = Annulla partita
waiting-get-up = Esci
share-label = Invita altre persone
share-sit = Link d’invito
share-watch = Link per guardare
share-copy = Copia
share-copied = Copiato
share-send = Condividi…
share-title = Gioca con me a { $game }
share-local = Questo link funziona solo su questo computer. Per giocare nella tua rete, avvia il server con:
share-code = Codice QR del link d’invito
lobby-title = Gioca online
lobby-pairing = Abbinamento rapido
lobby-which = Gioco
lobby-pair = Trova un avversario
lobby-open = Partite aperte
lobby-open-none = Nessuno sta aspettando. Crea una partita e comparirà qui.
lobby-running = Partite in diretta
lobby-running-none = Al momento non ci sono partite pubbliche in corso.
lobby-game = { $game }: { $names }
lobby-watch = Guarda
lobby-own = Apri
lobby-away = Il server non risponde. Nuovo tentativo in corso…
lobby-away-offline = Sei offline. La lobby riaprirà quando tornerai online.
lobby-meanwhile = Nel frattempo:
lobby-computer = Gioca contro il computer: { $game }
lobby-people = { $here ->
    [1] Al momento qui ci sei solo tu
   *[other] { $here } persone qui in questo momento
  }
lobby-recent = Partite recenti
lobby-view = Vedi
lobby-computers = Guarda giocare due computer: { $game }
lobby-new = Crea una partita di { $game }
present = Online
absent = Offline
spectators = { $count ->
    [one] { $count } spettatore
    [many] { $count } spettatori
   *[other] { $count } spettatori
  }
talk = Messaggi rapidi
message-hello = Ciao!
message-goodLuck = Buona fortuna!
message-haveFun = Buon divertimento!
message-wellPlayed = Ben giocato!
message-goodGame = Bella partita!
message-thanks = Grazie!
message-sorry = Scusa!
message-oops = Ops!
message-oneMoment = Un attimo, per favore.
message-mustGo = Devo andare.
message-goodbye = A presto!
action-takeback = Chiedi di annullare
action-offer-draw = Offri patta
action-offer-draw-sure = Conferma: offri patta
action-abort = Annulla partita
action-abort-sure = Conferma: annulla partita
action-record = Scarica la partita
action-rematch = Rivincita
action-rematch-asked = Rivincita proposta
action-rematch-accept = Accetta la rivincita
action-next-game = Partita successiva
asked-draw = { $player } offre la patta.
asked-draw-own = Hai offerto la patta.
asked-takeback = { $player } chiede di annullare una mossa.
asked-takeback-own = Hai chiesto di annullare una mossa.
answer-accept = Accetta
answer-decline = Rifiuta
status-aborted = La partita è stata annullata.
status-agreement = Patta di comune accordo.
premoves = Mossa anticipata: { $moves }
premoves-cancel = Annulla
premove-dropped = Mossa anticipata annullata, non è più possibile: { $move }
refused-not-stored = Il server non può salvare nulla al momento. Riprova più tardi.
refused-already-asked = Hai già fatto la richiesta. Aspetta un turno.
refused-nothing-to-take-back = Non hai mosse da annullare.
refused-too-late-to-abort = Hanno già mosso tutti: ora puoi solo abbandonare.
refused-seat-taken = Qualcuno ti ha preceduto: il posto è occupato.
refused-started = La partita è già iniziata.
refused-for-bots = Questo posto è per un bot.
refused-bad-terms = Con queste opzioni non si può giocare.
refused-illegal-move = Questa mossa non è possibile.
refused-not-seated = Non giochi in questa partita.
refused-not-your-turn = Non tocca a te.
refused-stale = La partita è andata avanti. Riprova.
refused-time-is-up = Il tuo tempo è scaduto.
refused-not-started = La partita non è ancora iniziata.
refused-not-over = La partita non è ancora finita.
refused-nothing-asked = Questa proposta non è più valida.
refused-not-alone = Chiedi all’avversario di annullare la mossa.
refused-not-creator = Solo chi ha creato la partita può annullarla.
refused-rematch-made = La partita successiva è già stata creata.
refused-not-found = Partita non trovata.
refused-too-many = Troppe partite insieme. Finiscine o annullane una, o riprova più tardi.
refused-too-fast = Troppo veloce. Aspetta un attimo e riprova.
refused-bad-name = Questo nome non si può usare. Scegline un altro.
refused-closing = Il server si sta riavviando. Riprova tra un attimo.

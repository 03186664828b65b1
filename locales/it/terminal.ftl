terminal-player = Giocatore { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partita finita
terminal-welcome = Gioca contro il computer o con gli amici sulla stessa tastiera.
terminal-try = Prova:
terminal-which-game = Quale gioco? { $answers }
terminal-how-many-players = Quanti giocatori? { $answers }
terminal-opponent = Contro chi? Il livello del computer, da 1 ({ $weakest }) a 8 ({ $strongest }), o { $friends }
terminal-type-help = Scrivi { $help } per tutti i comandi.
terminal-first-drawn = Inizia { $player } (per sorteggio).
terminal-how-quoridor = Scrivi la casella in cui andare (e2) o una barriera: la casella in basso a sinistra della barriera, poi h o v (e3h).
terminal-help-legal = elenca le mosse possibili
terminal-help-board = mostra di nuovo la plancia
terminal-help-undo = annulla l’ultima mossa
terminal-help-resign = abbandona la partita
terminal-help-draw = offri o accetta la patta
terminal-help-rematch = gioca di nuovo a parti invertite
terminal-help-file = FILE
terminal-help-save = salva la partita (.json per JSON, altrimenti testo)
terminal-help-quit = esci dalla partita
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } barriera, arrivo: riga { $row }
    [many] { $number }: { $fences } barriere, arrivo: riga { $row }
   *[other] { $number }: { $fences } barriere, arrivo: riga { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } barriera, arrivo: colonna { $column }
    [many] { $number }: { $fences } barriere, arrivo: colonna { $column }
   *[other] { $number }: { $fences } barriere, arrivo: colonna { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: manca { $steps } passo
    [many] { $player }: mancano { $steps } passi
   *[other] { $player }: mancano { $steps } passi
  }
terminal-out = { $player }: fuori dalla partita
terminal-moves = { $moves ->
    [one] { $player }: manca { $moves } mossa (per corsia: { $lanes })
    [many] { $player }: mancano { $moves } mosse (per corsia: { $lanes })
   *[other] { $player }: mancano { $moves } mosse (per corsia: { $lanes })
  }
terminal-time-left = { $player }: tempo rimasto { $time }
terminal-legal-pawn = pedina
terminal-no-pawn-moves = la pedina non può muoversi
terminal-legal-fences = barriere
terminal-legal-lanes = corsie
terminal-computer-move = { $player } gioca { $move }.
terminal-draw-declined = { $player } rifiuta la patta.
terminal-nothing-to-undo = Niente da annullare.
terminal-line-too-long = Questa riga è troppo lunga.
terminal-save-where = In quale file salvare? Per esempio: { $example }
terminal-saved = Partita salvata in { $file }.
terminal-save-exists = { $file } esiste già. Scegli un altro nome.
terminal-save-no-folder = Impossibile salvare in { $file }: la cartella non esiste.
terminal-save-forbidden = Impossibile salvare in { $file }: permesso negato.
terminal-save-full = Impossibile salvare in { $file }: il disco è pieno.
terminal-save-failed = Impossibile salvare in { $file }. Il sistema dice: { $error }
terminal-keys = Tasti
terminal-menu = Menu
terminal-quit = Esci
terminal-fence = Barriera
terminal-lane = Corsia
terminal-choose = Scegli
terminal-key-space = Spazio
terminal-key-enter = Invio
terminal-key-delete = Canc
terminal-keys-cursor = muovi il cursore
terminal-keys-confirm = gioca la mossa
terminal-keys-fence = prendi una barriera, orizz. o verticale
terminal-keys-rotate = ruota la barriera
terminal-keys-lane = seleziona una corsia
terminal-keys-type = scrivi mossa o comando; Tab completa
terminal-keys-look = scorri le mosse
terminal-keys-menu = tutto il resto
terminal-keys-suspend = torna alla shell (fg per rientrare)
terminal-keys-mouse = O con il mouse: punta una mossa, poi fai clic.
terminal-redo = Ripristina la mossa
terminal-hint = Suggerimento
terminal-paths = Percorsi
terminal-evaluation = Valutazione
terminal-pause = Metti in pausa o riprendi
terminal-save = Salva in un file
terminal-too-small = La finestra è troppo piccola: servono { $width } colonne e { $height } righe.
terminal-analyzing = Analisi in corso…
terminal-best = Meglio: { $line }
terminal-answer = Y per accettare, N per rifiutare.
terminal-not-kept = Impossibile salvare questa partita. Il sistema dice: { $error }
terminal-watch-computers = Guarda giocare i computer

terminal-player = Jucătorul { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partidă încheiată
terminal-welcome = Joacă cu calculatorul sau cu prietenii la aceeași tastatură.
terminal-try = Încearcă:
terminal-which-game = Ce joc? { $answers }
terminal-how-many-players = Câți jucători? { $answers }
terminal-opponent = Cu cine joci? Nivelul calculatorului, de la 1 ({ $weakest }) la 8 ({ $strongest }), sau { $friends }
terminal-type-help = Scrie { $help } pentru toate comenzile.
terminal-first-drawn = { $player } începe (tragere la sorți).
terminal-how-quoridor = Scrie căsuța pe care muți (e2) sau o barieră: căsuța din stânga jos a ei, apoi h sau v (e3h).
terminal-help-legal = afișează mutările posibile
terminal-help-board = arată din nou tabla
terminal-help-undo = retrage ultima mutare
terminal-help-resign = abandonează partida
terminal-help-draw = propune sau acceptă remiza
terminal-help-rematch = joacă din nou, cu locurile schimbate
terminal-help-file = FIȘIER
terminal-help-save = salvează partida (.json pentru JSON, altfel text)
terminal-help-quit = ieși din partidă
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } barieră, spre linia { $row }
    [few] { $number }: { $fences } bariere, spre linia { $row }
   *[other] { $number }: { $fences } de bariere, spre linia { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } barieră, spre coloana { $column }
    [few] { $number }: { $fences } bariere, spre coloana { $column }
   *[other] { $number }: { $fences } de bariere, spre coloana { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: încă { $steps } pas
    [few] { $player }: încă { $steps } pași
   *[other] { $player }: încă { $steps } de pași
  }
terminal-out = { $player }: în afara jocului
terminal-moves = { $moves ->
    [one] { $player }: încă { $moves } mutare (pe culoare: { $lanes })
    [few] { $player }: încă { $moves } mutări (pe culoare: { $lanes })
   *[other] { $player }: încă { $moves } de mutări (pe culoare: { $lanes })
  }
terminal-time-left = { $player }: timp rămas { $time }
terminal-legal-pawn = pion
terminal-no-pawn-moves = nicio mutare de pion
terminal-legal-fences = bariere
terminal-legal-lanes = culoare
terminal-computer-move = { $player } joacă { $move }.
terminal-draw-declined = { $player } refuză remiza.
terminal-nothing-to-undo = Nicio mutare de retras.
terminal-line-too-long = Linia este prea lungă.
terminal-save-where = În ce fișier salvezi? De exemplu: { $example }
terminal-saved = Salvat în { $file }.
terminal-save-exists = { $file } există deja. Alege alt nume.
terminal-save-no-folder = Nu se poate salva în { $file }: folderul nu există.
terminal-save-forbidden = Nu se poate salva în { $file }: acces refuzat.
terminal-save-full = Nu se poate salva în { $file }: discul este plin.
terminal-save-failed = Nu se poate salva în { $file }. Sistemul spune: { $error }
terminal-keys = Taste
terminal-menu = Meniu
terminal-quit = Ieșire
terminal-fence = Barieră
terminal-lane = Culoar
terminal-choose = Alege
terminal-key-space = Spațiu
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = mută cursorul
terminal-keys-confirm = fă mutarea
terminal-keys-fence = ia o barieră, orizontală sau verticală
terminal-keys-rotate = rotește bariera
terminal-keys-lane = alege un culoar
terminal-keys-type = scrie mutare sau comandă; Tab completează
terminal-keys-look = parcurge mutările
terminal-keys-menu = tot restul
terminal-keys-suspend = înapoi la shell (fg ca să revii)
terminal-keys-mouse = Sau cu mouse-ul: arată o mutare, apoi dă clic.
terminal-redo = Refă mutarea
terminal-hint = Sugestie
terminal-paths = Drumuri
terminal-evaluation = Evaluare
terminal-pause = Pauză sau continuare
terminal-save = Salvează într-un fișier
terminal-too-small = Fereastra e prea mică. E nevoie de minimum: coloane { $width }, linii { $height }.
terminal-analyzing = Se analizează…
terminal-best = Mai bine: { $line }
terminal-answer = Y acceptă, N refuză.
terminal-not-kept = Partida nu poate fi salvată. Sistemul spune: { $error }
terminal-watch-computers = Privește cum joacă calculatoarele

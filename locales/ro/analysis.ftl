analysis-title = Tablă de analiză
analysis-intro = Așază orice poziție sau lipește o partidă ca s-o analizezi.
analysis-players = { $game }, { $players } jucători
analysis-paste = Lipește o partidă sau o poziție
analysis-paste-how = O partidă notată, o listă de mutări, o poziție sau linkul unei analize.
analysis-file = Deschide un fișier
analysis-unreadable = Nu este o partidă sau o poziție posibilă:
analysis-of = { $game }: analiză
action-review = Analizează partida
saved-review-label = Analizează: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Evaluarea partidei
analysis-position = { $moves ->
    [0] Început. { $evaluation }
   *[other] După mutarea { $moves }. { $evaluation }
  }
analysis-proven = demonstrat
analysis-card = Analiza partidei
analysis-better = Mai bine
analysis-moments = Momente cheie
analysis-leads = Cine conducea
analysis-next-error = Greșeala următoare
analysis-stop = Oprește
analysis-try = Încearcă din nou
analysis-try-find = Găsește o mutare mai bună pentru { $player }.
analysis-try-checking = Se verifică { $move }…
analysis-try-kept = Da! { $move } păstrează rezultatul.
analysis-try-lost = Și { $move } cedează ceva.
analysis-try-show = Arată mutarea mai bună
analysis-engine = Calculator
analysis-lines = Linii
analysis-paths = Arată drumurile
analysis-depth = Adâncime { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exact: baza de date a serverului
    [endgame] Exact: final rezolvat
    [book] Din cartea de deschideri
   *[search] Estimat prin căutare
  }
analysis-variation = Variantă
analysis-marks = Notează această mutare
analysis-glyph = { $glyph ->
    [brilliant] Mutare genială
    [good] Mutare bună
    [interesting] Mutare interesantă
    [dubious] Mutare dubioasă
    [mistake] Greșeală
   *[blunder] Gafă
  }
analysis-comment = Comentariu (doar pe acest dispozitiv)
analysis-promote = Fă-o linie principală
analysis-delete = Șterge de aici
analysis-play-on = Joacă de aici
analysis-away = Serverul nu răspunde momentan.
analysis-edit = Editează poziția
analysis-analyse = Analizează
analysis-edit-how = { $game ->
    [quoridor] Trage pionii și barierele. Dă clic pe un șanț ca să pui o barieră sau pe o barieră ca s-o scoți.
   *[squadro] Trage piesele pe culoarele lor. Dă clic pe o piesă ca s-o întorci. 0 este poziția inițială, 6 căsuța de întoarcere, 12 sosirea.
  }
analysis-rack = Trage pe tablă
analysis-square = Căsuță
analysis-fences-left = Rămase
analysis-fences = Bariere pe tablă
analysis-lane = Culoarul { $lane }
analysis-to-move = La mutare
analysis-position-string = Poziție
problem-unreadable = Nu se înțelege: „{ $word }”
problem-players = Număr de jucători nepermis: { $given }.
problem-turn = { $player } nu joacă și nu poate fi la mutare.
problem-same-square = Doi pioni pe { $square }.
problem-nobody-plays = Nu joacă nimeni.
problem-off-board = Bariera { $fence } iese de pe tablă.
problem-fences = Barierele { $one } și { $other } se încurcă.
problem-too-many-left = { $player } poate avea cel mult { $most } bariere.
problem-too-many-fences = Bariere: { $given }, dar jocul are { $most }.
problem-no-path = { $player } nu are niciun drum.
problem-several-winners = Nu poate fi decât o victorie.
problem-winner-to-move = { $player } a câștigat și nu mai poate muta.
problem-progress = { $player }: poziție imposibilă pe culoarul { $lane }.
problem-left = { $player } nu poate să fi ieșit din partidă.
problem-shared-crossing = Două piese la aceeași intersecție: culoarele { $one } și { $other }.
problem-five-home = { $player } nu poate avea cinci piese ajunse.

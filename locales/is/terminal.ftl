### Spilað í skjáhermi
terminal-player = Leikmaður { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Viðureign lokið
terminal-welcome = Spilaðu við tölvuna eða við vini á einu lyklaborði.
terminal-try = Prófaðu:
terminal-which-game = Hvaða spil? { $answers }
terminal-how-many-players = Hve margir leikmenn? { $answers }
terminal-opponent = Andstæðingur? Styrkleikastig tölvunnar frá 1 ({ $weakest }) til 8 ({ $strongest }), eða { $friends }
terminal-type-help = Sláðu inn { $help } til að sjá allar skipanir.
terminal-first-drawn = { $player } byrjar (dregið af handahófi).
terminal-how-quoridor = Sláðu inn reit til að fara á (e2) eða vegg: reitinn neðst til vinstri við hann, síðan h eða v (e3h).
terminal-help-legal = sýna mögulega leiki
terminal-help-board = sýna spilaborðið aftur
terminal-help-undo = taka síðasta leik til baka
terminal-help-resign = gefast upp
terminal-help-draw = bjóða eða samþykkja jafntefli
terminal-help-rematch = spila aftur og skipta um hlið
terminal-help-file = SKRÁ
terminal-help-save = vista viðureignina (.json fyrir JSON, annars texti)
terminal-help-quit = hætta í viðureigninni
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } veggur, mark: röð { $row }
   *[other] { $number }: { $fences } veggir, mark: röð { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } veggur, mark: dálkur { $column }
   *[other] { $number }: { $fences } veggir, mark: dálkur { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } skref eftir
   *[other] { $player }: { $steps } skref eftir
  }
terminal-out = { $player }: ekki lengur með
terminal-moves = { $moves ->
    [one] { $player }: { $moves } leikur eftir (á hverri braut: { $lanes })
   *[other] { $player }: { $moves } leikir eftir (á hverri braut: { $lanes })
  }
terminal-time-left = { $player }: { $time } eftir
terminal-legal-pawn = peð
terminal-no-pawn-moves = engir leikir með peðinu
terminal-legal-fences = veggir
terminal-legal-lanes = brautir
terminal-computer-move = { $player } leikur { $move }.
terminal-draw-declined = { $player } hafnar jafntefli.
terminal-nothing-to-undo = Ekkert til að taka til baka.
terminal-line-too-long = Þessi lína er of löng.
terminal-save-where = Í hvaða skrá á að vista? Til dæmis: { $example }
terminal-saved = Vistað í { $file }.
terminal-save-exists = { $file } er þegar til. Veldu annað nafn.
terminal-save-no-folder = Ekki tókst að vista í { $file }: mappan er ekki til.
terminal-save-forbidden = Ekki tókst að vista í { $file }: aðgangi hafnað.
terminal-save-full = Ekki tókst að vista í { $file }: diskurinn er fullur.
terminal-save-failed = Ekki tókst að vista í { $file }. Kerfið segir: { $error }
terminal-keys = Lyklar
terminal-menu = Valmynd
terminal-quit = Hætta
terminal-fence = Veggur
terminal-lane = Braut
terminal-choose = Velja
terminal-key-space = Bilslá
terminal-key-enter = Enter
terminal-key-delete = Delete
terminal-keys-cursor = færa bendilinn
terminal-keys-confirm = leika
terminal-keys-fence = taka vegg, láréttan eða lóðréttan
terminal-keys-rotate = snúa veggnum
terminal-keys-lane = velja braut
terminal-keys-type = slá inn leik eða skipun; Tab fyllir út
terminal-keys-look = fletta í leikjum
terminal-keys-menu = allt annað
terminal-keys-suspend = aftur í skelina (fg snýr til baka)
terminal-keys-mouse = Eða notaðu músina: bentu á leik og smelltu.
terminal-redo = Endurtaka
terminal-hint = Vísbending
terminal-paths = Leiðir
terminal-evaluation = Mat
terminal-pause = Gera hlé eða halda áfram
terminal-save = Vista í skrá
terminal-too-small = Glugginn er of lítill. Lágmarkið er { $width } dálkar og { $height } línur.
terminal-analyzing = Greini…
terminal-best = Besta leið: { $line }
terminal-answer = Y samþykkir, N hafnar.
terminal-not-kept = Ekki er hægt að vista þessa viðureign. Kerfið segir: { $error }
terminal-watch-computers = Horfa á tölvur spila

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

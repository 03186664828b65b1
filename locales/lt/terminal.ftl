### Žaidimas terminale

terminal-player = Žaidėjas { $number }
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Partija baigta

terminal-welcome = Žaiskite su kompiuteriu arba su draugais prie vienos klaviatūros.
terminal-try = Išbandykite:
terminal-which-game = Kuris žaidimas? { $answers }
terminal-how-many-players = Kiek žaidėjų? { $answers }
terminal-opponent = Priešininkas? Kompiuterio lygis nuo 1 ({ $weakest }) iki 8 ({ $strongest }) arba { $friends }
terminal-type-help = Visos komandos: įrašykite { $help }.
terminal-first-drawn = Pradeda { $player } (taip lėmė burtai).

terminal-how-quoridor = Įrašykite langelį, į kurį einate (e2), arba barjerą: langelį jo apačioje kairėje, po jo h arba v (e3h).

terminal-help-legal = išvardyti galimus ėjimus
terminal-help-board = dar kartą parodyti lentą
terminal-help-undo = atšaukti paskutinį ėjimą
terminal-help-resign = pasiduoti
terminal-help-draw = pasiūlyti lygiąsias arba su jomis sutikti
terminal-help-rematch = žaisti dar kartą apsikeitus pusėmis
terminal-help-file = FAILAS
terminal-help-save = išsaugoti partiją (.json – JSON, kitaip tekstas)
terminal-help-quit = išeiti iš žaidimo

terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } barjeras, į { $row } eilę
    [few] { $number }: { $fences } barjerai, į { $row } eilę
    [many] { $number }: { $fences } barjero, į { $row } eilę
   *[other] { $number }: { $fences } barjerų, į { $row } eilę
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } barjeras, į stulpelį { $column }
    [few] { $number }: { $fences } barjerai, į stulpelį { $column }
    [many] { $number }: { $fences } barjero, į stulpelį { $column }
   *[other] { $number }: { $fences } barjerų, į stulpelį { $column }
  }

terminal-steps = { $steps ->
    [one] { $player }: liko { $steps } žingsnis
    [few] { $player }: liko { $steps } žingsniai
    [many] { $player }: liko { $steps } žingsnio
   *[other] { $player }: liko { $steps } žingsnių
  }
terminal-out = { $player }: nebežaidžia
terminal-moves = { $moves ->
    [one] { $player }: liko { $moves } ėjimas (pagal takelius: { $lanes })
    [few] { $player }: liko { $moves } ėjimai (pagal takelius: { $lanes })
    [many] { $player }: liko { $moves } ėjimo (pagal takelius: { $lanes })
   *[other] { $player }: liko { $moves } ėjimų (pagal takelius: { $lanes })
  }
terminal-time-left = { $player }: liko { $time }

terminal-legal-pawn = pėstininkas
terminal-no-pawn-moves = pėstininkas eiti negali
terminal-legal-fences = barjerai
terminal-legal-lanes = takeliai

terminal-computer-move = { $player } eina { $move }.
terminal-draw-declined = { $player } atmeta lygiąsias.
terminal-nothing-to-undo = Nėra ko atšaukti.
terminal-line-too-long = Ši eilutė per ilga.

terminal-save-where = Į kurį failą išsaugoti? Pavyzdžiui: { $example }
terminal-saved = Išsaugota faile { $file }.
terminal-save-exists = Failas { $file } jau yra. Pasirinkite kitą pavadinimą.
terminal-save-no-folder = Nepavyko išsaugoti į { $file }: tokio aplanko nėra.
terminal-save-forbidden = Nepavyko išsaugoti į { $file }: nėra leidimo.
terminal-save-full = Nepavyko išsaugoti į { $file }: diskas pilnas.
terminal-save-failed = Nepavyko išsaugoti į { $file }. Sistemos pranešimas: { $error }
terminal-keys = Klavišai
terminal-menu = Meniu
terminal-quit = Išeiti
terminal-fence = Barjeras
terminal-lane = Takelis
terminal-choose = Rinktis
terminal-key-space = Tarpas
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = judinti žymeklį
terminal-keys-confirm = atlikti ėjimą
terminal-keys-fence = paimti barjerą, gulsčią ar stačią
terminal-keys-rotate = pasukti barjerą
terminal-keys-lane = pasirinkti takelį
terminal-keys-type = įvesti ėjimą ar komandą; Tab užbaigia
terminal-keys-look = peržiūrėti ėjimus po vieną
terminal-keys-menu = visa kita
terminal-keys-suspend = grįžti į apvalkalą (fg tęsia)
terminal-keys-mouse = Arba pele: rodykite ėjimą ir spustelėkite.
terminal-redo = Grąžinti
terminal-hint = Užuomina
terminal-paths = Keliai
terminal-evaluation = Vertinimas
terminal-pause = Pristabdyti arba tęsti
terminal-save = Išsaugoti faile
terminal-too-small = Langas per mažas: reikia { $width } stulpelių ir { $height } eilučių.
terminal-analyzing = Analizuojama…
terminal-best = Geriausia: { $line }
terminal-answer = Y priima, N atmeta.
terminal-not-kept = Šios partijos išsaugoti negalima. Sistemos pranešimas: { $error }
terminal-watch-computers = Stebėti kompiuterių žaidimą

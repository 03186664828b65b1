analysis-title = Analizės lenta
analysis-intro = Sudėliokite bet kokią poziciją arba įklijuokite partiją peržiūrai.
analysis-players = { $game }, žaidėjų: { $players }
analysis-paste = Įklijuoti partiją ar poziciją
analysis-paste-how = Partijos įrašas, ėjimų sąrašas, pozicija arba analizės nuoroda.
analysis-file = Atverti failą
analysis-unreadable = Tokia partija ar pozicija neįmanoma:
analysis-of = { $game }: analizė
action-review = Peržiūrėti partiją
saved-review-label = Peržiūrėti: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Partijos vertinimo grafikas
analysis-position = { $moves ->
    [0] Pradžia. { $evaluation }
    [one] Po { $moves } ėjimo. { $evaluation }
    [few] Po { $moves } ėjimų. { $evaluation }
    [many] Po { $moves } ėjimo. { $evaluation }
   *[other] Po { $moves } ėjimų. { $evaluation }
  }
analysis-proven = įrodyta
analysis-card = Peržiūra
analysis-better = Geresnis ėjimas
analysis-moments = Svarbiausi momentai
analysis-leads = Kas pirmavo
analysis-next-error = Kita klaida
analysis-stop = Sustabdyti
analysis-try = Bandyti dar kartą
analysis-try-find = { $player }: raskite geresnį ėjimą.
analysis-try-checking = Tikrinamas { $move }…
analysis-try-kept = Taip! { $move } išlaiko rezultatą.
analysis-try-lost = { $move } taip pat kai ką atiduoda.
analysis-try-show = Rodyti geresnį ėjimą
analysis-engine = Kompiuteris
analysis-lines = Variantai
analysis-paths = Rodyti kelius
analysis-depth = Gylis { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Tikslu: serverio sprendimų lentelė
    [endgame] Tikslu: išspręsta pabaiga
    [book] Iš debiutų knygos
   *[search] Įvertinta paieška
  }
analysis-variation = Variantas
analysis-marks = Pažymėti šį ėjimą
analysis-glyph = { $glyph ->
    [brilliant] Puikus ėjimas
    [good] Geras ėjimas
    [interesting] Įdomus ėjimas
    [dubious] Abejotinas ėjimas
    [mistake] Klaida
   *[blunder] Šiurkšti klaida
  }
analysis-comment = Pastaba (lieka šiame įrenginyje)
analysis-promote = Pagrindinis variantas
analysis-delete = Ištrinti nuo čia
analysis-play-on = Žaisti nuo čia
analysis-away = Serveris šiuo metu nepasiekiamas.
analysis-edit = Keisti poziciją
analysis-analyse = Analizuoti
analysis-edit-how = { $game ->
    [quoridor] Vilkite pėstininkus ir barjerus. Spustelėkite griovelį, kad pastatytumėte barjerą, arba barjerą, kad jį nuimtumėte.
   *[squadro] Vilkite figūrėles takeliais. Spustelėjus figūrėlė apsisuka. 0 – pradžios laukelis, 6 – apsisukimo laukelis, 12 – namai.
  }
analysis-rack = Vilkti ant lentos
analysis-square = Langelis
analysis-fences-left = Liko barjerų
analysis-fences = Barjerai ant lentos
analysis-lane = Takelis { $lane }
analysis-to-move = Kieno ėjimas
analysis-position-string = Pozicija
problem-unreadable = Neįmanoma perskaityti: „{ $word }“
problem-players = Žaidėjų skaičius netinka: { $given }.
problem-turn = { $player } nežaidžia ir negali eiti.
problem-same-square = Langelyje { $square } du pėstininkai.
problem-nobody-plays = Niekas nežaidžia.
problem-off-board = Barjeras { $fence } išsikiša už lentos.
problem-fences = Barjerai { $one } ir { $other } trukdo vienas kitam.
problem-too-many-left = { $player }: likusių barjerų gali būti ne daugiau kaip { $most }.
problem-too-many-fences = Barjerų: { $given }; žaidime jų yra { $most }.
problem-no-path = { $player }: kelias uždarytas.
problem-several-winners = Laimėti gali tik vienas žaidėjas.
problem-winner-to-move = { $player } jau laimėjo ir negali eiti.
problem-progress = { $player }: figūrėlė takelyje { $lane } negali ten būti.
problem-left = { $player } negali būti už žaidimo ribų.
problem-shared-crossing = Dvi figūrėlės vienoje sankryžoje: takeliai { $one } ir { $other }.
problem-five-home = { $player }: penkios figūrėlės negali būti namie.

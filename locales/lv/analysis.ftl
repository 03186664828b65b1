analysis-title = Analīzes laukums
analysis-intro = Izveido jebkuru pozīciju vai ielīmē partiju pārskatīšanai.
analysis-players = { $game }, spēlētāji: { $players }
analysis-paste = Ielīmēt partiju vai pozīciju
analysis-paste-how = Partijas pieraksts, gājienu saraksts, pozīcija vai analīzes saite.
analysis-file = Atvērt failu
analysis-unreadable = Šāda partija vai pozīcija nav iespējama:
analysis-of = { $game }: analīze
action-review = Pārskatīt partiju
saved-review-label = Pārskatīt: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Partijas novērtējuma grafiks
analysis-position = { $moves ->
    [0] Sākums. { $evaluation }
    [zero] Pēc { $moves }. gājiena. { $evaluation }
    [one] Pēc { $moves }. gājiena. { $evaluation }
   *[other] Pēc { $moves }. gājiena. { $evaluation }
  }
analysis-proven = pierādīts
analysis-card = Pārskats
analysis-better = Labāks gājiens
analysis-moments = Lielākie brīži
analysis-leads = Kurš bija vadībā
analysis-next-error = Nākamā kļūda
analysis-stop = Apturēt
analysis-try = Mēģināt vēlreiz
analysis-try-find = { $player }: atrodi labāku gājienu.
analysis-try-checking = Pārbauda { $move }…
analysis-try-kept = Jā! { $move } saglabā rezultātu.
analysis-try-lost = Arī { $move } kaut ko atdod.
analysis-try-show = Rādīt labāko gājienu
analysis-engine = Dators
analysis-lines = Varianti
analysis-paths = Rādīt ceļus
analysis-depth = Dziļums { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Precīzi: servera atrisinājumu tabula
    [endgame] Precīzi: atrisināta beigu daļa
    [book] No atklātņu grāmatas
   *[search] Meklēšanas novērtējums
  }
analysis-variation = Variants
analysis-marks = Atzīmēt šo gājienu
analysis-glyph = { $glyph ->
    [brilliant] Izcils gājiens
    [good] Labs gājiens
    [interesting] Interesants gājiens
    [dubious] Apšaubāms gājiens
    [mistake] Kļūda
   *[blunder] Rupja kļūda
  }
analysis-comment = Piezīme (glabājas šajā ierīcē)
analysis-promote = Par galveno variantu
analysis-delete = Dzēst no šejienes
analysis-play-on = Spēlēt no šejienes
analysis-away = Serveris pašlaik nav sasniedzams.
analysis-edit = Mainīt pozīciju
analysis-analyse = Analizēt
analysis-edit-how = { $game ->
    [quoridor] Velc bandiniekus un barjeras. Noklikšķini uz rievas, lai novietotu barjeru, vai uz barjeras, lai to noņemtu.
   *[squadro] Velc kauliņus pa celiņiem. Noklikšķini uz kauliņa, lai to apgrieztu. 0 ir starta vieta, 6 – apgriešanās lauciņš, 12 – mājas.
  }
analysis-rack = Vilkt uz spēles laukuma
analysis-square = Lauciņš
analysis-fences-left = Vēl barjeras
analysis-fences = Barjeras spēles laukumā
analysis-lane = Celiņš { $lane }
analysis-to-move = Nākamais gājiens
analysis-position-string = Pozīcija
problem-unreadable = To nevar nolasīt: “{ $word }”
problem-players = Spēlētāju skaits { $given } neder.
problem-turn = { $player } nespēlē un nevar izdarīt gājienu.
problem-same-square = Lauciņā { $square } ir divi bandinieki.
problem-nobody-plays = Neviens nespēlē.
problem-off-board = Barjera { $fence } ir ārpus spēles laukuma.
problem-fences = Barjeras { $one } un { $other } traucē viena otrai.
problem-too-many-left = { $player }: atlikušo barjeru var būt ne vairāk kā { $most }.
problem-too-many-fences = Barjeras: { $given }; spēlē to ir { $most }.
problem-no-path = { $player }: ceļš ir slēgts.
problem-several-winners = Uzvarēt var tikai viens spēlētājs.
problem-winner-to-move = { $player } jau uzvarēja un nevar izdarīt gājienu.
problem-progress = { $player }: kauliņš celiņā { $lane } tur nevar būt.
problem-left = { $player } nevar būt ārpus spēles.
problem-shared-crossing = Divi kauliņi vienā krustpunktā: celiņi { $one } un { $other }.
problem-five-home = { $player }: pieci kauliņi mājās nevar būt.

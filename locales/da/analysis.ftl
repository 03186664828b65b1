analysis-title = Analysebræt
analysis-intro = Stil en hvilken som helst stilling op, eller indsæt et parti for at gennemgå det.
analysis-players = { $game }, { $players } spillere
analysis-paste = Indsæt et parti eller en stilling
analysis-paste-how = Et noteret parti, en liste over træk, en stilling eller et link til en analyse.
analysis-file = Åbn en fil
analysis-unreadable = Det er ikke et muligt parti eller en mulig stilling:
analysis-of = { $game }: analyse
action-review = Gennemgå partiet
saved-review-label = Gennemgå: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Vurdering gennem partiet
analysis-position = { $moves ->
    [0] Begyndelsen. { $evaluation }
   *[other] Efter træk { $moves }. { $evaluation }
  }
analysis-proven = bevist
analysis-card = Gennemgang
analysis-better = Bedre
analysis-moments = Største øjeblikke
analysis-leads = Hvem var foran
analysis-next-error = Næste fejl
analysis-stop = Stop
analysis-try = Prøv igen
analysis-try-find = Find et bedre træk for { $player }.
analysis-try-checking = Tjekker { $move } …
analysis-try-kept = Ja! { $move } holder resultatet.
analysis-try-lost = { $move } giver også noget væk.
analysis-try-show = Vis det bedre træk
analysis-engine = Computer
analysis-lines = Varianter
analysis-paths = Vis veje
analysis-depth = Dybde { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Eksakt: serverens tablebase
    [endgame] Eksakt: løst slutspil
    [book] Fra åbningsbogen
   *[search] Anslået ved søgning
  }
analysis-variation = Variant
analysis-marks = Markér dette træk
analysis-glyph = { $glyph ->
    [brilliant] Strålende træk
    [good] Godt træk
    [interesting] Interessant træk
    [dubious] Tvivlsomt træk
    [mistake] Fejl
   *[blunder] Bommert
  }
analysis-comment = Kommentar (bliver på denne enhed)
analysis-promote = Gør til hovedvariant
analysis-delete = Slet herfra
analysis-play-on = Spil videre herfra
analysis-away = Serveren kan ikke nås lige nu.
analysis-edit = Redigér stilling
analysis-analyse = Analysér
analysis-edit-how = { $game ->
    [quoridor] Træk brikker og forhindringer. Klik på en rille for at placere en forhindring, og klik på en forhindring for at fjerne den.
   *[squadro] Træk brikkerne langs deres bane. Klik på en brik for at vende den. 0 er startfeltet, 6 vendefeltet og 12 i mål.
  }
analysis-rack = Træk ind på spillepladen
analysis-square = Felt
analysis-fences-left = På lager
analysis-fences = Forhindringer på spillepladen
analysis-lane = Bane { $lane }
analysis-to-move = I trækket
analysis-position-string = Stilling
problem-unreadable = Det kan ikke læses: ”{ $word }”
problem-players = Ikke for { $given } spillere.
problem-turn = { $player } er ikke med og kan ikke være i trækket.
problem-same-square = To brikker på { $square }.
problem-nobody-plays = Ingen er med.
problem-off-board = Forhindring { $fence } stikker ud over spillepladen.
problem-fences = Forhindring { $one } og { $other } er i vejen for hinanden.
problem-too-many-left = { $player } kan højst have { $most } forhindringer tilbage.
problem-too-many-fences = { $given } forhindringer; spillet har { $most }.
problem-no-path = { $player } har ingen vej igennem.
problem-several-winners = Kun én spiller kan have vundet.
problem-winner-to-move = { $player } har vundet og kan ikke være i trækket.
problem-progress = { $player }: brikken på bane { $lane } kan ikke stå der.
problem-left = { $player } kan ikke have forladt partiet.
problem-shared-crossing = To brikker på samme krydsning: bane { $one } og { $other }.
problem-five-home = { $player } kan ikke have fem brikker i mål.

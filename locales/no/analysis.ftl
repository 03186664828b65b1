analysis-title = Analysebrett
analysis-intro = Sett opp en hvilken som helst stilling, eller lim inn et parti for å gå gjennom det.
analysis-players = { $game }, { $players } spillere
analysis-paste = Lim inn et parti eller en stilling
analysis-paste-how = Et notert parti, en liste med trekk, en stilling eller en lenke til en analyse.
analysis-file = Åpne en fil
analysis-unreadable = Dette er ikke et mulig parti eller en mulig stilling:
analysis-of = { $game }: analyse
action-review = Gå gjennom partiet
saved-review-label = Gå gjennom: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Vurdering gjennom partiet
analysis-position = { $moves ->
    [0] Begynnelsen. { $evaluation }
   *[other] Etter trekk { $moves }. { $evaluation }
  }
analysis-proven = bevist
analysis-card = Gjennomgang
analysis-better = Bedre
analysis-moments = Største øyeblikk
analysis-leads = Hvem som ledet
analysis-next-error = Neste feil
analysis-stop = Stopp
analysis-try = Prøv igjen
analysis-try-find = Finn et bedre trekk for { $player }.
analysis-try-checking = Sjekker { $move } …
analysis-try-kept = Ja! { $move } holder på resultatet.
analysis-try-lost = { $move } gir også bort noe.
analysis-try-show = Vis det bedre trekket
analysis-engine = Datamaskin
analysis-lines = Varianter
analysis-paths = Vis veier
analysis-depth = Dybde { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Eksakt: serverens sluttspilldatabase
    [endgame] Eksakt: løst sluttspill
    [book] Fra åpningsboken
   *[search] Anslått ved søk
  }
analysis-variation = Variant
analysis-marks = Merk dette trekket
analysis-glyph = { $glyph ->
    [brilliant] Strålende trekk
    [good] Godt trekk
    [interesting] Interessant trekk
    [dubious] Tvilsomt trekk
    [mistake] Feil
   *[blunder] Bukk
  }
analysis-comment = Kommentar (blir på denne enheten)
analysis-promote = Gjør til hovedvariant
analysis-delete = Slett herfra
analysis-play-on = Spill videre herfra
analysis-away = Får ikke kontakt med serveren akkurat nå.
analysis-edit = Rediger stilling
analysis-analyse = Analyser
analysis-edit-how = { $game ->
    [quoridor] Dra brikker og sperrer. Klikk på et spor for å plassere en sperre, og klikk på en sperre for å fjerne den.
   *[squadro] Dra brikkene langs banene sine. Klikk på en brikke for å snu den. 0 er startruten, 6 venderuten og 12 i mål.
  }
analysis-rack = Dra til brettet
analysis-square = Rute
analysis-fences-left = Sperrer igjen
analysis-fences = Sperrer på brettet
analysis-lane = Bane { $lane }
analysis-to-move = I trekket
analysis-position-string = Stilling
problem-unreadable = Dette kan ikke leses: «{ $word }»
problem-players = Ikke for { $given } spillere.
problem-turn = { $player } er ikke med og kan ikke være i trekket.
problem-same-square = To brikker på { $square }.
problem-nobody-plays = Ingen er med.
problem-off-board = Sperre { $fence } stikker utenfor brettet.
problem-fences = Sperrene { $one } og { $other } er i veien for hverandre.
problem-too-many-left = { $player } kan ha høyst { $most } sperrer igjen.
problem-too-many-fences = { $given } sperrer; spillet har { $most }.
problem-no-path = { $player } har ingen vei til mål.
problem-several-winners = Bare én spiller kan ha vunnet.
problem-winner-to-move = { $player } har vunnet og kan ikke være i trekket.
problem-progress = { $player }: brikken på bane { $lane } kan ikke stå der.
problem-left = { $player } kan ikke ha forlatt partiet.
problem-shared-crossing = To brikker i samme kryss: bane { $one } og { $other }.
problem-five-home = { $player } kan ikke ha fem brikker i mål.

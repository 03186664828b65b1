analysis-title = Analysbräde
analysis-intro = Ställ upp vilken ställning som helst, eller klistra in ett parti för att gå igenom det.
analysis-players = { $game }, { $players } spelare
analysis-paste = Klistra in ett parti eller en ställning
analysis-paste-how = Ett antecknat parti, en lista med drag, en ställning eller en länk till en analys.
analysis-file = Öppna en fil
analysis-unreadable = Det här är inget möjligt parti och ingen möjlig ställning:
analysis-of = { $game }: analys
action-review = Gå igenom partiet
saved-review-label = Gå igenom: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Värdering genom partiet
analysis-position = { $moves ->
    [0] Början. { $evaluation }
   *[other] Efter drag { $moves }. { $evaluation }
  }
analysis-proven = bevisat
analysis-card = Genomgång
analysis-better = Bättre
analysis-moments = Största ögonblicken
analysis-leads = Vem som ledde
analysis-next-error = Nästa misstag
analysis-stop = Stoppa
analysis-try = Försök igen
analysis-try-find = Hitta ett bättre drag för { $player }.
analysis-try-checking = Kontrollerar { $move } …
analysis-try-kept = Ja! { $move } håller kvar resultatet.
analysis-try-lost = { $move } ger också bort något.
analysis-try-show = Visa det bättre draget
analysis-engine = Dator
analysis-lines = Varianter
analysis-paths = Visa vägar
analysis-depth = Djup { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exakt: serverns slutspelsdatabas
    [endgame] Exakt: löst slutspel
    [book] Från öppningsboken
   *[search] Uppskattat genom sökning
  }
analysis-variation = Variant
analysis-marks = Märk det här draget
analysis-glyph = { $glyph ->
    [brilliant] Lysande drag
    [good] Bra drag
    [interesting] Intressant drag
    [dubious] Tveksamt drag
    [mistake] Misstag
   *[blunder] Grovt misstag
  }
analysis-comment = Kommentar (stannar på den här enheten)
analysis-promote = Gör till huvudvariant
analysis-delete = Ta bort härifrån
analysis-play-on = Spela vidare härifrån
analysis-away = Servern kan inte nås just nu.
analysis-edit = Redigera ställning
analysis-analyse = Analysera
analysis-edit-how = { $game ->
    [quoridor] Dra spelpjäser och väggar. Klicka på ett spår för att placera en vägg, klicka på en vägg för att ta bort den.
   *[squadro] Dra pjäserna längs deras banor. Klicka på en pjäs för att vända den. 0 är startrutan, 6 vändrutan och 12 i mål.
  }
analysis-rack = Dra till brädet
analysis-square = Ruta
analysis-fences-left = Väggar kvar
analysis-fences = Väggar på brädet
analysis-lane = Bana { $lane }
analysis-to-move = På tur
analysis-position-string = Ställning
problem-unreadable = Det här går inte att läsa: ”{ $word }”
problem-players = Inte för { $given } spelare.
problem-turn = { $player } är inte med och kan inte vara på tur.
problem-same-square = Två spelpjäser på { $square }.
problem-nobody-plays = Ingen är med.
problem-off-board = Väggen { $fence } sticker ut utanför brädet.
problem-fences = Väggarna { $one } och { $other } är i vägen för varandra.
problem-too-many-left = { $player } kan ha högst { $most } väggar kvar.
problem-too-many-fences = { $given } väggar; spelet har { $most }.
problem-no-path = { $player } har ingen väg till mål.
problem-several-winners = Bara en spelare kan ha vunnit.
problem-winner-to-move = { $player } har vunnit och kan inte vara på tur.
problem-progress = { $player }: pjäsen på bana { $lane } kan inte stå där.
problem-left = { $player } kan inte ha lämnat partiet.
problem-shared-crossing = Två pjäser på samma korsning: bana { $one } och { $other }.
problem-five-home = { $player } kan inte ha fem pjäser i mål.

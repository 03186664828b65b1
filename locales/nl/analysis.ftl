analysis-title = Analysebord
analysis-intro = Zet een willekeurige stelling op, of plak een partij om die na te kijken.
analysis-players = { $game }, { $players } spelers
analysis-paste = Plak een partij of stelling
analysis-paste-how = Een genoteerde partij, een lijst met zetten, een stelling of een link naar een analyse.
analysis-file = Bestand openen
analysis-unreadable = Dit is geen mogelijke partij of stelling:
analysis-of = { $game }: analyse
action-review = Partij nakijken
saved-review-label = Nakijken: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Verloop van de evaluatie
analysis-position = { $moves ->
    [0] Begin. { $evaluation }
   *[other] Na zet { $moves }. { $evaluation }
  }
analysis-proven = bewezen
analysis-card = Nagekeken partij
analysis-better = Beter
analysis-moments = Grootste momenten
analysis-leads = Wie er voor stond
analysis-next-error = Volgende fout
analysis-stop = Stoppen
analysis-try = Nog eens proberen
analysis-try-find = Vind een betere zet voor { $player }.
analysis-try-checking = { $move } controleren…
analysis-try-kept = Ja! { $move } houdt het resultaat vast.
analysis-try-lost = { $move } geeft ook iets weg.
analysis-try-show = De betere zet tonen
analysis-engine = Computer
analysis-lines = Varianten
analysis-paths = Wegen tonen
analysis-depth = Diepte { $depth } · { $speed }/s
analysis-source = { $source ->
    [tablebase] Exact: tablebase op de server
    [endgame] Exact: opgelost eindspel
    [book] Uit het openingsboek
   *[search] Geschat door te zoeken
  }
analysis-variation = Variant
analysis-marks = Deze zet markeren
analysis-glyph = { $glyph ->
    [brilliant] Briljante zet
    [good] Goede zet
    [interesting] Interessante zet
    [dubious] Dubieuze zet
    [mistake] Fout
   *[blunder] Blunder
  }
analysis-comment = Opmerking (blijft op dit apparaat)
analysis-promote = Hoofdvariant maken
analysis-delete = Vanaf hier wissen
analysis-play-on = Vanaf hier spelen
analysis-away = De server is nu niet bereikbaar.
analysis-edit = Stelling bewerken
analysis-analyse = Analyseren
analysis-edit-how = { $game ->
    [quoridor] Sleep pionnen en barricades. Klik op een groef om een barricade te plaatsen, klik op een barricade om hem weg te halen.
   *[squadro] Sleep de speelstukken over hun baan. Klik op een speelstuk om het om te draaien. 0 is het startpunt, 6 het keerpunt, 12 is binnen.
  }
analysis-rack = Sleep naar het bord
analysis-square = Veld
analysis-fences-left = Barricades over
analysis-fences = Barricades op het bord
analysis-lane = Baan { $lane }
analysis-to-move = Aan zet
analysis-position-string = Stelling
problem-unreadable = Dit is niet te lezen: ‘{ $word }’
problem-players = Niet voor { $given } spelers.
problem-turn = { $player } doet niet mee en kan niet aan zet zijn.
problem-same-square = Twee pionnen op { $square }.
problem-nobody-plays = Er doet niemand mee.
problem-off-board = Barricade { $fence } steekt buiten het bord.
problem-fences = Barricades { $one } en { $other } zitten elkaar in de weg.
problem-too-many-left = { $player } kan hoogstens { $most } barricades over hebben.
problem-too-many-fences = { $given } barricades; het spel heeft er { $most }.
problem-no-path = { $player } kan er niet meer door.
problem-several-winners = Er kan maar één speler gewonnen hebben.
problem-winner-to-move = { $player } heeft gewonnen en kan niet aan zet zijn.
problem-progress = { $player }: speelstuk op baan { $lane } kan daar niet staan.
problem-left = { $player } kan de partij niet verlaten hebben.
problem-shared-crossing = Twee speelstukken op één kruising: banen { $one } en { $other }.
problem-five-home = { $player } kan geen vijf speelstukken binnen hebben.

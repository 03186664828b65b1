### Galvosūkiai naršyklėje

puzzles-title = Galvosūkiai
puzzles-intro = Teisingas tik vienas ėjimas. Raskite jį. Veikia ir be interneto.
puzzles-game = Žaidimas
puzzles-rating = Jūsų reitingas
puzzles-counts = { $tried ->
    [0] Dar nieko nespręsta
   *[other] Išspręsta { $solved } iš { $tried }
  }
puzzles-daily = Dienos galvosūkis
puzzles-daily-done = Šiandien išspręsta
puzzles-daily-run = { $days ->
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
    [many] { $days } dienos iš eilės
   *[other] { $days } dienų iš eilės
  }
puzzles-solve = Spręsti
puzzles-rated = Jūsų lygio
puzzles-rated-about = Parinkti pagal jūsų jėgas. Reitingas keičiasi po kiekvieno galvosūkio.
puzzles-streak = Serija
puzzles-streak-about = Kiekvienas vis sunkesnis. Serija baigiasi po pirmos klaidos.
puzzles-rush = Trijų minučių spurtas
puzzles-rush-about = Kuo daugiau. Spurtas baigiasi po trijų klaidų.
puzzles-best = Rekordas: { $solved }
puzzles-themes = Temos
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Galvosūkių čia dar nėra.
puzzles-missing = Tokio galvosūkio nėra. Štai kiti:
puzzle-moves = { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }
puzzle-kind = { $kind ->
    [proven] įrodyta
   *[searched] apytikriai
  }
puzzle-lost-proven = { $aim ->
    [draw] Įrodyta: dabar pralaimėta.
    [stop] Įrodyta: dabar laimi kitas.
   *[win] Įrodyta: pergalė prarasta.
  }
puzzle-lost-searched = Vertinimas: tikimybė laimėti sumažėja maždaug { $percent } % ar daugiau.
puzzle-watch = Pažiūrėkite, kas bus…
puzzle-hint = Užuomina
puzzle-hint-more = Kita užuomina
puzzle-hint-pawn = Eikite pėstininku.
puzzle-hint-fence = Pastatykite barjerą tarp { $squares }.
puzzle-hint-lane = Pažiūrėkite į figūrėlę { $lane } takelyje.
puzzle-show = Rodyti sprendimą
puzzle-solution = Sprendimas: { $line }
puzzle-next = Kitas galvosūkis
puzzle-known = Šį jau matėte. Jis neįskaitomas.
puzzle-levels = Išsprendžia šie lygiai: { $levels }
puzzle-levels-none = Jo neišsprendžia joks kompiuterio lygis.
puzzle-start = Pradėti
puzzle-score = Išspręsta: { $solved }
puzzle-mistakes = Klaidos: { $mistakes } iš { $most }
puzzle-time-left = Liko laiko
puzzle-ended = { $why ->
    [time] Laikas baigėsi!
    [none-left] Visi galvosūkiai išspręsti!
   *[mistakes] Viskas!
  }
puzzle-record = Naujas jūsų rekordas!
puzzle-missed = Pažiūrėkite dar kartą:
puzzle-again = Žaisti dar kartą
level-title = Raskite savo lygį
level-intro = { $most ->
    [one] Iki { $most } pozicijos – ir žinosite, kokiu lygiu žaisti.
    [few] Iki { $most } pozicijų – ir žinosite, kokiu lygiu žaisti.
    [many] Iki { $most } pozicijos – ir žinosite, kokiu lygiu žaisti.
   *[other] Iki { $most } pozicijų – ir žinosite, kokiu lygiu žaisti.
  }
level-position = { $number } pozicija
level-skip = Nežinau
level-wrong = Ne šis.
level-result = Jūsų lygis: { $level }, { $name }
level-play = Žaisti { $level } lygiu

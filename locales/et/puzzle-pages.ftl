### Farside eesti keeles

puzzles-title = Ülesanded
puzzles-intro = Ainult üks käik on õige. Leia see. Toimib ka võrguta.
puzzles-game = Mäng
puzzles-rating = Sinu reiting
puzzles-counts = { $tried ->
    [0] Ühtegi pole veel proovitud
   *[other] Lahendatud { $solved }/{ $tried }
  }
puzzles-daily = Päeva ülesanne
puzzles-daily-done = Täna lahendatud
puzzles-daily-run = { $days ->
    [one] { $days } päev järjest
   *[other] { $days } päeva järjest
  }
puzzles-solve = Lahenda
puzzles-rated = Sinu tasemel
puzzles-rated-about = Valitud sinu tugevuse järgi. Reiting muutub iga ülesandega.
puzzles-streak = Seeria
puzzles-streak-about = Iga järgmine on raskem. Esimene viga lõpetab seeria.
puzzles-rush = Kolme minuti spurt
puzzles-rush-about = Nii palju kui jõuad. Kolmas viga lõpetab spurdi.
puzzles-best = Rekord: { $solved }
puzzles-themes = Teemad
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Siin pole veel ülesandeid.
puzzles-missing = Sellist ülesannet pole. Siin on teisi:
puzzle-moves = { $moves ->
    [one] { $moves } käik
   *[other] { $moves } käiku
  }
puzzle-kind = { $kind ->
    [proven] tõestatud
   *[searched] hinnanguline
  }
puzzle-lost-proven = { $aim ->
    [draw] Tõestatud: nüüd on mäng kaotatud.
    [stop] Tõestatud: nüüd võidab keegi teine.
   *[win] Tõestatud: võit on läinud.
  }
puzzle-lost-searched = Hinnang: võiduvõimalus väheneb umbes { $percent } % võrra või rohkem.
puzzle-watch = Vaata, mis juhtub…
puzzle-hint = Vihje
puzzle-hint-more = Veel üks vihje
puzzle-hint-pawn = Käi nupuga.
puzzle-hint-fence = Pane tara nende ruutude vahele: { $squares }.
puzzle-hint-lane = Vaata nuppu rajal { $lane }.
puzzle-show = Näita lahendust
puzzle-solution = Lahendus: { $line }
puzzle-next = Järgmine ülesanne
puzzle-known = Seda oled juba näinud. See ei lähe arvesse.
puzzle-levels = Lahendavad tasemed: { $levels }
puzzle-levels-none = Ükski arvuti tase seda ei lahenda.
puzzle-start = Alusta
puzzle-score = Lahendatud: { $solved }
puzzle-mistakes = Vigu: { $mistakes }/{ $most }
puzzle-time-left = Aega jäänud
puzzle-ended = { $why ->
    [time] Aeg on otsas!
    [none-left] Kõik ülesanded lahendatud!
   *[mistakes] Seekord kõik!
  }
puzzle-record = Sinu uus rekord!
puzzle-missed = Vaata veel kord:
puzzle-again = Mängi uuesti
level-title = Leia oma tase
level-intro = { $most ->
    [one] Kuni { $most } seis ja tead, mis tasemel mängida.
   *[other] Kuni { $most } seisu ja tead, mis tasemel mängida.
  }
level-position = Seis { $number }
level-skip = Ma ei tea
level-wrong = Mitte see.
level-result = Sinu tase: { $level }, { $name }
level-play = Mängi tasemel { $level }

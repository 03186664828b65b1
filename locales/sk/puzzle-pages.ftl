puzzles-title = Úlohy
puzzles-intro = Správny je jediný ťah. Nájdite ho. Funguje aj offline.
puzzles-game = Hra
puzzles-rating = Váš rating
puzzles-counts = { $tried ->
    [0] Zatiaľ žiadne úlohy
   *[other] Vyriešené: { $solved } z { $tried }
  }
puzzles-daily = Úloha dňa
puzzles-daily-done = Dnes vyriešená
puzzles-daily-run = { $days ->
    [one] { $days } deň po sebe
    [few] { $days } dni po sebe
    [many] { $days } dňa po sebe
   *[other] { $days } dní po sebe
  }
puzzles-solve = Riešiť
puzzles-rated = Na vašej úrovni
puzzles-rated-about = Podľa vašej sily. Každá úloha zmení váš rating.
puzzles-streak = Séria
puzzles-streak-about = Každá ďalšia je ťažšia. Prvá chyba sériu ukončí.
puzzles-rush = Trojminútový šprint
puzzles-rush-about = Koľko ich stihnete. Tri chyby a je koniec.
puzzles-best = Rekord: { $solved }
puzzles-themes = Témy
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Zatiaľ tu nie sú žiadne úlohy.
puzzles-missing = Táto úloha neexistuje. Tu sú iné:

puzzle-moves = { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
  }
puzzle-kind = { $kind ->
    [proven] dokázané
   *[searched] odhad
  }
puzzle-lost-proven = { $aim ->
    [draw] Dokázané: teraz je partia prehraná.
    [stop] Dokázané: teraz vyhrá niekto iný.
   *[win] Dokázané: výhra je preč.
  }
puzzle-lost-searched = Odhad: šanca na výhru klesne asi o { $percent } % alebo viac.
puzzle-watch = Pozrite sa, čo sa stane…
puzzle-hint = Nápoveda
puzzle-hint-more = Ďalšia nápoveda
puzzle-hint-pawn = Potiahnite figúrkou.
puzzle-hint-fence = Umiestnite prekážku medzi { $squares }.
puzzle-hint-lane = Pozrite sa na kameň v dráhe { $lane }.
puzzle-show = Ukázať riešenie
puzzle-solution = Riešenie: { $line }
puzzle-next = Ďalšia úloha
puzzle-known = Túto úlohu už poznáte. Nepočíta sa.
puzzle-levels = Vyriešia ju úrovne: { $levels }
puzzle-levels-none = Nevyrieši ju žiadna úroveň počítača.

puzzle-start = Spustiť
puzzle-score = Vyriešené: { $solved }
puzzle-mistakes = Chyby: { $mistakes } z { $most }
puzzle-time-left = Zostávajúci čas
puzzle-ended = { $why ->
    [time] Čas vypršal!
    [none-left] Všetky úlohy vyriešené!
   *[mistakes] A je koniec!
  }
puzzle-record = Váš nový rekord!
puzzle-missed = Pozrite sa ešte raz:
puzzle-again = Hrať znova

level-title = Nájdite svoju úroveň
level-intro = { $most ->
    [one] Najviac { $most } pozícia a viete, na akej úrovni hrať.
    [few] Najviac { $most } pozície a viete, na akej úrovni hrať.
    [many] Najviac { $most } pozície a viete, na akej úrovni hrať.
   *[other] Najviac { $most } pozícií a viete, na akej úrovni hrať.
  }
level-position = Pozícia { $number }
level-skip = Neviem
level-wrong = Táto nevyšla.
level-result = Vaša úroveň: { $level }, { $name }
level-play = Hrať na úrovni { $level }

### Farside suomeksi

puzzles-title = Pulmat
puzzles-intro = Vain yksi siirto on oikea. Löydä se. Toimii myös ilman verkkoa.
puzzles-game = Peli
puzzles-rating = Vahvuuslukusi
puzzles-counts = { $tried ->
    [0] Et ole vielä kokeillut
   *[other] Ratkaistu { $solved }/{ $tried }
  }
puzzles-daily = Päivän pulma
puzzles-daily-done = Ratkaistu tänään
puzzles-daily-run = { $days ->
    [one] { $days } päivä putkeen
   *[other] { $days } päivää putkeen
  }
puzzles-solve = Ratkaise
puzzles-rated = Sinun tasollasi
puzzles-rated-about = Taitojesi mukaan valittuja. Vahvuuslukusi muuttuu joka pulmalla.
puzzles-streak = Putki
puzzles-streak-about = Jokainen on edellistä vaikeampi. Ensimmäinen virhe päättää putken.
puzzles-rush = Kolmen minuutin kiri
puzzles-rush-about = Ratkaise niin monta kuin ehdit. Kolmas virhe päättää kirin.
puzzles-best = Ennätys: { $solved }
puzzles-themes = Aiheet
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Täällä ei ole vielä pulmia.
puzzles-missing = Tätä pulmaa ei ole. Tässä on muita:
puzzle-moves = { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
  }
puzzle-kind = { $kind ->
    [proven] todistettu
   *[searched] arvioitu
  }
puzzle-lost-proven = { $aim ->
    [draw] Todistettu: nyt peli on hävitty.
    [stop] Todistettu: nyt joku muu voittaa.
   *[win] Todistettu: voitto on mennyt.
  }
puzzle-lost-searched = Arvio: voittomahdollisuus pienenee noin { $percent } % tai enemmän.
puzzle-watch = Katso, mitä tapahtuu…
puzzle-hint = Vihje
puzzle-hint-more = Toinen vihje
puzzle-hint-pawn = Siirrä nappulaa.
puzzle-hint-fence = Aseta aita näiden ruutujen väliin: { $squares }.
puzzle-hint-lane = Katso radan { $lane } nappulaa.
puzzle-show = Näytä ratkaisu
puzzle-solution = Ratkaisu: { $line }
puzzle-next = Seuraava pulma
puzzle-known = Olet jo nähnyt tämän. Sitä ei lasketa.
puzzle-levels = Tasot, jotka ratkaisevat: { $levels }
puzzle-levels-none = Mikään tietokoneen taso ei ratkaise tätä.
puzzle-start = Aloita
puzzle-score = Ratkaistu: { $solved }
puzzle-mistakes = Virheitä: { $mistakes }/{ $most }
puzzle-time-left = Aikaa jäljellä
puzzle-ended = { $why ->
    [time] Aika loppui!
    [none-left] Kaikki pulmat ratkaistu!
   *[mistakes] Se oli siinä!
  }
puzzle-record = Uusi ennätyksesi!
puzzle-missed = Katso näitä vielä kerran:
puzzle-again = Pelaa uudelleen
level-title = Löydä tasosi
level-intro = { $most ->
    [one] Enintään { $most } asema, ja tiedät, mikä taso sopii sinulle.
   *[other] Enintään { $most } asemaa, ja tiedät, mikä taso sopii sinulle.
  }
level-position = Asema { $number }
level-skip = En tiedä
level-wrong = Ei tämä.
level-result = Tasosi: { $level }, { $name }
level-play = Pelaa tasoa { $level }

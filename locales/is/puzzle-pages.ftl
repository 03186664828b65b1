### Þrautir í vafranum

puzzles-title = Þrautir
puzzles-intro = Aðeins einn leikur er réttur. Finndu hann. Virkar líka án nettengingar.
puzzles-game = Spil
puzzles-rating = Styrkleikastig þín
puzzles-counts = { $tried ->
    [0] Engin þraut reynd enn
   *[other] { $solved } af { $tried } leystar
  }
puzzles-daily = Þraut dagsins
puzzles-daily-done = Leyst í dag
puzzles-daily-run = { $days ->
    [one] { $days } dagur í röð
   *[other] { $days } dagar í röð
  }
puzzles-solve = Leysa
puzzles-rated = Við þitt hæfi
puzzles-rated-about = Valdar eftir styrk þínum. Styrkleikastigin breytast með hverri þraut.
puzzles-streak = Sigurganga
puzzles-streak-about = Hver er erfiðari en sú á undan. Fyrstu mistökin binda enda á hana.
puzzles-rush = Þriggja mínútna sprettur
puzzles-rush-about = Eins margar og þú getur. Þrenn mistök og spretturinn er búinn.
puzzles-best = Met: { $solved }
puzzles-themes = Þemu
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Hér eru engar þrautir enn.
puzzles-missing = Þessi þraut er ekki til. Hér eru aðrar:
puzzle-moves = { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
  }
puzzle-kind = { $kind ->
    [proven] sannað
   *[searched] áætlað
  }
puzzle-lost-proven = { $aim ->
    [draw] Sannað: nú er viðureignin töpuð.
    [stop] Sannað: nú vinnur einhver annar.
   *[win] Sannað: vinningurinn er farinn.
  }
puzzle-lost-searched = Áætlað: vinningslíkurnar minnka um u.þ.b. { $percent } % eða meira.
puzzle-watch = Sjáðu hvað gerist…
puzzle-hint = Vísbending
puzzle-hint-more = Önnur vísbending
puzzle-hint-pawn = Færðu peðið.
puzzle-hint-fence = Settu vegg á milli { $squares }.
puzzle-hint-lane = Líttu á kubbinn á braut { $lane }.
puzzle-show = Sýna lausn
puzzle-solution = Lausn: { $line }
puzzle-next = Næsta þraut
puzzle-known = Þú hefur séð þessa áður. Hún telst ekki með.
puzzle-levels = Stig sem leysa þrautina: { $levels }
puzzle-levels-none = Ekkert stig tölvunnar leysir þessa þraut.
puzzle-start = Byrja
puzzle-score = Leystar: { $solved }
puzzle-mistakes = Mistök: { $mistakes } af { $most }
puzzle-time-left = Tími eftir
puzzle-ended = { $why ->
    [time] Tíminn er búinn!
    [none-left] Allar þrautir leystar!
   *[mistakes] Þetta er búið!
  }
puzzle-record = Nýtt met hjá þér!
puzzle-missed = Líttu aftur á þessar:
puzzle-again = Spila aftur
level-title = Finndu þitt stig
level-intro = { $most ->
    [one] Í mesta lagi { $most } staða, og þú veist hvaða stig hentar þér.
   *[other] Í mesta lagi { $most } stöður, og þú veist hvaða stig hentar þér.
  }
level-position = Staða { $number }
level-skip = Ég veit það ekki
level-wrong = Ekki þessi.
level-result = Þitt stig: { $level }, { $name }
level-play = Spila á stigi { $level }

### Türkçe Farside

puzzles-title = Bulmacalar
puzzles-intro = Tek bir hamle doğru. Onu bul. Çevrimdışı da çalışır.
puzzles-game = Oyun
puzzles-rating = Puanın
puzzles-counts = { $tried ->
    [0] Henüz bulmaca denemedin
   *[other] Çözülen: { $solved }/{ $tried }
  }
puzzles-daily = Günün bulmacası
puzzles-daily-done = Bugün çözüldü
puzzles-daily-run = { $days ->
    [one] { $days } gün üst üste
   *[other] { $days } gün üst üste
  }
puzzles-solve = Çöz
puzzles-rated = Senin seviyende
puzzles-rated-about = Gücüne göre seçilir. Puanın her bulmacada değişir.
puzzles-streak = Seri
puzzles-streak-about = Her biri daha zor. İlk hatada biter.
puzzles-rush = Zamana karşı üç dakika
puzzles-rush-about = Çözebildiğin kadar çöz. Üç hatada biter.
puzzles-best = En iyi: { $solved }
puzzles-themes = Temalar
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = Burada henüz bulmaca yok.
puzzles-missing = Böyle bir bulmaca yok. İşte başkaları:
puzzle-moves = { $moves ->
    [one] { $moves } hamle
   *[other] { $moves } hamle
  }
puzzle-kind = { $kind ->
    [proven] kanıtlandı
   *[searched] tahmini
  }
puzzle-lost-proven = { $aim ->
    [draw] Kanıtlandı: artık oyun kayıp.
    [stop] Kanıtlandı: artık başkası kazanıyor.
   *[win] Kanıtlandı: galibiyet kaçtı.
  }
puzzle-lost-searched = Tahmini: kazanma olasılığı yaklaşık %{ $percent } ya da daha çok düşüyor.
puzzle-watch = Bak, ne oluyor…
puzzle-hint = İpucu
puzzle-hint-more = Bir ipucu daha
puzzle-hint-pawn = Taşı oyna.
puzzle-hint-fence = Şunların arasına bir engel koy: { $squares }.
puzzle-hint-lane = { $lane }. şeritteki piyona bak.
puzzle-show = Çözümü göster
puzzle-solution = Çözüm: { $line }
puzzle-next = Sonraki bulmaca
puzzle-known = Bunu daha önce gördün. Sayılmaz.
puzzle-levels = Çözen seviyeler: { $levels }
puzzle-levels-none = Bilgisayarın hiçbir seviyesi bunu çözemiyor.
puzzle-start = Başla
puzzle-score = Çözülen: { $solved }
puzzle-mistakes = Hatalar: { $mistakes }/{ $most }
puzzle-time-left = Kalan süre
puzzle-ended = { $why ->
    [time] Süre doldu!
    [none-left] Bütün bulmacalar çözüldü!
   *[mistakes] Buraya kadar!
  }
puzzle-record = Yeni rekorun!
puzzle-missed = Bir daha bak:
puzzle-again = Yeniden oyna
level-title = Seviyeni bul
level-intro = { $most ->
    [one] En çok { $most } konumda, hangi seviyede oynayacağını öğren.
   *[other] En çok { $most } konumda, hangi seviyede oynayacağını öğren.
  }
level-position = { $number }. konum
level-skip = Bilmiyorum
level-wrong = Bu değil.
level-result = Seviyen: { $level }, { $name }
level-play = { $level }. seviyede oyna

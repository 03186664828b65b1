### Türkçe Farside
analysis-title = Analiz tahtası
analysis-intro = İstediğin konumu kur ya da incelemek için bir oyun yapıştır.
analysis-players = { $game }, { $players } oyuncu
analysis-paste = Bir oyun ya da konum yapıştır
analysis-paste-how = Oyun kaydı, hamle listesi, konum ya da bir analizin bağlantısı.
analysis-file = Dosya aç
analysis-unreadable = Bu, mümkün bir oyun ya da konum değil:
analysis-of = { $game }: analiz
action-review = Oyunu incele
saved-review-label = İncele: { $game }, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = Oyunun değerlendirmesi
analysis-position = { $moves ->
    [0] Başlangıç. { $evaluation }
   *[other] { $moves }. hamleden sonra. { $evaluation }
  }
analysis-proven = kanıtlanmış
analysis-card = İnceleme
analysis-better = Daha iyisi
analysis-moments = En önemli anlar
analysis-leads = Kim öndeydi
analysis-next-error = Sonraki hata
analysis-stop = Durdur
analysis-try = Tekrar dene
analysis-try-find = { $player } için daha iyi bir hamle bul.
analysis-try-checking = { $move } inceleniyor…
analysis-try-kept = Evet! { $move } sonucu koruyor.
analysis-try-lost = { $move }: bu da bir şeyler kaçırıyor.
analysis-try-show = Daha iyi hamleyi göster
analysis-engine = Bilgisayar
analysis-lines = Varyantlar
analysis-paths = Yolları göster
analysis-depth = Derinlik { $depth } · { $speed }/sn
analysis-source = { $source ->
    [tablebase] Kesin: sunucudaki veri tabanı
    [endgame] Kesin: çözülmüş oyun sonu
    [book] Açılış kitabından
   *[search] Aramayla tahmin
  }
analysis-variation = Varyant
analysis-marks = Bu hamleyi işaretle
analysis-glyph = { $glyph ->
    [brilliant] Muhteşem hamle
    [good] İyi hamle
    [interesting] İlginç hamle
    [dubious] Şüpheli hamle
    [mistake] Hata
   *[blunder] Büyük hata
  }
analysis-comment = Yorum (bu cihazda kalır)
analysis-promote = Ana varyant yap
analysis-delete = Buradan itibaren sil
analysis-play-on = Buradan oyna
analysis-away = Sunucuya şu anda ulaşılamıyor.
analysis-edit = Konumu düzenle
analysis-analyse = Analiz et
analysis-edit-how = { $game ->
    [quoridor] Taşları ve engelleri sürükle. Engel koymak için bir oluğa, kaldırmak için engele tıkla.
   *[squadro] Piyonları şeritlerinde sürükle. Döndürmek için piyona tıkla. 0 başlangıç noktası, 6 dönüş karesi, 12 tur tamam.
  }
analysis-rack = Oyun tahtasına sürükle
analysis-square = Kare
analysis-fences-left = Kalan engel
analysis-fences = Oyun tahtasındaki engeller
analysis-lane = { $lane }. şerit
analysis-to-move = Sıra kimde
analysis-position-string = Konum
problem-unreadable = Bu anlaşılmadı: “{ $word }”
problem-players = { $given } oyuncuyla oynanmaz.
problem-turn = { $player } oyunda değil, sıra onda olamaz.
problem-same-square = { $square } karesinde iki taş var.
problem-nobody-plays = Kimse oynamıyor.
problem-off-board = { $fence } engeli oyun tahtasından taşıyor.
problem-fences = { $one } ve { $other } engelleri çakışıyor.
problem-too-many-left = { $player }: en fazla { $most } engel kalabilir.
problem-too-many-fences = { $given } engel var; oyunda { $most } engel bulunur.
problem-no-path = { $player }: yol yok.
problem-several-winners = Yalnızca bir oyuncu kazanmış olabilir.
problem-winner-to-move = { $player } kazandı, sıra onda olamaz.
problem-progress = { $player }: { $lane }. şeritteki piyon orada olamaz.
problem-left = { $player } oyundan çıkmış olamaz.
problem-shared-crossing = Aynı kesişimde iki piyon: { $one }. ve { $other }. şerit.
problem-five-home = { $player }: beş piyon turunu tamamlamış olamaz.

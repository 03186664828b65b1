### Türkçe Farside
terminal-player = { $number }. oyuncu
terminal-prompt-time = { $player }, { $time }
terminal-prompt-over = Oyun bitti
terminal-welcome = Bilgisayara karşı ya da aynı klavyede arkadaşlarınla oyna.
terminal-try = Dene:
terminal-which-game = Hangi oyun? { $answers }
terminal-how-many-players = Kaç oyuncu? { $answers }
terminal-opponent = Rakip? Bilgisayarın seviyesi: 1 ({ $weakest }) – 8 ({ $strongest }) ya da { $friends }
terminal-type-help = Tüm komutlar için { $help } yaz.
terminal-first-drawn = { $player } başlıyor (kurayla).
terminal-how-quoridor = Gideceğin kareyi yaz (e2) ya da bir engel yaz: sol alt karesi, sonra h veya v (e3h).
terminal-help-legal = yapılabilecek hamleleri listele
terminal-help-board = oyun tahtasını yeniden göster
terminal-help-undo = son hamleyi geri al
terminal-help-resign = pes et
terminal-help-draw = beraberlik teklif et ya da kabul et
terminal-help-rematch = taraf değiştirip yeniden oyna
terminal-help-file = DOSYA
terminal-help-save = oyunu kaydet (.json ise JSON, değilse metin)
terminal-help-quit = oyundan çık
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } engeli var, hedef: { $row }. satır
   *[other] { $number }: { $fences } engeli var, hedef: { $row }. satır
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } engeli var, hedef: { $column } sütunu
   *[other] { $number }: { $fences } engeli var, hedef: { $column } sütunu
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } adım kaldı
   *[other] { $player }: { $steps } adım kaldı
  }
terminal-out = { $player }: oyundan çıktı
terminal-moves = { $moves ->
    [one] { $player }: { $moves } hamle kaldı (şeritlere göre: { $lanes })
   *[other] { $player }: { $moves } hamle kaldı (şeritlere göre: { $lanes })
  }
terminal-time-left = { $player }: { $time } kaldı
terminal-legal-pawn = taş
terminal-no-pawn-moves = taş oynayamıyor
terminal-legal-fences = engeller
terminal-legal-lanes = şeritler
terminal-computer-move = { $player } oynadı: { $move }.
terminal-draw-declined = { $player } beraberliği kabul etmiyor.
terminal-nothing-to-undo = Geri alınacak bir şey yok.
terminal-line-too-long = Bu satır çok uzun.
terminal-save-where = Hangi dosyaya kaydedilsin? Örneğin: { $example }
terminal-saved = Kaydedildi: { $file }.
terminal-save-exists = { $file } zaten var. Başka bir ad seç.
terminal-save-no-folder = Kaydedilemedi ({ $file }): böyle bir klasör yok.
terminal-save-forbidden = Kaydedilemedi ({ $file }): izin yok.
terminal-save-full = Kaydedilemedi ({ $file }): disk dolu.
terminal-save-failed = Kaydedilemedi ({ $file }). Sistem şunu bildiriyor: { $error }
terminal-keys = Tuşlar
terminal-menu = Menü
terminal-quit = Çıkış
terminal-fence = Engel
terminal-lane = Şerit
terminal-choose = Seç
terminal-key-space = Boşluk
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = imleci oynat
terminal-keys-confirm = hamleyi yap
terminal-keys-fence = yatay ya da dikey bir engel al
terminal-keys-rotate = engeli döndür
terminal-keys-lane = bir şerit seç
terminal-keys-type = hamle ya da komut yaz; Tab tamamlar
terminal-keys-look = hamleler arasında gezin
terminal-keys-menu = geri kalan her şey
terminal-keys-suspend = kabuğa dön (fg ile geri gelirsin)
terminal-keys-mouse = Ya da fareyle: bir hamleyi göster, sonra tıkla.
terminal-redo = Yinele
terminal-hint = İpucu
terminal-paths = Yollar
terminal-evaluation = Değerlendirme
terminal-pause = Duraklat ya da sürdür
terminal-save = Dosyaya kaydet
terminal-too-small = Pencere çok küçük: { $width } sütun ve { $height } satır gerekiyor.
terminal-analyzing = Analiz ediliyor…
terminal-best = En iyisi: { $line }
terminal-answer = Y kabul eder, N reddeder.
terminal-not-kept = Bu oyun kaydedilemiyor. Sistem şunu bildiriyor: { $error }
terminal-watch-computers = Bilgisayarların oyununu izle

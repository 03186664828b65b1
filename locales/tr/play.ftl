### Türkçe Farside
player-you = Sen
player-computer = Bilgisayar ({ $level }. seviye)
player-computer-colour = { $colour } (bilgisayar, { $level }. seviye)
player-guest = Misafir { $tag }
player-bot = Bot { $tag }
status-your-turn = Sıra sende.
status-turn = Sıra: { $player }.
status-thinking = { $player } düşünüyor.
status-won = Kazandın!
status-won-resigned = Kazandın: diğerleri pes etti.
status-wins = { $player } kazandı.
status-wins-resigned = { $player } kazandı: diğerleri pes etti.
status-won-steps = { $steps ->
    [one] { $steps } adım farkla kazandın!
   *[other] { $steps } adım farkla kazandın!
  }
status-wins-steps = { $steps ->
    [one] { $player }, { $steps } adım farkla kazandı.
   *[other] { $player }, { $steps } adım farkla kazandı.
  }
status-won-moves = { $moves ->
    [one] { $moves } hamle farkla kazandın!
   *[other] { $moves } hamle farkla kazandın!
  }
status-wins-moves = { $moves ->
    [one] { $player }, { $moves } hamle farkla kazandı.
   *[other] { $player }, { $moves } hamle farkla kazandı.
  }
status-own-resigned = Pes ettin. { $player } kazandı.
status-other-resigned = { $loser } pes etti. Kazandın!
status-resigned = { $loser } pes etti. { $player } kazandı.
status-own-time = Süren doldu. { $player } kazandı.
status-other-time = { $loser } süreyi aştı. Kazandın!
status-time = { $loser } süreyi aştı. { $player } kazandı.
status-won-time = Süreden kazandın.
status-wins-time = { $player } süreden kazandı.
status-repetition = Konum tekrarıyla berabere.
status-turn-limit = Berabere: hamle sınırına ulaşıldı.
status-other-tab = Bu oyunu başka bir sekmede oynuyorsun. Bu sekme yalnızca gösteriyor.
time-ran-out = { $player } süreyi aştı.
looking-back-start = Geriye bakış: başlangıç
looking-back-turn = Geriye bakış: { $turn }. hamle
looking-back-note = Daha önceki bir konuma bakıyorsun.
draw-title = Kim başlıyor?
draw-starts = { $player } başlıyor
draw-you-start = Sen başlıyorsun
said-move = { $player }: { $move }.
move-leaves = oyundan çıkıyor
move-pawn = taş { $square } karesine
move-fence-h = { $square } karesinin üstüne yatay engel
move-fence-v = { $square } karesinin sağına dikey engel
move-lane = { $lane }. şerit
move-lane-spaces = { $lane }. şerit, { $from }. kareden { $to }. kareye
actions-label = Oyun işlemleri
action-undo = Geri al
action-resign = Pes et
action-resign-sure = Pes etmeyi onayla
action-again = Rövanş
after-label = Sırada ne var?
action-level = Dene: { $level }. seviye, { $name }
action-new-level = Seviyeyi değiştir
action-share = Paylaş
action-turn = Oyun tahtasını çevir
action-copy = Hamleleri kopyala
action-copied = Kopyalandı
moves-label = Hamleler
moves-none = Henüz hamle yok.
look-label = Hamlelere göz at
action-first = İlk hamle
action-back = Önceki hamle
action-forward = Sonraki hamle
action-last = Son hamle
action-live = Oyuna dön
side-label = Hamleler ve işlemler
fences-left = { $fences ->
    [0] Engel kalmadı
    [one] { $fences } engel kaldı
   *[other] { $fences } engel kaldı
  }
steps-to-goal = { $steps ->
    [one] { $steps } adım
   *[other] { $steps } adım
  }
moves-needed = { $needs ->
    [one] { $needs } hamle kaldı
   *[other] { $needs } hamle kaldı
  }
pieces-home = { $home }/4 tamamladı
board-label-quoridor = Quoridor oyun tahtası. Ok tuşları kareler arasında gezinir, Enter taşı oraya oynar. H ve V bir engel alır, oklar kaydırır, R döndürür, Enter koyar, Esc vazgeçer.
board-label-squadro = Squadro oyun tahtası. 1–5 tuşları bir şerit seçer, sol ve sağ ok bir sonrakine geçer, Enter şeritteki piyonu oynar.
effect-you = sana +{ $steps }
effect-them = rakibe +{ $steps }
effect-seat = { $colour } +{ $steps }
effect-seat-you = sen +{ $steps }
effect-none = Kimseyi yavaşlatmaz
refused-game-over = Oyun bitti.
refused-already-there = Taşın zaten orada.
refused-occupied = Orada bir taş var.
refused-fence-between = Arada engel var: { $fence }.
refused-straight-jump-possible = Düz atla: { $square }. Çapraz atlama ancak bu mümkün değilse olur.
refused-pawn-behind = Hemen arkasında başka taş olan bir taşın üzerinden atlayamazsın.
refused-too-far = Çok uzak.
refused-no-fence-left = Engelin kalmadı.
refused-off-board = Engel oyun tahtasına sığmalı.
refused-overlaps = Şu engelin üstüne geliyor: { $fence }.
refused-crosses = Şu engelle kesişiyor: { $fence }.
refused-cuts-off = Yolu tamamen kapanır: { $player }.
refused-cuts-off-you = Yolun tamamen kapanır.
refused-not-your-piece = Bu senin piyonun değil.
refused-piece-home = Bu piyon turunu zaten tamamladı.
hint-frame = Engeller oluklara konur.
fence-bar = Seçili engel
fence-place = Koy
fence-turn = Döndür
fence-cancel = Vazgeç
fence-left = Sola
fence-right = Sağa
fence-up = Yukarı
fence-down = Aşağı
piece-waits = Oynamak için yeniden dokun.
piece-move = Oyna
fence-in-words = Engel { $fence }: { $effect }
square-pawn = { $square }, taş: { $colour }
square-target = { $square }, buraya gidebilirsin
piece-start = { $lane }. şerit: başlangıç noktasında, hareket değeri { $speed }.
piece-turning = { $lane }. şerit: dönüş karesinde, hareket değeri { $speed }.
piece-home = { $lane }. şerit: turunu tamamladı.
piece-out = { $lane }. şerit: { $space }. karede, gidiyor, hareket değeri { $speed }.
piece-back = { $lane }. şerit: { $space }. karede, dönüyor, hareket değeri { $speed }.
landing-space = { $spaces ->
    [one] { $spaces } kare ilerler
   *[other] { $spaces } kare ilerler
  }
landing-turning = Dönüş karesine varır
landing-home = Turunu tamamlar
landing-none = Turunu zaten tamamladı
landing-sends-start = { $lane }. şeridi başlangıç noktasına gönderir
landing-sends-turning = { $lane }. şeridi dönüş karesine geri gönderir
say-label = Yazıyla oyun tahtası
say-pawn = { $player }: taş { $square } karesinde.
say-steps = { $steps ->
    [one] { $steps } adım kaldı.
   *[other] { $steps } adım kaldı.
  }
say-fences = { $fences ->
    [0] Engel kalmadı.
    [one] { $fences } engel kaldı.
   *[other] { $fences } engel kaldı.
  }
say-fences-h = Yatay engeller, şu karelerin üstünde: { $fences }.
say-fences-v = Dikey engeller, şu karelerin sağında: { $fences }.
say-no-fences = Oyun tahtasında engel yok.
say-targets = Taşının gidebileceği kareler: { $squares }.
say-home = { $player }: 4 piyondan { $home } tanesi turunu tamamladı.
say-needs = { $needs ->
    [one] { $needs } hamle kaldı.
   *[other] { $needs } hamle kaldı.
  }
type-label = Bir hamle yaz
type-go = Oyna
refused-unreadable = “{ $text }” bir hamle değil.
how-quoridor = e2 gibi bir kare ya da e3h veya e3v gibi bir engel yaz.
how-squadro = Bir şerit yaz, 1–5.

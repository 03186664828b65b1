review-accuracy = { $player }: isabet %{ $percent }
review-inaccuracy = Küçük hata
review-mistake = Hata
review-blunder = Büyük hata
review-chance = Kazanma olasılığı: { $better } → { $after }
review-estimated = yaklaşık %{ $percent }
review-won = kazanılmış, kanıtlandı
review-lost = kaybedilmiş, kanıtlandı
review-drawn = berabere, kanıtlandı
review-better = Daha iyisi: { $line }
review-moments = En önemli anlar: { $list }
review-ahead = { $from }–{ $to }: { $player } önde
review-even = { $from }–{ $to }: kimse önde değil
review-no-errors = Hata bulunamadı.
review-interrupted = Durduruldu. Şimdiye kadar bilinenler bunlar.
review-progress = Oyun inceleniyor: %{ $percent }
fact-path-longer = { $steps ->
    [one] { $player }: en kısa yol { $steps } adım uzuyor.
   *[other] { $player }: en kısa yol { $steps } adım uzuyor.
  }
fact-paths-longer = Engel yolları uzatıyor: { $player } +{ $steps }, { $own } +{ $ownSteps }.
fact-fence-without-effect = Engel kimsenin yolunu uzatmıyor.
fact-no-closer = { $steps ->
    [one] Taş yaklaşmıyor: { $steps } adım kaldı.
   *[other] Taş yaklaşmıyor: { $steps } adım kaldı.
  }
fact-straight-jump-missed = { $square } karesine düz atlamak mümkündü.
fact-side-jump-missed = { $square } karesine yana atlamak mümkündü.
fact-jumps = { $square } karesine atlamak iki adım kazandırıyor.
fact-jump-allowed = { $player } artık { $square } karesine atlayabilir.
fact-race-decided = { $moves ->
    [one] Yarış belli oldu: { $player } { $moves } hamle önce varıyor.
   *[other] Yarış belli oldu: { $player } { $moves } hamle önce varıyor.
  }
fact-last-fence = { $player }: engel kalmadı.
fact-piece-sent-back = { $moves ->
    [one] { $player }: { $lane }. şeritteki piyon geri gönderiliyor ve { $moves } hamle kaybediyor.
   *[other] { $player }: { $lane }. şeritteki piyon geri gönderiliyor ve { $moves } hamle kaybediyor.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: { $lane }. şeritteki piyonun üzerinden hemen atlanabilir; kaybı { $moves } hamle olur.
   *[other] { $player }: { $lane }. şeritteki piyonun üzerinden hemen atlanabilir; kaybı { $moves } hamle olur.
  }
fact-race-lead = { $moves ->
    [one] { $player } yarışta { $moves } hamle önde.
   *[other] { $player } yarışta { $moves } hamle önde.
  }
fact-piece-home = { $player }: 4 piyondan { $pieces } tanesi turunu tamamladı.
fact-win-missed = { $move } hemen kazandırıyor.
fact-win-missed-lane = { $lane }. şerit hemen kazandırıyor.
fact-win-given-away = Kanıtlanmış galibiyet kaçtı.
fact-only-move = Galibiyeti yalnızca { $move } koruyordu.
fact-only-lane = Galibiyeti yalnızca { $lane }. şerit koruyordu.

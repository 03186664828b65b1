### Türkçe Farside

theme-jump = Atlama
theme-side-jump = Yana atlama
theme-detour = Dolambaç
theme-shut-in = Kuşatma
theme-guard = Koruma
theme-last-fence = Son engel
theme-run = Koşu
theme-stop = Birini durdurma
theme-race = Yarış
theme-tempo = Bekleme hamlesi
theme-send-back = Geri gönderme
theme-chain = Zincirleme atlama
theme-bait = Yem
theme-escape = Kaçış
puzzle-title = Bulmaca { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] Sıra: { $player }. Beraberliği kurtar.
    [stop] Sıra: { $player }. Kim, nasıl durdurulmalı?
   *[win] Sıra: { $player }. Kazandıran tek hamleyi bul.
  }
puzzle-proof = { $kind ->
    [proven] Kanıtlandı: başka hiçbir hamle işe yaramıyor.
   *[searched] { $nodes } konumluk aramaya göre diğer bütün hamleler çok daha kötü.
  }
puzzle-right = Doğru! { $player } oynadı: { $move }. Devam et.
puzzle-solved = Çözüldü!
puzzle-wrong = { $move } değil.
puzzle-refutation = Bak, ne oluyor: { $line }
puzzle-hint-themes = Şunu düşün: { $themes }
puzzle-hint-move = Doğru hamle: { $move }.
puzzle-rating = Puanın: { $rating } ({ $change })
puzzle-none-left = Bu bulmacaların hepsini gördün. Şimdi baştan başlıyorlar.
puzzle-help-hint = ipucu; yeniden yazınca hamlenin kendisi
puzzle-help-next = sonraki bulmacaya geç

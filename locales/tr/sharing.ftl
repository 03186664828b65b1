### Türkçe Farside
sharing-title = Paylaş
sharing-what = Ne paylaşılsın?
sharing-scope = { $what ->
    [position] Konum
   *[game] Tüm oyun
  }
sharing-as = { $kind ->
    [link] Bağlantıyı kopyala
    [text] Metni kopyala
    [json] JSON olarak kaydet
    [svg] SVG resmi olarak kaydet
    [png] PNG resmi olarak kaydet
   *[gif] Hareketli GIF olarak kaydet
  }
sharing-drawing = Resim hazırlanıyor…
sharing-saved = Kaydedildi
sharing-failed = Resim hazırlanamadı. Lütfen tekrar dene.
sharing-close = Kapat

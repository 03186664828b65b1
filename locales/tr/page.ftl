### Türkçe Farside
page-title = Farside – Quoridor ve Squadro
page-description = Quoridor ve Squadro: bilgisayara karşı ya da aynı cihazda oyna veya bir arkadaşını davet et. Ücretsiz, hesap yok, reklam yok.
page-share-title = Farside – Quoridor ve Squadro
page-share-description = Bilgisayara karşı ya da aynı cihazda oyna veya bir arkadaşını bağlantıyla davet et. Ücretsiz, hesap yok, reklam yok.
page-noscript = Farside için JavaScript gerekir: oyun tahtası tarayıcında çizilir, kurallar orada denetlenir.
manifest-description = Quoridor ve Squadro: bilgisayara karşı ya da aynı cihazda oyna veya bir arkadaşını davet et.

### Die Seite in Suchmaschinen und Vorschauen
page-title = Farside – Quoridor und Squadro
page-description = Quoridor und Squadro: gegen den Computer, zusammen an einem Gerät oder online mit Freunden. Kostenlos, ohne Konto, ohne Werbung.
page-share-title = Farside – Quoridor und Squadro
page-share-description = Spiel gegen den Computer, an einem Gerät oder lade Freunde mit einem Link ein. Kostenlos, ohne Konto, ohne Werbung.
page-noscript = Farside braucht JavaScript: Das Spielbrett wird in deinem Browser gezeichnet, und dort werden auch die Regeln geprüft.
manifest-description = Quoridor und Squadro: gegen den Computer, zusammen an einem Gerät oder online mit Freunden.

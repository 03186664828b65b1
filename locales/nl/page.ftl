### De pagina in zoekmachines en voorbeelden
page-title = Farside – Quoridor en Squadro
page-description = Quoridor en Squadro: tegen de computer, samen op één apparaat of met een vriend online. Gratis, zonder account, zonder reclame.
page-share-title = Farside – Quoridor en Squadro
page-share-description = Speel tegen de computer, samen op één apparaat, of nodig een vriend uit met een link. Gratis, zonder account, zonder reclame.
page-noscript = Farside heeft JavaScript nodig: het bord wordt in je browser getekend en de regels worden daar gecontroleerd.
manifest-description = Quoridor en Squadro: tegen de computer, samen op één apparaat of met een vriend online.

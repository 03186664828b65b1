### Tekstovi same stranice

page-title = Farside – Quoridor i Squadro
page-description = Quoridor i Squadro: igraj protiv računara, na jednom uređaju ili pozovi prijatelja. Besplatno, bez naloga i bez reklama.
page-share-title = Farside – Quoridor i Squadro
page-share-description = Igraj protiv računara, na jednom uređaju ili linkom pozovi prijatelja. Besplatno, bez naloga i bez reklama.
page-noscript = Za Farside je potreban JavaScript: tabla se crta i pravila se proveravaju u tvom pregledaču.
manifest-description = Quoridor i Squadro: igraj protiv računara, na jednom uređaju ili pozovi prijatelja.

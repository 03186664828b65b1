### Stranica u tražilicama i pregledima

page-title = Farside – Quoridor i Squadro
page-description = Quoridor i Squadro: igraj protiv računala, na istom uređaju ili pozovi prijatelje. Besplatno, bez računa i bez oglasa.
page-share-title = Farside – Quoridor i Squadro
page-share-description = Igraj protiv računala, na istom uređaju ili pozovi prijatelje poveznicom. Besplatno, bez računa i bez oglasa.
page-noscript = Za Farside je potreban JavaScript: ploča se crta i pravila se provjeravaju u tvojem pregledniku.
manifest-description = Quoridor i Squadro: igraj protiv računala, na istom uređaju ili pozovi prijatelje.

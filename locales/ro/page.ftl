page-title = Farside – Quoridor și Squadro
page-description = Quoridor și Squadro: joacă cu calculatorul, pe același dispozitiv sau invită un prieten. Gratuit, fără cont, fără reclame.
page-share-title = Farside – Quoridor și Squadro
page-share-description = Joacă cu calculatorul, pe același dispozitiv sau invită un prieten printr-un link. Gratuit, fără cont, fără reclame.
page-noscript = Farside are nevoie de JavaScript: tabla se desenează și regulile se verifică în browserul tău.
manifest-description = Quoridor și Squadro: joacă cu calculatorul, pe același dispozitiv sau invită un prieten.

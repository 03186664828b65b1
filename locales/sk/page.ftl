### Texty samotnej stránky

page-title = Farside – Quoridor a Squadro
page-description = Quoridor a Squadro: hrajte proti počítaču, na jednom zariadení alebo pozvite kamaráta. Zadarmo, bez účtu a bez reklám.
page-share-title = Farside – Quoridor a Squadro
page-share-description = Hrajte proti počítaču, na jednom zariadení alebo pozvite kamaráta odkazom. Zadarmo, bez účtu a bez reklám.
page-noscript = Farside potrebuje JavaScript: doska sa vykresľuje a pravidlá sa kontrolujú priamo vo vašom prehliadači.
manifest-description = Quoridor a Squadro: hrajte proti počítaču, na jednom zariadení alebo pozvite kamaráta.

### Stran v iskalnikih in predogledih

page-title = Farside – Quoridor in Squadro
page-description = Quoridor in Squadro: igraj proti računalniku, na isti napravi ali povabi prijatelje. Brezplačno, brez računa in brez oglasov.
page-share-title = Farside – Quoridor in Squadro
page-share-description = Igraj proti računalniku, na isti napravi ali s povezavo povabi prijatelje. Brezplačno, brez računa in brez oglasov.
page-noscript = Farside potrebuje JavaScript: plošča se izriše in pravila se preverjajo v tvojem brskalniku.
manifest-description = Quoridor in Squadro: igraj proti računalniku, na isti napravi ali povabi prijatelje.

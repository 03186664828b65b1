### Síðan í leitarvélum og forskoðun
page-title = Farside – Quoridor og Squadro
page-description = Quoridor og Squadro: spilaðu við tölvuna, saman á einu tæki eða bjóddu vini. Ókeypis, án skráningar og auglýsinga.
page-share-title = Farside – Quoridor og Squadro
page-share-description = Spilaðu við tölvuna, saman á einu tæki eða bjóddu vini með tengli. Ókeypis, án skráningar og auglýsinga.
page-noscript = Farside þarf JavaScript: spilaborðið er teiknað og reglurnar athugaðar í vafranum þínum.
manifest-description = Quoridor og Squadro: spilaðu við tölvuna, saman á einu tæki eða bjóddu vini.

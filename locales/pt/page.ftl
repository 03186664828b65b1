page-title = Farside – Quoridor e Squadro
page-description = Quoridor e Squadro: jogue contra o computador, no mesmo dispositivo ou convide amigos. Grátis, sem conta, sem anúncios.
page-share-title = Farside – Quoridor e Squadro
page-share-description = Jogue contra o computador, no mesmo dispositivo ou convide amigos com um link. Grátis, sem conta, sem anúncios.
page-noscript = O Farside precisa de JavaScript: o tabuleiro é desenhado e as regras são verificadas no seu navegador.
manifest-description = Quoridor e Squadro: jogue contra o computador, no mesmo dispositivo ou convide amigos.

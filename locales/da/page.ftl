### Siden i søgemaskiner og forhåndsvisninger
page-title = Farside – Quoridor og Squadro
page-description = Quoridor og Squadro: spil mod computeren, på samme enhed, eller invitér en ven. Gratis, ingen konto, ingen reklamer.
page-share-title = Farside – Quoridor og Squadro
page-share-description = Spil mod computeren, på samme enhed, eller invitér en ven med et link. Gratis, ingen konto, ingen reklamer.
page-noscript = Farside kræver JavaScript: spillepladen tegnes, og reglerne kontrolleres i din browser.
manifest-description = Quoridor og Squadro: spil mod computeren, på samme enhed, eller invitér en ven.

page-title = Farside – Quoridor e Squadro
page-description = Quoridor e Squadro: gioca contro il computer, sullo stesso dispositivo o con un link d’invito. Gratis, senza account, senza pubblicità.
page-share-title = Farside – Quoridor e Squadro
page-share-description = Gioca contro il computer, sullo stesso dispositivo, o invita chi vuoi con un link. Gratis, senza account, senza pubblicità.
page-noscript = Farside ha bisogno di JavaScript: la plancia si disegna e le regole si verificano nel tuo browser.
manifest-description = Quoridor e Squadro: gioca contro il computer, sullo stesso dispositivo, o invita chi vuoi.

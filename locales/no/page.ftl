### Siden i søkemotorer og forhåndsvisninger
page-title = Farside – Quoridor og Squadro
page-description = Quoridor og Squadro: spill mot datamaskinen, på samme enhet, eller inviter en venn. Gratis, uten konto, uten reklame.
page-share-title = Farside – Quoridor og Squadro
page-share-description = Spill mot datamaskinen, på samme enhet, eller inviter en venn med en lenke. Gratis, uten konto, uten reklame.
page-noscript = Farside trenger JavaScript: brettet tegnes og reglene kontrolleres i nettleseren din.
manifest-description = Quoridor og Squadro: spill mot datamaskinen, på samme enhet, eller inviter en venn.

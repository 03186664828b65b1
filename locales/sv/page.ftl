### Sidan i sökmotorer och förhandsvisningar
page-title = Farside – Quoridor och Squadro
page-description = Quoridor och Squadro: spela mot datorn, på samma enhet eller bjud in en vän. Gratis, utan konto, utan reklam.
page-share-title = Farside – Quoridor och Squadro
page-share-description = Spela mot datorn, på samma enhet eller bjud in en vän med en länk. Gratis, utan konto, utan reklam.
page-noscript = Farside behöver JavaScript: brädet ritas och reglerna kontrolleras i din webbläsare.
manifest-description = Quoridor och Squadro: spela mot datorn, på samma enhet eller bjud in en vän.

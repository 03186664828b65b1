### Farside suomeksi
page-title = Farside – Quoridor ja Squadro
page-description = Quoridor ja Squadro: pelaa tietokonetta vastaan tai kavereiden kanssa samalla laitteella, tai kutsu kaveri verkkoon. Ilmainen, ei tiliä, ei mainoksia.
page-share-title = Farside – Quoridor ja Squadro
page-share-description = Pelaa tietokonetta vastaan tai kavereiden kanssa samalla laitteella, tai kutsu kaveri linkillä. Ilmainen, ei tiliä, ei mainoksia.
page-noscript = Farside tarvitsee JavaScriptiä: pelilauta piirretään ja säännöt tarkistetaan selaimessasi.
manifest-description = Quoridor ja Squadro: pelaa tietokonetta vastaan tai kavereiden kanssa samalla laitteella, tai kutsu kaveri verkkoon.

page-title = Farside – Quoridor y Squadro
page-description = Quoridor y Squadro: juega contra la máquina, en el mismo dispositivo o con un enlace de invitación. Gratis, sin cuenta ni anuncios.
page-share-title = Farside – Quoridor y Squadro
page-share-description = Juega contra la máquina, en el mismo dispositivo o invita con un enlace a quien quieras. Gratis, sin cuenta ni anuncios.
page-noscript = Farside necesita JavaScript: el tablero se dibuja y las reglas se comprueban en tu navegador.
manifest-description = Quoridor y Squadro: juega contra la máquina, en el mismo dispositivo o invita a quien quieras.

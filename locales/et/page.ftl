### Farside eesti keeles
page-title = Farside – Quoridor ja Squadro
page-description = Quoridor ja Squadro: mängi arvuti vastu, sõpradega ühes seadmes või kutsu sõber võrku. Tasuta, ilma kontota, ilma reklaamideta.
page-share-title = Farside – Quoridor ja Squadro
page-share-description = Mängi arvuti vastu, sõpradega ühes seadmes või kutsu sõber lingiga. Tasuta, ilma kontota, ilma reklaamideta.
page-noscript = Farside vajab JavaScripti: mängulaud joonistatakse ja reegleid kontrollitakse sinu brauseris.
manifest-description = Quoridor ja Squadro: mängi arvuti vastu, sõpradega ühes seadmes või kutsu sõber võrku.

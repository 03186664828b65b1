### Текстови саме странице

page-title = Farside – Quoridor и Squadro
page-description = Quoridor и Squadro: играј против рачунара, на једном уређају или позови пријатеља. Бесплатно, без налога и без реклама.
page-share-title = Farside – Quoridor и Squadro
page-share-description = Играј против рачунара, на једном уређају или линком позови пријатеља. Бесплатно, без налога и без реклама.
page-noscript = За Farside је потребан JavaScript: табла се црта и правила се проверавају у твом прегледачу.
manifest-description = Quoridor и Squadro: играј против рачунара, на једном уређају или позови пријатеља.

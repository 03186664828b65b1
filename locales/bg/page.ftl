### Текстове на самата страница

page-title = Farside – Quoridor и Squadro
page-description = Quoridor и Squadro: играй с компютъра, на едно устройство или покани приятел. Безплатно, без регистрация и без реклами.
page-share-title = Farside – Quoridor и Squadro
page-share-description = Играй с компютъра, на едно устройство или покани приятел с връзка. Безплатно, без регистрация и без реклами.
page-noscript = Farside изисква JavaScript: дъската се рисува и правилата се проверяват в твоя браузър.
manifest-description = Quoridor и Squadro: играй с компютъра, на едно устройство или покани приятел.

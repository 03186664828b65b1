### Тексты самой страницы

page-title = Farside — Quoridor и Squadro
page-description = Quoridor и Squadro: играйте с компьютером, на одном устройстве или пригласите друга. Бесплатно, без регистрации и рекламы.
page-share-title = Farside — Quoridor и Squadro
page-share-description = Играйте с компьютером, на одном устройстве или пригласите друга по ссылке. Бесплатно, без регистрации и рекламы.
page-noscript = Для Farside нужен JavaScript: поле рисуется, а правила проверяются прямо в вашем браузере.
manifest-description = Quoridor и Squadro: играйте с компьютером, на одном устройстве или пригласите друга.

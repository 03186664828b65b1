### نصوص لمحركات البحث والمعاينة
page-title = Farside – Quoridor وSquadro
page-description = Quoridor وSquadro: العب ضد الكمبيوتر أو مع أصدقائك على جهاز واحد أو ادعُ صديقًا. مجاني، بلا حساب وبلا إعلانات.
page-share-title = Farside – Quoridor وSquadro
page-share-description = العب ضد الكمبيوتر أو مع أصدقائك على جهاز واحد أو ادعُ صديقًا برابط. مجاني، بلا حساب وبلا إعلانات.
page-noscript = يحتاج Farside إلى JavaScript: رسم اللوح والتحقق من القواعد يجريان في متصفحك.
manifest-description = Quoridor وSquadro: العب ضد الكمبيوتر أو مع أصدقائك على جهاز واحد أو ادعُ صديقًا.

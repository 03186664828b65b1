### متن‌های صفحه برای جست‌وجو و پیش‌نمایش
page-title = Farside – Quoridor و Squadro
page-description = Quoridor و Squadro: با کامپیوتر یا دورهمی با یک دستگاه بازی کنید، یا دوستی را دعوت کنید. رایگان، بدون حساب کاربری، بدون تبلیغ.
page-share-title = Farside – Quoridor و Squadro
page-share-description = با کامپیوتر یا دورهمی با یک دستگاه بازی کنید، یا دوستی را با لینک دعوت کنید. رایگان، بدون حساب کاربری، بدون تبلیغ.
page-noscript = Farside به JavaScript نیاز دارد: صفحه‌ی بازی در مرورگر شما کشیده و قوانین همان‌جا بررسی می‌شود.
manifest-description = Quoridor و Squadro: با کامپیوتر یا دورهمی با یک دستگاه بازی کنید، یا دوستی را دعوت کنید.

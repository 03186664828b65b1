### متن‌های صفحه برای جست‌وجو و پیش‌نمایش
page-title = Farside – Quoridor و Squadro
page-description = Quoridor و Squadro: با کامپیوتر بازی کنید، با یک دستگاه دورهمی، یا دوستی را دعوت کنید. رایگان، بی‌نیاز از حساب کاربری، بدون تبلیغ.
page-share-title = Farside – Quoridor و Squadro
page-share-description = با کامپیوتر بازی کنید، با یک دستگاه دورهمی، یا دوستی را با پیوند دعوت کنید. رایگان، بی‌نیاز از حساب کاربری، بدون تبلیغ.
page-noscript = Farside به JavaScript نیاز دارد: صفحه‌ی بازی در مرورگر شما کشیده و قوانین همان‌جا بررسی می‌شود.
manifest-description = Quoridor و Squadro: با کامپیوتر بازی کنید، با یک دستگاه دورهمی، یا دوستی را دعوت کنید.

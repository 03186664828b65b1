### دکمه‌های صفحه‌ی قوانین
rules-figure-play = نمایش حرکت
rules-figure-play-each = نمایش حرکت‌ها
rules-figure-try = نمایش مانع
rules-figure-played = انجام شد: { $move }.
rules-figure-refused = مجاز نیست: { $move }. { $reason }

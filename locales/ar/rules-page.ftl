### أزرار صفحة القواعد
rules-figure-play = عرض النقلة
rules-figure-play-each = عرض النقلات
rules-figure-try = عرض الحاجز
rules-figure-played = النقلة: { $move }.
rules-figure-refused = غير مسموح: { $move }. { $reason }

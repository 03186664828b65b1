### صفحه‌ی تحلیل و مرور بازی
analysis-title = صفحه‌ی تحلیل
analysis-intro = هر وضعیتی را بچینید، یا یک بازی را برای مرور اینجا بچسبانید.
analysis-players = { $game }، { $players } نفره
analysis-paste = بازی یا وضعیت را بچسبانید
analysis-paste-how = متن یک بازی، فهرست حرکت‌ها، یک وضعیت یا لینک یک تحلیل.
analysis-file = باز کردن فایل
analysis-unreadable = این متن، بازی یا وضعیت ممکنی نیست:
analysis-of = { $game }: تحلیل
action-review = مرور بازی
saved-review-label = مرور: { $game }، { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = ارزیابی روند بازی
analysis-position = { $moves ->
    [0] شروع. { $evaluation }
   *[other] پس از حرکت { $moves }. { $evaluation }
  }
analysis-proven = ثابت‌شده
analysis-card = مرور
analysis-better = بهتر
analysis-moments = مهم‌ترین لحظه‌ها
analysis-leads = چه کسی جلو بود
analysis-next-error = اشتباه بعدی
analysis-stop = توقف
analysis-try = تلاش دوباره
analysis-try-find = حرکت بهتری برای { $player } پیدا کنید.
analysis-try-checking = در حال بررسی { $move }…
analysis-try-kept = بله! { $move } نتیجه را حفظ می‌کند.
analysis-try-lost = { $move } هم چیزی را از دست می‌دهد.
analysis-try-show = نمایش حرکت بهتر
analysis-engine = کامپیوتر
analysis-lines = شاخه‌ها
analysis-paths = نمایش راه‌ها
analysis-depth = عمق { $depth } · { $speed }/ث
analysis-source = { $source ->
    [tablebase] دقیق: پایگاه بازی حل‌شده در سرور
    [endgame] دقیق: پایان بازی حل‌شده
    [book] از کتاب گشایش
   *[search] برآورد با جست‌وجو
  }
analysis-variation = شاخه‌ی فرعی
analysis-marks = نشان‌گذاری این حرکت
analysis-glyph = { $glyph ->
    [brilliant] حرکت درخشان
    [good] حرکت خوب
    [interesting] حرکت جالب
    [dubious] حرکت مشکوک
    [mistake] اشتباه
   *[blunder] اشتباه بزرگ
  }
analysis-comment = یادداشت (روی همین دستگاه می‌ماند)
analysis-promote = تبدیل به شاخه‌ی اصلی
analysis-delete = حذف از اینجا به بعد
analysis-play-on = بازی از همین وضعیت
analysis-away = سرور الان در دسترس نیست.
analysis-edit = ویرایش وضعیت
analysis-analyse = تحلیل
analysis-edit-how = { $game ->
    [quoridor] آدمک‌ها و موانع را بکشید. برای گذاشتن مانع روی شیار کلیک کنید و برای برداشتنش روی خود مانع.
   *[squadro] مهره‌ها را در مسیرشان بکشید. برای برگرداندن جهت مهره روی آن کلیک کنید. 0 جایگاه آغازین است، 6 خانه‌ی بازگشت و 12 مقصد.
  }
analysis-rack = روی صفحه بکشید
analysis-square = خانه
analysis-fences-left = موانع باقی‌مانده
analysis-fences = موانع روی صفحه
analysis-lane = مسیر { $lane }
analysis-to-move = نوبت
analysis-position-string = وضعیت
problem-unreadable = این خوانده نمی‌شود: «{ $word }»
problem-players = با { $given } بازیکن نمی‌شود بازی کرد.
problem-turn = { $player } در بازی نیست و نوبت ندارد.
problem-same-square = دو آدمک روی { $square }.
problem-nobody-plays = هیچ‌کس بازی نمی‌کند.
problem-off-board = مانع { $fence } از صفحه بیرون می‌زند.
problem-fences = موانع { $one } و { $other } با هم تداخل دارند.
problem-too-many-left = { $player }: حداکثر { $most } مانع می‌تواند مانده باشد.
problem-too-many-fences = { $given } مانع؛ بازی فقط { $most } مانع دارد.
problem-no-path = راهی برای { $player } باز نیست.
problem-several-winners = فقط یک بازیکن می‌تواند برنده باشد.
problem-winner-to-move = { $player } برنده شده و دیگر نوبت ندارد.
problem-progress = { $player }: مهره‌ی مسیر { $lane } نمی‌تواند آنجا باشد.
problem-left = { $player } نمی‌تواند از بازی بیرون رفته باشد.
problem-shared-crossing = دو مهره روی یک تقاطع: مسیرهای { $one } و { $other }.
problem-five-home = { $player }: پنج مهره نمی‌توانند در مقصد باشند.

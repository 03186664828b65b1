### الألغاز في المتصفح

puzzles-title = ألغاز
puzzles-intro = نقلة واحدة هي الصحيحة. اعثر عليها. الألغاز تعمل دون اتصال أيضًا.
puzzles-game = اللعبة
puzzles-rating = تصنيفك
puzzles-counts = { $tried ->
    [0] لم تجرّب أي لغز بعد
   *[other] ألغاز محلولة: { $solved } من { $tried }
  }
puzzles-daily = لغز اليوم
puzzles-daily-done = حُلّ اليوم
puzzles-daily-run = { $days ->
    [1] يوم واحد
    [zero] { $days } يوم على التوالي
    [one] { $days } يوم على التوالي
    [two] يومان على التوالي
    [few] { $days } أيام على التوالي
    [many] { $days } يومًا على التوالي
   *[other] { $days } يوم على التوالي
  }
puzzles-solve = حل اللغز
puzzles-rated = على مستواك
puzzles-rated-about = ألغاز تناسب قوتك. يتغيّر تصنيفك مع كل لغز.
puzzles-streak = سلسلة بلا خطأ
puzzles-streak-about = كل لغز أصعب مما قبله. أول خطأ ينهي السلسلة.
puzzles-rush = تحدي الدقائق الثلاث
puzzles-rush-about = حلّ أكبر عدد ممكن. ثلاثة أخطاء تنهي التحدي.
puzzles-best = الأفضل: { $solved }
puzzles-themes = المواضيع
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = لا ألغاز هنا بعد.
puzzles-missing = هذا اللغز غير موجود. إليك غيره:
puzzle-moves = { $moves ->
    [1] نقلة واحدة
    [zero] { $moves } نقلة
    [one] { $moves } نقلة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
  }
puzzle-kind = { $kind ->
    [proven] مثبت
   *[searched] تقديري
  }
puzzle-lost-proven = { $aim ->
    [draw] مثبت: صار الوضع خاسرًا.
    [stop] مثبت: الآن يفوز لاعب آخر.
   *[win] مثبت: ضاع الفوز.
  }
puzzle-lost-searched = تقدير: تنخفض فرصة الفوز بنحو { $percent }٪ أو أكثر.
puzzle-watch = انظر ما يحدث…
puzzle-hint = تلميح
puzzle-hint-more = تلميح آخر
puzzle-hint-pawn = حرّك القطعة.
puzzle-hint-fence = ضع حاجزًا بين { $squares }.
puzzle-hint-lane = انظر إلى القطعة في المسار { $lane }.
puzzle-show = عرض الحل
puzzle-solution = الحل: { $line }
puzzle-next = اللغز التالي
puzzle-known = سبق أن رأيت هذا اللغز. لا يُحتسب.
puzzle-levels = المستويات التي تحلّه: { $levels }
puzzle-levels-none = لا يحلّه أي مستوى من مستويات الكمبيوتر.
puzzle-start = ابدأ
puzzle-score = ألغاز محلولة: { $solved }
puzzle-mistakes = الأخطاء: { $mistakes } من { $most }
puzzle-time-left = الوقت الباقي
puzzle-ended = { $why ->
    [time] انتهى الوقت!
    [none-left] حُلّت كل الألغاز!
   *[mistakes] انتهت المحاولة!
  }
puzzle-record = أفضل نتيجة لك!
puzzle-missed = ألقِ عليها نظرة أخرى:
puzzle-again = العب مجددًا
level-title = اعرف مستواك
level-intro = { $most ->
    [zero] حتى { $most } وضع، ثم تعرف أي مستوى يناسبك.
    [one] حتى { $most } وضع، ثم تعرف أي مستوى يناسبك.
    [two] وضعان على الأكثر، ثم تعرف أي مستوى يناسبك.
    [few] حتى { $most } أوضاع، ثم تعرف أي مستوى يناسبك.
    [many] حتى { $most } وضعًا، ثم تعرف أي مستوى يناسبك.
   *[other] حتى { $most } وضع، ثم تعرف أي مستوى يناسبك.
  }
level-position = الوضع { $number }
level-skip = لا أعرف
level-wrong = ليست هذه.
level-result = مستواك: { $level }، { $name }
level-play = العب على المستوى { $level }

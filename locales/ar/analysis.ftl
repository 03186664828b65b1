### لوح التحليل ومراجعة المباراة
analysis-title = لوح التحليل
analysis-intro = جهّز أي وضع، أو ألصق مباراة لمراجعتها.
analysis-players = { $game }، عدد اللاعبين: { $players }
analysis-paste = ألصق مباراة أو وضعًا
analysis-paste-how = سجل مباراة، أو قائمة نقلات، أو وضع، أو رابط تحليل.
analysis-file = فتح ملف
analysis-unreadable = هذه ليست مباراة ولا وضعًا ممكنًا:
analysis-of = { $game }: تحليل
action-review = مراجعة المباراة
saved-review-label = مراجعة: { $game }، { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = تقييم مجرى المباراة
analysis-position = { $moves ->
    [0] البداية. { $evaluation }
   *[other] بعد النقلة { $moves }. { $evaluation }
  }
analysis-proven = مثبت
analysis-card = المراجعة
analysis-better = الأفضل
analysis-moments = أبرز اللحظات
analysis-leads = من كان في المقدمة
analysis-next-error = الخطأ التالي
analysis-stop = إيقاف
analysis-try = محاولة أخرى
analysis-try-find = ابحث عن نقلة أفضل لصالح { $player }.
analysis-try-checking = جارٍ فحص { $move }…
analysis-try-kept = نعم! { $move } تحافظ على النتيجة.
analysis-try-lost = { $move } تضيّع شيئًا أيضًا.
analysis-try-show = عرض النقلة الأفضل
analysis-engine = الكمبيوتر
analysis-lines = خطوط اللعب
analysis-paths = إظهار الممرات
analysis-depth = العمق { $depth } · { $speed }/ث
analysis-source = { $source ->
    [tablebase] دقيق: قاعدة الحلول على الخادم
    [endgame] دقيق: نهاية محلولة
    [book] من كتاب الافتتاحيات
   *[search] تقدير بالبحث
  }
analysis-variation = تفريعة
analysis-marks = وسم هذه النقلة
analysis-glyph = { $glyph ->
    [brilliant] نقلة رائعة
    [good] نقلة جيدة
    [interesting] نقلة مثيرة للاهتمام
    [dubious] نقلة مشكوك فيها
    [mistake] خطأ
   *[blunder] خطأ فادح
  }
analysis-comment = تعليق (يُحفظ على هذا الجهاز)
analysis-promote = جعله الخط الرئيسي
analysis-delete = حذف من هنا فصاعدًا
analysis-play-on = اللعب من هذا الوضع
analysis-away = تعذّر الوصول إلى الخادم الآن.
analysis-edit = تعديل الوضع
analysis-analyse = تحليل
analysis-edit-how = { $game ->
    [quoridor] اسحب القطع والحواجز. انقر على أخدود لوضع حاجز، وعلى حاجز لإزالته.
   *[squadro] اسحب القطع على مساراتها. انقر على قطعة لعكس اتجاهها. 0 خانة البداية، و6 خانة الدوران، و12 نهاية الرحلة.
  }
analysis-rack = اسحبه إلى اللوح
analysis-square = المربع
analysis-fences-left = الحواجز المتبقية
analysis-fences = الحواجز على اللوح
analysis-lane = المسار { $lane }
analysis-to-move = الدور على
analysis-position-string = الوضع
problem-unreadable = تعذّرت قراءة هذا: «{ $word }»
problem-players = عدد لاعبين غير ممكن: { $given }.
problem-turn = { $player } خارج المباراة، فلا دور له.
problem-same-square = قطعتان على { $square }.
problem-nobody-plays = لا أحد يلعب.
problem-off-board = الحاجز { $fence } يتجاوز حدود اللوح.
problem-fences = الحاجزان { $one } و{ $other } يعترض أحدهما الآخر.
problem-too-many-left = { $player }: الحد الأقصى للحواجز المتبقية { $most }.
problem-too-many-fences = عدد الحواجز { $given }، وفي اللعبة { $most } فقط.
problem-no-path = لا ممر أمام { $player }.
problem-several-winners = لا يمكن أن يفوز أكثر من لاعب واحد.
problem-winner-to-move = فاز { $player }، فلا دور له بعد ذلك.
problem-progress = { $player }: موضع القطعة في المسار { $lane } غير ممكن.
problem-left = لا يمكن أن يكون { $player } قد غادر المباراة.
problem-shared-crossing = قطعتان على تقاطع واحد: المساران { $one } و{ $other }.
problem-five-home = { $player }: لا يمكن أن تتمّ خمس قطع رحلتها.

### إطار التطبيق: الصفحات والأزرار
app-name = Farside
nav-home = Farside، الصفحة الرئيسية
nav-label = الصفحات
nav-saved = المباريات
nav-settings = الإعدادات
nav-help = المساعدة
skip-to-content = الانتقال إلى المحتوى
reader-offer = تفعيل وضع قارئ الشاشة
title-home = Farside – Quoridor وSquadro
title-page = { $page } – Farside
title-turn = دورك – { $game }
title-begun = بدأت المباراة – { $game }
not-kept-forbidden = لا يحفظ هذا المتصفح المباريات على هذا الموقع. اللعب ممكن، لكن مبارياتك تضيع عند إغلاق علامة التبويب.
not-kept-full = مساحة التخزين في متصفحك ممتلئة. يمكنك متابعة اللعب، لكن النقلات الجديدة تضيع عند إغلاق علامة التبويب.
news-label = مبارياتك
news-turn = دورك: { $game } ({ $others })
news-begun = بدأت المباراة: { $game } ({ $others })
news-playing = دور المنافس: { $game } ({ $others })
news-waiting = بانتظار منافس: { $game }
news-play = العب
news-open = فتح
app-tagline = لعبتا لوح رائعتان، بلا تعقيد.
home-continue = متابعة
home-play-computer = العب ضد الكمبيوتر
home-pass-and-play = العب على جهاز واحد
home-about-quoridor = سباق إلى الجهة المقابلة. اعترض طريق منافسيك بالحواجز، لكن اترك لهم ممرًا دائمًا.
home-about-squadro = سباق بخمس قطع ذهابًا وإيابًا. اقفز فوق قطعة لمنافسك لتعيدها إلى الوراء.
home-learn = طريقة اللعب
home-learn-label = طريقة لعب { $game }
home-more = طرق أخرى للعب
home-miniature = { $game }، مباراة للعرض
home-pause = إيقاف مباريات العرض مؤقتًا
home-resume = متابعة مباريات العرض
home-foot = مجاني، بلا حساب وبلا إعلانات. مبارياتك ضد الكمبيوتر تبقى في متصفحك.
home-publisher = Quoridor وSquadro من إصدار Gigamic. لا صلة بين Farside وGigamic.
lost-title = الصفحة غير موجودة
lost-text = لا يؤدي هذا الرابط إلى أي مباراة. ربما أُزيلت من هذا المتصفح.
lost-home = العودة إلى الرئيسية
quoridor = Quoridor
squadro = Squadro
quoridor-seat-1 = الأبيض
quoridor-seat-2 = الأسود
quoridor-seat-3 = البرتقالي
quoridor-seat-4 = الأزرق
squadro-seat-1 = الأصفر
squadro-seat-2 = الأحمر
loading = جارٍ التحميل…
trouble = حدث خطأ ما. أعد تحميل الصفحة للمتابعة.
trouble-code = حدث خطأ ما ({ $code }). حاول مرة أخرى.
saved-title = مبارياتك
saved-none = لا مباريات بعد. كل مباراة تبدؤها تُحفظ في هذا المتصفح.
saved-remove = إزالة
saved-remove-label = إزالة: { $game }، { $when }
saved-open-label = فتح: { $game }، { $when }
saved-versus = { $game } ضد { $others }
moves-made = { $moves ->
    [1] نقلة واحدة
    [zero] لا نقلات بعد
    [one] { $moves } نقلة
    [two] نقلتان
    [few] { $moves } نقلات
    [many] { $moves } نقلة
   *[other] { $moves } نقلة
  }
saved-local = على هذا الجهاز
saved-online = عبر الإنترنت
saved-won = فزت
saved-lost = خسرت
saved-drawn = تعادل
saved-going-on = جارية
saved-over = انتهت
saved-removed = أُزيلت المباراة.
saved-undo = تراجع
saved-export = تصدير كل المباريات
saved-import = استيراد مباريات
saved-imported = { $games ->
    [1] تم استيراد مباراة واحدة.
    [zero] لا مباريات جديدة في هذا الملف.
    [one] تم استيراد { $games } مباراة.
    [two] تم استيراد مباراتين.
    [few] تم استيراد { $games } مباريات.
    [many] تم استيراد { $games } مباراة.
   *[other] تم استيراد { $games } مباراة.
  }
saved-import-failed = لا يحتوي هذا الملف على مباريات Farside.
saved-kept = محفوظة في هذا المتصفح فقط.
new-title-computer = { $game }: ضد الكمبيوتر
new-title-friends = { $game }: على جهاز واحد
new-players = عدد اللاعبين
new-people = اللاعبون البشر
new-level = المستوى
new-levels-own = تحديد مستوى لكل كمبيوتر
new-level-1 = مبتدئ
new-level-2 = سهل
new-level-3 = هادئ
new-level-4 = هاوٍ
new-level-5 = متزن
new-level-6 = ماهر
new-level-7 = قوي
new-level-8 = القوة القصوى
level-about-quoridor-1 = تعلّم القواعد للتو. يسيء وضع الحواجز ولا ينتبه إلى القفزات.
level-about-quoridor-2 = يرى بعض الحواجز الجيدة، لكنه نادرًا ما يتوقع حواجزك.
level-about-quoridor-3 = يضع حواجز معقولة ويتوقع حواجزك أحيانًا.
level-about-quoridor-4 = يحسب كل خطوة ولا تفوته حيلة بسيطة.
level-about-quoridor-5 = يخطط لبضع نقلات مقدمًا.
level-about-quoridor-6 = يخطط للمدى البعيد ويدّخر حواجزه للنهاية.
level-about-quoridor-7 = يصعب التغلب عليه. يعاقب على معظم الأخطاء.
level-about-quoridor-8 = أفضل ما لدى Farside. لا تنتظر منه هدايا.
level-about-squadro-1 = تعلّم القواعد للتو. كثيرًا ما تفوته القفزات.
level-about-squadro-2 = يقفز متى رأى فرصة، لكنه لا يفكر في ما بعدها.
level-about-squadro-3 = يحسب نقلة واحدة مقدمًا، ويعرّض قطعه للقفز أحيانًا.
level-about-squadro-4 = يتجنب الفخاخ البسيطة.
level-about-squadro-5 = يحسب عدة نقلات مقدمًا.
level-about-squadro-6 = يحسن توقيت قفزاته.
level-about-squadro-7 = يصعب التغلب عليه. يعاقب على معظم الأخطاء.
level-about-squadro-8 = أفضل ما لدى Farside. لا تنتظر منه هدايا.
level-elo = بالقياس: { $elo } Elo فوق المستوى 1
level-elo-first = بالقياس: تُقارن المستويات الأخرى بهذا المستوى
new-first = النقلة الأولى
new-first-drawn = بالقرعة
new-first-you = أنت
new-first-other = الكمبيوتر
new-seat = لونك
new-seat-drawn = بالقرعة
new-more-quoridor = قواعد خاصة وموازنة الفرص
new-more-squadro = موازنة الفرص
new-options = قواعد خاصة
new-option-free-side-jump = السماح دائمًا بالقفز القطري
new-option-strict-pawn-behind = لا قفز إذا وقفت قطعة أخرى في الخلف مباشرة
new-handicap = حواجز كل لاعب
new-handicap-squadro = أفضلية البداية
new-handicap-none = بلا أفضلية
new-handicap-yellow = الأصفر يبدأ وقطعته الوسطى في خانة الدوران
new-handicap-red = الأحمر يبدأ وقطعته الوسطى في خانة الدوران
new-start = ابدأ
level-named = { $level }: { $name }
seat-computer = الكمبيوتر: المستوى { $level }، { $name }
time = الوقت
time-kind-none = بلا حد
time-kind-total = للمباراة
time-kind-move = لكل نقلة
time-kind-days = بالمراسلة
time-minutes = الدقائق لكل لاعب
time-increment = الزيادة (بالثواني)
time-seconds = الثواني لكل نقلة
time-days = الأيام لكل نقلة
time-share = حصة كل لاعب من الوقت (%)
by-hand-title = تعذّر النسخ
by-hand-text = لم يسمح متصفحك لتطبيق Farside بالنسخ. النص محدد: انسخه بالمفتاحين Ctrl+C أو ‎⌘C، أو بالضغط المطوّل.
by-hand-close = إغلاق

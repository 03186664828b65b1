review-accuracy = { $player }: الدقة { $percent }٪
review-inaccuracy = عدم دقة
review-mistake = خطأ
review-blunder = خطأ فادح
review-chance = فرصة الفوز: { $better } ← { $after }
review-estimated = نحو { $percent }٪
review-won = فوز مثبت
review-lost = خسارة مثبتة
review-drawn = تعادل مثبت
review-better = الأفضل: { $line }
review-moments = أبرز اللحظات: { $list }
review-ahead = { $from }–{ $to }: { $player } في المقدمة
review-even = { $from }–{ $to }: لا أحد في المقدمة
review-no-errors = لم توجد أخطاء.
review-interrupted = توقفت المراجعة. هذا ما عُرف حتى الآن.
review-progress = مراجعة المباراة: { $percent }٪
fact-path-longer = { $steps ->
    [1] { $player }: أقصر ممر يطول بمقدار: خطوة واحدة.
    [zero] { $player }: أقصر ممر يطول بمقدار: { $steps } خطوة.
    [one] { $player }: أقصر ممر يطول بمقدار: { $steps } خطوة.
    [two] { $player }: أقصر ممر يطول بمقدار: خطوتان.
    [few] { $player }: أقصر ممر يطول بمقدار: { $steps } خطوات.
    [many] { $player }: أقصر ممر يطول بمقدار: { $steps } خطوة.
   *[other] { $player }: أقصر ممر يطول بمقدار: { $steps } خطوة.
  }
fact-paths-longer = الحاجز يطيل الممرات: { $player } ⁦+{ $steps }⁩، { $own } ⁦+{ $ownSteps }⁩.
fact-fence-without-effect = هذا الحاجز لا يطيل ممر أحد.
fact-no-closer = { $steps ->
    [1] القطعة لا تقترب من الهدف. الباقي: خطوة واحدة.
    [zero] القطعة لا تقترب من الهدف. الباقي: { $steps } خطوة.
    [one] القطعة لا تقترب من الهدف. الباقي: { $steps } خطوة.
    [two] القطعة لا تقترب من الهدف. الباقي: خطوتان.
    [few] القطعة لا تقترب من الهدف. الباقي: { $steps } خطوات.
    [many] القطعة لا تقترب من الهدف. الباقي: { $steps } خطوة.
   *[other] القطعة لا تقترب من الهدف. الباقي: { $steps } خطوة.
  }
fact-straight-jump-missed = كان القفز المستقيم إلى { $square } ممكنًا.
fact-side-jump-missed = كان القفز الجانبي إلى { $square } ممكنًا.
fact-jumps = القفز إلى { $square } يكسب خطوتين.
fact-jump-allowed = { $player }: القفز إلى { $square } ممكن الآن.
fact-race-decided = { $moves ->
    [1] حُسم السباق: { $player } يصل أولًا. الفارق: نقلة واحدة.
    [zero] حُسم السباق: { $player } يصل أولًا. الفارق: { $moves } نقلة.
    [one] حُسم السباق: { $player } يصل أولًا. الفارق: { $moves } نقلة.
    [two] حُسم السباق: { $player } يصل أولًا. الفارق: نقلتان.
    [few] حُسم السباق: { $player } يصل أولًا. الفارق: { $moves } نقلات.
    [many] حُسم السباق: { $player } يصل أولًا. الفارق: { $moves } نقلة.
   *[other] حُسم السباق: { $player } يصل أولًا. الفارق: { $moves } نقلة.
  }
fact-last-fence = { $player }: لم يبق أي حاجز.
fact-piece-sent-back = { $moves ->
    [1] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: نقلة واحدة.
    [zero] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: { $moves } نقلة.
    [one] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: { $moves } نقلة.
    [two] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: نقلتان.
    [few] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: { $moves } نقلات.
    [many] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: { $moves } نقلة.
   *[other] { $player }: أُعيدت القطعة في المسار { $lane }. الخسارة: { $moves } نقلة.
  }
fact-piece-threatened = { $moves ->
    [1] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: نقلة واحدة.
    [zero] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: { $moves } نقلة.
    [one] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: { $moves } نقلة.
    [two] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: نقلتان.
    [few] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: { $moves } نقلات.
    [many] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: { $moves } نقلة.
   *[other] { $player }: يمكن القفز فوق القطعة في المسار { $lane } في الدور التالي. الخسارة: { $moves } نقلة.
  }
fact-race-lead = { $moves ->
    [1] { $player } في مقدمة السباق. الفارق: نقلة واحدة.
    [zero] { $player } في مقدمة السباق. الفارق: { $moves } نقلة.
    [one] { $player } في مقدمة السباق. الفارق: { $moves } نقلة.
    [two] { $player } في مقدمة السباق. الفارق: نقلتان.
    [few] { $player } في مقدمة السباق. الفارق: { $moves } نقلات.
    [many] { $player } في مقدمة السباق. الفارق: { $moves } نقلة.
   *[other] { $player } في مقدمة السباق. الفارق: { $moves } نقلة.
  }
fact-piece-home = { $player }: وصلت { $pieces } من 4 قطع.
fact-win-missed = { $move } يفوز فورًا.
fact-win-missed-lane = المسار { $lane } يفوز فورًا.
fact-win-given-away = ضاع الفوز المثبت.
fact-only-move = { $move } وحدها كانت تحافظ على الفوز.
fact-only-lane = المسار { $lane } وحده كان يحافظ على الفوز.

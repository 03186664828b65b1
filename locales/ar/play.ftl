### مباراة جارية
player-you = أنت
player-computer = الكمبيوتر (المستوى { $level })
player-computer-colour = { $colour } (الكمبيوتر، المستوى { $level })
player-guest = ضيف { $tag }
player-bot = بوت { $tag }
status-your-turn = دورك.
status-turn = الدور على { $player }.
status-thinking = { $player } يفكر.
status-won = لقد فزت!
status-won-resigned = فزت باستسلام المنافسين.
status-wins = الفوز من نصيب { $player }.
status-wins-resigned = الفوز من نصيب { $player } باستسلام الآخرين.
status-won-steps = { $steps ->
    [1] فزت بفارق خطوة واحدة!
    [zero] فزت بفارق { $steps } خطوة!
    [one] فزت بفارق { $steps } خطوة!
    [two] فزت بفارق خطوتين!
    [few] فزت بفارق { $steps } خطوات!
    [many] فزت بفارق { $steps } خطوة!
   *[other] فزت بفارق { $steps } خطوة!
  }
status-wins-steps = { $steps ->
    [1] الفوز من نصيب { $player } بفارق خطوة واحدة.
    [zero] الفوز من نصيب { $player } بفارق { $steps } خطوة.
    [one] الفوز من نصيب { $player } بفارق { $steps } خطوة.
    [two] الفوز من نصيب { $player } بفارق خطوتين.
    [few] الفوز من نصيب { $player } بفارق { $steps } خطوات.
    [many] الفوز من نصيب { $player } بفارق { $steps } خطوة.
   *[other] الفوز من نصيب { $player } بفارق { $steps } خطوة.
  }
status-won-moves = { $moves ->
    [1] فزت بفارق نقلة واحدة!
    [zero] فزت بفارق { $moves } نقلة!
    [one] فزت بفارق { $moves } نقلة!
    [two] فزت بفارق نقلتين!
    [few] فزت بفارق { $moves } نقلات!
    [many] فزت بفارق { $moves } نقلة!
   *[other] فزت بفارق { $moves } نقلة!
  }
status-wins-moves = { $moves ->
    [1] الفوز من نصيب { $player } بفارق نقلة واحدة.
    [zero] الفوز من نصيب { $player } بفارق { $moves } نقلة.
    [one] الفوز من نصيب { $player } بفارق { $moves } نقلة.
    [two] الفوز من نصيب { $player } بفارق نقلتين.
    [few] الفوز من نصيب { $player } بفارق { $moves } نقلات.
    [many] الفوز من نصيب { $player } بفارق { $moves } نقلة.
   *[other] الفوز من نصيب { $player } بفارق { $moves } نقلة.
  }
status-own-resigned = لقد استسلمت. الفوز من نصيب { $player }.
status-other-resigned = استسلام { $loser }. لقد فزت!
status-resigned = استسلام { $loser }. الفوز من نصيب { $player }.
status-own-time = انتهى وقتك. الفوز من نصيب { $player }.
status-other-time = انتهى وقت { $loser }. لقد فزت!
status-time = انتهى وقت { $loser }. الفوز من نصيب { $player }.
status-won-time = فزت بانتهاء وقت المنافسين.
status-wins-time = الفوز من نصيب { $player } بانتهاء الوقت.
status-repetition = تعادل بتكرار الوضع.
status-turn-limit = تعادل: بلغت المباراة الحد الأقصى للأدوار.
status-other-tab = مباراتك مفتوحة في علامة تبويب أخرى. هنا يمكنك متابعتها فقط.
time-ran-out = انتهى وقت { $player }.
looking-back-start = مراجعة: البداية
looking-back-turn = مراجعة: الدور { $turn }
looking-back-note = هذا وضع سابق في المباراة.
draw-title = لمن النقلة الأولى؟
draw-starts = النقلة الأولى: { $player }
draw-you-start = النقلة الأولى لك
said-move = { $player }: { $move }.
move-leaves = مغادرة المباراة
move-pawn = القطعة إلى { $square }
move-fence-h = حاجز أفقي فوق { $square }
move-fence-v = حاجز عمودي يمين { $square }
move-lane = المسار { $lane }
move-lane-spaces = المسار { $lane } من الخانة { $from } إلى الخانة { $to }
actions-label = خيارات المباراة
action-undo = تراجع
action-resign = استسلام
action-resign-sure = تأكيد الاستسلام
action-again = إعادة المباراة
after-label = ماذا بعد؟
action-level = جرّب المستوى { $level }: { $name }
action-new-level = تغيير المستوى
action-share = مشاركة
action-turn = قلب اللوح
action-copy = نسخ النقلات
action-copied = تم النسخ
moves-label = النقلات
moves-none = لا نقلات بعد.
look-label = تصفّح النقلات
action-first = النقلة الأولى
action-back = النقلة السابقة
action-forward = النقلة التالية
action-last = النقلة الأخيرة
action-live = العودة إلى المباراة
side-label = النقلات والخيارات
fences-left = { $fences ->
    [1] بقي حاجز واحد
    [zero] نفدت الحواجز
    [one] بقي { $fences } حاجز
    [two] بقي حاجزان
    [few] بقيت { $fences } حواجز
    [many] بقي { $fences } حاجزًا
   *[other] بقي { $fences } حاجز
  }
steps-to-goal = { $steps ->
    [1] خطوة واحدة
    [zero] { $steps } خطوة
    [one] { $steps } خطوة
    [two] خطوتان
    [few] { $steps } خطوات
    [many] { $steps } خطوة
   *[other] { $steps } خطوة
  }
moves-needed = { $needs ->
    [1] بقيت نقلة واحدة
    [zero] بقيت { $needs } نقلة
    [one] بقيت { $needs } نقلة
    [two] بقيت نقلتان
    [few] بقيت { $needs } نقلات
    [many] بقيت { $needs } نقلة
   *[other] بقيت { $needs } نقلة
  }
pieces-home = اكتمل { $home } من 4
board-label-quoridor = لوح Quoridor. مفاتيح الأسهم للتنقل بين المربعات، وEnter لتحريك القطعة إلى المربع. H وV لأخذ حاجز، والأسهم لإزاحته، وR لتدويره، وEnter لوضعه، وEscape للإلغاء.
board-label-squadro = لوح Squadro. المفاتيح من 1 إلى 5 لاختيار مسار، والسهمان الأيمن والأيسر للمسار المجاور، وEnter لتحريك قطعته.
effect-you = عليك ⁦+{ $steps }⁩
effect-them = على المنافس ⁦+{ $steps }⁩
effect-seat = { $colour } ⁦+{ $steps }⁩
effect-seat-you = أنت ⁦+{ $steps }⁩
effect-none = لا يؤخّر أحدًا
refused-game-over = انتهت المباراة.
refused-already-there = قطعتك هناك بالفعل.
refused-occupied = هناك قطعة في الطريق.
refused-fence-between = الحاجز { $fence } في الطريق.
refused-straight-jump-possible = اقفز مباشرة إلى { $square }: القفز القطري فقط إن تعذّر ذلك.
refused-pawn-behind = لا يمكن القفز من فوق قطعة خلفها قطعة أخرى مباشرة.
refused-too-far = بعيد جدًا.
refused-no-fence-left = لم تبقَ لديك حواجز.
refused-off-board = يجب أن يكون الحاجز كله داخل اللوح.
refused-overlaps = يتداخل مع الحاجز { $fence }.
refused-crosses = يتقاطع مع الحاجز { $fence }.
refused-cuts-off = لن يبقى ممر أمام { $player }.
refused-cuts-off-you = لن يبقى أمامك ممر.
refused-not-your-piece = هذه ليست قطعتك.
refused-piece-home = هذه القطعة أتمّت رحلتها.
hint-frame = توضع الحواجز في الأخاديد.
fence-bar = الحاجز المحدد
fence-place = وضع
fence-turn = تدوير
fence-cancel = إلغاء
fence-left = يسار
fence-right = يمين
fence-up = أعلى
fence-down = أسفل
piece-waits = انقر مرة أخرى للتحريك.
piece-move = تحريك
fence-in-words = الحاجز { $fence }: { $effect }
square-pawn = { $square }، قطعة: { $colour }
square-target = { $square }، يمكنك الانتقال إلى هنا
piece-start = المسار { $lane }: في خانة البداية، السرعة { $speed }.
piece-turning = المسار { $lane }: في خانة الدوران، السرعة { $speed }.
piece-home = المسار { $lane }: أتمّت رحلتها.
piece-out = المسار { $lane }: في الخانة { $space }، ذهابًا، السرعة { $speed }.
piece-back = المسار { $lane }: في الخانة { $space }، إيابًا، السرعة { $speed }.
landing-space = { $spaces ->
    [1] تتقدم خانة واحدة
    [zero] تتقدم { $spaces } خانة
    [one] تتقدم { $spaces } خانة
    [two] تتقدم خانتين
    [few] تتقدم { $spaces } خانات
    [many] تتقدم { $spaces } خانة
   *[other] تتقدم { $spaces } خانة
  }
landing-turning = تصل إلى خانة الدوران
landing-home = تتمّ رحلتها
landing-none = أتمّت رحلتها
landing-sends-start = تعيد المسار { $lane } إلى البداية
landing-sends-turning = تعيد المسار { $lane } إلى خانة الدوران
say-label = اللوح بالكلمات
say-pawn = { $player }: القطعة على { $square }.
say-steps = { $steps ->
    [1] بقيت خطوة واحدة.
    [zero] بقيت { $steps } خطوة.
    [one] بقيت { $steps } خطوة.
    [two] بقيت خطوتان.
    [few] بقيت { $steps } خطوات.
    [many] بقيت { $steps } خطوة.
   *[other] بقيت { $steps } خطوة.
  }
say-fences = { $fences ->
    [1] بقي حاجز واحد.
    [zero] نفدت الحواجز.
    [one] بقي { $fences } حاجز.
    [two] بقي حاجزان.
    [few] بقيت { $fences } حواجز.
    [many] بقي { $fences } حاجزًا.
   *[other] بقي { $fences } حاجز.
  }
say-fences-h = الحواجز الأفقية، فوق: { $fences }.
say-fences-v = الحواجز العمودية، يمين: { $fences }.
say-no-fences = لا حواجز على اللوح.
say-targets = يمكن لقطعتك الانتقال إلى: { $squares }.
say-home = { $player }: أتمّت { $home } من 4 قطع رحلتها.
say-needs = { $needs ->
    [1] بقيت نقلة واحدة.
    [zero] بقيت { $needs } نقلة.
    [one] بقيت { $needs } نقلة.
    [two] بقيت نقلتان.
    [few] بقيت { $needs } نقلات.
    [many] بقيت { $needs } نقلة.
   *[other] بقيت { $needs } نقلة.
  }
type-label = اكتب نقلة
type-go = العب
refused-unreadable = «{ $text }» ليست نقلة.
how-quoridor = اكتب مربعًا مثل e2، أو حاجزًا مثل e3h أو e3v.
how-squadro = اكتب رقم المسار، من 1 إلى 5.

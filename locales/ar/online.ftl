### اللعب مع أشخاص في أماكن أخرى
nav-lobby = عبر الإنترنت
home-invite = العب مع صديق
home-join = الانضمام إلى مباراة
home-join-text = انضم إلى من ينتظر، أو اعثر على منافس فورًا.
home-watch = مشاهدة
home-watch-text = شاهد المباريات الجارية.
contact-connecting = جارٍ الاتصال…
contact-connected = جارٍ التحميل…
contact-reconnecting = انقطع الاتصال. جارٍ إعادة الاتصال…
contact-offline = لا يوجد اتصال بالإنترنت. ستتواصل مباراتك عند عودته.
contact-away = انقطع الاتصال. جارٍ إعادة الاتصال، ومباراتك في أمان.
contact-gone = المباراة غير موجودة.
invite-title = دعوة إلى { $game }
invite-other = المنافس
invite-others = المنافسون
invite-other-number = اللاعب { $number }
invite-person = صديق
invite-handicap-you = تبدأ وقطعتك الوسطى في خانة الدوران
invite-handicap-other = يبدأ منافسك وقطعته الوسطى في خانة الدوران
invite-who = من يمكنه الانضمام
invite-who-link = كل من لديه الرابط
invite-who-all = الجميع (تُدرج في صالة اللعب)
invite-make = إنشاء المباراة
invite-making = جارٍ إنشاء مباراتك…
invite-away = تعذّر الوصول إلى الخادم. سننشئ مباراتك فور عودته.
invite-away-offline = لا يوجد اتصال بالإنترنت. سننشئ مباراتك فور عودة الاتصال.
name-label = اسمك
name-note = يرى اللاعبون الآخرون هذا الاسم. لا حاجة إلى حساب.
name-kept = تم الحفظ.
name-failed = لا يمكن استخدام هذا الاسم.
control-none = بلا حد زمني
control-days = { $days ->
    [1] يوم واحد لكل نقلة
    [zero] { $days } يوم لكل نقلة
    [one] { $days } يوم لكل نقلة
    [two] يومان لكل نقلة
    [few] { $days } أيام لكل نقلة
    [many] { $days } يومًا لكل نقلة
   *[other] { $days } يوم لكل نقلة
  }
control-move = { $seconds ->
    [1] ثانية واحدة لكل نقلة
    [zero] { $seconds } ثانية لكل نقلة
    [one] { $seconds } ثانية لكل نقلة
    [two] ثانيتان لكل نقلة
    [few] { $seconds } ثوانٍ لكل نقلة
    [many] { $seconds } ثانية لكل نقلة
   *[other] { $seconds } ثانية لكل نقلة
  }
control-minutes = { $minutes } د
control-seconds = { $seconds } ث
control-increment = { $time } + { $increment } ث
clock-days = { $days } ي { $hours } س
clock-label = الوقت المتبقي: { $time }
terms-players = { $count ->
    [1] لاعب واحد
    [zero] { $count } لاعب
    [one] { $count } لاعب
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
  }
terms-fences = { $player }: { $fences ->
    [1] حاجز واحد
    [zero] بلا حواجز
    [one] { $fences } حاجز
    [two] حاجزان
    [few] { $fences } حواجز
    [many] { $fences } حاجزًا
   *[other] { $fences } حاجز
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: أفضلية البداية
terms-position = وضع بداية خاص
seat-free = مقعد شاغر
seat-yours = { $name } (أنت)
seat-sit = انضمام
waiting-title = بانتظار منافسك
waiting-title-invited = لديك دعوة للعب { $game }
waiting-title-watch = { $game }، تبدأ قريبًا
waiting-drawn = تُوزّع الألوان بالقرعة.
waiting-note = تبدأ المباراة عند اكتمال المقاعد.
waiting-note-invited = انضم للعب، أو ابقَ للمشاهدة.
waiting-options = خيارات المباراة
waiting-change = تحديث المباراة
waiting-change-note = ينشئ التحديث رابط دعوة جديدًا، ويتوقف الرابط القديم عن العمل.
waiting-computer = العب ضد الكمبيوتر أثناء الانتظار
waiting-computer-note = مقعدك محفوظ. سنُعلمك عند بدء المباراة.
waiting-notify = أعلمني عند البدء
waiting-notify-on = سيصلك إشعار.
waiting-over = بدأت المباراة.
waiting-aborted = أُلغيت هذه المباراة
waiting-abort = إلغاء المباراة
waiting-get-up = مغادرة
share-label = دعوة الآخرين
share-sit = رابط الدعوة
share-watch = رابط المشاهدة
share-copy = نسخ
share-copied = تم النسخ
share-send = مشاركة…
share-title = العب معي { $game }
share-local = يعمل هذا الرابط على هذا الكمبيوتر فقط. للعب عبر شبكتك، شغّل الخادم بالأمر:
share-code = رمز QR لرابط الدعوة
lobby-title = اللعب عبر الإنترنت
lobby-pairing = لعب سريع
lobby-which = اللعبة
lobby-pair = البحث عن منافس
lobby-open = مباريات مفتوحة
lobby-open-none = لا أحد ينتظر الآن. أنشئ مباراة وستظهر هنا.
lobby-running = مباريات جارية
lobby-running-none = لا مباريات عامة جارية الآن.
lobby-game = { $game }: { $names }
lobby-watch = مشاهدة
lobby-own = فتح
lobby-away = تعذّر الوصول إلى الخادم. جارٍ إعادة المحاولة…
lobby-away-offline = لا يوجد اتصال بالإنترنت. تُفتح صالة اللعب مجددًا عند عودته.
lobby-meanwhile = في هذه الأثناء:
lobby-computer = العب ضد الكمبيوتر: { $game }
lobby-people = { $here ->
    [1] لا أحد غيرك هنا الآن
    [zero] { $here } شخص هنا الآن
    [one] { $here } شخص هنا الآن
    [two] شخصان هنا الآن
    [few] { $here } أشخاص هنا الآن
    [many] { $here } شخصًا هنا الآن
   *[other] { $here } شخص هنا الآن
  }
lobby-recent = مباريات حديثة
lobby-view = عرض
lobby-computers = شاهد كمبيوترين يلعبان: { $game }
lobby-new = إنشاء مباراة { $game }
present = على الإنترنت
absent = بلا اتصال
spectators = { $count ->
    [1] متفرج واحد
    [zero] { $count } متفرج
    [one] { $count } متفرج
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
  }
talk = دردشة سريعة
message-hello = مرحبًا!
message-goodLuck = حظًا موفقًا!
message-haveFun = وقتًا ممتعًا!
message-wellPlayed = أحسنت!
message-goodGame = مباراة جميلة!
message-thanks = شكرًا!
message-sorry = عذرًا!
message-oops = أوبس!
message-oneMoment = لحظة من فضلك.
message-mustGo = عليّ أن أذهب.
message-goodbye = إلى اللقاء!
action-takeback = طلب تراجع
action-offer-draw = عرض التعادل
action-offer-draw-sure = تأكيد عرض التعادل
action-abort = إلغاء المباراة
action-abort-sure = تأكيد: إلغاء المباراة
action-record = تنزيل المباراة
action-rematch = إعادة المباراة
action-rematch-asked = عرضت إعادة المباراة
action-rematch-accept = قبول إعادة المباراة
action-next-game = المباراة التالية
asked-draw = عرض تعادل من { $player }.
asked-draw-own = عرضت التعادل.
asked-takeback = طلب تراجع من { $player }.
asked-takeback-own = طلبت التراجع عن نقلة.
answer-accept = قبول
answer-decline = رفض
status-aborted = أُلغيت المباراة.
status-agreement = تعادل بالاتفاق.
premoves = نقلة مسبقة: { $moves }
premoves-cancel = إلغاء
premove-dropped = أُلغيت النقلة المسبقة لأنها لم تعد ممكنة: { $move }
refused-not-stored = لا يمكن للخادم حفظ أي شيء الآن. حاول لاحقًا.
refused-already-asked = سبق أن طلبت ذلك. انتظر دورًا واحدًا.
refused-nothing-to-take-back = لا نقلة لك يمكن التراجع عنها.
refused-too-late-to-abort = لعب كل لاعب نقلته: لم يبقَ لك إلا الاستسلام.
refused-seat-taken = سبقك شخص آخر: المقعد محجوز.
refused-started = بدأت المباراة بالفعل.
refused-for-bots = هذا المقعد مخصص لبوت.
refused-bad-terms = لا يمكن لعب مباراة بهذه الخيارات.
refused-illegal-move = هذه النقلة غير ممكنة.
refused-not-seated = لست من لاعبي هذه المباراة.
refused-not-your-turn = ليس دورك.
refused-stale = تغيّر وضع المباراة. حاول مرة أخرى.
refused-time-is-up = انتهى وقتك.
refused-not-started = لم تبدأ المباراة بعد.
refused-not-over = لم تنتهِ المباراة بعد.
refused-nothing-asked = لم يعد هذا العرض قائمًا.
refused-not-alone = اطلب التراجع من منافسك.
refused-not-creator = إلغاء المباراة متاح لمن أنشأها فقط.
refused-rematch-made = المباراة التالية أُنشئت بالفعل.
refused-not-found = المباراة غير موجودة.
refused-too-many = مباريات كثيرة في وقت واحد. أنهِ إحداها أو ألغها، أو حاول لاحقًا.
refused-too-fast = أسرع من اللازم. انتظر لحظة ثم حاول مجددًا.
refused-bad-name = لا يمكن استخدام هذا الاسم. اختر اسمًا آخر.
refused-closing = يُعاد تشغيل الخادم. حاول بعد لحظات.

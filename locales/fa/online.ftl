### بازی با دیگران از راه دور
nav-lobby = بازی آنلاین
home-invite = بازی با یک دوست
home-join = پیوستن به بازی
home-join-text = به کسی که منتظر است بپیوندید، یا فوری حریف پیدا کنید.
home-watch = تماشا
home-watch-text = بازی‌های زنده را تماشا کنید.
contact-connecting = در حال اتصال…
contact-connected = در حال بارگذاری…
contact-reconnecting = ارتباط قطع شد. در حال اتصال دوباره…
contact-offline = آفلاین هستید. با وصل شدن اینترنت، بازی ادامه پیدا می‌کند.
contact-away = ارتباط قطع شد. در حال اتصال دوباره؛ بازی شما محفوظ است.
contact-gone = بازی پیدا نشد.
invite-title = دعوت به { $game }
invite-other = حریف
invite-others = حریفان
invite-other-number = بازیکن { $number }
invite-person = یک دوست
invite-handicap-you = مهره‌ی وسط شما از خانه‌ی بازگشت شروع می‌کند
invite-handicap-other = مهره‌ی وسط حریف از خانه‌ی بازگشت شروع می‌کند
invite-who = چه کسی می‌تواند بپیوندد
invite-who-link = هر کس لینک را داشته باشد
invite-who-all = همه (در لابی دیده می‌شود)
invite-make = ساختن بازی
invite-making = در حال ساختن بازی…
invite-away = سرور در دسترس نیست. به محض برگشتنش بازی را می‌سازیم.
invite-away-offline = آفلاین هستید. به محض وصل شدن اینترنت بازی را می‌سازیم.
name-label = نام شما
name-note = بازیکنان دیگر این نام را می‌بینند. حساب کاربری لازم نیست.
name-kept = ذخیره شد.
name-failed = این نام قابل استفاده نیست.
control-none = بدون محدودیت زمانی
control-days = { $days ->
    [one] { $days } روز برای هر حرکت
   *[other] { $days } روز برای هر حرکت
  }
control-move = { $seconds ->
    [one] { $seconds } ثانیه برای هر حرکت
   *[other] { $seconds } ثانیه برای هر حرکت
  }
control-minutes = { $minutes } دقیقه
control-seconds = { $seconds } ثانیه
control-increment = { $time } + { $increment } ثانیه
clock-days = { $days } روز { $hours }س
clock-label = زمان باقی‌مانده: { $time }
terms-players = { $count ->
    [one] { $count } بازیکن
   *[other] { $count } بازیکن
  }
terms-fences = { $player }: { $fences ->
    [0] بدون مانع
    [one] { $fences } مانع
   *[other] { $fences } مانع
  }
terms-seconds = { $player }: { $time }
terms-head-start = { $player }: آوانس شروع
terms-position = وضعیت شروع دلخواه
seat-free = جای خالی
seat-yours = { $name } (شما)
seat-sit = پیوستن
waiting-title = در انتظار حریف
waiting-title-invited = شما به { $game } دعوت شده‌اید
waiting-title-watch = { $game }، به‌زودی شروع می‌شود
waiting-drawn = رنگ‌ها تصادفی تعیین می‌شوند.
waiting-note = وقتی همه‌ی جاها پر شد، بازی شروع می‌شود.
waiting-note-invited = برای بازی بپیوندید، یا بمانید و تماشا کنید.
waiting-options = گزینه‌های بازی
waiting-change = به‌روزرسانی بازی
waiting-change-note = با به‌روزرسانی، لینک دعوت تازه‌ای ساخته می‌شود و لینک قبلی دیگر کار نمی‌کند.
waiting-computer = تا آن موقع با کامپیوتر بازی کنید
waiting-computer-note = جای شما محفوظ است. با شروع بازی خبرتان می‌کنیم.
waiting-notify = اعلان هنگام شروع بازی
waiting-notify-on = برایتان اعلان می‌آید.
waiting-over = بازی شروع شد.
waiting-aborted = این بازی لغو شد
waiting-abort = لغو بازی
waiting-get-up = ترک بازی
share-label = دعوت از دیگران
share-sit = لینک دعوت
share-watch = لینک تماشا
share-copy = کپی
share-copied = کپی شد
share-send = هم‌رسانی…
share-title = بیا { $game } بازی کنیم
share-local = این لینک فقط روی همین کامپیوتر کار می‌کند. برای بازی در شبکه، سرور را با این فرمان اجرا کنید:
share-code = کد QR لینک دعوت
lobby-title = بازی آنلاین
lobby-pairing = بازی سریع
lobby-which = بازی
lobby-pair = پیدا کردن حریف
lobby-open = بازی‌های باز
lobby-open-none = کسی منتظر نیست. بازی بسازید تا اینجا دیده شود.
lobby-running = بازی‌های زنده
lobby-running-none = الان هیچ بازی عمومی‌ای در جریان نیست.
lobby-game = { $game }: { $names }
lobby-watch = تماشا
lobby-own = باز کردن
lobby-away = سرور در دسترس نیست. در حال تلاش دوباره…
lobby-away-offline = آفلاین هستید. با وصل شدن اینترنت، لابی دوباره باز می‌شود.
lobby-meanwhile = تا آن موقع:
lobby-computer = بازی با کامپیوتر: { $game }
lobby-people = { $here ->
    [1] الان فقط شما اینجا هستید
    [one] الان { $here } نفر اینجا هستند
   *[other] الان { $here } نفر اینجا هستند
  }
lobby-recent = بازی‌های اخیر
lobby-view = مشاهده
lobby-computers = تماشای بازی دو کامپیوتر: { $game }
lobby-new = ساختن بازی { $game }
present = آنلاین
absent = آفلاین
spectators = { $count ->
    [one] { $count } تماشاگر
   *[other] { $count } تماشاگر
  }
talk = پیام سریع
message-hello = سلام!
message-goodLuck = موفق باشی!
message-haveFun = خوش بگذره!
message-wellPlayed = آفرین!
message-goodGame = بازی خوبی بود!
message-thanks = ممنون!
message-sorry = ببخشید!
message-oops = ای وای!
message-oneMoment = یه لحظه لطفاً.
message-mustGo = باید برم.
message-goodbye = خداحافظ!
action-takeback = درخواست پس گرفتن
action-offer-draw = پیشنهاد مساوی
action-offer-draw-sure = تأیید پیشنهاد مساوی
action-abort = لغو بازی
action-abort-sure = تأیید: لغو بازی
action-record = دانلود بازی
action-rematch = بازی دوباره
action-rematch-asked = بازی دوباره پیشنهاد شد
action-rematch-accept = قبول بازی دوباره
action-next-game = بازی بعدی
asked-draw = { $player } پیشنهاد مساوی می‌دهد.
asked-draw-own = پیشنهاد مساوی دادید.
asked-takeback = { $player } می‌خواهد حرکتش را پس بگیرد.
asked-takeback-own = درخواست پس گرفتن حرکت دادید.
answer-accept = قبول
answer-decline = رد
status-aborted = بازی لغو شد.
status-agreement = مساوی با توافق.
premoves = پیش‌حرکت: { $moves }
premoves-cancel = لغو
premove-dropped = پیش‌حرکت لغو شد، چون دیگر ممکن نیست: { $move }
refused-not-stored = سرور الان نمی‌تواند چیزی ذخیره کند. بعداً امتحان کنید.
refused-already-asked = قبلاً درخواست داده‌اید. یک نوبت صبر کنید.
refused-nothing-to-take-back = حرکتی برای پس گرفتن ندارید.
refused-too-late-to-abort = همه حرکت کرده‌اند: حالا فقط می‌توانید تسلیم شوید.
refused-seat-taken = کس دیگری زودتر رسید: این جا پر شده است.
refused-started = بازی شروع شده است.
refused-for-bots = این جا برای بات است.
refused-bad-terms = با این گزینه‌ها نمی‌شود بازی کرد.
refused-illegal-move = این حرکت ممکن نیست.
refused-not-seated = شما بازیکن این بازی نیستید.
refused-not-your-turn = نوبت شما نیست.
refused-stale = بازی جلو رفته است. دوباره امتحان کنید.
refused-time-is-up = وقت شما تمام شده است.
refused-not-started = بازی هنوز شروع نشده است.
refused-not-over = بازی هنوز تمام نشده است.
refused-nothing-asked = این پیشنهاد دیگر برقرار نیست.
refused-not-alone = برای پس گرفتن حرکت از حریف بخواهید.
refused-not-creator = فقط سازنده‌ی بازی می‌تواند آن را لغو کند.
refused-rematch-made = بازی بعدی ساخته شده است.
refused-not-found = بازی پیدا نشد.
refused-too-many = بازی‌های هم‌زمان زیاد است. یکی را تمام یا لغو کنید، یا بعداً امتحان کنید.
refused-too-fast = خیلی سریع بود. کمی صبر کنید و دوباره امتحان کنید.
refused-bad-name = این نام قابل استفاده نیست. نام دیگری انتخاب کنید.
refused-closing = سرور در حال راه‌اندازی دوباره است. کمی بعد امتحان کنید.

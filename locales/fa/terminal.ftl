### بازی در ترمینال
terminal-player = بازیکن { $number }
terminal-prompt-time = { $player }، { $time }
terminal-prompt-over = پایان بازی
terminal-welcome = با کامپیوتر بازی کنید، یا با دوستان پشت یک صفحه‌کلید.
terminal-try = امتحان کنید:
terminal-which-game = کدام بازی؟ { $answers }
terminal-how-many-players = چند بازیکن؟ { $answers }
terminal-opponent = حریف؟ سطح کامپیوتر از 1 ({ $weakest }) تا 8 ({ $strongest })، یا { $friends }
terminal-type-help = برای دیدن همه‌ی فرمان‌ها { $help } را بنویسید.
terminal-first-drawn = { $player } شروع می‌کند (به قید قرعه).
terminal-how-quoridor = خانه‌ی مقصد را بنویسید (e2)، یا یک مانع: خانه‌ی پایین سمت چپ آن، بعد h یا v (e3h).
terminal-help-legal = فهرست حرکت‌های مجاز
terminal-help-board = نمایش دوباره‌ی صفحه
terminal-help-undo = پس گرفتن آخرین حرکت
terminal-help-resign = تسلیم شدن
terminal-help-draw = پیشنهاد یا قبول مساوی
terminal-help-rematch = بازی دوباره با جابه‌جایی طرف‌ها
terminal-help-file = فایل
terminal-help-save = ذخیره‌ی بازی (پسوند json برای JSON، وگرنه متن)
terminal-help-quit = ترک بازی
terminal-goal-row = { $fences ->
    [one] { $number }: { $fences } مانع مانده، هدف: ردیف { $row }
   *[other] { $number }: { $fences } مانع مانده، هدف: ردیف { $row }
  }
terminal-goal-column = { $fences ->
    [one] { $number }: { $fences } مانع مانده، هدف: ستون { $column }
   *[other] { $number }: { $fences } مانع مانده، هدف: ستون { $column }
  }
terminal-steps = { $steps ->
    [one] { $player }: { $steps } گام مانده
   *[other] { $player }: { $steps } گام مانده
  }
terminal-out = { $player }: بیرون از بازی
terminal-moves = { $moves ->
    [one] { $player }: { $moves } حرکت مانده (به تفکیک مسیر: { $lanes })
   *[other] { $player }: { $moves } حرکت مانده (به تفکیک مسیر: { $lanes })
  }
terminal-time-left = { $player }: { $time } مانده
terminal-legal-pawn = آدمک
terminal-no-pawn-moves = آدمک حرکتی ندارد
terminal-legal-fences = موانع
terminal-legal-lanes = مسیرها
terminal-computer-move = حرکت { $player }: { $move }.
terminal-draw-declined = { $player } مساوی را رد می‌کند.
terminal-nothing-to-undo = حرکتی برای پس گرفتن نیست.
terminal-line-too-long = این خط بیش از حد طولانی است.
terminal-save-where = در کدام فایل ذخیره شود؟ برای نمونه: { $example }
terminal-saved = در { $file } ذخیره شد.
terminal-save-exists = { $file } از قبل هست. نام دیگری انتخاب کنید.
terminal-save-no-folder = ذخیره در { $file } ممکن نشد: چنین پوشه‌ای نیست.
terminal-save-forbidden = ذخیره در { $file } ممکن نشد: اجازه‌ی نوشتن ندارید.
terminal-save-full = ذخیره در { $file } ممکن نشد: دیسک پر است.
terminal-save-failed = ذخیره در { $file } ممکن نشد. پیام سیستم: { $error }
terminal-keys = کلیدها
terminal-menu = منو
terminal-quit = خروج
terminal-fence = مانع
terminal-lane = مسیر
terminal-choose = انتخاب
terminal-key-space = فاصله
terminal-key-enter = Enter
terminal-key-delete = Del
terminal-keys-cursor = جابه‌جا کردن مکان‌نما
terminal-keys-confirm = انجام حرکت
terminal-keys-fence = برداشتن مانع افقی یا عمودی
terminal-keys-rotate = چرخاندن مانع
terminal-keys-lane = انتخاب مسیر
terminal-keys-type = نوشتن حرکت یا فرمان؛ Tab کامل می‌کند
terminal-keys-look = مرور حرکت‌ها
terminal-keys-menu = بقیه‌ی گزینه‌ها
terminal-keys-suspend = رفتن به خط فرمان (بازگشت با fg)
terminal-keys-mouse = یا با ماوس: روی یک حرکت بروید و کلیک کنید.
terminal-redo = انجام دوباره‌ی حرکت
terminal-hint = راهنمایی
terminal-paths = راه‌ها
terminal-evaluation = ارزیابی
terminal-pause = توقف یا ادامه
terminal-save = ذخیره در فایل
terminal-too-small = این پنجره خیلی کوچک است: { $width } ستون و { $height } سطر لازم است.
terminal-analyzing = در حال تحلیل…
terminal-best = بهترین: { $line }
terminal-answer = Y قبول، N رد.
terminal-not-kept = این بازی ذخیره نمی‌شود. پیام سیستم: { $error }
terminal-watch-computers = تماشای بازی کامپیوترها

### بازی در جریان
player-you = شما
player-computer = کامپیوتر (سطح { $level })
player-computer-colour = { $colour } (کامپیوتر، سطح { $level })
player-guest = مهمان { $tag }
player-bot = بات { $tag }
status-your-turn = نوبت شماست.
status-turn = نوبت { $player } است.
status-thinking = { $player } فکر می‌کند.
status-won = شما بردید!
status-won-resigned = با تسلیم حریفان بردید.
status-wins = { $player } برنده شد.
status-wins-resigned = { $player } با تسلیم دیگران برنده شد.
status-won-steps = { $steps ->
    [one] با { $steps } گام اختلاف بردید!
   *[other] با { $steps } گام اختلاف بردید!
  }
status-wins-steps = { $steps ->
    [one] { $player } با { $steps } گام اختلاف برنده شد.
   *[other] { $player } با { $steps } گام اختلاف برنده شد.
  }
status-won-moves = { $moves ->
    [one] با { $moves } حرکت اختلاف بردید!
   *[other] با { $moves } حرکت اختلاف بردید!
  }
status-wins-moves = { $moves ->
    [one] { $player } با { $moves } حرکت اختلاف برنده شد.
   *[other] { $player } با { $moves } حرکت اختلاف برنده شد.
  }
status-own-resigned = تسلیم شدید. { $player } برنده شد.
status-other-resigned = { $loser } تسلیم شد. شما بردید!
status-resigned = { $loser } تسلیم شد. { $player } برنده شد.
status-own-time = وقت شما تمام شد. { $player } برنده شد.
status-other-time = وقت { $loser } تمام شد. شما بردید!
status-time = وقت { $loser } تمام شد. { $player } برنده شد.
status-won-time = با تمام شدن وقت حریفان بردید.
status-wins-time = { $player } با تمام شدن وقت دیگران برنده شد.
status-repetition = مساوی با تکرار وضعیت.
status-turn-limit = مساوی: سقف تعداد نوبت‌ها پر شد.
status-other-tab = این بازی را در زبانه‌ی دیگری انجام می‌دهید. اینجا فقط نمایش داده می‌شود.
time-ran-out = وقت { $player } تمام شد.
looking-back-start = مرور: شروع بازی
looking-back-turn = مرور: نوبت { $turn }
looking-back-note = وضعیت قبلی بازی را می‌بینید.
draw-title = چه کسی شروع می‌کند؟
draw-starts = { $player } شروع می‌کند
draw-you-start = شما شروع می‌کنید
said-move = { $player }: { $move }.
move-leaves = ترک بازی
move-pawn = آدمک به { $square }
move-fence-h = مانع افقی بالای { $square }
move-fence-v = مانع عمودی سمت راست { $square }
move-lane = مسیر { $lane }
move-lane-spaces = مسیر { $lane } از خانه‌ی { $from } به خانه‌ی { $to }
actions-label = گزینه‌های بازی
action-undo = پس گرفتن حرکت
action-resign = تسلیم
action-resign-sure = تأیید تسلیم
action-again = بازی دوباره
after-label = قدم بعدی
action-level = سطح { $level } را امتحان کنید: { $name }
action-new-level = تغییر سطح
action-share = هم‌رسانی
action-turn = چرخاندن صفحه
action-copy = کپی حرکت‌ها
action-copied = کپی شد
moves-label = حرکت‌ها
moves-none = هنوز حرکتی نشده.
look-label = مرور حرکت‌ها
action-first = حرکت اول
action-back = حرکت قبلی
action-forward = حرکت بعدی
action-last = حرکت آخر
action-live = بازگشت به بازی
side-label = حرکت‌ها و گزینه‌ها
fences-left = { $fences ->
    [0] مانعی نمانده
    [one] { $fences } مانع مانده
   *[other] { $fences } مانع مانده
  }
steps-to-goal = { $steps ->
    [one] { $steps } گام
   *[other] { $steps } گام
  }
moves-needed = { $needs ->
    [one] { $needs } حرکت تا برد
   *[other] { $needs } حرکت تا برد
  }
pieces-home = { $home } از ۴ در مقصد
board-label-quoridor = صفحه‌ی Quoridor. کلیدهای جهت‌نما بین خانه‌ها جابه‌جا می‌شوند و Enter آدمک را به آنجا می‌برد. H و V مانع برمی‌دارند، جهت‌نماها جابه‌جایش می‌کنند، R آن را می‌چرخاند، Enter قرار می‌دهد و Escape لغو می‌کند.
board-label-squadro = صفحه‌ی Squadro. کلیدهای 1 تا 5 مسیر را انتخاب می‌کنند، چپ و راست مسیر کناری را، و Enter مهره‌اش را حرکت می‌دهد.
effect-you = برای شما ⁦+{ $steps }⁩
effect-them = برای حریف ⁦+{ $steps }⁩
effect-seat = { $colour } ⁦+{ $steps }⁩
effect-seat-you = شما ⁦+{ $steps }⁩
effect-none = کسی را کند نمی‌کند
refused-game-over = بازی تمام شده است.
refused-already-there = آدمک شما همان‌جاست.
refused-occupied = آدمکی سر راه است.
refused-fence-between = مانع { $fence } سر راه است.
refused-straight-jump-possible = مستقیم به { $square } بپرید: پرش مورب فقط وقتی آن بسته باشد.
refused-pawn-behind = از روی آدمکی که پشتش آدمک دیگری است نمی‌شود پرید.
refused-too-far = خیلی دور است.
refused-no-fence-left = مانعی برایتان نمانده.
refused-off-board = مانع باید کامل روی صفحه جا شود.
refused-overlaps = روی مانع { $fence } می‌افتد.
refused-crosses = مانع { $fence } را قطع می‌کند.
refused-cuts-off = راهی برای { $player } نمی‌ماند.
refused-cuts-off-you = راهی برای شما نمی‌ماند.
refused-not-your-piece = این مهره‌ی شما نیست.
refused-piece-home = این مهره به مقصد رسیده است.
hint-frame = موانع در شیارها قرار می‌گیرند.
fence-bar = مانع انتخاب‌شده
fence-place = قرار دادن
fence-turn = چرخاندن
fence-cancel = لغو
fence-left = چپ
fence-right = راست
fence-up = بالا
fence-down = پایین
piece-waits = برای حرکت، دوباره بزنید.
piece-move = حرکت
fence-in-words = مانع { $fence }: { $effect }
square-pawn = { $square }، آدمک: { $colour }
square-target = { $square }، می‌توانید به اینجا بروید
piece-start = مسیر { $lane }: در جایگاه آغازین، ارزش حرکتی { $speed }.
piece-turning = مسیر { $lane }: در خانه‌ی بازگشت، ارزش حرکتی { $speed }.
piece-home = مسیر { $lane }: در مقصد.
piece-out = مسیر { $lane }: در خانه‌ی { $space }، در راه رفت، ارزش حرکتی { $speed }.
piece-back = مسیر { $lane }: در خانه‌ی { $space }، در راه برگشت، ارزش حرکتی { $speed }.
landing-space = { $spaces ->
    [one] { $spaces } خانه جلو می‌رود
   *[other] { $spaces } خانه جلو می‌رود
  }
landing-turning = به خانه‌ی بازگشت می‌رسد
landing-home = به مقصد می‌رسد
landing-none = به مقصد رسیده است
landing-sends-start = مسیر { $lane } را به جایگاه آغازین برمی‌گرداند
landing-sends-turning = مسیر { $lane } را به خانه‌ی بازگشت برمی‌گرداند
say-label = توصیف صفحه
say-pawn = { $player }: آدمک روی { $square }.
say-steps = { $steps ->
    [one] { $steps } گام مانده.
   *[other] { $steps } گام مانده.
  }
say-fences = { $fences ->
    [0] مانعی نمانده.
    [one] { $fences } مانع مانده.
   *[other] { $fences } مانع مانده.
  }
say-fences-h = موانع افقی، بالای: { $fences }.
say-fences-v = موانع عمودی، سمت راست: { $fences }.
say-no-fences = هیچ مانعی روی صفحه نیست.
say-targets = آدمک شما می‌تواند برود به: { $squares }.
say-home = { $player }: { $home } از ۴ مهره در مقصد.
say-needs = { $needs ->
    [one] { $needs } حرکت مانده.
   *[other] { $needs } حرکت مانده.
  }
type-label = حرکت را بنویسید
type-go = حرکت
refused-unreadable = «{ $text }» حرکت نیست.
how-quoridor = یک خانه بنویسید مثل e2، یا یک مانع مثل e3h یا e3v.
how-squadro = شماره‌ی مسیر را بنویسید، 1 تا 5.

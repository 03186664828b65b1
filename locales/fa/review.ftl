review-accuracy = { $player }: دقت { $percent }٪
review-inaccuracy = بی‌دقتی
review-mistake = اشتباه
review-blunder = اشتباه بزرگ
review-chance = بخت برد: { $better } ← { $after }
review-estimated = حدود { $percent }٪
review-won = برد، ثابت‌شده
review-lost = باخت، ثابت‌شده
review-drawn = تساوی، ثابت‌شده
review-better = بهتر: { $line }
review-moments = مهم‌ترین لحظه‌ها: { $list }
review-ahead = { $from }–{ $to }: { $player } جلو است
review-even = { $from }–{ $to }: هیچ‌کس جلو نیست
review-no-errors = اشتباهی پیدا نشد.
review-interrupted = متوقف شد. این چیزی است که تا اینجا معلوم است.
review-progress = مرور بازی: { $percent }٪
fact-path-longer = { $steps ->
    [one] { $player }: کوتاه‌ترین راه { $steps } گام بلندتر می‌شود.
   *[other] { $player }: کوتاه‌ترین راه { $steps } گام بلندتر می‌شود.
  }
fact-paths-longer = این مانع راه‌ها را بلندتر می‌کند: { $player } ⁦+{ $steps }⁩، { $own } ⁦+{ $ownSteps }⁩.
fact-fence-without-effect = این مانع راه هیچ‌کس را بلندتر نمی‌کند.
fact-no-closer = { $steps ->
    [one] آدمک نزدیک‌تر نمی‌شود: { $steps } گام مانده.
   *[other] آدمک نزدیک‌تر نمی‌شود: { $steps } گام مانده.
  }
fact-straight-jump-missed = پرش مستقیم به { $square } ممکن بود.
fact-side-jump-missed = پرش به پهلو، به { $square }، ممکن بود.
fact-jumps = پرش به { $square } دو گام جلو می‌اندازد.
fact-jump-allowed = { $player } حالا می‌تواند به { $square } بپرد.
fact-race-decided = { $moves ->
    [one] مسابقه تمام‌شده است: { $player } { $moves } حرکت زودتر می‌رسد.
   *[other] مسابقه تمام‌شده است: { $player } { $moves } حرکت زودتر می‌رسد.
  }
fact-last-fence = { $player }: مانعی نمانده است.
fact-piece-sent-back = { $moves ->
    [one] { $player }: مهرهٔ مسیر { $lane } برگردانده می‌شود و { $moves } حرکت از دست می‌دهد.
   *[other] { $player }: مهرهٔ مسیر { $lane } برگردانده می‌شود و { $moves } حرکت از دست می‌دهد.
  }
fact-piece-threatened = { $moves ->
    [one] { $player }: نوبت بعد می‌توان از روی مهرهٔ مسیر { $lane } پرید؛ زیان: { $moves } حرکت.
   *[other] { $player }: نوبت بعد می‌توان از روی مهرهٔ مسیر { $lane } پرید؛ زیان: { $moves } حرکت.
  }
fact-race-lead = { $moves ->
    [one] { $player } در مسابقه { $moves } حرکت جلو است.
   *[other] { $player } در مسابقه { $moves } حرکت جلو است.
  }
fact-piece-home = { $player }: { $pieces } از ۴ مهره در مقصد.
fact-win-missed = { $move } فوراً می‌برد.
fact-win-missed-lane = مسیر { $lane } فوراً می‌برد.
fact-win-given-away = برد ثابت‌شده از دست رفت.
fact-only-move = فقط { $move } برد را نگه می‌داشت.
fact-only-lane = فقط مسیر { $lane } برد را نگه می‌داشت.

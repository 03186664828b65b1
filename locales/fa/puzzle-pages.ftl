### معماها در مرورگر

puzzles-title = معماها
puzzles-intro = فقط یک حرکت درست است. پیدایش کنید. بدون اینترنت هم کار می‌کند.
puzzles-game = بازی
puzzles-rating = ریتینگ شما
puzzles-counts = { $tried ->
    [0] هنوز معمایی حل نکرده‌اید
   *[other] حل‌شده: { $solved } از { $tried }
  }
puzzles-daily = معمای روز
puzzles-daily-done = امروز حل شد
puzzles-daily-run = { $days ->
    [one] { $days } روز پیاپی
   *[other] { $days } روز پیاپی
  }
puzzles-solve = حل معما
puzzles-rated = در سطح شما
puzzles-rated-about = معماهایی متناسب با قدرت شما. ریتینگتان با هر معما تغییر می‌کند.
puzzles-streak = بی‌اشتباه
puzzles-streak-about = هر معما سخت‌تر از قبلی. با اولین اشتباه تمام می‌شود.
puzzles-rush = چالش سه‌دقیقه‌ای
puzzles-rush-about = هر چه بیشتر، بهتر. با سه اشتباه تمام می‌شود.
puzzles-best = بهترین: { $solved }
puzzles-themes = موضوع‌ها
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = اینجا هنوز معمایی نیست.
puzzles-missing = چنین معمایی نیست. این‌ها را ببینید:
puzzle-moves = { $moves ->
    [one] { $moves } حرکت
   *[other] { $moves } حرکت
  }
puzzle-kind = { $kind ->
    [proven] ثابت‌شده
   *[searched] برآورد
  }
puzzle-lost-proven = { $aim ->
    [draw] ثابت‌شده: با این حرکت می‌بازید.
    [stop] ثابت‌شده: حالا کس دیگری می‌برد.
   *[win] ثابت‌شده: برد از دست رفت.
  }
puzzle-lost-searched = برآورد: بخت برد حدود { $percent }٪ یا بیشتر کم می‌شود.
puzzle-watch = ببینید چه می‌شود…
puzzle-hint = راهنمایی
puzzle-hint-more = راهنمایی دیگر
puzzle-hint-pawn = آدمک را حرکت دهید.
puzzle-hint-fence = مانعی بین { $squares } قرار دهید.
puzzle-hint-lane = به مهره‌ی مسیر { $lane } نگاه کنید.
puzzle-show = نمایش راه‌حل
puzzle-solution = راه‌حل: { $line }
puzzle-next = معمای بعدی
puzzle-known = این یکی را قبلاً دیده‌اید. حساب نمی‌شود.
puzzle-levels = سطح‌هایی که حلش می‌کنند: { $levels }
puzzle-levels-none = هیچ سطحی از کامپیوتر آن را حل نمی‌کند.
puzzle-start = شروع
puzzle-score = حل‌شده: { $solved }
puzzle-mistakes = اشتباه‌ها: { $mistakes } از { $most }
puzzle-time-left = وقت باقی‌مانده
puzzle-ended = { $why ->
    [time] وقت تمام شد!
    [none-left] همه‌ی معماها حل شد!
   *[mistakes] تمام شد!
  }
puzzle-record = رکورد تازه‌ی شما!
puzzle-missed = نگاهی دوباره بیندازید:
puzzle-again = یک بار دیگر
level-title = سطحتان را پیدا کنید
level-intro = { $most ->
    [one] حداکثر { $most } وضعیت، و می‌دانید در چه سطحی بازی کنید.
   *[other] حداکثر { $most } وضعیت، و می‌دانید در چه سطحی بازی کنید.
  }
level-position = وضعیت { $number }
level-skip = نمی‌دانم
level-wrong = این نبود.
level-result = سطح شما: { $level }، { $name }
level-play = بازی در سطح { $level }

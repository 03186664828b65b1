### معماها: در صفحه‌ی معماها و در farside puzzle

theme-jump = پرش
theme-side-jump = پرش به پهلو
theme-detour = کج کردن راه
theme-shut-in = محاصره
theme-guard = محافظت
theme-last-fence = آخرین مانع
theme-run = پیشروی
theme-stop = جلوگیری از برد
theme-race = مسابقه
theme-tempo = حرکت انتظاری
theme-send-back = برگرداندن
theme-chain = پرش چندتایی
theme-bait = طعمه
theme-escape = فرار
puzzle-title = معمای { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] نوبت { $player } است. تساوی را حفظ کنید.
    [stop] نوبت { $player } است. جلوی چه کسی را باید گرفت، و چطور؟
   *[win] نوبت { $player } است. تنها حرکتی را پیدا کنید که می‌برد.
  }
puzzle-proof = { $kind ->
    [proven] ثابت‌شده: هیچ حرکت دیگری جواب نمی‌دهد.
   *[searched] هر حرکت دیگری بسیار بدتر است؛ بر پایه‌ی جست‌وجو در { $nodes } وضعیت.
  }
puzzle-right = درست است! حرکت { $player }: { $move }. ادامه دهید.
puzzle-solved = حل شد!
puzzle-wrong = { $move } جواب درست نیست.
puzzle-refutation = ببینید چه می‌شود: { $line }
puzzle-hint-themes = به این فکر کنید: { $themes }
puzzle-hint-move = حرکت درست: { $move }.
puzzle-rating = ریتینگ شما: { $rating } ({ $change })
puzzle-none-left = همه‌ی این معماها را دیده‌اید. حالا از نو شروع می‌شوند.
puzzle-help-hint = راهنمایی؛ با تکرار، خود حرکت
puzzle-help-next = رفتن به معمای بعدی

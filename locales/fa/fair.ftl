### بازی منصفانه: وضعیت شروع و دیدار دو بازی
fair-start = وضعیت شروع
fair-start-usual = معمولی
fair-start-balanced = متوازن
fair-start-why = بازی Squadro حل شده است: از شروع معمولی، زرد با بازی بی‌نقص می‌برد. شروع‌های متوازن به هیچ طرفی برتری نمی‌دهند.
fair-match = دیدار رفت و برگشت با جابه‌جایی طرف‌ها
fair-match-why = همه یک بار در هر طرف بازی می‌کنند، پس هیچ طرفی برتری ندارد.
action-second-game = بازی دوم
fair-match-score = دیدار: ⁦{ $one } { $score } { $other }⁩

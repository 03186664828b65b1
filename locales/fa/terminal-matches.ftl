terminal-match = دیدار
terminal-match-one = یک بازی
terminal-match-two = دو بازی با جابه‌جایی طرف‌ها

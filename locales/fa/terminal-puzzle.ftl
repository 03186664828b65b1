terminal-puzzle-next = معمای بعدی
terminal-puzzle-again = تلاش دوباره
terminal-rating = ریتینگ شما: { $rating }
terminal-rating-not-kept = ریتینگ شما ذخیره نمی‌شود. پیام سیستم: { $error }

terminal-puzzle-next = اللغز التالي
terminal-puzzle-again = محاولة أخرى
terminal-rating = تصنيفك: { $rating }
terminal-rating-not-kept = تعذّر حفظ تصنيفك. رسالة النظام: { $error }

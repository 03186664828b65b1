terminal-puzzle-next = 下一題
terminal-puzzle-again = 再試一次
terminal-rating = 你的等級分：{ $rating }
terminal-rating-not-kept = 無法儲存你的等級分。系統訊息：{ $error }

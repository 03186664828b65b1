terminal-puzzle-next = 下一题
terminal-puzzle-again = 再试一次
terminal-rating = 你的等级分：{ $rating }
terminal-rating-not-kept = 无法保存你的等级分。系统提示：{ $error }

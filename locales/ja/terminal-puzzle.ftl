terminal-puzzle-next = 次のパズル
terminal-puzzle-again = もう一度
terminal-rating = レーティング：{ $rating }
terminal-rating-not-kept = レーティングを保存できません。システムのメッセージ：{ $error }

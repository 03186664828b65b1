terminal-puzzle-next = Sonraki bulmaca
terminal-puzzle-again = Yeniden dene
terminal-rating = Puanın: { $rating }
terminal-rating-not-kept = Puanın kaydedilemiyor. Sistemin mesajı: { $error }

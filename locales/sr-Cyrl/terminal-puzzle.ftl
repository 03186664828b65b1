terminal-puzzle-next = Следећи задатак
terminal-puzzle-again = Пробај поново
terminal-rating = Твој рејтинг: { $rating }
terminal-rating-not-kept = Твој рејтинг не може да се сачува. Систем јавља: { $error }

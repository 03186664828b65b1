terminal-puzzle-next = Следваща задача
terminal-puzzle-again = Опитай пак
terminal-rating = Твоят рейтинг: { $rating }
terminal-rating-not-kept = Твоят рейтинг не може да се запази. Системата съобщава: { $error }

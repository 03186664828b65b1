terminal-puzzle-next = Следующая задача
terminal-puzzle-again = Ещё раз
terminal-rating = Ваш рейтинг: { $rating }
terminal-rating-not-kept = Ваш рейтинг не удаётся сохранить. Сообщение системы: { $error }

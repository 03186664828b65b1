terminal-next-error = Следующая ошибка
terminal-previous-error = Предыдущая ошибка

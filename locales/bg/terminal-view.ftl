terminal-next-error = Следваща грешка
terminal-previous-error = Предишна грешка

terminal-next-error = Следећа грешка
terminal-previous-error = Претходна грешка

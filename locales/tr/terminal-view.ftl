terminal-next-error = Sonraki hata
terminal-previous-error = Önceki hata

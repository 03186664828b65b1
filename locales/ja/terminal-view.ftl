terminal-next-error = 次のミス
terminal-previous-error = 前のミス

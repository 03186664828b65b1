terminal-next-error = 下一處失誤
terminal-previous-error = 上一處失誤

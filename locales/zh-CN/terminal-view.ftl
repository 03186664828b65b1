terminal-next-error = 下一处错误
terminal-previous-error = 上一处错误

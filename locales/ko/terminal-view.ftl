terminal-next-error = 다음 실수
terminal-previous-error = 이전 실수

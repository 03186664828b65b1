terminal-match = 판 수
terminal-match-one = 한 판
terminal-match-two = 자리를 바꿔 두 판

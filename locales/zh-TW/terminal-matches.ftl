terminal-match = 局數
terminal-match-one = 一局
terminal-match-two = 兩局，互換座位

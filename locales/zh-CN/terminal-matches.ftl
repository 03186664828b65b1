terminal-match = 局数
terminal-match-one = 一局
terminal-match-two = 两局，互换座位

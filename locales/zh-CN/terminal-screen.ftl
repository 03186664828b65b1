terminal-move-quoridor = 输入走法：格（e2）或围墙（e3h）；也可用方向键。
terminal-move-squadro = 按赛道编号 1 到 5，再按回车键；也可用方向键。
terminal-step = 逐手

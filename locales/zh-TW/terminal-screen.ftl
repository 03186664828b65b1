terminal-move-quoridor = 輸入走法：格（e2）或圍牆（e3h）；也可用方向鍵。
terminal-move-squadro = 按賽道編號 1 到 5，再按 Enter；也可用方向鍵。
terminal-step = 逐手

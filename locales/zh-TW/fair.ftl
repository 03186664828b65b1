fair-start = 開局局面
fair-start-usual = 標準
fair-start-balanced = 均勢
fair-start-why = Squadro 已被完全解出：從標準開局起，雙方都走最佳走法時黃方必勝。均勢開局對雙方都公平。
fair-match = 兩局制比賽，第二局互換座位
fair-match-why = 每人都下一次雙方，誰也不佔便宜。
action-second-game = 第二局
fair-match-score = 比賽：{ $one } { $score } { $other }

fair-start = 开局局面
fair-start-usual = 标准
fair-start-balanced = 均势
fair-start-why = Squadro 已被完全解出：从标准开局起，双方都走最佳着法时黄方必胜。均势开局对双方都公平。
fair-match = 两局制比赛，第二局互换座位
fair-match-why = 每人都下一次双方，谁也不占便宜。
action-second-game = 第二局
fair-match-score = 比赛：{ $one } { $score } { $other }

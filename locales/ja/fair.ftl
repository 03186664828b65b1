fair-start = 開始局面
fair-start-usual = 標準
fair-start-balanced = 互角
fair-start-why = Squadroは解明されています。標準の局面では、最善を尽くせば黄が勝ちます。互角の局面ならどちらも有利になりません。
fair-match = 席を入れ替えて2局の勝負
fair-match-why = 全員が両方の側で指すので、有利不利がありません。
action-second-game = 2局目へ
fair-match-score = 勝負：{ $one } { $score } { $other }

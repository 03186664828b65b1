### ルールページのボタン
rules-figure-play = 動きを見る
rules-figure-play-each = 動きを順に見る
rules-figure-try = フェンスを見る
rules-figure-played = 指した手：{ $move }。
rules-figure-refused = 置けません：{ $move }。{ $reason }

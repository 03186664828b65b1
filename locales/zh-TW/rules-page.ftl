### 規則頁按鈕
rules-figure-play = 示範這一手
rules-figure-play-each = 逐一示範
rules-figure-try = 示範圍牆
rules-figure-played = 已走：{ $move }。
rules-figure-refused = 不允許：{ $move }。{ $reason }

### 规则页按钮
rules-figure-play = 演示这一手
rules-figure-play-each = 逐一演示
rules-figure-try = 演示围墙
rules-figure-played = 已走：{ $move }。
rules-figure-refused = 不允许：{ $move }。{ $reason }

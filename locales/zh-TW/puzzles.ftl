### 謎題：謎題頁面和 farside puzzle

theme-jump = 直跳
theme-side-jump = 斜跳
theme-detour = 繞路
theme-shut-in = 圍困
theme-guard = 防守
theme-last-fence = 最後的圍牆
theme-run = 直奔終點
theme-stop = 攔截
theme-race = 賽跑
theme-tempo = 等待
theme-send-back = 趕回去
theme-chain = 連跳
theme-bait = 誘餌
theme-escape = 脫險
puzzle-title = 謎題 { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] 輪到{ $player }走。保住平手。
    [stop] 輪到{ $player }走。該攔住誰，怎麼攔？
   *[win] 輪到{ $player }走。找出唯一能贏的一手。
  }
puzzle-proof = { $kind ->
    [proven] 已證明：別的走法都不行。
   *[searched] 搜尋了 { $nodes } 個局面：別的走法都差得多。
  }
puzzle-right = 對了！{ $player }走 { $move }。繼續。
puzzle-solved = 解出來了！
puzzle-wrong = 不是 { $move }。
puzzle-refutation = 看看接下來會怎樣：{ $line }
puzzle-hint-themes = 想想：{ $themes }
puzzle-hint-move = 答案是 { $move }。
puzzle-rating = 你的等級分：{ $rating }（{ $change }）
puzzle-none-left = 這些謎題你都看過了，現在從頭開始。
puzzle-help-hint = 提示；再輸入一次，顯示答案
puzzle-help-next = 前往下一題

### 谜题：谜题页面和 farside puzzle

theme-jump = 直跳
theme-side-jump = 斜跳
theme-detour = 绕路
theme-shut-in = 围困
theme-guard = 防守
theme-last-fence = 最后的围墙
theme-run = 直奔终点
theme-stop = 拦截
theme-race = 赛跑
theme-tempo = 等待
theme-send-back = 送回
theme-chain = 连跳
theme-bait = 诱饵
theme-escape = 脱险
puzzle-title = 谜题 { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] 轮到{ $player }走棋。保住平局。
    [stop] 轮到{ $player }走棋。该拦住谁，怎么拦？
   *[win] 轮到{ $player }走棋。找出唯一能赢的一手。
  }
puzzle-proof = { $kind ->
    [proven] 已证明：别的走法都不行。
   *[searched] 搜索了 { $nodes } 个局面：别的走法都差得多。
  }
puzzle-right = 对了！{ $player }走 { $move }。继续。
puzzle-solved = 解出来了！
puzzle-wrong = 不是 { $move }。
puzzle-refutation = 看看接下来会怎样：{ $line }
puzzle-hint-themes = 想想：{ $themes }
puzzle-hint-move = 答案是 { $move }。
puzzle-rating = 你的等级分：{ $rating }（{ $change }）
puzzle-none-left = 这些谜题你都见过了，现在从头开始。
puzzle-help-hint = 提示；再输入一次，显示答案
puzzle-help-next = 进入下一题

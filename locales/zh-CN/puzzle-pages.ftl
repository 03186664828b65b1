### 谜题页面

puzzles-title = 谜题
puzzles-intro = 只有一手是对的，把它找出来。离线也能玩。
puzzles-game = 游戏
puzzles-rating = 你的等级分
puzzles-counts = { $tried ->
    [0] 还没做过谜题
   *[other] 做了 { $tried } 题，对 { $solved } 题
  }
puzzles-daily = 每日谜题
puzzles-daily-done = 今天已解出
puzzles-daily-run = 连续 { $days } 天
puzzles-solve = 解题
puzzles-rated = 适合你的水平
puzzles-rated-about = 难度与你的实力相当。每解一题，等级分都会变化。
puzzles-streak = 连续闯关
puzzles-streak-about = 一题比一题难，错一题就结束。
puzzles-rush = 三分钟冲刺
puzzles-rush-about = 解得越多越好，错三题就结束。
puzzles-best = 最佳：{ $solved }
puzzles-themes = 主题
puzzles-theme = { $theme }（{ $puzzles }）
puzzles-none = 这里还没有谜题。
puzzles-missing = 没有这道谜题。试试别的：
puzzle-moves = { $moves } 手
puzzle-kind = { $kind ->
    [proven] 已证明
   *[searched] 估算
  }
puzzle-lost-proven = { $aim ->
    [draw] 已证明：现在必败。
    [stop] 已证明：现在别人会赢。
   *[win] 已证明：胜局丢掉了。
  }
puzzle-lost-searched = 估算：获胜机会下降约 { $percent }% 或更多。
puzzle-watch = 看看接下来会怎样……
puzzle-hint = 提示
puzzle-hint-more = 再给提示
puzzle-hint-pawn = 移动棋子。
puzzle-hint-fence = 在 { $squares } 之间放一道围墙。
puzzle-hint-lane = 看看赛道 { $lane } 的棋子。
puzzle-show = 显示答案
puzzle-solution = 答案：{ $line }
puzzle-next = 下一题
puzzle-known = 这题你见过，不计分。
puzzle-levels = 能解出的等级：{ $levels }
puzzle-levels-none = 电脑的任何等级都解不出。
puzzle-start = 开始
puzzle-score = 已解出：{ $solved }
puzzle-mistakes = 错误：{ $mistakes }/{ $most }
puzzle-time-left = 剩余时间
puzzle-ended = { $why ->
    [time] 时间到！
    [none-left] 全部解完！
   *[mistakes] 到此为止！
  }
puzzle-record = 你的新纪录！
puzzle-missed = 再看一遍：
puzzle-again = 再玩一次
level-title = 测测你的等级
level-intro = 最多 { $most } 个局面，就知道该玩哪一级。
level-position = 局面 { $number }
level-skip = 我不知道
level-wrong = 不是这一手。
level-result = 你的等级：{ $level }，{ $name }
level-play = 与 { $level } 级对战

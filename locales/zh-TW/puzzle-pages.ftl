### 謎題頁面

puzzles-title = 謎題
puzzles-intro = 只有一手是對的，把它找出來。離線也能玩。
puzzles-game = 遊戲
puzzles-rating = 你的等級分
puzzles-counts = { $tried ->
    [0] 還沒做過謎題
   *[other] 做了 { $tried } 題，對 { $solved } 題
  }
puzzles-daily = 每日謎題
puzzles-daily-done = 今天已解出
puzzles-daily-run = 連續 { $days } 天
puzzles-solve = 解題
puzzles-rated = 適合你的程度
puzzles-rated-about = 難度和你的實力相當。每解一題，等級分都會變動。
puzzles-streak = 連續闖關
puzzles-streak-about = 一題比一題難，錯一題就結束。
puzzles-rush = 三分鐘衝刺
puzzles-rush-about = 解得越多越好，錯三題就結束。
puzzles-best = 最佳：{ $solved }
puzzles-themes = 主題
puzzles-theme = { $theme }（{ $puzzles }）
puzzles-none = 這裡還沒有謎題。
puzzles-missing = 沒有這道謎題。試試別的：
puzzle-moves = { $moves } 手
puzzle-kind = { $kind ->
    [proven] 已證明
   *[searched] 估算
  }
puzzle-lost-proven = { $aim ->
    [draw] 已證明：現在必敗。
    [stop] 已證明：現在別人會贏。
   *[win] 已證明：勝局丟掉了。
  }
puzzle-lost-searched = 估算：獲勝機會下降約 { $percent }% 或更多。
puzzle-watch = 看看接下來會怎樣……
puzzle-hint = 提示
puzzle-hint-more = 再給提示
puzzle-hint-pawn = 移動棋子。
puzzle-hint-fence = 在 { $squares } 之間放一道圍牆。
puzzle-hint-lane = 看看賽道 { $lane } 的棋子。
puzzle-show = 顯示答案
puzzle-solution = 答案：{ $line }
puzzle-next = 下一題
puzzle-known = 這題你看過，不計分。
puzzle-levels = 解得出的等級：{ $levels }
puzzle-levels-none = 電腦的任何等級都解不出來。
puzzle-start = 開始
puzzle-score = 已解出：{ $solved }
puzzle-mistakes = 錯誤：{ $mistakes }/{ $most }
puzzle-time-left = 剩餘時間
puzzle-ended = { $why ->
    [time] 時間到！
    [none-left] 全部解完！
   *[mistakes] 到此為止！
  }
puzzle-record = 你的新紀錄！
puzzle-missed = 再看一遍：
puzzle-again = 再玩一次
level-title = 測測你的等級
level-intro = 最多 { $most } 個局面，就知道該玩哪個等級。
level-position = 局面 { $number }
level-skip = 我不知道
level-wrong = 不是這一手。
level-result = 你的等級：{ $level }，{ $name }
level-play = 和等級 { $level } 對戰

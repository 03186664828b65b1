analysis-title = 分析棋盤
analysis-intro = 擺出任意局面，或貼上一局棋來檢討。
analysis-players = { $game }，{ $players } 人
analysis-paste = 貼上對局或局面
analysis-paste-how = 對局記錄、走法清單、局面，或分析連結。
analysis-file = 開啟檔案
analysis-unreadable = 這不是可能出現的對局或局面：
analysis-of = { $game }：分析
action-review = 檢討
saved-review-label = 檢討 { $game }，{ $when }
analysis-evaluation = { $player }：{ $evaluation }
analysis-graph = 對局評估圖
analysis-position = { $moves ->
    [0] 開局。{ $evaluation }
   *[other] 第 { $moves } 手後。{ $evaluation }
  }
analysis-proven = 已證明
analysis-card = 檢討
analysis-better = 更好的走法
analysis-moments = 關鍵時刻
analysis-leads = 誰曾領先
analysis-next-error = 下一個失誤
analysis-stop = 停止
analysis-try = 再試一次
analysis-try-find = 為{ $player }找出更好的一手。
analysis-try-checking = 正在檢查 { $move }…
analysis-try-kept = 對了！{ $move } 保住了結果。
analysis-try-lost = { $move } 也有損失。
analysis-try-show = 顯示更好的走法
analysis-engine = 電腦
analysis-lines = 變化數
analysis-paths = 顯示通路
analysis-depth = 深度 { $depth } · 每秒 { $speed }
analysis-source = { $source ->
    [tablebase] 精確：伺服器殘局庫
    [endgame] 精確：已解殘局
    [book] 來自開局庫
   *[search] 搜尋估計
  }
analysis-variation = 變化
analysis-marks = 標記這一手
analysis-glyph = { $glyph ->
    [brilliant] 妙手
    [good] 好手
    [interesting] 有趣的一手
    [dubious] 可疑的一手
    [mistake] 失誤
   *[blunder] 嚴重失誤
  }
analysis-comment = 註解（僅儲存在本裝置）
analysis-promote = 設為主變化
analysis-delete = 從此處刪除
analysis-play-on = 從這裡開始下
analysis-away = 暫時無法連上伺服器。
analysis-edit = 編輯局面
analysis-analyse = 分析
analysis-edit-how = { $game ->
    [quoridor] 拖動棋子和圍牆。點擊溝槽放置圍牆，點擊圍牆將其移除。
   *[squadro] 沿賽道拖動棋子。點擊棋子可掉轉方向。0 是起點，6 是折返點，12 是回家。
  }
analysis-rack = 拖到棋盤上
analysis-square = 位置
analysis-fences-left = 剩餘圍牆
analysis-fences = 棋盤上的圍牆
analysis-lane = 賽道 { $lane }
analysis-to-move = 輪到
analysis-position-string = 局面
problem-unreadable = 無法辨識：「{ $word }」
problem-players = 不支援 { $given } 名玩家。
problem-turn = { $player }沒有參加，不能走下一手。
problem-same-square = { $square } 上有兩枚棋子。
problem-nobody-plays = 沒有玩家。
problem-off-board = 圍牆 { $fence } 超出了棋盤。
problem-fences = 圍牆 { $one } 和 { $other } 互相衝突。
problem-too-many-left = { $player }最多剩餘 { $most } 道圍牆。
problem-too-many-fences = 共有 { $given } 道圍牆；本遊戲只有 { $most } 道。
problem-no-path = { $player }沒有通路。
problem-several-winners = 只能有一名玩家獲勝。
problem-winner-to-move = { $player }已經獲勝，不能再走。
problem-progress = { $player }：賽道 { $lane } 的棋子不可能在那裡。
problem-left = { $player }不可能已離開對局。
problem-shared-crossing = 兩枚棋子在同一交叉點：賽道 { $one } 和 { $other }。
problem-five-home = { $player }不可能有五枚棋子回家。

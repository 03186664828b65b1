analysis-title = 分析棋盘
analysis-intro = 摆出任意局面，或粘贴一局棋来复盘。
analysis-players = { $game }，{ $players } 人
analysis-paste = 粘贴对局或局面
analysis-paste-how = 对局记录、走法列表、局面，或分析链接。
analysis-file = 打开文件
analysis-unreadable = 这不是可能出现的对局或局面：
analysis-of = { $game }：分析
action-review = 复盘
saved-review-label = 复盘 { $game }，{ $when }
analysis-evaluation = { $player }：{ $evaluation }
analysis-graph = 对局评估图
analysis-position = { $moves ->
    [0] 开局。{ $evaluation }
   *[other] 第 { $moves } 手后。{ $evaluation }
  }
analysis-proven = 已证明
analysis-card = 复盘
analysis-better = 更好的走法
analysis-moments = 关键时刻
analysis-leads = 谁曾领先
analysis-next-error = 下一个错误
analysis-stop = 停止
analysis-try = 再试一次
analysis-try-find = 为{ $player }找出更好的一手。
analysis-try-checking = 正在检查 { $move }…
analysis-try-kept = 对了！{ $move } 保住了结果。
analysis-try-lost = { $move } 也有损失。
analysis-try-show = 显示更好的走法
analysis-engine = 电脑
analysis-lines = 变化数
analysis-paths = 显示通路
analysis-depth = 深度 { $depth } · 每秒 { $speed }
analysis-source = { $source ->
    [tablebase] 精确：服务器残局库
    [endgame] 精确：已解残局
    [book] 来自开局库
   *[search] 搜索估计
  }
analysis-variation = 变化
analysis-marks = 标记这一手
analysis-glyph = { $glyph ->
    [brilliant] 妙手
    [good] 好手
    [interesting] 有趣的一手
    [dubious] 可疑的一手
    [mistake] 错误
   *[blunder] 严重错误
  }
analysis-comment = 注释（仅保存在本设备）
analysis-promote = 设为主变化
analysis-delete = 从此处删除
analysis-play-on = 从这里开始下
analysis-away = 暂时无法连接服务器。
analysis-edit = 编辑局面
analysis-analyse = 分析
analysis-edit-how = { $game ->
    [quoridor] 拖动棋子和围墙。点击沟槽放置围墙，点击围墙将其移除。
   *[squadro] 沿赛道拖动棋子。点击棋子可掉转方向。0 是起点，6 是折返点，12 是回家。
  }
analysis-rack = 拖到棋盘上
analysis-square = 位置
analysis-fences-left = 剩余围墙
analysis-fences = 棋盘上的围墙
analysis-lane = 赛道 { $lane }
analysis-to-move = 轮到
analysis-position-string = 局面
problem-unreadable = 无法识别：“{ $word }”
problem-players = 不支持 { $given } 名玩家。
problem-turn = { $player }没有参加，不能走下一手。
problem-same-square = { $square } 上有两枚棋子。
problem-nobody-plays = 没有玩家。
problem-off-board = 围墙 { $fence } 超出了棋盘。
problem-fences = 围墙 { $one } 和 { $other } 互相冲突。
problem-too-many-left = { $player }最多剩余 { $most } 道围墙。
problem-too-many-fences = 共有 { $given } 道围墙；本游戏只有 { $most } 道。
problem-no-path = { $player }没有通路。
problem-several-winners = 只能有一名玩家获胜。
problem-winner-to-move = { $player }已经获胜，不能再走。
problem-progress = { $player }：赛道 { $lane } 的棋子不可能在那里。
problem-left = { $player }不可能已离开对局。
problem-shared-crossing = 两枚棋子在同一交叉点：赛道 { $one } 和 { $other }。
problem-five-home = { $player }不可能有五枚棋子回家。

analysis-title = 検討ボード
analysis-intro = 好きな局面を作るか、対局を貼り付けて検討できます。
analysis-players = { $game }、{ $players }人
analysis-paste = 対局か局面を貼り付け
analysis-paste-how = 棋譜、手の一覧、局面、または検討のリンク。
analysis-file = ファイルを開く
analysis-unreadable = ありえない対局または局面です：
analysis-of = { $game }：検討
action-review = 対局を検討
saved-review-label = { $game }、{ $when }の対局を検討
analysis-evaluation = { $player }：{ $evaluation }
analysis-graph = 対局の評価グラフ
analysis-position = { $moves ->
    [0] 開始。{ $evaluation }
   *[other] { $moves }手目の後。{ $evaluation }
  }
analysis-proven = 証明済み
analysis-card = 検討
analysis-better = より良い手
analysis-moments = 大きな場面
analysis-leads = リードの流れ
analysis-next-error = 次のミス
analysis-stop = 中断
analysis-try = もう一度挑戦
analysis-try-find = { $player }のより良い手を探してください。
analysis-try-checking = { $move }を確認中…
analysis-try-kept = 正解！{ $move }で結果を保てます。
analysis-try-lost = { $move }でも損をします。
analysis-try-show = より良い手を見る
analysis-engine = コンピューター
analysis-lines = 候補数
analysis-paths = 道を表示
analysis-depth = 深さ{ $depth } · 毎秒{ $speed }
analysis-source = { $source ->
    [tablebase] 正確：サーバーの終盤データ
    [endgame] 正確：解かれた終盤
    [book] 定跡より
   *[search] 探索による推定
  }
analysis-variation = 変化
analysis-marks = この手に印を付ける
analysis-glyph = { $glyph ->
    [brilliant] 妙手
    [good] 好手
    [interesting] 面白い手
    [dubious] 疑問手
    [mistake] 悪手
   *[blunder] 大悪手
  }
analysis-comment = コメント（この端末に保存）
analysis-promote = 本筋にする
analysis-delete = ここから削除
analysis-play-on = ここから対局
analysis-away = 今はサーバーに接続できません。
analysis-edit = 局面を編集
analysis-analyse = 検討する
analysis-edit-how = { $game ->
    [quoridor] 駒とフェンスはドラッグで動かせます。溝をクリックするとフェンスを置き、フェンスをクリックすると取り除きます。
   *[squadro] 駒をレーンに沿ってドラッグします。駒をクリックすると向きが変わります。0がスタートマス、6が折り返しマス、12がゴールです。
  }
analysis-rack = ボードへドラッグ
analysis-square = マス
analysis-fences-left = 残りフェンス
analysis-fences = ボード上のフェンス
analysis-lane = レーン{ $lane }
analysis-to-move = 手番
analysis-position-string = 局面
problem-unreadable = 読み取れません：「{ $word }」
problem-players = { $given }人では遊べません。
problem-turn = { $player }は参加しておらず、手番になれません。
problem-same-square = { $square }に駒が2つあります。
problem-nobody-plays = プレイヤーがいません。
problem-off-board = フェンス{ $fence }がボードからはみ出しています。
problem-fences = フェンス{ $one }と{ $other }がぶつかっています。
problem-too-many-left = { $player }の残りフェンスは最大{ $most }枚です。
problem-too-many-fences = フェンスが{ $given }枚あります。全部で{ $most }枚です。
problem-no-path = { $player }の道がありません。
problem-several-winners = 勝者は1人だけです。
problem-winner-to-move = { $player }はすでに勝っていて、手番になれません。
problem-progress = { $player }：レーン{ $lane }の駒はそこに置けません。
problem-left = { $player }が抜けていることはありえません。
problem-shared-crossing = 同じ交点に駒が2つあります：レーン{ $one }と{ $other }。
problem-five-home = { $player }の駒が5つ戻ることはありえません。

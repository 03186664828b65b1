### パズルのページ

puzzles-title = パズル
puzzles-intro = 正解は1手だけ。見つけましょう。オフラインでも遊べます。
puzzles-game = ゲーム
puzzles-rating = レーティング
puzzles-counts = { $tried ->
    [0] まだ解いていません
   *[other] { $tried }問中{ $solved }問正解
  }
puzzles-daily = 今日のパズル
puzzles-daily-done = 今日は正解済み
puzzles-daily-run = { $days }日連続
puzzles-solve = 解く
puzzles-rated = 実力に合わせて
puzzles-rated-about = 実力に合ったパズルです。1問ごとにレーティングが変わります。
puzzles-streak = 連続正解
puzzles-streak-about = だんだん難しくなります。1回間違えたら終わりです。
puzzles-rush = 3分チャレンジ
puzzles-rush-about = できるだけ多く解きましょう。3回間違えたら終わりです。
puzzles-best = 最高：{ $solved }問
puzzles-themes = テーマ
puzzles-theme = { $theme }（{ $puzzles }）
puzzles-none = ここにはまだパズルがありません。
puzzles-missing = このパズルはありません。ほかのパズルをどうぞ：
puzzle-moves = { $moves }手
puzzle-kind = { $kind ->
    [proven] 証明済み
   *[searched] 推定
  }
puzzle-lost-proven = { $aim ->
    [draw] 証明済み：負けになりました。
    [stop] 証明済み：ほかのプレイヤーの勝ちになりました。
   *[win] 証明済み：勝ちを逃しました。
  }
puzzle-lost-searched = 推定：勝つ見込みが{ $percent }%ほど、またはそれ以上下がります。
puzzle-watch = このあとの展開を見ましょう…
puzzle-hint = ヒント
puzzle-hint-more = 次のヒント
puzzle-hint-pawn = 駒を動かしましょう。
puzzle-hint-fence = { $squares }の間にフェンスを置きましょう。
puzzle-hint-lane = レーン{ $lane }の駒に注目しましょう。
puzzle-show = 正解を見る
puzzle-solution = 正解：{ $line }
puzzle-next = 次のパズル
puzzle-known = 前に見たパズルなので、レーティングは変わりません。
puzzle-levels = 解けるレベル：{ $levels }
puzzle-levels-none = どのレベルのコンピューターも解けません。
puzzle-start = 始める
puzzle-score = 正解：{ $solved }問
puzzle-mistakes = 間違い：{ $mistakes }／{ $most }
puzzle-time-left = 残り時間
puzzle-ended = { $why ->
    [time] 時間切れ！
    [none-left] 全問正解！
   *[mistakes] ここまで！
  }
puzzle-record = 自己ベスト更新！
puzzle-missed = もう一度見てみましょう：
puzzle-again = もう一度挑戦
level-title = レベル診断
level-intro = 最大{ $most }問で、自分に合うレベルが分かります。
level-position = 問題{ $number }
level-skip = 分かりません
level-wrong = その手ではありません。
level-result = あなたのレベル：{ $level }、{ $name }
level-play = レベル{ $level }と対局

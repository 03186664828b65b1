### パズル：パズルのページと farside puzzle

theme-jump = 飛び越え
theme-side-jump = 斜めの飛び越え
theme-detour = 回り道
theme-shut-in = 閉じ込め
theme-guard = 先回りの守り
theme-last-fence = 最後のフェンス
theme-run = 前進
theme-stop = 阻止
theme-race = 競走
theme-tempo = 手待ち
theme-send-back = 送り返し
theme-chain = まとめて飛び越え
theme-bait = おとり
theme-escape = 避難
puzzle-title = パズル{ $id }・{ $rating }
puzzle-task = { $aim ->
    [draw] { $player }の番です。引き分けを守りましょう。
    [stop] { $player }の番です。誰を、どう止めますか？
   *[win] { $player }の番です。勝てるただ1つの手は？
  }
puzzle-proof = { $kind ->
    [proven] 証明済み：ほかの手ではうまくいきません。
   *[searched] { $nodes }局面の探索では、ほかの手はどれもずっと劣ります。
  }
puzzle-right = 正解！　{ $player }の手は{ $move }。続けましょう。
puzzle-solved = 正解です！
puzzle-wrong = { $move }ではありません。
puzzle-refutation = このあとの展開：{ $line }
puzzle-hint-themes = 着眼点：{ $themes }
puzzle-hint-move = 正解は{ $move }です。
puzzle-rating = レーティング：{ $rating }（{ $change }）
puzzle-none-left = ここのパズルは全部見ました。最初から始めます。
puzzle-help-hint = ヒント。もう一度入力すると、手そのもの
puzzle-help-next = 次のパズルへ進む

terminal-move-quoridor = 手を入力：マス（e2）かフェンス（e3h）。矢印キーも使えます。
terminal-move-squadro = レーンの番号1〜5を押してEnter。矢印キーも使えます。
terminal-step = 前・次

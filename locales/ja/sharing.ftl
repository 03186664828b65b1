sharing-title = 共有
sharing-what = 共有するもの
sharing-scope = { $what ->
    [position] 局面
   *[game] 対局全体
  }
sharing-as = { $kind ->
    [link] リンクをコピー
    [text] テキストをコピー
    [json] JSONで保存
    [svg] SVG画像で保存
    [png] PNG画像で保存
   *[gif] GIFアニメで保存
  }
sharing-drawing = 画像を作成中…
sharing-saved = 保存しました
sharing-failed = 画像を作成できませんでした。もう一度お試しください。
sharing-close = 閉じる

### 検索結果やリンクのプレビュー
page-title = Farside – Quoridor・Squadro
page-description = ボードゲーム「Quoridor」「Squadro」。コンピューターと、1台で、または友だちを招待して対戦。無料、登録不要、広告なし。
page-share-title = Farside – Quoridor・Squadro
page-share-description = コンピューターと、1台で、またはリンクで友だちを招待して対戦。無料、登録不要、広告なし。
page-noscript = Farsideには、JavaScriptが必要です。ボードの表示もルールの判定も、ブラウザー内で行います。
manifest-description = 「Quoridor」「Squadro」を、コンピューターと、1台で、または友だちを招待して対戦。

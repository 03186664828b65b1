sharing-title = 分享
sharing-what = 分享內容
sharing-scope = { $what ->
    [position] 局面
   *[game] 整局
  }
sharing-as = { $kind ->
    [link] 複製連結
    [text] 複製文字
    [json] 存成 JSON
    [svg] 存成 SVG 圖片
    [png] 存成 PNG 圖片
   *[gif] 存成 GIF 動畫
  }
sharing-drawing = 正在生成圖片…
sharing-saved = 已儲存
sharing-failed = 無法生成圖片，請重試。
sharing-close = 關閉

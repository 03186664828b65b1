sharing-title = 分享
sharing-what = 分享内容
sharing-scope = { $what ->
    [position] 局面
   *[game] 整局
  }
sharing-as = { $kind ->
    [link] 复制链接
    [text] 复制文本
    [json] 存为 JSON
    [svg] 存为 SVG 图片
    [png] 存为 PNG 图片
   *[gif] 存为 GIF 动图
  }
sharing-drawing = 正在生成图片…
sharing-saved = 已保存
sharing-failed = 无法生成图片，请重试。
sharing-close = 关闭

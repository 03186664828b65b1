### 页面信息
page-title = Farside – Quoridor 和 Squadro
page-description = Quoridor 和 Squadro：挑战电脑、同屏对战，或邀请朋友。免费，无需账号，没有广告。
page-share-title = Farside – Quoridor 和 Squadro
page-share-description = 挑战电脑、同屏对战，或用链接邀请朋友。免费，无需账号，没有广告。
page-noscript = Farside 需要 JavaScript：棋盘的绘制和规则的判定都在你的浏览器中进行。
manifest-description = Quoridor 和 Squadro：挑战电脑、同屏对战，或邀请朋友。

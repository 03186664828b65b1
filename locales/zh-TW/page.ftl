### 頁面資訊
page-title = Farside – Quoridor 與 Squadro
page-description = Quoridor 與 Squadro：挑戰電腦、同機對戰，或邀請朋友。免費，不用帳號，沒有廣告。
page-share-title = Farside – Quoridor 與 Squadro
page-share-description = 挑戰電腦、同機對戰，或用連結邀請朋友。免費，不用帳號，沒有廣告。
page-noscript = Farside 需要 JavaScript：棋盤的繪製和規則的判定都在你的瀏覽器裡進行。
manifest-description = Quoridor 與 Squadro：挑戰電腦、同機對戰，或邀請朋友。

### 페이지 정보
page-title = Farside – Quoridor와 Squadro
page-description = Quoridor와 Squadro: 컴퓨터와, 한 기기로, 또는 친구를 초대해 대전하세요. 무료이며 계정도 광고도 없습니다.
page-share-title = Farside – Quoridor와 Squadro
page-share-description = 컴퓨터와, 한 기기로, 또는 링크로 친구를 초대해 대전하세요. 무료이며 계정도 광고도 없습니다.
page-noscript = Farside를 사용하려면 JavaScript가 필요합니다. 게임판을 그리고 규칙을 확인하는 일이 모두 브라우저에서 이루어집니다.
manifest-description = Quoridor와 Squadro: 컴퓨터와, 한 기기로, 또는 친구를 초대해 대전하세요.

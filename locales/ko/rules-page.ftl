### 규칙 페이지 버튼
rules-figure-play = 이 수 보기
rules-figure-play-each = 가능한 수 보기
rules-figure-try = 장애물 보기
rules-figure-played = 둔 수: { $move }.
rules-figure-refused = 놓을 수 없음: { $move }. { $reason }

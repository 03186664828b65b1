terminal-puzzle-next = 다음 퍼즐
terminal-puzzle-again = 다시 해 보기
terminal-rating = 내 레이팅: { $rating }
terminal-rating-not-kept = 레이팅을 저장할 수 없습니다. 시스템 메시지: { $error }

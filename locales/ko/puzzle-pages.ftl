### 퍼즐 페이지

puzzles-title = 퍼즐
puzzles-intro = 정답은 단 한 수입니다. 찾아보세요. 오프라인에서도 됩니다.
puzzles-game = 게임
puzzles-rating = 내 레이팅
puzzles-counts = { $tried ->
    [0] 아직 푼 퍼즐 없음
   *[other] { $tried }개 중 { $solved }개 정답
  }
puzzles-daily = 오늘의 퍼즐
puzzles-daily-done = 오늘 풀었음
puzzles-daily-run = { $days }일 연속
puzzles-solve = 풀기
puzzles-rated = 내 수준에 맞게
puzzles-rated-about = 내 실력에 맞는 퍼즐입니다. 퍼즐마다 레이팅이 바뀝니다.
puzzles-streak = 연속 정답
puzzles-streak-about = 갈수록 어려워집니다. 한 번 틀리면 끝납니다.
puzzles-rush = 3분 도전
puzzles-rush-about = 되도록 많이 풀어 보세요. 세 번 틀리면 끝납니다.
puzzles-best = 최고 기록: { $solved }
puzzles-themes = 테마
puzzles-theme = { $theme } ({ $puzzles })
puzzles-none = 아직 퍼즐이 없습니다.
puzzles-missing = 없는 퍼즐입니다. 다른 퍼즐을 풀어 보세요:
puzzle-moves = { $moves }수
puzzle-kind = { $kind ->
    [proven] 증명됨
   *[searched] 추정
  }
puzzle-lost-proven = { $aim ->
    [draw] 증명됨: 이제 집니다.
    [stop] 증명됨: 이제 다른 플레이어가 이깁니다.
   *[win] 증명됨: 승리를 놓쳤습니다.
  }
puzzle-lost-searched = 추정: 이길 가능성이 약 { $percent }% 이상 줄어듭니다.
puzzle-watch = 어떻게 되는지 보세요…
puzzle-hint = 힌트
puzzle-hint-more = 힌트 더 보기
puzzle-hint-pawn = 말을 움직이세요.
puzzle-hint-fence = { $squares } 사이에 장애물을 놓으세요.
puzzle-hint-lane = 레인 { $lane }의 말을 보세요.
puzzle-show = 정답 보기
puzzle-solution = 정답: { $line }
puzzle-next = 다음 퍼즐
puzzle-known = 이미 본 퍼즐이라 레이팅에 반영되지 않습니다.
puzzle-levels = 풀 수 있는 레벨: { $levels }
puzzle-levels-none = 컴퓨터의 어떤 레벨도 풀지 못합니다.
puzzle-start = 시작
puzzle-score = 정답: { $solved }개
puzzle-mistakes = 틀린 횟수: { $mistakes }/{ $most }
puzzle-time-left = 남은 시간
puzzle-ended = { $why ->
    [time] 시간 종료!
    [none-left] 퍼즐을 모두 풀었습니다!
   *[mistakes] 여기까지!
  }
puzzle-record = 최고 기록 달성!
puzzle-missed = 다시 살펴보세요:
puzzle-again = 다시 도전
level-title = 내 레벨 찾기
level-intro = 문제 { $most }개 이내로 내게 맞는 레벨을 알 수 있습니다.
level-position = 문제 { $number }
level-skip = 모르겠습니다
level-wrong = 이 수가 아닙니다.
level-result = 내 레벨: { $level }, { $name }
level-play = 레벨 { $level } 컴퓨터와 두기

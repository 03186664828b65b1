analysis-title = 분석판
analysis-intro = 원하는 배치를 만들거나 게임을 붙여 넣어 검토하세요.
analysis-players = { $game }, { $players }인
analysis-paste = 게임이나 배치 붙여 넣기
analysis-paste-how = 게임 기록, 수 목록, 배치 또는 분석 링크.
analysis-file = 파일 열기
analysis-unreadable = 있을 수 없는 게임이나 배치입니다:
analysis-of = { $game }: 분석
action-review = 게임 검토
saved-review-label = { $game } 검토, { $when }
analysis-evaluation = { $player }: { $evaluation }
analysis-graph = 게임 평가 그래프
analysis-position = { $moves ->
    [0] 시작. { $evaluation }
   *[other] { $moves }수 후. { $evaluation }
  }
analysis-proven = 증명됨
analysis-card = 검토
analysis-better = 더 좋은 수
analysis-moments = 가장 큰 순간
analysis-leads = 누가 앞섰나
analysis-next-error = 다음 실수
analysis-stop = 중지
analysis-try = 다시 해 보기
analysis-try-find = { $player }: 더 좋은 수를 찾으세요.
analysis-try-checking = { $move } 확인 중…
analysis-try-kept = 좋습니다! { $move }: 결과를 지킵니다.
analysis-try-lost = { $move }: 이 수도 손해입니다.
analysis-try-show = 더 좋은 수 보기
analysis-engine = 컴퓨터
analysis-lines = 후보 수
analysis-paths = 길 보기
analysis-depth = 깊이 { $depth } · 초당 { $speed }
analysis-source = { $source ->
    [tablebase] 정확: 서버의 완전 해석표
    [endgame] 정확: 해결된 종반
    [book] 정석 모음에서
   *[search] 탐색으로 추정
  }
analysis-variation = 변화수
analysis-marks = 이 수에 표시하기
analysis-glyph = { $glyph ->
    [brilliant] 묘수
    [good] 좋은 수
    [interesting] 흥미로운 수
    [dubious] 의심스러운 수
    [mistake] 실수
   *[blunder] 큰 실수
  }
analysis-comment = 메모(이 기기에만 저장)
analysis-promote = 본 수순으로
analysis-delete = 여기부터 삭제
analysis-play-on = 여기서부터 두기
analysis-away = 지금은 서버에 연결할 수 없습니다.
analysis-edit = 배치 편집
analysis-analyse = 분석하기
analysis-edit-how = { $game ->
    [quoridor] 말과 장애물을 끌어 옮기세요. 홈을 클릭하면 장애물을 놓고, 장애물을 클릭하면 치웁니다.
   *[squadro] 말을 레인을 따라 끌어 옮기세요. 말을 클릭하면 방향이 바뀝니다. 0은 시작 위치, 6은 반환점, 12는 귀환입니다.
  }
analysis-rack = 게임판으로 끌기
analysis-square = 칸
analysis-fences-left = 남은 장애물
analysis-fences = 게임판 위의 장애물
analysis-lane = 레인 { $lane }
analysis-to-move = 둘 차례
analysis-position-string = 배치
problem-unreadable = 읽을 수 없습니다: “{ $word }”
problem-players = { $given }인용이 아닙니다.
problem-turn = { $player }: 참가하지 않아 둘 수 없습니다.
problem-same-square = { $square }에 말이 두 개 있습니다.
problem-nobody-plays = 플레이어가 없습니다.
problem-off-board = 장애물이 게임판 밖으로 나갑니다: { $fence }.
problem-fences = 장애물끼리 겹칩니다: { $one }, { $other }.
problem-too-many-left = { $player }: 남은 장애물은 최대 { $most }개입니다.
problem-too-many-fences = 장애물 { $given }개: 게임에는 { $most }개뿐입니다.
problem-no-path = { $player }: 지나갈 길이 없습니다.
problem-several-winners = 승자는 한 명뿐이어야 합니다.
problem-winner-to-move = { $player }: 이미 이겨서 둘 수 없습니다.
problem-progress = { $player }: 레인 { $lane }의 말은 그곳에 있을 수 없습니다.
problem-left = { $player }: 게임을 떠났을 수 없습니다.
problem-shared-crossing = 한 교차점에 말이 두 개 있습니다: 레인 { $one }, { $other }.
problem-five-home = { $player }: 말 다섯 개가 모두 돌아올 수 없습니다.

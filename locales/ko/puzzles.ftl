### 퍼즐: 퍼즐 페이지와 farside puzzle

theme-jump = 뛰어넘기
theme-side-jump = 대각선 뛰어넘기
theme-detour = 돌아가게 하기
theme-shut-in = 가두기
theme-guard = 미리 지키기
theme-last-fence = 마지막 장애물
theme-run = 전진
theme-stop = 저지
theme-race = 경주
theme-tempo = 기다리기
theme-send-back = 되돌려 보내기
theme-chain = 여럿 뛰어넘기
theme-bait = 미끼
theme-escape = 피하기
puzzle-title = 퍼즐 { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] { $player } 차례입니다. 무승부를 지키세요.
    [stop] { $player } 차례입니다. 누구를 어떻게 막아야 할까요?
   *[win] { $player } 차례입니다. 이기는 단 하나의 수를 찾으세요.
  }
puzzle-proof = { $kind ->
    [proven] 증명됨: 다른 수는 모두 안 됩니다.
   *[searched] 국면 { $nodes }개를 탐색한 결과, 다른 수는 모두 훨씬 나쁩니다.
  }
puzzle-right = 정답! { $player }의 수: { $move }. 계속하세요.
puzzle-solved = 풀었습니다!
puzzle-wrong = { $move }: 정답이 아닙니다.
puzzle-refutation = 이렇게 됩니다: { $line }
puzzle-hint-themes = 떠올려 보세요: { $themes }
puzzle-hint-move = 정답 수: { $move }.
puzzle-rating = 내 레이팅: { $rating } ({ $change })
puzzle-none-left = 이 퍼즐은 모두 보았습니다. 이제 처음부터 다시 나옵니다.
puzzle-help-hint = 힌트 보기, 다시 입력하면 정답 수 보기
puzzle-help-next = 다음 퍼즐로 가기

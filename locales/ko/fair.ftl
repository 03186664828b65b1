fair-start = 시작 배치
fair-start-usual = 기본
fair-start-balanced = 균형
fair-start-why = Squadro는 완전히 풀린 게임입니다. 기본 배치에서 최선으로 두면 노랑이 이깁니다. 균형 배치는 어느 쪽도 유리하지 않습니다.
fair-match = 자리를 바꿔 두 판 겨루기
fair-match-why = 모두가 양쪽을 한 번씩 두므로 누구도 유리하지 않습니다.
action-second-game = 둘째 판
fair-match-score = 대결: { $one } { $score } { $other }

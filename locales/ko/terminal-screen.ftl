terminal-move-quoridor = 수를 입력하세요: 칸(e2)이나 장애물(e3h). 방향키도 됩니다.
terminal-move-squadro = 레인 번호(1~5)를 누르고 Enter를 누르세요. 방향키도 됩니다.
terminal-step = 수 이동

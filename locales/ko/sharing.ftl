sharing-title = 공유
sharing-what = 공유할 내용
sharing-scope = { $what ->
    [position] 배치
   *[game] 게임 전체
  }
sharing-as = { $kind ->
    [link] 링크 복사
    [text] 텍스트 복사
    [json] JSON으로 저장
    [svg] SVG 그림으로 저장
    [png] PNG 그림으로 저장
   *[gif] 움직이는 GIF로 저장
  }
sharing-drawing = 그림을 만드는 중…
sharing-saved = 저장됨
sharing-failed = 그림을 만들지 못했습니다. 다시 시도하세요.
sharing-close = 닫기

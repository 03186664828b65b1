terminal-move-quoridor = Írj be egy lépést: mező (e2) vagy akadály (e3h), vagy használd a nyilakat.
terminal-move-squadro = Írd be a sáv számát, 1–5, majd Enter; vagy használd a nyilakat.
terminal-step = Lapozás

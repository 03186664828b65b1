terminal-move-quoridor = Hamle yaz: kare (e2) ya da engel (e3h); ya da ok tuşlarını kullan.
terminal-move-squadro = Şerit numarasına (1–5), sonra Enter’a bas; ya da ok tuşlarını kullan.
terminal-step = Gezin

terminal-move-quoridor = حرکت را بنویسید: خانه (e2) یا مانع (e3h)، یا با کلیدهای جهت‌نما.
terminal-move-squadro = شماره‌ی مسیر، 1 تا 5، و بعد Enter را بزنید؛ یا با کلیدهای جهت‌نما.
terminal-step = مرور

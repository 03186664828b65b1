terminal-match = מפגש
terminal-match-one = משחק אחד
terminal-match-two = שני משחקים בחילופי צדדים

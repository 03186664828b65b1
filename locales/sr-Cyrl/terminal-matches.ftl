terminal-match = Меч
terminal-match-one = Једна партија
terminal-match-two = Две партије са заменом страна

terminal-match = Mačs
terminal-match-one = Viena partija
terminal-match-two = Divas partijas, mainoties pusēm

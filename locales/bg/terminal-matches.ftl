terminal-match = Мач
terminal-match-one = Една партия
terminal-match-two = Две партии с размяна на страните

terminal-match = Матч
terminal-match-one = Одна партия
terminal-match-two = Две партии со сменой сторон

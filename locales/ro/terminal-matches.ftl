terminal-match = Meci
terminal-match-one = O partidă
terminal-match-two = Două partide, cu schimbarea locurilor

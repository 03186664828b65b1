terminal-match = Ottelu
terminal-match-one = Yksi peli
terminal-match-two = Kaksi peliä, puolet vaihtuvat

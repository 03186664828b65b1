terminal-match = 対局数
terminal-match-one = 1局だけ
terminal-match-two = 席を入れ替えて2局

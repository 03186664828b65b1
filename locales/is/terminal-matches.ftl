terminal-match = Einvígi
terminal-match-one = Ein viðureign
terminal-match-two = Tvær viðureignir, skipt um hlið

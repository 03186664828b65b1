terminal-puzzle-next = Próximo problema
terminal-puzzle-again = Tentar de novo
terminal-rating = A sua pontuação: { $rating }
terminal-rating-not-kept = Não é possível salvar a sua pontuação. O sistema diz: { $error }

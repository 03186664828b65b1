terminal-next-error = Próximo erro
terminal-previous-error = Erro anterior

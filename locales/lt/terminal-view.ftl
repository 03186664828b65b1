terminal-next-error = Kita klaida
terminal-previous-error = Ankstesnė klaida

terminal-next-error = Naslednja napaka
terminal-previous-error = Prejšnja napaka

theme-jump = Săritură
theme-side-jump = Săritură în lateral
theme-detour = Ocol
theme-shut-in = Închidere
theme-guard = Protecție
theme-last-fence = Ultima barieră
theme-run = Înaintare
theme-stop = Oprește pe cineva
theme-race = Cursă
theme-tempo = Mutare de așteptare
theme-send-back = Trimitere înapoi
theme-chain = Săritură multiplă
theme-bait = Momeală
theme-escape = Fugă
puzzle-title = Problema { $id } · { $rating }
puzzle-task = { $aim ->
    [draw] La mutare: { $player }. Salvează remiza.
    [stop] La mutare: { $player }. Cine trebuie oprit și cum?
   *[win] La mutare: { $player }. Găsește singura mutare câștigătoare.
  }
puzzle-proof = { $kind ->
    [proven] Demonstrat: nicio altă mutare nu e bună.
   *[searched] Orice altă mutare e mult mai slabă, după o căutare (poziții: { $nodes }).
  }
puzzle-right = Corect! { $player } joacă { $move }. Continuă.
puzzle-solved = Rezolvat!
puzzle-wrong = Nu e { $move }.
puzzle-refutation = Uite ce se întâmplă: { $line }
puzzle-hint-themes = Gândește-te la: { $themes }
puzzle-hint-move = Mutarea este { $move }.
puzzle-rating = Punctajul tău: { $rating } ({ $change })
puzzle-none-left = Ai văzut toate aceste probleme. Acum o iau de la capăt.
puzzle-help-hint = o sugestie; scrisă din nou, chiar mutarea
puzzle-help-next = treci la problema următoare

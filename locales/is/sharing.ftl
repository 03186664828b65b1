sharing-title = Deila
sharing-what = Hverju viltu deila?
sharing-scope = { $what ->
    [position] Stöðunni
   *[game] Allri viðureigninni
  }
sharing-as = { $kind ->
    [link] Afrita tengil
    [text] Afrita texta
    [json] Vista sem JSON
    [svg] Vista sem SVG-mynd
    [png] Vista sem PNG-mynd
   *[gif] Vista sem GIF-hreyfimynd
  }
sharing-drawing = Teikna myndina…
sharing-saved = Vistað
sharing-failed = Ekki tókst að búa til myndina. Reyndu aftur.
sharing-close = Loka

sharing-title = Condividi
sharing-what = Cosa condividere
sharing-scope = { $what ->
    [position] Posizione
   *[game] Tutta la partita
  }
sharing-as = { $kind ->
    [link] Copia link
    [text] Copia testo
    [json] Salva come JSON
    [svg] Salva come immagine SVG
    [png] Salva come immagine PNG
   *[gif] Salva come GIF animata
  }
sharing-drawing = Creazione dell’immagine…
sharing-saved = Salvato
sharing-failed = Non è stato possibile creare l’immagine. Riprova.
sharing-close = Chiudi

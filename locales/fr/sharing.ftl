sharing-title = Partager
sharing-what = Que partager ?
sharing-scope = { $what ->
    [position] Position
   *[game] Partie entière
  }
sharing-as = { $kind ->
    [link] Copier le lien
    [text] Copier le texte
    [json] Enregistrer en JSON
    [svg] Enregistrer en image SVG
    [png] Enregistrer en image PNG
   *[gif] Enregistrer en GIF animé
  }
sharing-drawing = Création de l’image…
sharing-saved = Enregistré
sharing-failed = L’image n’a pas pu être créée. Veuillez réessayer.
sharing-close = Fermer

page-title = Farside – Quoridor et Squadro
page-description = Quoridor et Squadro : contre l’ordinateur, à plusieurs sur le même appareil ou avec un ami en ligne. Gratuit, sans compte, sans publicité.
page-share-title = Farside – Quoridor et Squadro
page-share-description = Jouez contre l’ordinateur, à plusieurs sur le même appareil, ou invitez un ami par un lien. Gratuit, sans compte, sans publicité.
page-noscript = Farside a besoin de JavaScript : votre navigateur dessine le plateau et vérifie les règles.
manifest-description = Quoridor et Squadro : jouez contre l’ordinateur, à plusieurs sur le même appareil, ou invitez un ami.

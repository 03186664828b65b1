### Lapa meklētājos un priekšskatījumos

page-title = Farside – Quoridor un Squadro
page-description = „Quoridor” un „Squadro”: spēlē pret datoru, vienā ierīcē vai ielūdz draugus. Bez maksas, bez konta, bez reklāmām.
page-share-title = Farside – Quoridor un Squadro
page-share-description = Spēlē pret datoru, vienā ierīcē vai ielūdz draugus ar saiti. Bez maksas, bez konta, bez reklāmām.
page-noscript = „Farside” vajadzīgs JavaScript: laukums tiek zīmēts un noteikumi pārbaudīti tavā pārlūkā.
manifest-description = „Quoridor” un „Squadro”: spēlē pret datoru, vienā ierīcē vai ielūdz draugus.

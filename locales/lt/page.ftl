### Puslapis paieškoje ir peržiūrose

page-title = Farside – Quoridor ir Squadro
page-description = „Quoridor“ ir „Squadro“: žaiskite su kompiuteriu, viename įrenginyje arba pakvieskite draugų. Nemokamai, be paskyros, be reklamų.
page-share-title = Farside – Quoridor ir Squadro
page-share-description = Žaiskite su kompiuteriu, viename įrenginyje arba pakvieskite draugų nuoroda. Nemokamai, be paskyros, be reklamų.
page-noscript = „Farside“ reikia JavaScript: lenta piešiama ir taisyklės tikrinamos jūsų naršyklėje.
manifest-description = „Quoridor“ ir „Squadro“: žaiskite su kompiuteriu, viename įrenginyje arba pakvieskite draugų.

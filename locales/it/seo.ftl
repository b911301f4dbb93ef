# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – intimo e capi essenziali
seo-home-description = Intimo, T-shirt, body e leggings per donna, uomo e bambini. Consegna in { $min }–{ $max } { $max ->
        [one] giorno lavorativo
        [many] di giorni lavorativi
       *[other] giorni lavorativi
    } e { $days } { $days ->
        [one] giorno
        [many] di giorni
       *[other] giorni
    } per il reso.
seo-share-line = Intimo e capi essenziali
seo-categories-title = Tutte le categorie – { -brand }
seo-categories-description = Tutte le categorie di { -brand } a colpo d’occhio: intimo, T-shirt, body e leggings per donna, uomo e bambini.
seo-brands-title = Marchi – { -brand }
seo-brands-description = I marchi di { -brand }: chi sono, che cosa fanno e tutto quello che abbiamo di ognuno.
seo-not-found-title = Pagina non trovata – { -brand }
seo-failed-title = Qualcosa è andato storto – { -brand }

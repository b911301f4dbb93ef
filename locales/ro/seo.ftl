# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – lenjerie intimă și articole de bază
seo-home-description = Lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii. Livrare în { $min }–{ $max } { $max ->
        [one] zi lucrătoare
        [few] zile lucrătoare
       *[other] de zile lucrătoare
    } și { $days } { $days ->
        [one] zi
        [few] zile
       *[other] de zile
    } pentru retur.
seo-share-line = Lenjerie intimă și articole de bază
seo-categories-title = Toate categoriile – { -brand }
seo-categories-description = Toate categoriile { -brand } dintr-o privire: lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii.
seo-brands-title = Branduri – { -brand }
seo-brands-description = Brandurile de la { -brand }: cine sunt, ce fac și tot ce avem de la fiecare.
seo-not-found-title = Pagina nu a fost găsită – { -brand }
seo-failed-title = Ceva nu a mers bine – { -brand }

# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – lenjerie intimă și articole de bază
seo-home-description = { $days ->
    [one] Lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii. Livrare în { $min }–{ $max } zile lucrătoare, { $days } zi pentru retur.
    [few] Lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii. Livrare în { $min }–{ $max } zile lucrătoare, { $days } zile pentru retur.
   *[other] Lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii. Livrare în { $min }–{ $max } zile lucrătoare, { $days } de zile pentru retur.
}
seo-categories-title = Toate categoriile – { -brand }
seo-categories-description = Toate categoriile { -brand } dintr-o privire: lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii.
seo-brands-title = Branduri – { -brand }
seo-brands-description = Brandurile de la { -brand }: cine sunt, ce fac și tot ce avem de la fiecare.
seo-not-found-title = Pagina nu a fost găsită – { -brand }
seo-failed-title = Ceva nu a mers bine – { -brand }

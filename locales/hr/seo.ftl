# Titles and descriptions for browser tabs, search engines and shared links. Keep titles under 60 characters, descriptions under 155.

seo-home-title = { -brand } { $country } – rublje i osnovni komadi
seo-home-description = Donje rublje, majice, bodiji i tajice za žene, muškarce i djecu. Dostava za { $max ->
    [one] { $min }–{ $max } radni dan
    [few] { $min }–{ $max } radna dana
   *[other] { $min }–{ $max } radnih dana
}, { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
} za povrat.
seo-share-line = Rublje i osnovni komadi
seo-categories-title = Sve kategorije – { -brand }
seo-categories-description = Sve kategorije u trgovini { -brand } na jednom mjestu: donje rublje, majice, bodiji i tajice za žene, muškarce i djecu.
seo-brands-title = Brendovi – { -brand }
seo-brands-description = Brendovi u trgovini { -brand }: tko su, što izrađuju i sve što od svakoga imamo u ponudi.
seo-not-found-title = Stranica nije pronađena – { -brand }
seo-failed-title = Nešto je pošlo po zlu – { -brand }

# Titles and descriptions for browser tabs, search engines and shared links. Keep titles under 60 characters, descriptions under 155.

seo-home-title = Vitrina { $country } – rublje i osnovni komadi
seo-home-description = Donje rublje, majice, bodiji i tajice za žene, muškarce i djecu. Dostava za { $min }–{ $max } radnih dana, { $days } dana za povrat.
seo-categories-title = Sve kategorije – Vitrina
seo-categories-description = Sve kategorije u Vitrini na jednom mjestu: donje rublje, majice, bodiji i tajice za žene, muškarce i djecu.
seo-brands-title = Brendovi – Vitrina
seo-brands-description = Brendovi u Vitrini: tko su, što izrađuju i sve što od svakoga imamo u ponudi.
seo-not-found-title = Stranica nije pronađena – Vitrina
seo-failed-title = Nešto je pošlo po zlu – Vitrina

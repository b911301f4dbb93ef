# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – apatiniai ir baziniai drabužiai
seo-home-description = Apatinis trikotažas, marškinėliai, glaustinukės ir tamprės moterims, vyrams ir vaikams. Pristatome per { $min }–{ $max ->
    [one] { $max } darbo dieną
    [few] { $max } darbo dienas
    [many] { $max } darbo dienos
   *[other] { $max } darbo dienų
}, grąžinti galite per { $days ->
    [one] { $days } dieną
    [few] { $days } dienas
    [many] { $days } dienos
   *[other] { $days } dienų
}.
seo-share-line = Apatiniai ir baziniai drabužiai
seo-categories-title = Visos kategorijos – { -brand }
seo-categories-description = Visos parduotuvės „{ -brand }“ kategorijos vienoje vietoje: apatinis trikotažas, marškinėliai, glaustinukės ir tamprės moterims, vyrams ir vaikams.
seo-brands-title = Prekių ženklai – { -brand }
seo-brands-description = Parduotuvės „{ -brand }“ prekių ženklai: kas jie, ką kuria ir visa, ką iš kiekvieno jų turime.
seo-not-found-title = Puslapis nerastas – { -brand }
seo-failed-title = Kažkas nepavyko – { -brand }

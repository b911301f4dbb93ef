# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – apatiniai ir baziniai drabužiai
seo-home-description = Apatinis trikotažas, marškinėliai, glaustinukės ir tamprės moterims, vyrams ir vaikams. Pristatome per { $min }–{ $max } d. d., grąžinimui – { $days } d.
seo-categories-title = Visos kategorijos – Vitrina
seo-categories-description = Visos „Vitrinos“ kategorijos vienoje vietoje: apatinis trikotažas, marškinėliai, glaustinukės ir tamprės moterims, vyrams ir vaikams.
seo-brands-title = Prekių ženklai – Vitrina
seo-brands-description = „Vitrinos“ prekių ženklai: kas jie, ką kuria ir visa, ką iš kiekvieno jų turime.
seo-not-found-title = Puslapis nerastas – Vitrina
seo-failed-title = Kažkas nepavyko – Vitrina

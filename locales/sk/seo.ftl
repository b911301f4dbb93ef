# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – bielizeň a základ šatníka
seo-home-description = Spodná bielizeň, tričká, body a legíny pre ženy, mužov a deti. Doručenie za { $min }–{ $max } pracovných dní a { $days } dní na vrátenie.
seo-categories-title = Všetky kategórie – Vitrina
seo-categories-description = Všetky kategórie Vitriny na jednom mieste: spodná bielizeň, tričká, body a legíny pre ženy, mužov a deti.
seo-brands-title = Značky – Vitrina
seo-brands-description = Značky vo Vitrine: kto za nimi stojí, čo vyrábajú a všetko, čo od nich máme.
seo-not-found-title = Stránka sa nenašla – Vitrina
seo-failed-title = Niečo sa pokazilo – Vitrina

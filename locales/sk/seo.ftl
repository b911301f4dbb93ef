# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – bielizeň a základ šatníka
seo-home-description = Spodná bielizeň, tričká, body a legíny pre ženy, mužov a deti. Doručenie za { $max ->
    [one] { $min } – { $max } pracovný deň
    [few] { $min } – { $max } pracovné dni
    [many] { $min } – { $max } pracovného dňa
   *[other] { $min } – { $max } pracovných dní
} a { $days ->
    [one] { $days } deň
    [few] { $days } dni
    [many] { $days } dňa
   *[other] { $days } dní
} na vrátenie.
seo-share-line = Bielizeň a základ šatníka
seo-categories-title = Všetky kategórie – { -brand }
seo-categories-description = Všetky kategórie obchodu { -brand } na jednom mieste: spodná bielizeň, tričká, body a legíny pre ženy, mužov a deti.
seo-brands-title = Značky – { -brand }
seo-brands-description = Značky v obchode { -brand }: kto za nimi stojí, čo vyrábajú a všetko, čo od nich máme.
seo-not-found-title = Stránka sa nenašla – { -brand }
seo-failed-title = Niečo sa pokazilo – { -brand }

# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = { -brand } { $country } – prádlo a základ šatníku
seo-home-description = Spodní prádlo, trička, body a legíny pro ženy, muže a děti. Doručení během { $max ->
    [one] { $min }–{ $max } pracovního dne
    [few] { $min }–{ $max } pracovních dnů
    [many] { $min }–{ $max } pracovního dne
   *[other] { $min }–{ $max } pracovních dnů
}, vrácení do { $days ->
    [one] { $days } dne
    [few] { $days } dnů
    [many] { $days } dne
   *[other] { $days } dnů
}.
seo-share-line = Prádlo a základ šatníku
seo-categories-title = Všechny kategorie – { -brand }
seo-categories-description = Všechny kategorie obchodu { -brand } na jednom místě: spodní prádlo, trička, body a legíny pro ženy, muže a děti.
seo-brands-title = Značky – { -brand }
seo-brands-description = Značky v obchodě { -brand }: kdo za nimi stojí, co vyrábějí a všechno, co od nich máme.
seo-not-found-title = Stránka nenalezena – { -brand }
seo-failed-title = Něco se pokazilo – { -brand }

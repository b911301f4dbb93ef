# Titles and descriptions for browser tabs, search engines and shared links.

seo-home-title = Vitrina { $country } – prádlo a základ šatníku
seo-home-description = Spodní prádlo, trička, body a legíny pro ženy, muže a děti. Doručení za { $min }–{ $max } pracovních dnů a { $days } dní na vrácení.
seo-categories-title = Všechny kategorie – Vitrina
seo-categories-description = Všechny kategorie Vitriny na jednom místě: spodní prádlo, trička, body a legíny pro ženy, muže a děti.
seo-brands-title = Značky – Vitrina
seo-brands-description = Značky ve Vitrině: kdo za nimi stojí, co vyrábějí a všechno, co od nich máme.
seo-not-found-title = Stránka nenalezena – Vitrina
seo-failed-title = Něco se pokazilo – Vitrina

# Naslovi in opisi za zavihke brskalnika, iskalnike in deljene povezave.

seo-home-title = Vitrina { $country } – perilo in osnovna oblačila
seo-home-description = Perilo, majice, bodiji in pajkice za ženske, moške in otroke. Dostava v { $min }–{ $max } delovnih dneh, { $days } dni za vračilo.
seo-categories-title = Vse kategorije – Vitrina
seo-categories-description = Vse kategorije v Vitrini na enem mestu: perilo, majice, bodiji in pajkice za ženske, moške in otroke.
seo-brands-title = Blagovne znamke – Vitrina
seo-brands-description = Blagovne znamke v Vitrini: kdo so, kaj izdelujejo in vse, kar imamo od vsake.
seo-not-found-title = Strani ni mogoče najti – Vitrina
seo-failed-title = Nekaj je šlo narobe – Vitrina

# Naslovi in opisi za zavihke brskalnika, iskalnike in deljene povezave.

seo-home-title = { -brand } { $country } – perilo in osnovna oblačila
seo-home-description = Perilo, majice, bodiji in pajkice za ženske, moške in otroke. Dostava v { $max ->
    [one] { $min }–{ $max } delovnem dnevu
    [two] { $min }–{ $max } delovnih dneh
    [few] { $min }–{ $max } delovnih dneh
   *[other] { $min }–{ $max } delovnih dneh
}, { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
} za vračilo.
seo-share-line = Perilo in osnovna oblačila
seo-categories-title = Vse kategorije – { -brand }
seo-categories-description = Vse kategorije v trgovini { -brand } na enem mestu: perilo, majice, bodiji in pajkice za ženske, moške in otroke.
seo-brands-title = Blagovne znamke – { -brand }
seo-brands-description = Blagovne znamke v trgovini { -brand }: kdo so, kaj izdelujejo, ter vsi njihovi izdelki.
seo-not-found-title = Strani ni mogoče najti – { -brand }
seo-failed-title = Nekaj je šlo narobe – { -brand }

# The product page.

product-gallery = Obrázky: { $name }
product-picture-number = Obrázok { $number } z { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Zväčšiť obrázok { $number } z { $total }
product-zoom = Zväčšené obrázky: { $name }
product-zoom-next = Ďalší obrázok
product-zoom-previous = Predchádzajúci obrázok
product-zoom-in = Priblížiť
product-zoom-out = Oddialiť

product-price-until = Koniec akcie: { $when }
product-price-vat = Cena je vrátane DPH.
product-price-vat-delivery = Cena je vrátane DPH, bez ceny doručenia.

product-colour-chosen = Farba: <b>{ $colour }</b>
product-size-chosen = Veľkosť: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Vyberte veľkosť
product-option-choose = { $option }: vyberte, prosím
product-value-out = { $value }, vypredané
product-value-low = { $count ->
    [one] { $value }, už len { $count } kus
    [few] { $value }, už len { $count } kusy
    [many] { $value }, už len { $count } kusa
   *[other] { $value }, už len { $count } kusov
}
product-value-chosen = { $value }, vybrané
product-low = { $count ->
    [one] Už len { $count } kus
    [few] Už len { $count } kusy
    [many] Už len { $count } kusa
   *[other] Už len { $count } kusov
}
product-size-out = Veľkosť { $size } je v tejto farbe vypredaná.
product-choice-out = Táto kombinácia je vypredaná.
product-sold-out-text = Tento kúsok je vypredaný vo všetkých veľkostiach. Možno sa vám zapáči niečo z výberu nižšie.
product-colour-out = Táto farba je vypredaná. Vyberte, prosím, inú.
stock-alert-title = Dajte mi vedieť, keď bude skladom
stock-alert-text = Napíšeme vám len raz, keď bude { $choice } znova skladom, a potom vašu e-mailovú adresu vymažeme.
stock-alert-submit = Strážiť dostupnosť

product-delivery = U vás doma: { $dates }
product-delivery-ships = Odosielame: { $date }.
product-delivery-cost = Doručenie { $price }.
product-delivery-cost-free-over = Doručenie { $price }, od { $threshold } zadarmo.
product-delivery-free = Doručenie zadarmo.
product-returns = { $days ->
    [one] { $days } deň na vrátenie
    [few] { $days } dni na vrátenie
    [many] { $days } dňa na vrátenie
   *[other] { $days } dní na vrátenie
}
product-returns-text = Vyskúšajte doma. Ak nesadne, pošlite späť.
product-pay-card-cod = Platba kartou alebo na dobierku
product-pay-card = Platba kartou
product-pay-cod = Platba na dobierku
product-pay-cod-charge = Príplatok za dobierku je { $price }.
product-pay-safe = Platba je šifrovaná.

product-description = Popis
product-material = Materiál a starostlivosť
product-measurements = Veľkosť a miery
product-shipping = Doručenie a vrátenie
product-maker = Výrobca a zodpovedná osoba

product-composition = Zloženie
product-weight = Gramáž
product-weight-value = { $grams } g/m²
product-care = Starostlivosť
product-details-sku = Číslo produktu

product-shipping-time = { $max ->
    [one] Doručenie trvá { $min } až { $max } pracovný deň.
    [few] Doručenie trvá { $min } až { $max } pracovné dni.
    [many] Doručenie trvá { $min } až { $max } pracovného dňa.
   *[other] Doručenie trvá { $min } až { $max } pracovných dní.
}
product-shipping-cost = Doručenie stojí { $price }.
product-shipping-free-over = Pri objednávke od { $threshold } je zadarmo.
product-shipping-free = Doručenie je zadarmo.
product-shipping-cod = Pri platbe na dobierku pripočítame { $price }.
product-shipping-returns = { $days ->
    [one] Oblečenie, v ktorom ste neboli vonku, môžete vrátiť do { $days } dňa. Kým sa nerozhodnete, nechajte na ňom visačku.
    [few] Oblečenie, v ktorom ste neboli vonku, môžete vrátiť do { $days } dní. Kým sa nerozhodnete, nechajte na ňom visačku.
    [many] Oblečenie, v ktorom ste neboli vonku, môžete vrátiť do { $days } dňa. Kým sa nerozhodnete, nechajte na ňom visačku.
   *[other] Oblečenie, v ktorom ste neboli vonku, môžete vrátiť do { $days } dní. Kým sa nerozhodnete, nechajte na ňom visačku.
}

product-size-help = Akú mám veľkosť?
product-size-table = Tabuľka veľkostí
product-size-table-close = Zavrieť tabuľku veľkostí
product-size-table-note = Telesné miery v centimetroch. Merajte cez tenkú bielizeň a meter neuťahujte. Ak ste medzi dvoma veľkosťami, vyberte väčšiu.
product-size-table-note-kids = Výšky a miery v centimetroch. Deti rastú: medzi dvoma veľkosťami vyberte väčšiu.
product-size-size = Veľkosť
product-size-system = Veľkosť { $system }
product-size-value = { $value }
product-size-bust = Prsia
product-size-chest = Hrudník
product-size-waist = Pás
product-size-hips = Boky
product-size-inseam = Vnútorná dĺžka nohy
product-size-height = Výška
product-size-age = Vek
product-size-months = { $from } – { $to } mes.
product-size-years = { $to ->
    [one] { $from } – { $to } rok
    [few] { $from } – { $to } roky
    [many] { $from } – { $to } roka
   *[other] { $from } – { $to } rokov
}
product-size-measure-bust = Prsia: cez najširšie miesto, pod pazuchami.
product-size-measure-chest = Hrudník: cez najširšie miesto, pod pazuchami.
product-size-measure-waist = Pás: cez najužšie miesto.
product-size-measure-hips = Boky: cez najširšie miesto.
product-size-measure-inseam = Vnútorná dĺžka nohy: od rozkroku po členok.
product-size-measure-height = Výška: od temena po chodidlo, bez topánok.

product-size-find = Nájdite svoju veľkosť
product-size-find-text = Zadajte jednu alebo viac mier v centimetroch.
product-size-find-clothes = Oblečenie
product-size-found = Vhodná veľkosť: <b>{ $size }</b>
product-size-found-between = Miery zodpovedajú rôznym veľkostiam, od { $smaller } do { $larger }. Ak máte radi voľnejší strih, vyberte väčšiu.
product-size-found-none = Pre tieto miery veľkosť nemáme.

product-related = Hodí sa k tomu

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Doručenie za { $max ->
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
product-meta-description-brand = { $name } značky { $brand }: { $price }. Doručenie za { $max ->
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

# Stran izdelka.

## Slike

product-gallery = Slike izdelka { $name }
product-picture-number = Slika { $number } od { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Povečaj sliko { $number } od { $total }
product-zoom = Povečane slike izdelka { $name }
product-zoom-next = Naslednja slika
product-zoom-previous = Prejšnja slika
product-zoom-in = Povečaj
product-zoom-out = Pomanjšaj

## Cena

product-price-until = Konec akcije: { $when }
product-price-vat = Cena vsebuje DDV.
product-price-vat-delivery = Cena vsebuje DDV, ne pa dostave.

## Izbira barve, velikosti in drugega

product-colour-chosen = Barva: <b>{ $colour }</b>
product-size-chosen = Velikost: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Izberite velikost
product-option-choose = { $option }: izberite
product-value-out = { $value }, razprodano
product-value-low = { $value }, na voljo le še { $count }
product-value-chosen = { $value }, izbrano
product-low = { $count ->
    [one] Na voljo je le še { $count }
    [two] Na voljo sta le še { $count }
    [few] Na voljo so le še { $count }
   *[other] Na voljo je le še { $count }
}
product-size-out = Velikost { $size } je v tej barvi razprodana.
product-choice-out = Ta kombinacija je razprodana.
product-sold-out-text = Ta izdelek je razprodan v vseh velikostih. Morda vam bo všeč kateri od spodnjih.
product-colour-out = Ta barva je razprodana. Izberite drugo.
stock-alert-title = Obvesti me, ko bo spet na voljo
stock-alert-text = Ko bo { $choice } spet na zalogi, vam bomo pisali enkrat samkrat in nato izbrisali vaš e-naslov.
stock-alert-submit = Obvesti me

## Obljube ob izbiri

product-delivery = Pri vas: { $dates }
product-delivery-ships = Odpošljemo: { $date }.
product-delivery-cost = Dostava { $price }.
product-delivery-cost-free-over = Dostava { $price }, brezplačna od { $threshold }.
product-delivery-free = Dostava je brezplačna.
product-returns = { $days ->
    [one] { $days } dan za vračilo
    [two] { $days } dneva za vračilo
    [few] { $days } dnevi za vračilo
   *[other] { $days } dni za vračilo
}
product-returns-text = Pomerite doma. Če ni pravo, pošljite nazaj.
product-pay-card-cod = Plačilo s kartico ali po povzetju
product-pay-card = Plačilo s kartico
product-pay-cod = Plačilo po povzetju
product-pay-cod-charge = Doplačilo za povzetje je { $price }.
product-pay-safe = Vaše plačilo je šifrirano.

## Razdelki

product-description = Opis
product-material = Material in nega
product-measurements = Velikost in mere
product-shipping = Dostava in vračila
product-maker = Proizvajalec in odgovorna oseba

product-composition = Sestava
product-weight = Gramatura blaga
product-weight-value = { $grams } g/m²
product-care = Nega
product-details-sku = Šifra izdelka

product-shipping-time = { $max ->
    [one] Dostava traja od { $min } do { $max } delovnega dne.
    [two] Dostava traja od { $min } do { $max } delovnih dni.
    [few] Dostava traja od { $min } do { $max } delovnih dni.
   *[other] Dostava traja od { $min } do { $max } delovnih dni.
}
product-shipping-cost = Dostava stane { $price }.
product-shipping-free-over = Za naročila od { $threshold } je brezplačna.
product-shipping-free = Dostava je brezplačna.
product-shipping-cod = Pri plačilu po povzetju prištejemo { $price }.
product-shipping-returns = { $days ->
    [one] V { $days } dnevu lahko vrnete vse, česar niste nosili zunaj. Etiketo odstranite šele, ko ste prepričani.
    [two] V { $days } dneh lahko vrnete vse, česar niste nosili zunaj. Etiketo odstranite šele, ko ste prepričani.
    [few] V { $days } dneh lahko vrnete vse, česar niste nosili zunaj. Etiketo odstranite šele, ko ste prepričani.
   *[other] V { $days } dneh lahko vrnete vse, česar niste nosili zunaj. Etiketo odstranite šele, ko ste prepričani.
}

## Tabela velikosti

product-size-help = Katera je moja velikost?
product-size-table = Tabela velikosti
product-size-table-close = Zapri tabelo velikosti
product-size-table-note = Mere telesa so v centimetrih. Merite čez tanko perilo in metra ne zategujte. Če ste med dvema velikostma, izberite večjo.
product-size-table-note-kids = Višina in mere so v centimetrih. Otroci rastejo: če je otrok med dvema velikostma, izberite večjo.
product-size-size = Velikost
product-size-system = Velikost { $system }
product-size-value = { $value }
product-size-bust = Prsi
product-size-chest = Prsni koš
product-size-waist = Pas
product-size-hips = Boki
product-size-inseam = Notranja dolžina noge
product-size-height = Višina
product-size-age = Starost
product-size-months = { $from }–{ $to } mes.
product-size-years = { $to ->
    [one] { $from }–{ $to } leto
    [two] { $from }–{ $to } leti
    [few] { $from }–{ $to } leta
   *[other] { $from }–{ $to } let
}
product-size-measure-bust = Prsi: okrog najširšega dela, pod rokami.
product-size-measure-chest = Prsni koš: okrog najširšega dela, pod rokami.
product-size-measure-waist = Pas: okrog najožjega dela.
product-size-measure-hips = Boki: okrog najširšega dela.
product-size-measure-inseam = Notranja dolžina noge: od koraka do gležnja.
product-size-measure-height = Višina: od temena do podplata, brez čevljev.

product-size-find = Poiščite svojo velikost
product-size-find-text = Vpišite eno ali več mer v centimetrih.
product-size-find-clothes = Oblačila
product-size-found = Prava velikost: <b>{ $size }</b>
product-size-found-between = Mere ustrezajo različnim velikostim, od { $smaller } do { $larger }. Če imate raje ohlapnejši kroj, izberite večjo.
product-size-found-none = Za te mere nimamo velikosti.

## Spodaj

product-related = Lepo se poda k temu

## Besedila za iskalnike

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Dostava v { $max ->
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
product-meta-description-brand = { $name }, { $brand }: { $price }. Dostava v { $max ->
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

# The product page.

## Pictures

product-gallery = { $name }: nuotraukos
product-picture-number = Nuotrauka { $number } iš { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Padidinti nuotrauką { $number } iš { $total }
product-zoom = { $name }: padidintos nuotraukos
product-zoom-next = Kita nuotrauka
product-zoom-previous = Ankstesnė nuotrauka
product-zoom-in = Priartinti
product-zoom-out = Atitolinti

## Price

product-price-until = Akcijos pabaiga: { $when }
product-price-vat = Kaina su PVM.
product-price-vat-delivery = Kaina su PVM, be pristatymo.

## Choice of colour, size and anything else

product-colour-chosen = Spalva: <b>{ $colour }</b>
product-size-chosen = Dydis: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Pasirinkite dydį
product-option-choose = { $option }: pasirinkite
product-value-out = { $value }, išparduota
product-value-low = { $value }, liko tik { $count } vnt.
product-value-chosen = { $value }, pasirinkta
product-low = Liko tik { $count } vnt.
product-size-out = { $size } dydžio šios spalvos nebeturime.
product-choice-out = Šis derinys išparduotas.
product-sold-out-text = Visi šios prekės dydžiai išparduoti. Galbūt jums patiks kas nors iš prekių žemiau.
product-colour-out = Ši spalva išparduota. Pasirinkite kitą.
stock-alert-title = Praneškite, kai vėl bus
stock-alert-text = Parašysime tik vieną kartą, kai { $choice } vėl bus sandėlyje, ir tada ištrinsime jūsų el. pašto adresą.
stock-alert-submit = Praneškite man

## Promises beside the choice

product-delivery = Pas jus: { $dates }
product-delivery-ships = Išsiųsime: { $date }.
product-delivery-cost = Pristatymas { $price }.
product-delivery-cost-free-over = Pristatymas { $price }, nuo { $threshold } nemokamas.
product-delivery-free = Pristatymas nemokamas.
product-returns = { $days ->
    [one] { $days } diena prekei grąžinti
    [few] { $days } dienos prekei grąžinti
    [many] { $days } dienos prekei grąžinti
   *[other] { $days } dienų prekei grąžinti
}
product-returns-text = Pasimatuokite namuose. Jei netinka, grąžinkite.
product-pay-card-cod = Mokėkite kortele arba atsiimdami
product-pay-card = Mokėkite kortele
product-pay-cod = Mokėkite atsiimdami
product-pay-cod-charge = Mokėjimo atsiimant mokestis – { $price }.
product-pay-safe = Jūsų mokėjimas šifruojamas.

## Sections

product-description = Aprašymas
product-material = Medžiaga ir priežiūra
product-measurements = Dydis ir matmenys
product-shipping = Pristatymas ir grąžinimas
product-maker = Gamintojas ir atsakingas asmuo

product-composition = Sudėtis
product-weight = Audinio tankis
product-weight-value = { $grams } g/m²
product-care = Priežiūra
product-details-sku = Prekės kodas

product-shipping-time = { $max ->
    [one] Pristatome per { $min }–{ $max } darbo dieną.
    [few] Pristatome per { $min }–{ $max } darbo dienas.
    [many] Pristatome per { $min }–{ $max } darbo dienos.
   *[other] Pristatome per { $min }–{ $max } darbo dienų.
}
product-shipping-cost = Pristatymo kaina – { $price }.
product-shipping-free-over = Užsakymus nuo { $threshold } pristatome nemokamai.
product-shipping-free = Pristatymas nemokamas.
product-shipping-cod = Jei mokate atsiimdami, pridedamas { $price } mokestis.
product-shipping-returns = { $days ->
    [one] Per { $days } dieną galite grąžinti viską, ko nedėvėjote lauke. Etiketės nenukirpkite, kol nesate tikri.
    [few] Per { $days } dienas galite grąžinti viską, ko nedėvėjote lauke. Etiketės nenukirpkite, kol nesate tikri.
    [many] Per { $days } dienos galite grąžinti viską, ko nedėvėjote lauke. Etiketės nenukirpkite, kol nesate tikri.
   *[other] Per { $days } dienų galite grąžinti viską, ko nedėvėjote lauke. Etiketės nenukirpkite, kol nesate tikri.
}

## Size table

product-size-help = Koks mano dydis?
product-size-table = Dydžių lentelė
product-size-table-close = Uždaryti dydžių lentelę
product-size-table-note = Kūno matmenys centimetrais. Matuokite ant plonų apatinių, juostelės neveržkite. Jei esate tarp dviejų dydžių, rinkitės didesnį.
product-size-table-note-kids = Ūgis ir matmenys centimetrais. Vaikai auga: jei vaikas tarp dviejų dydžių, rinkitės didesnį.
product-size-size = Dydis
product-size-system = { $system } dydis
product-size-value = { $value }
product-size-bust = Krūtinė
product-size-chest = Krūtinė
product-size-waist = Liemuo
product-size-hips = Klubai
product-size-inseam = Vidinis kojos ilgis
product-size-height = Ūgis
product-size-age = Amžius
product-size-months = { $from }–{ $to } mėn.
product-size-years = { $from }–{ $to } m.
product-size-measure-bust = Krūtinė: per iškiliausią vietą, po pažastimis.
product-size-measure-chest = Krūtinė: per plačiausią vietą, po pažastimis.
product-size-measure-waist = Liemuo: ten, kur kūnas siauriausias.
product-size-measure-hips = Klubai: per plačiausią vietą.
product-size-measure-inseam = Vidinis kojos ilgis: nuo tarpkojo iki čiurnos.
product-size-measure-height = Ūgis: nuo viršugalvio iki pėdų, be batų.

product-size-find = Raskite savo dydį
product-size-find-text = Įrašykite vieną ar kelis matmenis centimetrais.
product-size-find-clothes = Drabužiai
product-size-found = Tinkamas dydis: <b>{ $size }</b>
product-size-found-between = Matmenys atitinka skirtingus dydžius, nuo { $smaller } iki { $larger }. Jei mėgstate laisviau, rinkitės didesnį.
product-size-found-none = Tokiems matmenims dydžio neturime.

## Below

product-related = Puikiai dera kartu

## Texts for search engines

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Pristatome per { $min }–{ $max ->
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
product-meta-description-brand = { $name }, { $brand }: { $price }. Pristatome per { $min }–{ $max ->
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

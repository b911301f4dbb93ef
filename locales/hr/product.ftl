# The product page.

## Slike

product-gallery = Slike proizvoda { $name }
product-picture-number = Slika { $number } od { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Povećaj sliku { $number } od { $total }
product-zoom = Uvećane slike proizvoda { $name }
product-zoom-next = Sljedeća slika
product-zoom-previous = Prethodna slika
product-zoom-in = Povećaj
product-zoom-out = Smanji

## Cijena

product-price-until = Kraj akcije: { $when }
product-price-vat = PDV je uključen u cijenu.
product-price-vat-delivery = PDV je uključen u cijenu, dostava nije.

## Izbor boje, veličine i ostalog

product-colour-chosen = Boja: <b>{ $colour }</b>
product-size-chosen = Veličina: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Odaberi veličinu
product-option-choose = { $option }: odaberi
product-value-out = { $value }, rasprodano
product-value-low = { $value }, još samo { $count } kom.
product-value-chosen = { $value }, odabrano
product-low = { $count ->
    [one] Još samo { $count } komad
    [few] Još samo { $count } komada
   *[other] Još samo { $count } komada
}
product-size-out = Veličina { $size } rasprodana je u ovoj boji.
product-choice-out = Ova je kombinacija rasprodana.
product-sold-out-text = Ovaj je proizvod rasprodan u svim veličinama. Možda ti se svidi nešto u nastavku.
product-colour-out = Ova je boja rasprodana. Odaberi drugu.
stock-alert-title = Javi mi kad ponovno bude dostupno
stock-alert-text = Pisat ćemo ti samo jednom, kad { $choice } ponovno bude na zalihi, a zatim ćemo izbrisati tvoju e-mail adresu.
stock-alert-submit = Javi mi

## Obećanja uz izbor

product-delivery = Kod tebe: { $dates }
product-delivery-ships = Šaljemo: { $date }.
product-delivery-cost = Dostava { $price }.
product-delivery-cost-free-over = Dostava { $price }, besplatna od { $threshold }.
product-delivery-free = Dostava je besplatna.
product-returns = { $days ->
    [one] { $days } dan za povrat
    [few] { $days } dana za povrat
   *[other] { $days } dana za povrat
}
product-returns-text = Isprobaj kod kuće. Ako ne odgovara, pošalji natrag.
product-pay-card-cod = Plaćanje karticom ili pouzećem
product-pay-card = Plaćanje karticom
product-pay-cod = Plaćanje pouzećem
product-pay-cod-charge = Naknada za pouzeće je { $price }.
product-pay-safe = Tvoje je plaćanje šifrirano.

## Odjeljci

product-description = Opis
product-material = Materijal i njega
product-measurements = Veličina i mjere
product-shipping = Dostava i povrat
product-maker = Proizvođač i odgovorna osoba

product-composition = Sastav
product-weight = Gramatura
product-weight-value = { $grams } g/m²
product-care = Njega
product-details-sku = Šifra proizvoda

product-shipping-time = { $max ->
    [one] Dostava traje od { $min } do { $max } radnog dana.
    [few] Dostava traje od { $min } do { $max } radna dana.
   *[other] Dostava traje od { $min } do { $max } radnih dana.
}
product-shipping-cost = Cijena dostave je { $price }.
product-shipping-free-over = Za narudžbe od { $threshold } je besplatna.
product-shipping-free = Dostava je besplatna.
product-shipping-cod = Za plaćanje pouzećem dodaje se { $price }.
product-shipping-returns = { $days ->
    [one] Imaš { $days } dan da vratiš sve što nije nošeno izvan kuće. Etiketu skini tek kad se odlučiš.
    [few] Imaš { $days } dana da vratiš sve što nije nošeno izvan kuće. Etiketu skini tek kad se odlučiš.
   *[other] Imaš { $days } dana da vratiš sve što nije nošeno izvan kuće. Etiketu skini tek kad se odlučiš.
}

## Tablica veličina

product-size-help = Koja je moja veličina?
product-size-table = Tablica veličina
product-size-table-close = Zatvori tablicu veličina
product-size-table-note = Mjere tijela u centimetrima. Mjeri preko tankog donjeg rublja i ne zateži metar. Ako si između dvije veličine, uzmi veću.
product-size-table-note-kids = Visina i mjere u centimetrima. Djeca rastu: između dvije veličine uzmi veću.
product-size-size = Veličina
product-size-system = Veličina { $system }
product-size-value = { $value }
product-size-bust = Grudi
product-size-chest = Prsa
product-size-waist = Struk
product-size-hips = Bokovi
product-size-inseam = Unutarnja duljina noge
product-size-height = Visina
product-size-age = Dob
product-size-months = { $from }–{ $to } mj.
product-size-years = { $from }–{ $to } god.
product-size-measure-bust = Grudi: oko najšireg dijela, ispod ruku.
product-size-measure-chest = Prsa: oko najšireg dijela, ispod ruku.
product-size-measure-waist = Struk: oko najužeg dijela.
product-size-measure-hips = Bokovi: oko najšireg dijela.
product-size-measure-inseam = Unutarnja duljina noge: od međunožja do gležnja.
product-size-measure-height = Visina: od tjemena do tabana, bez cipela.

product-size-find = Pronađi svoju veličinu
product-size-find-text = Upiši jednu ili više mjera u centimetrima.
product-size-find-clothes = Odjeća
product-size-found = Prava veličina: <b>{ $size }</b>
product-size-found-between = Mjere pripadaju različitim veličinama, od { $smaller } do { $larger }. Ako voliš opušteniji kroj, uzmi veću.
product-size-found-none = Za ove mjere nemamo veličinu.

## U nastavku

product-related = Lijepo se slaže s ovim

## Tekstovi za tražilice

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Dostava za { $max ->
    [one] { $min }–{ $max } radni dan
    [few] { $min }–{ $max } radna dana
   *[other] { $min }–{ $max } radnih dana
}, { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
} za povrat.
product-meta-description-brand = { $name }, { $brand }: { $price }. Dostava za { $max ->
    [one] { $min }–{ $max } radni dan
    [few] { $min }–{ $max } radna dana
   *[other] { $min }–{ $max } radnih dana
}, { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
} za povrat.

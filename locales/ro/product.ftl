# The product page.

## Pictures

product-gallery = Imagini cu { $name }
product-picture-number = Imaginea { $number } din { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Mărește imaginea { $number } din { $total }
product-zoom = Imagini mărite cu { $name }
product-zoom-next = Imaginea următoare
product-zoom-previous = Imaginea anterioară
product-zoom-in = Mărește
product-zoom-out = Micșorează

## Price

product-price-until = Preț promoțional până la { $when }.
product-price-vat = TVA inclus.
product-price-vat-delivery = TVA inclus, fără costul livrării.

## Choice of colour, size and anything else

product-colour-chosen = Culoare: <b>{ $colour }</b>
product-size-chosen = Mărime: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Alege mărimea
product-option-choose = { $option }: alege
product-value-out = { $value }, stoc epuizat
product-value-low = { $value }, ultimele bucăți: { $count }
product-value-chosen = { $value }, selectat
product-low = { $count ->
    [one] A mai rămas doar { $count }
    [few] Au mai rămas doar { $count }
   *[other] Au mai rămas doar { $count }
}
product-size-out = Mărimea { $size } este epuizată în această culoare.
product-choice-out = Această combinație este epuizată.
product-sold-out-text = Acest produs este epuizat în toate mărimile. Poate îți place ceva de mai jos.
product-colour-out = Această culoare este epuizată. Alege alta.
stock-alert-title = Anunță-mă când revine
stock-alert-text = Îți scriem o singură dată, când { $choice } este din nou în stoc, apoi îți ștergem adresa de e-mail.
stock-alert-submit = Anunță-mă

## Promises beside the choice

product-delivery = La ușa ta: { $dates }
product-delivery-ships = Expediere: { $date }.
product-delivery-cost = Livrare: { $price }.
product-delivery-cost-free-over = Livrare: { $price }, gratuită de la { $threshold }.
product-delivery-free = Livrare gratuită.
product-returns = { $days ->
    [one] { $days } zi pentru retur
    [few] { $days } zile pentru retur
   *[other] { $days } de zile pentru retur
}
product-returns-text = Probează acasă. Dacă nu ți se potrivește, îl trimiți înapoi.
product-pay-card-cod = Plata cu cardul sau la livrare
product-pay-card = Plata cu cardul
product-pay-cod = Plata la livrare
product-pay-cod-charge = Plata la livrare are un cost suplimentar de { $price }.
product-pay-safe = Plata ta este criptată.

## Sections

product-description = Descriere
product-material = Material și îngrijire
product-measurements = Mărime și dimensiuni
product-shipping = Livrare și retur
product-maker = Producător și persoană responsabilă

product-composition = Compoziție
product-weight = Greutatea materialului
product-weight-value = { $grams } g/m²
product-care = Îngrijire
product-details-sku = Cod produs

product-shipping-time = { $max ->
    [one] Livrarea durează { $min }–{ $max } zi lucrătoare.
    [few] Livrarea durează { $min }–{ $max } zile lucrătoare.
   *[other] Livrarea durează { $min }–{ $max } de zile lucrătoare.
}
product-shipping-cost = Livrarea costă { $price }.
product-shipping-free-over = Este gratuită pentru comenzi de la { $threshold }.
product-shipping-free = Livrarea este gratuită.
product-shipping-cod = Dacă plătești la livrare, se adaugă { $price }.
product-shipping-returns = { $days ->
    [one] Ai { $days } zi ca să trimiți înapoi tot ce nu ai purtat afară din casă. Lasă eticheta prinsă până te hotărăști.
    [few] Ai { $days } zile ca să trimiți înapoi tot ce nu ai purtat afară din casă. Lasă eticheta prinsă până te hotărăști.
   *[other] Ai { $days } de zile ca să trimiți înapoi tot ce nu ai purtat afară din casă. Lasă eticheta prinsă până te hotărăști.
}

## Size table

product-size-help = Ce mărime port?
product-size-table = Ghid de mărimi
product-size-table-close = Închide ghidul de mărimi
product-size-table-note = Dimensiunile corpului, în centimetri. Măsoară peste lenjerie intimă subțire, fără să strângi metrul. Dacă ești între două mărimi, alege-o pe cea mai mare.
product-size-table-note-kids = Înălțimi și dimensiuni în centimetri. Copiii cresc: dacă al tău e între două mărimi, alege-o pe cea mai mare.
product-size-size = Mărime
product-size-system = Mărime { $system }
product-size-value = { $value }
product-size-bust = Bust
product-size-chest = Piept
product-size-waist = Talie
product-size-hips = Șolduri
product-size-inseam = Interior picior
product-size-height = Înălțime
product-size-age = Vârstă
product-size-months = { $to ->
    [one] { $from }–{ $to } lună
    [few] { $from }–{ $to } luni
   *[other] { $from }–{ $to } de luni
}
product-size-years = { $to ->
    [one] { $from }–{ $to } an
    [few] { $from }–{ $to } ani
   *[other] { $from }–{ $to } de ani
}
product-size-measure-bust = Bust: în jurul părții celei mai proeminente, pe sub brațe.
product-size-measure-chest = Piept: în jurul părții celei mai late, pe sub brațe.
product-size-measure-waist = Talie: în jurul părții celei mai înguste.
product-size-measure-hips = Șolduri: în jurul părții celei mai late.
product-size-measure-inseam = Interior picior: din zona inghinală până la gleznă.
product-size-measure-height = Înălțime: din creștet până în talpă, fără încălțăminte.

product-size-find = Găsește-ți mărimea
product-size-find-text = Scrie una sau mai multe dimensiuni în centimetri.
product-size-find-clothes = Haine
product-size-found = Mărimea potrivită: <b>{ $size }</b>
product-size-found-between = Dimensiunile corespund unor mărimi diferite, de la { $smaller } la { $larger }. Dacă îți place mai lejer, alege-o pe cea mai mare.
product-size-found-none = Nu avem mărime pentru aceste dimensiuni.

## Below

product-related = Se asortează cu acest produs

## Texts for search engines

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Livrare în { $min }–{ $max } { $max ->
        [one] zi lucrătoare
        [few] zile lucrătoare
       *[other] de zile lucrătoare
    } și { $days } { $days ->
        [one] zi
        [few] zile
       *[other] de zile
    } pentru retur.
product-meta-description-brand = { $name }, { $brand }: { $price }. Livrare în { $min }–{ $max } { $max ->
        [one] zi lucrătoare
        [few] zile lucrătoare
       *[other] de zile lucrătoare
    } și { $days } { $days ->
        [one] zi
        [few] zile
       *[other] de zile
    } pentru retur.

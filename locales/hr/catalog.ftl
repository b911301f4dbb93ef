# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Vlakna, kako stoje na etiketi: „95 % pamuk, 5 % elastan”

fibre-cotton = pamuk
fibre-organic-cotton = organski pamuk
fibre-elastane = elastan
fibre-modal = modal
fibre-lyocell = liocel
fibre-merino = merino vuna
fibre-polyester = poliester
fibre-recycled-polyester = reciklirani poliester
fibre-polyamide = poliamid
fibre-viscose = viskoza
fibre-linen = lan
fibre-wool = vuna
fibre-silk = svila
fibre-cashmere = kašmir
fibre-acrylic = akril

## Upute za njegu

care-wash-30 = Strojno pranje na 30 °C
care-wash-40 = Strojno pranje na 40 °C
care-wash-60 = Strojno pranje na 60 °C
care-wash-wool-30 = Program za vunu na 30 °C
care-hand-wash = Samo ručno pranje
care-no-wash = Ne prati
care-no-bleach = Ne izbjeljivati
care-tumble-low = Sušenje u sušilici na niskoj temperaturi
care-no-tumble = Ne sušiti u sušilici
care-iron-low = Glačanje na niskoj temperaturi
care-iron-medium = Glačanje na srednjoj temperaturi
care-no-iron = Ne glačati
care-no-dryclean = Ne čistiti kemijski
care-dry-flat = Sušiti na ravnoj površini
care-wash-dark-separately = Tamne boje prati odvojeno
care-wash-inside-out = Prati okrenuto na naličje
care-inside-out = Prati okrenuto na naličje
care-no-softener = Ne koristiti omekšivač

## Svojstva

attribute-colour = Boja
attribute-size = Veličina

## Tekstovi slika

picture-front = { $name }, boja { $colour }, sprijeda
picture-back = { $name }, boja { $colour }, straga
picture-detail = { $name }, boja { $colour }, izbliza

## Oznake

badge-special = Posebna ponuda
badge-promotional = Akcija
badge-fire = Hit
badge-low = Zadnji komadi

# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres

fibre-cotton = cotone
fibre-organic-cotton = cotone biologico
fibre-elastane = elastan
fibre-modal = modal
fibre-lyocell = lyocell
fibre-merino = lana merino
fibre-polyester = poliestere
fibre-recycled-polyester = poliestere riciclato
fibre-polyamide = poliammide
fibre-viscose = viscosa
fibre-linen = lino
fibre-wool = lana
fibre-silk = seta
fibre-cashmere = cashmere
fibre-acrylic = acrilica

## Care instructions

care-wash-30 = Lavare in lavatrice a 30 °C
care-wash-40 = Lavare in lavatrice a 40 °C
care-wash-60 = Lavare in lavatrice a 60 °C
care-wash-wool-30 = Programma lana a 30 °C
care-hand-wash = Lavare solo a mano
care-no-wash = Non lavare
care-no-bleach = Non candeggiare
care-tumble-low = Asciugatrice a bassa temperatura
care-no-tumble = Non asciugare in asciugatrice
care-iron-low = Stirare a bassa temperatura
care-iron-medium = Stirare a media temperatura
care-no-iron = Non stirare
care-no-dryclean = Non lavare a secco
care-dry-flat = Asciugare in piano
care-wash-dark-separately = Lavare i colori scuri a parte
care-wash-inside-out = Lavare al rovescio
care-inside-out = Lavare al rovescio
care-no-softener = Non usare ammorbidente

## Attributes

attribute-colour = Colore
attribute-size = Taglia

## Texts of pictures

picture-front = { $name }, { $colour }, davanti
picture-back = { $name }, { $colour }, dietro
picture-detail = { $name }, { $colour }, da vicino

## Badges

badge-special = Speciale
badge-promotional = Offerta
badge-fire = Di tendenza
badge-low = Ultimi pezzi

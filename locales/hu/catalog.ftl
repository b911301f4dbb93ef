# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Szálak

fibre-cotton = pamut
fibre-organic-cotton = biopamut
fibre-elastane = elasztán
fibre-modal = modál
fibre-lyocell = lyocell
fibre-merino = merinógyapjú
fibre-polyester = poliészter
fibre-recycled-polyester = újrahasznosított poliészter
fibre-polyamide = poliamid
fibre-viscose = viszkóz
fibre-linen = len
fibre-wool = gyapjú
fibre-silk = selyem
fibre-cashmere = kasmír
fibre-acrylic = akril

## Kezelés

care-wash-30 = Gépben mosható 30 °C-on
care-wash-40 = Gépben mosható 40 °C-on
care-wash-60 = Gépben mosható 60 °C-on
care-wash-wool-30 = Gyapjúprogram 30 °C-on
care-hand-wash = Csak kézzel mosható
care-no-wash = Nem mosható
care-no-bleach = Nem fehéríthető
care-tumble-low = Szárítógépben, alacsony hőfokon szárítható
care-no-tumble = Szárítógépben nem szárítható
care-iron-low = Alacsony hőfokon vasalható
care-iron-medium = Közepes hőfokon vasalható
care-no-iron = Nem vasalható
care-no-dryclean = Vegyileg nem tisztítható
care-dry-flat = Fektetve szárítandó
care-wash-dark-separately = A sötét színek külön mosandók
care-wash-inside-out = Kifordítva mosandó
care-inside-out = Kifordítva mosandó
care-no-softener = Öblítő nem használható

## Tulajdonságok

attribute-colour = Szín
attribute-size = Méret

## Képek

picture-front = { $name }, { $colour }, elölről
picture-back = { $name }, { $colour }, hátulról
picture-detail = { $name }, { $colour }, közelről

## Jelvények

badge-special = Különleges
badge-promotional = Akció
badge-fire = Kapós
badge-low = Utolsó darabok

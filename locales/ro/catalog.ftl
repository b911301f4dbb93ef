# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres

fibre-cotton = bumbac
fibre-organic-cotton = bumbac organic
fibre-elastane = elastan
fibre-modal = modal
fibre-lyocell = lyocell
fibre-merino = lână merinos
fibre-polyester = poliester
fibre-recycled-polyester = poliester reciclat
fibre-polyamide = poliamidă
fibre-viscose = viscoză
fibre-linen = in
fibre-wool = lână
fibre-silk = mătase
fibre-cashmere = cașmir
fibre-acrylic = acrilic

## Care instructions

care-wash-30 = Spălare la mașină la 30 °C
care-wash-40 = Spălare la mașină la 40 °C
care-wash-60 = Spălare la mașină la 60 °C
care-wash-wool-30 = Program pentru lână la 30 °C
care-hand-wash = Doar spălare manuală
care-no-wash = A nu se spăla
care-no-bleach = A nu se folosi înălbitor
care-tumble-low = Uscare în uscător la temperatură scăzută
care-no-tumble = A nu se usca în uscător
care-iron-low = Călcare la temperatură scăzută
care-iron-medium = Călcare la temperatură medie
care-no-iron = A nu se călca
care-no-dryclean = A nu se curăța chimic
care-dry-flat = Uscare pe o suprafață plană
care-wash-dark-separately = Culorile închise se spală separat
care-wash-inside-out = Se spală pe dos
care-inside-out = Se spală pe dos
care-no-softener = A nu se folosi balsam de rufe

## Attributes

attribute-colour = Culoare
attribute-size = Mărime

## Texts of pictures

picture-front = { $name }, { $colour }, față
picture-back = { $name }, { $colour }, spate
picture-detail = { $name }, { $colour }, de aproape

## Badges

badge-special = Special
badge-promotional = Ofertă
badge-fire = În vogă
badge-low = Ultimele bucăți

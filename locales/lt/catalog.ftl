# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres

fibre-cotton = medvilnė
fibre-organic-cotton = ekologiška medvilnė
fibre-elastane = elastanas
fibre-modal = modalas
fibre-lyocell = liocelis
fibre-merino = merinosų vilna
fibre-polyester = poliesteris
fibre-recycled-polyester = perdirbtas poliesteris
fibre-polyamide = poliamidas
fibre-viscose = viskozė
fibre-linen = linas
fibre-wool = vilna
fibre-silk = šilkas
fibre-cashmere = kašmyras
fibre-acrylic = akrilas

## Care instructions

care-wash-30 = Skalbti skalbyklėje 30 °C
care-wash-40 = Skalbti skalbyklėje 40 °C
care-wash-60 = Skalbti skalbyklėje 60 °C
care-wash-wool-30 = Vilnos programa, 30 °C
care-hand-wash = Skalbti tik rankomis
care-no-wash = Neskalbti
care-no-bleach = Nebalinti
care-tumble-low = Džiovinti džiovyklėje žema temperatūra
care-no-tumble = Nedžiovinti džiovyklėje
care-iron-low = Lyginti žema temperatūra
care-iron-medium = Lyginti vidutine temperatūra
care-no-iron = Nelyginti
care-no-dryclean = Nevalyti cheminiu būdu
care-dry-flat = Džiovinti paskleidus
care-wash-dark-separately = Tamsias spalvas skalbti atskirai
care-wash-inside-out = Skalbti išvertus
care-inside-out = Skalbti išvertus
care-no-softener = Nenaudoti minkštiklio

## Attributes

attribute-colour = Spalva
attribute-size = Dydis

## Texts of pictures

picture-front = { $name }, { $colour }, iš priekio
picture-back = { $name }, { $colour }, iš nugaros
picture-detail = { $name }, { $colour }, iš arti

## Badges

badge-special = Ypatinga
badge-promotional = Akcija
badge-fire = Paklausu
badge-low = Paskutinės

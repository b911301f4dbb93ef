# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres, as they stand on the label: "95% cotton, 5% elastane" (Regulation (EU) No 1007/2011 names)

fibre-cotton = cotton
fibre-organic-cotton = organic cotton
fibre-elastane = elastane
fibre-modal = modal
fibre-lyocell = lyocell
fibre-merino = merino wool
fibre-polyester = polyester
fibre-recycled-polyester = recycled polyester
fibre-polyamide = polyamide
fibre-viscose = viscose
fibre-linen = linen
fibre-wool = wool
fibre-silk = silk
fibre-cashmere = cashmere
fibre-acrylic = acrylic

## Care instructions, one to a symbol

care-wash-30 = Machine wash at 30 °C
care-wash-40 = Machine wash at 40 °C
care-wash-60 = Machine wash at 60 °C
care-wash-wool-30 = Wool programme at 30 °C
care-hand-wash = Hand wash only
care-no-wash = Do not wash
care-no-bleach = Do not bleach
care-tumble-low = Tumble dry on low heat
care-no-tumble = Do not tumble dry
care-iron-low = Iron on low heat
care-iron-medium = Iron on medium heat
care-no-iron = Do not iron
care-no-dryclean = Do not dry clean
care-dry-flat = Dry flat
care-wash-dark-separately = Wash dark colours separately
care-wash-inside-out = Wash inside out
care-inside-out = Wash inside out
care-no-softener = Do not use fabric softener

## Attributes

attribute-colour = Colour
attribute-size = Size

## Texts of pictures, read out in place of the picture. $name is the product, $colour its colour in lower case.

picture-front = { $name }, { $colour }, front
picture-back = { $name }, { $colour }, back
picture-detail = { $name }, { $colour }, close-up

## Badges

badge-special = Special
badge-promotional = Offer
badge-fire = Hot
badge-low = Low stock

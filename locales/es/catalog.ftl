# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres

fibre-cotton = algodón
fibre-organic-cotton = algodón orgánico
fibre-elastane = elastano
fibre-modal = modal
fibre-lyocell = lyocell
fibre-merino = lana merina
fibre-polyester = poliéster
fibre-recycled-polyester = poliéster reciclado
fibre-polyamide = poliamida
fibre-viscose = viscosa
fibre-linen = lino
fibre-wool = lana
fibre-silk = seda
fibre-cashmere = cachemira
fibre-acrylic = acrílico

## Care instructions

care-wash-30 = Lavar a máquina a 30 °C
care-wash-40 = Lavar a máquina a 40 °C
care-wash-60 = Lavar a máquina a 60 °C
care-wash-wool-30 = Programa de lana a 30 °C
care-hand-wash = Lavar solo a mano
care-no-wash = No lavar
care-no-bleach = No usar lejía
care-tumble-low = Secadora a baja temperatura
care-no-tumble = No usar secadora
care-iron-low = Planchar a temperatura baja
care-iron-medium = Planchar a temperatura media
care-no-iron = No planchar
care-no-dryclean = No limpiar en seco
care-dry-flat = Secar en horizontal
care-wash-dark-separately = Lavar los colores oscuros por separado
care-wash-inside-out = Lavar del revés
care-inside-out = Lavar del revés
care-no-softener = No usar suavizante

## Attributes

attribute-colour = Color
attribute-size = Talla

## Texts of pictures

picture-front = { $name }, { $colour }, por delante
picture-back = { $name }, { $colour }, por detrás
picture-detail = { $name }, { $colour }, de cerca

## Badges

badge-special = Especial
badge-promotional = Oferta
badge-fire = Tendencia
badge-low = Últimas unidades

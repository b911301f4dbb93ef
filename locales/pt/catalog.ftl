# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fibres

fibre-cotton = algodão
fibre-organic-cotton = algodão biológico
fibre-elastane = elastano
fibre-modal = modal
fibre-lyocell = liocel
fibre-merino = lã merino
fibre-polyester = poliéster
fibre-recycled-polyester = poliéster reciclado
fibre-polyamide = poliamida
fibre-viscose = viscose
fibre-linen = linho
fibre-wool = lã
fibre-silk = seda
fibre-cashmere = caxemira
fibre-acrylic = acrílica

## Care instructions

care-wash-30 = Lavar à máquina a 30 °C
care-wash-40 = Lavar à máquina a 40 °C
care-wash-60 = Lavar à máquina a 60 °C
care-wash-wool-30 = Programa de lãs a 30 °C
care-hand-wash = Lavar apenas à mão
care-no-wash = Não lavar
care-no-bleach = Não usar lixívia
care-tumble-low = Secar na máquina a baixa temperatura
care-no-tumble = Não secar na máquina
care-iron-low = Passar a ferro a baixa temperatura
care-iron-medium = Passar a ferro a temperatura média
care-no-iron = Não passar a ferro
care-no-dryclean = Não limpar a seco
care-dry-flat = Secar na horizontal
care-wash-dark-separately = Lavar as cores escuras à parte
care-wash-inside-out = Lavar do avesso
care-inside-out = Lavar do avesso
care-no-softener = Não usar amaciador

## Attributes

attribute-colour = Cor
attribute-size = Tamanho

## Texts of pictures

picture-front = { $name }, { $colour }, frente
picture-back = { $name }, { $colour }, costas
picture-detail = { $name }, { $colour }, de perto

## Badges

badge-special = Especial
badge-promotional = Promoção
badge-fire = Tendência
badge-low = Últimas unidades

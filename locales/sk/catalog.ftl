# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

fibre-cotton = bavlna
fibre-organic-cotton = biobavlna
fibre-elastane = elastan
fibre-modal = modal
fibre-lyocell = lyocell
fibre-merino = merino vlna
fibre-polyester = polyester
fibre-recycled-polyester = recyklovaný polyester
fibre-polyamide = polyamid
fibre-viscose = viskóza
fibre-linen = ľan
fibre-wool = vlna
fibre-silk = hodváb
fibre-cashmere = kašmír
fibre-acrylic = akryl

care-wash-30 = Pranie v práčke na 30 °C
care-wash-40 = Pranie v práčke na 40 °C
care-wash-60 = Pranie v práčke na 60 °C
care-wash-wool-30 = Program na vlnu, 30 °C
care-hand-wash = Iba ručné pranie
care-no-wash = Neprať
care-no-bleach = Nebieliť
care-tumble-low = Sušička na nízku teplotu
care-no-tumble = Nesušiť v sušičke
care-iron-low = Žehliť na nízku teplotu
care-iron-medium = Žehliť na strednú teplotu
care-no-iron = Nežehliť
care-no-dryclean = Nečistiť chemicky
care-dry-flat = Sušiť na plocho
care-wash-dark-separately = Tmavé farby prať osobitne
care-wash-inside-out = Prať naruby
care-inside-out = Prať naruby
care-no-softener = Nepoužívať aviváž

attribute-colour = Farba
attribute-size = Veľkosť

picture-front = { $name }, { $colour }, spredu
picture-back = { $name }, { $colour }, zozadu
picture-detail = { $name }, { $colour }, detail

## Odznaky

badge-special = Špeciálna ponuka
badge-promotional = Akcia
badge-fire = Hit
badge-low = Posledné kusy

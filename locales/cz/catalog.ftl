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
fibre-linen = len
fibre-wool = vlna
fibre-silk = hedvábí
fibre-cashmere = kašmír
fibre-acrylic = akryl

care-wash-30 = Praní v pračce na 30 °C
care-wash-40 = Praní v pračce na 40 °C
care-wash-60 = Praní v pračce na 60 °C
care-wash-wool-30 = Program na vlnu, 30 °C
care-hand-wash = Pouze ruční praní
care-no-wash = Neprat
care-no-bleach = Nebělit
care-tumble-low = Sušička na nízkou teplotu
care-no-tumble = Nesušit v sušičce
care-iron-low = Žehlit na nízkou teplotu
care-iron-medium = Žehlit na střední teplotu
care-no-iron = Nežehlit
care-no-dryclean = Nečistit chemicky
care-dry-flat = Sušit naplocho
care-wash-dark-separately = Tmavé barvy prát zvlášť
care-wash-inside-out = Prát naruby
care-inside-out = Prát naruby
care-no-softener = Nepoužívat aviváž

attribute-colour = Barva
attribute-size = Velikost

picture-front = { $name }, { $colour }, zepředu
picture-back = { $name }, { $colour }, zezadu
picture-detail = { $name }, { $colour }, detail

## Badges

badge-special = Speciální nabídka
badge-promotional = Akce
badge-fire = Žhavý tip
badge-low = Poslední kusy

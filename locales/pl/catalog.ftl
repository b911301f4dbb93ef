# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

fibre-cotton = bawełna
fibre-organic-cotton = bawełna organiczna
fibre-elastane = elastan
fibre-modal = modal
fibre-lyocell = lyocell
fibre-merino = wełna merino
fibre-polyester = poliester
fibre-recycled-polyester = poliester z recyklingu
fibre-polyamide = poliamid
fibre-viscose = wiskoza
fibre-linen = len
fibre-wool = wełna
fibre-silk = jedwab
fibre-cashmere = kaszmir
fibre-acrylic = akryl

care-wash-30 = Pranie w pralce w 30 °C
care-wash-40 = Pranie w pralce w 40 °C
care-wash-60 = Pranie w pralce w 60 °C
care-wash-wool-30 = Program do wełny, 30 °C
care-hand-wash = Tylko pranie ręczne
care-no-wash = Nie prać
care-no-bleach = Nie wybielać
care-tumble-low = Suszyć w suszarce bębnowej w niskiej temperaturze
care-no-tumble = Nie suszyć w suszarce bębnowej
care-iron-low = Prasować w niskiej temperaturze
care-iron-medium = Prasować w średniej temperaturze
care-no-iron = Nie prasować
care-no-dryclean = Nie czyścić chemicznie
care-dry-flat = Suszyć na płasko
care-wash-dark-separately = Ciemne kolory prać osobno
care-wash-inside-out = Prać na lewej stronie
care-inside-out = Prać na lewej stronie
care-no-softener = Nie używać płynu do płukania

attribute-colour = Kolor
attribute-size = Rozmiar

picture-front = { $name }, { $colour }, przód
picture-back = { $name }, { $colour }, tył
picture-detail = { $name }, { $colour }, zbliżenie

badge-special = Oferta specjalna
badge-promotional = Promocja
badge-fire = Hit
badge-low = Ostatnie sztuki

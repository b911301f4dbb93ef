# Imena, ki sodijo h katalogu: vlakna, navodila za nego, lastnosti, besedila slik.

## Vlakna, kot so zapisana na etiketi: »95 % bombaž, 5 % elastan«

fibre-cotton = bombaž
fibre-organic-cotton = ekološki bombaž
fibre-elastane = elastan
fibre-modal = modal
fibre-lyocell = liocel
fibre-merino = merino volna
fibre-polyester = poliester
fibre-recycled-polyester = recikliran poliester
fibre-polyamide = poliamid
fibre-viscose = viskoza
fibre-linen = lan
fibre-wool = volna
fibre-silk = svila
fibre-cashmere = kašmir
fibre-acrylic = akril

## Navodila za nego

care-wash-30 = Strojno pranje pri 30 °C
care-wash-40 = Strojno pranje pri 40 °C
care-wash-60 = Strojno pranje pri 60 °C
care-wash-wool-30 = Program za volno pri 30 °C
care-hand-wash = Samo ročno pranje
care-no-wash = Pranje ni dovoljeno
care-no-bleach = Beljenje ni dovoljeno
care-tumble-low = Sušenje v stroju pri nizki temperaturi
care-no-tumble = Sušenje v stroju ni dovoljeno
care-iron-low = Likanje pri nizki temperaturi
care-iron-medium = Likanje pri srednji temperaturi
care-no-iron = Likanje ni dovoljeno
care-no-dryclean = Kemično čiščenje ni dovoljeno
care-dry-flat = Sušenje na ravni podlagi
care-wash-dark-separately = Temne barve perite ločeno
care-wash-inside-out = Perite z notranjo stranjo navzven
care-inside-out = Perite z notranjo stranjo navzven
care-no-softener = Ne uporabljajte mehčalca

## Lastnosti

attribute-colour = Barva
attribute-size = Velikost

## Besedila slik

picture-front = { $name }, { $colour }, spredaj
picture-back = { $name }, { $colour }, zadaj
picture-detail = { $name }, { $colour }, od blizu

## Značke

badge-special = Posebna ponudba
badge-promotional = Akcija
badge-fire = Hit
badge-low = Zadnji kosi

# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Fasern

fibre-cotton = Baumwolle
fibre-organic-cotton = Bio-Baumwolle
fibre-elastane = Elasthan
fibre-modal = Modal
fibre-lyocell = Lyocell
fibre-merino = Merinowolle
fibre-polyester = Polyester
fibre-recycled-polyester = recyceltes Polyester
fibre-polyamide = Polyamid
fibre-viscose = Viskose
fibre-linen = Leinen
fibre-wool = Wolle
fibre-silk = Seide
fibre-cashmere = Kaschmir
fibre-acrylic = Polyacryl

## Pflege

care-wash-30 = Maschinenwäsche bei 30 °C
care-wash-40 = Maschinenwäsche bei 40 °C
care-wash-60 = Maschinenwäsche bei 60 °C
care-wash-wool-30 = Wollwaschgang bei 30 °C
care-hand-wash = Nur Handwäsche
care-no-wash = Nicht waschen
care-no-bleach = Nicht bleichen
care-tumble-low = Bei niedriger Temperatur in den Trockner
care-no-tumble = Nicht in den Trockner
care-iron-low = Bei niedriger Temperatur bügeln
care-iron-medium = Bei mittlerer Temperatur bügeln
care-no-iron = Nicht bügeln
care-no-dryclean = Nicht chemisch reinigen
care-dry-flat = Liegend trocknen
care-wash-dark-separately = Dunkle Farben getrennt waschen
care-wash-inside-out = Auf links waschen
care-inside-out = Auf links waschen
care-no-softener = Keinen Weichspüler verwenden

## Merkmale

attribute-colour = Farbe
attribute-size = Größe

## Bilder

picture-front = { $name }, { $colour }, Vorderseite
picture-back = { $name }, { $colour }, Rückseite
picture-detail = { $name }, { $colour }, Nahaufnahme

## Abzeichen

badge-special = Besonderes
badge-promotional = Aktion
badge-fire = Begehrt
badge-low = Letzte Stücke

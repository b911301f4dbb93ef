# Names that belong to the catalogue itself: fibres, care instructions, attributes, picture texts.

## Ίνες, όπως γράφονται στην ετικέτα: «95% βαμβάκι, 5% ελαστάνη»

fibre-cotton = βαμβάκι
fibre-organic-cotton = οργανικό βαμβάκι
fibre-elastane = ελαστάνη
fibre-modal = μοντάλ
fibre-lyocell = λυοσέλ
fibre-merino = μαλλί μερινό
fibre-polyester = πολυεστέρας
fibre-recycled-polyester = ανακυκλωμένος πολυεστέρας
fibre-polyamide = πολυαμίδιο
fibre-viscose = βισκόζη
fibre-linen = λινό
fibre-wool = μαλλί
fibre-silk = μετάξι
fibre-cashmere = κασμίρ
fibre-acrylic = ακρυλικό

## Οδηγίες φροντίδας

care-wash-30 = Πλύσιμο στο πλυντήριο στους 30 °C
care-wash-40 = Πλύσιμο στο πλυντήριο στους 40 °C
care-wash-60 = Πλύσιμο στο πλυντήριο στους 60 °C
care-wash-wool-30 = Πρόγραμμα για μάλλινα στους 30 °C
care-hand-wash = Μόνο πλύσιμο στο χέρι
care-no-wash = Να μην πλένεται
care-no-bleach = Χωρίς λευκαντικό
care-tumble-low = Στεγνωτήριο σε χαμηλή θερμοκρασία
care-no-tumble = Όχι στεγνωτήριο
care-iron-low = Σιδέρωμα σε χαμηλή θερμοκρασία
care-iron-medium = Σιδέρωμα σε μέτρια θερμοκρασία
care-no-iron = Να μη σιδερώνεται
care-no-dryclean = Όχι στεγνό καθάρισμα
care-dry-flat = Στέγνωμα σε επίπεδη επιφάνεια
care-wash-dark-separately = Τα σκούρα πλένονται χωριστά
care-wash-inside-out = Πλύσιμο από την ανάποδη
care-inside-out = Πλύσιμο από την ανάποδη
care-no-softener = Χωρίς μαλακτικό

## Χαρακτηριστικά

attribute-colour = Χρώμα
attribute-size = Μέγεθος

## Κείμενα των εικόνων

picture-front = { $name }, { $colour }, μπροστά
picture-back = { $name }, { $colour }, πίσω
picture-detail = { $name }, { $colour }, από κοντά

## Σήματα

badge-special = Ξεχωριστό
badge-promotional = Προσφορά
badge-fire = Περιζήτητο
badge-low = Τελευταία τεμάχια

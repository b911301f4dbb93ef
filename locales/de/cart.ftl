## The cart's page, the drawer after adding, and adding from a product

cart-title = Dein Warenkorb
cart-meta-title = Warenkorb | { -brand }
cart-add = In den Warenkorb
cart-choose = Bitte wähle zuerst eine Größe.
cart-details = Zum Artikel
cart-added-title = In deinen Warenkorb gelegt
cart-continue = Weiter einkaufen
cart-view = Zum Warenkorb
cart-quantity = Menge
cart-quantity-of = Menge: { $name }
cart-remove = Entfernen
cart-remove-of = { $name } entfernen
cart-undo = Rückgängig
cart-move = Auf die Wunschliste
cart-update = Aktualisieren
cart-piece = { $price } pro Stück
cart-unavailable = Nicht mehr erhältlich
cart-lines = Artikel in deinem Warenkorb
cart-failed = Der Warenkorb konnte nicht geändert werden. Bitte versuche es gleich noch einmal.
cart-load-failed = Der Warenkorb konnte nicht geladen werden.

## Coupon

cart-coupon = Gutscheincode
cart-coupon-apply = Einlösen
cart-coupon-remove = Gutschein entfernen

## Sums

cart-summary = Bestellübersicht
cart-subtotal = Zwischensumme
cart-discount = Rabatt
cart-shipping = Versand
cart-shipping-free = Kostenlos
cart-saved = Du sparst { $amount }
cart-total = Gesamtsumme
cart-vat = Enthält { $rate } % MwSt.

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Noch { $amount } bis zum kostenlosen Versand
cart-free-shipping = Der Versand ist kostenlos.
cart-goal-percent = Noch { $amount } und du bekommst { $percent } % Rabatt.
cart-goal-amount = Noch { $amount } und du bekommst { $reward } Rabatt.
cart-goal-delivery = Noch { $amount } und der Versand ist kostenlos.
cart-goal-gift = Noch { $amount } und du bekommst ein Geschenk.
cart-goal-reached = Gesichert: { $title }
cart-gift = Geschenk

## Empty

cart-empty-title = Dein Warenkorb ist leer
cart-empty-text = Leg etwas hinein, das dir gefällt. Es wartet hier auf dich.
cart-empty-action = Im Shop stöbern
cart-related = Passt gut zu deiner Auswahl

## Steps of an order

cart-steps = Schritte deiner Bestellung
cart-step-cart = Warenkorb
cart-step-payment = Bezahlung
cart-step-confirmation = Bestätigung
cart-checkout = Zur Kasse

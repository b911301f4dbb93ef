## The cart's page, the drawer after adding, and adding from a product

cart-title = Coșul tău
cart-meta-title = Coș | { -brand }
cart-add = Adaugă în coș
cart-choose = Alege mai întâi mărimea.
cart-details = Vezi produsul
cart-added-title = Adăugat în coș
cart-continue = Continuă cumpărăturile
cart-view = Vezi coșul
cart-quantity = Cantitate
cart-quantity-of = Cantitate: { $name }
cart-remove = Elimină
cart-remove-of = Elimină { $name }
cart-undo = Anulează
cart-move = Mută la favorite
cart-update = Actualizează
cart-piece = { $price } bucata
cart-unavailable = Nu mai este disponibil
cart-lines = Produsele din coș
cart-failed = Nu am putut modifica coșul. Încearcă din nou peste câteva clipe.
cart-load-failed = Nu am putut încărca coșul.

## Coupon

cart-coupon = Cod de reducere
cart-coupon-apply = Aplică
cart-coupon-remove = Elimină codul

## Sums

cart-summary = Sumarul comenzii
cart-subtotal = Subtotal
cart-discount = Reducere
cart-shipping = Livrare
cart-shipping-free = Gratuită
cart-saved = Economisești { $amount }
cart-total = Total
cart-vat = Include TVA { $rate }%

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Mai ai { $amount } până la livrarea gratuită
cart-free-shipping = Livrarea este gratuită.
cart-goal-percent = Cu încă { $amount } primești o reducere de { $percent }%.
cart-goal-amount = Cu încă { $amount } primești o reducere de { $reward }.
cart-goal-delivery = Cu încă { $amount } livrarea este gratuită.
cart-goal-gift = Cu încă { $amount } primești un cadou.
cart-goal-reached = Ai obținut: { $title }
cart-gift = Cadou

## Empty

cart-empty-title = Coșul tău este gol
cart-empty-text = Adaugă ceva ce îți place și te așteaptă aici.
cart-empty-action = Aruncă o privire
cart-related = Se asortează cu ce ai ales

## Steps of an order

cart-steps = Pașii comenzii
cart-step-cart = Coș
cart-step-payment = Plată
cart-step-confirmation = Confirmare
cart-checkout = Spre finalizare

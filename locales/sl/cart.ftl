## The cart's page, the drawer after adding, and adding from a product

cart-title = Vaša košarica
cart-meta-title = Košarica | { -brand }
cart-add = Dodaj v košarico
cart-choose = Najprej izberite velikost.
cart-details = Podrobnosti izdelka
cart-added-title = Dodano v košarico
cart-continue = Nadaljuj z nakupom
cart-view = Poglej košarico
cart-quantity = Količina
cart-quantity-of = Količina: { $name }
cart-remove = Odstrani
cart-remove-of = Odstrani: { $name }
cart-undo = Razveljavi
cart-move = Prestavi na seznam želja
cart-update = Posodobi
cart-piece = { $price } za kos
cart-unavailable = Ni več na voljo
cart-lines = Izdelki v košarici
cart-failed = Košarice ni bilo mogoče spremeniti. Poskusite znova čez trenutek.
cart-load-failed = Košarice ni bilo mogoče naložiti.

## Coupon

cart-coupon = Koda kupona
cart-coupon-apply = Uporabi
cart-coupon-remove = Odstrani kupon

## Sums

cart-summary = Povzetek naročila
cart-subtotal = Vmesna vsota
cart-discount = Popust
cart-shipping = Dostava
cart-shipping-free = Brezplačno
cart-saved = Prihranite { $amount }
cart-total = Skupaj
cart-vat = Vključuje { $rate } % DDV

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Do brezplačne dostave še { $amount }
cart-free-shipping = Dostava je brezplačna.
cart-goal-percent = Še { $amount } do { $percent } % popusta.
cart-goal-amount = Še { $amount } do popusta { $reward }.
cart-goal-delivery = Še { $amount } do brezplačne dostave.
cart-goal-gift = Še { $amount } do darila.
cart-goal-reached = Pridobili ste: { $title }
cart-gift = Darilo

## Empty

cart-empty-title = Vaša košarica je prazna
cart-empty-text = Dodajte kaj, kar vam je všeč, in počakalo vas bo tukaj.
cart-empty-action = Oglej si ponudbo
cart-related = Lepo se ujema z vašim izborom

## Steps of an order

cart-steps = Koraki naročila
cart-step-cart = Košarica
cart-step-payment = Plačilo
cart-step-confirmation = Potrditev
cart-checkout = Na blagajno

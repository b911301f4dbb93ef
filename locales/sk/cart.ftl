## The cart's page, the drawer after adding, and adding from a product

cart-title = Váš košík
cart-meta-title = Košík | { -brand }
cart-add = Do košíka
cart-choose = Najprv, prosím, vyberte veľkosť.
cart-details = Detail produktu
cart-added-title = Pridané do košíka
cart-continue = Pokračovať v nákupe
cart-view = Zobraziť košík
cart-quantity = Množstvo
cart-quantity-of = Množstvo: { $name }
cart-remove = Odobrať
cart-remove-of = Odobrať: { $name }
cart-undo = Vrátiť späť
cart-move = Presunúť do zoznamu želaní
cart-update = Aktualizovať
cart-piece = { $price } za kus
cart-unavailable = Už nie je v ponuke
cart-lines = Tovar v košíku
cart-failed = Košík sa nepodarilo zmeniť. Skúste to, prosím, o chvíľu znova.
cart-load-failed = Košík sa nepodarilo načítať.

## Coupon

cart-coupon = Zľavový kód
cart-coupon-apply = Použiť
cart-coupon-remove = Odobrať zľavový kód

## Sums

cart-summary = Súhrn objednávky
cart-subtotal = Medzisúčet
cart-discount = Zľava
cart-shipping = Doručenie
cart-shipping-free = Zadarmo
cart-saved = Ušetríte { $amount }
cart-total = Spolu
cart-vat = Vrátane { $rate } % DPH

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Do doručenia zadarmo chýba { $amount }
cart-free-shipping = Doručenie je zadarmo.
cart-goal-percent = Nakúpte ešte za { $amount } a získate zľavu { $percent } %.
cart-goal-amount = Nakúpte ešte za { $amount } a získate zľavu { $reward }.
cart-goal-delivery = Nakúpte ešte za { $amount } a doručenie bude zadarmo.
cart-goal-gift = Nakúpte ešte za { $amount } a získate darček.
cart-goal-reached = Získavate: { $title }
cart-gift = Darček

## Empty

cart-empty-title = Váš košík je prázdny
cart-empty-text = Pridajte niečo, čo sa vám páči, a počká to tu na vás.
cart-empty-action = Pozrieť si ponuku
cart-related = Hodí sa k vášmu výberu

## Steps of an order

cart-steps = Kroky objednávky
cart-step-cart = Košík
cart-step-payment = Platba
cart-step-confirmation = Potvrdenie
cart-checkout = K pokladni

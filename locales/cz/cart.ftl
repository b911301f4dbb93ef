## The cart's page, the drawer after adding, and adding from a product

cart-title = Váš košík
cart-meta-title = Košík | { -brand }
cart-add = Do košíku
cart-choose = Nejdřív prosím vyberte velikost.
cart-details = Detail produktu
cart-added-title = Přidáno do košíku
cart-continue = Pokračovat v nákupu
cart-view = Zobrazit košík
cart-quantity = Množství
cart-quantity-of = Množství: { $name }
cart-remove = Odebrat
cart-remove-of = Odebrat: { $name }
cart-undo = Vrátit zpět
cart-move = Přesunout do seznamu přání
cart-update = Aktualizovat
cart-piece = { $price } za kus
cart-unavailable = Už není k dostání
cart-lines = Zboží v košíku
cart-failed = Košík se nepodařilo změnit. Zkuste to prosím za chvilku znovu.
cart-load-failed = Košík se nepodařilo načíst.

## Coupon

cart-coupon = Slevový kód
cart-coupon-apply = Použít
cart-coupon-remove = Odebrat slevový kód

## Sums

cart-summary = Souhrn objednávky
cart-subtotal = Mezisoučet
cart-discount = Sleva
cart-shipping = Doprava
cart-shipping-free = Zdarma
cart-saved = Ušetříte { $amount }
cart-total = Celkem
cart-vat = Včetně { $rate } % DPH

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Do dopravy zdarma zbývá { $amount }
cart-free-shipping = Doprava je zdarma.
cart-goal-percent = Nakupte ještě za { $amount } a získáte slevu { $percent } %.
cart-goal-amount = Nakupte ještě za { $amount } a získáte slevu { $reward }.
cart-goal-delivery = Nakupte ještě za { $amount } a doprava bude zdarma.
cart-goal-gift = Nakupte ještě za { $amount } a získáte dárek.
cart-goal-reached = Získáváte: { $title }
cart-gift = Dárek

## Empty

cart-empty-title = Váš košík je prázdný
cart-empty-text = Přidejte něco, co se vám líbí, a počká to tu na vás.
cart-empty-action = Rozhlédnout se po obchodě
cart-related = Hodí se k vašemu výběru

## Steps of an order

cart-steps = Kroky objednávky
cart-step-cart = Košík
cart-step-payment = Platba
cart-step-confirmation = Potvrzení
cart-checkout = K pokladně

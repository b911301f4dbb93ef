## The cart's page, the drawer after adding, and adding from a product

cart-title = Jūsų krepšelis
cart-meta-title = Krepšelis | { -brand }
cart-add = Į krepšelį
cart-choose = Pirmiausia pasirinkite dydį.
cart-details = Prekės informacija
cart-added-title = Pridėta į krepšelį
cart-continue = Tęsti apsipirkimą
cart-view = Peržiūrėti krepšelį
cart-quantity = Kiekis
cart-quantity-of = Kiekis: { $name }
cart-remove = Pašalinti
cart-remove-of = Pašalinti: { $name }
cart-undo = Atšaukti
cart-move = Perkelti į norų sąrašą
cart-update = Atnaujinti
cart-piece = { $price } už vnt.
cart-unavailable = Nebeparduodama
cart-lines = Prekės krepšelyje
cart-failed = Krepšelio pakeisti nepavyko. Pabandykite dar kartą po akimirkos.
cart-load-failed = Krepšelio įkelti nepavyko.

## Coupon

cart-coupon = Nuolaidos kodas
cart-coupon-apply = Taikyti
cart-coupon-remove = Pašalinti kodą

## Sums

cart-summary = Užsakymo suvestinė
cart-subtotal = Tarpinė suma
cart-discount = Nuolaida
cart-shipping = Pristatymas
cart-shipping-free = Nemokamai
cart-saved = Sutaupote { $amount }
cart-total = Iš viso
cart-vat = Įskaičiuotas { $rate } % PVM

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Iki nemokamo pristatymo trūksta { $amount }
cart-free-shipping = Pristatymas nemokamas.
cart-goal-percent = Pirkite dar už { $amount } ir gaukite { $percent } % nuolaidą.
cart-goal-amount = Pirkite dar už { $amount } ir gaukite { $reward } nuolaidą.
cart-goal-delivery = Pirkite dar už { $amount } ir pristatymas bus nemokamas.
cart-goal-gift = Pirkite dar už { $amount } ir gaukite dovaną.
cart-goal-reached = Jums priklauso: { $title }
cart-gift = Dovana

## Empty

cart-empty-title = Jūsų krepšelis tuščias
cart-empty-text = Įsidėkite tai, kas patinka, ir prekė lauks jūsų čia.
cart-empty-action = Apsižvalgyti
cart-related = Dera prie jūsų pasirinkimo

## Steps of an order

cart-steps = Užsakymo žingsniai
cart-step-cart = Krepšelis
cart-step-payment = Mokėjimas
cart-step-confirmation = Patvirtinimas
cart-checkout = Pereiti prie užsakymo

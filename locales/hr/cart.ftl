## The cart's page, the drawer after adding, and adding from a product

cart-title = Tvoja košarica
cart-meta-title = Košarica | { -brand }
cart-add = Dodaj u košaricu
cart-choose = Najprije odaberi veličinu.
cart-details = Detalji artikla
cart-added-title = Dodano u košaricu
cart-continue = Nastavi kupovati
cart-view = Pogledaj košaricu
cart-quantity = Količina
cart-quantity-of = Količina: { $name }
cart-remove = Ukloni
cart-remove-of = Ukloni: { $name }
cart-undo = Poništi
cart-move = Premjesti na listu želja
cart-update = Ažuriraj
cart-piece = { $price } po komadu
cart-unavailable = Više nije dostupno
cart-lines = Artikli u košarici
cart-failed = Košarica nije promijenjena. Pokušaj ponovno za koji trenutak.
cart-load-failed = Košaricu nije bilo moguće učitati.

## Coupon

cart-coupon = Kod kupona
cart-coupon-apply = Primijeni
cart-coupon-remove = Ukloni kupon

## Sums

cart-summary = Sažetak narudžbe
cart-subtotal = Međuzbroj
cart-discount = Popust
cart-shipping = Dostava
cart-shipping-free = Besplatno
cart-saved = Štediš { $amount }
cart-total = Ukupno
cart-vat = Uključuje { $rate } % PDV-a

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Još { $amount } do besplatne dostave
cart-free-shipping = Dostava je besplatna.
cart-goal-percent = Još { $amount } do { $percent } % popusta.
cart-goal-amount = Još { $amount } do popusta od { $reward }.
cart-goal-delivery = Još { $amount } do besplatne dostave.
cart-goal-gift = Još { $amount } do poklona.
cart-goal-reached = Tvoje je: { $title }
cart-gift = Poklon

## Empty

cart-empty-title = Tvoja je košarica prazna
cart-empty-text = Dodaj nešto što ti se sviđa i čekat će te ovdje.
cart-empty-action = Razgledaj ponudu
cart-related = Lijepo se slaže s tvojim izborom

## Steps of an order

cart-steps = Koraci narudžbe
cart-step-cart = Košarica
cart-step-payment = Plaćanje
cart-step-confirmation = Potvrda
cart-checkout = Na blagajnu

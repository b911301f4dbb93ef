## The cart's page, the drawer after adding, and adding from a product

cart-title = A kosarad
cart-meta-title = Kosár | { -brand }
cart-add = Kosárba
cart-choose = Előbb válassz méretet.
cart-details = A termék részletei
cart-added-title = Bekerült a kosaradba
cart-continue = Vásárlás folytatása
cart-view = Kosár megtekintése
cart-quantity = Mennyiség
cart-quantity-of = Mennyiség: { $name }
cart-remove = Törlés
cart-remove-of = Törlés: { $name }
cart-undo = Visszavonás
cart-move = Áthelyezés a kívánságlistára
cart-update = Frissítés
cart-piece = { $price } / db
cart-unavailable = Már nem kapható
cart-lines = Termékek a kosaradban
cart-failed = A kosarat nem sikerült módosítani. Próbáld újra pár pillanat múlva.
cart-load-failed = A kosarat nem sikerült betölteni.

## Coupon

cart-coupon = Kuponkód
cart-coupon-apply = Beváltás
cart-coupon-remove = Kupon törlése

## Sums

cart-summary = Rendelés összesítése
cart-subtotal = Részösszeg
cart-discount = Kedvezmény
cart-shipping = Szállítás
cart-shipping-free = Ingyenes
cart-saved = Megtakarításod: { $amount }
cart-total = Összesen
cart-vat = Ebből { $rate }% áfa

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Az ingyenes szállításhoz még { $amount } hiányzik
cart-free-shipping = A szállítás ingyenes.
cart-goal-percent = Költs még ennyit: { $amount }, és { $percent }% kedvezményt kapsz.
cart-goal-amount = Költs még ennyit: { $amount }, és ennyi kedvezményt kapsz: { $reward }.
cart-goal-delivery = Költs még ennyit: { $amount }, és a szállítás ingyenes.
cart-goal-gift = Költs még ennyit: { $amount }, és ajándékot kapsz.
cart-goal-reached = A tiéd: { $title }
cart-gift = Ajándék

## Empty

cart-empty-title = Üres a kosarad
cart-empty-text = Tegyél bele valamit, ami tetszik, és itt megvár.
cart-empty-action = Körülnézek
cart-related = Jól illik a választásodhoz

## Steps of an order

cart-steps = A rendelés lépései
cart-step-cart = Kosár
cart-step-payment = Fizetés
cart-step-confirmation = Visszaigazolás
cart-checkout = Tovább a pénztárhoz

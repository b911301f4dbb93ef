# Objednávky

## Platba

order-payment-pending = Čaká
order-payment-processing = Spracúva sa
order-payment-completed = Zaplatené
order-payment-failed = Nepodarila sa
order-payment-cancelled = Zrušené
order-payment-partially-refunded = Čiastočne vrátené
order-payment-refunded = Vrátené

## Doručenie

order-delivery-pending = Čaká
order-delivery-packed = Zabalené
order-delivery-shipped = Odoslané
order-delivery-ready-for-pickup = Pripravené na vyzdvihnutie
order-delivery-delivered = Doručené
order-delivery-returned = Vrátené
order-delivery-cancelled = Zrušené

## Čo sa stalo

order-event-placed = Objednávka prijatá
order-event-payment-processing = Platba sa spracúva
order-event-paid = Platba prijatá
order-event-payment-failed = Platba sa nepodarila
order-event-payment-retried = Nový pokus o platbu
order-event-late-payment = Platba prišla neskoro, peniaze vraciame
order-event-packed = Zabalené
order-event-shipped = Odoslané
order-event-ready-for-pickup = Pripravené na vyzdvihnutie
order-event-delivered = Doručené
order-event-returned = Vrátené
order-event-cancelled = Objednávka zrušená
order-event-expired = Objednávka zrušená, nebola včas zaplatená
order-event-refunded = Peniaze vrátené

## Faktúra

invoice-title = Faktúra
invoice-date = Dátum vyhotovenia
invoice-item = Položka
invoice-unit-price = Cena
invoice-amount = Suma
invoice-net = Bez DPH
invoice-gross = S DPH
invoice-vat-rate = Sadzba DPH
invoice-vat = DPH
invoice-buyer = Odberateľ
credit-note-title = Dobropis
credit-note-number = Číslo dobropisu
credit-note-date = Dátum dobropisu
credit-note-total = Spolu k vráteniu
credit-note-amount = Vrátená suma

## Objednávky

error-price-changed = Ceny alebo dostupnosť sa zmenili. Skontrolujte, prosím, objednávku ešte raz.
error-checkout-empty = Váš košík je prázdny.
error-order-not-cancellable = Túto objednávku už nie je možné zrušiť.
error-order-payment-closed = Túto objednávku už nie je možné zaplatiť. Vytvorte, prosím, novú.
notice-order-placed = Ďakujeme za objednávku.
notice-order-cancelled = Vaša objednávka bola zrušená.

# Objednávky

## Platba

order-payment-pending = Čeká
order-payment-processing = Zpracovává se
order-payment-completed = Zaplaceno
order-payment-failed = Nezdařila se
order-payment-cancelled = Zrušeno
order-payment-partially-refunded = Částečně vráceno
order-payment-refunded = Vráceno

## Doručení

order-delivery-pending = Čeká
order-delivery-packed = Zabaleno
order-delivery-shipped = Odesláno
order-delivery-ready-for-pickup = Připraveno k vyzvednutí
order-delivery-delivered = Doručeno
order-delivery-returned = Vráceno
order-delivery-cancelled = Zrušeno

## Co se stalo

order-event-placed = Objednávka přijata
order-event-payment-processing = Platba se zpracovává
order-event-paid = Platba přijata
order-event-payment-failed = Platba se nezdařila
order-event-payment-retried = Nový pokus o platbu
order-event-late-payment = Platba dorazila pozdě, peníze vracíme
order-event-packed = Zabaleno
order-event-shipped = Odesláno
order-event-ready-for-pickup = Připraveno k vyzvednutí
order-event-delivered = Doručeno
order-event-returned = Vráceno
order-event-cancelled = Objednávka zrušena
order-event-expired = Objednávka zrušena, nebyla včas zaplacena
order-event-refunded = Peníze vráceny

## Faktura

invoice-title = Faktura
invoice-date = Datum vystavení
invoice-item = Položka
invoice-unit-price = Cena
invoice-amount = Částka
invoice-net = Bez DPH
invoice-gross = S DPH
invoice-vat-rate = Sazba DPH
invoice-vat = DPH
invoice-buyer = Odběratel
credit-note-title = Opravný daňový doklad
credit-note-number = Číslo opravného dokladu
credit-note-date = Datum opravného dokladu
credit-note-total = Celkem k vrácení
credit-note-amount = Vrácená částka

## Objednávky

error-price-changed = Ceny nebo dostupnost se změnily. Zkontrolujte prosím objednávku ještě jednou.
error-checkout-empty = Váš košík je prázdný.
error-order-not-cancellable = Tuto objednávku už nelze zrušit.
error-order-payment-closed = Tuto objednávku už nelze zaplatit. Vytvořte prosím novou.
notice-order-placed = Děkujeme za objednávku.
notice-order-cancelled = Vaše objednávka byla zrušena.

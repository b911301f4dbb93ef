# Rendelések

## Fizetés

order-payment-pending = Függőben
order-payment-processing = Feldolgozás alatt
order-payment-completed = Kifizetve
order-payment-failed = Sikertelen
order-payment-cancelled = Törölve
order-payment-partially-refunded = Részben visszatérítve
order-payment-refunded = Visszatérítve

## Kiszállítás

order-delivery-pending = Függőben
order-delivery-packed = Becsomagolva
order-delivery-shipped = Feladva
order-delivery-ready-for-pickup = Átvehető
order-delivery-delivered = Kézbesítve
order-delivery-returned = Visszaküldve
order-delivery-cancelled = Törölve

## Mi történt

order-event-placed = Rendelés leadva
order-event-payment-processing = A fizetés feldolgozás alatt
order-event-paid = Fizetés beérkezett
order-event-payment-failed = A fizetés nem sikerült
order-event-payment-retried = Új fizetési kísérlet
order-event-late-payment = A fizetés túl későn érkezett, visszautaljuk
order-event-packed = Becsomagolva
order-event-shipped = Feladva
order-event-ready-for-pickup = Átvehető
order-event-delivered = Kézbesítve
order-event-returned = Visszaküldve
order-event-cancelled = Rendelés törölve
order-event-expired = Rendelés törölve, mert nem fizették ki időben
order-event-refunded = Pénz visszatérítve

## Számla

invoice-title = Számla
invoice-date = Számla kelte
invoice-item = Tétel
invoice-unit-price = Egységár
invoice-amount = Összeg
invoice-net = Nettó
invoice-gross = Bruttó
invoice-vat-rate = Áfakulcs
invoice-vat = Áfa
invoice-buyer = Vevő
credit-note-title = Jóváíró számla
credit-note-number = Jóváíró számla száma
credit-note-date = Jóváírás kelte
credit-note-total = Jóváírt összeg
credit-note-amount = Visszatérített összeg

## Rendelések

error-price-changed = Az árak vagy a készlet megváltozott. Nézd át újra a rendelésed.
error-checkout-empty = A kosarad üres.
error-order-not-cancellable = Ez a rendelés már nem mondható le.
error-order-payment-closed = Ez a rendelés már nem fizethető ki. Adj le egy újat.
notice-order-placed = Köszönjük a rendelésed.
notice-order-cancelled = A rendelésedet töröltük.

# Užsakymai

## Mokėjimas

order-payment-pending = Laukiama
order-payment-processing = Apdorojama
order-payment-completed = Apmokėta
order-payment-failed = Nepavyko
order-payment-cancelled = Atšaukta
order-payment-partially-refunded = Iš dalies grąžinta
order-payment-refunded = Grąžinta

## Pristatymas

order-delivery-pending = Laukiama
order-delivery-packed = Supakuota
order-delivery-shipped = Išsiųsta
order-delivery-ready-for-pickup = Galima atsiimti
order-delivery-delivered = Pristatyta
order-delivery-returned = Grąžinta
order-delivery-cancelled = Atšaukta

## Kas įvyko

order-event-placed = Užsakymas pateiktas
order-event-payment-processing = Mokėjimas apdorojamas
order-event-paid = Mokėjimas gautas
order-event-payment-failed = Mokėjimas nepavyko
order-event-payment-retried = Naujas mokėjimo bandymas
order-event-late-payment = Mokėjimas gautas per vėlai, pinigus grąžiname
order-event-packed = Supakuota
order-event-shipped = Išsiųsta
order-event-ready-for-pickup = Galima atsiimti
order-event-delivered = Pristatyta
order-event-returned = Grąžinta
order-event-cancelled = Užsakymas atšauktas
order-event-expired = Užsakymas atšauktas, nes nebuvo laiku apmokėtas
order-event-refunded = Pinigai grąžinti

## Sąskaita faktūra

invoice-title = Sąskaita faktūra
invoice-date = Sąskaitos data
invoice-item = Prekė
invoice-unit-price = Kaina
invoice-amount = Suma
invoice-net = Be PVM
invoice-gross = Su PVM
invoice-vat-rate = PVM tarifas
invoice-vat = PVM
invoice-buyer = Pirkėjas
credit-note-title = Kreditinė sąskaita faktūra
credit-note-number = Kreditinės sąskaitos numeris
credit-note-date = Kreditinės sąskaitos data
credit-note-total = Iš viso kredituota
credit-note-amount = Grąžinta suma

## Užsakymai

error-price-changed = Kainos arba likučiai pasikeitė. Dar kartą patikrinkite užsakymą.
error-checkout-empty = Jūsų krepšelis tuščias.
error-order-not-cancellable = Šio užsakymo atšaukti nebegalima.
error-order-payment-closed = Šio užsakymo apmokėti nebegalima. Pateikite naują.
notice-order-placed = Ačiū už užsakymą.
notice-order-cancelled = Jūsų užsakymas atšauktas.

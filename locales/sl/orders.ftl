# Stanje naročil in kaj se je z njimi zgodilo.

## Plačilo

order-payment-pending = Čaka na plačilo
order-payment-processing = V obdelavi
order-payment-completed = Plačano
order-payment-failed = Neuspešno
order-payment-cancelled = Preklicano
order-payment-partially-refunded = Delno vrnjeno
order-payment-refunded = Vrnjeno

## Dostava

order-delivery-pending = V pripravi
order-delivery-packed = Zapakirano
order-delivery-shipped = Odposlano
order-delivery-ready-for-pickup = Pripravljeno za prevzem
order-delivery-delivered = Dostavljeno
order-delivery-returned = Vrnjeno
order-delivery-cancelled = Preklicano

## Kaj se je zgodilo

order-event-placed = Naročilo oddano
order-event-payment-processing = Plačilo je v obdelavi
order-event-paid = Plačilo prejeto
order-event-payment-failed = Plačilo ni uspelo
order-event-payment-retried = Nov poskus plačila
order-event-late-payment = Plačilo je prispelo prepozno, denar vračamo
order-event-packed = Zapakirano
order-event-shipped = Odposlano
order-event-ready-for-pickup = Pripravljeno za prevzem
order-event-delivered = Dostavljeno
order-event-returned = Vrnjeno
order-event-cancelled = Naročilo preklicano
order-event-expired = Naročilo preklicano, ker ni bilo pravočasno plačano
order-event-refunded = Denar vrnjen

## Račun

invoice-title = Račun
invoice-date = Datum računa
invoice-item = Izdelek
invoice-unit-price = Cena
invoice-amount = Znesek
invoice-net = Brez DDV
invoice-gross = Z DDV
invoice-vat-rate = Stopnja DDV
invoice-vat = DDV
invoice-buyer = Kupec
credit-note-title = Dobropis
credit-note-number = Številka dobropisa
credit-note-date = Datum dobropisa
credit-note-total = Skupaj v dobro
credit-note-amount = Vrnjeni znesek

## Naročila

error-price-changed = Cene ali zaloge so se spremenile. Še enkrat preverite naročilo.
error-checkout-empty = Vaša košarica je prazna.
error-order-not-cancellable = Tega naročila ni več mogoče preklicati.
error-order-payment-closed = Tega naročila ni več mogoče plačati. Oddajte novo.
notice-order-placed = Hvala za naročilo.
notice-order-cancelled = Vaše naročilo je preklicano.

# Comenzi

## Plată

order-payment-pending = În așteptare
order-payment-processing = În curs
order-payment-completed = Plătită
order-payment-failed = Eșuată
order-payment-cancelled = Anulată
order-payment-partially-refunded = Rambursată parțial
order-payment-refunded = Rambursată

## Livrare

order-delivery-pending = În așteptare
order-delivery-packed = Împachetată
order-delivery-shipped = Expediată
order-delivery-ready-for-pickup = Gata de ridicare
order-delivery-delivered = Livrată
order-delivery-returned = Returnată
order-delivery-cancelled = Anulată

## Ce s-a întâmplat

order-event-placed = Comandă plasată
order-event-payment-processing = Plata este în curs de procesare
order-event-paid = Plată primită
order-event-payment-failed = Plata nu a reușit
order-event-payment-retried = O nouă încercare de plată
order-event-late-payment = Plata a ajuns prea târziu și o returnăm
order-event-packed = Împachetată
order-event-shipped = Expediată
order-event-ready-for-pickup = Gata de ridicare
order-event-delivered = Livrată
order-event-returned = Returnată
order-event-cancelled = Comandă anulată
order-event-expired = Comandă anulată, nu a fost plătită la timp
order-event-refunded = Bani returnați

## Factură

invoice-title = Factură
invoice-date = Data facturii
invoice-item = Produs
invoice-unit-price = Preț
invoice-amount = Sumă
invoice-net = Fără TVA
invoice-gross = Cu TVA
invoice-vat-rate = Cota TVA
invoice-vat = TVA
invoice-buyer = Cumpărător
credit-note-title = Factură storno
credit-note-number = Numărul facturii storno
credit-note-date = Data facturii storno
credit-note-total = Total stornat
credit-note-amount = Sumă rambursată

## Comenzi

error-price-changed = Prețurile sau stocul s-au schimbat. Verifică din nou comanda.
error-checkout-empty = Coșul tău este gol.
error-order-not-cancellable = Această comandă nu mai poate fi anulată.
error-order-payment-closed = Această comandă nu mai poate fi plătită. Plasează una nouă.
notice-order-placed = Mulțumim pentru comandă.
notice-order-cancelled = Comanda ta a fost anulată.

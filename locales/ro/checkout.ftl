## Coming back from paying

order-number-of = Comanda { $number }
pay-meta-title = Plată | { -brand }
pay-succeeded = Plata a reușit!
pay-processing = Plata ta este în curs de procesare.
pay-processing-text = Pagina se actualizează singură. Îți trimitem și un e-mail imediat ce plata este confirmată.
pay-failed = Plata nu a reușit, încearcă din nou.
pay-error = Ceva nu a mers bine.
pay-error-text = Comanda ta este salvată. Încearcă din nou peste câteva clipe.
pay-unknown-text = Încearcă din nou peste câteva clipe.

## The payment step

checkout-title = Finalizarea comenzii
checkout-meta-title = Finalizarea comenzii | { -brand }
checkout-contact = Adresa ta de e-mail
checkout-email-help = Îți trimitem acolo confirmarea comenzii.
checkout-sign-in = Ai cont? Intră în cont
checkout-address = Adresa de livrare
checkout-collector = Cine ridică comanda
checkout-saved = Adresă salvată
checkout-saved-new = Altă adresă
checkout-billing-other = Altă adresă de facturare
checkout-delivery = Livrare
checkout-courier = Prin curier
checkout-pickup = Ridicare din depozitul nostru
checkout-hours = De luni până vineri, { $opens }–{ $closes }
checkout-arrives = La tine: { $dates }
checkout-ready = Gata de ridicare: { $date }
checkout-payment = Plată
checkout-card = Card
checkout-wallet = Card sau portofel mobil
checkout-card-text = Plătești la pasul următor, pe pagina securizată a procesatorului de plăți.
checkout-cod-text = Plătești când primești comanda.
checkout-sandbox = Plată de probă
checkout-sandbox-text = Nu se încasează nimic: magazinul este în probă.
checkout-note = Notă pentru curier
checkout-terms = Accept termenii și condițiile.
checkout-terms-check = Bifează pentru a continua
checkout-place = Comandă cu obligație de plată
checkout-back = Înapoi la coș
checkout-changed = Ce s-a schimbat
checkout-before = Înainte:
checkout-now = Acum:

## After the order

order-meta-title = Comanda ta | { -brand }
order-thanks = Îți mulțumim pentru comandă
order-sent = Am trimis confirmarea la { $email }.
order-unpaid = Comanda ta așteaptă plata
order-unpaid-text = Îți păstrăm produsele pentru scurt timp. Imediat ce plătești, le trimitem.
order-cancelled-title = Această comandă a fost anulată
order-cancelled-text = Nu trimitem nimic. Dacă ai plătit deja, îți primești banii înapoi.
order-pay-now = Plătește acum
order-cancel = Anulează comanda
order-cancel-sure = Sigur vrei să anulezi această comandă?
order-cancel-yes = Da, anulează comanda
order-cancel-no = Păstrează comanda
order-lines = Produsele din această comandă
order-billing = Adresa de facturare
order-invoice = Factură
order-credit-notes = Facturi storno
order-track = Urmărește coletul
order-parcels = Colete
order-refunded = Rambursat
order-timeline = Ce s-a întâmplat până acum
order-again = Comandă din nou
order-account = Creează un cont și ai toate comenzile într-un singur loc
order-view = Vezi comanda
order-state-payment = Plată
order-state-delivery = Livrare

## Bank account for a refund

refund-account-meta-title = Rambursarea ta | { -brand }
refund-account-title = Unde îți trimitem banii?
refund-account-text = Îți transferăm { $amount } pentru comanda { $number } în contul tău bancar.
refund-account-given-title = Avem contul tău
refund-account-given-text = Îți transferăm { $amount } pentru comanda { $number } în acest cont. Până atunci poți corecta aici datele.
refund-account-correct = Introdu alt cont
refund-account-exported-title = Transferul este pe drum
refund-account-exported-text = Îți transferăm { $amount } pentru comanda { $number } în acest cont. Datele nu mai pot fi schimbate. Este ceva greșit? Scrie-ne imediat.
refund-account-made-title = Ți-am trimis banii
refund-account-made-text = Ți-am transferat { $amount } pentru comanda { $number }. În funcție de bancă, poate dura câteva zile până ajung la tine.
refund-account-missing-title = Acest link nu mai este valabil
refund-account-missing-text = Deschide linkul din ultimul nostru e-mail despre rambursare. Dacă nici acela nu funcționează, răspunde la acel e-mail.
refund-account-iban-help = De exemplu RO49 AAAA 1B31 0075 9384 0000
refund-account-routing-help = Nouă cifre; le găsești pe un cec sau pe site-ul băncii.
refund-account-action = Salvează contul
field-account-holder = Titularul contului
field-iban = IBAN
field-bank = Banca
field-routing-number = Codul sucursalei
field-account-number = Numărul contului

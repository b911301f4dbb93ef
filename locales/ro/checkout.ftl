## Coming back from paying

order-number-of = Comanda { $number }
pay-meta-title = Plată | { -brand }
pay-succeeded = Plata a reușit!
pay-processing = Plata ta este în curs de procesare.
pay-processing-text = Pagina se actualizează singură. Îți trimitem și un e-mail imediat ce plata este confirmată.
pay-failed = Plata nu a reușit, încearcă din nou.
pay-error = Ceva nu a mers bine.
pay-error-text = Comanda ta este salvată. Încearcă din nou peste câteva clipe.
pay-by-email = Ca să încerci din nou, deschide linkul comenzii din e-mailul pe care ți l-am trimis.

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
checkout-arrives = La tine: { $from } – { $to }
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
checkout-no-script = Ca să comanzi, JavaScript trebuie să fie activat în browser. Activează-l și reîncarcă pagina sau comandă prin e-mail ori telefon: { $email }, { $phone }.

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
order-track = Urmărește coletul
order-parcels = Colete
order-refunded = Rambursat
order-timeline = Ce s-a întâmplat până acum
order-again = Comandă din nou
order-again-done = Totul este din nou în coș.
order-again-missing = Nu mai este disponibil: { $names }
order-account = Creează un cont și ai toate comenzile într-un singur loc
order-view = Vezi comanda
order-state-payment = Plată
order-state-delivery = Livrare

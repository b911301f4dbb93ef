## Coming back from paying

order-number-of = Narudžba { $number }
pay-meta-title = Plaćanje | { -brand }
pay-succeeded = Plaćanje je uspjelo!
pay-processing = Tvoje se plaćanje obrađuje.
pay-processing-text = Stranica se osvježava sama. Javit ćemo ti i e-poštom čim plaćanje bude potvrđeno.
pay-failed = Plaćanje nije uspjelo, pokušaj ponovno.
pay-error = Nešto je pošlo po zlu.
pay-error-text = Tvoja je narudžba spremljena. Pokušaj ponovno za koji trenutak.
pay-unknown-text = Pokušaj ponovno za koji trenutak.

## The payment step

checkout-title = Blagajna
checkout-meta-title = Blagajna | { -brand }
checkout-contact = Tvoja e-mail adresa
checkout-email-help = Na nju šaljemo potvrdu narudžbe.
checkout-sign-in = Imaš račun? Prijavi se
checkout-address = Adresa za dostavu
checkout-collector = Tko preuzima narudžbu
checkout-saved = Spremljena adresa
checkout-saved-new = Druga adresa
checkout-billing-other = Adresa za račun je drukčija
checkout-delivery = Dostava
checkout-courier = Kurirskom službom
checkout-pickup = Preuzimanje u našem skladištu
checkout-hours = Od ponedjeljka do petka, { $opens }–{ $closes }
checkout-arrives = Kod tebe: { $dates }
checkout-ready = Spremno za preuzimanje: { $date }
checkout-payment = Plaćanje
checkout-card = Kartica
checkout-wallet = Kartica ili mobilni novčanik
checkout-card-text = Platit ćeš u sljedećem koraku na sigurnoj stranici pružatelja plaćanja.
checkout-cod-text = Plaćaš pri preuzimanju narudžbe.
checkout-sandbox = Probno plaćanje
checkout-sandbox-text = Ništa se ne naplaćuje: trgovina je u probnom radu.
checkout-note = Napomena za dostavljača
checkout-terms = Prihvaćam opće uvjete poslovanja.
checkout-terms-check = Označi za nastavak
checkout-place = Narudžba s obvezom plaćanja
checkout-back = Natrag u košaricu
checkout-changed = Ovo se promijenilo
checkout-before = Prije:
checkout-now = Sada:

## After the order

order-meta-title = Tvoja narudžba | { -brand }
order-thanks = Hvala na narudžbi
order-sent = Potvrdu smo poslali na { $email }.
order-unpaid = Tvoja narudžba čeka plaćanje
order-unpaid-text = Artikle nakratko čuvamo za tebe. Čim platiš, šaljemo ih.
order-cancelled-title = Ova je narudžba otkazana
order-cancelled-text = Ništa nećemo poslati. Ako je već plaćeno, vraćamo ti novac.
order-pay-now = Plati sada
order-cancel = Otkaži narudžbu
order-cancel-sure = Želiš li zaista otkazati ovu narudžbu?
order-cancel-yes = Da, otkaži narudžbu
order-cancel-no = Zadrži narudžbu
order-lines = Artikli u narudžbi
order-billing = Adresa za račun
order-invoice = Račun
order-credit-notes = Knjižna odobrenja
order-track = Prati paket
order-parcels = Paketi
order-refunded = Vraćeno
order-timeline = Tijek narudžbe
order-again = Naruči ponovno
order-account = Otvori korisnički račun i imaj sve narudžbe na jednom mjestu
order-view = Pogledaj narudžbu
order-state-payment = Plaćanje
order-state-delivery = Dostava

## Bank account for a refund

refund-account-meta-title = Povrat novca | { -brand }
refund-account-title = Kamo da ti uplatimo novac?
refund-account-text = Za narudžbu { $number } uplatit ćemo ti { $amount } na bankovni račun.
refund-account-given-title = Imamo podatke o tvom bankovnom računu
refund-account-given-text = Na ovaj račun uplatit ćemo ti { $amount } za narudžbu { $number }. Do tada podatke ovdje možeš ispraviti.
refund-account-correct = Unesi drugi račun
refund-account-exported-title = Uplata je na putu
refund-account-exported-text = Na ovaj račun uplaćujemo ti { $amount } za narudžbu { $number }. Podaci se više ne mogu mijenjati. Nešto nije u redu? Odmah nam piši.
refund-account-made-title = Novac smo ti uplatili
refund-account-made-text = Za narudžbu { $number } uplatili smo ti { $amount }. Ovisno o banci, može proći nekoliko dana dok ne stigne.
refund-account-missing-title = Ovaj link više ne vrijedi
refund-account-missing-text = Otvori link iz našeg zadnjeg e-maila o povratu. Ako ni on ne radi, samo odgovori na taj e-mail.
refund-account-iban-help = Na primjer HR12 1001 0051 8630 0016 0
refund-account-routing-help = Devet znamenki; naći ćeš ih na čeku ili na stranici banke.
refund-account-action = Spremi račun
field-account-holder = Vlasnik računa
field-iban = IBAN
field-bank = Banka
field-routing-number = Identifikacijski broj poslovnice
field-account-number = Broj računa

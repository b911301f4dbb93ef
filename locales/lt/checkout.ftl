## Coming back from paying

order-number-of = Užsakymas { $number }
pay-meta-title = Mokėjimas | { -brand }
pay-succeeded = Apmokėjimas pavyko!
pay-processing = Jūsų mokėjimas apdorojamas.
pay-processing-text = Šis puslapis atsinaujina pats. Kai mokėjimas bus patvirtintas, parašysime ir el. laišką.
pay-failed = Sumokėti nepavyko, pabandykite dar kartą.
pay-error = Kažkas nepavyko.
pay-error-text = Jūsų užsakymas išsaugotas. Pabandykite dar kartą po akimirkos.
pay-unknown-text = Pabandykite dar kartą po akimirkos.

## The payment step

checkout-title = Užsakymas
checkout-meta-title = Užsakymas | { -brand }
checkout-contact = Jūsų el. paštas
checkout-email-help = Juo atsiųsime užsakymo patvirtinimą.
checkout-sign-in = Turite paskyrą? Prisijunkite
checkout-address = Pristatymo adresas
checkout-collector = Kas atsiims užsakymą
checkout-saved = Išsaugotas adresas
checkout-saved-new = Kitas adresas
checkout-billing-other = Kitas mokėtojo adresas
checkout-delivery = Pristatymas
checkout-courier = Per kurjerį
checkout-pickup = Atsiėmimas mūsų sandėlyje
checkout-hours = Pirmadienį–penktadienį, { $opens }–{ $closes }
checkout-arrives = Pas jus: { $dates }
checkout-ready = Galėsite atsiimti: { $date }
checkout-payment = Mokėjimas
checkout-card = Kortelė
checkout-wallet = Kortelė arba mobilioji piniginė
checkout-card-text = Mokėsite kitame žingsnyje, saugiame mokėjimų teikėjo puslapyje.
checkout-cod-text = Mokėsite atsiimdami užsakymą.
checkout-sandbox = Bandomasis mokėjimas
checkout-sandbox-text = Pinigai nenuskaitomi: parduotuvė tik išbandoma.
checkout-note = Pastaba kurjeriui
checkout-terms = Sutinku su pirkimo taisyklėmis.
checkout-terms-check = Norėdami tęsti, pažymėkite
checkout-place = Užsakymas su įsipareigojimu sumokėti
checkout-back = Atgal į krepšelį
checkout-changed = Kas pasikeitė
checkout-before = Anksčiau:
checkout-now = Dabar:

## After the order

order-meta-title = Jūsų užsakymas | { -brand }
order-thanks = Ačiū už užsakymą
order-sent = Patvirtinimą išsiuntėme adresu { $email }.
order-unpaid = Jūsų užsakymas laukia apmokėjimo
order-unpaid-text = Prekes trumpai pasaugosime. Kai sumokėsite, jas išsiųsime.
order-cancelled-title = Šis užsakymas atšauktas
order-cancelled-text = Nieko nesiųsime. Jei jau sumokėjote, pinigus grąžinsime.
order-pay-now = Sumokėti dabar
order-cancel = Atšaukti užsakymą
order-cancel-sure = Ar tikrai norite atšaukti šį užsakymą?
order-cancel-yes = Taip, atšaukti užsakymą
order-cancel-no = Palikti užsakymą
order-lines = Užsakymo prekės
order-billing = Mokėtojo adresas
order-invoice = Sąskaita faktūra
order-credit-notes = Kreditinės sąskaitos faktūros
order-track = Sekti siuntą
order-parcels = Siuntos
order-refunded = Grąžinta
order-timeline = Užsakymo eiga
order-again = Užsakyti dar kartą
order-account = Susikurkite paskyrą ir visus užsakymus matykite vienoje vietoje
order-view = Peržiūrėti užsakymą
order-state-payment = Mokėjimas
order-state-delivery = Pristatymas

## Bank account for a refund

refund-account-meta-title = Pinigų grąžinimas | { -brand }
refund-account-title = Kur pervesti jūsų pinigus?
refund-account-text = Už užsakymą { $number } pervesime { $amount } į jūsų banko sąskaitą.
refund-account-given-title = Jūsų sąskaitą turime
refund-account-given-text = Į šią sąskaitą pervesime { $amount } už užsakymą { $number }. Iki tol duomenis čia galite pataisyti.
refund-account-correct = Nurodyti kitą sąskaitą
refund-account-exported-title = Pinigai jau pervedami
refund-account-exported-text = Į šią sąskaitą pervedame { $amount } už užsakymą { $number }. Duomenų pakeisti nebegalima. Kažkas negerai? Nedelsdami parašykite mums.
refund-account-made-title = Pinigus pervedėme
refund-account-made-text = Už užsakymą { $number } pervedėme { $amount }. Pinigai gali pasiekti jus per kelias dienas – tai priklauso nuo banko.
refund-account-missing-title = Ši nuoroda nebegalioja
refund-account-missing-text = Atidarykite nuorodą iš paskutinio mūsų laiško apie grąžinimą. Jei ir ji neveikia, tiesiog atsakykite į tą laišką.
refund-account-iban-help = Pavyzdžiui, LT12 1000 0111 0100 1000
refund-account-routing-help = Devyni skaitmenys; juos rasite ant čekio arba banko svetainėje.
refund-account-action = Išsaugoti sąskaitą
field-account-holder = Sąskaitos savininkas
field-iban = IBAN
field-bank = Bankas
field-routing-number = Skyriaus kodas
field-account-number = Sąskaitos numeris

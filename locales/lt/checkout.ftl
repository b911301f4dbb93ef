## Coming back from paying

order-number-of = Užsakymas { $number }
pay-meta-title = Mokėjimas | { -brand }
pay-succeeded = Apmokėjimas pavyko!
pay-processing = Jūsų mokėjimas apdorojamas.
pay-processing-text = Šis puslapis atsinaujina pats. Kai mokėjimas bus patvirtintas, parašysime ir el. laišką.
pay-failed = Sumokėti nepavyko, pabandykite dar kartą.
pay-error = Kažkas nepavyko.
pay-error-text = Jūsų užsakymas išsaugotas. Pabandykite dar kartą po akimirkos.
pay-by-email = Norėdami bandyti dar kartą, atverkite užsakymo nuorodą laiške, kurį Jums išsiuntėme.

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
checkout-arrives = Pas jus: { $from } – { $to }
checkout-ready = Galėsite atsiimti: { $date }
checkout-payment = Mokėjimas
checkout-card = Kortelė
checkout-wallet = Kortelė arba mobilioji piniginė
checkout-card-text = Mokėsite kitame žingsnyje, saugiame mokėjimų teikėjo puslapyje.
checkout-cod-text = Mokėsite atsiimdami užsakymą.
checkout-sandbox = Bandomasis mokėjimas
checkout-sandbox-text = Pinigai nenuskaitomi: parduotuvė tik išbandoma.
checkout-note = Pastaba kurjeriui
checkout-terms = Sutinku su pirkimo sąlygomis.
checkout-terms-check = Norėdami tęsti, pažymėkite
checkout-place = Užsakymas su įsipareigojimu sumokėti
checkout-back = Atgal į krepšelį
checkout-changed = Kas pasikeitė
checkout-before = Anksčiau:
checkout-now = Dabar:
checkout-no-script = Norint užsakyti, naršyklėje turi būti įjungtas „JavaScript“. Įjunkite jį ir įkelkite puslapį iš naujo arba užsakykite el. paštu ar telefonu: { $email }, { $phone }.

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
order-track = Sekti siuntą
order-parcels = Siuntos
order-refunded = Grąžinta
order-timeline = Užsakymo eiga
order-again = Užsakyti dar kartą
order-again-done = Viskas vėl krepšelyje.
order-again-missing = Nebeparduodama: { $names }
order-account = Susikurkite paskyrą ir visus užsakymus matykite vienoje vietoje
order-view = Peržiūrėti užsakymą
order-state-payment = Mokėjimas
order-state-delivery = Pristatymas

## Coming back from paying

order-number-of = Objednávka { $number }
pay-meta-title = Platba | { -brand }
pay-succeeded = Platba prebehla!
pay-processing = Vašu platbu spracúvame.
pay-processing-text = Stránka sa obnovuje sama. Hneď ako bude platba potvrdená, napíšeme vám aj e-mail.
pay-failed = Platba sa nepodarila, skúste to, prosím, znova.
pay-error = Niečo sa pokazilo.
pay-error-text = Vaša objednávka je uložená. Skúste to, prosím, o chvíľu znova.
pay-unknown-text = Skúste to, prosím, o chvíľu znova.

## The payment step

checkout-title = Pokladňa
checkout-meta-title = Pokladňa | { -brand }
checkout-contact = Váš e-mail
checkout-email-help = Pošleme naň potvrdenie objednávky.
checkout-sign-in = Máte účet? Prihláste sa
checkout-address = Adresa doručenia
checkout-collector = Kto objednávku prevezme
checkout-saved = Uložená adresa
checkout-saved-new = Iná adresa
checkout-billing-other = Iná fakturačná adresa
checkout-delivery = Doručenie
checkout-courier = Kuriérom
checkout-pickup = Vyzdvihnutie v našom sklade
checkout-hours = Pondelok až piatok, { $opens } – { $closes }
checkout-arrives = U vás doma: { $dates }
checkout-ready = Pripravené na vyzdvihnutie: { $date }
checkout-payment = Platba
checkout-card = Karta
checkout-wallet = Karta alebo mobilná peňaženka
checkout-card-text = Zaplatíte v ďalšom kroku na zabezpečenej stránke platobnej brány.
checkout-cod-text = Zaplatíte pri prevzatí objednávky.
checkout-sandbox = Skúšobná platba
checkout-sandbox-text = Nič sa neúčtuje: obchod sa práve skúša.
checkout-note = Poznámka pre kuriéra
checkout-terms = Súhlasím s obchodnými podmienkami.
checkout-terms-check = Ak chcete pokračovať, zaškrtnite
checkout-place = Objednávka s povinnosťou platby
checkout-back = Späť do košíka
checkout-changed = Čo sa zmenilo
checkout-before = Predtým:
checkout-now = Teraz:

## After the order

order-meta-title = Vaša objednávka | { -brand }
order-thanks = Ďakujeme za objednávku
order-sent = Potvrdenie sme poslali na { $email }.
order-unpaid = Vaša objednávka čaká na zaplatenie
order-unpaid-text = Tovar pre vás krátko držíme. Hneď ako zaplatíte, odošleme ho.
order-cancelled-title = Táto objednávka bola zrušená
order-cancelled-text = Nič neodošleme. Ak ste už zaplatili, peniaze vám vrátime.
order-pay-now = Zaplatiť
order-cancel = Zrušiť objednávku
order-cancel-sure = Naozaj chcete túto objednávku zrušiť?
order-cancel-yes = Áno, zrušiť objednávku
order-cancel-no = Ponechať objednávku
order-lines = Tovar v objednávke
order-billing = Fakturačná adresa
order-invoice = Faktúra
order-credit-notes = Dobropisy
order-track = Sledovať zásielku
order-parcels = Zásielky
order-refunded = Vrátené
order-timeline = Priebeh objednávky
order-again = Objednať znova
order-account = Založte si účet a majte všetky objednávky na jednom mieste
order-view = Zobraziť objednávku
order-state-payment = Platba
order-state-delivery = Doručenie

## Bank account for a refund

refund-account-meta-title = Vrátenie peňazí | { -brand }
refund-account-title = Kam vám máme poslať peniaze?
refund-account-text = Za objednávku { $number } vám na bankový účet pošleme { $amount }.
refund-account-given-title = Váš účet už poznáme
refund-account-given-text = Na tento účet vám za objednávku { $number } pošleme { $amount }. Dovtedy tu môžete údaje opraviť.
refund-account-correct = Zadať iný účet
refund-account-exported-title = Platba je na ceste
refund-account-exported-text = Na tento účet vám posielame { $amount } za objednávku { $number }. Údaje sa už nedajú zmeniť. Je niečo zle? Napíšte nám, prosím, hneď.
refund-account-made-title = Peniaze sme vám poslali
refund-account-made-text = Za objednávku { $number } sme vám poslali { $amount }. V závislosti od banky môže trvať niekoľko dní, kým vám dorazia.
refund-account-missing-title = Tento odkaz už neplatí
refund-account-missing-text = Otvorte, prosím, odkaz z nášho posledného e-mailu o vrátení peňazí. Ak ani ten nefunguje, stačí naň odpovedať.
refund-account-iban-help = Napríklad SK31 1200 0000 1987 4263 7541
refund-account-routing-help = Deväť číslic; nájdete ich na šeku alebo na webe banky.
refund-account-action = Uložiť účet
field-account-holder = Majiteľ účtu
field-iban = IBAN
field-bank = Banka
field-routing-number = Smerovacie číslo pobočky
field-account-number = Číslo účtu

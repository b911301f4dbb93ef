error-invoice-number-empty = Číslo faktúry nesmie byť prázdne

error-order-number-empty = Číslo objednávky nesmie byť prázdne

error-track-contact-empty = Zadajte e-mail alebo PSČ z objednávky

error-order-not-found = Objednávku s týmito údajmi sme nenašli. Skontrolujte číslo a e-mail alebo PSČ.

error-return-needs-email = Na vrátenie zadajte číslo objednávky spolu s e-mailom z objednávky.
error-return-reason = Treba vybrať dôvod vrátenia
error-return-nothing = Vyberte, čo chcete vrátiť
error-return-nothing-left = Z tejto objednávky už nie je čo vrátiť.
error-return-twice = Táto položka je v žiadosti dvakrát
error-return-pieces = Viac, ako možno vrátiť. Možný počet: { $count }
error-return-photos = Pridajte fotografiu poškodenia
error-return-photos-many = Príliš veľa fotografií. Možný počet: { $max }
error-return-photos-full = K tejto objednávke je už fotografií dosť.
error-return-photo-gone = Jedna z fotografií tu už nie je. Pridajte ju znova.
error-return-exchange-gone = Táto veľkosť sa práve vypredala. Vyberte inú alebo vrátenie peňazí.
error-return-not-delivered = Vrátiť tovar môžete po doručení objednávky. Dovtedy môžete od zmluvy odstúpiť.
error-return-only-faults = Lehota na vrátenie uplynula. Ak je tovar poškodený, iný alebo nezodpovedá opisu, stále ho môžete vrátiť.
error-return-over = Lehota na vrátenie uplynula. Ak s tovarom nie je niečo v poriadku, napíšte nám.
error-return-not-withdrawable = Túto žiadosť už nie je možné zrušiť.
error-file-size = Veľkosť súboru presahuje { $max }
error-file-kind = Vyberte fotografiu vo formáte JPEG, PNG alebo WebP

error-withdrawal-over = Lehota na odstúpenie od zmluvy uplynula. Tovar možno ešte môžete vrátiť.
error-withdrawal-nothing-left = Od všetkého v tejto objednávke ste už odstúpili alebo ste to vrátili.
error-withdrawal-confirm = Potvrďte, že chcete odstúpiť od zmluvy

notice-return-requested = Vašu žiadosť sme prijali.
notice-return-withdrawn = Vaša žiadosť je zrušená.

notice-withdrawal-declared = Vaše odstúpenie sme prijali. Potvrdenie vám príde e-mailom.

withdrawal-before-delivery = 14 dní po doručení

return-reason-too-small = Príliš malé
return-reason-too-large = Príliš veľké
return-reason-changed-mind = Nepáči sa mi
return-reason-too-late = Prišlo príliš neskoro
return-reason-not-as-described = Nezodpovedá opisu
return-reason-wrong-item = Prišlo niečo iné
return-reason-damaged = Poškodené alebo chybné

return-way-label = Kuriérom
return-way-label-text = Vytlačte štítok, nalepte ho na balík a odovzdajte kuriérovi.
return-way-drop-off = Osobne
return-way-drop-off-text = Balík prineste na adresu: { $address }

return-status-requested = Požiadané o vrátenie
return-status-declared = Odstúpenie oznámené
return-status-approved = Schválené
return-status-received = Prijaté
return-status-inspected = Skontrolované
return-status-refunded = Peniaze vrátené
return-status-exchanged = Výmena odoslaná
return-status-refused = Zamietnuté
return-status-withdrawn = Zrušené vami

return-label-title = Vrátenie
return-label-to = Komu
return-label-order = Objednávka
return-label-items = V tomto balíku
return-label-step-pack = Vložte tovar do škatule alebo vrecka a dobre ho zatvorte.
return-label-step-stick = Štítok vystrihnite a nalepte zvonka tak, aby čiarový kód ležal rovno.
return-label-step-hand-over = Balík odovzdajte a doklad o podaní uschovajte, kým nedostanete peniaze.

mail-return-requested = Vaše vrátenie { $number }
    .preview = Takto tovar pošlete späť.
    .title = Vašu žiadosť sme prijali.
    .text = z objednávky { $order } chcete niečo vrátiť. Toto sme si poznačili.
    .action = Ako poslať späť
    .note = Na balík napíšte číslo vrátenia: { $number }

mail-return-received = Vaše vrátenie { $number } dorazilo
    .preview = Práve ho kontrolujeme.
    .title = Váš balík je u nás.
    .text = vrátený tovar z objednávky { $order } dorazil. Skontrolujeme ho a pošleme vám peniaze alebo to, čo ste si vybrali namiesto nich.
    .action = Stav vrátenia

mail-return-refunded = Peniaze za vrátenie { $number }
    .preview = Peniaze sú na ceste.
    .title = Peniaze sú na ceste.
    .text = skontrolovali sme vrátený tovar z objednávky { $order } a sumu nižšie posielame spôsobom, akým ste platili. Ak ste platili na dobierku, v ďalšom e-maile vás požiadame o číslo účtu.
    .action = Stav vrátenia

mail-return-exchanged = Výmena k vráteniu { $number }
    .preview = Posielame vám inú veľkosť.
    .title = Výmena je na ceste.
    .text = skontrolovali sme vrátený tovar z objednávky { $order } a namiesto neho vám posielame zvolenú veľkosť.
    .action = Stav vrátenia

mail-return-refused = K vášmu vráteniu { $number }
    .preview = Žiaľ, nemôžeme ho prijať.
    .title = Vrátenie nemôžeme prijať.
    .text = pozreli sme si vrátený tovar z objednávky { $order } a, žiaľ, nemôžeme zaň nič vrátiť.
    .action = Stav vrátenia
    .note = Dôvod: { $reason }

mail-withdrawal-receipt = Potvrdenie odstúpenia { $number }
    .preview = Vaše vyhlásenie sme prijali.
    .title = Vaše odstúpenie od zmluvy sme prijali.
    .text = odstúpili ste od zmluvy k objednávke { $order }, a to pri položkách nižšie. Tento e-mail je vaše potvrdenie.
    .action = Ako poslať späť
    .note = Čo už máte, pošlite späť do 14 dní. Vrátime vám, čo ste za to zaplatili.

mail-return-number = Číslo vrátenia
mail-return-asked = Požiadané
mail-withdrawal-declared = Odstúpenie oznámené

# Strani po naročilu: kje je, vračilo izdelkov in odstop od pogodbe.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Sledenje naročilu
track-lead = Številko najdete v vsakem e-sporočilu o naročilu. Vnesite jo skupaj z e-naslovom ali poštno številko, s katero ste naročili.
track-number = Številka računa ali naročila
track-contact = E-naslov ali poštna številka
track-submit = Pokaži naročilo
track-email-needed = Za vračilo ali vse podrobnosti namesto poštne številke vnesite e-naslov, s katerim ste naročili.
track-now = Kaj lahko storite zdaj
track-pickup = Vaše naročilo je pripravljeno. Prevzamete ga tukaj: { $address }
track-nothing = Trenutno vam ni treba storiti ničesar.
track-details = Vse o tem naročilu
track-other = Sledi drugemu naročilu

## A return, step by step

return-title = Vračilo izdelkov
return-lead = Vzelo vam bo dve minuti, uporabniškega računa pa ne potrebujete.
return-find = Poišči naročilo
return-choose-title = Kaj želite vrniti?
return-until = Izdelke lahko vrnete do: { $date }
return-how-many = Koliko kosov vračate?
return-none = Nobenega
return-line-over = Tega izdelka ni več mogoče vrniti.
return-line-requested = V zahtevanem vračilu: { $count }
return-outcome = Kaj želite namesto tega?
return-refund = Vračilo denarja
return-exchange-for = Zamenjava za { $choice }
return-choose-missing = Izberite vsaj en izdelek.
return-continue = Naprej
return-back = Spremeni izbiro
return-reason-title = Kaj je razlog za vračilo?
return-reason = Razlog
return-comment = Bi nam radi še kaj sporočili?
return-photos = Fotografije poškodbe
return-photos-help = JPEG, PNG ali WebP. Vidi jih samo naša ekipa za vračila; ko je vračilo zaključeno, jih izbrišemo.
return-photos-remove = Odstrani fotografijo { $name }
return-photos-no-script = Za dodajanje fotografij mora imeti brskalnik vklopljen JavaScript. Lahko nam jih pošljete tudi po e-pošti: { $email }
return-way = Kako boste poslali paket?
return-account = Plačali ste ob prevzemu, zato vam bomo denar nakazali na bančni račun. Zanj vas bomo vprašali po e-pošti.
return-preview-title = Kaj dobite nazaj
return-preview-items = Izdelki
return-preview-lost = Ne velja več: { $title }
return-preview-total = Vračilo
return-preview-kept = Kar obdržite, stane
return-preview-exchange = Za izdelke, ki jih zamenjate, denarja ne vračamo.
return-submit = Oddaj zahtevek za vračilo
return-impossible-title = Tega naročila tu ni mogoče vrniti
return-contact = Je z izdelkom kaj narobe? Pišite nam in našli bomo rešitev:

## The states of returns

return-status-title = Vaša vračila
return-status-find = Za prikaz vračil vnesite e-naslov ali poštno številko naročila.
return-status-none = Za to naročilo še ni vračila.
return-done = Prejeli smo vaš zahtevek za vračilo in vam podrobnosti poslali po e-pošti.
return-number = Vračilo { $number }
return-refused = Zakaj smo ga zavrnili: { $reason }
return-label = Natisni nalepko za vračilo
return-take-back = Prekliči to vračilo

## The statutory withdrawal

withdrawal-title = Odstop od pogodbe
withdrawal-lead = Od nakupa lahko odstopite brez navedbe razloga. Povejte, za kaj gre, in nato potrdite.
withdrawal-until = Rok za odstop: { $date }
withdrawal-what = Od nakupa katerih izdelkov želite odstopiti?
withdrawal-requested = Za nekatere od teh izdelkov ste vračilo že zahtevali. Kljub temu lahko odstopite tudi od njihovega nakupa.
withdrawal-replaces = Izdelki iz vašega vračila postanejo del tega odstopa. Zanje dobite denar nazaj, tudi če ste želeli zamenjavo. Če ste jih že poslali, vam ni treba storiti ničesar več.
withdrawal-how-many = Za koliko kosov velja odstop?
withdrawal-confirm-title = Potrdite odstop
withdrawal-statement = Odstopam od pogodbe za te izdelke. Naročilo { $number }, oddano: { $date }
withdrawal-receipt = Potrdilo z datumom in uro vam takoj pošljemo na: { $email }
withdrawal-confirm = Potrdi odstop
withdrawal-done = Prejeli smo vaš odstop in vam potrdilo poslali po e-pošti.
withdrawal-number = Odstop { $number }
withdrawal-declared = Izjavljeno: { $date }
withdrawal-over-title = Rok za odstop je potekel
withdrawal-over-text = Morda lahko izdelke še vrnete v okviru naših lastnih vračil.

error-invoice-number-empty = Številka računa ne sme biti prazna

error-order-number-empty = Številka naročila ne sme biti prazna

error-track-contact-empty = Vnesite e-naslov ali poštno številko iz naročila

error-order-not-found = Naročila s temi podatki ne najdemo. Preverite številko in e-naslov ali poštno številko.

error-return-needs-email = Za vračilo vnesite številko naročila skupaj z e-naslovom iz naročila.
error-return-reason = Izbrati morate razlog za vračilo
error-return-nothing = Izberite, kaj želite vrniti
error-return-nothing-left = Iz tega naročila ni več ničesar, kar bi lahko vrnili.
error-return-twice = Ta izdelek je v zahtevku dvakrat
error-return-pieces = Več, kot je mogoče vrniti. Možno: { $count }
error-return-photos = Dodajte fotografijo poškodbe
error-return-photos-many = Preveč fotografij. Možno: { $max }
error-return-photos-full = Za to naročilo je fotografij že dovolj.
error-return-photo-gone = Fotografije ni več. Dodajte jo znova.
error-return-exchange-gone = Ta velikost je pravkar pošla. Izberite drugo ali vračilo denarja.
error-return-not-delivered = Vračilo je mogoče, ko bo naročilo dostavljeno. Do takrat lahko od pogodbe odstopite.
error-return-only-faults = Rok za vračilo je potekel. Če je izdelek poškodovan, napačen ali drugačen od opisa, ga še vedno lahko vrnete.
error-return-over = Rok za vračilo je potekel. Če je z izdelkom kaj narobe, nam pišite.
error-return-not-withdrawable = Tega zahtevka ni več mogoče preklicati.
error-file-size = Velikost datoteke presega { $max }
error-file-kind = Izberite fotografijo v obliki JPEG, PNG ali WebP

error-withdrawal-over = Rok za odstop od pogodbe je potekel. Izdelek lahko morda še vedno vrnete.
error-withdrawal-nothing-left = Od vsega v tem naročilu ste že odstopili ali pa ste to vrnili.
error-withdrawal-confirm = Potrdite, da želite odstopiti od pogodbe

notice-return-requested = Vaš zahtevek smo prejeli.
notice-return-withdrawn = Vaš zahtevek je preklican.

notice-withdrawal-declared = Vaš odstop smo prejeli. Potrdilo boste dobili po e-pošti.

withdrawal-before-delivery = 14 dni po dostavi

return-reason-too-small = Premajhno
return-reason-too-large = Preveliko
return-reason-changed-mind = Ni mi všeč
return-reason-too-late = Prišlo je prepozno
return-reason-not-as-described = Drugačno od opisa
return-reason-wrong-item = Prišel je napačen izdelek
return-reason-damaged = Poškodovano ali z napako

return-way-label = S kurirjem
return-way-label-text = Natisnite nalepko, jo nalepite na paket in ga oddajte kurirju.
return-way-drop-off = Osebni prinos
return-way-drop-off-text = Paket prinesite na naslov: { $address }

return-status-requested = Vračilo zahtevano
return-status-declared = Odstop izjavljen
return-status-approved = Odobreno
return-status-received = Prejeto
return-status-inspected = Pregledano
return-status-refunded = Denar vrnjen
return-status-exchanged = Zamenjava poslana
return-status-refused = Zavrnjeno
return-status-withdrawn = Preklicali ste

return-label-title = Vračilo
return-label-to = Prejemnik
return-label-order = Naročilo
return-label-items = V tem paketu
return-label-step-pack = Izdelke dajte v škatlo ali vrečko in jo dobro zaprite.
return-label-step-stick = Nalepko izrežite in jo nalepite na zunanjo stran tako, da bo črtna koda ravna.
return-label-step-hand-over = Paket oddajte in shranite potrdilo o oddaji, dokler ne prejmete denarja.

mail-return-requested = Vaše vračilo { $number }
    .preview = Tako izdelke pošljete nazaj.
    .title = Vaš zahtevek smo prejeli.
    .text = iz naročila { $order } želite nekaj vrniti. To smo si zabeležili.
    .action = Kako pošljem nazaj
    .note = Na paket napišite številko vračila: { $number }

mail-return-received = Vaše vračilo { $number } je prispelo
    .preview = Zdaj ga pregledujemo.
    .title = Vaš paket je pri nas.
    .text = vračilo iz naročila { $order } je prispelo. Pregledali ga bomo in vam poslali denar ali to, kar ste izbrali namesto njega.
    .action = Stanje vračila

mail-return-refunded = Denar za vračilo { $number }
    .preview = Denar je na poti k vam.
    .title = Denar je na poti k vam.
    .text = pregledali smo vračilo iz naročila { $order } in vam spodnji znesek vračamo na način, na katerega ste plačali. Če ste plačali ob prevzemu, vas bomo v ločenem sporočilu prosili za bančni račun.
    .action = Stanje vračila

mail-return-exchanged = Zamenjava za vračilo { $number }
    .preview = Pošiljamo vam drugo velikost.
    .title = Zamenjava je na poti.
    .text = pregledali smo vračilo iz naročila { $order } in vam namesto njega pošiljamo izbrano velikost.
    .action = Stanje vračila

mail-return-refused = O vašem vračilu { $number }
    .preview = Žal ga ne moremo sprejeti.
    .title = Vračila ne moremo sprejeti.
    .text = pregledali smo vračilo iz naročila { $order } in zanj žal ne moremo vrniti ničesar.
    .action = Stanje vračila
    .note = Razlog: { $reason }

mail-withdrawal-receipt = Potrdilo o odstopu { $number }
    .preview = Vašo izjavo smo prejeli.
    .title = Vaš odstop od pogodbe smo prejeli.
    .text = odstopili ste od pogodbe za naročilo { $order }, in sicer za spodnje izdelke. To sporočilo je vaše potrdilo.
    .action = Kako pošljem nazaj
    .note = Kar ste že prejeli, pošljite nazaj v 14 dneh. Vrnili vam bomo, kar ste za to plačali.

mail-return-number = Številka vračila
mail-return-asked = Zahtevano
mail-withdrawal-declared = Odstop izjavljen

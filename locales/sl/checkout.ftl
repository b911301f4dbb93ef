## Coming back from paying

order-number-of = Naročilo { $number }
pay-meta-title = Plačilo | { -brand }
pay-succeeded = Plačilo je uspelo!
pay-processing = Vaše plačilo se obdeluje.
pay-processing-text = Stran se osvežuje sama. Ko bo plačilo potrjeno, vam bomo pisali tudi po e-pošti.
pay-failed = Vaše plačilo ni uspelo, poskusite znova.
pay-error = Nekaj je šlo narobe.
pay-error-text = Vaše naročilo je shranjeno. Poskusite znova čez trenutek.
pay-unknown-text = Poskusite znova čez trenutek.

## The payment step

checkout-title = Blagajna
checkout-meta-title = Blagajna | { -brand }
checkout-contact = Vaš e-naslov
checkout-email-help = Nanj bomo poslali potrditev naročila.
checkout-sign-in = Že imate račun? Prijavite se
checkout-address = Naslov za dostavo
checkout-collector = Kdo prevzame naročilo
checkout-saved = Shranjen naslov
checkout-saved-new = Drug naslov
checkout-billing-other = Naslov za račun je drugačen
checkout-delivery = Dostava
checkout-courier = S kurirjem
checkout-pickup = Prevzem v našem skladišču
checkout-hours = Od ponedeljka do petka, { $opens }–{ $closes }
checkout-arrives = Pri vas: { $dates }
checkout-ready = Pripravljeno za prevzem: { $date }
checkout-payment = Plačilo
checkout-card = Kartica
checkout-wallet = Kartica ali mobilna denarnica
checkout-card-text = Plačali boste v naslednjem koraku na varni strani ponudnika plačil.
checkout-cod-text = Plačate ob prevzemu naročila.
checkout-sandbox = Preizkusno plačilo
checkout-sandbox-text = Nič se ne zaračuna: trgovina deluje preizkusno.
checkout-note = Opomba za kurirja
checkout-terms = Sprejemam splošne pogoje poslovanja.
checkout-terms-check = Za nadaljevanje označite polje
checkout-place = Naročilo z obveznostjo plačila
checkout-back = Nazaj v košarico
checkout-changed = To se je spremenilo
checkout-before = Prej:
checkout-now = Zdaj:

## After the order

order-meta-title = Vaše naročilo | { -brand }
order-thanks = Hvala za vaše naročilo
order-sent = Potrditev smo poslali na { $email }.
order-unpaid = Vaše naročilo čaka na plačilo
order-unpaid-text = Izdelke bomo kratek čas zadržali za vas. Ko plačate, jih pošljemo na pot.
order-cancelled-title = To naročilo je preklicano
order-cancelled-text = Ničesar ne bomo poslali. Če ste že plačali, vam denar vrnemo.
order-pay-now = Plačaj zdaj
order-cancel = Prekliči naročilo
order-cancel-sure = Ali res želite preklicati to naročilo?
order-cancel-yes = Da, prekliči naročilo
order-cancel-no = Obdrži naročilo
order-lines = Izdelki v naročilu
order-billing = Naslov za račun
order-invoice = Račun
order-credit-notes = Dobropisi
order-track = Sledi pošiljki
order-parcels = Pošiljke
order-refunded = Vrnjeno
order-timeline = Potek naročila
order-again = Naroči znova
order-account = Ustvarite uporabniški račun in vsa naročila boste imeli na enem mestu
order-view = Poglej naročilo
order-state-payment = Plačilo
order-state-delivery = Dostava

## Bank account for a refund

refund-account-meta-title = Vračilo denarja | { -brand }
refund-account-title = Kam vam nakažemo denar?
refund-account-text = Za naročilo { $number } vam bomo na bančni račun nakazali { $amount }.
refund-account-given-title = Podatke o vašem bančnem računu imamo
refund-account-given-text = Na ta račun vam bomo za naročilo { $number } nakazali { $amount }. Do takrat lahko podatke tu še popravite.
refund-account-correct = Vnesite drug račun
refund-account-exported-title = Nakazilo je na poti
refund-account-exported-text = Na ta račun vam nakazujemo { $amount } za naročilo { $number }. Podatkov ni več mogoče spremeniti. Je kaj narobe? Takoj nam pišite.
refund-account-made-title = Denar smo vam nakazali
refund-account-made-text = Za naročilo { $number } smo vam nakazali { $amount }. Na vašem računu bo lahko šele čez nekaj dni, odvisno od banke.
refund-account-missing-title = Ta povezava ne velja več
refund-account-missing-text = Odprite povezavo iz našega zadnjega e-sporočila o vračilu. Če tudi ta ne deluje, preprosto odgovorite nanj.
refund-account-iban-help = Na primer SI56 1910 0000 0123 438
refund-account-routing-help = Devet števk; najdete jih na čeku ali na spletni strani banke.
refund-account-action = Shrani račun
field-account-holder = Imetnik računa
field-iban = IBAN
field-bank = Banka
field-routing-number = Identifikacijska številka poslovalnice
field-account-number = Številka računa

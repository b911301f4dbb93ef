# E-sporočila: zadeva, predogled (.preview), naslov (.title), besedilo (.text), gumb (.action) in drobni tisk (.note).
# Besedilo sledi pozdravu z vejico, zato se začne z malo začetnico.

## V vsakem sporočilu

mail-hello = Pozdravljeni, { $name },
mail-hello-nameless = Pozdravljeni,
mail-copy = Če gumb ne deluje, kopirajte to povezavo v brskalnik:
mail-link-minutes = { $count ->
    [one] Povezava velja { $count } minuto in jo lahko uporabite samo enkrat.
    [two] Povezava velja { $count } minuti in jo lahko uporabite samo enkrat.
    [few] Povezava velja { $count } minute in jo lahko uporabite samo enkrat.
   *[other] Povezava velja { $count } minut in jo lahko uporabite samo enkrat.
}
mail-link-hours = { $count ->
    [one] Povezava velja { $count } uro in jo lahko uporabite samo enkrat.
    [two] Povezava velja { $count } uri in jo lahko uporabite samo enkrat.
    [few] Povezava velja { $count } ure in jo lahko uporabite samo enkrat.
   *[other] Povezava velja { $count } ur in jo lahko uporabite samo enkrat.
}
mail-link-days = { $count ->
    [one] Povezava velja { $count } dan in jo lahko uporabite samo enkrat.
    [two] Povezava velja { $count } dneva in jo lahko uporabite samo enkrat.
    [few] Povezava velja { $count } dni in jo lahko uporabite samo enkrat.
   *[other] Povezava velja { $count } dni in jo lahko uporabite samo enkrat.
}
mail-help = Imate vprašanje? Preprosto odgovorite na to sporočilo.
mail-unsubscribe = Odjava od e-novic

## Računi

mail-verify-email = Potrdite svoj e-naslov
    .preview = Še en klik in vaš račun v trgovini { $shop } je pripravljen.
    .title = Je to vaš e-naslov?
    .text = potrdite svoj e-naslov, da vas bodo dosegla potrdila o naročilih in sporočila o vračilih ter da ga ne bo uporabil nihče drug.
    .action = Potrdi e-naslov
    .note = Niste odprli računa v trgovini { $shop }? Potem vam ni treba storiti ničesar.

mail-welcome = Dobrodošli v trgovini { -brand }
    .preview = Vaš e-naslov je potrjen.
    .title = Lepo, da ste tu.
    .text = vaš e-naslov je potrjen in račun je pripravljen. Seznam želja, naslovi in naročila so v njem na enem mestu.
    .action = Oglej si ponudbo

mail-reset-password = Izberite novo geslo
    .preview = Pošiljamo vam povezavo, ki ste jo zahtevali.
    .title = Novo geslo
    .text = nekdo, najverjetneje vi, je zahteval novo geslo za vaš račun v trgovini { $shop }. Izberite ga prek spodnje povezave; nato vas bomo odjavili z vseh naprav.
    .action = Izberi geslo
    .note = Tega niste zahtevali? Potem sporočilo prezrite: vaše geslo ostane, kakršno je.

mail-password-changed = Vaše geslo je spremenjeno
    .preview = Če ste ga spremenili vi, vam ni treba storiti ničesar.
    .title = Novo geslo je nastavljeno.
    .text = geslo vašega računa v trgovini { $shop } je bilo pravkar spremenjeno. Če ste ga spremenili vi, vam ni treba storiti ničesar. Če ga niste, takoj izberite drugo in nam pišite.
    .action = Zaščiti račun

mail-email-change-confirm = Potrdite svoj novi e-naslov
    .preview = Še en klik in odslej pišemo na ta e-naslov.
    .title = Vaš novi e-naslov
    .text = ta e-naslov želite uporabljati za svoj račun v trgovini { $shop }. Potrdite ga in odslej vam pišemo sem.
    .action = Potrdi e-naslov
    .note = Tega niste zahtevali? Potem vam ni treba storiti ničesar in račun obdrži prejšnji e-naslov.

mail-email-changed = Vaš e-naslov je spremenjen
    .preview = Odslej pišemo na vaš novi e-naslov.
    .title = Novi e-naslov je nastavljen.
    .text = vaš račun v trgovini { $shop } ima zdaj e-naslov { $email }. Na prejšnji e-naslov vam ne bomo več pisali.
    .note = E-naslova niste spremenili vi? Takoj odgovorite na to sporočilo in pomagali vam bomo, da račun dobite nazaj.

mail-account-deleted = Vaš račun je izbrisan
    .preview = Izbrisani so tudi vaši naslovi in seznam želja.
    .title = Nasvidenje.
    .text = vaš račun v trgovini { $shop } je izbrisan, z njim tudi naslovi in seznam želja. Račune za nakupe hranimo, dokler to zahteva zakon, ločeno od vsega drugega. Če se boste kdaj vrnili, boste dobrodošli.

## E-novice

mail-newsletter-confirm = Potrdite prijavo na e-novice
    .preview = Še en klik in e-novice prihajajo k vam.
    .title = Želite prejemati naše e-novice?
    .text = v trgovini { $shop } je bil ta e-naslov vpisan za e-novice: novi izdelki, znižanja, tu in tam kakšna zgodba. Potrdite ga in začeli bomo pisati.
    .action = Da, prijavi me
    .note = Tega niste zahtevali? Potem ne storite ničesar: brez vaše privolitve ne pišemo, e-naslov pa po { $days ->
        [one] { $days } dnevu
        [two] { $days } dneh
        [few] { $days } dneh
       *[other] { $days } dneh
    } izbrišemo.

mail-newsletter-welcome = Prijavljeni ste na e-novice
    .preview = Hvala. Naslednje e-novice že nastajajo.
    .title = Hvala za prijavo.
    .text = odslej boste med prvimi izvedeli za nove izdelke in znižanja v trgovini { $shop }. V vsakem sporočilu je povezava, s katero se takoj odjavite.
    .action = Oglej si novosti

mail-back-in-stock = { $item } je spet na voljo
    .preview = Želeli ste, da vas obvestimo. Izdelek je spet na zalogi.
    .title = Spet na voljo.
    .text = želeli ste izvedeti, kdaj bo { $item } v trgovini { $shop } spet na voljo. Izdelek je zdaj na zalogi. Rezervirati ga ne moremo, zato se lahko znova razproda.
    .action = Oglej si izdelek
    .note = O tem izdelku vam pišemo samo tokrat: vaše obvestilo in e-naslov zanj smo že izbrisali. Povezava spodaj izbriše tudi obvestila o drugih izdelkih.

mail-seller-received = Vašo prijavo smo prejeli
    .preview = Prebrali jo bomo in se vam oglasili.
    .title = Hvala za prijavo.
    .text = pri nas ({ $shop }) želite prodajati in vaša prijava je prispela. Prebrali jo bomo in vam odgovorili po e-pošti.

mail-seller-application = Nova prijava prodajalca: { $company }
    .preview = { $company } ({ $country }) želi prodajati pri nas.
    .title = Podjetje želi prodajati pri nas.
    .text = { $company } ({ $country }): prijava za prodajo v trgovini { $shop }.
    .note = Prijava { $number } · Kontakt: { $contact }, { $email }, { $phone } · Spletna stran: { $web } · Prodaja: { $goods } · Kosov na mesec: { $quantity } · Sporočilo: { $message }

mail-seller-accepted = Prodajate lahko pri nas
    .preview = Vašo prijavo smo sprejeli.
    .title = Dobrodošli.
    .text = vašo prijavo smo prebrali in vaša oblačila bi radi pokazali v trgovini { $shop }. O nadaljnjih korakih se vam oglasimo.
    .action = Oglej si naše prodajalce

mail-seller-rejected = O vaši prijavi
    .preview = Hvala za vaše zanimanje.
    .title = Sodelovanja vam ne moremo ponuditi.
    .text = hvala za prijavo za prodajo v trgovini { $shop }. Prebrali smo jo in se odločili, da sodelovanja ne nadaljujemo.
    .note = Razlog: { $reason }

## Za ljudi v trgovini

mail-test = Sporočilo iz trgovine { $shop }
    .preview = Če to berete, pošiljanje e-pošte deluje.
    .title = Pošta prihaja.
    .text = s tem sporočilom preverjamo nastavitve pošte v trgovini. Storiti vam ni treba ničesar.

## Naročila

mail-order-confirmation = Vaše naročilo { $number }
    .preview = Hvala! Naročilo že pripravljamo.
    .title = Hvala za naročilo.
    .text = prejeli smo vaše naročilo { $number } in ga že pripravljamo. To sporočilo shranite: je potrdilo o naročilu.
    .action = Poglej naročilo

mail-order-payment-failed = Plačilo naročila { $number } ni uspelo
    .preview = Izdelki so za vas še nekaj časa rezervirani.
    .title = Plačilo ni uspelo.
    .text = plačilo naročila { $number } ni uspelo. Izdelki so za vas še nekaj časa rezervirani, zato poskusite znova.
    .action = Plačaj zdaj

mail-order-shipped = Naročilo { $number } je na poti
    .preview = Paket je zapustil naše skladišče.
    .title = Naročilo je na poti.
    .text = vaše naročilo { $number } je zapustilo naše skladišče.
    .action = Poglej naročilo

mail-order-ready = Naročilo { $number } je pripravljeno za prevzem
    .preview = Izdelki vas že čakajo.
    .title = Pripravljeno za prevzem.
    .text = vaše naročilo { $number } je pripravljeno. Ob prevzemu imejte pri sebi številko naročila.
    .action = Poglej naročilo

mail-order-delivered = Naročilo { $number } je dostavljeno
    .preview = Upamo, da vam je všeč.
    .title = Naročilo je pri vas.
    .text = vaše naročilo { $number } je dostavljeno. Če kaj ni v redu, preprosto odgovorite na to sporočilo.
    .action = Poglej naročilo

mail-order-cancelled = Naročilo { $number } je preklicano
    .preview = Ničesar ne bomo poslali.
    .title = Naročilo je preklicano.
    .text = vaše naročilo { $number } je preklicano, zato ne bomo poslali ničesar. Če ste že plačali, vam bomo denar vrnili.
    .action = Poglej naročilo

mail-order-refunded = Vračilo denarja za naročilo { $number }
    .preview = Denar je na poti nazaj k vam.
    .title = Denar smo vam vrnili.
    .text = za naročilo { $number } smo vam vrnili spodnji znesek. Na vašem računu bo lahko šele čez nekaj dni, odvisno od banke.
    .action = Poglej naročilo

mail-refund-account = Kam vam nakažemo vračilo za naročilo { $number }?
    .preview = Za nakazilo { $amount } potrebujemo vaš bančni račun.
    .title = Kam vam nakažemo denar?
    .text = naročilo { $number } ste plačali po povzetju, zato vam bomo { $amount } vrnili na bančni račun. Sporočite nam, prosimo, na katerega.
    .action = Vnesi bančni račun
    .note = Povezava velja { $days ->
        [one] { $days } dan
        [two] { $days } dneva
        [few] { $days } dni
       *[other] { $days } dni
    }. Dokler nakazila ne opravimo, lahko podatke tam še popravite.

mail-refund-account-reminder = Vračilo za naročilo { $number } še čaka
    .preview = Za nakazilo { $amount } še vedno potrebujemo vaš bančni račun.
    .title = Denarja vam še ne moremo nakazati.
    .text = za naročilo { $number } vam želimo vrniti { $amount }, vendar vašega bančnega računa še ne poznamo. Sporočite nam ga, prosimo.
    .action = Vnesi bančni račun
    .note = Povezava velja { $days ->
        [one] { $days } dan
        [two] { $days } dneva
        [few] { $days } dni
       *[other] { $days } dni
    }. Dokler nakazila ne opravimo, lahko podatke tam še popravite.

## Podatki o naročilu

mail-order-quantity = Količina: { $count }
mail-order-subtotal = Vmesna vsota
mail-order-discount = Popust
mail-order-coupon = Kupon { $code }
mail-order-shipping = Dostava
mail-order-free = Brezplačno
mail-order-cash-charge = Doplačilo za povzetje
mail-order-total = Skupaj
mail-order-vat = od tega DDV { $rate }
mail-order-refund = Vračilo
mail-order-number = Številka naročila
mail-order-date = Datum naročila
mail-order-invoice = Številka računa
mail-order-carrier = Dostavna služba
mail-order-tracking = Številka za sledenje
mail-order-payment = Plačilo
mail-order-cash = Po povzetju
mail-order-online = Spletno plačilo
mail-order-arrives = Predvidena dostava
mail-order-address = Naslov za dostavo
mail-order-billing = Naslov za račun
mail-order-pickup = Prevzem v našem skladišču
mail-order-pickup-hours = od ponedeljka do petka, { $opens }–{ $closes } (srednjeevropski čas)
mail-order-pickup-from = Pripravljeno
mail-order-seller = Prodajalec
mail-order-withdrawal = Pravica do odstopa od pogodbe
mail-order-withdrawal-text = { $days ->
    [one] Od pogodbe lahko brez navedbe razloga odstopite v { $days } dnevu od prejema naročila. Dovolj je, da nam to jasno sporočite, na primer po e-pošti, po pošti ali na strani »Odstop od pogodbe« v naši trgovini.
    [two] Od pogodbe lahko brez navedbe razloga odstopite v { $days } dneh od prejema naročila. Dovolj je, da nam to jasno sporočite, na primer po e-pošti, po pošti ali na strani »Odstop od pogodbe« v naši trgovini.
    [few] Od pogodbe lahko brez navedbe razloga odstopite v { $days } dneh od prejema naročila. Dovolj je, da nam to jasno sporočite, na primer po e-pošti, po pošti ali na strani »Odstop od pogodbe« v naši trgovini.
   *[other] Od pogodbe lahko brez navedbe razloga odstopite v { $days } dneh od prejema naročila. Dovolj je, da nam to jasno sporočite, na primer po e-pošti, po pošti ali na strani »Odstop od pogodbe« v naši trgovini.
}
mail-order-form = Vzorčni odstopni obrazec
mail-order-form-to = Prejemnik:
mail-order-form-notice = Podpisani/-a obveščam/obveščamo, da odstopam/odstopamo od prodajne pogodbe za naslednje blago:
mail-order-form-ordered = Naročeno dne / prejeto dne:
mail-order-form-name = Ime in priimek potrošnika/-ov:
mail-order-form-address = Naslov potrošnika/-ov:
mail-order-form-signature = Podpis potrošnika/-ov (le, če je ta obrazec v papirni obliki):
mail-order-form-date = Datum:
mail-order-guarantee = Zakonsko jamstvo za skladnost
mail-order-guarantee-text = Po pravu EU za vse blago velja zakonsko jamstvo za skladnost najmanj dve leti. Če izdelek ni brezhiben ali ni tak, kot je opisan, lahko zahtevate brezplačno popravilo ali zamenjavo, pod zakonskimi pogoji pa tudi znižanje cene ali vračilo denarja.

## Partnerji

mail-affiliate-application = Nova prijava partnerja: { $name }
    .preview = { $name } želi priporočati trgovino { $shop }.
    .title = Prispela je prijava v partnerski program.
    .text = { $name }: prijava v partnerski program trgovine { $shop }.
    .note = Prijava { $number } · E-pošta: { $email } · Spletna stran: { $web } · Kanali: { $channels } · Države: { $countries } · Način priporočanja: { $promotion }

mail-affiliate-received = Vašo prijavo smo prejeli
    .preview = Prebrali jo bomo in se vam oglasili.
    .title = Hvala za prijavo.
    .text = trgovino { $shop } bi radi priporočali in vaša prijava v naš partnerski program je prispela. Prebrali jo bomo in odgovorili po e-pošti.

mail-affiliate-approved = Dobrodošli v partnerskem programu
    .preview = Vašo prijavo smo sprejeli.
    .title = Dobrodošli.
    .text = vašo prijavo v partnerski program trgovine { $shop } smo sprejeli. Vaša koda je { $code }. Delite povezave in popuste ter kadar koli preverite, kaj prinašajo.
    .action = Odpri območje za partnerje

mail-affiliate-rejected = O vaši prijavi
    .preview = Hvala za vaše zanimanje.
    .title = Sodelovanja vam ne moremo ponuditi.
    .text = hvala za prijavo v partnerski program trgovine { $shop }. Prebrali smo jo in se odločili, da sodelovanja ne začnemo.
    .note = Razlog: { $reason }

mail-affiliate-suspended = Vaše partnerstvo miruje
    .preview = Nova naročila se za zdaj ne štejejo.
    .title = Vaše partnerstvo miruje.
    .text = novi kliki in naročila v trgovini { $shop } se za zdaj ne štejejo v vašo korist. Svoje številke si lahko še vedno ogledate.
    .note = Razlog: { $reason }

mail-affiliate-reinstated = Vaše partnerstvo je spet aktivno
    .preview = Nova naročila se spet štejejo.
    .title = Spet dobrodošli.
    .text = vaše partnerstvo s trgovino { $shop } je spet aktivno. Od zdaj se kliki in naročila spet štejejo v vašo korist.
    .action = Odpri območje za partnerje

mail-affiliate-left = Zapustili ste naš partnerski program
    .preview = Hvala za vaša priporočila.
    .title = Hvala in nasvidenje.
    .text = zapustili ste partnerski program trgovine { $shop }. Vaše povezave in popusti ne prinašajo več provizije. Kar ste zaslužili, vam bomo izplačali.

mail-affiliate-payout-changed = Vaši podatki za izplačilo so spremenjeni
    .preview = Če ste jih spremenili vi, vam ni treba storiti ničesar.
    .title = Novi podatki za izplačilo so shranjeni.
    .text = zaslužek v trgovini { $shop } bomo odslej nakazovali na ta račun: { $account }. Če ste podatke spremenili vi, vam ni treba storiti ničesar.
    .action = Preveri podatke za izplačilo
    .note = Če jih niste spremenili vi, takoj izberite novo geslo in nam pišite.

# E-sporočila: zadeva, predogled (.preview), naslov (.title), besedilo (.text), gumb (.action) in drobni tisk (.note).
# Besedilo sledi pozdravu z vejico, zato se začne z malo začetnico.

## V vsakem sporočilu

mail-hello = Pozdravljeni, { $name },
mail-hello-nameless = Pozdravljeni,
mail-copy = Če gumb ne deluje, kopirajte ta naslov v brskalnik:
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
    .action = Potrdi naslov
    .note = Niste odprli računa v trgovini { $shop }? Potem vam ni treba storiti ničesar.

mail-welcome = Dobrodošli v trgovini { -brand }
    .preview = Vaš e-naslov je potrjen.
    .title = Lepo, da ste tu.
    .text = vaš e-naslov je potrjen in račun je pripravljen. Seznam želja, naslovi in naročila so v njem na enem mestu.
    .action = Oglejte si ponudbo

mail-reset-password = Izberite novo geslo
    .preview = Pošiljamo vam povezavo, ki ste jo zahtevali.
    .title = Novo geslo
    .text = nekdo, najverjetneje vi, je zahteval novo geslo za vaš račun v trgovini { $shop }. Izberite ga prek spodnje povezave; nato vas bomo odjavili z vseh naprav.
    .action = Izberite geslo
    .note = Tega niste zahtevali? Potem sporočilo prezrite: vaše geslo ostane, kakršno je.

mail-password-changed = Vaše geslo je spremenjeno
    .preview = Če ste ga spremenili vi, vam ni treba storiti ničesar.
    .title = Novo geslo je nastavljeno.
    .text = geslo vašega računa v trgovini { $shop } je bilo pravkar spremenjeno. Če ste ga spremenili vi, vam ni treba storiti ničesar. Če ga niste, takoj izberite drugo in nam pišite.
    .action = Zaščitite račun

mail-email-change-confirm = Potrdite svoj novi e-naslov
    .preview = Še en klik in odslej pišemo na ta naslov.
    .title = Vaš novi e-naslov
    .text = ta e-naslov želite uporabljati za svoj račun v trgovini { $shop }. Potrdite ga in odslej vam pišemo sem.
    .action = Potrdi naslov
    .note = Tega niste zahtevali? Potem vam ni treba storiti ničesar in račun obdrži prejšnji naslov.

mail-email-changed = Vaš e-naslov je spremenjen
    .preview = Odslej pišemo na vaš novi e-naslov.
    .title = Novi e-naslov je nastavljen.
    .text = vaš račun v trgovini { $shop } ima zdaj e-naslov { $email }. Na prejšnji naslov vam ne bomo več pisali.
    .note = Naslova niste spremenili vi? Takoj odgovorite na to sporočilo in pomagali vam bomo, da račun dobite nazaj.

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
    .note = Tega niste zahtevali? Potem ne storite ničesar: brez vaše privolitve ne pišemo, naslov pa po { $days ->
        [one] { $days } dnevu
        [two] { $days } dneh
        [few] { $days } dneh
       *[other] { $days } dneh
    } izbrišemo.

mail-newsletter-welcome = Prijavljeni ste na e-novice
    .preview = Hvala. Naslednje e-novice že nastajajo.
    .title = Hvala, da vam smemo pisati.
    .text = odslej boste med prvimi izvedeli za nove izdelke in znižanja v trgovini { $shop }. V vsakem sporočilu je povezava, s katero se takoj odjavite.
    .action = Oglejte si novosti

## Za ljudi v trgovini

mail-test = Sporočilo iz trgovine { $shop }
    .preview = Če to berete, pošta prihaja.
    .title = Pošta prihaja.
    .text = s tem sporočilom preverjamo nastavitve pošte v trgovini. Storiti vam ni treba ničesar.

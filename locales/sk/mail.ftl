# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). The text follows the greeting and its comma,
# so it begins with a lower-case letter.

mail-hello = Dobrý deň, { $name },
mail-hello-nameless = Dobrý deň,
mail-copy = Ak tlačidlo nefunguje, skopírujte do prehliadača tento odkaz:
mail-link-minutes = { $count ->
    [one] Odkaz platí jednu minútu a použiť ho možno len raz.
    [few] Odkaz platí { $count } minúty a použiť ho možno len raz.
    [many] Odkaz platí { $count } minúty a použiť ho možno len raz.
   *[other] Odkaz platí { $count } minút a použiť ho možno len raz.
}
mail-link-hours = { $count ->
    [one] Odkaz platí jednu hodinu a použiť ho možno len raz.
    [few] Odkaz platí { $count } hodiny a použiť ho možno len raz.
    [many] Odkaz platí { $count } hodiny a použiť ho možno len raz.
   *[other] Odkaz platí { $count } hodín a použiť ho možno len raz.
}
mail-link-days = { $count ->
    [one] Odkaz platí jeden deň a použiť ho možno len raz.
    [few] Odkaz platí { $count } dni a použiť ho možno len raz.
    [many] Odkaz platí { $count } dňa a použiť ho možno len raz.
   *[other] Odkaz platí { $count } dní a použiť ho možno len raz.
}
mail-help = Máte otázku? Stačí odpovedať na tento e-mail.
mail-unsubscribe = Odhlásiť odber

mail-verify-email = Potvrďte svoj e-mail
    .preview = Stačí jedno kliknutie a účet v obchode { $shop } je pripravený.
    .title = Je to váš e-mail?
    .text = potvrďte, prosím, svoj e-mail, aby k vám dorazili potvrdenia objednávok aj správy o vrátení a aby ho nemohol použiť nikto iný.
    .action = Potvrdiť e-mail
    .note = Účet v obchode { $shop } ste si nezakladali? Potom nemusíte nič robiť.

mail-welcome = Vitajte v obchode { -brand }
    .preview = Váš e-mail je potvrdený.
    .title = Tešíme sa, že ste tu.
    .text = váš e-mail je potvrdený a účet pripravený. Zoznam želaní, adresy aj objednávky v ňom máte na jednom mieste.
    .action = Pozrieť si ponuku

mail-reset-password = Nastavte si nové heslo
    .preview = Tu je odkaz, o ktorý ste požiadali.
    .title = Nové heslo
    .text = niekto, pravdepodobne vy, požiadal o nové heslo k vášmu účtu v obchode { $shop }. Tu si ho nastavíte; potom vás odhlásime zo všetkých zariadení.
    .action = Nastaviť heslo
    .note = Nežiadali ste oň? Potom si tento e-mail nevšímajte: heslo zostane rovnaké.

mail-password-changed = Vaše heslo bolo zmenené
    .preview = Ak ste to boli vy, nemusíte nič robiť.
    .title = Máte nové heslo.
    .text = heslo k vášmu účtu v obchode { $shop } sa práve zmenilo. Ak ste to boli vy, nemusíte nič robiť. Ak nie, nastavte si hneď iné a napíšte nám.
    .action = Zabezpečiť účet

mail-email-change-confirm = Potvrďte svoj nový e-mail
    .preview = Stačí jedno kliknutie a budeme písať na tento e-mail.
    .title = Váš nový e-mail
    .text = túto e-mailovú adresu chcete používať pri svojom účte v obchode { $shop }. Potvrďte ju a od tej chvíle budeme písať sem.
    .action = Používať tento e-mail
    .note = Nežiadali ste o to? Potom nemusíte nič robiť a účtu zostane pôvodný e-mail.

mail-email-changed = Váš e-mail bol zmenený
    .preview = Odteraz píšeme na váš nový e-mail.
    .title = Váš e-mail je zmenený.
    .text = váš účet v obchode { $shop } má teraz e-mail { $email }. Na pôvodný e-mail už písať nebudeme.
    .note = Neboli ste to vy? Odpovedzte hneď na tento e-mail a pomôžeme vám získať účet späť.

mail-account-deleted = Váš účet je vymazaný
    .preview = Vymazali sme aj adresy a zoznam želaní.
    .title = Dovidenia.
    .text = váš účet v obchode { $shop } je vymazaný aj s adresami a zoznamom želaní. Faktúry uchovávame oddelene, kým to vyžaduje zákon. Budeme radi, ak sa k nám niekedy vrátite.

mail-newsletter-confirm = Potvrďte odber noviniek
    .preview = Stačí jedno kliknutie a začneme vám písať.
    .title = Chcete dostávať naše novinky?
    .text = túto e-mailovú adresu niekto zadal v obchode { $shop } na odber noviniek: nové kúsky, zľavy, tu a tam príbeh. Potvrďte ju a začneme písať.
    .action = Áno, odoberať novinky
    .note = Neboli ste to vy? Potom nemusíte nič robiť: bez vášho súhlasu nič nepošleme a po { $days ->
        [one] { $days } dni
        [few] { $days } dňoch
        [many] { $days } dňa
       *[other] { $days } dňoch
    } e-mail vymažeme.

mail-newsletter-welcome = Odber noviniek je potvrdený
    .preview = Ďakujeme. Ďalšia správa sa už píše.
    .title = Ďakujeme za prihlásenie na odber.
    .text = odteraz sa o nových kúskoch a zľavách v obchode { $shop } dozviete medzi prvými. V každej správe je odkaz, ktorým sa hneď odhlásite.
    .action = Pozrieť si novinky

mail-back-in-stock = { $item } je znova skladom
    .preview = Chceli ste vedieť, kedy bude skladom. Už je.
    .title = Znova skladom.
    .text = chceli ste vedieť, kedy bude { $item } v obchode { $shop } znova v ponuke. Teraz je skladom. Rezervovať vám ho nemôžeme, takže sa môže opäť vypredať.
    .action = Zobraziť tovar
    .note = O tomto tovare vám píšeme len tentoraz: vaše stráženie aj e-mailovú adresu k nemu sme už vymazali. Odkaz nižšie vymaže aj stráženie iného tovaru.

mail-seller-received = Vašu prihlášku sme dostali
    .preview = Prečítame si ju a ozveme sa.
    .title = Ďakujeme za prihlášku.
    .text = chcete predávať v obchode { $shop } a vaša prihláška dorazila. Prečítame si ju a odpovieme e-mailom.

mail-seller-application = Nová prihláška predajcu: { $company }
    .preview = { $company } ({ $country }) tu chce predávať.
    .title = Firma tu chce predávať.
    .text = { $company } ({ $country }) sa hlási na predaj v obchode { $shop }.
    .note = Prihláška { $number } · Kontakt: { $contact }, { $email }, { $phone } · Web: { $web } · Predáva: { $goods } · Kusov za mesiac: { $quantity } · Správa: { $message }

mail-seller-accepted = Môžete u nás predávať
    .preview = Vašu prihlášku sme prijali.
    .title = Vitajte.
    .text = vašu prihlášku sme si prečítali a radi vaše oblečenie ukážeme v obchode { $shop }. O ďalších krokoch sa vám ozveme.
    .action = Pozrieť našich predajcov

mail-seller-rejected = K vašej prihláške
    .preview = Ďakujeme za záujem.
    .title = Spoluprácu vám nemôžeme ponúknuť.
    .text = ďakujeme, že chcete predávať v obchode { $shop }. Prihlášku sme si prečítali a rozhodli sme sa nepokračovať.
    .note = Dôvod: { $reason }

mail-test = Skúšobný e-mail z obchodu { $shop }
    .preview = Ak toto čítate, pošta chodí.
    .title = Pošta chodí.
    .text = týmto e-mailom skúšame nastavenia pošty v obchode. Nemusíte nič robiť.

## Objednávky

mail-order-confirmation = Vaša objednávka { $number }
    .preview = Ďakujeme! Už ju pripravujeme.
    .title = Ďakujeme za objednávku.
    .text = prijali sme vašu objednávku { $number } a už ju pripravujeme. Tento e-mail si uschovajte: je to potvrdenie objednávky.
    .action = Zobraziť objednávku

mail-order-payment-failed = Platba za objednávku { $number } sa nepodarila
    .preview = Tovar vám ešte chvíľu rezervujeme.
    .title = Platba sa nepodarila.
    .text = platba za objednávku { $number } neprešla. Tovar vám ešte chvíľu rezervujeme, skúste to, prosím, znova.
    .action = Zaplatiť

mail-order-shipped = Objednávka { $number } je na ceste
    .preview = Balík opustil náš sklad.
    .title = Objednávka je na ceste.
    .text = vaša objednávka { $number } opustila náš sklad.
    .action = Zobraziť objednávku

mail-order-ready = Objednávka { $number } je pripravená na vyzdvihnutie
    .preview = Tovar na vás čaká.
    .title = Pripravené na vyzdvihnutie.
    .text = vaša objednávka { $number } je pripravená. Pri vyzdvihnutí majte poruke číslo objednávky.
    .action = Zobraziť objednávku

mail-order-delivered = Objednávka { $number } bola doručená
    .preview = Dúfame, že sa vám páči.
    .title = Objednávka je u vás.
    .text = vaša objednávka { $number } bola doručená. Ak niečo nie je v poriadku, stačí odpovedať na tento e-mail.
    .action = Zobraziť objednávku

mail-order-cancelled = Objednávka { $number } bola zrušená
    .preview = Nič vám nepošleme.
    .title = Objednávka bola zrušená.
    .text = vaša objednávka { $number } bola zrušená a nič vám nepošleme. Ak ste už zaplatili, peniaze vám vrátime.
    .action = Zobraziť objednávku

mail-order-refunded = Vrátenie peňazí za objednávku { $number }
    .preview = Peniaze sú na ceste späť.
    .title = Peniaze sme vám vrátili.
    .text = za objednávku { $number } sme vám vrátili sumu nižšie. V závislosti od banky môže trvať niekoľko dní, kým vám dorazí.
    .action = Zobraziť objednávku

mail-refund-account = Kam vám máme poslať peniaze za objednávku { $number }?
    .preview = Aby sme vám mohli poslať { $amount }, potrebujeme číslo vášho účtu.
    .title = Kam vám máme poslať peniaze?
    .text = objednávku { $number } ste zaplatili na dobierku, preto vám { $amount } vrátime na bankový účet. Napíšte nám, prosím, na ktorý.
    .action = Zadať účet
    .note = Odkaz platí { $days ->
        [one] { $days } deň
        [few] { $days } dni
        [many] { $days } dňa
       *[other] { $days } dní
    }. Kým platbu neodošleme, môžete tam údaje opraviť.

mail-refund-account-reminder = Vrátenie peňazí za objednávku { $number } stále čaká
    .preview = Aby sme vám mohli poslať { $amount }, stále potrebujeme číslo vášho účtu.
    .title = Peniaze vám zatiaľ nemôžeme poslať.
    .text = za objednávku { $number } vám chceme vrátiť { $amount }, ale zatiaľ nepoznáme váš bankový účet. Napíšte nám ho, prosím.
    .action = Zadať účet
    .note = Odkaz platí { $days ->
        [one] { $days } deň
        [few] { $days } dni
        [many] { $days } dňa
       *[other] { $days } dní
    }. Kým platbu neodošleme, môžete tam údaje opraviť.

## Údaje o objednávke

mail-order-quantity = Množstvo: { $count }
mail-order-subtotal = Medzisúčet
mail-order-discount = Zľava
mail-order-coupon = Zľavový kód { $code }
mail-order-shipping = Doručenie
mail-order-free = Zadarmo
mail-order-cash-charge = Príplatok za dobierku
mail-order-total = Spolu
mail-order-vat = z toho DPH { $rate }
mail-order-refund = Vrátená suma
mail-order-number = Číslo objednávky
mail-order-date = Dátum objednávky
mail-order-invoice = Číslo faktúry
mail-order-carrier = Dopravca
mail-order-tracking = Sledovacie číslo
mail-order-payment = Platba
mail-order-cash = Dobierka
mail-order-online = Online platba
mail-order-arrives = Predpokladané doručenie
mail-order-address = Adresa doručenia
mail-order-billing = Fakturačná adresa
mail-order-pickup = Vyzdvihnutie v našom sklade
mail-order-pickup-hours = pondelok až piatok, { $opens } – { $closes } (stredoeurópsky čas)
mail-order-pickup-from = Pripravené
mail-order-seller = Predávajúci
mail-order-withdrawal = Právo na odstúpenie od zmluvy
mail-order-withdrawal-text = { $days ->
    [one] Od zmluvy môžete bez uvedenia dôvodu odstúpiť do { $days } dňa od prevzatia objednávky. Stačí, ak nám to jasne oznámite, napríklad e-mailom, poštou alebo na stránke „Odstúpenie od zmluvy“ v našom obchode.
    [few] Od zmluvy môžete bez uvedenia dôvodu odstúpiť do { $days } dní od prevzatia objednávky. Stačí, ak nám to jasne oznámite, napríklad e-mailom, poštou alebo na stránke „Odstúpenie od zmluvy“ v našom obchode.
    [many] Od zmluvy môžete bez uvedenia dôvodu odstúpiť do { $days } dňa od prevzatia objednávky. Stačí, ak nám to jasne oznámite, napríklad e-mailom, poštou alebo na stránke „Odstúpenie od zmluvy“ v našom obchode.
   *[other] Od zmluvy môžete bez uvedenia dôvodu odstúpiť do { $days } dní od prevzatia objednávky. Stačí, ak nám to jasne oznámite, napríklad e-mailom, poštou alebo na stránke „Odstúpenie od zmluvy“ v našom obchode.
}
mail-order-form = Vzorový formulár na odstúpenie od zmluvy
mail-order-form-to = Komu:
mail-order-form-notice = Týmto oznamujem/oznamujeme, že odstupujem/odstupujeme od zmluvy na tento tovar:
mail-order-form-ordered = Dátum objednania / dátum prijatia:
mail-order-form-name = Meno a priezvisko spotrebiteľa/spotrebiteľov:
mail-order-form-address = Adresa spotrebiteľa/spotrebiteľov:
mail-order-form-signature = Podpis spotrebiteľa/spotrebiteľov (iba ak sa tento formulár podáva v listinnej podobe):
mail-order-form-date = Dátum:
mail-order-guarantee = Zákonná zodpovednosť za vady
mail-order-guarantee-text = Podľa práva EÚ platí na všetok tovar zákonná záruka súladu najmenej dva roky. Ak je niečo chybné alebo nezodpovedá opisu, môžete žiadať bezplatnú opravu alebo výmenu a za podmienok zákona aj zľavu alebo vrátenie peňazí.

## Partneri

mail-affiliate-application = Nová prihláška partnera: { $name }
    .preview = { $name } chce odporúčať obchod { $shop }.
    .title = Prišla prihláška do partnerského programu.
    .text = { $name } sa hlási do partnerského programu obchodu { $shop }.
    .note = Prihláška { $number } · E-mail: { $email } · Web: { $web } · Kanály: { $channels } · Krajiny: { $countries } · Spôsob propagácie: { $promotion }

mail-affiliate-received = Vašu prihlášku sme dostali
    .preview = Prečítame si ju a ozveme sa vám.
    .title = Ďakujeme za prihlášku.
    .text = chcete odporúčať obchod { $shop } a vaša prihláška do nášho partnerského programu dorazila. Prečítame si ju a odpovieme e-mailom.

mail-affiliate-approved = Vitajte v partnerskom programe
    .preview = Vašu prihlášku sme prijali.
    .title = Vitajte.
    .text = vašu prihlášku do partnerského programu obchodu { $shop } sme prijali. Váš kód je { $code }. Zdieľajte odkazy a zľavy a kedykoľvek si pozrite, čo prinášajú.
    .action = Otvoriť časť pre partnerov

mail-affiliate-rejected = K vašej prihláške
    .preview = Ďakujeme za záujem.
    .title = Spoluprácu vám nemôžeme ponúknuť.
    .text = ďakujeme za prihlášku do partnerského programu obchodu { $shop }. Prečítali sme si ju a rozhodli sme sa nepokračovať.
    .note = Dôvod: { $reason }

mail-affiliate-suspended = Vaše partnerstvo je pozastavené
    .preview = Nové objednávky sa zatiaľ nepočítajú.
    .title = Vaše partnerstvo sme pozastavili.
    .text = nové kliknutia a objednávky v obchode { $shop } sa vám zatiaľ nepočítajú. Svoje čísla si môžete naďalej pozrieť.
    .note = Dôvod: { $reason }

mail-affiliate-reinstated = Vaše partnerstvo je opäť aktívne
    .preview = Nové objednávky sa znova počítajú.
    .title = Vitajte späť.
    .text = vaše partnerstvo s obchodom { $shop } je opäť aktívne. Odteraz sa vám kliknutia a objednávky znova počítajú.
    .action = Otvoriť časť pre partnerov

mail-affiliate-left = Odišli ste z nášho partnerského programu
    .preview = Ďakujeme za vaše odporúčania.
    .title = Ďakujeme a dovidenia.
    .text = odišli ste z partnerského programu obchodu { $shop }. Vaše odkazy a zľavy už neprinášajú províziu. Čo ste zarobili, vám ešte vyplatíme.

mail-affiliate-payout-changed = Vaše údaje na výplatu boli zmenené
    .preview = Ak ste to boli vy, nemusíte nič robiť.
    .title = Máte nové údaje na výplatu.
    .text = zárobok z obchodu { $shop } budeme odteraz posielať na tento účet: { $account }. Ak ste to boli vy, nemusíte nič robiť.
    .action = Skontrolovať údaje na výplatu
    .note = Ak ste to neboli vy, nastavte si hneď nové heslo a napíšte nám.

# Stránky po objednávke: kde je, vrátenie tovaru a odstúpenie od zmluvy.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Sledovať objednávku
track-lead = Číslo nájdete v každom e-maile o objednávke. Zadajte ho spolu s e-mailovou adresou alebo PSČ objednávky.
track-number = Číslo faktúry alebo objednávky
track-contact = E-mailová adresa alebo PSČ
track-submit = Zobraziť objednávku
track-email-needed = Ak chcete niečo vrátiť alebo vidieť všetky podrobnosti, zadajte namiesto PSČ e-mailovú adresu objednávky.
track-now = Čo môžete urobiť teraz
track-pickup = Vaša objednávka je pripravená. Vyzdvihnete si ju tu: { $address }
track-nothing = Teraz nemusíte robiť nič.
track-details = Všetko o tejto objednávke
track-other = Sledovať inú objednávku

## A return, step by step

return-title = Vrátiť tovar
return-lead = Trvá to dve minúty a účet nepotrebujete.
return-find = Nájsť objednávku
return-choose-title = Čo chcete vrátiť?
return-until = Tovar môžete vrátiť do: { $date }
return-how-many = Koľko kusov vraciate?
return-none = Žiadny
return-line-over = Tento kus sa už vrátiť nedá.
return-line-requested = Vo vrátení, o ktoré ste požiadali: { $count }
return-outcome = Čo chcete namiesto toho?
return-refund = Vrátenie peňazí
return-exchange-for = Výmena za { $choice }
return-choose-missing = Vyberte, prosím, aspoň jeden kus.
return-continue = Pokračovať
return-back = Zmeniť výber
return-reason-title = Prečo tovar vraciate?
return-reason = Dôvod
return-comment = Chcete nám povedať ešte niečo?
return-photos = Fotografie poškodenia
return-photos-help = JPEG, PNG alebo WebP. Vidí ich len náš tím pre vrátenie tovaru a po vybavení ich vymažeme.
return-photos-remove = Odstrániť fotografiu { $name }
return-photos-no-script = Na pridanie fotografií musí mať prehliadač zapnutý JavaScript. Môžete ich poslať aj e-mailom: { $email }
return-way = Ako tovar pošlete?
return-account = Platili ste na dobierku, peniaze vám preto pošleme na bankový účet. Opýtame sa vás naň e-mailom.
return-preview-title = Čo dostanete späť
return-preview-items = Tovar
return-preview-lost = Už neplatí: { $title }
return-preview-total = Vrátená suma
return-preview-kept = Čo si necháte, stojí
return-preview-exchange = Za vymenené kusy peniaze nevraciame.
return-submit = Požiadať o vrátenie
return-impossible-title = Túto objednávku tu vrátiť nemožno
return-contact = Nie je s niektorým kusom niečo v poriadku? Napíšte nám a nájdeme riešenie:

## The states of returns

return-status-title = Váš vrátený tovar
return-status-find = Zadajte e-mailovú adresu alebo PSČ objednávky a uvidíte, ako vrátenie pokračuje.
return-status-none = Pri tejto objednávke zatiaľ nič nevraciate.
return-done = Žiadosť o vrátenie sme dostali a podrobnosti vám poslali e-mailom.
return-number = Vrátenie { $number }
return-refused = Prečo sme ho zamietli: { $reason }
return-label = Vytlačiť štítok na zásielku
return-take-back = Zrušiť toto vrátenie

## The statutory withdrawal

withdrawal-title = Odstúpenie od zmluvy
withdrawal-lead = Od nákupu môžete odstúpiť bez uvedenia dôvodu. Povedzte, čoho sa to týka, a potom to potvrďte.
withdrawal-until = Lehota na odstúpenie: { $date }
withdrawal-what = Pri ktorom tovare chcete od zmluvy odstúpiť?
withdrawal-requested = Niektoré z týchto kusov už sú vo vrátení, o ktoré ste požiadali. Odstúpiť môžete aj od ich nákupu.
withdrawal-replaces = Kusy z vášho vrátenia sa stanú súčasťou tohto odstúpenia. Dostanete za ne peniaze späť, aj keď ste chceli výmenu. Ak ste ich už odoslali, nemusíte robiť nič ďalšie.
withdrawal-how-many = Od koľkých kusov odstupujete?
withdrawal-confirm-title = Potvrďte odstúpenie
withdrawal-statement = Týmto odstupujem od zmluvy na tento tovar. Objednávka { $number }, zadaná: { $date }
withdrawal-receipt = Potvrdenie s dátumom a časom vám pošleme okamžite na: { $email }
withdrawal-confirm = Potvrdiť odstúpenie
withdrawal-done = Vaše odstúpenie sme dostali a potvrdenie poslali e-mailom.
withdrawal-number = Odstúpenie { $number }
withdrawal-declared = Oznámené: { $date }
withdrawal-over-title = Lehota na odstúpenie uplynula
withdrawal-over-text = Tovar možno ešte môžete vrátiť v rámci nášho dobrovoľného vrátenia.

# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). The text follows the greeting and its comma,
# so it begins with a lower-case letter.

## In every email

# A name would need its vocative here, which nobody can make for every name: so it is not said.
mail-hello = { $name ->
   *[any] Sveiki,
}
mail-hello-nameless = Sveiki,
mail-copy = Jei mygtukas neveikia, nukopijuokite šią nuorodą į naršyklę:
mail-link-minutes = { $count ->
    [one] Nuoroda galioja { $count } minutę ir veikia tik vieną kartą.
    [few] Nuoroda galioja { $count } minutes ir veikia tik vieną kartą.
    [many] Nuoroda galioja { $count } minutės ir veikia tik vieną kartą.
   *[other] Nuoroda galioja { $count } minučių ir veikia tik vieną kartą.
}
mail-link-hours = { $count ->
    [one] Nuoroda galioja { $count } valandą ir veikia tik vieną kartą.
    [few] Nuoroda galioja { $count } valandas ir veikia tik vieną kartą.
    [many] Nuoroda galioja { $count } valandos ir veikia tik vieną kartą.
   *[other] Nuoroda galioja { $count } valandų ir veikia tik vieną kartą.
}
mail-link-days = { $count ->
    [one] Nuoroda galioja { $count } dieną ir veikia tik vieną kartą.
    [few] Nuoroda galioja { $count } dienas ir veikia tik vieną kartą.
    [many] Nuoroda galioja { $count } dienos ir veikia tik vieną kartą.
   *[other] Nuoroda galioja { $count } dienų ir veikia tik vieną kartą.
}
mail-help = Turite klausimų? Tiesiog atsakykite į šį laišką.
mail-unsubscribe = Atsisakyti naujienlaiškio

## Accounts

mail-verify-email = Patvirtinkite savo el. pašto adresą
    .preview = Vienas paspaudimas, ir jūsų { $shop } paskyra paruošta.
    .title = Ar tai jūsų el. pašto adresas?
    .text = patvirtinkite savo el. pašto adresą, kad užsakymų patvirtinimai ir žinios apie grąžinimus pasiektų jus, o niekas kitas šiuo adresu negalėtų pasinaudoti.
    .action = Patvirtinti el. paštą
    .note = Nekūrėte { $shop } paskyros? Tada nieko daryti nereikia.

mail-welcome = Sveiki atvykę į parduotuvę „{ -brand }“
    .preview = Jūsų el. pašto adresas patvirtintas.
    .title = Džiaugiamės, kad esate čia.
    .text = jūsų el. pašto adresas patvirtintas, paskyra paruošta. Joje vienoje vietoje rasite norų sąrašą, adresus ir užsakymus.
    .action = Apsižvalgyti

mail-reset-password = Sukurkite naują slaptažodį
    .preview = Štai nuoroda, kurios prašėte.
    .title = Naujas slaptažodis
    .text = kažkas, greičiausiai jūs, paprašė naujo slaptažodžio jūsų { $shop } paskyrai. Sukurkite jį čia; po to būsite atjungti visuose savo įrenginiuose.
    .action = Sukurti slaptažodį
    .note = Neprašėte? Tada į šį laišką nekreipkite dėmesio: slaptažodis liks toks pat.

mail-password-changed = Jūsų slaptažodis pakeistas
    .preview = Jei tai jūs, nieko daryti nereikia.
    .title = Turite naują slaptažodį.
    .text = ką tik pakeistas jūsų { $shop } paskyros slaptažodis. Jei tai padarėte jūs, nieko daryti nereikia. Jei ne, tuojau pat sukurkite kitą ir parašykite mums.
    .action = Tai ne aš

mail-email-change-confirm = Patvirtinkite naują el. pašto adresą
    .preview = Vienas paspaudimas, ir nuo šiol rašysime šiuo el. pašto adresu.
    .title = Jūsų naujas el. pašto adresas
    .text = norite naudoti šį el. pašto adresą savo { $shop } paskyrai. Patvirtinkite jį, ir nuo šiol rašysime juo.
    .action = Naudoti šį el. paštą
    .note = Neprašėte? Tada nieko daryti nereikia, paskyroje liks senasis el. pašto adresas.

mail-email-changed = Jūsų el. pašto adresas pakeistas
    .preview = Nuo šiol rašysime nauju jūsų el. pašto adresu.
    .title = Jūsų el. pašto adresas pakeistas.
    .text = jūsų { $shop } paskyros el. pašto adresas dabar yra { $email }. Senuoju el. pašto adresu neberašysime.
    .note = Tai ne jūs? Nedelsdami atsakykite į šį laišką, ir padėsime susigrąžinti paskyrą.

mail-account-deleted = Jūsų paskyra ištrinta
    .preview = Adresų ir norų sąrašo taip pat nebėra.
    .title = Viso gero.
    .text = jūsų { $shop } paskyra ištrinta kartu su adresais ir norų sąrašu. Sąskaitas saugome tiek, kiek reikalauja įstatymai, atskirai nuo viso kito. Visada lauksime sugrįžtant.

## Newsletter

mail-newsletter-confirm = Patvirtinkite prenumeratą
    .preview = Vienas paspaudimas, ir mūsų laiškai keliaus pas jus.
    .title = Ar norite gauti mūsų naujienlaiškį?
    .text = šis el. pašto adresas paliktas { $shop } naujienoms gauti: naujos prekės, nuolaidos, o kartais ir kokia istorija. Patvirtinkite jį, ir laiškai pasieks jus.
    .action = Taip, prenumeruoti
    .note = { $days ->
        [one] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienos el. pašto adresą ištrinsime.
        [few] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienų el. pašto adresą ištrinsime.
        [many] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienos el. pašto adresą ištrinsime.
       *[other] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienų el. pašto adresą ištrinsime.
    }

mail-newsletter-welcome = Naujienlaiškis užsakytas
    .preview = Ačiū. Kitas laiškas jau rašomas.
    .title = Ačiū, kad užsiprenumeravote.
    .text = nuo šiol apie naujas { $shop } prekes ir nuolaidas sužinosite pirmieji. Kiekviename laiške yra nuoroda, kuria naujienlaiškio atsisakysite iš karto.
    .action = Žiūrėti naujienas

mail-back-in-stock = { $item } – vėl yra
    .preview = Prašėte pranešti: prekė vėl sandėlyje.
    .title = Vėl yra.
    .text = prašėte pranešti, kai { $item } vėl bus parduotuvėje { $shop }. Dabar prekė yra sandėlyje. Rezervuoti jos negalime, tad ji gali vėl baigtis.
    .action = Peržiūrėti prekę
    .note = Apie šią prekę rašome tik šį kartą: jūsų prašymas ir jam paliktas el. pašto adresas jau ištrinti. Žemiau esanti nuoroda ištrina ir prašymus dėl kitų prekių.

mail-seller-received = Gavome jūsų paraišką
    .preview = Perskaitysime ir susisieksime.
    .title = Dėkojame už paraišką.
    .text = norite prekiauti parduotuvėje { $shop }, ir jūsų paraiška mus pasiekė. Perskaitysime ją ir atsakysime el. paštu.

mail-seller-application = Nauja pardavėjo paraiška: { $company }
    .preview = { $company } ({ $country }) nori čia prekiauti.
    .title = Įmonė nori čia prekiauti.
    .text = { $company } ({ $country }) pateikė paraišką prekiauti parduotuvėje { $shop }.
    .note = Paraiška { $number } · Kontaktai: { $contact }, { $email }, { $phone } · Svetainė: { $web } · Parduoda: { $goods } · Vienetų per mėnesį: { $quantity } · Žinutė: { $message }

mail-seller-accepted = Galite prekiauti pas mus
    .preview = Jūsų paraišką patvirtinome.
    .title = Sveiki atvykę.
    .text = perskaitėme jūsų paraišką ir norėtume rodyti jūsų drabužius parduotuvėje { $shop }. Dėl tolesnių žingsnių susisieksime.
    .action = Žiūrėti mūsų pardavėjus

mail-seller-rejected = Dėl jūsų paraiškos
    .preview = Dėkojame už susidomėjimą.
    .title = Bendradarbiavimo pasiūlyti negalime.
    .text = dėkojame, kad norite prekiauti parduotuvėje { $shop }. Paraišką perskaitėme ir nusprendėme netęsti.
    .note = Priežastis: { $reason }

## For operators

mail-test = Bandomasis laiškas: { $shop }
    .preview = Jei tai skaitote, laiškai pasiekia gavėją.
    .title = Laiškai pasiekia gavėją.
    .text = šis laiškas išsiųstas parduotuvės pašto nustatymams išbandyti. Nieko daryti nereikia.

## Užsakymai

mail-order-confirmation = Jūsų užsakymas { $number }
    .preview = Ačiū! Jau jį ruošiame.
    .title = Ačiū už užsakymą.
    .text = gavome jūsų užsakymą { $number } ir jau jį ruošiame. Išsaugokite šį laišką: tai užsakymo patvirtinimas.
    .action = Peržiūrėti užsakymą

mail-order-payment-failed = Užsakymo { $number } mokėjimas nepavyko
    .preview = Prekes jums dar trumpai rezervuojame.
    .title = Mokėjimas nepavyko.
    .text = užsakymo { $number } mokėjimas nepavyko. Prekes jums dar trumpai rezervuojame, pabandykite dar kartą.
    .action = Mokėti dabar

mail-order-shipped = Užsakymas { $number } jau pakeliui
    .preview = Siunta išvyko iš mūsų sandėlio.
    .title = Užsakymas pakeliui.
    .text = jūsų užsakymas { $number } išvyko iš mūsų sandėlio.
    .action = Peržiūrėti užsakymą

mail-order-ready = Užsakymą { $number } galite atsiimti
    .preview = Prekės jūsų laukia.
    .title = Galite atsiimti.
    .text = jūsų užsakymas { $number } paruoštas. Atsiimdami turėkite užsakymo numerį.
    .action = Peržiūrėti užsakymą

mail-order-delivered = Užsakymas { $number } pristatytas
    .preview = Tikimės, kad jums patiks.
    .title = Užsakymas pasiekė jus.
    .text = jūsų užsakymas { $number } pristatytas. Jei kas nors ne taip, tiesiog atsakykite į šį laišką.
    .action = Peržiūrėti užsakymą

mail-order-cancelled = Užsakymas { $number } atšauktas
    .preview = Nieko nesiųsime.
    .title = Užsakymas atšauktas.
    .text = jūsų užsakymas { $number } atšauktas, todėl nieko nesiųsime. Jei jau sumokėjote, grąžinsime pinigus.
    .action = Peržiūrėti užsakymą

mail-order-refunded = Grąžinti pinigai už užsakymą { $number }
    .preview = Pinigai jau keliauja atgal.
    .title = Grąžinome jums pinigus.
    .text = už užsakymą { $number } grąžinome toliau nurodytą sumą. Ji gali pasiekti jus per kelias dienas – tai priklauso nuo banko.
    .action = Peržiūrėti užsakymą

mail-refund-account = Kur pervesti pinigus už užsakymą { $number }?
    .preview = Kad pervestume { $amount }, mums reikia jūsų banko sąskaitos.
    .title = Kur pervesti jūsų pinigus?
    .text = už užsakymą { $number } sumokėjote atsiimdami, todėl { $amount } grąžinsime į banko sąskaitą. Nurodykite, į kurią.
    .action = Nurodyti sąskaitą
    .note = Nuoroda galioja { $days ->
        [one] { $days } dieną
        [few] { $days } dienas
        [many] { $days } dienos
       *[other] { $days } dienų
    }. Kol nepervedėme pinigų, duomenis ten galite pataisyti.

mail-refund-account-reminder = Pinigai už užsakymą { $number } vis dar laukia
    .preview = Kad pervestume { $amount }, mums vis dar reikia jūsų banko sąskaitos.
    .title = Pinigų pervesti dar negalime.
    .text = norime grąžinti { $amount } už užsakymą { $number }, bet dar nežinome jūsų banko sąskaitos. Nurodykite ją.
    .action = Nurodyti sąskaitą
    .note = Nuoroda galioja { $days ->
        [one] { $days } dieną
        [few] { $days } dienas
        [many] { $days } dienos
       *[other] { $days } dienų
    }. Kol nepervedėme pinigų, duomenis ten galite pataisyti.

## Užsakymo duomenys

mail-order-quantity = Kiekis: { $count }
mail-order-subtotal = Tarpinė suma
mail-order-discount = Nuolaida
mail-order-coupon = Kuponas { $code }
mail-order-shipping = Pristatymas
mail-order-free = Nemokamai
mail-order-cash-charge = Mokestis už mokėjimą atsiimant
mail-order-total = Iš viso
mail-order-vat = iš jų PVM { $rate }
mail-order-refund = Grąžinta suma
mail-order-number = Užsakymo numeris
mail-order-date = Užsakymo data
mail-order-invoice = Sąskaitos numeris
mail-order-carrier = Vežėjas
mail-order-tracking = Siuntos numeris
mail-order-payment = Mokėjimas
mail-order-cash = Mokėjimas atsiimant
mail-order-online = Mokėjimas internetu
mail-order-arrives = Numatomas pristatymas
mail-order-address = Pristatymo adresas
mail-order-billing = Mokėtojo adresas
mail-order-pickup = Atsiėmimas mūsų sandėlyje
mail-order-pickup-hours = pirmadienį–penktadienį, { $opens }–{ $closes } (Vidurio Europos laiku)
mail-order-pickup-from = Paruošta
mail-order-seller = Pardavėjas
mail-order-withdrawal = Teisė atsisakyti sutarties
mail-order-withdrawal-text = { $days ->
    [one] Nenurodę priežasties šios sutarties galite atsisakyti per { $days } dieną nuo užsakymo gavimo. Pakanka mums aiškiai apie tai pranešti, pavyzdžiui, el. paštu, paštu arba mūsų parduotuvės puslapyje „Sutarties atsisakymas“.
    [few] Nenurodę priežasties šios sutarties galite atsisakyti per { $days } dienas nuo užsakymo gavimo. Pakanka mums aiškiai apie tai pranešti, pavyzdžiui, el. paštu, paštu arba mūsų parduotuvės puslapyje „Sutarties atsisakymas“.
    [many] Nenurodę priežasties šios sutarties galite atsisakyti per { $days } dienos nuo užsakymo gavimo. Pakanka mums aiškiai apie tai pranešti, pavyzdžiui, el. paštu, paštu arba mūsų parduotuvės puslapyje „Sutarties atsisakymas“.
   *[other] Nenurodę priežasties šios sutarties galite atsisakyti per { $days } dienų nuo užsakymo gavimo. Pakanka mums aiškiai apie tai pranešti, pavyzdžiui, el. paštu, paštu arba mūsų parduotuvės puslapyje „Sutarties atsisakymas“.
}
mail-order-form = Pavyzdinė sutarties atsisakymo forma
mail-order-form-to = Kam:
mail-order-form-notice = Aš/mes pranešu/pranešame, kad atsisakau/atsisakome šių prekių pirkimo–pardavimo sutarties:
mail-order-form-ordered = Užsakyta / gauta:
mail-order-form-name = Vartotojo (-ų) vardas ir pavardė:
mail-order-form-address = Vartotojo (-ų) adresas:
mail-order-form-signature = Vartotojo (-ų) parašas (jei ši forma pateikiama raštu popieriuje):
mail-order-form-date = Data:
mail-order-guarantee = Įstatyminė atitikties garantija
mail-order-guarantee-text = Pagal ES teisę visoms prekėms taikoma ne trumpesnė kaip dvejų metų įstatyminė atitikties garantija. Jei prekė turi trūkumų arba neatitinka aprašymo, galite prašyti nemokamai ją sutaisyti arba pakeisti, o įstatymo numatytais atvejais – sumažinti kainą arba grąžinti pinigus.

## Partneriai

mail-affiliate-application = Nauja partnerio paraiška: { $name }
    .preview = { $name } nori rekomenduoti { $shop }.
    .title = Gauta paraiška dalyvauti partnerių programoje.
    .text = { $name } pateikė paraišką dalyvauti parduotuvės { $shop } partnerių programoje.
    .note = Paraiška { $number } · El. paštas: { $email } · Svetainė: { $web } · Kanalai: { $channels } · Šalys: { $countries } · Kaip rekomenduos: { $promotion }

mail-affiliate-received = Gavome jūsų paraišką
    .preview = Perskaitysime ją ir susisieksime.
    .title = Dėkojame už paraišką.
    .text = norite rekomenduoti { $shop }, ir jūsų paraiška dalyvauti partnerių programoje mus pasiekė. Perskaitysime ją ir atsakysime el. paštu.

mail-affiliate-approved = Sveiki atvykę į partnerių programą
    .preview = Jūsų paraišką patvirtinome.
    .title = Sveiki atvykę.
    .text = jūsų paraišką dalyvauti { $shop } partnerių programoje patvirtinome. Jūsų kodas: { $code }. Dalykitės nuorodomis bei nuolaidomis ir bet kada matykite, ką jos duoda.
    .action = Atverti partnerių sritį

mail-affiliate-rejected = Dėl jūsų paraiškos
    .preview = Dėkojame už susidomėjimą.
    .title = Bendradarbiavimo pasiūlyti negalime.
    .text = dėkojame už paraišką dalyvauti { $shop } partnerių programoje. Ją perskaitėme ir nusprendėme netęsti.
    .note = Priežastis: { $reason }

mail-affiliate-suspended = Jūsų partnerystė sustabdyta
    .preview = Nauji užsakymai kol kas neskaičiuojami.
    .title = Jūsų partnerystę sustabdėme.
    .text = nauji paspaudimai ir užsakymai parduotuvėje { $shop } jums kol kas neskaičiuojami. Savo rodiklius vis dar galite peržiūrėti.
    .note = Priežastis: { $reason }

mail-affiliate-reinstated = Jūsų partnerystė vėl galioja
    .preview = Nauji užsakymai vėl skaičiuojami.
    .title = Sveiki sugrįžę.
    .text = jūsų partnerystė su { $shop } vėl galioja. Nuo šiol paspaudimai ir užsakymai jums vėl skaičiuojami.
    .action = Atverti partnerių sritį

mail-affiliate-left = Mūsų partnerių programoje nebedalyvaujate
    .preview = Dėkojame už rekomendacijas.
    .title = Dėkojame ir iki pasimatymo.
    .text = { $shop } partnerių programoje nebedalyvaujate. Jūsų nuorodos ir nuolaidos komisinių nebeduoda. Ką uždirbote, dar išmokėsime.

mail-affiliate-payout-changed = Jūsų išmokėjimo duomenys pakeisti
    .preview = Jei tai jūs, nieko daryti nereikia.
    .title = Turite naujus išmokėjimo duomenis.
    .text = parduotuvėje { $shop } uždirbtus pinigus nuo šiol mokėsime į šią sąskaitą: { $account }. Jei tai padarėte jūs, nieko daryti nereikia.
    .action = Patikrinti išmokėjimo duomenis
    .note = Jei tai ne jūs, tuojau pat sukurkite naują slaptažodį ir parašykite mums.

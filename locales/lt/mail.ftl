# Letters: subject, preview, heading, text, the words on the button and the small letters below it. After the greeting's comma the
# text goes on with a small letter.

## In every letter

# A name would need its vocative here, which nobody can make for every name: so it is not said.
mail-hello = { $name ->
   *[any] Sveiki,
}
mail-hello-nameless = Sveiki,
mail-copy = Jei mygtukas neveikia, nukopijuokite šį adresą į naršyklę:
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
    .text = patvirtinkite savo adresą, kad užsakymų patvirtinimai ir žinios apie grąžinimus pasiektų jus, o niekas kitas šiuo adresu negalėtų pasinaudoti.
    .action = Patvirtinti adresą
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
    .preview = Vienas paspaudimas, ir nuo šiol rašysime šiuo adresu.
    .title = Jūsų naujas el. pašto adresas
    .text = norite naudoti šį el. pašto adresą savo { $shop } paskyrai. Patvirtinkite jį, ir nuo šiol rašysime juo.
    .action = Naudoti šį adresą
    .note = Neprašėte? Tada nieko daryti nereikia, paskyroje liks senasis adresas.

mail-email-changed = Jūsų el. pašto adresas pakeistas
    .preview = Nuo šiol rašysime nauju jūsų adresu.
    .title = Jūsų el. pašto adresas pakeistas.
    .text = jūsų { $shop } paskyros el. pašto adresas dabar yra { $email }. Senuoju adresu neberašysime.
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
    .action = Taip, prenumeruoju
    .note = { $days ->
        [one] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienos adresą ištrinsime.
        [few] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienų adresą ištrinsime.
        [many] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienos adresą ištrinsime.
       *[other] Tai ne jūs? Nieko nedarykite: be jūsų sutikimo laiškų nesiunčiame, o po { $days } dienų adresą ištrinsime.
    }

mail-newsletter-welcome = Naujienlaiškis užsakytas
    .preview = Ačiū. Kitas laiškas jau rašomas.
    .title = Ačiū, kad leidžiate jums rašyti.
    .text = nuo šiol apie naujas { $shop } prekes ir nuolaidas sužinosite pirmieji. Kiekviename laiške yra nuoroda, kuria naujienlaiškio atsisakysite iš karto.
    .action = Žiūrėti naujienas

## For the shop's own people

mail-test = { $shop } laiškas
    .preview = Jei tai skaitote, laiškai pasiekia gavėją.
    .title = Laiškai pasiekia gavėją.
    .text = šis laiškas išsiųstas parduotuvės pašto nustatymams išbandyti. Nieko daryti nereikia.

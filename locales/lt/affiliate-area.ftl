# Partnerių sritis: tiems, kurie rodo parduotuvę kitiems ir uždirba komisinius.

## Keliai

affiliate-nav = Partnerių sritis
affiliate-nav-dashboard = Apžvalga
affiliate-nav-links = Nuorodos
affiliate-nav-analytics = Statistika
affiliate-nav-discounts = Nuolaidų kodai
affiliate-nav-commissions = Komisiniai
affiliate-nav-media-kit = Nuotraukos ir tekstai
affiliate-nav-profile = Profilis

## Prisijungimas ir paraiška

affiliate-login-title = Partnerių prisijungimas
affiliate-login-lead = Jūsų nuorodos, užsakymai ir uždarbis.
affiliate-login-shopper = Ieškote savo užsakymų?
affiliate-login-shop = Prisijungti kaip pirkėjui
affiliate-register-title = Tapkite partneriu
affiliate-register-lead = Parodykite mūsų drabužius žmonėms, kurie jus seka, ir uždirbkite komisinių nuo kiekvieno užsakymo.
affiliate-register-you = Apie jus
affiliate-register-email-help = Galite nurodyti tą patį el. paštą kaip apsipirkdami: tai bus atskira paskyra.
affiliate-register-how = Kur mus rodysite
affiliate-register-action = Siųsti paraišką
affiliate-kind = Teikiate paraišką kaip
affiliate-kind-person = Privatus asmuo
affiliate-kind-company = Įmonė
affiliate-company = Įmonė
affiliate-web = Svetainė
affiliate-channels = Jūsų kanalai
affiliate-channel-kind = Kanalas
affiliate-channel-address = Interneto adresas arba vardas
affiliate-channel-followers = Sekėjai
affiliate-channel-blog = Tinklaraštis
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Naujienlaiškis
affiliate-channel-other = Kita
affiliate-countries = Šalys, kuriose gyvena jūsų auditorija
affiliate-promotion = Kaip mus pristatysite?
affiliate-promotion-help = Pakaks kelių sakinių. Banko sąskaitą nurodysite vėliau.
affiliate-terms = Programos sąlygos
affiliate-terms-own = Už savo ir savo namų ūkio užsakymus komisinių negaunate.
affiliate-terms-ads = Kur rodote mūsų nuorodas, aiškiai pasakote, kad tai reklama.
affiliate-terms-honest = Paieškos sistemose neperkate reklamos pagal mūsų pavadinimą ir nežadate nieko, ko nežadame mes.
affiliate-terms-mail = Naujienlaiškius siunčiate tik tiems, kurie jų prašė.
affiliate-terms-returns = Už tai, kas grąžinta ar atšaukta, komisinių nėra. Todėl komisiniai laukia, kol baigsis grąžinimo terminas.
affiliate-terms-payout = Išmokame, kai susikaupia minimali suma. Mokesčius nuo jos sumokate patys.
affiliate-terms-agree = Susipažinau su programos sąlygomis ir su jomis sutinku.
affiliate-terms-changed = Programos sąlygos pasikeitė
affiliate-applied-title = Ačiū, jūsų paraišką gavome
affiliate-applied-text = Ją perskaitys žmogus. Tai užtruks kelias darbo dienas.
affiliate-applied-mail = Patvirtinkite savo el. paštą nuoroda, kurią ką tik išsiuntėme.
affiliate-applied-read = Apie sprendimą parašysime el. paštu. Iki tol prisijungę matote, kokia jūsų paraiškos būsena.
affiliate-applied-start = Kai jus priimsime, sukurkite pirmąją nuorodą.

## Būsena

affiliate-pending-title = Skaitome jūsų paraišką
affiliate-pending-text = Kai nuspręsime, gausite el. laišką. Iki tol galite papildyti savo profilį.
affiliate-rejected-title = Jūsų paraiškos nepriėmėme
affiliate-rejected-text = Jei kas nors pasikeitė, parašykite mums. Mūsų el. pašto adresas yra kiekvieno parduotuvės puslapio apačioje.
affiliate-suspended-title = Jūsų paskyra sustabdyta
affiliate-suspended-text = Čia vis dar matote viską, tačiau paspaudimai ir užsakymai nebeskaičiuojami ir nieko keisti negalima.
affiliate-left-title = Išėjote iš programos
affiliate-left-text = Užsakymai per jūsų nuorodas jums nebeįskaitomi. Tai, ką iki tol uždirbote, dar išmokėsime.
affiliate-reason = Priežastis:

## Skaičiai

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $year } { $month } { $day }
affiliate-days = { $count ->
    [one] { $count } diena
    [few] { $count } dienos
    [many] { $count } dienos
   *[other] { $count } dienų
}
affiliate-range = Laikotarpis
affiliate-date-from = Nuo
affiliate-date-to = Iki
affiliate-compare = Palyginti su ankstesniu laikotarpiu
affiliate-show = Rodyti
affiliate-all = Visi
affiliate-show-all = Rodyti visus
affiliate-earnings = Uždarbis
affiliate-earnings-in = Uždarbis ({ $currency })
affiliate-pending = Laukiama
affiliate-paid = Išmokėta
affiliate-clicks = Paspaudimai
affiliate-clicks-before = Paspaudimai anksčiau
affiliate-conversions = Užsakymai
affiliate-conversion-rate = Konversija
affiliate-epc = Uždarbis už paspaudimą
affiliate-revenue = Pardavimai
affiliate-sale = Pardavimas
affiliate-commission = Komisiniai
affiliate-before = Anksčiau:
affiliate-daily = Diena po dienos
affiliate-measure = Ką rodo diagrama
affiliate-chart = { $what } pagal dienas. Skaičiai yra lentelėje.
affiliate-chart-before = Taškinė linija – ankstesnis laikotarpis.
affiliate-as-table = Rodyti lentele
affiliate-sources = Iš kur ateina paspaudimai
affiliate-source-none = Nenurodyta
affiliate-top-products = Geriausios prekės
affiliate-top-pages = Geriausi puslapiai
affiliate-name = Pavadinimas
affiliate-csv = Įrašyti kaip CSV
affiliate-first-title = Pirmieji jūsų žingsniai
affiliate-first-text = Kol kas nėra ko skaičiuoti. Kai kas nors atvers jūsų nuorodą, pamatysite tai čia.
affiliate-first-link = Sukurkite pirmąją nuorodą
affiliate-first-link-text = Į bet kurį bet kurios mūsų parduotuvės puslapį.
affiliate-first-link-action = Sukurti nuorodą
affiliate-first-media = Pasiimkite nuotraukų ir tekstų
affiliate-first-media-text = Visos prekės su aprašymais, paruoštos dalytis.
affiliate-first-media-action = Atverti nuotraukas ir tekstus
affiliate-first-payout = Nurodykite banko sąskaitą
affiliate-first-payout-text = Kad žinotume, kur pervesti jūsų uždarbį.
affiliate-first-payout-action = Atverti profilį

## Statistika

affiliate-by = Skirstyti pagal
affiliate-by-day = Diena
affiliate-by-source = Šaltinis
affiliate-by-medium = Kanalas
affiliate-by-campaign = Kampanija
affiliate-by-content = Turinys
affiliate-by-term = Raktažodis
affiliate-by-country = Šalis
affiliate-by-device = Įrenginys
affiliate-by-browser = Naršyklė
affiliate-by-product = Prekė
affiliate-by-landing = Pirmasis puslapis
affiliate-device-mobile = Telefonas
affiliate-device-tablet = Planšetė
affiliate-device-desktop = Kompiuteris
affiliate-analytics-empty = Šiuo laikotarpiu paspaudimų nėra
affiliate-analytics-empty-text = Pasirinkite ilgesnį laikotarpį arba pasidalykite nuoroda.

## Nuorodos

affiliate-links-lead = Kiekvienoje nuorodoje yra jūsų kodas. Užsakymai per ją įskaitomi jums.
affiliate-link-kind = Kur veda
affiliate-link-address = Puslapio adresas
affiliate-link-address-help = Nukopijuokite jį iš bet kurios mūsų parduotuvės.
affiliate-link-category = Kategorija
affiliate-link-target = Prekė arba kategorija
affiliate-link-search = Ieškokite prekių ir kategorijų
affiliate-link-no-discount = Be nuolaidos
affiliate-link-campaign = Kampanija
affiliate-link-made = Jūsų nuoroda
affiliate-link-whole = Visa nuoroda
affiliate-link-short = Trumpa nuoroda
affiliate-link-qr = QR kodas
affiliate-link-qr-alt = Trumpos nuorodos QR kodas
affiliate-link-qr-save = Įrašyti QR kodą
affiliate-link-copy = Kopijuoti nuorodą
affiliate-link-copied = Nuoroda nukopijuota
affiliate-copy-failed = Čia kopijuoti nepavyksta. Pažymėkite tekstą ir nukopijuokite patys.

## Nuolaidų kodai

affiliate-discounts-lead = Kodai, kuriais galite dalytis. Užsakymas su jūsų kodu visada įskaitomas jums.
affiliate-discounts-empty = Nuolaidų kodų dar nėra
affiliate-discounts-empty-text = Parašysime, kai bus skirtas jums. Nuorodos veikia ir be kodo.
affiliate-discount = Nuolaidos kodas
affiliate-uses = Panaudota
affiliate-copy-code = Kopijuoti kodą
affiliate-coupon-copied = Nuolaidos kodas nukopijuotas

## Komisiniai

affiliate-commissions-lead = Kiekvienas jums įskaitytas užsakymas, be užsakiusio žmogaus vardo.
affiliate-commissions-count = { $count ->
    [one] { $count } komisinių įrašas
    [few] { $count } komisinių įrašai
    [many] { $count } komisinių įrašo
   *[other] { $count } komisinių įrašų
}
affiliate-commissions-none = Tokių komisinių nėra
affiliate-commissions-none-text = Pasirinkite kitus filtrus.
affiliate-commissions-empty = Komisinių dar nėra
affiliate-commissions-empty-text = Pirmasis užsakymas per jūsų nuorodą atsiras čia.
affiliate-status = Būsena
affiliate-status-pending = Laukia
affiliate-status-held = Sulaikyta
affiliate-status-approved = Patvirtinta
affiliate-status-paid = Išmokėta
affiliate-status-rejected = Atmesta
affiliate-status-reversed = Anuliuota
affiliate-status-active = Galioja
affiliate-status-disabled = Išjungta
affiliate-status-scheduled = Suplanuota
affiliate-status-expired = Nebegalioja
affiliate-order = Užsakymas
affiliate-bonus = Premija
affiliate-adjustment = Pataisa
affiliate-date = Data
affiliate-reversed = Iš jų grąžinta: { $amount }
affiliate-hold-until = Laukia iki: { $date }
affiliate-statements = Ataskaitos
affiliate-statement = Ataskaita: { $year } m. { $month } mėn.

## Nuotraukos ir tekstai

affiliate-media-lead = Mūsų prekių nuotraukos ir tekstai. Galite juos naudoti, kol esate partneris.
affiliate-feed = Prekių sąrašas
affiliate-feed-text = Visos prekės su kainomis ir jūsų kodu kiekvienoje nuorodoje.
affiliate-media-products = Prekės
affiliate-media-empty = Prekių dar nėra
affiliate-media-empty-text = Šiuo metu ši parduotuvė neturi ko parodyti.
affiliate-picture-save = Įrašyti nuotrauką: { $name }
affiliate-copy-text = Kopijuoti tekstą
affiliate-text-copied = Tekstas nukopijuotas

## Profilis

affiliate-details = Jūsų duomenys
affiliate-profile-updated = Profilis atnaujintas
affiliate-code = Jūsų kodas
affiliate-code-copied = Kodas nukopijuotas
affiliate-tier = Lygis
affiliate-time-zone = Laiko juosta
affiliate-emails = El. laiškai
affiliate-emails-commissions = Kai užsakymas įskaitomas man
affiliate-emails-statements = Mano mėnesio ataskaita
affiliate-programme = Programa
affiliate-programme-window = Po paspaudimo užsakymas skaičiuojamas
affiliate-programme-hold = Po pristatymo komisiniai laukia
affiliate-programme-minimum = Išmokame nuo
affiliate-programme-bonus = Premija už patvirtintus užsakymus per mėnesį: { $count }
affiliate-payout = Išmokėjimas
affiliate-payout-text = Sąskaita, į kurią pervedame jūsų uždarbį. Ji saugoma užšifruota, o apie kiekvieną pakeitimą jums parašome.
affiliate-payout-changed = Paskutinį kartą keista: { $date }
affiliate-payout-action = Išsaugoti sąskaitą
affiliate-leave = Išeiti iš programos
affiliate-leave-open = Išeiti iš programos
affiliate-leave-text = Užsakymai per jūsų nuorodas ir su jūsų kodais iškart nebebus jums įskaitomi. Tai, ką iki tol uždirbote, dar išmokėsime.
affiliate-leave-action = Išeiti visam laikui

## Kas nepavyko

affiliate-error = Įvyko klaida
affiliate-error-profile = Nepavyko įkelti profilio
affiliate-error-update = Nepavyko atnaujinti profilio
affiliate-error-dashboard = Nepavyko įkelti apžvalgos
affiliate-error-discounts = Nepavyko įkelti nuolaidų kodų
affiliate-error-commissions = Nepavyko įkelti komisinių
affiliate-error-link = Nepavyko sukurti nuorodos
affiliate-error-analytics = Nepavyko įkelti statistikos

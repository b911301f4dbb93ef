# Časť pre partnerov: pre tých, ktorí obchod ukazujú ostatným a zarábajú províziu.

## Cesty

affiliate-nav = Pre partnerov
affiliate-nav-dashboard = Prehľad
affiliate-nav-links = Odkazy
affiliate-nav-analytics = Štatistiky
affiliate-nav-discounts = Zľavové kódy
affiliate-nav-commissions = Provízie
affiliate-nav-media-kit = Fotky a texty
affiliate-nav-profile = Profil

## Prihlásenie a žiadosť

affiliate-login-title = Prihlásenie pre partnerov
affiliate-login-lead = Vaše odkazy, objednávky a zárobok.
affiliate-login-shopper = Hľadáte svoje objednávky?
affiliate-login-shop = Prihlásenie pre zákazníkov
affiliate-register-title = Staňte sa partnerom
affiliate-register-lead = Ukážte naše oblečenie ľuďom, ktorí vás sledujú, a zarobte províziu z každej objednávky.
affiliate-register-you = O vás
affiliate-register-email-help = Môžete použiť rovnaký e-mail ako na nákupy: bude to samostatný účet.
affiliate-register-how = Kde nás ukážete
affiliate-register-action = Odoslať prihlášku
affiliate-kind = Prihlasujete sa ako
affiliate-kind-person = Súkromná osoba
affiliate-kind-company = Firma
affiliate-company = Firma
affiliate-web = Web
affiliate-channels = Vaše kanály
affiliate-channel-kind = Kanál
affiliate-channel-address = Webová adresa alebo meno
affiliate-channel-followers = Sledovatelia
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Niečo iné
affiliate-countries = Krajiny, kde žije vaše publikum
affiliate-promotion = Ako nás predstavíte?
affiliate-promotion-help = Stačí pár viet. Bankový účet zadáte neskôr.
affiliate-terms = Podmienky programu
affiliate-terms-own = Na vlastných objednávkach ani na objednávkach svojej domácnosti nezarábate.
affiliate-terms-ads = Kde ukážete naše odkazy, jasne poviete, že ide o reklamu.
affiliate-terms-honest = Vo vyhľadávačoch nezadávate reklamu na naše meno a nesľubujete nič, čo nesľubujeme my.
affiliate-terms-mail = Newslettre posielate len tým, ktorí o ne požiadali.
affiliate-terms-returns = Z vráteného alebo zrušeného tovaru provízia nie je. Preto provízia čaká, kým uplynie lehota na vrátenie.
affiliate-terms-payout = Vyplácame, hneď ako sa nazbiera minimálna suma. Dane z nej platíte vy.
affiliate-terms-agree = Poznám podmienky programu a súhlasím s nimi.
affiliate-terms-changed = Podmienky programu sa zmenili
affiliate-applied-title = Ďakujeme, vaša prihláška prišla
affiliate-applied-text = Prečíta ju človek. Trvá to niekoľko pracovných dní.
affiliate-applied-mail = Potvrďte svoj e-mail odkazom, ktorý sme vám práve poslali.
affiliate-applied-read = O rozhodnutí vám napíšeme e-mail. Dovtedy po prihlásení vidíte, ako je na tom vaša prihláška.
affiliate-applied-start = Keď vás prijmeme, vytvorte svoj prvý odkaz.

## Stav

affiliate-pending-title = Čítame vašu prihlášku
affiliate-pending-text = Hneď ako rozhodneme, príde vám e-mail. Zatiaľ si môžete doplniť profil.
affiliate-rejected-title = Vašu prihlášku sme neprijali
affiliate-rejected-text = Ak sa niečo zmenilo, napíšte nám. Náš e-mail nájdete dole na každej stránke obchodu.
affiliate-suspended-title = Váš účet je pozastavený
affiliate-suspended-text = Stále tu vidíte všetko, ale kliknutia a objednávky sa už nepočítajú a nič sa nedá zmeniť.
affiliate-left-title = Program ste opustili
affiliate-left-text = Vaše odkazy sa už nepočítajú. Čo ste dovtedy zarobili, ešte vyplatíme.
affiliate-reason = Dôvod:

## Čísla

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $day }. { $month }. { $year }
affiliate-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
    [many] { $count } dňa
   *[other] { $count } dní
}
affiliate-range = Obdobie
affiliate-date-from = Od
affiliate-date-to = Do
affiliate-compare = Porovnať s predchádzajúcim obdobím
affiliate-show = Zobraziť
affiliate-all = Všetko
affiliate-show-all = Zobraziť všetko
affiliate-earnings = Zárobok
affiliate-earnings-in = Zárobok ({ $currency })
affiliate-pending = Čaká
affiliate-paid = Vyplatené
affiliate-clicks = Kliknutia
affiliate-clicks-before = Kliknutia predtým
affiliate-conversions = Objednávky
affiliate-conversion-rate = Konverzia
affiliate-epc = Zárobok na kliknutie
affiliate-revenue = Tržby
affiliate-sale = Tržba
affiliate-commission = Provízia
affiliate-before = Predtým:
affiliate-daily = Deň po dni
affiliate-measure = Čo graf ukazuje
affiliate-chart = { $what } po dňoch. Čísla sú v tabuľke.
affiliate-chart-before = Bodkovaná čiara je predchádzajúce obdobie.
affiliate-as-table = Zobraziť ako tabuľku
affiliate-sources = Odkiaľ prichádzajú kliknutia
affiliate-source-none = Neuvedené
affiliate-top-products = Najlepšie produkty
affiliate-top-pages = Najlepšie stránky
affiliate-name = Názov
affiliate-csv = Uložiť ako CSV
affiliate-first-title = Vaše prvé kroky
affiliate-first-text = Zatiaľ nie je čo počítať. Hneď ako niekto otvorí niektorý z vašich odkazov, uvidíte to tu.
affiliate-first-link = Vytvorte svoj prvý odkaz
affiliate-first-link-text = Na ktorúkoľvek stránku ktoréhokoľvek nášho obchodu.
affiliate-first-link-action = Vytvoriť odkaz
affiliate-first-media = Vezmite si fotky a texty
affiliate-first-media-text = Všetky produkty s opisom, pripravené na zdieľanie.
affiliate-first-media-action = Otvoriť fotky a texty
affiliate-first-payout = Zadajte bankový účet
affiliate-first-payout-text = Aby sme vedeli, kam posielať váš zárobok.
affiliate-first-payout-action = Otvoriť profil

## Štatistiky

affiliate-by = Rozdeliť podľa
affiliate-by-day = Deň
affiliate-by-source = Zdroj
affiliate-by-medium = Médium
affiliate-by-campaign = Kampaň
affiliate-by-content = Obsah
affiliate-by-term = Hľadaný výraz
affiliate-by-country = Krajina
affiliate-by-device = Zariadenie
affiliate-by-browser = Prehliadač
affiliate-by-product = Produkt
affiliate-by-landing = Vstupná stránka
affiliate-device-mobile = Telefón
affiliate-device-tablet = Tablet
affiliate-device-desktop = Počítač
affiliate-analytics-empty = V tomto období nie sú žiadne kliknutia
affiliate-analytics-empty-text = Zvoľte dlhšie obdobie alebo zdieľajte odkaz.

## Odkazy

affiliate-links-lead = Každý odkaz obsahuje váš kód. Objednávky cez neho sa započítajú vám.
affiliate-link-kind = Kam
affiliate-link-address = Adresa stránky
affiliate-link-address-help = Skopírujte ju z ktoréhokoľvek nášho obchodu.
affiliate-link-category = Kategória
affiliate-link-target = Produkt alebo kategória
affiliate-link-search = Hľadajte v produktoch a kategóriách
affiliate-link-no-discount = Bez zľavy
affiliate-link-campaign = Kampaň
affiliate-link-made = Váš odkaz
affiliate-link-whole = Celý odkaz
affiliate-link-short = Krátky odkaz
affiliate-link-qr = QR kód
affiliate-link-qr-alt = QR kód krátkeho odkazu
affiliate-link-qr-save = Uložiť QR kód
affiliate-link-copy = Kopírovať odkaz
affiliate-link-copied = Odkaz je skopírovaný
affiliate-copy-failed = Kopírovať sa tu nedá. Označte text a skopírujte ho sami.

## Zľavové kódy

affiliate-discounts-lead = Kódy, ktoré môžete rozdávať. Objednávka s vaším kódom sa vždy počíta vám.
affiliate-discounts-empty = Zatiaľ žiadne zľavové kódy
affiliate-discounts-empty-text = Keď pre vás nejaký bude, napíšeme vám. Odkazy fungujú aj bez kódu.
affiliate-discount = Zľavový kód
affiliate-uses = Použitia
affiliate-copy-code = Kopírovať kód
affiliate-coupon-copied = Zľavový kód je skopírovaný

## Provízie

affiliate-commissions-lead = Každá objednávka, ktorá sa vám počíta, bez mena toho, kto objednal.
affiliate-commissions-count = { $count ->
    [one] { $count } provízia
    [few] { $count } provízie
    [many] { $count } provízie
   *[other] { $count } provízií
}
affiliate-commissions-none = Žiadne také provízie
affiliate-commissions-none-text = Zvoľte iné filtre.
affiliate-commissions-empty = Zatiaľ žiadne provízie
affiliate-commissions-empty-text = Prvá objednávka cez niektorý z vašich odkazov sa objaví tu.
affiliate-status = Stav
affiliate-status-pending = Čaká
affiliate-status-held = Pozastavené
affiliate-status-approved = Schválené
affiliate-status-paid = Vyplatené
affiliate-status-rejected = Zamietnuté
affiliate-status-reversed = Stornované
affiliate-status-active = Platí
affiliate-status-disabled = Vypnuté
affiliate-status-scheduled = Naplánované
affiliate-status-expired = Platnosť sa skončila
affiliate-order = Objednávka
affiliate-bonus = Bonus
affiliate-adjustment = Oprava
affiliate-date = Dátum
affiliate-reversed = Z toho vrátené: { $amount }
affiliate-hold-until = Čaká do: { $date }
affiliate-statements = Vyúčtovania
affiliate-statement = Vyúčtovanie: { $month }/{ $year }

## Fotky a texty

affiliate-media-lead = Fotky a texty našich produktov. Môžete ich používať, kým ste naším partnerom.
affiliate-feed = Zoznam produktov
affiliate-feed-text = Všetky produkty s cenami a vaším kódom v každom odkaze.
affiliate-media-products = Produkty
affiliate-media-empty = Zatiaľ žiadne produkty
affiliate-media-empty-text = Tento obchod teraz nemá čo ukázať.
affiliate-picture-save = Uložiť fotku: { $name }
affiliate-copy-text = Kopírovať text
affiliate-text-copied = Text je skopírovaný

## Profil

affiliate-details = Vaše údaje
affiliate-profile-updated = Profil je uložený
affiliate-code = Váš kód
affiliate-code-copied = Kód je skopírovaný
affiliate-tier = Úroveň
affiliate-time-zone = Časové pásmo
affiliate-emails = E-maily
affiliate-emails-commissions = Keď sa mi objednávka započíta
affiliate-emails-statements = Moje mesačné vyúčtovanie
affiliate-programme = Program
affiliate-programme-window = Po kliknutí sa objednávka počíta
affiliate-programme-hold = Po doručení provízia čaká
affiliate-programme-minimum = Vyplácame od
affiliate-programme-bonus = Bonus pri schválených objednávkach za mesiac: { $count }
affiliate-payout = Výplata
affiliate-payout-text = Účet, na ktorý posielame váš zárobok. Ukladáme ho zašifrovaný a o každej zmene vám napíšeme.
affiliate-payout-changed = Posledná zmena: { $date }
affiliate-payout-action = Uložiť účet
affiliate-leave = Odchod z programu
affiliate-leave-open = Opustiť program
affiliate-leave-text = Vaše odkazy a kódy sa hneď prestanú počítať. Čo ste dovtedy zarobili, ešte vyplatíme.
affiliate-leave-action = Odísť natrvalo

## Čo sa nepodarilo

affiliate-error = Niečo sa nepodarilo
affiliate-error-profile = Profil sa nepodarilo načítať
affiliate-error-update = Profil sa nepodarilo uložiť
affiliate-error-dashboard = Prehľad sa nepodarilo načítať
affiliate-error-discounts = Zľavové kódy sa nepodarilo načítať
affiliate-error-commissions = Provízie sa nepodarilo načítať
affiliate-error-link = Odkaz sa nepodarilo vytvoriť
affiliate-error-analytics = Štatistiky sa nepodarilo načítať

# Območje za partnerje: za tiste, ki trgovino pokažejo drugim in zaslužijo provizijo.

## Poti

affiliate-nav = Območje za partnerje
affiliate-nav-dashboard = Pregled
affiliate-nav-links = Povezave
affiliate-nav-analytics = Analitika
affiliate-nav-discounts = Kode za popust
affiliate-nav-commissions = Provizije
affiliate-nav-media-kit = Slike in besedila
affiliate-nav-profile = Profil

## Prijava v račun in prijava v program

affiliate-login-title = Prijava v partnerski račun
affiliate-login-lead = Vaše povezave, naročila in zaslužek.
affiliate-login-shopper = Iščete svoja naročila?
affiliate-login-shop = Prijava za kupce
affiliate-register-title = Postanite partner
affiliate-register-lead = Pokažite naša oblačila ljudem, ki vam zaupajo, in zaslužite provizijo od vsakega naročila.
affiliate-register-you = O vas
affiliate-register-email-help = Uporabite lahko isti e-naslov kot za nakupovanje: to bo ločen račun.
affiliate-register-how = Kje nas boste pokazali
affiliate-register-action = Pošlji prijavo
affiliate-kind = Vrsta partnerja
affiliate-kind-person = Posameznik
affiliate-kind-company = Podjetje
affiliate-company = Podjetje
affiliate-web = Spletna stran
affiliate-channels = Vaši kanali
affiliate-channel-kind = Kanal
affiliate-channel-address = Spletni naslov ali ime
affiliate-channel-followers = Sledilci
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = E-novice
affiliate-channel-other = Drugo
affiliate-countries = Države, v katerih živi vaše občinstvo
affiliate-promotion = Kako nas boste predstavili?
affiliate-promotion-help = Dovolj bo nekaj stavkov. Bančni račun vpišete pozneje.
affiliate-terms = Pogoji programa
affiliate-terms-own = Od lastnih naročil in naročil svojega gospodinjstva ne zaslužite.
affiliate-terms-ads = Kjer pokažete naše povezave, jasno poveste, da gre za oglas.
affiliate-terms-honest = V iskalnikih ne zakupujete našega imena in ne obljubljate ničesar, česar ne obljubljamo mi.
affiliate-terms-mail = E-novice pošiljate samo tistim, ki so jih naročili.
affiliate-terms-returns = Za vrnjene ali preklicane izdelke provizije ni. Zato provizija počaka, da se rok za vračilo izteče.
affiliate-terms-payout = Izplačamo, ko je dosežen najmanjši znesek. Davke od tega plačate sami.
affiliate-terms-agree = Pogoje programa poznam in se z njimi strinjam.
affiliate-terms-changed = Pogoji programa so se spremenili
affiliate-applied-title = Hvala, vašo prijavo smo prejeli
affiliate-applied-text = Prebral jo bo človek. To traja nekaj delovnih dni.
affiliate-applied-mail = Potrdite svoj e-naslov s povezavo, ki smo vam jo pravkar poslali.
affiliate-applied-read = O odločitvi vas obvestimo po e-pošti. Do takrat lahko njeno stanje spremljate v svojem partnerskem računu.
affiliate-applied-start = Ko boste sprejeti, naredite svojo prvo povezavo.

## Stanje

affiliate-pending-title = Vašo prijavo prebiramo
affiliate-pending-text = Ko bo odločeno, dobite e-pošto. Do takrat lahko dopolnite svoj profil.
affiliate-rejected-title = Vaše prijave nismo sprejeli
affiliate-rejected-text = Če se je kaj spremenilo, nam pišite. Naš e-naslov je na dnu vsake strani trgovine.
affiliate-suspended-title = Vaš račun je začasno zaprt
affiliate-suspended-text = Tu še vedno vidite vse, vendar kliki in naročila ne štejejo več in ničesar ni mogoče spremeniti.
affiliate-left-title = Program ste zapustili
affiliate-left-text = Vaše povezave ne štejejo več. Kar ste zaslužili, bomo še izplačali.
affiliate-reason = Razlog:

## Številke

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $day }. { $month }. { $year }
affiliate-days = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dnevi
   *[other] { $count } dni
}
affiliate-range = Obdobje
affiliate-date-from = Od
affiliate-date-to = Do
affiliate-compare = Primerjaj s prejšnjim obdobjem
affiliate-show = Prikaži
affiliate-all = Vse
affiliate-show-all = Prikaži vse
affiliate-earnings = Zaslužek
affiliate-earnings-in = Zaslužek ({ $currency })
affiliate-pending = V čakanju
affiliate-paid = Izplačano
affiliate-clicks = Kliki
affiliate-clicks-before = Kliki prej
affiliate-conversions = Naročila
affiliate-conversion-rate = Konverzija
affiliate-epc = Zaslužek na klik
affiliate-revenue = Prodaja
affiliate-sale = Prodaja
affiliate-commission = Provizija
affiliate-before = Prej:
affiliate-daily = Po dnevih
affiliate-measure = Kaj kaže graf
affiliate-chart = { $what } po dnevih. Številke so v tabeli.
affiliate-chart-before = Pikčasta črta je prejšnje obdobje.
affiliate-as-table = Prikaži kot tabelo
affiliate-sources = Od kod prihajajo kliki
affiliate-source-none = Ni navedeno
affiliate-top-products = Najboljši izdelki
affiliate-top-pages = Najboljše strani
affiliate-name = Ime
affiliate-csv = Shrani kot CSV
affiliate-first-title = Vaši prvi koraki
affiliate-first-text = Za zdaj še ni podatkov. Ko kdo odpre katero od vaših povezav, boste to videli tu.
affiliate-first-link = Naredite prvo povezavo
affiliate-first-link-text = Do katere koli strani katere koli naše trgovine.
affiliate-first-link-action = Naredi povezavo
affiliate-first-media = Vzemite slike in besedila
affiliate-first-media-text = Vsi izdelki z opisi, pripravljeni za objavo.
affiliate-first-media-action = Odpri slike in besedila
affiliate-first-payout = Vpišite bančni račun
affiliate-first-payout-text = Da vemo, kam nakazati vaš zaslužek.
affiliate-first-payout-action = Odpri profil

## Analitika

affiliate-by = Razčleni po
affiliate-by-day = Dan
affiliate-by-source = Vir
affiliate-by-medium = Medij
affiliate-by-campaign = Kampanja
affiliate-by-content = Vsebina
affiliate-by-term = Iskalni izraz
affiliate-by-country = Država
affiliate-by-device = Naprava
affiliate-by-browser = Brskalnik
affiliate-by-product = Izdelek
affiliate-by-landing = Vstopna stran
affiliate-device-mobile = Telefon
affiliate-device-tablet = Tablica
affiliate-device-desktop = Računalnik
affiliate-analytics-empty = V tem obdobju ni klikov
affiliate-analytics-empty-text = Izberite daljše obdobje ali delite povezavo.

## Povezave

affiliate-links-lead = Vsaka povezava nosi vašo kodo. Naročila prek nje štejejo za vas.
affiliate-link-kind = Kam
affiliate-link-address = Spletni naslov strani
affiliate-link-address-help = Prekopirajte ga iz katere koli naše trgovine.
affiliate-link-category = Kategorija
affiliate-link-target = Izdelek ali kategorija
affiliate-link-search = Poiščite izdelek ali kategorijo
affiliate-link-no-discount = Brez popusta
affiliate-link-campaign = Oznake kampanje
affiliate-link-made = Vaša povezava
affiliate-link-whole = Celotna povezava
affiliate-link-short = Kratka povezava
affiliate-link-qr = Koda QR
affiliate-link-qr-alt = Koda QR kratke povezave
affiliate-link-qr-save = Shrani kodo QR
affiliate-link-copy = Kopiraj povezavo
affiliate-link-copied = Povezava je kopirana
affiliate-copy-failed = Tu kopiranje ni mogoče. Označite besedilo in ga prekopirajte sami.

## Kode za popust

affiliate-discounts-lead = Kode, ki jih lahko delite naprej. Naročilo z vašo kodo vedno šteje za vas.
affiliate-discounts-empty = Kod za popust še ni
affiliate-discounts-empty-text = Ko bo na voljo koda za vas, vam bomo pisali. Povezave delujejo tudi brez kode.
affiliate-discount = Koda za popust
affiliate-uses = Uporabe
affiliate-copy-code = Kopiraj kodo
affiliate-coupon-copied = Koda za popust je kopirana

## Provizije

affiliate-commissions-lead = Vsako naročilo, ki šteje za vas, brez imena tistega, ki je naročil.
affiliate-commissions-count = { $count ->
    [one] { $count } provizija
    [two] { $count } proviziji
    [few] { $count } provizije
   *[other] { $count } provizij
}
affiliate-commissions-none = Takih provizij ni
affiliate-commissions-none-text = Izberite druge filtre.
affiliate-commissions-empty = Provizij še ni
affiliate-commissions-empty-text = Prvo naročilo prek katere od vaših povezav se bo pokazalo tu.
affiliate-status = Stanje
affiliate-status-pending = V čakanju
affiliate-status-held = Zadržano
affiliate-status-approved = Odobreno
affiliate-status-paid = Izplačano
affiliate-status-rejected = Zavrnjeno
affiliate-status-reversed = Stornirano
affiliate-status-active = Velja
affiliate-status-disabled = Izklopljeno
affiliate-status-scheduled = Načrtovano
affiliate-status-expired = Poteklo
affiliate-order = Naročilo
affiliate-bonus = Bonus
affiliate-adjustment = Popravek
affiliate-date = Datum
affiliate-reversed = Od tega vrnjeno: { $amount }
affiliate-hold-until = Čaka do: { $date }
affiliate-statements = Obračuni
affiliate-statement = Obračun: { $month }/{ $year }

## Slike in besedila

affiliate-media-lead = Slike in besedila naših izdelkov. Uporabljate jih lahko, dokler ste partner.
affiliate-feed = Seznam izdelkov
affiliate-feed-text = Vsi izdelki s cenami in vašo kodo v vsaki povezavi.
affiliate-media-products = Izdelki
affiliate-media-empty = Izdelkov še ni
affiliate-media-empty-text = Ta trgovina trenutno nima česa pokazati.
affiliate-picture-save = Shrani sliko: { $name }
affiliate-copy-text = Kopiraj besedilo
affiliate-text-copied = Besedilo je kopirano

## Profil

affiliate-details = Vaši podatki
affiliate-profile-updated = Profil je posodobljen
affiliate-code = Vaša koda
affiliate-code-copied = Koda je kopirana
affiliate-tier = Raven
affiliate-time-zone = Časovni pas
affiliate-emails = E-pošta
affiliate-emails-commissions = Ko naročilo šteje zame
affiliate-emails-statements = Moj mesečni obračun
affiliate-programme = Program
affiliate-programme-window = Naročilo po kliku šteje
affiliate-programme-hold = Provizija po dostavi čaka
affiliate-programme-minimum = Izplačamo od
affiliate-programme-bonus = Bonus ob odobrenih naročilih na mesec: { $count }
affiliate-payout = Izplačilo
affiliate-payout-text = Račun, na katerega nakažemo vaš zaslužek. Shranjen je šifrirano, o vsaki spremembi pa vam pišemo.
affiliate-payout-changed = Zadnja sprememba: { $date }
affiliate-payout-action = Shrani račun
affiliate-leave = Izstop iz programa
affiliate-leave-open = Zapusti program
affiliate-leave-text = Vaše povezave in kode takoj nehajo šteti. Kar ste do takrat zaslužili, bomo še izplačali.
affiliate-leave-action = Dokončno zapusti

## Kaj ni uspelo

affiliate-error = Prišlo je do napake
affiliate-error-profile = Profila ni bilo mogoče naložiti
affiliate-error-update = Profila ni bilo mogoče posodobiti
affiliate-error-dashboard = Pregleda ni bilo mogoče naložiti
affiliate-error-discounts = Kod za popust ni bilo mogoče naložiti
affiliate-error-commissions = Provizij ni bilo mogoče naložiti
affiliate-error-link = Povezave ni bilo mogoče narediti
affiliate-error-analytics = Analitike ni bilo mogoče naložiti

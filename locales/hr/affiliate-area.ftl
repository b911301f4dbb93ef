# Područje za partnere: za one koji trgovinu pokazuju drugima i zarađuju proviziju.

## Putovi

affiliate-nav = Područje za partnere
affiliate-nav-dashboard = Pregled
affiliate-nav-links = Linkovi
affiliate-nav-analytics = Analitika
affiliate-nav-discounts = Kodovi za popust
affiliate-nav-commissions = Provizije
affiliate-nav-media-kit = Slike i tekstovi
affiliate-nav-profile = Profil

## Prijava

affiliate-login-title = Prijava za partnere
affiliate-login-lead = Tvoji linkovi, narudžbe i zarada.
affiliate-login-shopper = Tražiš svoje narudžbe?
affiliate-login-shop = Prijava za kupce
affiliate-register-title = Postani partner
affiliate-register-lead = Pokaži našu odjeću ljudima koji te prate i zaradi proviziju na svakoj narudžbi.
affiliate-register-you = O tebi
affiliate-register-email-help = Može ista e-mail adresa kao za kupnju: bit će to poseban račun.
affiliate-register-how = Gdje ćeš nas pokazati
affiliate-register-action = Pošalji prijavu
affiliate-kind = Prijavljuješ se kao
affiliate-kind-person = Osoba
affiliate-kind-company = Tvrtka
affiliate-company = Tvrtka
affiliate-web = Web-stranica
affiliate-channels = Tvoji kanali
affiliate-channel-kind = Kanal
affiliate-channel-address = Web-adresa ili ime
affiliate-channel-followers = Pratitelji
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Nešto drugo
affiliate-countries = Države u kojima živi tvoja publika
affiliate-promotion = Kako ćeš nas predstaviti?
affiliate-promotion-help = Dovoljno je nekoliko rečenica. Bankovni račun upisuješ kasnije.
affiliate-terms = Uvjeti programa
affiliate-terms-own = Na vlastitim narudžbama i onima svog kućanstva ne zarađuješ.
affiliate-terms-ads = Gdje god pokažeš naše linkove, jasno kažeš da je to oglas.
affiliate-terms-honest = U tražilicama ne zakupljuješ naše ime i ne obećavaš ništa što ne obećavamo mi.
affiliate-terms-mail = Newsletter šalješ samo onima koji su ga zatražili.
affiliate-terms-returns = Na ono što kupci vrate ili otkažu nema provizije. Zato provizija čeka da prođe rok za povrat.
affiliate-terms-payout = Isplaćujemo kad je dosegnut najmanji iznos. Porez na to podmiruješ samostalno.
affiliate-terms-agree = Uvjeti programa su mi poznati i prihvaćam ih.
affiliate-terms-changed = Uvjeti programa su se promijenili
affiliate-applied-title = Hvala, tvoja prijava je stigla
affiliate-applied-text = Pročitat će je čovjek. To traje nekoliko radnih dana.
affiliate-applied-mail = Potvrdi svoju e-mail adresu linkom koji smo ti upravo poslali.
affiliate-applied-read = O odluci ti pišemo e-mailom. Dotad stanje prijave možeš pratiti na svom partnerskom računu.
affiliate-applied-start = Kad te primimo, napravi svoj prvi link.

## Stanje

affiliate-pending-title = Čitamo tvoju prijavu
affiliate-pending-text = Čim bude odlučeno, stiže ti e-mail. Dotad možeš dopuniti svoj profil.
affiliate-rejected-title = Tvoju prijavu nismo prihvatili
affiliate-rejected-text = Ako se nešto promijenilo, piši nam. Naša e-mail adresa je na dnu svake stranice trgovine.
affiliate-suspended-title = Tvoj račun je privremeno zatvoren
affiliate-suspended-text = I dalje vidiš sve, ali klikovi i narudžbe više se ne broje i ništa se ne može mijenjati.
affiliate-left-title = Više ne sudjeluješ u programu
affiliate-left-text = Tvoji linkovi više se ne broje. Ono što je zarađeno još ćemo isplatiti.
affiliate-reason = Razlog:

## Brojke

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $day }. { $month }. { $year }.
affiliate-days = { $count ->
    [one] { $count } dan
    [few] { $count } dana
   *[other] { $count } dana
}
affiliate-range = Razdoblje
affiliate-date-from = Od
affiliate-date-to = Do
affiliate-compare = Usporedi s razdobljem prije
affiliate-show = Prikaži
affiliate-all = Sve
affiliate-show-all = Prikaži sve
affiliate-earnings = Zarada
affiliate-earnings-in = Zarada ({ $currency })
affiliate-pending = Na čekanju
affiliate-paid = Isplaćeno
affiliate-clicks = Klikovi
affiliate-clicks-before = Klikovi prije
affiliate-conversions = Narudžbe
affiliate-conversion-rate = Konverzija
affiliate-epc = Zarada po kliku
affiliate-revenue = Prodaja
affiliate-sale = Prodaja
affiliate-commission = Provizija
affiliate-before = Prije:
affiliate-daily = Dan po dan
affiliate-measure = Što grafikon prikazuje
affiliate-chart = { $what } po danima. Brojke su u tablici.
affiliate-chart-before = Točkasta crta je razdoblje prije.
affiliate-as-table = Prikaži kao tablicu
affiliate-sources = Odakle dolaze klikovi
affiliate-source-none = Nije navedeno
affiliate-top-products = Najbolji proizvodi
affiliate-top-pages = Najbolje stranice
affiliate-name = Ime
affiliate-csv = Spremi kao CSV
affiliate-first-title = Tvoji prvi koraci
affiliate-first-text = Zasad nema što brojati. Čim netko otvori neki od tvojih linkova, vidjet ćeš to ovdje.
affiliate-first-link = Napravi svoj prvi link
affiliate-first-link-text = Do bilo koje stranice bilo koje naše trgovine.
affiliate-first-link-action = Napravi link
affiliate-first-media = Uzmi slike i tekstove
affiliate-first-media-text = Svi proizvodi s opisima, spremni za objavu.
affiliate-first-media-action = Otvori slike i tekstove
affiliate-first-payout = Upiši bankovni račun
affiliate-first-payout-text = Da znamo kamo poslati tvoju zaradu.
affiliate-first-payout-action = Otvori profil

## Analitika

affiliate-by = Raščlani po
affiliate-by-day = Dan
affiliate-by-source = Izvor
affiliate-by-medium = Medij
affiliate-by-campaign = Kampanja
affiliate-by-content = Sadržaj
affiliate-by-term = Pojam
affiliate-by-country = Država
affiliate-by-device = Uređaj
affiliate-by-browser = Preglednik
affiliate-by-product = Proizvod
affiliate-by-landing = Ulazna stranica
affiliate-device-mobile = Mobitel
affiliate-device-tablet = Tablet
affiliate-device-desktop = Računalo
affiliate-analytics-empty = U ovom razdoblju nema klikova
affiliate-analytics-empty-text = Odaberi duže razdoblje ili podijeli link.

## Linkovi

affiliate-links-lead = Svaki link nosi tvoj kod. Narudžbe preko njega broje se tebi.
affiliate-link-kind = Kamo
affiliate-link-address = Adresa stranice
affiliate-link-address-help = Kopiraj je iz bilo koje naše trgovine.
affiliate-link-category = Kategorija
affiliate-link-target = Proizvod ili kategorija
affiliate-link-search = Pretraži proizvode i kategorije
affiliate-link-no-discount = Bez popusta
affiliate-link-campaign = Kampanja
affiliate-link-made = Tvoj link
affiliate-link-whole = Cijeli link
affiliate-link-short = Kratki link
affiliate-link-qr = QR kod
affiliate-link-qr-alt = QR kod kratkog linka
affiliate-link-qr-save = Spremi QR kod
affiliate-link-copy = Kopiraj link
affiliate-link-copied = Link je kopiran
affiliate-copy-failed = Ovdje kopiranje nije moguće. Označi tekst i kopiraj ga ručno.

## Kodovi za popust

affiliate-discounts-lead = Kodovi koje možeš dijeliti. Narudžba s tvojim kodom uvijek se broji tebi.
affiliate-discounts-empty = Još nema kodova za popust
affiliate-discounts-empty-text = Javit ćemo ti kad bude neki za tebe. Linkovi rade i bez koda.
affiliate-discount = Kod za popust
affiliate-uses = Korištenja
affiliate-copy-code = Kopiraj kod
affiliate-coupon-copied = Kod za popust je kopiran

## Provizije

affiliate-commissions-lead = Svaka narudžba koja se broji tebi, bez imena osobe koja je naručila.
affiliate-commissions-count = { $count ->
    [one] { $count } provizija
    [few] { $count } provizije
   *[other] { $count } provizija
}
affiliate-commissions-none = Nema takvih provizija
affiliate-commissions-none-text = Odaberi druge filtre.
affiliate-commissions-empty = Još nema provizija
affiliate-commissions-empty-text = Prva narudžba preko nekog od tvojih linkova pojavit će se ovdje.
affiliate-status = Stanje
affiliate-status-pending = Na čekanju
affiliate-status-held = Zadržano
affiliate-status-approved = Odobreno
affiliate-status-paid = Isplaćeno
affiliate-status-rejected = Odbijeno
affiliate-status-reversed = Stornirano
affiliate-status-active = Vrijedi
affiliate-status-disabled = Isključeno
affiliate-status-scheduled = Planirano
affiliate-status-expired = Isteklo
affiliate-order = Narudžba
affiliate-bonus = Bonus
affiliate-adjustment = Ispravak
affiliate-date = Datum
affiliate-reversed = Od toga vraćeno: { $amount }
affiliate-hold-until = Čeka do: { $date }
affiliate-statements = Obračuni
affiliate-statement = Obračun: { $month }/{ $year }

## Slike i tekstovi

affiliate-media-lead = Slike i tekstovi naših proizvoda. Možeš ih koristiti dok sudjeluješ u programu.
affiliate-feed = Popis proizvoda
affiliate-feed-text = Svi proizvodi s cijenama i tvojim kodom u svakom linku.
affiliate-media-products = Proizvodi
affiliate-media-empty = Još nema proizvoda
affiliate-media-empty-text = Ova trgovina trenutačno nema što pokazati.
affiliate-picture-save = Spremi sliku: { $name }
affiliate-copy-text = Kopiraj tekst
affiliate-text-copied = Tekst je kopiran

## Profil

affiliate-details = Tvoji podaci
affiliate-profile-updated = Profil je spremljen
affiliate-code = Tvoj kod
affiliate-code-copied = Kod je kopiran
affiliate-tier = Razina
affiliate-time-zone = Vremenska zona
affiliate-emails = E-mailovi
affiliate-emails-commissions = Kad mi se narudžba uračuna
affiliate-emails-statements = Moj mjesečni obračun
affiliate-programme = Program
affiliate-programme-window = Narudžba se nakon klika broji
affiliate-programme-hold = Provizija nakon dostave čeka
affiliate-programme-minimum = Isplaćujemo od
affiliate-programme-bonus = Bonus uz odobrene narudžbe u mjesecu: { $count }
affiliate-payout = Isplata
affiliate-payout-text = Račun na koji uplaćujemo tvoju zaradu. Čuva se šifriran, a o svakoj promjeni ti pišemo.
affiliate-payout-changed = Zadnja promjena: { $date }
affiliate-payout-action = Spremi račun
affiliate-leave = Izlazak iz programa
affiliate-leave-open = Izađi iz programa
affiliate-leave-text = Tvoji linkovi i kodovi odmah se prestaju brojati. Ono što je dotad zarađeno još ćemo isplatiti.
affiliate-leave-action = Izađi zauvijek

## Što nije uspjelo

affiliate-error = Došlo je do pogreške
affiliate-error-profile = Profil nije moguće učitati
affiliate-error-update = Profil nije moguće spremiti
affiliate-error-dashboard = Pregled nije moguće učitati
affiliate-error-discounts = Kodove za popust nije moguće učitati
affiliate-error-commissions = Provizije nije moguće učitati
affiliate-error-link = Link nije moguće napraviti
affiliate-error-analytics = Analitiku nije moguće učitati

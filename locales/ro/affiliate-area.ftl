# Zona partenerilor: pentru cei care arată magazinul altora și câștigă un comision.

## Drumuri

affiliate-nav = Zona partenerilor
affiliate-nav-dashboard = Panou
affiliate-nav-links = Linkuri
affiliate-nav-analytics = Statistici
affiliate-nav-discounts = Coduri de reducere
affiliate-nav-commissions = Comisioane
affiliate-nav-media-kit = Poze și texte
affiliate-nav-profile = Profil

## Autentificare și înscriere

affiliate-login-title = Autentificare pentru parteneri
affiliate-login-lead = Linkurile, comenzile și câștigurile tale.
affiliate-login-shopper = Îți cauți comenzile?
affiliate-login-shop = Intră în contul de cumpărător
affiliate-register-title = Devino partener
affiliate-register-lead = Arată hainele noastre celor care te urmăresc și câștigă un comision din fiecare comandă.
affiliate-register-you = Despre tine
affiliate-register-email-help = Poți folosi aceeași adresă de e-mail ca la cumpărături: va fi un cont separat.
affiliate-register-how = Unde ne vei arăta
affiliate-register-action = Trimite cererea
affiliate-kind = Te înscrii ca
affiliate-kind-person = Persoană fizică
affiliate-kind-company = Companie
affiliate-company = Companie
affiliate-web = Site
affiliate-channels = Canalele tale
affiliate-channel-kind = Canal
affiliate-channel-address = Adresă web sau nume
affiliate-channel-followers = Urmăritori
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Altceva
affiliate-countries = Țările în care trăiește publicul tău
affiliate-promotion = Cum ne vei prezenta?
affiliate-promotion-help = Ajung câteva fraze. Contul bancar îl introduci mai târziu.
affiliate-terms = Condițiile programului
affiliate-terms-own = Din comenzile tale și ale celor din gospodăria ta nu câștigi nimic.
affiliate-terms-ads = Unde arăți linkurile noastre, spui clar că sunt reclamă.
affiliate-terms-honest = Nu licitezi pe numele nostru în motoarele de căutare și nu promiți nimic din ce nu promitem noi.
affiliate-terms-mail = Trimiți newslettere doar celor care le-au cerut.
affiliate-terms-returns = Ce se returnează sau se anulează nu aduce comision. De aceea comisionul așteaptă sfârșitul termenului de retur.
affiliate-terms-payout = Plătim când se adună suma minimă. Taxele aferente le plătești tu.
affiliate-terms-agree = Am citit condițiile programului și le accept.
affiliate-terms-changed = Condițiile programului s-au schimbat
affiliate-applied-title = Mulțumim, cererea ta a ajuns
affiliate-applied-text = O va citi un om. Durează câteva zile lucrătoare.
affiliate-applied-mail = Confirmă-ți adresa de e-mail cu linkul pe care tocmai ți l-am trimis.
affiliate-applied-read = Îți scriem ce am hotărât. Până atunci, după ce intri în cont, vezi în ce stadiu este cererea ta.
affiliate-applied-start = După ce te acceptăm, creează-ți primul link.

## Stare

affiliate-pending-title = Îți citim cererea
affiliate-pending-text = Primești un e-mail imediat ce hotărâm. Până atunci îți poți completa profilul.
affiliate-rejected-title = Nu ți-am acceptat cererea
affiliate-rejected-text = Dacă s-a schimbat ceva, scrie-ne. Adresa noastră de e-mail este în josul fiecărei pagini a magazinului.
affiliate-suspended-title = Contul tău este suspendat
affiliate-suspended-text = Vezi în continuare totul, dar clicurile și comenzile nu mai sunt luate în calcul și nu se poate schimba nimic.
affiliate-left-title = Ai ieșit din program
affiliate-left-text = Linkurile tale nu mai sunt luate în calcul. Ce ai câștigat până atunci îți plătim.
affiliate-reason = Motiv:

## Cifre

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }.{ $month }.{ $year }
affiliate-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
affiliate-range = Perioadă
affiliate-date-from = De la
affiliate-date-to = Până la
affiliate-compare = Compară cu perioada dinainte
affiliate-show = Arată
affiliate-all = Toate
affiliate-show-all = Arată toate
affiliate-earnings = Câștiguri
affiliate-earnings-in = Câștiguri în { $currency }
affiliate-pending = În așteptare
affiliate-paid = Plătite
affiliate-clicks = Clicuri
affiliate-clicks-before = Clicuri înainte
affiliate-conversions = Comenzi
affiliate-conversion-rate = Conversie
affiliate-epc = Câștig pe clic
affiliate-revenue = Vânzări
affiliate-sale = Vânzare
affiliate-commission = Comision
affiliate-before = Înainte:
affiliate-daily = Zi cu zi
affiliate-measure = Ce arată graficul
affiliate-chart = { $what } pe zile. Cifrele sunt în tabel.
affiliate-chart-before = Linia punctată este perioada dinainte.
affiliate-as-table = Arată ca tabel
affiliate-sources = De unde vin clicurile
affiliate-source-none = Neprecizat
affiliate-top-products = Cele mai bune produse
affiliate-top-pages = Cele mai bune pagini
affiliate-name = Nume
affiliate-csv = Salvează ca CSV
affiliate-first-title = Primii tăi pași
affiliate-first-text = Încă nu e nimic de numărat. Imediat ce cineva deschide un link de-al tău, vezi aici.
affiliate-first-link = Creează primul tău link
affiliate-first-link-text = Către orice pagină din oricare magazin al nostru.
affiliate-first-link-action = Creează un link
affiliate-first-media = Ia poze și texte
affiliate-first-media-text = Toate produsele cu descrieri, gata de distribuit.
affiliate-first-media-action = Deschide pozele și textele
affiliate-first-payout = Introdu contul bancar
affiliate-first-payout-text = Ca să știm unde îți trimitem câștigurile.
affiliate-first-payout-action = Deschide profilul

## Statistici

affiliate-by = Împarte după
affiliate-by-day = Zi
affiliate-by-source = Sursă
affiliate-by-medium = Mediu
affiliate-by-campaign = Campanie
affiliate-by-content = Conținut
affiliate-by-term = Termen
affiliate-by-country = Țară
affiliate-by-device = Dispozitiv
affiliate-by-browser = Browser
affiliate-by-product = Produs
affiliate-by-landing = Pagină de intrare
affiliate-device-mobile = Telefon
affiliate-device-tablet = Tabletă
affiliate-device-desktop = Calculator
affiliate-analytics-empty = Niciun clic în această perioadă
affiliate-analytics-empty-text = Alege o perioadă mai lungă sau distribuie un link.

## Linkuri

affiliate-links-lead = Fiecare link conține codul tău. Comenzile plasate prin el îți sunt atribuite ție.
affiliate-link-kind = Încotro
affiliate-link-address = Adresa unei pagini
affiliate-link-address-help = Copiaz-o din oricare magazin al nostru.
affiliate-link-category = Categorie
affiliate-link-target = Produs sau categorie
affiliate-link-search = Caută printre produse și categorii
affiliate-link-no-discount = Fără reducere
affiliate-link-campaign = Campanie
affiliate-link-made = Linkul tău
affiliate-link-whole = Link întreg
affiliate-link-short = Link scurt
affiliate-link-qr = Cod QR
affiliate-link-qr-alt = Codul QR al linkului scurt
affiliate-link-qr-save = Salvează codul QR
affiliate-link-copy = Copiază linkul
affiliate-link-copied = Link copiat
affiliate-copy-failed = Aici nu se poate copia. Selectează textul și copiază-l manual.

## Coduri de reducere

affiliate-discounts-lead = Coduri pe care le poți oferi altora. O comandă cu codul tău îți este atribuită mereu ție.
affiliate-discounts-empty = Încă niciun cod de reducere
affiliate-discounts-empty-text = Îți scriem când e unul pentru tine. Linkurile merg și fără cod.
affiliate-discount = Cod de reducere
affiliate-uses = Utilizări
affiliate-copy-code = Copiază codul
affiliate-coupon-copied = Cod de reducere copiat

## Comisioane

affiliate-commissions-lead = Fiecare comandă care îți este atribuită, fără numele celui care a comandat.
affiliate-commissions-count = { $count ->
    [one] { $count } comision
    [few] { $count } comisioane
   *[other] { $count } de comisioane
}
affiliate-commissions-none = Nu există astfel de comisioane
affiliate-commissions-none-text = Alege alte filtre.
affiliate-commissions-empty = Încă niciun comision
affiliate-commissions-empty-text = Prima comandă plasată printr-un link de-al tău apare aici.
affiliate-status = Stare
affiliate-status-pending = În așteptare
affiliate-status-held = Reținut
affiliate-status-approved = Aprobat
affiliate-status-paid = Plătit
affiliate-status-rejected = Respins
affiliate-status-reversed = Stornat
affiliate-status-active = Activ
affiliate-status-disabled = Oprit
affiliate-status-scheduled = Programat
affiliate-status-expired = Expirat
affiliate-order = Comandă
affiliate-bonus = Bonus
affiliate-adjustment = Corecție
affiliate-date = Dată
affiliate-reversed = Din care returnat: { $amount }
affiliate-hold-until = Așteaptă până la: { $date }
affiliate-statements = Extrase
affiliate-statement = Extras: { $month }/{ $year }

## Poze și texte

affiliate-media-lead = Poze și texte ale produselor noastre. Le poți folosi cât timp ești partener.
affiliate-feed = Lista produselor
affiliate-feed-text = Toate produsele cu prețuri și codul tău în fiecare link.
affiliate-media-products = Produse
affiliate-media-empty = Încă niciun produs
affiliate-media-empty-text = Magazinul acesta nu are acum ce să arate.
affiliate-picture-save = Salvează poza: { $name }
affiliate-copy-text = Copiază textul
affiliate-text-copied = Text copiat

## Profil

affiliate-details = Datele tale
affiliate-profile-updated = Profil actualizat
affiliate-code = Codul tău
affiliate-code-copied = Cod copiat
affiliate-tier = Nivel
affiliate-time-zone = Fus orar
affiliate-emails = E-mailuri
affiliate-emails-commissions = Când îmi este atribuită o comandă
affiliate-emails-statements = Extrasul meu lunar
affiliate-programme = Programul
affiliate-programme-window = După un clic, o comandă este luată în calcul timp de
affiliate-programme-hold = După livrare, comisionul așteaptă
affiliate-programme-minimum = Plătim de la
affiliate-programme-bonus = Bonus pentru comenzi aprobate pe lună: { $count }
affiliate-payout = Plată
affiliate-payout-text = Contul în care îți virăm câștigurile. Se păstrează criptat și îți scriem la fiecare schimbare.
affiliate-payout-changed = Ultima schimbare: { $date }
affiliate-payout-action = Salvează contul
affiliate-leave = Ieșire din program
affiliate-leave-open = Ieși din program
affiliate-leave-text = Linkurile și codurile tale nu vor mai fi luate în calcul din acel moment. Ce ai câștigat până atunci îți plătim.
affiliate-leave-action = Ieși definitiv

## Ce nu a mers

affiliate-error = A apărut o eroare
affiliate-error-profile = Profilul nu a putut fi încărcat
affiliate-error-update = Profilul nu a putut fi actualizat
affiliate-error-dashboard = Panoul nu a putut fi încărcat
affiliate-error-discounts = Codurile de reducere nu au putut fi încărcate
affiliate-error-commissions = Comisioanele nu au putut fi încărcate
affiliate-error-link = Linkul nu a putut fi creat
affiliate-error-analytics = Statisticile nu au putut fi încărcate

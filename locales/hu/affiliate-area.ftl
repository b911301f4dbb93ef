# A partnerek felülete: akik másoknak is megmutatják a boltot, és jutalékot keresnek.

## Utak

affiliate-nav = Partnerfelület
affiliate-nav-dashboard = Áttekintés
affiliate-nav-links = Linkek
affiliate-nav-analytics = Statisztika
affiliate-nav-discounts = Kuponkódok
affiliate-nav-commissions = Jutalékok
affiliate-nav-media-kit = Képek és szövegek
affiliate-nav-profile = Profil

## Belépés és jelentkezés

affiliate-login-title = Partnerbelépés
affiliate-login-lead = A linkjeid, a rendeléseid és a bevételed.
affiliate-login-shopper = A rendeléseidet keresed?
affiliate-login-shop = Belépés vásárlóként
affiliate-register-title = Legyél partner
affiliate-register-lead = Mutasd meg a ruháinkat azoknak, akik rád figyelnek, és keress jutalékot minden rendelés után.
affiliate-register-you = Rólad
affiliate-register-email-help = Lehet ugyanaz az e-mail-cím, mint a vásárláshoz: ez külön fiók lesz.
affiliate-register-how = Hol mutatsz be minket
affiliate-register-action = Jelentkezés elküldése
affiliate-kind = Így jelentkezel
affiliate-kind-person = Magánszemélyként
affiliate-kind-company = Cégként
affiliate-company = Cég
affiliate-web = Weboldal
affiliate-channels = A csatornáid
affiliate-channel-kind = Csatorna
affiliate-channel-address = Webcím vagy név
affiliate-channel-followers = Követők
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Hírlevél
affiliate-channel-other = Valami más
affiliate-countries = Országok, ahol a közönséged él
affiliate-promotion = Hogyan fogsz bemutatni minket?
affiliate-promotion-help = Néhány mondat elég. A bankszámlát később adod meg.
affiliate-terms = A program feltételei
affiliate-terms-own = A saját és a háztartásod rendelései után nem jár jutalék.
affiliate-terms-ads = Ahol a linkjeinket megmutatod, egyértelműen jelzed, hogy reklám.
affiliate-terms-honest = Keresőkben nem licitálsz a nevünkre, és semmi olyat nem ígérsz, amit mi sem.
affiliate-terms-mail = Hírlevelet csak annak küldesz, aki kérte.
affiliate-terms-returns = Amit visszaküldenek vagy lemondanak, az után nincs jutalék. Ezért a jutalék megvárja a visszaküldési idő végét.
affiliate-terms-payout = Akkor fizetünk, amikor összegyűlt a minimális összeg. Az adót te fizeted utána.
affiliate-terms-agree = Elolvastam és elfogadom a program feltételeit.
affiliate-terms-changed = Megváltoztak a program feltételei
affiliate-applied-title = Köszönjük, megjött a jelentkezésed
affiliate-applied-text = Egy munkatársunk olvassa el, ez néhány munkanapig tart.
affiliate-applied-mail = Erősítsd meg az e-mail-címed a linkkel, amelyet most küldtünk.
affiliate-applied-read = A döntésről e-mailben írunk. Addig belépés után látod, hol tart a jelentkezésed.
affiliate-applied-start = Ha felvettünk, készítsd el az első linked.

## Állapot

affiliate-pending-title = Olvassuk a jelentkezésed
affiliate-pending-text = Amint döntöttünk, e-mailt kapsz. Addig kiegészítheted a profilodat.
affiliate-rejected-title = Nem fogadtuk el a jelentkezésed
affiliate-rejected-text = Ha változott valami, írj nekünk. Az e-mail-címünk a bolt minden oldalának alján ott van.
affiliate-suspended-title = A fiókod fel van függesztve
affiliate-suspended-text = Továbbra is látsz itt mindent, de a kattintások és rendelések már nem számítanak, és semmi sem módosítható.
affiliate-left-title = Kiléptél a programból
affiliate-left-text = A linkjeid már nem számítanak. Amit addig kerestél, azt még kifizetjük.
affiliate-reason = Oka:

## Számok

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $year }. { $month }. { $day }.
affiliate-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}
affiliate-range = Időszak
affiliate-date-from = Ettől
affiliate-date-to = Eddig
affiliate-compare = Összevetés az előző időszakkal
affiliate-show = Megjelenítés
affiliate-all = Mind
affiliate-show-all = Összes megjelenítése
affiliate-earnings = Bevétel
affiliate-earnings-in = Bevétel ({ $currency })
affiliate-pending = Függőben
affiliate-paid = Kifizetve
affiliate-clicks = Kattintások
affiliate-clicks-before = Kattintások előtte
affiliate-conversions = Rendelések
affiliate-conversion-rate = Konverzió
affiliate-epc = Bevétel kattintásonként
affiliate-revenue = Forgalom
affiliate-sale = Forgalom
affiliate-commission = Jutalék
affiliate-before = Előtte:
affiliate-daily = Napról napra
affiliate-measure = Mit mutat a grafikon
affiliate-chart = { $what } naponta. A számok a táblázatban vannak.
affiliate-chart-before = A pontozott vonal az előző időszak.
affiliate-as-table = Megjelenítés táblázatként
affiliate-sources = Honnan jönnek a kattintások
affiliate-source-none = Nincs megadva
affiliate-top-products = Legjobb termékek
affiliate-top-pages = Legjobb oldalak
affiliate-name = Név
affiliate-csv = Mentés CSV-ként
affiliate-first-title = Az első lépéseid
affiliate-first-text = Még nincs mit számolni. Amint valaki megnyitja egy linked, itt látni fogod.
affiliate-first-link = Készítsd el az első linkedet
affiliate-first-link-text = Bármelyik boltunk bármelyik oldalára.
affiliate-first-link-action = Link készítése
affiliate-first-media = Használd a képeinket és szövegeinket
affiliate-first-media-text = Minden termék leírással, megosztásra készen.
affiliate-first-media-action = Képek és szövegek megnyitása
affiliate-first-payout = Add meg a bankszámlád
affiliate-first-payout-text = Hogy tudjuk, hová utaljuk a bevételed.
affiliate-first-payout-action = Profil megnyitása

## Statisztika

affiliate-by = Bontás
affiliate-by-day = Nap
affiliate-by-source = Forrás
affiliate-by-medium = Médium
affiliate-by-campaign = Kampány
affiliate-by-content = Tartalom
affiliate-by-term = Keresőszó
affiliate-by-country = Ország
affiliate-by-device = Eszköz
affiliate-by-browser = Böngésző
affiliate-by-product = Termék
affiliate-by-landing = Érkezési oldal
affiliate-device-mobile = Telefon
affiliate-device-tablet = Táblagép
affiliate-device-desktop = Számítógép
affiliate-analytics-empty = Ebben az időszakban nincs kattintás
affiliate-analytics-empty-text = Válassz hosszabb időszakot, vagy ossz meg egy linket.

## Linkek

affiliate-links-lead = Minden link tartalmazza a te kódodat. Ami azon át érkezik, azt neked írjuk jóvá.
affiliate-link-kind = Hová
affiliate-link-address = Egy oldal címe
affiliate-link-address-help = Másold ki bármelyik boltunkból.
affiliate-link-category = Kategória
affiliate-link-target = Termék vagy kategória
affiliate-link-search = Keress a termékek és a kategóriák között
affiliate-link-no-discount = Kedvezmény nélkül
affiliate-link-campaign = Kampány
affiliate-link-made = A linked
affiliate-link-whole = Teljes link
affiliate-link-short = Rövid link
affiliate-link-qr = QR-kód
affiliate-link-qr-alt = A rövid link QR-kódja
affiliate-link-qr-save = QR-kód mentése
affiliate-link-copy = Link másolása
affiliate-link-copied = A link a vágólapon van
affiliate-copy-failed = Itt nem lehet másolni. Jelöld ki a szöveget, és másold ki magad.

## Kuponkódok

affiliate-discounts-lead = Kódok, amelyeket továbbadhatsz. A te kódoddal leadott rendelést mindig neked írjuk jóvá.
affiliate-discounts-empty = Még nincs kuponkód
affiliate-discounts-empty-text = Írunk, ha lesz neked szóló kód. A linkek kód nélkül is működnek.
affiliate-discount = Kuponkód
affiliate-uses = Felhasználások
affiliate-copy-code = Kód másolása
affiliate-coupon-copied = A kuponkód a vágólapon van

## Jutalékok

affiliate-commissions-lead = Minden neked jóváírt rendelés, a megrendelő neve nélkül.
affiliate-commissions-count = { $count ->
    [one] { $count } jutalék
   *[other] { $count } jutalék
}
affiliate-commissions-none = Nincs ilyen jutalék
affiliate-commissions-none-text = Válassz más szűrőket.
affiliate-commissions-empty = Még nincs jutalék
affiliate-commissions-empty-text = Az első rendelés, amely egy linkeden át érkezik, itt jelenik meg.
affiliate-status = Állapot
affiliate-status-pending = Függőben
affiliate-status-held = Visszatartva
affiliate-status-approved = Jóváhagyva
affiliate-status-paid = Kifizetve
affiliate-status-rejected = Elutasítva
affiliate-status-reversed = Visszavonva
affiliate-status-active = Érvényes
affiliate-status-disabled = Kikapcsolva
affiliate-status-scheduled = Időzítve
affiliate-status-expired = Lejárt
affiliate-order = Rendelés
affiliate-bonus = Bónusz
affiliate-adjustment = Helyesbítés
affiliate-date = Dátum
affiliate-reversed = Ebből visszaküldve: { $amount }
affiliate-hold-until = Eddig vár: { $date }
affiliate-statements = Elszámolások
affiliate-statement = Elszámolás: { $year }/{ $month }

## Képek és szövegek

affiliate-media-lead = A termékeink képei és szövegei. Amíg partner vagy, használhatod őket.
affiliate-feed = Terméklista
affiliate-feed-text = Minden termék árral, minden linkben a te kódoddal.
affiliate-media-products = Termékek
affiliate-media-empty = Még nincs termék
affiliate-media-empty-text = Ennek a boltnak most nincs mit mutatnia.
affiliate-picture-save = Kép mentése: { $name }
affiliate-copy-text = Szöveg másolása
affiliate-text-copied = A szöveg a vágólapon van

## Profil

affiliate-details = Az adataid
affiliate-profile-updated = A profilod frissült
affiliate-code = A kódod
affiliate-code-copied = A kód a vágólapon van
affiliate-tier = Szint
affiliate-time-zone = Időzóna
affiliate-emails = E-mailek
affiliate-emails-commissions = Ha egy rendelést nekem írnak jóvá
affiliate-emails-statements = A havi elszámolásom
affiliate-programme = A program
affiliate-programme-window = Kattintás után ennyi ideig számít a rendelés
affiliate-programme-hold = Kézbesítés után a jutalék ennyit vár
affiliate-programme-minimum = Kifizetés ettől az összegtől
affiliate-programme-bonus = Bónusz havonta ennyi jóváhagyott rendeléstől: { $count }
affiliate-payout = Kifizetés
affiliate-payout-text = A számla, amelyre a bevételedet utaljuk. Titkosítva őrizzük, és minden változásról írunk.
affiliate-payout-changed = Utolsó változás: { $date }
affiliate-payout-action = Számla mentése
affiliate-leave = Kilépés a programból
affiliate-leave-open = Kilépés a programból
affiliate-leave-text = A linkjeid és kódjaid onnantól nem számítanak. Amit addig kerestél, azt még kifizetjük.
affiliate-leave-action = Végleges kilépés

## Ami nem sikerült

affiliate-error = Hiba történt
affiliate-error-profile = A profil nem tölthető be
affiliate-error-update = A profilt nem sikerült frissíteni
affiliate-error-dashboard = Az áttekintés nem tölthető be
affiliate-error-discounts = A kuponkódok nem tölthetők be
affiliate-error-commissions = A jutalékok nem tölthetők be
affiliate-error-link = A linket nem sikerült elkészíteni
affiliate-error-analytics = A statisztika nem tölthető be

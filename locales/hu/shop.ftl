# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Tájékozódás

skip-to-content = Ugrás a tartalomra
announcement-label = Hírek a boltból
menu-open = Menü megnyitása
search-link = Keresés
menu-label = Menü
departments-label = Részlegek
close = Bezárás
menu-all = { $name }: minden termék
categories = Összes kategória
brands = Márkák
menu-new = Újdonságok
menu-reduced = Leárazva
menu-all-brands = Összes márka
collections = Kollekciók
breadcrumbs-label = Itt jársz
breadcrumbs-home = Kezdőlap
categories-within = Kategóriák: { $name }

## Ország és nyelv

country-button = Ország és pénznem:
country-title = Ország és nyelv
country-list = Boltjaink
language-title = Nyelv

## Árak

price-now = Akciós ár:
price-before = Korábbi ár:
price-from = már { $price } áron
price-lowest = Az árcsökkentés előtti 30 nap legalacsonyabb ára: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Gyártó
maker-responsible = Felelős személy az EU-ban

## Termékkártyák

card-new = Új
card-sold-out = Elfogyott
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] { $count } szín
   *[other] { $count } szín
}

## Lábléc

footer-about = Alsóneműk, pólók, bodyk és leggingsek nőknek, férfiaknak és gyerekeknek.
footer-shop = Vásárlás
footer-discover = Fedezd fel
footer-promise = Ígéretünk
footer-track = Rendelés követése
footer-return = Visszaküldés
footer-withdraw = Elállás a szerződéstől itt
footer-payment = Fizetés
footer-social = Kövess minket
policy-returns = { $days ->
    [one] A rendelésedet { $days } napon belül küldheted vissza.
   *[other] A rendelésedet { $days } napon belül küldheted vissza.
}
policy-delivery = { $max ->
    [one] A szállítási idő { $min }–{ $max } munkanap.
   *[other] A szállítási idő { $min }–{ $max } munkanap.
}
policy-help = Kérdésed van? Írj nekünk:
payment-card = Bankkártya
payment-cod = Utánvét
legal-vat = Közösségi adószám: { $number }

## A képernyő színei

theme-label = Megjelenés
theme-light = Világos
theme-dark = Sötét
theme-system = Az eszköz szerint

## Ha egy oldal hiányzik

not-found-title = Hoppá!!!
not-found-text = A keresett oldalt nem találjuk
not-found-message = Az oldal nem található: { $path }
not-found-home = Vissza a kezdőlapra
not-found-browse = Kategóriák böngészése
failed-title = Valami félrement.
failed-text = Az oldalt nem sikerült betölteni. Próbáld újra pár pillanat múlva.
failed-retry = Újrapróbálom
failed-reference = Hibaazonosító: { $id }
busy-title = Most nagyon sokan vásárolnak.
busy-text = Olyan sok a látogató, hogy ezt az oldalt pillanatnyilag nem tudjuk megjeleníteni. Próbáld újra néhány másodperc múlva.

pager-label = Oldalak
pager-page = { $page }. oldal
pager-previous = Előző
pager-next = Következő

## Cart

cart-link = { $count ->
    [0] Kosár, üres
    [one] Kosár, { $count } termék
   *[other] Kosár, { $count } termék
}
card-add = Kosárba: { $name }

footer-consent = Sütibeállítások
shop-offline = Nincs internetkapcsolat. Amit még nem nyitottál meg, azt most nem lehet betölteni.
shop-online = Újra van internetkapcsolat
update-ready = A boltnak új verziója érhető el
update-load = Újratöltés

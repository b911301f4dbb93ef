# Besede, ki jih pokaže vsaka stran trgovine: vrstica, meniji, noga, cene in kartice izdelkov.

-brand = Vitrina
shop-name = { -brand }

## Pot po trgovini

skip-to-content = Preskoči na vsebino
announcement-label = Novice iz trgovine
menu-open = Odpri meni
search-link = Iskanje
menu-label = Meni
departments-label = Oddelki
close = Zapri
menu-all = { $name } – vse
categories = Vse kategorije
brands = Blagovne znamke
menu-new = Novo
menu-reduced = Znižano
menu-all-brands = Vse blagovne znamke
collections = Kolekcije
breadcrumbs-label = Tukaj ste
breadcrumbs-home = Domov
categories-within = Kategorije: { $name }

## Država in jezik

country-button = Država in valuta:
country-title = Država in jezik
country-list = Naše trgovine
language-title = Jezik

## Cene

price-now = Znižana cena:
price-before = Prejšnja cena:
price-from = od { $price }
price-lowest = Najnižja cena v 30 dneh pred znižanjem: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Proizvajalec
maker-responsible = Odgovorna oseba v EU

## Kartice izdelkov

card-new = Novo
card-sold-out = Razprodano
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] { $count } barva
    [two] { $count } barvi
    [few] { $count } barve
   *[other] { $count } barv
}

## Noga

footer-about = Perilo, majice, bodiji in pajkice za ženske, moške in otroke.
footer-shop = Nakupujte
footer-discover = Odkrijte
footer-promise = Naša obljuba
footer-track = Sledenje naročilu
footer-return = Vračilo izdelkov
footer-withdraw = Tukaj odstopite od pogodbe
footer-payment = Plačilo
footer-social = Sledite nam
policy-returns = { $days ->
    [one] Naročilo lahko vrnete v { $days } dnevu.
    [two] Naročilo lahko vrnete v { $days } dneh.
    [few] Naročilo lahko vrnete v { $days } dneh.
   *[other] Naročilo lahko vrnete v { $days } dneh.
}
policy-delivery = { $max ->
    [one] Dostava traja { $min }–{ $max } delovni dan.
    [two] Dostava traja { $min }–{ $max } delovna dneva.
    [few] Dostava traja { $min }–{ $max } delovne dni.
   *[other] Dostava traja { $min }–{ $max } delovnih dni.
}
policy-help = Imate vprašanje? Pišite na
payment-card = Plačilna kartica
payment-cod = Plačilo po povzetju
legal-vat = ID za DDV { $number }

## Barve zaslona

theme-label = Videz
theme-light = Svetlo
theme-dark = Temno
theme-system = Enako kot naprava

## Ko strani ni ali odpove

not-found-title = Ups!!!
not-found-text = Strani, ki jo iščete, ni bilo mogoče najti
not-found-message = Stran ni najdena: { $path }
not-found-home = Nazaj na domačo stran
not-found-browse = Prebrskaj kategorije
failed-title = Nekaj je šlo narobe.
failed-text = Strani ni bilo mogoče naložiti. Poskusite znova čez trenutek.
failed-retry = Poskusi znova
failed-reference = Številka napake: { $id }
busy-title = V trgovini je ta hip velik obisk.
busy-text = Obiskovalcev je toliko, da te strani trenutno ne moremo prikazati. Poskusite znova čez nekaj sekund.

pager-label = Strani
pager-page = Stran { $page }
pager-previous = Nazaj
pager-next = Naprej

## Cart

cart-link = { $count ->
    [0] Košarica, prazna
    [one] Košarica, { $count } izdelek
    [two] Košarica, { $count } izdelka
    [few] Košarica, { $count } izdelki
   *[other] Košarica, { $count } izdelkov
}
card-add = Dodaj v košarico: { $name }

footer-consent = Nastavitve piškotkov
shop-offline = Niste povezani z internetom. Česar še niste odprli, ni mogoče naložiti.
shop-online = Spet ste povezani
update-ready = Na voljo je nova različica trgovine
update-load = Naloži znova

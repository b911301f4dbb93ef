# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Kretanje po trgovini

skip-to-content = Preskoči na sadržaj
announcement-label = Novosti iz trgovine
menu-open = Otvori izbornik
search-link = Pretraga
menu-label = Izbornik
departments-label = Odjeli
close = Zatvori
menu-all = { $name }: sve
categories = Sve kategorije
brands = Brendovi
menu-new = Novo
menu-reduced = Sniženo
menu-all-brands = Svi brendovi
collections = Kolekcije
breadcrumbs-label = Ovdje si
breadcrumbs-home = Početna
categories-within = Kategorije: { $name }

## Država i jezik

country-button = Država i valuta:
country-title = Država i jezik
country-list = Naše trgovine
language-title = Jezik

## Cijene

price-now = Snižena cijena:
price-before = Prijašnja cijena:
price-from = od { $price }
price-lowest = Najniža cijena u zadnjih 30 dana prije sniženja: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Proizvođač
maker-responsible = Odgovorna osoba u EU-u

## Kartice proizvoda

card-new = Novo
card-sold-out = Rasprodano
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] { $count } boja
    [few] { $count } boje
   *[other] { $count } boja
}

## Podnožje

footer-about = Donje rublje, majice, bodiji i tajice za žene, muškarce i djecu.
footer-shop = Kupnja
footer-discover = Otkrij
footer-promise = Naše obećanje
footer-track = Prati narudžbu
footer-return = Povrat artikala
footer-withdraw = Ovdje raskini ugovor
footer-payment = Plaćanje
footer-social = Prati nas
policy-returns = { $days ->
    [one] Narudžbu možeš vratiti u roku od { $days } dana.
    [few] Narudžbu možeš vratiti u roku od { $days } dana.
   *[other] Narudžbu možeš vratiti u roku od { $days } dana.
}
policy-delivery = { $max ->
    [one] Dostava traje { $min }–{ $max } radni dan.
    [few] Dostava traje { $min }–{ $max } radna dana.
   *[other] Dostava traje { $min }–{ $max } radnih dana.
}
policy-help = Imaš pitanje? Piši nam na
payment-card = Kartica
payment-cod = Pouzeće
legal-vat = PDV ID broj { $number }

## Boje zaslona

theme-label = Izgled
theme-light = Svijetlo
theme-dark = Tamno
theme-system = Kao na uređaju

## Kad stranice nema ili zakaže

not-found-title = Ups!!!
not-found-text = Stranicu koju tražiš nismo pronašli
not-found-message = Stranica nije pronađena: { $path }
not-found-home = Natrag na početnu
not-found-browse = Pregledaj kategorije
failed-title = Nešto je pošlo po zlu.
failed-text = Stranica se nije učitala. Pokušaj ponovno za koji trenutak.
failed-retry = Pokušaj ponovno
failed-reference = Broj pogreške: { $id }
busy-title = U trgovini je trenutačno gužva.
busy-text = Posjetitelja je toliko da ovu stranicu trenutačno ne možemo prikazati. Pokušaj ponovno za nekoliko sekundi.

pager-label = Stranice
pager-page = Stranica { $page }
pager-previous = Natrag
pager-next = Dalje

## Cart

cart-link = { $count ->
    [0] Košarica, prazna
    [one] Košarica, { $count } artikl
    [few] Košarica, { $count } artikla
   *[other] Košarica, { $count } artikala
}
card-add = Dodaj u košaricu: { $name }

footer-consent = Postavke kolačića
shop-offline = Nema internetske veze. Ono što još nije otvoreno ne može se učitati.
shop-online = Veza je ponovno uspostavljena
update-ready = Dostupna je nova verzija trgovine
update-load = Učitaj ponovno

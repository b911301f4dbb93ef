# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Getting around

skip-to-content = Sari la conținut
announcement-label = Noutăți din magazin
menu-open = Deschide meniul
search-link = Căutare
menu-label = Meniu
departments-label = Raioane
close = Închide
menu-all = { $name }: toate produsele
categories = Toate categoriile
brands = Branduri
menu-new = Noutăți
menu-reduced = La preț redus
menu-all-brands = Toate brandurile
collections = Colecții
breadcrumbs-label = Ești aici
breadcrumbs-home = Acasă
categories-within = Categorii: { $name }

## Country and language

country-button = Țară și monedă:
country-title = Țară și limbă
country-list = Magazinele noastre
language-title = Limbă

## Prices

price-now = Preț redus:
price-before = Preț anterior:
price-from = de la { $price }
price-lowest = Cel mai mic preț din cele 30 de zile dinaintea reducerii: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Producător
maker-responsible = Persoană responsabilă în UE

## Product cards

card-new = Nou
card-sold-out = Stoc epuizat
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] O culoare
    [few] { $count } culori
   *[other] { $count } de culori
}

## Footer

footer-about = Lenjerie intimă, tricouri, body-uri și colanți pentru femei, bărbați și copii.
footer-shop = Magazin
footer-discover = Descoperă
footer-promise = Promisiunea noastră
footer-track = Urmărește comanda
footer-return = Returnează produse
footer-withdraw = Retrage-te din contract aici
footer-payment = Plată
footer-social = Urmărește-ne
policy-returns = { $days ->
    [one] Poți returna comanda în termen de o zi.
    [few] Poți returna comanda în termen de { $days } zile.
   *[other] Poți returna comanda în termen de { $days } de zile.
}
policy-delivery = { $max ->
    [one] Livrare în { $min }–{ $max } zi lucrătoare.
    [few] Livrare în { $min }–{ $max } zile lucrătoare.
   *[other] Livrare în { $min }–{ $max } de zile lucrătoare.
}
policy-help = Ai întrebări? Scrie-ne la
payment-card = Card
payment-cod = Plata la livrare
legal-vat = Cod de TVA { $number }

## Colours of the screen

theme-label = Aspect
theme-light = Luminos
theme-dark = Întunecat
theme-system = Ca pe dispozitiv

## When a page is missing or fails

not-found-title = Ups!!!
not-found-text = Nu am găsit pagina pe care o cauți
not-found-message = Pagina nu a fost găsită: { $path }
not-found-home = Înapoi la prima pagină
not-found-browse = Vezi categoriile
failed-title = Ceva nu a mers bine.
failed-text = Pagina nu a putut fi încărcată. Încearcă din nou peste câteva clipe.
failed-retry = Încearcă din nou
failed-reference = Codul erorii: { $id }
busy-title = Magazinul este foarte aglomerat acum.
busy-text = Sunt atât de mulți vizitatori, încât nu putem afișa pagina în acest moment. Încearcă din nou peste câteva secunde.

pager-label = Pagini
pager-page = Pagina { $page }
pager-previous = Înapoi
pager-next = Înainte

## Cart

cart-link = { $count ->
    [0] Coș, gol
    [one] Coș, { $count } produs
    [few] Coș, { $count } produse
   *[other] Coș, { $count } de produse
}
card-add = Adaugă în coș: { $name }

footer-consent = Setări cookie-uri
shop-offline = Nu există conexiune la internet. Ce nu ai deschis încă nu poate fi încărcat.
shop-online = Conexiunea a revenit
update-ready = Există o versiune nouă a magazinului
update-load = Reîncarcă

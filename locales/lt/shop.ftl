# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Getting around

skip-to-content = Pereiti prie turinio
announcement-label = Parduotuvės naujienos
menu-open = Atverti meniu
search-link = Paieška
menu-label = Meniu
departments-label = Skyriai
close = Uždaryti
menu-all = { $name }: visos prekės
categories = Visos kategorijos
brands = Prekių ženklai
menu-new = Naujienos
menu-reduced = Nukainota
menu-all-brands = Visi prekių ženklai
collections = Kolekcijos
breadcrumbs-label = Jūs esate čia
breadcrumbs-home = Pradžia
categories-within = { $name }: kategorijos

## Country and language

country-button = Šalis ir valiuta:
country-title = Šalis ir kalba
country-list = Mūsų parduotuvės
language-title = Kalba

## Prices

price-now = Kaina su nuolaida:
price-before = Ankstesnė kaina:
price-from = nuo { $price }
price-lowest = Mažiausia kaina per 30 dienų iki nuolaidos: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Gamintojas
maker-responsible = Atsakingas asmuo ES

## Product cards

card-new = Nauja
card-sold-out = Išparduota
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] { $count } spalva
    [few] { $count } spalvos
    [many] { $count } spalvos
   *[other] { $count } spalvų
}

## Footer

footer-about = Apatinis trikotažas, marškinėliai, glaustinukės ir tamprės moterims, vyrams ir vaikams.
footer-shop = Apsipirkti
footer-discover = Atraskite
footer-promise = Mūsų pažadas
footer-track = Užsakymo sekimas
footer-return = Grąžinti prekes
footer-withdraw = Atsisakyti sutarties čia
footer-payment = Mokėjimas
footer-social = Sekite mus
policy-returns = { $days ->
    [one] Užsakymą galite grąžinti per { $days } dieną.
    [few] Užsakymą galite grąžinti per { $days } dienas.
    [many] Užsakymą galite grąžinti per { $days } dienos.
   *[other] Užsakymą galite grąžinti per { $days } dienų.
}
policy-delivery = { $max ->
    [one] Pristatome per { $min }–{ $max } darbo dieną.
    [few] Pristatome per { $min }–{ $max } darbo dienas.
    [many] Pristatome per { $min }–{ $max } darbo dienos.
   *[other] Pristatome per { $min }–{ $max } darbo dienų.
}
policy-help = Turite klausimų? Rašykite
payment-card = Kortelė
payment-cod = Mokėjimas atsiimant
legal-vat = PVM mokėtojo kodas { $number }

## Colours of the screen

theme-label = Išvaizda
theme-light = Šviesi
theme-dark = Tamsi
theme-system = Kaip įrenginyje

## When a page is missing or fails

not-found-title = Ups!!!
not-found-text = Puslapio, kurio ieškote, nėra
not-found-message = Puslapis nerastas: { $path }
not-found-home = Grįžti į pradžią
not-found-browse = Peržiūrėti kategorijas
failed-title = Kažkas nepavyko.
failed-text = Puslapio įkelti nepavyko. Pabandykite dar kartą po akimirkos.
failed-retry = Bandyti dar kartą
failed-reference = Klaidos numeris: { $id }
busy-title = Parduotuvėje dabar labai daug lankytojų.
busy-text = Lankytojų tiek daug, kad šio puslapio šiuo metu negalime parodyti. Pabandykite dar kartą po kelių sekundžių.

pager-label = Puslapiai
pager-page = { $page } puslapis
pager-previous = Ankstesnis
pager-next = Kitas

## Cart

cart-link = { $count ->
    [0] Krepšelis, tuščias
    [one] Krepšelis, { $count } prekė
    [few] Krepšelis, { $count } prekės
    [many] Krepšelis, { $count } prekės
   *[other] Krepšelis, { $count } prekių
}
card-add = Į krepšelį: { $name }

footer-consent = Slapukų nustatymai
shop-offline = Nėra interneto ryšio. Ko dar neatidarėte, įkelti nepavyks.
shop-online = Ryšys atkurtas
update-ready = Yra nauja parduotuvės versija
update-load = Įkelti iš naujo

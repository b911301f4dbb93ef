# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

skip-to-content = Prejsť na obsah
announcement-label = Novinky z obchodu
menu-open = Otvoriť menu
search-link = Hľadanie
menu-label = Menu
departments-label = Oddelenia
close = Zavrieť
menu-all = { $name }: všetko
categories = Všetky kategórie
brands = Značky
menu-new = Novinky
menu-reduced = Zľavnené
menu-all-brands = Všetky značky
collections = Kolekcie
breadcrumbs-label = Nachádzate sa tu
breadcrumbs-home = Úvod
categories-within = Kategórie: { $name }

country-button = Krajina a mena:
country-title = Krajina a jazyk
country-list = Naše obchody
language-title = Jazyk

price-now = Cena po zľave:
price-before = Pôvodná cena:
price-from = od { $price }
price-lowest = Najnižšia cena za 30 dní pred zľavou: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Výrobca
maker-responsible = Zodpovedná osoba v EÚ

card-new = Novinka
card-sold-out = Vypredané
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] { $count } farba
    [few] { $count } farby
    [many] { $count } farby
   *[other] { $count } farieb
}

footer-about = Spodná bielizeň, tričká, body a legíny pre ženy, mužov a deti.
footer-shop = Nakupujte
footer-discover = Objavujte
footer-promise = Čo sľubujeme
footer-track = Sledovať objednávku
footer-return = Vrátiť tovar
footer-withdraw = Odstúpiť od zmluvy tu
footer-payment = Platba
footer-social = Sledujte nás
policy-returns = { $days ->
    [one] Objednávku môžete vrátiť do { $days } dňa.
    [few] Objednávku môžete vrátiť do { $days } dní.
    [many] Objednávku môžete vrátiť do { $days } dňa.
   *[other] Objednávku môžete vrátiť do { $days } dní.
}
policy-delivery = { $max ->
    [one] Doručenie trvá { $min } – { $max } pracovný deň.
    [few] Doručenie trvá { $min } – { $max } pracovné dni.
    [many] Doručenie trvá { $min } – { $max } pracovného dňa.
   *[other] Doručenie trvá { $min } – { $max } pracovných dní.
}
policy-help = Máte otázku? Píšte na
payment-card = Kartou
payment-cod = Na dobierku
legal-vat = IČ DPH { $number }

theme-label = Vzhľad
theme-light = Svetlý
theme-dark = Tmavý
theme-system = Podľa zariadenia

not-found-title = Ups!!!
not-found-text = Stránku, ktorú hľadáte, sa nepodarilo nájsť
not-found-message = Stránka sa nenašla: { $path }
not-found-home = Späť na úvodnú stránku
not-found-browse = Prezrieť si kategórie
failed-title = Niečo sa pokazilo.
failed-text = Stránku sa nepodarilo načítať. Skúste to, prosím, o chvíľu znova.
failed-retry = Skúsiť znova
failed-reference = Číslo chyby: { $id }
busy-title = V obchode je práve veľký nápor.
busy-text = Návštevníkov je toľko, že túto stránku teraz nevieme zobraziť. Skúste to, prosím, znova o niekoľko sekúnd.

pager-label = Strany
pager-page = Strana { $page }
pager-previous = Predchádzajúca
pager-next = Ďalšia

## Cart

cart-link = { $count ->
    [0] Košík, prázdny
    [one] Košík, { $count } položka
    [few] Košík, { $count } položky
    [many] Košík, { $count } položky
   *[other] Košík, { $count } položiek
}
card-add = Do košíka: { $name }

footer-consent = Nastavenie cookies
shop-offline = Ste offline. Čo ste ešte neotvorili, sa nedá načítať.
shop-online = Ste opäť online
update-ready = Je k dispozícii nová verzia obchodu
update-load = Načítať znova

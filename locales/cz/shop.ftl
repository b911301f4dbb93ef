# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

skip-to-content = Přejít k obsahu
announcement-label = Novinky z obchodu
menu-open = Otevřít menu
search-link = Hledání
menu-label = Menu
departments-label = Oddělení
close = Zavřít
menu-all = { $name }: vše
categories = Všechny kategorie
brands = Značky
menu-new = Novinky
menu-reduced = Zlevněné
menu-all-brands = Všechny značky
collections = Kolekce
breadcrumbs-label = Zde se nacházíte
breadcrumbs-home = Úvod
categories-within = Kategorie: { $name }

country-button = Země a měna:
country-title = Země a jazyk
country-list = Naše obchody
language-title = Jazyk

price-now = Cena po slevě:
price-before = Původní cena:
price-from = od { $price }
price-lowest = Nejnižší cena za 30 dní před slevou: { $price }
composition-part = { $percent } % { $fibre }
maker-name = Výrobce
maker-responsible = Odpovědná osoba v EU

card-new = Novinka
card-sold-out = Vyprodáno
card-reduced = −{ $percent } %
card-colours = { $count ->
    [one] { $count } barva
    [few] { $count } barvy
    [many] { $count } barvy
   *[other] { $count } barev
}

footer-about = Spodní prádlo, trička, body a legíny pro ženy, muže a děti.
footer-shop = Nakupujte
footer-discover = Objevujte
footer-promise = Co slibujeme
footer-track = Sledovat objednávku
footer-return = Vrátit zboží
footer-withdraw = Odstoupit od smlouvy zde
footer-payment = Platba
footer-social = Sledujte nás
policy-returns = { $days ->
    [one] Objednávku můžete vrátit do { $days } dne.
    [few] Objednávku můžete vrátit do { $days } dnů.
    [many] Objednávku můžete vrátit do { $days } dne.
   *[other] Objednávku můžete vrátit do { $days } dnů.
}
policy-delivery = { $max ->
    [one] Doručení trvá { $min }–{ $max } pracovní den.
    [few] Doručení trvá { $min }–{ $max } pracovní dny.
    [many] Doručení trvá { $min }–{ $max } pracovního dne.
   *[other] Doručení trvá { $min }–{ $max } pracovních dnů.
}
policy-help = Máte dotaz? Pište na
payment-card = Kartou
payment-cod = Na dobírku
legal-vat = DIČ { $number }

theme-label = Vzhled
theme-light = Světlý
theme-dark = Tmavý
theme-system = Podle zařízení

not-found-title = Jejda!!!
not-found-text = Stránku, kterou hledáte, se nepodařilo najít
not-found-message = Stránka nenalezena: { $path }
not-found-home = Zpět na úvodní stránku
not-found-browse = Projít kategorie
failed-title = Něco se pokazilo.
failed-text = Stránku se nepodařilo načíst. Zkuste to prosím za chvilku znovu.
failed-retry = Zkusit znovu
failed-reference = Číslo chyby: { $id }
busy-title = V obchodě je teď velký nápor.
busy-text = Návštěvníků je tolik, že tuto stránku teď nemůžeme zobrazit. Zkuste to prosím znovu za několik sekund.

pager-label = Stránky
pager-page = Stránka { $page }
pager-previous = Předchozí
pager-next = Další

## Cart

cart-link = { $count ->
    [0] Košík, prázdný
    [one] Košík, { $count } položka
    [few] Košík, { $count } položky
    [many] Košík, { $count } položky
   *[other] Košík, { $count } položek
}
card-add = Do košíku: { $name }

footer-consent = Nastavení cookies
shop-offline = Jste offline. Co jste ještě neotevřeli, nelze načíst.
shop-online = Jste zase online
update-ready = Je k dispozici nová verze obchodu
update-load = Načíst znovu

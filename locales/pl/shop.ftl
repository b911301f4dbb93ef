# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

skip-to-content = Przejdź do treści
announcement-label = Nowości ze sklepu
menu-open = Otwórz menu
search-link = Szukaj
menu-label = Menu
departments-label = Działy
close = Zamknij
menu-all = { $name }: wszystko
categories = Wszystkie kategorie
brands = Marki
menu-new = Nowości
menu-reduced = Przecenione
menu-all-brands = Wszystkie marki
collections = Kolekcje
breadcrumbs-label = Jesteś tutaj
breadcrumbs-home = Strona główna
categories-within = Kategorie: { $name }

country-button = Kraj i waluta:
country-title = Kraj i język
country-list = Nasze sklepy
language-title = Język

price-now = Cena po obniżce:
price-before = Poprzednia cena:
price-from = od { $price }
price-lowest = Najniższa cena z 30 dni przed obniżką: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Producent
maker-responsible = Osoba odpowiedzialna w UE

card-new = Nowość
card-sold-out = Wyprzedane
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
    [many] { $count } kolorów
   *[other] { $count } koloru
}

footer-about = Bielizna, koszulki, body i legginsy dla kobiet, mężczyzn i dzieci.
footer-shop = Zakupy
footer-discover = Odkrywaj
footer-promise = Nasza obietnica
footer-track = Śledź zamówienie
footer-return = Zwróć produkty
footer-withdraw = Odstąp od umowy tutaj
footer-payment = Płatność
footer-social = Obserwuj nas
policy-returns = { $days ->
    [one] Zamówienie możesz zwrócić w ciągu { $days } dnia.
    [few] Zamówienie możesz zwrócić w ciągu { $days } dni.
    [many] Zamówienie możesz zwrócić w ciągu { $days } dni.
   *[other] Zamówienie możesz zwrócić w ciągu { $days } dnia.
}
policy-delivery = { $max ->
    [one] Dostawa trwa { $min }–{ $max } dzień roboczy.
    [few] Dostawa trwa { $min }–{ $max } dni robocze.
    [many] Dostawa trwa { $min }–{ $max } dni roboczych.
   *[other] Dostawa trwa { $min }–{ $max } dnia roboczego.
}
policy-help = Masz pytanie? Napisz na
payment-card = Karta
payment-cod = Za pobraniem
legal-vat = Numer VAT UE { $number }

theme-label = Wygląd
theme-light = Jasny
theme-dark = Ciemny
theme-system = Jak w urządzeniu

not-found-title = Ups!!!
not-found-text = Nie udało się znaleźć strony, której szukasz
not-found-message = Nie znaleziono strony: { $path }
not-found-home = Wróć na stronę główną
not-found-browse = Przeglądaj kategorie
failed-title = Coś poszło nie tak.
failed-text = Nie udało się wczytać strony. Spróbuj ponownie za chwilę.
failed-retry = Spróbuj ponownie
failed-reference = Numer błędu: { $id }
busy-title = W sklepie jest teraz bardzo dużo osób.
busy-text = Odwiedzających jest tak wielu, że w tej chwili nie możemy wyświetlić tej strony. Spróbuj ponownie za kilka sekund.

pager-label = Strony
pager-page = Strona { $page }
pager-previous = Poprzednia
pager-next = Następna

## Cart

cart-link = { $count ->
    [0] Koszyk, pusty
    [one] Koszyk, { $count } produkt
    [few] Koszyk, { $count } produkty
    [many] Koszyk, { $count } produktów
   *[other] Koszyk, { $count } produktu
}
card-add = Dodaj do koszyka: { $name }

footer-consent = Ustawienia plików cookie
shop-offline = Brak połączenia z internetem. Nie można wczytać stron, które nie były jeszcze otwarte.
shop-online = Połączenie z internetem wróciło
update-ready = Jest nowa wersja sklepu
update-load = Odśwież

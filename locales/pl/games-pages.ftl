# Koło fortuny, kupony, błyskawiczne okazje i przypomnienia.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Zakręć kołem
wheel-lead = Jeden obrót i przy odrobinie szczęścia kupon tylko dla ciebie. To nic nie kosztuje.
wheel-offer = Masz ochotę na kupon? Spróbuj szczęścia z naszym kołem.
wheel-open = Pokaż koło
wheel-no = Nie, dziękuję
wheel-spin = Zakręć
wheel-spins = { $count ->
    [one] Dziś możesz zakręcić jeszcze { $count } raz.
    [few] Dziś możesz zakręcić jeszcze { $count } razy.
    [many] Dziś możesz zakręcić jeszcze { $count } razy.
   *[other] Dziś możesz zakręcić jeszcze { $count } raza.
}
wheel-over = Dzisiejsze próby już wykorzystane. Jutro będą nowe.
wheel-ends = Koło kręci się do: { $date }
wheel-won = Wygrywasz: { $prize }
wheel-lost = Tym razem bez nagrody.
wheel-use = Do koszyka
wheel-odds = Jakie są szanse?
wheel-prize = Nagroda
wheel-chance = Szansa
wheel-percent = { $percent }%
wheel-email-help = Kupon działa tylko z tym adresem e-mail. Nie użyjemy go do niczego innego.
wheel-newsletter = Przysyłajcie mi też newsletter.
wheel-closed-title = Koło teraz się nie kręci
wheel-closed-text = Zajrzyj innym razem.

## Coupons of an account

coupons-title = Moje kupony
coupons-lead = Kod wpisz w koszyku.
coupons-empty-title = Nie ma jeszcze kuponów
coupons-empty-text = Tu znajdziesz kupony, które wygrasz albo dostaniesz od nas.
coupon-copy = Kopiuj kod
coupon-copied = Skopiowano kupon
coupon-valid = Ważny do: { $date }
coupon-expired = Wygasł
coupon-used = Wykorzystany
coupon-minimum = Minimalna wartość zamówienia: { $amount }

## Reminders

reminders-title = Przypomnienia
reminders-text = O czym mamy do ciebie napisać. O każdej rzeczy piszemy raz, a potem ją usuwamy.
reminders-none = Nie masz żadnych przypomnień.
reminders-cart = Twój koszyk
reminders-stock = Znów dostępne
reminders-since = Od: { $date }
reminders-end = Usuń
cart-reminder-text = Jeszcze się zastanawiasz? Jeśli chcesz, przypomnimy o tym koszyku jedną wiadomością.
cart-reminder-submit = Przypomnij raz
cart-reminder-done = Dziękujemy. Napiszemy raz, chyba że zamówisz wcześniej.
cart-reminder-delete-title = Usuń przypomnienie
cart-reminder-delete-text = Jedno kliknięcie i nie przypomnimy o koszyku.
cart-reminder-delete-action = Usuń
cart-reminder-deleted-title = Usunięto
cart-reminder-deleted-text = Nie przypomnimy o koszyku.

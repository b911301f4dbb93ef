## Coming back from paying

order-number-of = Zamówienie { $number }
pay-meta-title = Płatność | { -brand }
pay-succeeded = Płatność się powiodła!
pay-processing = Przetwarzamy twoją płatność.
pay-processing-text = Ta strona odświeża się sama. Gdy płatność zostanie potwierdzona, wyślemy też e-mail.
pay-failed = Płatność się nie powiodła, spróbuj ponownie.
pay-error = Coś poszło nie tak.
pay-error-text = Twoje zamówienie jest zapisane. Spróbuj ponownie za chwilę.
pay-unknown-text = Spróbuj ponownie za chwilę.

## The payment step

checkout-title = Kasa
checkout-meta-title = Kasa | { -brand }
checkout-contact = Twój e-mail
checkout-email-help = Wyślemy na niego potwierdzenie zamówienia.
checkout-sign-in = Masz konto? Zaloguj się
checkout-address = Adres dostawy
checkout-collector = Kto odbierze zamówienie
checkout-saved = Zapisany adres
checkout-saved-new = Inny adres
checkout-billing-other = Inny adres do faktury
checkout-delivery = Dostawa
checkout-courier = Kurierem
checkout-pickup = Odbiór w naszym magazynie
checkout-hours = Od poniedziałku do piątku, { $opens }–{ $closes }
checkout-arrives = U ciebie: { $dates }
checkout-ready = Gotowe do odbioru: { $date }
checkout-payment = Płatność
checkout-card = Karta
checkout-wallet = Karta lub portfel mobilny
checkout-card-text = Zapłacisz w następnym kroku na bezpiecznej stronie operatora płatności.
checkout-cod-text = Płacisz przy odbiorze zamówienia.
checkout-sandbox = Płatność testowa
checkout-sandbox-text = Nic nie zostanie pobrane: sklep działa próbnie.
checkout-note = Uwagi dla kuriera
checkout-terms = Akceptuję regulamin sklepu.
checkout-terms-check = Zaznacz, aby kontynuować
checkout-place = Zamawiam z obowiązkiem zapłaty
checkout-back = Wróć do koszyka
checkout-changed = Co się zmieniło
checkout-before = Wcześniej:
checkout-now = Teraz:

## After the order

order-meta-title = Twoje zamówienie | { -brand }
order-thanks = Dziękujemy za zamówienie
order-sent = Potwierdzenie wysłaliśmy na adres { $email }.
order-unpaid = Twoje zamówienie czeka na płatność
order-unpaid-text = Przez krótki czas trzymamy dla ciebie produkty. Wyślemy je, gdy tylko zapłacisz.
order-cancelled-title = To zamówienie zostało anulowane
order-cancelled-text = Niczego nie wyślemy. Jeśli płatność już dotarła, zwrócimy pieniądze.
order-pay-now = Zapłać teraz
order-cancel = Anuluj zamówienie
order-cancel-sure = Czy na pewno chcesz anulować to zamówienie?
order-cancel-yes = Tak, anuluj zamówienie
order-cancel-no = Zachowaj zamówienie
order-lines = Produkty w zamówieniu
order-billing = Adres do faktury
order-invoice = Faktura
order-credit-notes = Faktury korygujące
order-track = Śledź paczkę
order-parcels = Paczki
order-refunded = Zwrócono
order-timeline = Przebieg zamówienia
order-again = Zamów ponownie
order-account = Załóż konto i miej wszystkie zamówienia w jednym miejscu
order-view = Zobacz zamówienie
order-state-payment = Płatność
order-state-delivery = Dostawa

## Bank account for a refund

refund-account-meta-title = Twój zwrot | { -brand }
refund-account-title = Gdzie mamy przelać pieniądze?
refund-account-text = Za zamówienie { $number } przelejemy { $amount } na twoje konto.
refund-account-given-title = Mamy numer twojego konta
refund-account-given-text = Na to konto przelejemy { $amount } za zamówienie { $number }. Do tego czasu możesz tu poprawić dane.
refund-account-correct = Podaj inne konto
refund-account-exported-title = Przelew jest w drodze
refund-account-exported-text = Na to konto przelewamy { $amount } za zamówienie { $number }. Danych nie można już zmienić. Coś się nie zgadza? Napisz do nas od razu.
refund-account-made-title = Pieniądze zostały przelane
refund-account-made-text = Za zamówienie { $number } przelaliśmy { $amount }. W zależności od banku mogą dotrzeć dopiero za kilka dni.
refund-account-missing-title = Ten link już nie działa
refund-account-missing-text = Otwórz link z naszego ostatniego e-maila o zwrocie. Jeśli on też nie działa, po prostu na niego odpowiedz.
refund-account-iban-help = Na przykład PL61 1090 1014 0000 0712 1981 2874
refund-account-routing-help = Dziewięć cyfr; znajdziesz je na czeku lub na stronie banku.
refund-account-action = Zapisz konto
field-account-holder = Właściciel konta
field-iban = IBAN
field-bank = Bank
field-routing-number = Numer rozliczeniowy oddziału
field-account-number = Numer konta

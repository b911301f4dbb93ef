## Coming back from paying

order-number-of = Zamówienie { $number }
pay-meta-title = Płatność | { -brand }
pay-succeeded = Płatność się powiodła!
pay-processing = Przetwarzamy twoją płatność.
pay-processing-text = Ta strona odświeża się sama. Gdy płatność zostanie potwierdzona, wyślemy też e-mail.
pay-failed = Płatność się nie powiodła, spróbuj ponownie.
pay-error = Coś poszło nie tak.
pay-error-text = Twoje zamówienie jest zapisane. Spróbuj ponownie za chwilę.
pay-by-email = Aby spróbować ponownie, otwórz link do zamówienia w e-mailu, który od nas masz.

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
checkout-arrives = U ciebie: { $from } – { $to }
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
checkout-no-script = Aby złożyć zamówienie, włącz w przeglądarce JavaScript i wczytaj stronę ponownie albo zamów e-mailem lub telefonicznie: { $email }, { $phone }.

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
order-track = Śledź paczkę
order-parcels = Paczki
order-refunded = Zwrócono
order-timeline = Przebieg zamówienia
order-again = Zamów ponownie
order-again-done = Wszystko jest znów w koszyku.
order-again-missing = Już niedostępne: { $names }
order-account = Załóż konto i miej wszystkie zamówienia w jednym miejscu
order-view = Zobacz zamówienie
order-state-payment = Płatność
order-state-delivery = Dostawa

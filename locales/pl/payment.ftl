# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = System płatności jest teraz niedostępny. Twoje zamówienie jest zapisane, spróbuj ponownie za chwilę.
error-payment-closed = Tej płatności nie można już kontynuować. Rozpocznij ją ponownie.
error-refund-too-much = To więcej, niż zostało z tej płatności.
error-refund-key = O ten zwrot poproszono już z inną kwotą.
error-refund-resolved = W sprawie tego zwrotu nie ma już nic do rozstrzygnięcia.
error-iban = To nie jest prawidłowy numer IBAN.
error-account-holder = Podaj imię i nazwisko właściciela konta.
error-account-bank = Podaj nazwę banku.
error-routing-number = Podaj dziewięć cyfr numeru rozliczeniowego.
error-account-number = Podaj numer konta, od 6 do 17 cyfr.
error-refund-account-closed = Konta nie można już zmienić. Jeśli coś się nie zgadza, napisz do nas.
error-refund-account-known = Numer konta jest już znany.
notice-refund-account-saved = Dziękujemy, numer konta został zapisany.

sandbox-title = Płatność testowa
sandbox-intro = Ta strona zastępuje operatora płatności. Karta nie jest potrzebna i nie przekazujemy żadnych pieniędzy.
sandbox-order = Zamówienie { $number }
sandbox-success = Zapłać
sandbox-success-help = Płatność udaje się od razu.
sandbox-slow = Zapłać z opóźnieniem
sandbox-slow-help = Płatność jest przetwarzana przez kilka sekund, a potem się udaje.
sandbox-decline = Odrzuć płatność
sandbox-decline-help = Bank odmawia; zamówienie można opłacić ponownie.
sandbox-abandon = Wróć do sklepu
sandbox-abandon-help = Nic nie zostanie zapłacone, a zamówienie na razie pozostanie otwarte.

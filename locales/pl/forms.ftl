# What every form of the shop says: what is wrong with a field, and the words around fields.

form-required = To pole jest wymagane
    .email = Podaj adres e-mail
    .password = Podaj hasło
    .firstName = Podaj imię
    .lastName = Podaj nazwisko
    .repeatPassword = Powtórz hasło
    .oldPassword = Podaj obecne hasło
    .countryId = Wybierz kraj
    .phoneCode = Wybierz numer kierunkowy kraju
    .phone = Podaj numer telefonu
    .name = Podaj imię i nazwisko
    .address = Podaj ulicę i numer
    .city = Podaj miejscowość
    .state = Podaj województwo lub prowincję
    .postalCode = Podaj kod pocztowy
    .deliveryType = Wybierz sposób dostawy
    .paymentMethod = Wybierz sposób płatności
    .holder = Podaj imię i nazwisko właściciela konta
    .iban = Podaj numer IBAN
    .bank = Podaj nazwę banku
    .routingNumber = Podaj numer rozliczeniowy
    .accountNumber = Podaj numer konta
    .company = Wpisz nazwę firmy
    .contactName = Wpisz imię i nazwisko osoby do kontaktu
    .webAddress = Wpisz adres strony internetowej
    .promotion = Napisz, jak nas przedstawisz
    .quantity = Wybierz liczbę sztuk
    .tShirts = Wybierz co najmniej jedną pozycję
    .invoiceNumber = Numer faktury nie może być pusty
    .orderNumber = Numer zamówienia nie może być pusty
    .contact = Wpisz adres e-mail lub kod pocztowy z zamówienia
    .reason = Wybierz powód zwrotu
    .photos = Dodaj co najmniej jedno zdjęcie
form-email = Podaj prawidłowy adres e-mail
form-web = Wpisz adres strony, na przykład example.com
form-min = Minimalna liczba znaków: { $min }
form-max = Maksymalna liczba znaków: { $max }
form-upper = Dodaj co najmniej jedną wielką literę
form-digit = Dodaj co najmniej jedną cyfrę
form-special = Dodaj co najmniej jeden znak specjalny, na przykład ! lub ?
form-same = Hasła nie są takie same
form-accepted = Zaakceptuj regulamin, żeby przejść dalej
form-phone = Podaj numer telefonu, pod który możemy zadzwonić
form-postcode = Podaj kod pocztowy, na przykład { $example }
form-date = Podaj prawidłową datę
form-choice = Wybierz jedną z opcji na liście
form-state = Podaj województwo lub prowincję
form-common-password = To hasło jest zbyt popularne. Wymyśl inne
form-wrong-password = To nie jest twoje obecne hasło

form-optional = (opcjonalnie)
form-summary = { $count ->
    [one] Jedno pole wymaga poprawki.
    [few] { $count } pola wymagają poprawki.
    [many] { $count } pól wymaga poprawki.
   *[other] { $count } pola wymaga poprawki.
}
form-failed = Nie udało się tego wysłać. Wpisane dane nadal tu są; spróbuj ponownie za chwilę.
form-sending = Chwileczkę
form-password-show = Pokaż hasło
form-password-help = Co najmniej 6 znaków, w tym wielka litera, cyfra i znak specjalny.
form-postcode-help = Na przykład { $example }
form-choose = Wybierz
form-save = Zapisz
form-cancel = Anuluj
form-leave-title = Wyjść bez zapisywania?
form-leave-text = Zmiany nie zostały jeszcze zapisane.
form-leave-stay = Edytuj dalej
form-leave-go = Wyjdź bez zapisywania

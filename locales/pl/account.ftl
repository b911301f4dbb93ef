# Signing in and up, and the signed-in area.

account-meta-title = { $title } | { -brand }

login-title = Zaloguj się
login-lead = Lista życzeń, adresy i zamówienia w jednym miejscu.
login-action = Zaloguj się
login-new = Nie masz jeszcze konta?
login-register = Załóż konto

register-title = Załóż konto
register-lead = Jedno konto we wszystkich naszych sklepach. Zajmie ci to minutę.
register-action = Załóż konto
register-known = Masz już konto?
register-terms = Znam i akceptuję regulamin sklepu.
register-terms-label = Regulamin sklepu
register-phone-help = Tylko na wypadek pytań o dostawę.

forgot-title = Nie pamiętasz hasła?
forgot-lead = Podaj swój adres e-mail, a wyślemy ci link do ustawienia nowego hasła.
forgot-action = Wyślij link
forgot-again = Minęło kilka minut i nic nie przyszło? Zajrzyj do spamu albo wyślij link jeszcze raz.
forgot-back = Wróć do logowania
reset-title = Ustaw nowe hasło
reset-lead = Po zmianie wylogujemy cię ze wszystkich urządzeń, a ty zalogujesz się już nowym hasłem.
reset-action = Zapisz nowe hasło
reset-new-link = Poproś o nowy link

verify-title = Twój adres e-mail
verify-waiting = Potwierdzamy twój adres e-mail.
verify-done-title = Dziękujemy, adres e-mail jest potwierdzony
verify-done-text = To już wszystko. Możesz dalej robić zakupy.
confirm-title = Twój nowy adres e-mail
confirm-waiting = Zmieniamy twój adres e-mail.
confirm-done-title = Adres e-mail został zmieniony
confirm-done-text = Od teraz logujesz się nowym adresem e-mail.
link-failed-title = Ten link nie działa
link-missing-text = Brakuje części linku. Otwórz go jeszcze raz z wiadomości albo skopiuj w całości.
link-confirm = Potwierdź
link-resend = Wyślij nową wiadomość
link-account = Przejdź do konta
link-home = Przejdź do sklepu

field-email = E-mail
field-password = Hasło
field-new-password = Nowe hasło
field-old-password = Obecne hasło
field-repeat-password = Powtórz hasło
field-first-name = Imię
field-last-name = Nazwisko
field-country = Kraj
field-phone-code = Kierunkowy
field-phone = Numer telefonu
field-birth = Data urodzenia
field-gender = Płeć
field-gender-none = Wolę nie podawać
field-gender-female = Kobieta
field-gender-male = Mężczyzna
field-gender-other = Inna
field-name = Imię i nazwisko
field-address = Ulica i numer
field-address2 = Mieszkanie, piętro, firma
field-city = Miejscowość
field-state = Województwo lub prowincja
field-postcode = Kod pocztowy

account-overview = Przegląd
account-orders = Zamówienia
account-coupons = Kupony
account-addresses = Adresy
account-sign-out = Wyloguj się
account-loading = Wczytywanie
account-load-failed = Nie udało się tego wczytać.

overview-hello = { $name ->
   *[any] Cześć
}
overview-title = Twoje konto
overview-unverified = Potwierdź swój adres e-mail. Wysłaliśmy wiadomość na { $email }.
overview-resend = Wyślij ponownie
overview-addresses = { $count ->
    [0] Brak zapisanych adresów
    [one] Jeden adres
    [few] { $count } adresy
    [many] { $count } adresów
   *[other] { $count } adresu
}
overview-wishlist = { $count ->
    [0] Jeszcze nic na niej nie ma
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktów
   *[other] { $count } produktu
}
overview-settings = Imię, e-mail, urządzenia, twoje dane
overview-password = Ustaw nowe
overview-wishlist-title = Lista życzeń

orders-title = Twoje zamówienia
orders-empty-title = Nie masz jeszcze zamówień
orders-empty-text = Gdy coś zamówisz, znajdziesz to tutaj razem z fakturą i informacją, gdzie jest paczka.
orders-empty-action = Rozejrzyj się po sklepie
order-missing-title = Nie znaleźliśmy tego zamówienia
order-missing-text = Na twoim koncie nie ma zamówienia { $invoice }. Być może zostało złożone bez logowania albo z innym adresem e-mail.
order-missing-back = Wróć do zamówień

addresses-title = Twoje adresy
addresses-empty = Nie masz jeszcze zapisanych adresów. Gdy dodasz pierwszy, zakupy zajmą tylko chwilę.
addresses-add = Dodaj adres
addresses-new = Nowy adres
addresses-edit-title = Edytuj adres
addresses-default = Adres domyślny
addresses-make-default = Ustaw jako domyślny
addresses-edit = Edytuj
addresses-delete = Usuń
addresses-delete-question = Usunąć ten adres?
addresses-delete-yes = Tak, usuń
addresses-delete-no = Zostaw
addresses-full = Więcej adresów nie możemy już zapisać (najwyżej { $max }). Usuń któryś, żeby dodać nowy.

settings-title = Ustawienia
settings-profile = Dane osobowe
settings-email = Adres e-mail
settings-email-verified = Potwierdzony
settings-email-unverified = Jeszcze niepotwierdzony
settings-email-pending = Wysłaliśmy wiadomość na { $email }. Zmiana zacznie obowiązywać, gdy otworzysz link z tej wiadomości.
settings-email-change = Zmień adres e-mail
settings-email-new = Nowy e-mail
settings-email-password = Twoje hasło, żebyśmy wiedzieli, że to ty
settings-email-action = Wyślij potwierdzenie
settings-email-sent = Wysłaliśmy wiadomość na nowy adres e-mail. Otwórz link, który w niej jest.
settings-sessions = Zalogowane urządzenia
settings-sessions-text = Któregoś nie znasz? Wyloguj je i zmień hasło.
settings-session-unknown = Nieznane urządzenie
settings-session-here = To urządzenie
settings-session-seen = Ostatnia aktywność: { $when }
settings-session-end = Wyloguj
settings-sessions-all = Wyloguj ze wszystkich urządzeń
settings-sessions-all-text = Także z tego.
settings-export = Kopia twoich danych
settings-export-text = Wszystkie dane osobowe, które o tobie przechowujemy, w jednym pliku.
settings-export-action = Pobierz swoje dane
settings-export-done = Twoje dane są w pliku { $file }.
settings-delete = Usunięcie konta
settings-delete-text = Profil, adresy i lista życzeń znikną na zawsze. Dane o zamówieniach, które musimy przechowywać zgodnie z prawem, zostaną, ale w miarę możliwości bez twojego imienia i nazwiska.
settings-delete-open = Usuń moje konto
settings-delete-action = Usuń na zawsze

password-title = Zmień hasło
password-lead = Po zmianie wylogujemy wszystkie pozostałe urządzenia.
password-action = Zmień hasło
password-changed = Hasło zostało zmienione.

## Stock alerts

stock-alert-delete-title = Usuń powiadomienia o dostępności
stock-alert-delete-text = Jedno kliknięcie i usuniemy twoje powiadomienia o dostępności razem z podanym adresem e-mail.
stock-alert-delete-action = Usuń
stock-alert-deleted-title = Usunięto
stock-alert-deleted-text = Usunęliśmy twoje powiadomienia o dostępności i adres e-mail.

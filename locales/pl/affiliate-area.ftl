# Strefa partnerów: dla tych, którzy pokazują sklep innym i zarabiają prowizję.

## Drogi

affiliate-nav = Strefa partnera
affiliate-nav-dashboard = Pulpit
affiliate-nav-links = Linki
affiliate-nav-analytics = Statystyki
affiliate-nav-discounts = Kody rabatowe
affiliate-nav-commissions = Prowizje
affiliate-nav-media-kit = Zdjęcia i teksty
affiliate-nav-profile = Profil

## Logowanie i zgłoszenie

affiliate-login-title = Logowanie dla partnerów
affiliate-login-lead = Twoje linki, zamówienia i zarobki.
affiliate-login-shopper = Szukasz swoich zamówień?
affiliate-login-shop = Zaloguj się do sklepu
affiliate-register-title = Dołącz do programu
affiliate-register-lead = Pokaż nasze ubrania ludziom, którzy cię słuchają, i zarabiaj prowizję od każdego zamówienia.
affiliate-register-you = O tobie
affiliate-register-email-help = Możesz podać ten sam adres e-mail co przy zakupach: to będzie osobne konto.
affiliate-register-how = Gdzie nas pokażesz
affiliate-register-action = Wyślij zgłoszenie
affiliate-kind = Zgłaszasz się jako
affiliate-kind-person = Osoba prywatna
affiliate-kind-company = Firma
affiliate-company = Firma
affiliate-web = Strona internetowa
affiliate-channels = Twoje kanały
affiliate-channel-kind = Kanał
affiliate-channel-address = Adres internetowy lub nazwa
affiliate-channel-followers = Obserwujący
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Coś innego
affiliate-countries = Kraje, w których mieszkają twoi odbiorcy
affiliate-promotion = Jak nas przedstawisz?
affiliate-promotion-help = Wystarczy kilka zdań. Numer konta podasz później.
affiliate-terms = Warunki programu
affiliate-terms-own = Na własnych zamówieniach i zamówieniach swoich domowników nie zarabiasz.
affiliate-terms-ads = Tam, gdzie pokazujesz nasze linki, wyraźnie zaznaczasz, że to reklama.
affiliate-terms-honest = Nie licytujesz naszej nazwy w wyszukiwarkach i nie obiecujesz niczego, czego my nie obiecujemy.
affiliate-terms-mail = Newslettery wysyłasz tylko osobom, które o nie prosiły.
affiliate-terms-returns = Od zwrotów i anulowanych zamówień nie ma prowizji. Dlatego prowizja czeka, aż minie czas na zwrot.
affiliate-terms-payout = Wypłacamy, gdy uzbiera się kwota minimalna. Podatki od niej płacisz we własnym zakresie.
affiliate-terms-agree = Znam i akceptuję warunki programu.
affiliate-terms-changed = Warunki programu się zmieniły
affiliate-applied-title = Dziękujemy, twoje zgłoszenie dotarło
affiliate-applied-text = Przeczyta je człowiek. Zajmie to kilka dni roboczych.
affiliate-applied-mail = Potwierdź swój adres e-mail linkiem, który właśnie wysłaliśmy.
affiliate-applied-read = O decyzji napiszemy e-mailem. Do tego czasu po zalogowaniu widzisz, na jakim etapie jest zgłoszenie.
affiliate-applied-start = Gdy cię przyjmiemy, utwórz swój pierwszy link.

## Stan

affiliate-pending-title = Czytamy twoje zgłoszenie
affiliate-pending-text = Gdy zdecydujemy, dostaniesz e-mail. Tymczasem możesz uzupełnić profil.
affiliate-rejected-title = Twoje zgłoszenie nie zostało przyjęte
affiliate-rejected-text = Jeśli coś się zmieniło, napisz do nas. Nasz adres e-mail jest na dole każdej strony sklepu.
affiliate-suspended-title = Twoje konto jest zawieszone
affiliate-suspended-text = Nadal widzisz tu wszystko, ale kliknięcia i zamówienia już się nie liczą i niczego nie można zmienić.
affiliate-left-title = Nie bierzesz już udziału w programie
affiliate-left-text = Twoje linki już się nie liczą. To, co udało ci się zarobić, jeszcze wypłacimy.
affiliate-reason = Powód:

## Liczby

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }.{ $month }.{ $year }
affiliate-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
affiliate-range = Okres
affiliate-date-from = Od
affiliate-date-to = Do
affiliate-compare = Porównaj z poprzednim okresem
affiliate-show = Pokaż
affiliate-all = Wszystkie
affiliate-show-all = Pokaż wszystkie
affiliate-earnings = Zarobki
affiliate-earnings-in = Zarobki ({ $currency })
affiliate-pending = Oczekujące
affiliate-paid = Wypłacone
affiliate-clicks = Kliknięcia
affiliate-clicks-before = Kliknięcia wcześniej
affiliate-conversions = Zamówienia
affiliate-conversion-rate = Konwersja
affiliate-epc = Zarobek na kliknięcie
affiliate-revenue = Sprzedaż
affiliate-sale = Sprzedaż
affiliate-commission = Prowizja
affiliate-before = Wcześniej:
affiliate-daily = Dzień po dniu
affiliate-measure = Co pokazuje wykres
affiliate-chart = { $what } według dni. Liczby są w tabeli.
affiliate-chart-before = Linia kropkowana to poprzedni okres.
affiliate-as-table = Pokaż jako tabelę
affiliate-sources = Skąd pochodzą kliknięcia
affiliate-source-none = Nie podano
affiliate-top-products = Najlepsze produkty
affiliate-top-pages = Najlepsze strony
affiliate-name = Nazwa
affiliate-csv = Zapisz jako CSV
affiliate-first-title = Twoje pierwsze kroki
affiliate-first-text = Na razie nie ma czego liczyć. Gdy ktoś otworzy twój link, zobaczysz to tutaj.
affiliate-first-link = Utwórz swój pierwszy link
affiliate-first-link-text = Do dowolnej strony dowolnego z naszych sklepów.
affiliate-first-link-action = Utwórz link
affiliate-first-media = Weź zdjęcia i teksty
affiliate-first-media-text = Wszystkie produkty z opisami, gotowe do udostępnienia.
affiliate-first-media-action = Otwórz zdjęcia i teksty
affiliate-first-payout = Podaj numer konta
affiliate-first-payout-text = Żebyśmy wiedzieli, dokąd przelewać twoje zarobki.
affiliate-first-payout-action = Otwórz profil

## Statystyki

affiliate-by = Podziel według
affiliate-by-day = Dzień
affiliate-by-source = Źródło
affiliate-by-medium = Medium
affiliate-by-campaign = Kampania
affiliate-by-content = Treść
affiliate-by-term = Słowo kluczowe
affiliate-by-country = Kraj
affiliate-by-device = Urządzenie
affiliate-by-browser = Przeglądarka
affiliate-by-product = Produkt
affiliate-by-landing = Strona wejścia
affiliate-device-mobile = Telefon
affiliate-device-tablet = Tablet
affiliate-device-desktop = Komputer
affiliate-analytics-empty = Brak kliknięć w tym okresie
affiliate-analytics-empty-text = Wybierz dłuższy okres albo udostępnij link.

## Linki

affiliate-links-lead = Każdy link zawiera twój kod. Zamówienia złożone przez niego liczą się na twoje konto.
affiliate-link-kind = Dokąd
affiliate-link-address = Adres strony
affiliate-link-address-help = Skopiuj go z dowolnego z naszych sklepów.
affiliate-link-category = Kategoria
affiliate-link-target = Produkt lub kategoria
affiliate-link-search = Szukaj wśród produktów i kategorii
affiliate-link-no-discount = Bez rabatu
affiliate-link-campaign = Kampania
affiliate-link-made = Twój link
affiliate-link-whole = Pełny link
affiliate-link-short = Krótki link
affiliate-link-qr = Kod QR
affiliate-link-qr-alt = Kod QR krótkiego linku
affiliate-link-qr-save = Zapisz kod QR
affiliate-link-copy = Kopiuj link
affiliate-link-copied = Link skopiowany
affiliate-copy-failed = Tu nie można kopiować. Zaznacz tekst i skopiuj go ręcznie.

## Kody rabatowe

affiliate-discounts-lead = Kody, które możesz rozdawać. Zamówienie z twoim kodem zawsze liczy się na twoje konto.
affiliate-discounts-empty = Nie ma jeszcze kodów rabatowych
affiliate-discounts-empty-text = Napiszemy, gdy będzie kod dla ciebie. Linki działają też bez kodu.
affiliate-discount = Kod rabatowy
affiliate-uses = Użycia
affiliate-copy-code = Kopiuj kod
affiliate-coupon-copied = Kod rabatowy skopiowany

## Prowizje

affiliate-commissions-lead = Każde zamówienie, które liczy się na twoje konto, bez imienia i nazwiska osoby zamawiającej.
affiliate-commissions-count = { $count ->
    [one] { $count } prowizja
    [few] { $count } prowizje
    [many] { $count } prowizji
   *[other] { $count } prowizji
}
affiliate-commissions-none = Nie ma takich prowizji
affiliate-commissions-none-text = Wybierz inne filtry.
affiliate-commissions-empty = Nie ma jeszcze prowizji
affiliate-commissions-empty-text = Pierwsze zamówienie przez twój link pojawi się tutaj.
affiliate-status = Stan
affiliate-status-pending = Oczekuje
affiliate-status-held = Wstrzymana
affiliate-status-approved = Zatwierdzona
affiliate-status-paid = Wypłacona
affiliate-status-rejected = Odrzucona
affiliate-status-reversed = Cofnięta
affiliate-status-active = Aktywny
affiliate-status-disabled = Wyłączony
affiliate-status-scheduled = Zaplanowany
affiliate-status-expired = Wygasł
affiliate-order = Zamówienie
affiliate-bonus = Premia
affiliate-adjustment = Korekta
affiliate-date = Data
affiliate-reversed = W tym zwrócono: { $amount }
affiliate-hold-until = Czeka do: { $date }
affiliate-statements = Rozliczenia
affiliate-statement = Rozliczenie: { $month }/{ $year }

## Zdjęcia i teksty

affiliate-media-lead = Zdjęcia i teksty naszych produktów. Możesz ich używać, dopóki bierzesz udział w programie.
affiliate-feed = Lista produktów
affiliate-feed-text = Wszystkie produkty z cenami i twoim kodem w każdym linku.
affiliate-media-products = Produkty
affiliate-media-empty = Nie ma jeszcze produktów
affiliate-media-empty-text = Ten sklep nie ma teraz nic do pokazania.
affiliate-picture-save = Zapisz zdjęcie: { $name }
affiliate-copy-text = Kopiuj tekst
affiliate-text-copied = Tekst skopiowany

## Profil

affiliate-details = Twoje dane
affiliate-profile-updated = Profil zaktualizowany
affiliate-code = Twój kod
affiliate-code-copied = Kod skopiowany
affiliate-tier = Poziom
affiliate-time-zone = Strefa czasowa
affiliate-emails = E-maile
affiliate-emails-commissions = Gdy zamówienie zostanie mi zaliczone
affiliate-emails-statements = Moje miesięczne rozliczenie
affiliate-programme = Program
affiliate-programme-window = Po kliknięciu zamówienie liczy się przez
affiliate-programme-hold = Po dostawie prowizja czeka
affiliate-programme-minimum = Wypłacamy od
affiliate-programme-bonus = Premia od liczby zatwierdzonych zamówień w miesiącu: { $count }
affiliate-payout = Wypłata
affiliate-payout-text = Konto, na które przelewamy twoje zarobki. Przechowujemy je zaszyfrowane, a o każdej zmianie do ciebie piszemy.
affiliate-payout-changed = Ostatnia zmiana: { $date }
affiliate-payout-action = Zapisz konto
affiliate-leave = Odejście z programu
affiliate-leave-open = Odejdź z programu
affiliate-leave-text = Twoje linki i kody od razu przestaną się liczyć. To, co do tego czasu zarobisz, jeszcze wypłacimy.
affiliate-leave-action = Odejdź na zawsze

## Co się nie udało

affiliate-error = Wystąpił błąd
affiliate-error-profile = Nie udało się wczytać profilu
affiliate-error-update = Nie udało się zaktualizować profilu
affiliate-error-dashboard = Nie udało się wczytać pulpitu
affiliate-error-discounts = Nie udało się wczytać kodów rabatowych
affiliate-error-commissions = Nie udało się wczytać prowizji
affiliate-error-link = Nie udało się utworzyć linku
affiliate-error-analytics = Nie udało się wczytać statystyk

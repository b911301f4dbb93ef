# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Najpierw się zaloguj.
error-credentials = Nieprawidłowy adres e-mail lub hasło.
error-forbidden = Nie masz do tego uprawnień.
error-not-found = Nie udało się znaleźć tego, czego szukasz.
error-page-not-found = Nie znaleziono strony: { $path }
error-bad-request = Nie rozumiemy tego żądania.
error-method-not-allowed = Tego adresu internetowego nie można użyć w ten sposób.
error-too-large = To jest zbyt duże.
error-rate-limited = Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.
error-internal = Coś poszło nie tak.
error-unavailable = Sklep jest teraz przeciążony. Spróbuj ponownie za chwilę.
error-request-timeout = Żądanie dotarło zbyt wolno. Sprawdź połączenie i spróbuj ponownie.

error-invalid = Niektóre dane są nieprawidłowe. Sprawdź pola wymienione poniżej.
error-parameter-required = Brakuje tej wartości.
error-parameter-number = To musi być liczba całkowita.
error-parameter-decimal = To musi być liczba.
error-parameter-range = Wartość musi mieścić się między { $min } a { $max }.
error-parameter-choice = Dozwolone wartości: { $choices }.
error-parameter-characters = Zawiera znak, którego nie można użyć.
error-parameter-long = To jest za długie. Dozwolona liczba znaków: najwyżej { $max }.
error-parameter-many = Wartości jest za dużo. Dozwolona liczba: najwyżej { $max }.
error-parameter-text = To musi być tekst.
error-parameter-flag = Dozwolone wartości: true lub false.
error-parameter-list = To musi być lista.
error-parameter-object = To musi być obiekt z polami.
error-idempotency-key = Idempotency-Key musi mieć od 1 do 255 widocznych znaków.
error-idempotency-reused = Ten Idempotency-Key został już użyty w innym żądaniu.
error-idempotency-pending = To samo żądanie jest jeszcze przetwarzane. Spróbuj ponownie za chwilę.
error-idempotency-unkept = To żądanie zostało już wykonane, ale odpowiedź była zbyt duża, aby ją zachować. Odśwież stronę, aby zobaczyć wynik.
error-country-mismatch = Ten adres internetowy należy do sklepu w innym kraju.

error-user-exists = Konto z tym adresem e-mail już istnieje. Możesz się zalogować.
error-link-expired = Link wygasł albo jest nieprawidłowy. Spróbuj ponownie.
error-addresses-full = Nie ma już miejsca na kolejny adres (najwyżej { $max }). Najpierw usuń któryś z zapisanych.
error-email-same = To już jest twój adres e-mail.
error-email-verified = Twój adres e-mail jest już potwierdzony.

error-wishlist-duplicate = Ten produkt jest już na liście życzeń.
error-wishlist-full = Twoja lista życzeń jest pełna. Najpierw coś z niej usuń.

## Cart and coupons

error-cart-gone = Ten produkt nie jest już dostępny.
error-cart-not-here = Tego produktu nie sprzedajemy w tym sklepie.
error-cart-sold-out = Ten produkt jest wyprzedany.
error-cart-short = { $count ->
    [one] Została już tylko { $count } sztuka.
    [few] Zostały już tylko { $count } sztuki.
    [many] Zostało już tylko { $count } sztuk.
   *[other] Zostało już tylko { $count } sztuki.
}
error-cart-price = Cena się zmieniła: wcześniej { $before }, teraz { $now }.
error-cart-full = Twój koszyk jest pełny. Najpierw coś z niego usuń.
error-reorder-gone = Już niedostępne: { $names }
error-quantity-required = Podaj ilość.
error-coupon-unknown = Nie znamy takiego kodu rabatowego. Spróbuj ponownie.
error-coupon-used-up = Ten kod rabatowy został już wykorzystany.
error-coupon-used = Ten kod rabatowy już został przez ciebie użyty.
error-coupon-not-started = Ten kod rabatowy jeszcze nie obowiązuje.
error-coupon-expired = Ten kod rabatowy stracił ważność.
error-coupon-products = Ten kod rabatowy nie dotyczy produktów w twoim koszyku.
error-coupon-minimum = Do użycia tego kodu brakuje jeszcze { $missing }.
error-coupon-email = Zaloguj się, aby użyć kodu rabatowego, lub podaj adres e-mail przy kasie.

error-stock-alert-available = Produkt jest znów dostępny: możesz go zamówić.

## Partnerzy

error-affiliate-pending = Jeszcze nie rozpatrzyliśmy twojego zgłoszenia. Napiszemy, gdy tylko to zrobimy.
error-affiliate-rejected = Twoje zgłoszenie nie zostało przyjęte.
error-affiliate-suspended = Twoje partnerstwo jest zawieszone. Nadal możesz przeglądać swoje wyniki.
error-affiliate-left = Nie należysz już do programu partnerskiego.
error-affiliate-programme-closed = Nasz program partnerski jeszcze nie działa.
error-affiliate-payout-closed = Nie można teraz zapisać danych do wypłaty. Spróbuj później.
